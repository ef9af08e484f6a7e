// The refusal on the screen, kept for this window: who leaves for the rulebook, or reloads, comes back to it.
import type { ClauseId, Refusal } from '../referee/ruling.ts';
import { keepLeft, leftBefore } from './leftBefore.ts';
import type { LiveMatch } from './liveMatch.svelte.ts';

export interface Refused<Move> {
  readonly move: Move;
  readonly refusal: Refusal;
  /** Clauses already waived for this move, when a second one refuses it too. */
  readonly waived: readonly ClauseId[];
  /** Said on the scene already and chosen all the same: only the reason is asked. */
  readonly isMeant?: boolean;
}

export function keepRefused<State, Move>(
  live: LiveMatch<State, Move>,
  refused: Refused<Move> | undefined,
): void {
  keepLeft('refused', live, refused && { move: refused.move, waived: refused.waived });
}

/** Ruled on anew, and not shown where it is allowed now or cannot be read. */
export function refusedBefore<State, Move>(
  live: LiveMatch<State, Move>,
): Refused<Move> | undefined {
  const left = leftBefore('refused', live);
  if (left === undefined) return undefined;
  try {
    const { waived } = left;
    const move = left.move as Move;
    const ruling = live.rules.rule(live.state, move, new Set(waived));
    return ruling.allowed ? undefined : { move, waived, refusal: ruling.refusal };
  } catch {
    return undefined;
  }
}
