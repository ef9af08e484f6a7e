// Facts as the rules make them, at least one set for every sentence of the rulebook; those of refusals stand by themselves.
import {
  ASSETS,
  NOBLES,
  STANDARD_ASSETS,
  STARS,
} from '../../../src/lib/games/colosseum/data/assets.ts';
import { PROGRAMS } from '../../../src/lib/games/colosseum/data/programs.ts';
import type { EffectClause, EffectFacts } from '../../../src/lib/games/colosseum/rules/facts.ts';
import type {
  ChecklistClause,
  ChecklistFacts,
  StepFacts,
  StepName,
} from '../../../src/lib/games/colosseum/rules/stepFacts.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { PHASES } from '../../../src/lib/games/colosseum/rules/state.ts';
import { filling, HOLDINGS, PLURALS, SOME, tokens } from './rulebook.numbers.ts';

const staying = SOME.map((markets) => ({ markets }));
const terms = [
  ...PLURALS.map((spectators) => ({ spectators, before: 0 })),
  ...SOME.map((before) => ({ spectators: 7, before })),
];
const bid = PLURALS.map((coins) => ({ bid: coins }));

const DEALS: readonly EffectFacts['colosseum.trade.purpose'][] = [
  ...HOLDINGS.map((held) => ({
    with: 'bo',
    gave: { tokens: held, coins: 0 },
    got: { tokens: {}, coins: 6 },
    gift: false,
  })),
  ...SOME.map((coins) => ({
    with: 'bo',
    gave: { tokens: { horse: 1 }, coins },
    got: { tokens: { lion: 2 }, coins: 0 },
    gift: false,
  })),
  {
    with: 'bo',
    gave: { tokens: { lion: 1 }, coins: 2 },
    got: { tokens: {}, coins: 0 },
    gift: true,
  },
  { with: 'bo', gave: { tokens: {}, coins: 0 }, got: { tokens: {}, coins: 1 }, gift: true },
];

