// What the auction clerk keeps of its taps: the table between two moves, and the move that made it so. The rules play it.
import type { Effect, Refusal } from '$lib/referee/ruling.ts';
import * as v from 'valibot';
import { LATEST } from '../data/rulesets.ts';
import type { ColosseumSetup } from '../rules/fresh.ts';
import type { Move, Position } from '../rules/moves.ts';
import { MoveSchema, PositionSchema } from '../rules/moves.ts';
import { positionOf } from '../rules/position.ts';
import { rulesOf, tableOf } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import { saleIn } from './hammer.ts';

const SaleSchema = v.object({
  seat: v.string(),
  market: v.number(),
  bid: v.number(),
});

const NoteSchema = v.object({
  /** Seat colours clockwise; nobody before the first tap. */
  seats: v.pipe(v.array(v.string()), v.maxLength(5)),
  auctions: v.picklist(['base', 'intense']),
  purses: v.picklist(['kept', 'none']),
  position: PositionSchema,
  /** Lots of this round. */
  sales: v.pipe(v.array(SaleSchema), v.maxLength(25)),
  /** What was told last; absent where the table itself was changed. */
  move: v.optional(MoveSchema),
});
export type AuctionNote = v.InferOutput<typeof NoteSchema>;
type Rules = Pick<AuctionNote, 'auctions' | 'purses'>;

export const AUCTION_TABLE = tableOf(LATEST);
const RULES = rulesOf(LATEST);

/** Nobody has sat down yet. */
export const EMPTY_ROOM: AuctionNote = {
  seats: [],
  auctions: 'base',
  purses: 'none',
  position: { round: 1, phase: 'acquiring', seats: {} },
  sales: [],
};

export function parseAuctionNote(value: unknown): AuctionNote | undefined {
  const read = v.safeParse(NoteSchema, value);
  if (!read.success) return undefined;
  return read.output.seats.length === 0 || stateOf(read.output) !== undefined
    ? read.output
    : undefined;
}

/** The first round of these seats: the first of them begins. */
export function seated(seats: readonly string[], { auctions, purses }: Rules): AuctionNote {
  const coins = AUCTION_TABLE.tables.startCoins;
  return {
    ...EMPTY_ROOM,
    seats: [...seats],
    auctions,
    purses,
    position: {
      round: 1,
      phase: 'acquiring',
      ...(seats[0] === undefined ? {} : { first: seats[0] }),
      seats: Object.fromEntries(seats.map((seat) => [seat, { coins }])),
    },
  };
}

/** The table of a note as the rules see it; undefined for one they would not have. */
export function stateOf(note: AuctionNote): State | undefined {
  const begun = begin(note);
  return begun.allowed ? begun.state : undefined;
}

function begin({ seats, auctions, purses, position }: AuctionNote) {
  const setup: ColosseumSetup = {
    seats: [...seats],
    firstSeat: position.first ?? seats[0] ?? '',
    level: 'scorekeeper',
    options: { auctions, purses },
    houseRulings: {},
    position,
  };
  return RULES.begin(setup);
}

export type Answer =
  | { readonly note: AuctionNote; readonly effects: readonly Effect[] }
  | { readonly refusal: Refusal };

/** The move as the rules play it on the table of a note. */
export function told(note: AuctionNote, move: Move): Answer {
  const begun = begin(note);
  if (!begun.allowed) return { refusal: begun.refusal };
  const ruling = RULES.rule(begun.state, move);
  if (!ruling.allowed) return { refusal: ruling.refusal };
  const { effects, state } = ruling;
  const sales = withSale(note.sales, effects);
  return { note: { ...note, position: positionOf(state), sales, move }, effects };
}

function withSale(sales: AuctionNote['sales'], effects: readonly Effect[]): AuctionNote['sales'] {
  const sale = saleIn(effects);
  return sale
    ? [...sales, { seat: sale.seat, market: sale.facts.market, bid: sale.facts.bid }]
    : sales;
}

/** Another first player, or another purse: the table as it lies, if the rules would have it so. */
export function changed(note: AuctionNote, change: Partial<Position>): Answer {
  // Medals beside the board follow from those in the purses.
  const { medals: _, ...position } = note.position;
  const { move: __, ...rest } = note;
  const wanted: AuctionNote = { ...rest, position: { ...position, ...change } };
  const begun = begin(wanted);
  return begun.allowed ? { note: wanted, effects: [] } : { refusal: begun.refusal };
}

export function withPurses(
  { move: _, ...note }: AuctionNote,
  purses: Rules['purses'],
): AuctionNote {
  return { ...note, purses };
}

/** True until something was told in this round. */
export function isFresh({ position }: AuctionNote): boolean {
  const { lot, done = [], winners = [], phase } = position;
  return phase === 'acquiring' && lot === undefined && done.length === 0 && winners.length === 0;
}

export function nextFirst({ seats, position }: AuctionNote): string {
  const at = seats.indexOf(position.first ?? '');
  return seats[(at + 1) % seats.length] ?? '';
}

/** Winners may bid again, the first-player token moves on, and every market is full. */
export function nextRound(note: AuctionNote): AuctionNote {
  const { move: _, position, ...rest } = note;
  return {
    ...rest,
    position: {
      ...position,
      round: position.round + 1,
      phase: 'acquiring',
      first: nextFirst(note),
      done: [],
      winners: [],
      sold: 0,
    },
    sales: [],
  };
}
