// Effects and refusals of this game: thin makers that hold each clause to the facts its sentence needs.
import type { Allowed, ClauseId, Effect, Refused, SeatId } from '../../../referee/ruling.ts';
import { allowed } from '../../../referee/ruling.ts';
import type { EffectClause, EffectFacts, RefusalClause, RefusalFacts } from './facts.ts';
import { shapedState, type State } from './state.ts';

export function refuse<C extends RefusalClause>(
  clause: C,
  facts: RefusalFacts[C],
  also: readonly ClauseId[] = [],
): Refused {
  return { allowed: false, refusal: { clause, facts, also } };
}

/** A refusal nobody can overrule: there is nothing to carry out. */
export function refuseFirmly<C extends RefusalClause>(
  clause: C,
  facts: RefusalFacts[C],
  also: readonly ClauseId[] = [],
): Refused {
  return { allowed: false, refusal: { clause, facts, also, firm: true } };
}

/** A move that names a seat which is not at the table. */
export function refuseSeat(seat: SeatId): Refused {
  return {
    allowed: false,
    refusal: { clause: 'table.seat-unknown', facts: { seat }, firm: true },
  };
}

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
  return allowed(shapedState(state), effects);
}
