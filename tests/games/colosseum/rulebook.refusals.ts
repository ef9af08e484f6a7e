// Facts of refusals as the rules make them, at least one set for every sentence of the rulebook.
import { ASSETS, STANDARD_ASSETS, STARS } from '../../../src/lib/games/colosseum/data/assets.ts';
import type { RefusalClause, RefusalFacts } from '../../../src/lib/games/colosseum/rules/facts.ts';
import { INVESTMENTS, PIECES } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { PHASES } from '../../../src/lib/games/colosseum/rules/state.ts';
import { PLURALS, SOME, tokens } from './rulebook.numbers.ts';

const ann = { seat: 'ann' };
const told = PLURALS.map((many) => ({ count: many, exist: 18 }));
const next = [{ seat: 'ann', next: 'bo' }];
const tied = [{ tied: ['ann', 'bo'] }, { tied: ['ann', 'bo', 'cy'] }];
const dealt = [
  ...SOME.map((many) => ({ seat: 'ann', tokens: 6, told: many })),
  { seat: 'ann', tokens: 6, told: 6 },
];
const unread = [true, false] as const;
const WAYS = [[], ['medals'], ['special-event'], ['medals', 'special-event']] as const;
/** Squares of no move, of one, and of two. */
const walks = [[], ...PLURALS.map((by) => [by]), ...PLURALS.map((by) => [3, by])];
const extra = [
  { seat: 'ann', invested: 0 },
  ...SOME.map((invested) => ({ seat: 'ann', invested, most: 2 })),
  { seat: 'ann', invested: 2, most: 1 },
];
const tooSmall = unread.flatMap((isUnread) =>
  [2, 3, 4].map((needs) => ({ program: 21, needs, has: needs - 1, unread: isUnread })),
);

