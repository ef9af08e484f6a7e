// The refusal on the screen, kept for this window: who leaves for the rulebook, or reloads, comes back to it.
import type { ClauseId, Refusal } from '../referee/ruling.ts';
import { keepHere, keptHere } from './keptHere.ts';
import type { LiveMatch } from './liveMatch.svelte.ts';

export interface Refused<Move> {
  readonly move: Move;
  readonly refusal: Refusal;
  /** Clauses already waived for this move, when a second one refuses it too. */
  readonly waived: readonly ClauseId[];
}

interface Kept<Move> {
  readonly move: Move;
  readonly waived: readonly ClauseId[];
  /** Entries in the log then: with others it is no longer the last thing that was said. */
  readonly told: number;
}

const nameOf = (match: string) => `refused.${match}`;

export function keepRefused<State, Move>(
  live: LiveMatch<State, Move>,
  refused: Refused<Move> | undefined,
): void {
  const told = live.match.log.length;
  const kept: Kept<Move> | undefined = refused && {
    move: refused.move,
    waived: refused.waived,
    told,
  };
  keepHere(nameOf(live.id), kept);
}

/** Ruled on anew, and not shown where it is allowed now or cannot be read. */
export function refusedBefore<State, Move>(
  live: LiveMatch<State, Move>,
): Refused<Move> | undefined {
  const kept = keptHere(nameOf(live.id)) as Kept<Move> | undefined;
  if (kept?.told !== live.match.log.length) return undefined;
  try {
    const { move, waived } = kept;
    const ruling = live.rules.rule(live.state, move, new Set(waived));
    return ruling.allowed ? undefined : { move, waived, refusal: ruling.refusal };
  } catch {
    return undefined;
  }
}
