// What a sheet has come up to say: heard with its title, before the key that it opens at.
import { getContext, setContext } from 'svelte';

const SAID = Symbol('said in a sheet');

/** Called as the sheet is set up, with an id of its own; undefined where it has not come up to say something. */
export function shareSaid(id: string | undefined): void {
  setContext(SAID, id);
}

/** The id of what is said; none where nothing comes up with it. */
export function saidHere(): string | undefined {
  return getContext<string | undefined>(SAID);
}

/** The id of what stands before it: which move it is about, and the verdict in a word. */
export function beforeSaid(said: string | undefined): string | undefined {
  return said && `${said}-before`;
}
