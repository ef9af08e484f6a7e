// What the players' own box of a game holds, followed while a screen is open; each part is kept as soon as it is told.
import { onMount } from 'svelte';
import type { Copy } from '../referee/storeFile.ts';
import type { StoreFault } from '../storage/faults.ts';
import { changeOwnCopy, readOwnCopy } from './ownCopy.ts';

interface Box<Held> {
  readonly game: string;
  /** For a box that nothing was told of yet. */
  readonly name: () => string;
  /** What the game reads from it, however damaged. */
  readonly from: (contents: Copy['contents']) => Held;
}

/** Called while a component is set up. */
export function followCopy<Held extends object>({ game, name, from }: Box<Held>) {
  let current = $state.raw(from({}));
  let isKnown = $state(false);
  let fault = $state.raw<StoreFault>();

  /** Also after a file has taken the place of what was told. */
  async function read(): Promise<void> {
    const copy = await readOwnCopy(game);
    if (copy.ok) current = from(copy.value?.contents ?? {});
    fault = copy.ok ? undefined : copy.fault;
    isKnown = true;
  }

  /**
   * What is told follows from all that is kept by then: another window may have told more. Only what has been written is
   * known. True when it was kept.
   */
  async function change(next: (before: Held) => Copy['contents']): Promise<boolean> {
    const told = await changeOwnCopy(game, name(), (before) => next(from(before)));
    fault = told.ok ? undefined : told.fault;
    if (told.ok) current = from(told.value.contents);
    return told.ok;
  }

  onMount(() => {
    void read();
  });

  return {
    get current() {
      return current;
    },
    /** False until the copy has been looked at. */
    get isKnown() {
      return isKnown;
    },
    /** Why it could not be read, or what was told last is not kept. */
    get fault() {
      return fault;
    },
    read,
    change,
  };
}
