// Shared with whatever is shown inside a match: a clause lists there where it mattered in it.
import { getContext, setContext } from 'svelte';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { LiveMatch } from '../table/liveMatch.svelte.ts';

export interface InMatch {
  readonly live: LiveMatch;
  readonly rulebook: Rulebook;
  readonly nameOf: NameOf;
}

const IN_MATCH = Symbol('in match');

/** `match` is asked again whenever it is needed. */
export function shareMatch(match: () => InMatch): void {
  setContext(IN_MATCH, match);
}

/** Undefined outside a match. */
export function matchHere(): (() => InMatch) | undefined {
  return getContext<(() => InMatch) | undefined>(IN_MATCH);
}
