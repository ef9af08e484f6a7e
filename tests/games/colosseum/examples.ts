// The rulebook's own examples as data, with the clauses each stands for; and one from a public review of the game.
import type {
  Asset,
  Face,
  Noble,
  Rank,
  Star,
  Tokens,
} from '../../../src/lib/games/colosseum/data/assets.ts';
import type { ClauseId } from '../../../src/lib/referee/ruling.ts';

type Clauses = readonly ClauseId[];

/** «Подготовка к игре»: tokens each, tokens on the markets, tokens left over. */
export const DEALT = {
  clauses: [
    'colosseum.setup.deal-green-3p',
    'colosseum.setup.deal-green-4p',
    'colosseum.setup.deal-green-5p',
    'colosseum.setup.leftover-green',
    'colosseum.setup.fill-markets-green',
  ] satisfies Clauses,
  green: 40,
  then: {
    3: { each: 8, markets: 15, left: 1 },
    4: { each: 6, markets: 15, left: 1 },
    5: { each: 5, markets: 15, left: 0 },
  },
} as const;

/** «Программы представлений»: what a card shows for one and for two missing assets. */
export const CARD = {
  clauses: ['colosseum.program.contents', 'colosseum.score.base'] satisfies Clauses,
  program: 20,
  complete: 32,
  then: { 1: 28, 2: 24 },
} as const;

/** «Шаг 2»: a horse and a chariot are missing. */
export const MISSING = {
  clauses: ['colosseum.score.base', 'colosseum.produce.incomplete-allowed'] satisfies Clauses,
  program: 20,
  required: { gladiator: 3, horse: 3, chariot: 3, decoration: 1 },
  placed: { gladiator: 3, horse: 2, chariot: 2, decoration: 1 } satisfies Tokens,
  then: { missing: 2, spectators: 24, complete: 32 },
} as const;

/** «Фаза 1. Инвестирование»: the table of prices. */
export const PRICES = {
  clauses: [
    'colosseum.expand.cost',
    'colosseum.ticket.cost',
    'colosseum.loge.cost',
    'colosseum.program.buy',
  ] satisfies Clauses,
  then: { expansion: 10, ticket: 10, loge: 5 },
} as const;

/** «Расширение арены»: squares after none, one and two expansions. */
export const GROWTH = {
  clauses: ['colosseum.expand.sizes', 'colosseum.expand.max-two'] satisfies Clauses,
  then: [2, 3, 4],
} as const;

/** «Расширение арены»: a Senator stands where the arena grows. The picture is lost, the numbers are ours. */
export const CAPTURED = {
  clauses: ['colosseum.expand.may-capture-nobles'] satisfies Clauses,
  noble: 'senator_1' satisfies Noble,
  square: 10,
  then: { arena: { from: 8, size: 3 }, coins: -10 },
} as const;

/** «Расширение арены»: the second expansion on either side, and no third. */
export const SECOND = {
  clauses: ['colosseum.expand.direction', 'colosseum.expand.max-two'] satisfies Clauses,
  arena: { from: 8, size: 3 },
  then: { clockwise: { from: 8, size: 4 }, counterclockwise: { from: 7, size: 4 } },
} as const;

/** «Шаг 1»: a Senator comes to rest. The picture is lost, the numbers are ours. */
export const RESTS = {
  clauses: ['colosseum.rest.medal', 'colosseum.medal.source-dice'] satisfies Clauses,
  noble: 'senator_1' satisfies Noble,
  from: 15,
  dice: [4] satisfies Face[],
  by: 4,
  then: { square: 19, medals: 1, supply: 17 },
} as const;

/** «Шаг 1»: a Consul walks the sum of both dice past a resting area. The picture is lost, the numbers are ours. */
export const PASSES_BY = {
  clauses: ['colosseum.rest.sum-must-end-there', 'colosseum.dice.split-or-sum'] satisfies Clauses,
  noble: 'consul_1' satisfies Noble,
  from: 24,
  dice: [2, 3] satisfies Face[],
  by: 5,
  then: { square: 29, passed: 26, medals: 0 },
} as const;

/** «Шаг 3»: the third event, two programs lie face down. */
export const THIRD = {
  clauses: [
    'colosseum.previous.face-down-five',
    'colosseum.score.previous-events',
  ] satisfies Clauses,
  produced: 2,
  then: 10,
} as const;

/** «Шаг 3»: three awards, two of their types in the event. */
export const AWARDS = {
  clauses: ['colosseum.star.bonus', 'colosseum.score.stars'] satisfies Clauses,
  held: 3,
  used: 2,
  then: 8,
} as const;

/** «Шаг 3»: marker and income. The picture is lost, the numbers are ours. */
export const MARKER = {
  clauses: [
    'colosseum.score.marker-only-forward',
    'colosseum.score.income',
    'colosseum.score.income-not-best',
  ] satisfies Clauses,
  best: 24,
  coins: 5,
  spectators: 31,
  then: { marker: 31, income: 31, coins: 36 },
} as const;

/** «Императорские медали»: two medals for one Senator. The numbers are ours. */
export const PUSHED = {
  clauses: ['colosseum.medal.no-limit', 'colosseum.medal.use-move'] satisfies Clauses,
  noble: 'senator_1' satisfies Noble,
  from: 13,
  by: [3, 3],
  then: { square: 19, medals: 0 },
} as const;

/** «Шаг 1»: what the nobles are worth. */
export const VALUES = {
  clauses: ['colosseum.noble.values', 'colosseum.score.nobles'] satisfies Clauses,
  then: { emperor: 7, consul: 5, senator: 3 } satisfies Record<Rank, number>,
  total: 15,
} as const;

/** «Интенсивный аукцион»: three rounds of auctions of A, B and C, here Ann, Bo and Cy. */
export const INTENSE = {
  clauses: [
    'colosseum.variant-intense.scope',
    'colosseum.variant-intense.loser-may-reopen',
    'colosseum.variant-intense.refill-delay',
    'colosseum.variant-intense.opener-wins-refill',
    'colosseum.variant-intense.rebid-after-opener-change',
    'colosseum.variant-intense.lone-bidder-pays-minimum',
    'colosseum.variant-intense.every-player-opens',
  ] satisfies Clauses,
  then: {
    step2: { empty: 2 },
    step3: { markets: 2, tokens: 6 },
    step6: { pays: 8, markets: 3, tokens: 9 },
    lots: { ann: 1, bo: 2, cy: 2 },
  },
} as const;

/** The Galleys of Apollo, counted in the review of paradoks.net.pl. */
export const GALLEYS = {
  clauses: [
    'colosseum.score.base',
    'colosseum.score.stars',
    'colosseum.score.nobles',
    'colosseum.score.previous-events',
    'colosseum.score.season-tickets',
    'colosseum.score.podiums',
    'colosseum.score.medals',
    'colosseum.score.income',
  ] satisfies Clauses,
  program: 24,
  placed: { gladiator: 4, ship: 4, comedian: 1, torch: 1, decoration: 1 } satisfies Partial<
    Record<Asset, number>
  >,
  stars: ['gladiator', 'ship'] satisfies Star[],
  noble: 'emperor' satisfies Noble,
  produced: [1, 6, 12],
  tickets: 1,
  podiums: 2,
  medals: 4,
  then: {
    base: 38,
    stars: 8,
    nobles: 7,
    previous: 15,
    tickets: 5,
    podiums: 6,
    medals: 12,
    spectators: 91,
  },
} as const;