export const EFFECTS: { readonly [C in EffectClause]: readonly EffectFacts[C][] } = {
  'colosseum.components.asset-tokens': [{ green: 40, orange: 112 }],
  'colosseum.setup.starting-coins': PLURALS.map((coins) => ({ coins })),
  'colosseum.setup.deal-green-3p': tokens,
  'colosseum.setup.deal-green-4p': tokens,
  'colosseum.setup.deal-green-5p': tokens,
  'colosseum.setup.fill-markets-green': filling,
  'colosseum.setup.leftover-green': tokens,
  'colosseum.setup.orange-bag': tokens,
  'colosseum.setup.arena-positions': [{ squares: [8, 9] }, { squares: [35, 0, 1] }],
  'colosseum.setup.nobles-on-coloured-squares': [{ squares: [0, 6, 12, 19, 26, 30] }],
  'colosseum.setup.deal-programs-low': [{ program: 3 }],
  'colosseum.setup.deal-programs-mid': [{ program: 7 }],
  'colosseum.setup.remove-spare-programs': [0, 1, 2, 4].map((programs) => ({ programs })),
  'colosseum.setup.initial-star-awards': STARS.flatMap((star) =>
    [3, 5].map((many) => ({ star, tokens: many })),
  ),
  'colosseum.frame.five-phases': PHASES.map((phase) => ({ phase, round: 2 })),
  'colosseum.frame.phases-optional': PHASES.map((phase) => ({ phase })),
  'colosseum.frame.first-player-rotates': [{ round: 2 }],
  'colosseum.frame.round-counter': [{ round: 2, rounds: 5 }],
  'colosseum.frame.last-round-has-no-phase-5': [{ round: 5 }],
  'colosseum.program.buy': PLURALS.map((coins) => ({ program: 13, cost: coins, coins })),
  'colosseum.program.contents': [{ program: 13 }],
  'colosseum.expand.cost': PLURALS.map((coins) => ({ cost: 10, coins, size: 3 })),
  'colosseum.expand.may-capture-nobles': [
    { nobles: ['emperor'], square: 10 },
    { nobles: ['consul_1', 'senator_3'], square: 10 },
  ],
  'colosseum.ticket.cost': SOME.map((many) => ({
    cost: 10,
    coins: many,
    tickets: many,
    left: many - 1,
  })),
  'colosseum.loge.cost': PLURALS.map((coins) => ({ cost: 5, coins })),
  'colosseum.medal.use-two-investment': [{ medals: 2 }],
  'colosseum.invest.extra-by-special-event': [{}],
  'colosseum.auction.choose-market': [0, 3].flatMap((market) =>
    SOME.map((coins) => ({ market, bid: coins })),
  ),
  'colosseum.auction.raise-clockwise': bid,
  'colosseum.auction.pass-is-final-for-lot': [{ market: 0 }, { market: 3 }],
  'colosseum.auction.pass-opening': [{}],
  'colosseum.auction.winner-pays': [
    ...SOME.map((coins) => ({ market: 0, bid: coins, coins: 9, tokens: [] })),
    { market: 0, bid: 9, tokens: [] },
    { market: 3, bid: 21, coins: 0, tokens: ['decoration', 'special_event', 'scenery'], short: 2 },
    { market: 3, bid: 12, coins: 1, tokens: ['gladiator', 'gladiator', 'lion'] },
  ],
  'colosseum.auction.unopposed-opening': bid,
  'colosseum.variant-intense.lone-bidder-pays-minimum': bid,
  'colosseum.auction.one-win-per-round': [{}],
  'colosseum.refill.on-opener-win': filling,
  'colosseum.variant-intense.opener-wins-refill': filling,
  'colosseum.refill.delayed': staying,
  'colosseum.variant-intense.refill-delay': staying,
  'colosseum.variant-intense.phase-end': [{}],
  'colosseum.refill.green-first': PLURALS.map((many) => ({
    green: many,
    orange: 3,
    greenLeft: many,
    bag: 100 + many,
  })),
  'colosseum.trade.purpose': DEALS,
  'colosseum.trade.may-be-none': [{}],
  'colosseum.emperor-token.exchange': SOME.map((medals) => ({ medals })),
  'colosseum.emperor-token.no-medal-left': SOME.map((many) => ({ tokens: many })),
  'colosseum.special-event.second-use': [{ medals: 1 }],
  'colosseum.medal.use-coins': SOME.map((medals) => ({ medals, gained: 6 * medals, coins: 31 })),
  'colosseum.dice.clockwise': NOBLES.flatMap((noble) =>
    SOME.map((by) => ({ noble, by, from: 12, to: 12 + by })),
  ),
  'colosseum.rest.medal': NOBLES.flatMap((noble) =>
    SOME.map((medals) => ({ noble, square: 19, medals })),
  ),
  'colosseum.rest.sum-must-end-there': NOBLES.map((noble) => ({ noble, passed: 26 })),
  'colosseum.medal.supply': [{ medals: 0 }],
  'colosseum.medal.source-dice': SOME.map((medals) => ({ medals })),
  'colosseum.medal.use-move': NOBLES.flatMap((noble) =>
    [-3, -1, 1, 2].map((by) => ({ noble, by, from: 12, to: 12 + by, medals: by + 3 })),
  ),
  'colosseum.medal.not-from-medal-move': NOBLES.map((noble) => ({ noble, square: 19 })),
  'colosseum.produce.choose-program': [{ program: 7 }],
  'colosseum.produce.incomplete-allowed': SOME.map((missing) => ({ program: 7, missing })),
  'colosseum.score.base': terms.flatMap((term) =>
    PLURALS.map((missing) => ({ program: 7, missing, ...term })),
  ),
  'colosseum.score.previous-events': PLURALS.map((programs) => ({
    programs,
    spectators: 5 * programs,
    before: 10,
  })),
  'colosseum.score.stars': [
    ...PLURALS.map((stars) => ({ stars, spectators: 4 * stars, before: 4 })),
    { stars: 0, types: [], spectators: 0, before: 8 },
    ...STARS.map((star) => ({ stars: 1, types: [star], spectators: 4, before: 0 })),
    { stars: 2, types: ['gladiator', 'lion'], spectators: 8, before: 0 },
  ],
  'colosseum.score.nobles': [
    { nobles: { emperor: 0, consul: 0, senator: 0 }, spectators: 0, before: 7 },
    { nobles: { emperor: 1, consul: 1, senator: 1 }, spectators: 15, before: 0 },
    { nobles: { emperor: 0, consul: 2, senator: 3 }, spectators: 19, before: 21 },
    { nobles: { emperor: 0, consul: 0, senator: 2 }, spectators: 6, before: 0 },
  ],
  'colosseum.score.podiums': PLURALS.map((podiums) => ({
    podiums,
    spectators: 3 * podiums,
    before: 3,
  })),
  'colosseum.score.season-tickets': PLURALS.map((tickets) => ({
    tickets,
    spectators: 5 * tickets,
    before: 5,
  })),
  'colosseum.score.medals': PLURALS.map((medals) => ({
    medals,
    spectators: 3 * medals,
    before: 0,
  })),
  'colosseum.score.marker-only-forward': PLURALS.flatMap((spectators) => [
    { spectators, before: 0, result: spectators },
    { spectators, before: 21, result: 21 },
    { spectators: 21 + spectators, before: 21, result: 21 + spectators, lost: 5 },
  ]),
  'colosseum.score.income': PLURALS.map((income) => ({ income, coins: income + 3 })),
  'colosseum.podium.each-round-but-last': PLURALS.flatMap((result) =>
    (['result', 'coins', 'dice'] as const).map((by) => ({ result, by, podiums: 2 })),
  ),
  'colosseum.cleanup.discard-one': ASSETS.map((asset) => ({ asset })),
  'colosseum.donation.last-asks-leader': [
    { from: 'bo', given: false },
    { from: 'bo', given: true },
    ...STANDARD_ASSETS.flatMap((asset) =>
      [true, false].map((given) => ({ from: 'bo', asset, given })),
    ),
  ],
  'colosseum.star.threshold': STARS.flatMap((star) =>
    [3, 5].map((many) => ({ star, tokens: many })),
  ),
  'colosseum.star.overtaken': STARS.flatMap((star) =>
    [4, 5, 11].map((many) => ({ star, tokens: many, from: 'bo' })),
  ),
  'colosseum.star.below-three': STARS.flatMap((star) =>
    [0, 1, 2].flatMap((many) => [
      { star, tokens: many },
      { star, tokens: many, to: 'bo' },
    ]),
  ),
  'colosseum.star.tie-nobody': STARS.map((star) => ({ star, tied: ['ann', 'bo'] })),
  'colosseum.closing.not-after-round-5': [{}],
  'colosseum.end.tie-coins': PLURALS.map((coins) => ({
    seats: ['ann', 'bo'],
    coins: [coins + 1, coins],
    points: 40,
  })),
  'colosseum.end.tie-stars': PLURALS.map((stars) => ({
    seats: ['ann', 'bo'],
    stars: [stars + 1, stars],
    points: 40,
  })),
  'colosseum.end.winner': PLURALS.flatMap((result) => [
    { seats: ['ann'], result },
    { seats: ['ann', 'bo'], result },
  ]),
};

