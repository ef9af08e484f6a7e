// Effects and refusals of this game: thin makers that hold each clause to the facts its sentence needs.
import type { Allowed, ClauseId, Effect, Refused, SeatId } from '../../../referee/ruling.ts';
import { allowed } from '../../../referee/ruling.ts';
import type { EffectClause, EffectFacts, RefusalClause, RefusalFacts } from './facts.ts';
import type { State } from './state.ts';

export function refuse<C extends RefusalClause>(
  clause: C,
  facts: RefusalFacts[C],
  also: readonly ClauseId[] = [],
): Refused {
  return { allowed: false, refusal: { clause, facts: { ...facts }, also } };
}

/** A refusal nobody can overrule: there is nothing to carry out. */
export function refuseFirmly<C extends RefusalClause>(
  clause: C,
  facts: RefusalFacts[C],
  also: readonly ClauseId[] = [],
): Refused {
  return { allowed: false, refusal: { clause, facts: { ...facts }, also, firm: true } };
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
  also: readonly ClauseId[] = [],
): Effect {
  const said = { clause, facts: { ...facts }, also };
  return seat === undefined ? said : { ...said, seat };
}

/** An effect that moves the scoring marker; a line of the sheet unless it comes to nothing. */
export function scored<C extends EffectClause>(
  clause: C,
  seat: SeatId,
  points: number,
  facts: EffectFacts[C],
  also: readonly ClauseId[] = [],
): Effect {
  const said = effect(clause, seat, facts, also);
  return points === 0 ? said : { ...said, points };
}

/** A state under way with what has followed so far: phases hand it on. */
export interface Course {
  readonly state: State;
  readonly effects: readonly Effect[];
}

export function rest({ state, effects }: Course): Allowed<State> {
  return allowed(state, effects);
}

export function withEffects({ state, effects }: Course, ...more: readonly Effect[]): Course {
  return { state, effects: [...effects, ...more] };
}
