// The table before anything was told: the box as it comes, and the house rulings the table begins with.
import type { SeatId } from '../../../referee/ruling.ts';
import type { Setup } from '../../../referee/rules.ts';
import type { Colour, DieColour, StartingGoods, TrackSpace } from '../data/kinds.ts';
import { COLOURS, DIE_COLOURS, TRAINER_TILES, gemsOf } from '../data/kinds.ts';
import type { Catalogue } from './catalogue.ts';
import { campOf, goodsOf, trackDraft } from './known.ts';
import type { Options } from './options.ts';
import type { Position } from './positionSchema.ts';
import { readingsOf } from './readings.ts';
import type { Decks, Own, SeatState, State, TrackTent } from './state.ts';
import { isSolo } from './state.ts';
import type { Table } from './table.ts';
import { inOrder, lastOf } from './table.ts';

export type MagnificentSetup = Setup<Options, Position>;

const CARDS = [{}, {}, {}, {}] as const;

/** Everything as the box and the set-up have it. */
export function emptyState(table: Table, setup: MagnificentSetup): State {
  const { level, options, houseRulings, seats, firstSeat } = setup;
  const isReferee = level === 'referee';
  const copy = copyOf(table, options);
  const base = {
    level,
    version: table.version,
    readings: readingsOf(houseRulings),
    draft: isDraft(options),
    round: 1,
    phase: isReferee ? ('setup' as const) : ('turns' as const),
    first: firstSeat,
    done: [],
    seats: afterGift(
      table,
      firstSeat,
      seats.map((seat) => freshSeat(table, setup, copy, seat)),
    ),
    dice: diceFor(table, seats.length),
    copy,
    neutral: neutralOn(table, seats.length, copy.track ?? []),
    added: false,
  };
  return isReferee
    ? {
        ...base,
        table: {
          sets: [],
          offered: [],
          posters: [],
          decks: decksFor(table, base),
          wagons: Object.fromEntries(trackedIn(copy).map((colour) => [colour, 0])),
          tents: Object.fromEntries(
            trackedIn(copy).map((colour) => [colour, tentsOn(copy, colour)]),
          ),
        },
      }
    : base;
}

/** The first game of a group. */
export function isFirst({ isFirstGame = false }: Options): boolean {
  return isFirstGame;
}

/** In the first game everybody takes the cards of the board. */
export function isDraft(options: Options): boolean {
  return options.cards === 'draft' && !isFirst(options);
}

/** What the players have read; the performance track as far as it is known where they have not. */
function copyOf({ tables }: Table, { copy = {} }: Options): Catalogue {
  return { ...copy, track: copy.track ?? trackDraft(tables) };
}

/** Travel tracks that are kept. */
export function trackedIn({ travel = {} }: Catalogue) {
  return COLOURS.filter((colour) => travel[colour] !== undefined);
}

/** Every poster symbol of a track lies under a tent. */
function tentsOn({ travel = {} }: Catalogue, colour: Colour): TrackTent[] {
  return (travel[colour] ?? []).flatMap((symbols, space) =>
    symbols.includes('poster') ? [{ space }] : [],
  );
}

export function diceFor({ tables }: Table, seats: number): State['dice'] {
  const counts = tables.dice.bySeats[seats] ?? {};
  const of = (colour: DieColour) => gemsOf(counts, colour);
  const [orange, green, purple, clear] = DIE_COLOURS;
  return { orange: of(orange), green: of(green), purple: of(purple), clear: of(clear) };
}

/** Spaces that hats of other colours keep in solitaire. */
export function neutralOn(
  { tables }: Table,
  seats: number,
  track: readonly TrackSpace[],
): readonly number[] {
  if (seats !== 1) return [];
  return tables.solo.hats.flatMap((requirement) => {
    const at = track.findIndex((space) => space.requirement === requirement);
    return at < 0 ? [] : [at + 1];
  });
}

/** What is left in the decks once display, hands and draft are laid out. */
function decksFor({ tables }: Table, state: Pick<State, 'seats' | 'readings'>): Decks {
  const seats = state.seats.length;
  const solo = isSolo(state);
  const display = tables.display[seats] ?? 0;
  const drawn = solo ? 1 : seats;
  const set = solo && state.readings.soloCards === 'set-aside' ? tables.masterCards.numbered : 0;
  return {
    masters: tables.masterCards.box - set - drawn * tables.hand - display,
    tiles: TRAINER_TILES.length - display - drawn,
    posters: tables.posters.box - tables.posters.starting - tables.posters.display,
    discarded: 0,
  };
}

export function goodsFor(
  { tables }: Pick<Table, 'tables'>,
  copy: Catalogue,
  board: SeatState['board'],
): StartingGoods | undefined {
  return board === undefined ? tables.goods.A : goodsOf(tables, copy, board.number, board.side);
}

/** Tents of the starting goods: from the box, so that they never lay on a track. */
export function spareTentsOf(
  table: Pick<Table, 'tables'>,
  copy: Catalogue,
  board: SeatState['board'],
): number {
  const known = table.tables.goods.tents.find(
    (one) => one.board === board?.number && one.side === board.side,
  );
  return Math.max(goodsFor(table, copy, board)?.tents ?? 0, known?.tents ?? 0);
}

function freshSeat(
  table: Table,
  { seats, firstSeat, level, options }: MagnificentSetup,
  copy: Catalogue,
  seat: SeatId,
): SeatState {
  const { boards = {} } = options;
  const told = Object.hasOwn(boards, seat) ? boards[seat] : undefined;
  const board = told === undefined ? undefined : { number: told.board, side: told.side };
  const goods = goodsFor(table, copy, board) ?? table.tables.goods.A;
  const ring = { seats: seats.map((one) => ({ seat: one })), first: firstSeat };
  return {
    seat,
    points: 0,
    coins: goods.coins,
    cards: CARDS,
    dice: [],
    hats: [inOrder(ring).indexOf(seat) + 1],
    performs: 0,
    ...(board === undefined ? {} : { board }),
    ...(level === 'referee' ? { own: freshOwn(table, copy, board, goods) } : {}),
  };
}

/** The starting player gives a coin to the last one in turn order; where a side has none to begin with, none. */
function afterGift(
  { tables }: Table,
  first: SeatId,
  seats: readonly SeatState[],
): readonly SeatState[] {
  const last = lastOf({ seats, first });
  const has = seats.find(({ seat }) => seat === first)?.coins ?? 0;
  const gift = last === first ? 0 : Math.min(tables.goods.gift, has);
  return seats.map((one) => {
    const change = one.seat === first ? 0 - gift : one.seat === last ? gift : 0;
    return change === 0 ? one : { ...one, coins: one.coins + change };
  });
}

function freshOwn(
  table: Table,
  copy: Catalogue,
  board: SeatState['board'],
  goods: StartingGoods,
): Own {
  const camp = board === undefined ? undefined : campOf(copy, board.number, board.side);
  return {
    dealt: false,
    gems: goods.gems,
    trainers: goods.trainers,
    resting: 0,
    tiles: [],
    built: {},
    ...(camp === undefined ? {} : { camp: { board: camp, tiles: [] } }),
    tents: [],
    spareTents: Math.max(goods.tents, spareTentsOf(table, copy, board)),
    posters: [],
    due: 0,
    completed: [],
  };
}
