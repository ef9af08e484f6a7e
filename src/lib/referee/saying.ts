// Makers of refusals and effects that hold each clause to the facts its sentence needs; and a state under way with what was said.
import type { Allowed, ClauseId, Effect, Facts, Refused, SeatId } from './ruling.ts';
import { allowed } from './ruling.ts';

/** Facts by clause, as a game writes them down once. */
type FactsOf<Clauses> = { readonly [C in keyof Clauses]: Facts };

/** The makers of one game: `Refusals` and `Effects` say which facts stand behind which clause. */
export function makersOf<Refusals extends FactsOf<Refusals>, Effects extends FactsOf<Effects>>() {
  type Refusing = <C extends keyof Refusals & ClauseId>(
    clause: C,
    facts: Refusals[C],
    also?: readonly ClauseId[],
  ) => Refused;
  const refuse: Refusing = (clause, facts, also = []) => ({
    allowed: false,
    refusal: { clause, facts, also },
  });
  /** A refusal nobody can overrule: there is nothing to carry out. */
  const refuseFirmly: Refusing = (clause, facts, also = []) => ({
    allowed: false,
    refusal: { clause, facts, also, firm: true },
  });
  const effect = <C extends keyof Effects & ClauseId>(
    clause: C,
    seat: SeatId | undefined,
    facts: Effects[C],
    also: readonly ClauseId[] = [],
  ): Effect => (seat === undefined ? { clause, facts, also } : { clause, facts, also, seat });
  return { refuse, refuseFirmly, effect };
}

/** A move that names a seat which is not at the table. */
export function refuseSeat(seat: SeatId): Refused {
  return {
    allowed: false,
    refusal: { clause: 'table.seat-unknown', facts: { seat }, firm: true },
  };
}

/** A state under way with what has followed so far: phases hand it on. */
export interface Course<State> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** What a phase answers when all that follows from a move has been said. */
export function rest<State>({ state, effects }: Course<State>): Allowed<State> {
  return allowed(state, effects);
}

/** In the order in which the table hears them: what is said later stands behind. */
export function withEffects<State>(
  { state, effects }: Course<State>,
  ...more: readonly Effect[]
): Course<State> {
  return { state, effects: [...effects, ...more] };
}