export const CHECKLIST: { readonly [C in ChecklistClause]: readonly ChecklistFacts[C][] } = {
  'colosseum.setup.common-supply': [{}],
  'colosseum.setup.player-kit': PLURALS.map((coins) => ({ coins })),
  'colosseum.setup.score-marker-start': [{}],
  'colosseum.setup.sort-tokens': [{}],
  'colosseum.setup.fill-markets-green': filling,
  'colosseum.setup.deal-green-3p': tokens,
  'colosseum.setup.deal-green-4p': tokens,
  'colosseum.setup.deal-green-5p': tokens,
  'colosseum.setup.leftover-green': tokens,
  'colosseum.setup.orange-bag': tokens,
  'colosseum.setup.arena-positions': [{ squares: [3] }, { squares: [2, 8, 15, 23, 32] }],
  'colosseum.setup.nobles-on-coloured-squares': [{ squares: [0, 6, 12, 19, 26, 30] }],
  'colosseum.setup.deal-programs-low': [{}],
  'colosseum.setup.deal-programs-mid': [{}],
  'colosseum.setup.remove-spare-programs': [0, 2, 4].map((programs) => ({ programs })),
  'colosseum.setup.program-stacks': [{}],
  'colosseum.setup.initial-star-awards': [{}],
  'colosseum.frame.initial-first-player': [{ seat: 'ann' }],
  'colosseum.frame.round-counter': [{ round: 1 }, { round: 5 }],
};

