// Where the one obvious key of a scene stands: in the thumb zone of a running match, at the foot of its form anywhere else.
import { getContext, setContext, type Snippet } from 'svelte';

const THUMB = Symbol('thumb');

/** The place in the thumb zone that a scene may fill. */
export class Thumb {
  key = $state.raw<Snippet>();

  /** Shows a key until the returned function is called. */
  lend(key: Snippet): () => void {
    this.key = key;
    return () => {
      if (this.key === key) this.key = undefined;
    };
  }
}

export function offerThumb(): Thumb {
  return setContext(THUMB, new Thumb());
}

/** For a form that opens above a running match: its keys stay with it. */
export function keepKeysHere(): void {
  setContext(THUMB, undefined);
}

export function thumbHere(): Thumb | undefined {
  return getContext<Thumb | undefined>(THUMB);
}
