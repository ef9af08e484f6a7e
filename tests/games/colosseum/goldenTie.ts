// The last round of two matches begun from a position: three seats come to the same result, two of them to the same coins.
import type { Move, Position } from '../../../src/lib/games/colosseum/rules/moves.ts';

const SEATS = {
  ann: {
    coins: 33,
    best: { base: 20, previous: 10, stars: 8, nobles: 5 },
    programs: [20],
    bought: [16, 20],
    produced: [4, 10, 16],
    arena: { from: 3, size: 3 },
    podiums: 1,
    tokens: { gladiator: 3, horse: 3, chariot: 3, scenery: 1 },
  },
  bo: {
    coins: 14,
    best: 31,
    medals: 1,
    programs: [28],
    bought: [28],
    produced: [3, 8],
    arena: { from: 14, size: 4 },
    podiums: 1,
    tokens: {
      musician: 3,
      comedian: 1,
      priest: 2,
      torch: 2,
      scenery: 2,
      decoration: 1,
      joker: 1,
    },
  },
  cy: {
    coins: 30,
    best: { base: 17, previous: 10, stars: 4, nobles: 7, podiums: 3 },
    programs: [24],
    bought: [11, 24],
    produced: [5, 7, 11],
    arena: { from: 23, size: 4 },
    podiums: 2,
    tokens: { gladiator: 3, ship: 4, comedian: 1, decoration: 1, cage: 1 },
  },
  dee: {
    coins: 20,
    best: 27,
    programs: [17],
    bought: [17],
    produced: [2, 6],
    arena: { from: 32, size: 3 },
    tokens: {
      musician: 2,
      priest: 3,
      torch: 3,
      scenery: 1,
      decoration: 2,
      special_event: 1,
    },
  },
} satisfies Position['seats'];

const MARKETS: NonNullable<Position['markets']> = [
  ['torch', 'cage', 'chariot'],
  ['ship', 'decoration', 'cage'],
  ['priest', 'musician', 'comedian'],
  ['horse', 'scenery', 'gladiator'],
];

export const LAST_ROUND: Position = {
  round: 5,
  phase: 'investing',
  first: 'ann',
  seats: SEATS,
  markets: [['lion', 'cage', 'horse'], ...MARKETS],
  green: 0,
  stars: { gladiator: 'ann', ship: 'cy', musician: 'bo', priest: 'dee', horse: 'ann' },
  ring: {
    emperor: 9,
    consul_1: 20,
    consul_2: 28,
    senator_1: 15,
    senator_2: 10,
    senator_3: 29,
  },
};

const passes = (...seats: readonly string[]): Move[] =>
  seats.map((seat) => ({ type: 'pass', seat }));

const INVESTED: readonly Move[] = [
  { type: 'invest', seat: 'ann', what: 'ticket' },
  ...passes('bo'),
  { type: 'invest', seat: 'cy', what: 'ticket' },
  { type: 'invest', seat: 'dee', what: 'loge' },
  ...passes('dee'),
];

const SHOWN: readonly Move[] = [
  {
    type: 'trade',
    seat: 'ann',
    with: 'dee',
    gives: { coins: 3 },
    gets: { tokens: { decoration: 1 } },
  },
  ...passes('ann', 'bo', 'cy', 'dee'),
  { type: 'moveNobles', seat: 'ann', dice: [4], moves: [{ noble: 'emperor', by: 4 }] },
  {
    type: 'produce',
    seat: 'ann',
    program: 20,
    tokens: { gladiator: 3, horse: 3, chariot: 3, decoration: 1 },
  },
  { type: 'moveNobles', seat: 'bo', dice: [2], moves: [{ noble: 'senator_2', by: 2 }] },
  {
    type: 'produce',
    seat: 'bo',
    program: 28,
    medals: 1,
    tokens: { musician: 3, comedian: 1, priest: 2, torch: 2, scenery: 2, decoration: 1 },
    jokers: ['comedian'],
  },
  { type: 'moveNobles', seat: 'cy', dice: [1], moves: [{ noble: 'consul_1', by: 2 }] },
  {
    type: 'produce',
    seat: 'cy',
    program: 24,
    tokens: { gladiator: 3, ship: 4, comedian: 1, torch: 1, decoration: 1 },
  },
  {
    type: 'moveNobles',
    seat: 'dee',
    dice: [3, 5],
    moves: [
      { noble: 'consul_2', by: 3 },
      { noble: 'senator_3', by: 5 },
    ],
  },
  { type: 'takeMedal', seat: 'dee', from: 'special-event' },
  {
    type: 'produce',
    seat: 'dee',
    program: 17,
    medals: 1,
    tokens: { musician: 2, priest: 3, torch: 3, scenery: 1 },
  },
  { type: 'cashMedals', seat: 'bo', medals: 1 },
  { type: 'finish' },
];

/** Ann has two awards, Bo one. */
export const LAST_MOVES: readonly Move[] = [
  ...INVESTED,
  ...passes('ann', 'bo'),
  { type: 'open', seat: 'cy', market: 2, bid: 8 },
  ...passes('dee', 'ann', 'bo'),
  { type: 'refill', tokens: ['lion', 'torch', 'emperor_token'] },
  ...passes('dee'),
  ...SHOWN,
];

const { bo } = SEATS;

/** The same table, but Bo can pay for three lions. */
export const SHARED_ROUND: Position = {
  ...LAST_ROUND,
  seats: { ...SEATS, bo: { ...bo, coins: bo.coins + 8 } },
  markets: [['lion', 'lion', 'lion'], ...MARKETS],
};

/** The lions bring Bo a second award: nothing is left to decide between Ann and Bo. */
export const SHARED_MOVES: readonly Move[] = [
  ...INVESTED,
  ...passes('ann'),
  { type: 'open', seat: 'bo', market: 1, bid: 8 },
  ...passes('cy', 'dee', 'ann'),
  { type: 'refill', tokens: ['ship', 'torch', 'cage'] },
  { type: 'open', seat: 'cy', market: 2, bid: 8 },
  ...passes('dee', 'ann'),
  { type: 'refill', tokens: ['lion', 'torch', 'chariot'] },
  ...passes('dee'),
  ...SHOWN,
];