export const STEPS: { readonly [S in StepName]: readonly StepFacts[S][] } = {
  dealTokens: tokens,
  dealPrograms: [{}],
  refill: [
    { tokens: 15, green: 15, orange: 0, markets: [1, 2, 3, 4, 5] },
    { tokens: 3, green: 1, orange: 2, markets: [3] },
    { tokens: 12, green: 0, orange: 12, markets: [1, 2, 3, 5] },
  ],
  invest: PLURALS.flatMap((coins) => [true, false].map((again) => ({ round: 2, coins, again }))),
  open: [
    { markets: [1, 2, 3, 4, 5], least: 8 },
    { markets: [1, 2], least: 8, means: 30 },
    { markets: [1, 2], least: 8, means: 5 },
    { markets: [], least: 8, means: 30 },
  ],
  bid: [
    { market: 3, bid: 8, bidder: 'bo', least: 9 },
    { market: 0, bid: 20, bidder: 'bo', least: 21, means: 30 },
    ...SOME.map((least) => ({ market: 3, bid: least - 1, bidder: 'bo', least, means: 0 })),
  ],
  cashMedals: [{ bid: 21, coins: 12 }],
  trade: [{ left: ['ann', 'bo'] }],
  moveNobles: [{ dice: 1 }, { dice: 2 }],
  produce: [{}],
  givePodium: [
    { candidates: ['ann'], result: 45, by: 'result' },
    { candidates: ['ann'], result: 45, by: 'coins' },
    ...[2, 3, 5].map((many) => ({
      candidates: ['ann', 'bo', 'cy', 'di', 'ed'].slice(0, many),
      result: 45,
      by: 'dice' as const,
    })),
  ],
  discard: [{ used: ['lion', 'cage'] }],
  donate: [true, false].map((mayWaive) => ({
    ...{ leader: 'bo', candidates: ['ann'], owned: ['lion'] },
    mayWaive,
  })),
  finish: [true, false].flatMap((mayCash) => [
    { tied: [], untold: [], mayCash },
    { tied: ['ann', 'bo'], untold: [], mayCash },
    { tied: [], untold: ['ann', 'bo'], mayCash },
  ]),
};

/** Where the dice decide nobody is called by name. */
export const DICE_DECIDE: StepFacts['donate'] = {
  mayWaive: true,
  leader: 'cy',
  candidates: ['ann', 'bo'],
  owned: ['lion'],
};

const [PROGRAM] = PROGRAMS;

