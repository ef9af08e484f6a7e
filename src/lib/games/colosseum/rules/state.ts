// The table of one match as the rules see it. Immutable plain JSON; derived by replay, never stored.
import type { SeatId } from '../../../referee/ruling.ts';
import type { TrackingLevel } from '../../../referee/rules.ts';
import type { Asset, Noble, Star, Tokens } from '../data/assets.ts';
import type { Program } from '../data/tables.ts';
import type { Readings } from './readings.ts';

export const PHASES = [
  'setup',
  'investing',
  'acquiring',
  'trading',
  'producing',
  'closing',
  /** After the last event: medals may still become coins. */
  'farewell',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What is still to do in the closing ceremonies. */
export const CEREMONIES = ['podium', 'discard', 'donation'] as const;
export type Ceremony = (typeof CEREMONIES)[number];

/** Where spectators come from; `other` is a marker that was told, not counted. */
export const PARTS = [
  'base',
  'previous',
  'stars',
  'nobles',
  'podiums',
  'tickets',
  'medals',
  'other',
] as const;
export type Part = (typeof PARTS)[number];
export type Audience = Readonly<Record<Part, number>>;

export interface State {
  readonly level: TrackingLevel;
  readonly readings: Readings;
  /** The variant by the designers: winners bid again under the next opener. */
  readonly intense: boolean;
  /** False only for the auction clerk without a match: nobody's coins are looked at. */
  readonly purses: boolean;
  /** From 1. */
  readonly round: number;
  readonly phase: Phase;
  /** Holder of the first-player token. */
  readonly first: SeatId;
  /** Seats that have finished with this phase: had their chance to open, closed their trades, produced or not. */
  readonly done: readonly SeatId[];
  /** Clockwise. */
  readonly seats: readonly SeatState[];
  /** Medals beside the board. */
  readonly medals: number;
  /** Lots sold and not yet refilled; markets that have run dry for good are not among them. */
  readonly sold: number;
  /** Those of them that were named by their number, where tokens do not show it; absent where there is none. */
  readonly empty?: readonly number[];
  /** Special Event and Emperor tokens told as used, where tokens are not told; absent where there is none. */
  readonly used?: Tokens;
  /** True while the tokens of a refill are being told. */
  readonly refilling: boolean;
  readonly lot?: Lot;
  /** Who may not bid: winners of this round, or in the variant winners under this opener, the latest last. */
  readonly winners: readonly SeatId[];
  /** Who has rolled and not yet produced or passed. */
  readonly roller?: SeatId;
  /** Who has rolled before, where `roller` was let roll out of turn; in the order of their rolls, absent where there is none. */
  readonly earlierRollers?: readonly SeatId[];
  /** What the closing ceremonies have come to. */
  readonly ceremony: Ceremony;
  /** Who got the podium of this round. */
  readonly leader?: SeatId;
  /** Cards that the players have read out, by number. */
  readonly cards: Readonly<Record<string, Program>>;
  /** Tokens on the table; only at referee level. */
  readonly table?: TokenTable;
  /** Squares of the nobles; only where the ring is kept. */
  readonly ring?: Readonly<Record<Noble, number>>;
}

/** A market under the hammer. */
export interface Lot {
  /** From 1; 0 where the table does not name it. */
  readonly market: number;
  readonly opener: SeatId;
  readonly bid: number;
  readonly bidder: SeatId;
  readonly passed: readonly SeatId[];
  /** True once somebody has bid more than the opener at first. */
  readonly raised?: boolean | undefined;
  /** True once everybody else has passed and the winner has to find the coins. */
  readonly sold: boolean;
}

export interface SeatState {
  readonly seat: SeatId;
  readonly coins: number;
  readonly medals: number;
  /** Owned programs, ascending. At scorekeeper level those of the deal are known once they are produced. */
  readonly programs: readonly number[];
  /** Programs bought, in this order. */
  readonly bought: readonly number[];
  /** Different programs produced so far, ascending. */
  readonly produced: readonly number[];
  readonly arena: Arena;
  readonly tickets: number;
  readonly loge: boolean;
  readonly podiums: number;
  /** Investments of this round. */
  readonly invested: number;
  /** The best event so far, term by term; its sum is the result. */
  readonly best: Audience;
  /** Event of the latest round in which there was one. */
  readonly latest?: LatestEvent;
  /** Tokens before the player; empty at scorekeeper level. */
  readonly tokens: Tokens;
  /** Star performer awards told at the very end, at scorekeeper level. */
  readonly stars: number;
}

export interface Arena {
  /** Its first square going clockwise. */
  readonly from: number;
  /** Squares covered: 2 to 4. */
  readonly size: number;
}

export interface LatestEvent {
  readonly round: number;
  readonly program: number;
  readonly spectators: number;
  /** Tokens placed; empty at scorekeeper level. */
  readonly tokens: Tokens;
}

export interface TokenTable {
  /** Tokens of each market, in the order of the board. */
  readonly markets: readonly (readonly Asset[])[];
  /** Green-backed tokens not yet face up. */
  readonly green: number;
  /** Tokens in the bag. */
  readonly bag: number;
  /** Tokens out of the game. */
  readonly gone: Tokens;
  /** Holder of each award that is not in the supply. */
  readonly stars: Readonly<Partial<Record<Star, SeatId>>>;
}

export function resultOf({ best }: Pick<SeatState, 'best'>): number {
  return sumOf(best);
}

export function sumOf(audience: Audience): number {
  return PARTS.reduce((sum, part) => sum + audience[part], 0);
}

export const NO_AUDIENCE: Audience = {
  base: 0,
  previous: 0,
  stars: 0,
  nobles: 0,
  podiums: 0,
  tickets: 0,
  medals: 0,
  other: 0,
};
