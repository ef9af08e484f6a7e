// Effects and refusals of this game: the shared makers, held to the facts of its clauses, and the lines of its sheet.
import type { ClauseId, Effect, SeatId } from '../../../referee/ruling.ts';
import type { Course as CourseOf } from '../../../referee/saying.ts';
import { makersOf } from '../../../referee/saying.ts';
import type { EffectClause, EffectFacts, RefusalFacts } from './facts.ts';
import type { State } from './state.ts';

export { refuseSeat, rest, withEffects } from '../../../referee/saying.ts';

export const { refuse, refuseFirmly, effect } = makersOf<RefusalFacts, EffectFacts>();

/** An effect that moves the scoring marker; a line of the sheet unless it comes to nothing. */
export function scored<C extends EffectClause>(
  clause: C,
  seat: SeatId,
  points: number,
  facts: EffectFacts[C],
  also?: readonly ClauseId[],
): Effect {
  const said = effect(clause, seat, facts, also);
  return points === 0 ? said : { ...said, points };
}

export type Course = CourseOf<State>;