export const REFUSALS: { readonly [C in RefusalClause]: readonly RefusalFacts[C][] } = {
  'colosseum.frame.player-count': PLURALS.map((seats) => ({ seats, least: 3, most: 5 })),
  'colosseum.frame.five-rounds': [
    { round: 6, rounds: 5 },
    { round: 3, rounds: 5 },
  ],
  'colosseum.frame.five-phases': PHASES.flatMap((phase) =>
    PHASES.map((needed) => ({ phase, needed })),
  ),
  'colosseum.frame.phase-by-phase': next,
  'colosseum.frame.phases-optional': [{ phase: 'closing' }],
  'colosseum.end.trigger': [{}],
  'colosseum.setup.arena-positions': [{ seat: 'ann', from: 8 }],
  'colosseum.setup.deal-green-3p': dealt,
  'colosseum.setup.deal-green-4p': dealt,
  'colosseum.setup.deal-green-5p': dealt,
  'colosseum.setup.deal-programs-low': [
    { seat: 'ann', program: 7 },
    { seat: 'ann', program: 3, owned: 5 },
  ],
  'colosseum.setup.deal-programs-mid': [
    { seat: 'ann', program: 3 },
    { seat: 'ann', program: 7, owned: 9 },
  ],
  'colosseum.setup.program-stacks': [{ program: 20, lowest: 12 }],
  'colosseum.asset.counts': STANDARD_ASSETS.flatMap((asset) =>
    [10, 11, 12, 20].map((exist) => ({ asset, exist })),
  ),
  'colosseum.asset.special-counts': [
    { asset: 'joker', exist: 4 },
    { asset: 'emperor_token', exist: 4 },
    { asset: 'special_event', exist: 4 },
    { asset: 'emperor_token', exist: 4, used: true },
    { asset: 'special_event', exist: 4, used: true },
  ],
  'colosseum.components.medals': told,
  'colosseum.components.podiums': told.map((facts) => ({ ...facts, exist: 4 })),
  'colosseum.components.season-tickets': told.map((facts) => ({ ...facts, exist: 10 })),
  'colosseum.components.star-awards': told.map((facts) => ({ ...facts, exist: 7 })),
  'colosseum.star.below-three': STARS.flatMap((star) =>
    [0, 1, 2].map((tokens) => ({ seat: 'ann', star, tokens, least: 3 })),
  ),
  'colosseum.star.overtaken': STARS.map((star) => ({ seat: 'ann', star, rival: 'bo' })),
  'colosseum.frame.round-counter': [
    { seat: 'ann', told: 4, round: 2 },
    { seat: 'ann', told: 2, round: 2 },
  ],
  'colosseum.components.asset-tokens': told.map((facts) => ({ ...facts, exist: 152 })),
  'colosseum.invest.one-investment': SOME.flatMap((invested) =>
    WAYS.map((ways) => ({ seat: 'ann', invested, ways })),
  ),
  'colosseum.invest.extra-by-two-medals': extra,
  'colosseum.invest.extra-by-special-event': [
    ...extra,
    ...[true, false].map((mayMedals) => ({ seat: 'ann', invested: 1, tokens: 0, mayMedals })),
  ],
  'colosseum.medal.use-two-investment': PLURALS.map((medals) => ({
    seat: 'ann',
    medals,
    needed: 2,
    mayToken: medals > 1,
  })),
  'colosseum.invest.pay-now': [
    ...INVESTMENTS.flatMap((what) =>
      PLURALS.map((coins) => ({
        seat: 'ann',
        what,
        cost: coins + 1,
        coins,
        mayCash: coins > 1,
        mayToken: 'no' as const,
        unread: false,
      })),
    ),
    ...unread.map((isUnread) => ({
      seat: 'ann',
      what: 'program' as const,
      cost: 14,
      coins: 3,
      mayCash: isUnread,
      mayToken: 'no' as const,
      program: 13,
      unread: isUnread,
    })),
    ...(['yes', 'maybe'] as const).map((mayToken) => ({
      seat: 'ann',
      what: 'loge' as const,
      cost: 5,
      coins: 3,
      mayCash: false,
      mayToken,
      unread: false,
    })),
  ],
  'colosseum.program.buy': [
    { program: 0, from: 11 },
    { program: 5, from: 11 },
  ],
  'colosseum.program.unique': [{ program: 13, owner: 'bo' }],
  'colosseum.program.higher-number': [{ seat: 'ann', program: 13, than: 20 }],
  'colosseum.program.needs-larger-arena-later': tooSmall,
  'colosseum.program.contents': STANDARD_ASSETS.flatMap((asset) =>
    PLURALS.map((needs) => ({
      program: 7,
      asset,
      placed: needs + 1,
      needs,
      unread: needs > 1,
    })),
  ),
  'colosseum.expand.max-two': [{ seat: 'ann', size: 4 }],
  'colosseum.expand.direction': [ann],
  'colosseum.ticket.many-allowed': [{ exist: 10 }],
  'colosseum.loge.max-one': [ann],
  'colosseum.auction.choose-market': [{ market: 0 }, { market: 3 }],
  'colosseum.auction.min-opening': PLURALS.map((coins) => ({ bid: coins, least: 8 })),
  'colosseum.variant-intense.min-opening': PLURALS.map((coins) => ({ bid: coins, least: 8 })),
  'colosseum.auction.highest-bid-wins': [
    { bid: 9, current: 12, bidder: 'bo' },
    { bid: 12, current: 12, bidder: 'bo' },
    { bid: 22, current: 21, bidder: 'bo' },
  ],
  'colosseum.auction.winner-pays': PLURALS.flatMap((coins) => [
    { seat: 'ann', bid: 40, coins, means: coins, least: 8 },
    { seat: 'ann', bid: 40, coins, means: coins, least: coins },
    { seat: 'ann', bid: 40, coins, means: coins + 6, least: 9 },
  ]),
  'colosseum.auction.until-one-left': SOME.map((coins) => ({ bidder: 'bo', bid: coins })),
  'colosseum.auction.first-player-opens': next,
  'colosseum.auction.next-opener': next,
  'colosseum.auction.pass-opening': [ann],
  'colosseum.auction.raise-clockwise': next,
  'colosseum.variant-intense.raise-clockwise': next,
  'colosseum.auction.pass-is-final-for-lot': [ann],
  'colosseum.variant-intense.pass-final': [ann],
  'colosseum.auction.one-win-per-round': [ann],
  'colosseum.variant-intense.loser-may-reopen': [{ seat: 'ann', opener: 'bo' }],
  'colosseum.refill.on-opener-win': tokens,
  'colosseum.refill.delayed': [{}, { isLast: true }],
  'colosseum.refill.green-first': SOME.map((many) => ({
    told: many,
    tokens: many + 1,
    green: 1,
    orange: many,
  })),
  'colosseum.trade.first-player-starts': next,
  'colosseum.trade.only-with-active': [{ active: 'bo' }],
  'colosseum.trade.only-tokens-and-coins': [
    { asset: 'emperor_token' },
    ...PIECES.map((piece) => ({ piece })),
  ],
  'colosseum.trade.immediate': [
    ...PLURALS.map((has) => ({ seat: 'ann', has, gives: has + 1 })),
    ...ASSETS.flatMap((asset) =>
      PLURALS.map((has) => ({ seat: 'ann', asset, has, gives: has + 1 })),
    ),
  ],
  'colosseum.trade.purpose': [{ gift: true }, { gift: false }],
  'colosseum.produce.turn-order': next,
  'colosseum.produce.one-per-round': [{ seat: 'ann', program: 7 }],
  'colosseum.produce.three-steps': [
    { seat: 'ann', step: 'rolled' },
    { seat: 'ann', step: 'told' },
    { seat: 'ann', step: 'event' },
  ],
  'colosseum.produce.choose-program': [
    { seat: 'ann', program: 13, owned: [] },
    { seat: 'ann', program: 13, owned: [3] },
    { seat: 'ann', program: 13, owned: [3, 7, 12] },
  ],
  'colosseum.produce.arena-size': tooSmall,
  'colosseum.produce.lay-assets': ASSETS.flatMap((asset) =>
    PLURALS.map((has) => ({ seat: 'ann', asset, placed: has + 1, has })),
  ),
  'colosseum.produce.minimum-set': PLURALS.flatMap((placed) =>
    unread.map((isUnread) => ({ program: 7, placed, least: placed + 1, unread: isUnread })),
  ),
  'colosseum.score.stars': PLURALS.flatMap((most) =>
    unread.map((isUnread) => ({ program: 7, stars: most + 1, most, unread: isUnread })),
  ),
  'colosseum.joker.replaces-one': [
    ...PLURALS.map((has) => ({ seat: 'ann', jokers: has + 1, has })),
    { seat: 'ann', jokers: 0, has: 0, asset: 'joker' },
    { seat: 'ann', jokers: 0, has: 0, asset: 'emperor_token' },
    { seat: 'ann', jokers: 0, has: 0, asset: 'special_event' },
  ],
  'colosseum.dice.one-without-loge': [{ seat: 'ann', dice: 2 }],
  'colosseum.dice.two-with-loge': [{ seat: 'ann', dice: 1 }],
  'colosseum.dice.clockwise': walks.flatMap((by) => [
    { dice: [5], by },
    { dice: [2, 6], by },
  ]),
  'colosseum.dice.choice-face': walks.flatMap((by) => [
    { dice: [1], by },
    { dice: [1, 4], by },
  ]),
  'colosseum.rest.medal': [1, 2].map((most) => ({ seat: 'ann', rests: 3, most })),
  'colosseum.dice.split-or-sum': [
    { dice: [3], moves: 2 },
    { dice: [3, 4], moves: 2 },
  ],
  'colosseum.medal.move-after-dice': [ann],
  'colosseum.medal.use-move': [0, 4, -5, 11].map((by) => ({ by, most: 3 })),
  'colosseum.medal.discarded': PLURALS.map((has) => ({ seat: 'ann', medals: has + 1, has })),
  'colosseum.medal.use-coins': [ann],
  'colosseum.medal.supply': [ann],
  'colosseum.special-event.two-uses': [ann],
  'colosseum.emperor-token.exchange': [ann],
  'colosseum.podium.best-so-far': [
    { seat: 'ann', leaders: ['bo'], result: 45 },
    { seat: 'ann', leaders: ['bo', 'cy'], result: 21 },
  ],
  'colosseum.podium.tie-coins': [
    { richest: ['ann', 'bo'], coins: 0 },
    ...PLURALS.map((coins) => ({ seat: 'ann', richest: ['bo'], coins })),
  ],
  'colosseum.podium.tie-dice': tied,
  'colosseum.cleanup.discard-one': [
    { seat: 'ann', used: [] },
    { seat: 'ann', used: ['lion'] },
    ...ASSETS.map((asset) => ({ seat: 'ann', asset, used: [...STANDARD_ASSETS] })),
  ],
  'colosseum.donation.last-asks-leader': [
    { leader: 'bo', owned: ['lion'] },
    { leader: 'bo', owned: ['lion'], seat: 'bo' },
    { leader: 'bo', owned: ['lion'], seat: 'ann' },
    { leader: 'bo', owned: [], asset: 'lion' },
    ...STANDARD_ASSETS.map((asset) => ({ leader: 'bo', owned: [...STANDARD_ASSETS], asset })),
  ],
  'colosseum.donation.no-specials': [
    { asset: 'joker' },
    { asset: 'emperor_token' },
    { asset: 'special_event' },
  ],
  'colosseum.donation.tie-poorest': [
    { poorest: ['ann', 'bo'] },
    { seat: 'ann', poorest: ['bo'] },
    { seat: 'ann', poorest: ['bo', 'cy'] },
  ],
  'colosseum.donation.tie-dice': tied,
  'colosseum.end.tie-coins': tied,
  'colosseum.end.tie-stars': tied,
};
