// "May Ann build here with the green die?": moves ruled on one after the other from a table that stays as it is.
import type { ClauseId, Effect, Refusal } from './ruling.ts';
import type { Rules, Setup } from './rules.ts';

export interface DryRun<Move = unknown> {
  readonly moves: readonly Move[];
  /** What would follow; of those before the refused one, where one is refused. */
  readonly effects: readonly Effect[];
  readonly refusal: Refusal | undefined;
  /** Which of the moves it refuses: those behind it were not ruled on. */
  readonly refusedAt: number | undefined;
  /** Set aside because only a part of a move was tried: what is allowed so cannot be told yet. */
  readonly waived: readonly ClauseId[];
}

/** Stops at the first move that is refused. `waived`: clauses set aside for each of them. */
export function dryRun<State, Move>(
  rules: Rules<Setup, State, Move>,
  state: State,
  moves: readonly Move[],
  waived: readonly ClauseId[] = [],
): DryRun<Move> {
  const aside = new Set(waived);
  let now = state;
  const effects: Effect[] = [];
  for (const [at, move] of moves.entries()) {
    const ruling = rules.rule(now, move, aside);
    if (!ruling.allowed) return { moves, effects, refusal: ruling.refusal, refusedAt: at, waived };
    now = ruling.state;
    effects.push(...ruling.effects);
  }
  return { moves, effects, refusal: undefined, refusedAt: undefined, waived };
}
