// Shared with whatever is shown inside a match, or in a rulebook that was opened from one: a clause lists there where it mattered in it.
import { getContext, setContext } from 'svelte';
import type { EntryId } from '../referee/entry.ts';
import type { NameOf, Rulebook } from '../referee/game.ts';
import type { ClauseId } from '../referee/ruling.ts';
import type { MatchSight } from '../table/matchSight.svelte.ts';

type Sight = MatchSight<unknown, unknown>;

export interface InMatch {
  readonly live: Pick<Sight, 'id' | 'match' | 'seats' | 'modes' | 'stateBefore'>;
  readonly rulebook: Rulebook;
  readonly nameOf: NameOf;
  /** The table keeps its totals to itself, or nobody knows them before the end. */
  readonly saysNoTotal?: boolean;
  /** Outside its table: which clauses mattered, in how many moves, and where each of these stands in its history. */
  readonly outside?: {
    readonly mattering: ReadonlyMap<ClauseId, number>;
    readonly href: string;
    /** Before the link is followed. */
    readonly leaveFor: (entry: EntryId) => void;
  };
}

const IN_MATCH = Symbol('in match');

/** `match` is asked again whenever it is needed; undefined as long as there is none. */
export function shareMatch(match: () => InMatch | undefined): void {
  setContext(IN_MATCH, match);
}

/** Undefined outside a match. */
export function matchHere(): (() => InMatch | undefined) | undefined {
  return getContext<(() => InMatch | undefined) | undefined>(IN_MATCH);
}