export const MOVES: readonly Move[] = [
  { type: 'dealTokens', seat: 'ann', tokens: ['horse', 'horse', 'torch', 'ship', 'priest'] },
  { type: 'dealPrograms', seat: 'ann', low: 3, mid: 7 },
  { type: 'refill', tokens: ['scenery', 'joker', 'emperor_token'] },
  { type: 'refill', tokens: [] },
  { type: 'invest', seat: 'ann', what: 'program', program: 13 },
  { type: 'invest', seat: 'ann', what: 'program' },
  { type: 'invest', seat: 'ann', what: 'expansion' },
  { type: 'invest', seat: 'ann', what: 'expansion', side: 'clockwise', extra: 'medals' },
  { type: 'invest', seat: 'ann', what: 'expansion', side: 'counterclockwise' },
  { type: 'invest', seat: 'ann', what: 'ticket', extra: 'special-event' },
  { type: 'invest', seat: 'ann', what: 'loge' },
  ...PLURALS.map((coins): Move => ({ type: 'open', seat: 'ann', market: 3, bid: coins })),
  { type: 'open', seat: 'ann', bid: 8 },
  ...PLURALS.map((coins): Move => ({ type: 'bid', seat: 'ann', bid: coins })),
  { type: 'pass', seat: 'ann' },
  { type: 'pass', seat: 'ann', rests: 2 },
  { type: 'pass', seat: 'ann', rests: 1, medalMoves: 3 },
  ...HOLDINGS.map((held): Move => ({
    type: 'trade',
    seat: 'ann',
    with: 'bo',
    gives: { tokens: held },
    gets: { coins: 6 },
  })),
  ...PLURALS.map((coins): Move => ({
    type: 'trade',
    seat: 'ann',
    with: 'bo',
    gives: { tokens: { horse: 1 }, coins },
    gets: {},
  })),
  ...SOME.map((medals): Move => ({ type: 'cashMedals', seat: 'ann', medals })),
  { type: 'takeMedal', seat: 'ann', from: 'special-event' },
  { type: 'takeMedal', seat: 'ann', from: 'emperor-token' },
  { type: 'moveNobles', seat: 'ann', dice: [1], moves: [] },
  { type: 'moveNobles', seat: 'ann', dice: [1, 4], moves: [{ noble: 'emperor', by: 5 }] },
  {
    type: 'moveNobles',
    seat: 'ann',
    dice: [2, 6],
    moves: [
      { noble: 'consul_1', by: 2 },
      { noble: 'senator_3', by: 6 },
    ],
  },
  ...NOBLES.map((noble): Move => ({
    type: 'moveNobles',
    seat: 'ann',
    dice: [1],
    moves: [{ noble, by: 1 }],
  })),
  ...[-3, -1, 1, 2].map((by): Move => ({
    type: 'moveByMedal',
    seat: 'ann',
    noble: 'consul_2',
    by,
  })),
  { type: 'produce', seat: 'ann', program: 7 },
  ...SOME.map((many): Move => ({
    type: 'produce',
    seat: 'ann',
    program: 7,
    missing: many,
    medals: many,
    stars: 1,
    nobles: { emperor: 1, consul: 0, senator: 2 },
    rests: 1,
    medalMoves: 1,
  })),
  {
    type: 'produce',
    seat: 'ann',
    program: 7,
    tokens: { gladiator: 2, scenery: 1 },
    jokers: ['gladiator'],
  },
  {
    type: 'produce',
    seat: 'ann',
    program: 7,
    tokens: { gladiator: 1 },
    jokers: ['gladiator', 'decoration'],
  },
  { type: 'givePodium' },
  { type: 'givePodium', to: 'bo' },
  ...ASSETS.map((asset): Move => ({ type: 'discard', seat: 'ann', asset })),
  { type: 'donate' },
  { type: 'donate', to: 'bo' },
  ...STANDARD_ASSETS.flatMap((asset): Move[] => [
    { type: 'donate', asset },
    { type: 'donate', to: 'bo', asset },
  ]),
  { type: 'finish' },
  { type: 'finish', stars: { ann: 1, bo: 0, cy: 5 } },
  ...(PROGRAM === undefined ? [] : [{ type: 'readCard', program: PROGRAM } as const]),
];
