// The table of one match as the rules see it. Immutable plain JSON; derived by replay, never stored.
import type { SeatId } from '../../../referee/ruling.ts';
import type { TrackingLevel } from '../../../referee/rules.ts';
import type { Side, Tiles } from '../data/pieces.ts';
import type { Cells } from './board.ts';
import type { Phase } from './moves.ts';

export interface State {
  readonly level: TrackingLevel;
  readonly side: Side;
  readonly readings: Readings;
  /** 1…6 */
  readonly round: number;
  readonly phase: Phase;
  /** Seat index of who opened phase 1 of this round. */
  readonly starter: number;
  /** Seat index of whose turn it is; the first of the phase while nobody has moved. */
  readonly turn: number;
  /** True until the first turn of the phase is over: tells which clause names the seat whose turn it is. */
  readonly opening: boolean;
  /** Seat index of who holds the start player token; -1 while it lies in the centre. */
  readonly token: number;
  /** Nobody took the token in the round before: who opens this one has it from there. */
  readonly untaken: boolean;
  /** Clockwise. */
  readonly seats: readonly SeatState[];
  /** Where the tiles lie; only at referee level. */
  readonly tiles?: TileTable;
}

export interface SeatState {
  readonly seat: SeatId;
  /** Points, as on an endless track. */
  readonly total: number;
  readonly board: Cells;
  /** Tiles beside the board; empty at scorekeeper level. */
  readonly hand: Tiles;
  /** Tiles on the corner spaces by colour; empty at scorekeeper level. */
  readonly corners: Tiles;
  /** Number of tiles on the corner spaces, 0…4. */
  readonly kept: number;
  /** `auto`: passed by the app because no tile was left at the start of the turn. */
  readonly passed: 'no' | 'yes' | 'auto';
  /** Bonus tiles still to come under the reading `rest-is-owed`. */
  readonly owed: number;
}

/** Numbers of tiles away from the player boards. */
export interface TileTable {
  readonly displays: readonly Display[];
  readonly center: Tiles;
  /** Colours that have been told and the number of those that have not; 10 together when full. */
  readonly supply: { readonly known: Tiles; readonly unknown: number };
  readonly bag: number;
  readonly tower: number;
  /** Of the tiles in the tower those whose colour was told since it was tipped into the bag last; absent where there are none. */
  readonly towerKnown?: Tiles | undefined;
}

/** Tiles on a display: told, or only their number. */
export type Display = { readonly known: Tiles } | { readonly unknown: number };

export type FloorReading = 'every-loss' | 'token-only';
export type LeftoverReading = 'at-the-pass' | 'after-the-goals';
export type EightyReading = 'at-eighty-one' | 'at-eighty';
export type UntakenReading = 'round-starter' | 'first-seat';
export type ShortSupplyReading = 'rest-is-lost' | 'rest-is-owed';
export type RefillReading = 'before-every-turn' | 'after-a-bonus';
export type FillReading = 'display-by-display' | 'one-tile-each';

/** House rulings in force, by what they are about. */
export interface Readings {
  readonly floor: FloorReading;
  readonly leftover: LeftoverReading;
  readonly eighty: EightyReading;
  readonly untaken: UntakenReading;
  readonly shortSupply: ShortSupplyReading;
  readonly refill: RefillReading;
  readonly fill: FillReading;
  /** Seat index the reading `first-seat` falls back to. */
  readonly firstSeat: number;
}
