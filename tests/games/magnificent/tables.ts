// Tables of The Magnificent in a few words: who sits there and what lies before them; a copy as players might have read it.
import type { PlayerBoard } from '../../../src/lib/games/magnificent/rules/boards.ts';
import type { Catalogue } from '../../../src/lib/games/magnificent/rules/catalogue.ts';
import type {
  MasterCard,
  Poster,
  Tent,
  TravelSymbol,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { RULESET_1 } from '../../../src/lib/games/magnificent/data/ruleset1.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Options } from '../../../src/lib/games/magnificent/rules/options.ts';
import type { Position } from '../../../src/lib/games/magnificent/rules/positionSchema.ts';
import { tableOf } from '../../../src/lib/games/magnificent/rules/rule.ts';
import type { TrackingLevel } from '../../../src/lib/referee/rules.ts';

export const TABLE = tableOf(RULESET_1);

export const SEATS = ['ann', 'bo', 'cy', 'dee'] as const;
export type Name = (typeof SEATS)[number];
type Place = Partial<Position['seats'][string]>;
export type OwnPlace = NonNullable<Place['own']>;

export interface Match {
  readonly seats?: 1 | 2 | 3 | 4;
  readonly first?: Name;
  readonly level?: TrackingLevel;
  readonly options?: Options;
  /** Reading by the last part of the ruling's id. */
  readonly rulings?: Readonly<Record<string, string>>;
}

/** A table in the middle of a match; seats that are not named lie as the set-up has it. */
export type Lying = Match &
  Omit<Partial<Position>, 'seats' | 'first'> &
  Partial<Record<Name, Place>>;

export function setUp(match: Match = {}): MagnificentSetup {
  const { seats = 2, first = 'ann', level = 'referee', options = {}, rulings = {} } = match;
  return {
    seats: SEATS.slice(0, seats),
    firstSeat: first,
    level,
    options,
    houseRulings: Object.fromEntries(
      Object.entries(rulings).map(([name, reading]) => [`magnificent.ruling.${name}`, reading]),
    ),
  };
}

/** Round 1, turns, unless said otherwise. */
export function lying(told: Lying): MagnificentSetup {
  const { seats: _, first, level, options, rulings, ann, bo, cy, dee, ...position } = told;
  const setup = setUp(told);
  const places: Partial<Record<string, Place>> = { ann, bo, cy, dee };
  return {
    ...setup,
    position: {
      round: 1,
      phase: 'turns',
      ...position,
      seats: Object.fromEntries(setup.seats.map((seat) => [seat, places[seat] ?? {}])),
    },
  };
}

/** No real board: what somebody might have read from one. */
const CAMP: NonNullable<PlayerBoard['camp']> = {
  width: 9,
  height: 6,
  areas: [0, 2, 4].flatMap((row) =>
    [0, 3, 6].map((column) => ({ column, row, width: 3, height: 2 })),
  ),
  bonuses: [
    { cell: 1, bonus: { kind: 'coins', count: 2 } },
    { cell: 10, bonus: { kind: 'trainers', count: 1 } },
    { cell: 22, bonus: { kind: 'posters', count: 2 } },
    { cell: 33, bonus: { kind: 'points', count: 5 } },
    { cell: 40, bonus: { kind: 'gems', count: 1, colour: 'purple' } },
    { cell: 52, bonus: { kind: 'gems', count: 1 } },
  ],
};

const RING: TravelSymbol[][] = [
  [],
  ['orange'],
  ['poster'],
  ['green'],
  ['purple'],
  ['poster'],
  ['clear'],
  ['poster'],
  ['orange'],
  ['poster'],
  ['green'],
  ['poster'],
];

const square = [0, 1, 2, 3].map((at) => ({ column: at % 2, row: Math.floor(at / 2) }));
const line = [0, 1, 2, 3].map((column) => ({ column, row: 0 }));
const brick = [0, 1, 2, 3, 4, 5].map((at) => ({ column: at % 3, row: Math.floor(at / 3) }));
const hook = [...[0, 1, 2, 3, 4].map((column) => ({ column, row: 0 })), { column: 0, row: 1 }];

export const COPY: Catalogue = {
  track: [
    ...[1, 2, 3, 4].map(() => ({ requirement: 0, posters: 0 })),
    { requirement: 6, posters: 1 },
    { requirement: 8, posters: 1 },
    { requirement: 10, posters: 2 },
    { requirement: 12, posters: 3 },
    { requirement: 16, posters: 4 },
  ],
  levels: [
    { requirement: 4, small: 1, large: 0 },
    { requirement: 6, small: 0, large: 1 },
    { requirement: 9, small: 1, large: 1 },
    { requirement: 14, small: 1, large: 2 },
  ],
  outlines: {
    orange_small: square,
    green_small: line,
    purple_small: square,
    orange_large: brick,
    green_large: brick,
    purple_large: hook,
  },
  travel: { orange: RING, green: RING, purple: RING },
  trainerSpaces: { flip_die: 'single', clear_gem: 'single', double_camp_bonus: 'single' },
  boards: (['I', 'II', 'III', 'IV'] as const).flatMap((board) => [
    { board, side: 'A' as const, camp: CAMP },
    {
      board,
      side: 'B' as const,
      camp: CAMP,
      goods: {
        coins: 4,
        trainers: 2,
        gems: { orange: 2, clear: 1 },
        tents: board === 'II' ? 1 : 0,
      },
    },
  ]),
};

export const CARDS: readonly MasterCard[] = [
  {
    id: 'coin and rows',
    bonus: { kind: 'coins', count: 1 },
    criterion: { kind: 'row', points: 7, maximum: 21 },
  },
  {
    id: 'poster and flat',
    bonus: { kind: 'posters', count: 1 },
    criterion: { kind: 'flat', points: 8 },
  },
  { id: 'copy and dice', bonus: { kind: 'copy' }, criterion: { kind: 'dice_due', points: 1 } },
  {
    id: 'points and coins',
    bonus: { kind: 'points', count: 5 },
    criterion: { kind: 'paid_coin', points: 3, maximum: 12 },
  },
  {
    id: 'orange',
    bonus: { kind: 'plus', count: 2, colour: 'orange' },
    criterion: { kind: 'small_tile_of_colour', colour: 'orange', points: 4, maximum: 20 },
  },
  {
    id: 'trainer for tile',
    bonus: { kind: 'trainer_for_tile', colour: 'green' },
    criterion: { kind: 'trainer', points: 3 },
  },
  {
    id: 'gem',
    bonus: { kind: 'gems', count: 1, colour: 'purple' },
    criterion: { kind: 'coloured_gem', points: 3 },
  },
  {
    id: 'plus one',
    bonus: { kind: 'plus', count: 1 },
    criterion: { kind: 'tent', points: 3, maximum: 12 },
  },
  {
    id: 'gems for tile',
    bonus: { kind: 'gems_for_tile', count: 3, colour: 'orange' },
    criterion: { kind: 'unique_artist', points: 4 },
  },
  {
    id: 'trainer',
    bonus: { kind: 'trainers', count: 1 },
    criterion: { kind: 'poster_of_symbol', colour: 'orange', points: 4 },
  },
  {
    id: 'any face',
    bonus: { kind: 'set_face' },
    criterion: { kind: 'clear_dice_doubled', points: 2 },
  },
  {
    id: 'buy trainer',
    bonus: { kind: 'buy_trainer', coins: 2 },
    criterion: { kind: 'hat_requirement', points: 1 },
  },
  {
    id: 'green gem',
    bonus: { kind: 'gems', count: 1, colour: 'green' },
    criterion: { kind: 'large_tile_of_colour', colour: 'green', points: 5, maximum: 15 },
  },
  {
    id: 'purple',
    bonus: { kind: 'plus', count: 2, colour: 'purple' },
    criterion: { kind: 'any_tile_of_colour', colour: 'purple', points: 3, maximum: 15 },
  },
  {
    id: 'small ones',
    bonus: { kind: 'posters', count: 1 },
    criterion: { kind: 'small_tile_any', points: 3, maximum: 18 },
  },
  {
    id: 'large ones',
    bonus: { kind: 'trainer_for_tile', colour: 'purple' },
    criterion: { kind: 'large_tile_any', points: 4 },
  },
  {
    id: 'rectangle',
    bonus: { kind: 'coins', count: 1 },
    criterion: { kind: 'largest_rectangle_of_colour', colour: 'orange', points: 1, maximum: 20 },
  },
  {
    id: 'columns',
    bonus: { kind: 'trainers', count: 1 },
    criterion: { kind: 'column', points: 6 },
  },
  {
    id: 'favourite',
    bonus: { kind: 'copy' },
    criterion: { kind: 'poster_of_one_artist', points: 5, maximum: 20 },
  },
];

export const POSTERS: readonly Poster[] = [
  {
    id: 'small one',
    artist: 'alberic',
    symbol: 'orange',
    tiles: { orange_small: 1 },
    gems: {},
    points: 5,
    coins: 2,
  },
  {
    id: 'costly one',
    artist: 'bronson',
    symbol: 'green',
    tiles: { green_large: 1 },
    gems: { green: 1 },
    points: 9,
    coins: 3,
  },
  {
    id: 'grand one',
    artist: 'kimora',
    symbol: 'purple',
    tiles: { purple_small: 1, orange_large: 1 },
    gems: { purple: 1, orange: 1 },
    points: 14,
    coins: 4,
  },
];

export const TENTS: readonly Tent[] = [
  { id: 'plain', points: 1, coins: 1 },
  { id: 'dear', gem: 'orange', points: 4, coins: 2 },
];
