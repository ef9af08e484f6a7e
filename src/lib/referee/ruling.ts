// What a rule answers: allowed with effects, or refused; each with the clause it rests on and the facts it saw.

/** A clause of a rulebook, `game.section.name`; `table.…` for what the table itself decides. */
export type ClauseId = `${string}.${string}`;

/** A seat of one match, stable for its whole life; clockwise order is kept by the set-up. */
export type SeatId = string;

/** Plain JSON, so that a ruling can be shown, exported and compared. */
export type Fact =
  string | number | boolean | undefined | readonly Fact[] | { readonly [name: string]: Fact };

/** What the sentence of a clause needs to be said: amounts with their unit in the name, pieces by their id. */
export type Facts = { readonly [name: string]: Fact };

/** What follows from a move. Recomputed at each replay, never stored; those with points are the score sheet. */
export interface Effect {
  readonly clause: ClauseId;
  readonly seat?: SeatId;
  /** Points gained (positive) or lost (negative), as really moved on the track. */
  readonly points?: number;
  readonly facts: Facts;
  /** Clauses that had a part in it, shown under the deciding one. */
  readonly also?: readonly ClauseId[];
}

/** Why a move is not allowed: an answer, not an exception; shown, never stored. */
export interface Refusal {
  readonly clause: ClauseId;
  readonly facts: Facts;
  readonly also?: readonly ClauseId[];
  /** True when there is nothing to carry out (no such seat, space, phase): no table can overrule it. */
  readonly firm?: true;
}

export interface Allowed<State> {
  readonly allowed: true;
  readonly state: State;
  readonly effects: readonly Effect[];
}

export interface Refused {
  readonly allowed: false;
  readonly refusal: Refusal;
}

export type Ruling<State> = Allowed<State> | Refused;

/** Clauses the table has set aside for one move ("we let it stand"). */
export type Waived = ReadonlySet<ClauseId>;

export const NOTHING_WAIVED: Waived = new Set();

export function allowed<State>(state: State, effects: readonly Effect[]): Allowed<State> {
  return { allowed: true, state, effects };
}

export function refused(refusal: Refusal): Refused {
  return { allowed: false, refusal };
}
