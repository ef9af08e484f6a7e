// The table before anything was told: the box as it comes, and the house rulings the table begins with.
import type { SeatId } from '../../../referee/ruling.ts';
import type { Setup } from '../../../referee/rules.ts';
import type { Program } from '../data/tables.ts';
import type { Options, Position } from './moves.ts';
import { readingsOf } from './readings.ts';
import type { SeatState, State } from './state.ts';
import { NO_AUDIENCE } from './state.ts';
import type { Table } from './table.ts';

export type ColosseumSetup = Setup<Options, Position>;

/** Everything as the box and the set-up have it. */
export function emptyState(table: Table, setup: ColosseumSetup): State {
  const { level, options, houseRulings, seats, firstSeat } = setup;
  const { tables } = table;
  const isReferee = level === 'referee';
  const keepsRing = isReferee && options.ring !== 'told';
  return {
    level,
    readings: readingsOf(houseRulings),
    intense: isIntense(options),
    purses: isReferee || options.purses !== 'none',
    round: 1,
    phase: isReferee ? 'setup' : 'investing',
    first: firstSeat,
    done: [],
    seats: seats.map((seat) => freshSeat(table, setup, seat)),
    medals: tables.supply.medals,
    sold: 0,
    refilling: false,
    winners: [],
    ceremony: 'podium',
    cards: cardsOf(options.cards),
    ...(isReferee
      ? {
          table: {
            markets: Array.from({ length: tables.markets }, () => []),
            green: tables.green,
            bag: tables.orange,
            gone: {},
            stars: {},
          },
        }
      : {}),
    ...(keepsRing ? { ring: { ...tables.ring.nobles } } : {}),
  };
}

/** The variant by the designers. */
export function isIntense({ auctions }: Options): boolean {
  return auctions === 'intense';
}

export function cardsOf(cards: readonly Program[] = []): State['cards'] {
  return Object.fromEntries(cards.map((card) => [String(card.number), card]));
}

/** Arenas lie clockwise from the Emperor in the order of play, unless the players' board says otherwise. */
export function arenaOf(
  { tables }: Table,
  { seats, firstSeat, options }: Pick<ColosseumSetup, 'seats' | 'firstSeat' | 'options'>,
  seat: SeatId,
) {
  const starts = tables.ring.arenas[seats.length] ?? [];
  const place = (seats.indexOf(seat) - seats.indexOf(firstSeat) + seats.length) % seats.length;
  const told = options.arenas ?? {};
  const from = Object.hasOwn(told, seat) ? told[seat] : starts[place];
  return { from: from ?? 0, size: tables.arena.start };
}

function freshSeat(table: Table, setup: ColosseumSetup, seat: SeatId): SeatState {
  return {
    seat,
    coins: table.tables.startCoins,
    medals: 0,
    programs: [],
    bought: [],
    produced: [],
    arena: arenaOf(table, setup, seat),
    tickets: 0,
    loge: false,
    podiums: 0,
    invested: 0,
    best: NO_AUDIENCE,
    tokens: {},
    stars: 0,
  };
}
