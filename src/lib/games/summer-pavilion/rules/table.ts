// What every rule of this game looks at besides the state: the tables, the board and what the table has waived.
import type { Waived } from '../../../referee/ruling.ts';
import type { Colour } from '../data/pieces.ts';
import type { Tables } from '../data/tables.ts';
import type { Board } from './board.ts';
import type { State } from './state.ts';

export interface Table {
  /** Of the ruleset: 1, 2, 3 … */
  readonly version: number;
  readonly tables: Tables;
  readonly boards: Readonly<Record<'coloured' | 'grey', Board>>;
  readonly waived: Waived;
}

export { stands } from '../../../referee/seats.ts';

export function boardAt({ boards }: Table, state: State): Board {
  return boards[state.side];
}

/** Joker colour of a round. Rulebook «Цвет джокера». */
export function jokerOf({ jokers }: Pick<Tables, 'jokers'>, round: number): Colour {
  const joker = jokers[round - 1];
  if (joker === undefined) throw new Error(`Round ${round} has no joker colour in the tables`);
  return joker;
}

/** Tiles in the box. */
export function allTiles({ tables }: Pick<Table, 'tables'>): number {
  return tables.tilesPerColour * tables.jokers.length;
}

/** Factory displays in use; none where so many cannot play. */
export function displaysFor({ displays }: Tables, seats: number): number {
  return displays[String(seats)] ?? 0;
}

export function indexOfSeat(state: State, seat: string): number {
  return state.seats.findIndex((one) => one.seat === seat);
}

export function seatAt(state: State, index: number): State['seats'][number] {
  const seat = state.seats[index];
  if (seat === undefined) throw new Error(`No seat at ${index}`);
  return seat;
}
