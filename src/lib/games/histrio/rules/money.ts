// Ecus that change hands. A purse never goes below nothing; with coins counted at the very end only the festival is on the sheet.
import type { ClauseId, SeatId } from '../../../referee/ruling.ts';
import type { EffectClause, EffectFacts } from './facts.ts';
import type { Course } from './rulings.ts';
import { effect } from './rulings.ts';
import { seatOf, withSeat } from './table.ts';

/** Gives (positive) or takes (negative) ecus and writes the line; the purse must hold what is taken. */
export function pay<C extends EffectClause>(
  { state, effects }: Course,
  clause: C,
  seat: SeatId,
  ecus: number,
  facts: EffectFacts[C],
  also?: readonly ClauseId[],
): Course {
  const line = effect(clause, seat, facts, also);
  if (state.purses === 'counted' && state.phase !== 'scoring')
    return { state, effects: [...effects, line] };
  const has = seatOf(state, seat)?.ecus ?? 0;
  return {
    state: withSeat(state, seat, { ecus: has + ecus }),
    effects: [...effects, { ...line, points: ecus }],
  };
}
