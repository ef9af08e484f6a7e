// Effects and refusals of this game: the shared makers, held to the facts of its clauses, and the lines of its sheet.
import type { ClauseId, Effect, SeatId } from '../../../referee/ruling.ts';
import type { Course as CourseOf } from '../../../referee/saying.ts';
import { makersOf } from '../../../referee/saying.ts';
import type { EffectClause, EffectFacts, RefusalFacts } from './facts.ts';
import type { State } from './state.ts';

export { refuseSeat, rest, withEffects } from '../../../referee/saying.ts';

export const { refuse, refuseFirmly, effect } = makersOf<RefusalFacts, EffectFacts>();

/** An effect that is a line of the sheet, also where it comes to nothing: a token at 1 point cost 0. */
export function points<C extends EffectClause>(
  clause: C,
  seat: SeatId,
  amount: number,
  facts: EffectFacts[C],
  also: readonly ClauseId[] = [],
): Effect {
  return { clause, facts, also, seat, points: amount }; // one literal: to spread an effect costs a replay a tenth of its time
}

export type Course = CourseOf<State>;
