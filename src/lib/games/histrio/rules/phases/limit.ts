// How many secret requests may lie before a player. Rulebook «Тайные Просьбы».
import type { Readings, SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';

export function isTooMany({ tables }: Table, { readings }: State, seat: SeatState): boolean {
  return heldBy(readings, seat) > tables.requestLimit;
}

interface Lying {
  readonly requests?: number | undefined;
  readonly faceUp?: string | undefined;
}

/** Requests before a seat, as the limit counts them. */
export function heldBy(
  { limit }: Pick<Readings, 'limit'>,
  { requests = 0, faceUp }: Lying,
): number {
  return requests + (faceUp !== undefined && limit === 'face-up-counts' ? 1 : 0);
}

/** The seat that has to choose which request goes, before anything else is done. */
export function overfull(table: Table, state: State): SeatState | undefined {
  return state.cards === undefined
    ? undefined
    : state.seats.find((seat) => isTooMany(table, state, seat));
}
