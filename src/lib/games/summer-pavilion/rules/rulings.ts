// Effects and refusals of this game: thin makers that hold each clause to the facts its sentence needs.
import type { Allowed, ClauseId, Effect, SeatId } from '../../../referee/ruling.ts';
import { allowed } from '../../../referee/ruling.ts';
import { makersOf } from '../../../referee/saying.ts';
import type { EffectClause, EffectFacts, RefusalFacts } from './facts.ts';
import type { State } from './state.ts';

export { refuseSeat } from '../../../referee/saying.ts';

export const { refuse, refuseFirmly } = makersOf<RefusalFacts, EffectFacts>();

export function effect<C extends EffectClause>(
  clause: C,
  seat: SeatId | undefined,
  facts: EffectFacts[C],
  also?: readonly ClauseId[],
): Effect {
  if (seat === undefined) return also === undefined ? { clause, facts } : { clause, facts, also };
  return also === undefined ? { clause, seat, facts } : { clause, seat, facts, also };
}

/** An effect that is a line of the sheet. */
export function points<C extends EffectClause>(
  clause: C,
  seat: SeatId,
  amount: number,
  facts: EffectFacts[C],
  also?: readonly ClauseId[],
): Effect {
  return also === undefined
    ? { clause, seat, points: amount, facts }
    : { clause, seat, points: amount, facts, also };
}

/** A state under way with what has followed so far: phases hand it on. */
export interface Course {
  readonly state: State;
  readonly effects: Effect[];
}

export function rest({ state, effects }: Course): Allowed<State> {
  return allowed(state, effects);
}
