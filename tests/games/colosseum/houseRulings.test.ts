// The house rulings of the ledger: the default and every other reading, in play.
import { describe, expect, it } from 'vitest';
import type { Tokens } from '../../../src/lib/games/colosseum/data/assets.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import {
  acquiring,
  ask,
  at,
  bid,
  buy,
  cash,
  closing,
  deal,
  event,
  exchange,
  intense,
  invest,
  investing,
  leaving,
  lose,
  MARKETS,
  open,
  pass,
  passes,
  podium,
  producing,
  refill,
  RING,
  roll,
  showing,
  trading,
} from './positions.ts';
import { lying, setUp } from './tables.ts';

const lions = (tokens: number): Tokens => ({ lion: tokens });
const coin = { coins: 1 };
const FOUR = { gladiator: 2, horse: 2 };
const ann = { programs: [4], tokens: FOUR };
const loge = { loge: true };

it('lists each ruling with the default of the ledger first', () =>
  expect(
    Object.fromEntries(
      colosseumRules.rulesets[0].houseRulings.map(({ id, confidence, readings }) => [
        id.replace('colosseum.ruling.', ''),
        `${confidence}: ${readings[0]}`,
      ]),
    ),
  ).toEqual({
    'dice-face-1-to-3': 'certain: choice-face-only',
    'program-order': 'certain: than-bought',
    'which-program-of-stack': 'certain: any-on-offer',
    'opener-continues': 'certain: until-win-or-pass',
    'bid-above-cash': 'likely: cash-and-medals',
    'refill-after-last-opener': 'likely: at-once',
    'leftover-green-use': 'certain: first-refill',
    'max-two-investments': 'likely: two',
    'medal-returns': 'unknown: to-supply',
    'medal-after-last-event': 'likely: until-ranked',
    'roll-without-producing': 'unknown: allowed',
    'must-use-roll': 'likely: in-full',
    'two-medals-one-turn': 'likely: each-noble',
    'repeat-counts-itself': 'certain: others-only',
    'star-with-jokers-only': 'likely: real-token',
    'star-multiple-claimants': 'likely: nobody',
    'star-overtaken-by-tied-rivals': 'likely: to-supply',
    'star-simultaneous-discards': 'unknown: after-all',
    'discard-without-event': 'likely: producers-only',
    'discard-joker': 'likely: any-placed',
    'donation-leader-lacks-type': 'likely: owned-only',
    'donation-all-tied': 'likely: poorest-other',
    'donation-voluntary': 'unknown: may-waive',
    'gift-in-trade': 'unknown: allowed',
    'program-before-arena': 'certain: any-time',
    'loge-one-die': 'likely: two-dice',
    'variant-barred-winners': 'certain: all-winners',
  }));

describe('investing', () => {
  it('program-order: than-bought, than-produced', () => {
    const table = (reading: string) =>
      investing({
        rulings: { 'program-order': reading },
        ann: { bought: [12, 20], produced: [12] },
      });
    table('than-bought')
      .when(buy('ann', 15))
      .refusedBecause('colosseum.program.higher-number', { than: 20 });
    table('than-produced').when(buy('ann', 15)).isAllowed();
    table('than-produced')
      .when(buy('ann', 11))
      .refusedBecause('colosseum.program.higher-number', { than: 12 });
  });

  it('which-program-of-stack: any-on-offer, lowest-of-stack', () => {
    const table = (reading: string) =>
      investing({ rulings: { 'which-program-of-stack': reading }, bo: { bought: [11] } });
    table('any-on-offer').when(buy('ann', 13)).isAllowed();
    table('lowest-of-stack')
      .when(buy('ann', 13))
      .refusedBecause('colosseum.setup.program-stacks', { program: 13, lowest: 12 })
      .overridable();
    // Each of the two stacks has its own.
    for (const program of [12, 21]) table('lowest-of-stack').when(buy('ann', program)).isAllowed();
  });

  it('max-two-investments: two, unlimited', () => {
    const table = (reading: string) =>
      investing({
        rulings: { 'max-two-investments': reading },
        ann: { coins: 90, medals: 5, tokens: { special_event: 1 } },
      }).after(invest('ann', 'loge'), invest('ann', 'ticket', { extra: 'medals' }));
    const third = invest('ann', 'ticket', { extra: 'medals' });
    table('two')
      .when(third)
      .refusedBecause('colosseum.invest.extra-by-two-medals', { invested: 2, most: 2 })
      .overridable();
    table('unlimited')
      .when(third)
      .leaves({ seats: { ann: { invested: 3, medals: 1, tickets: 2 } } });
    table('unlimited')
      .after(third)
      .when(invest('ann', 'ticket', { extra: 'special-event' }))
      .leaves({ seats: { ann: { invested: 4, tickets: 3 } } })
      .asks('invest', 'bo');
  });

  it('program-before-arena: any-time, must-fit', () => {
    const table = (reading: string, size = 2) =>
      investing({ rulings: { 'program-before-arena': reading }, ann: { arena: { size } } });
    table('any-time').when(buy('ann', 11)).isAllowed();
    table('must-fit')
      .when(buy('ann', 11))
      .refusedBecause('colosseum.program.needs-larger-arena-later', {
        needs: 3,
        has: 2,
        unread: true,
      })
      .overridable();
    table('must-fit', 3).when(buy('ann', 11)).isAllowed();
  });
});

describe('auctions', () => {
  it('opener-continues: until-win-or-pass, one-auction', () => {
    for (const level of ['referee', 'scorekeeper'] as const) {
      const lost = (reading: string) =>
        acquiring({ level, rulings: { 'opener-continues': reading } }).after(
          open('ann', 1),
          pass('bo'),
          bid('cy', 9),
        );
      lost('until-win-or-pass')
        .when(pass('ann'))
        .because('colosseum.refill.delayed')
        .asks('open', 'ann');
      lost('one-auction')
        .when(pass('ann'))
        .because('colosseum.refill.on-opener-win', { markets: 1, tokens: 3 })
        .leaves({ done: ['ann'] });
    }
  });

  it('bid-above-cash: cash-and-medals, cash-only', () => {
    const table = (reading: string) =>
      acquiring({
        rulings: { 'bid-above-cash': reading },
        ann: { coins: 2, medals: 1, tokens: { special_event: 1 } },
      });
    table('cash-and-medals')
      .when(open('ann', 1, 14))
      .isAllowed();
    table('cash-and-medals')
      .when(open('ann', 1, 15))
      .refusedBecause('colosseum.auction.winner-pays', { means: 14 });
    table('cash-only')
      .when(open('ann', 1))
      .refusedBecause('colosseum.auction.winner-pays', { means: 2 });
    table('cash-only').after(cash('ann')).when(open('ann', 1)).isAllowed();
    // Without a medal in the supply the token brings nothing; one that is cashed comes back there first.
    const short = (returns: string, medals: number, supply = 0) =>
      acquiring({
        medals: supply,
        rulings: { 'medal-returns': returns },
        ann: { coins: 2, medals, tokens: { special_event: 2 } },
      });
    short('to-supply', 0)
      .when(open('ann', 1))
      .refusedBecause('colosseum.auction.winner-pays', { means: 2 });
    short('out-of-game', 1)
      .when(open('ann', 1, 9))
      .refusedBecause('colosseum.auction.winner-pays', { means: 8 });
    short('out-of-game', 1, 1)
      .when(open('ann', 1, 15))
      .refusedBecause('colosseum.auction.winner-pays', { means: 14 });
    short('to-supply', 1)
      .when(open('ann', 1, 21))
      .refusedBecause('colosseum.auction.winner-pays', { means: 20 });
    short('to-supply', 1)
      .after(open('ann', 1, 20), pass('bo'), pass('cy'))
      .after(cash('ann'), exchange('ann'), cash('ann'), exchange('ann'))
      .when(cash('ann'))
      .because('colosseum.auction.winner-pays', { bid: 20, coins: 0 });
  });

  it('refill-after-last-opener: at-once, next-round', () => {
    const table = (reading: string) =>
      acquiring({ rulings: { 'refill-after-last-opener': reading }, done: ['ann', 'bo'] }).after(
        open('cy', 1),
        pass('ann'),
      );
    table('at-once')
      .when(pass('bo'))
      .because('colosseum.refill.on-opener-win', { tokens: 3 })
      .asks('refill');
    table('next-round')
      .when(pass('bo'))
      .notBecause('colosseum.refill.on-opener-win')
      .leaves({ phase: 'trading', sold: 1, markets: [[], ...MARKETS.slice(1)] });
    investing({
      rulings: { 'refill-after-last-opener': 'next-round' },
      round: 2,
      sold: 1,
      markets: [[], ...MARKETS.slice(1)],
    })
      .after(...passes('ann', 'bo'))
      .when(pass('cy'))
      .because('colosseum.refill.on-opener-win', { markets: 1, tokens: 3 })
      .asks('refill');
  });

  it('leftover-green-use: first-refill, out-of-game', () => {
    const table = (reading: string) =>
      acquiring({
        rulings: { 'leftover-green-use': reading },
        green: 1,
        gone: { gladiator: 20, comedian: 4 },
      }).after(open('ann', 1), pass('bo'), pass('cy'));
    const tokens = refill(['musician', 'musician', 'lion']);
    table('first-refill')
      .when(tokens)
      .because('colosseum.refill.green-first', { green: 1, orange: 2, greenLeft: 0 });
    table('out-of-game')
      .when(tokens)
      .because('colosseum.refill.green-first', { green: 0, orange: 3, greenLeft: 1 });
  });

  it('variant-barred-winners: all-winners, last-winner', () => {
    const table = (reading: string) =>
      intense({ rulings: { 'variant-barred-winners': reading } }).after(
        ...[open('ann', 1), bid('bo', 9), pass('cy'), pass('ann')],
        ...[open('ann', 2), bid('cy', 9), pass('ann')],
      );
    table('all-winners')
      .when(open('ann', 3))
      .because('colosseum.variant-intense.lone-bidder-pays-minimum');
    table('last-winner')
      .when(open('ann', 3))
      .notBecause('colosseum.auction.winner-pays')
      .asks('bid', 'bo');
    table('last-winner')
      .after(open('ann', 3))
      .when(bid('cy', 9))
      .refusedBecause('colosseum.variant-intense.loser-may-reopen');
  });
});

describe('trading', () => {
  it('gift-in-trade: allowed, forbidden', () => {
    const gift = deal('ann', 'bo', { tokens: lions(1) }, {});
    const table = (reading: string) =>
      trading({ rulings: { 'gift-in-trade': reading }, ann: { tokens: lions(2) } });
    table('allowed').when(gift).because('colosseum.trade.purpose', { gift: true });
    table('forbidden')
      .when(gift)
      .refusedBecause('colosseum.trade.purpose', { gift: true })
      .overridable();
    table('forbidden')
      .when(deal('ann', 'bo', { tokens: lions(1) }, coin))
      .isAllowed();
  });

  it('star-multiple-claimants: nobody, turn-order', () => {
    const table = (reading: string) =>
      trading({
        rulings: { 'star-multiple-claimants': reading },
        first: 'cy',
        stars: { lion: 'ann' },
        ann: { tokens: lions(3) },
        bo: { tokens: lions(2) },
        cy: { tokens: lions(3) },
      }).after(pass('cy'));
    const sale = deal('ann', 'bo', { tokens: lions(1) }, coin);
    table('nobody').when(sale).leaves({ stars: {} });
    table('turn-order')
      .when(sale)
      .because('colosseum.star.below-three', { to: 'cy' })
      .leaves({ stars: { lion: 'cy' } });
    const dealt = (reading: string) =>
      at(
        lying({
          rulings: { 'star-multiple-claimants': reading },
          bo: { tokens: lions(3) },
          cy: { tokens: lions(3) },
        }),
      );
    dealt('nobody').whenBegun().leaves({ stars: {} });
    dealt('turn-order')
      .whenBegun()
      .leaves({ stars: { lion: 'bo' } });
  });

  it('star-multiple-claimants: who is first in turn order takes an award that rivals have freed at once', () => {
    trading({
      rulings: { 'star-multiple-claimants': 'turn-order' },
      first: 'cy',
      ann: { tokens: { gladiator: 5 } },
      bo: { tokens: { gladiator: 2 } },
      cy: { tokens: { gladiator: 4 } },
    })
      .after(pass('cy'))
      .when(deal('ann', 'bo', { tokens: { gladiator: 2 } }, coin))
      .because('colosseum.star.overtaken', { from: 'ann' })
      .leaves({ stars: { gladiator: 'cy' } });
  });

  it('star-overtaken-by-tied-rivals: to-supply, holder-keeps', () => {
    const table = (reading: string) =>
      trading({
        rulings: { 'star-overtaken-by-tied-rivals': reading },
        ann: { tokens: { gladiator: 5 } },
        bo: { tokens: { gladiator: 2 } },
        cy: { tokens: { gladiator: 4 } },
      });
    const sale = deal('ann', 'bo', { tokens: { gladiator: 2 } }, coin);
    table('to-supply').when(sale).because('colosseum.star.tie-nobody').leaves({ stars: {} });
    table('holder-keeps')
      .when(sale)
      .notBecause('colosseum.star.tie-nobody')
      .leaves({ stars: { gladiator: 'ann' } });
  });
});

describe('dice and medals', () => {
  it('dice-face-1-to-3: choice-face-only, any-low-number', () => {
    const table = (reading: string) => producing({ rulings: { 'dice-face-1-to-3': reading } });
    table('choice-face-only')
      .when(roll('ann', [3], ['emperor', 1]))
      .refusedBecause('colosseum.dice.clockwise');
    for (const by of [1, 2, 3])
      table('any-low-number')
        .when(roll('ann', [3], ['emperor', by]))
        .isAllowed();
    table('any-low-number')
      .when(roll('ann', [4], ['emperor', 3]))
      .refusedBecause('colosseum.dice.clockwise');
  });

  it('must-use-roll, loge-one-die, roll-without-producing: in each reading nobody has to roll', () => {
    for (const roll of ['in-full', 'may-decline'])
      for (const dice of ['two-dice', 'may-roll-one'])
        for (const alone of ['allowed', 'only-with-an-event'])
          producing({
            rulings: {
              'must-use-roll': roll,
              'loge-one-die': dice,
              'roll-without-producing': alone,
            },
            ann: { ...ann, ...loge },
          })
            .when(event('ann', 4, { tokens: FOUR }))
            .isAllowed();
  });

  it('must-use-roll: in-full, may-decline', () => {
    const table = (reading: string) =>
      producing({ rulings: { 'must-use-roll': reading }, ann: loge });
    const one = roll('ann', [4, 5], ['emperor', 4]);
    for (const left of [roll('ann', [4, 5]), one]) {
      table('in-full').when(left).refusedBecause('colosseum.dice.clockwise').overridable();
      table('may-decline').when(left).isAllowed();
    }
    table('may-decline')
      .when(roll('ann', [4, 5], ['emperor', 3]))
      .refusedBecause('colosseum.dice.clockwise');
    // Not to roll at all is free.
    table('in-full').when(pass('ann')).isAllowed();
  });

  it('loge-one-die: two-dice, may-roll-one', () => {
    const table = (reading: string) =>
      producing({ rulings: { 'loge-one-die': reading }, ann: loge });
    const one = roll('ann', [4], ['emperor', 4]);
    table('two-dice').when(one).refusedBecause('colosseum.dice.two-with-loge');
    table('may-roll-one').when(one).isAllowed();
    table('may-roll-one')
      .when(roll('ann', [4, 5], ['emperor', 9]))
      .isAllowed();
  });

  it('two-medals-one-turn: each-noble, one-a-turn', () => {
    const both = roll('ann', [6, 4], ['emperor', 6], ['consul_2', 4]);
    const table = (reading: string) =>
      producing({ rulings: { 'two-medals-one-turn': reading }, ann: loge });
    table('each-noble')
      .when(both)
      .leaves({ seats: { ann: { medals: 2 } } });
    table('one-a-turn')
      .when(both)
      .leaves({ seats: { ann: { medals: 1 } } });
    // Only the second one rests.
    table('one-a-turn')
      .when(roll('ann', [5, 4], ['emperor', 5], ['consul_2', 4]))
      .leaves({ seats: { ann: { medals: 1 } } });
  });

  it('medal-returns: to-supply, out-of-game', () => {
    const table = (reading: string) =>
      investing({ rulings: { 'medal-returns': reading }, ann: { medals: 2 } });
    table('to-supply').when(cash('ann', 2)).leaves({ medals: 18 });
    table('out-of-game').when(cash('ann', 2)).leaves({ medals: 16 });
  });

  it('medal-after-last-event: until-ranked, over', () => {
    const table = (reading: string) =>
      leaving({ rulings: { 'medal-after-last-event': reading }, ann: { medals: 1 } });
    table('until-ranked')
      .when(cash('ann'))
      .leaves({ seats: { ann: { coins: 36 } } });
    table('over')
      .when(cash('ann'))
      .refusedBecause('colosseum.medal.use-coins', { seat: 'ann' })
      .overridable();
    producing({ round: 5, rulings: { 'medal-after-last-event': 'over' }, ann: { medals: 1 } })
      .when(cash('ann'))
      .isAllowed();
  });
});

describe('events', () => {
  it('roll-without-producing: allowed, only-with-an-event', () => {
    const table = (reading: string, place = {}) =>
      showing({ rulings: { 'roll-without-producing': reading }, ann: { ...ann, ...place } });
    table('allowed')
      .when(pass('ann'))
      .because('colosseum.frame.phases-optional')
      .asks('moveNobles', 'bo');
    table('only-with-an-event')
      .when(pass('ann'))
      .refusedBecause('colosseum.produce.three-steps', { step: 'event' })
      .overridable();
    // Nobody can produce without assets.
    table('only-with-an-event', { tokens: {} }).when(pass('ann')).isAllowed();
    // Nor twice in a round.
    const latest = { round: 1, program: 4, spectators: 9 };
    table('only-with-an-event', { latest }).when(pass('ann')).isAllowed();
    producing({ rulings: { 'roll-without-producing': 'only-with-an-event' }, ann })
      .when(pass('ann'))
      .isAllowed();
  });

  it('repeat-counts-itself: others-only, counts-itself', () => {
    for (const level of ['referee', 'scorekeeper'] as const) {
      const table = (reading: string) =>
        showing({
          level,
          round: 3,
          rulings: { 'repeat-counts-itself': reading },
          ann: { ...ann, produced: [1, 4] },
        });
      const again = event('ann', 4, { tokens: FOUR, missing: 0 });
      table('others-only').when(again).totals(14, 0, 0);
      table('counts-itself')
        .when(again)
        .because('colosseum.score.previous-events', { programs: 2 })
        .totals(19, 0, 0);
    }
  });

  it('star-with-jokers-only: real-token, type-shown', () => {
    const table = (reading: string) =>
      showing({
        rulings: { 'star-with-jokers-only': reading },
        stars: { horse: 'ann' },
        ann: { programs: [4], tokens: { gladiator: 2, horse: 3, joker: 2 } },
      });
    const jokers = event('ann', 4, { tokens: { gladiator: 2 }, jokers: ['horse', 'horse'] });
    table('real-token').when(jokers).totals(9, 0, 0);
    table('type-shown')
      .when(jokers)
      .because('colosseum.score.stars', { types: ['horse'] })
      .totals(13, 0, 0);
    table('real-token')
      .when(event('ann', 4, { tokens: { gladiator: 2, horse: 1 }, jokers: ['horse'] }))
      .totals(13, 0, 0);
  });
});

describe('ceremonies', () => {
  const seen = (tokens: Tokens, round = 1) => ({
    tokens,
    best: 9,
    latest: { round, program: 4, spectators: 9, tokens },
  });
  const discarding = { ceremony: 'discard', leader: 'cy' } as const;
  const donating = { ceremony: 'donation', leader: 'ann' } as const;
  const rich = { best: 20, tokens: { lion: 2, joker: 1 } };

  it('star-simultaneous-discards: after-all, one-by-one', () => {
    const table = (reading: string) =>
      closing({
        ...discarding,
        rulings: { 'star-simultaneous-discards': reading },
        ann: seen(lions(4)),
        bo: { ...seen(lions(4)) },
        cy: { best: 20 },
        stars: { lion: 'bo' },
      });
    table('after-all')
      .when(lose('bo', 'lion'))
      .leaves({ stars: { lion: 'bo' } });
    table('after-all')
      .after(lose('bo', 'lion'))
      .when(lose('ann', 'lion'))
      .leaves({ stars: { lion: 'bo' } });
    table('one-by-one')
      .when(lose('bo', 'lion'))
      .because('colosseum.star.overtaken')
      .leaves({ stars: { lion: 'ann' } });
  });

  it('discard-without-event: producers-only, latest-event', () => {
    const table = (reading: string) =>
      closing({
        ...discarding,
        round: 2,
        rulings: { 'discard-without-event': reading },
        ann: seen({ cage: 1 }, 2),
        bo: seen(lions(2), 1),
        cy: { best: 20 },
      });
    table('producers-only')
      .when(lose('bo', 'lion'))
      .refusedBecause('colosseum.cleanup.discard-one', { used: [] })
      .firmly();
    table('latest-event')
      .when(lose('bo', 'lion'))
      .leaves({ seats: { bo: { tokens: { lion: 1 } } } });
  });

  it('discard-joker: any-placed, standard-only', () => {
    const table = (reading: string) =>
      closing({
        ...discarding,
        rulings: { 'discard-joker': reading },
        ann: seen({ lion: 1, joker: 1 }),
        cy: { best: 20 },
      });
    table('any-placed').when(lose('ann', 'joker')).isAllowed();
    table('standard-only')
      .when(lose('ann', 'joker'))
      .refusedBecause('colosseum.cleanup.discard-one', { used: ['lion'] })
      .overridable();
    table('standard-only').when(lose('ann', 'lion')).isAllowed();
    // Nothing but Jokers: nothing is lost.
    closing({
      ...discarding,
      rulings: { 'discard-joker': 'standard-only' },
      ann: seen({ joker: 1 }),
      cy: { best: 20 },
    })
      .whenBegun()
      .leaves({ round: 2 });
  });

  it('donation-leader-lacks-type: owned-only, request-lost', () => {
    const table = (reading: string) =>
      closing({
        ...donating,
        rulings: { 'donation-leader-lacks-type': reading },
        ann: rich,
        cy: { best: 9 },
      });
    table('owned-only')
      .when(ask('ship'))
      .refusedBecause('colosseum.donation.last-asks-leader', { owned: ['lion'] })
      .firmly();
    table('request-lost')
      .when(ask('ship'))
      .because('colosseum.donation.last-asks-leader', { asset: 'ship', given: false })
      .leaves({ round: 2 });
    table('request-lost')
      .when(ask('lion'))
      .because('colosseum.donation.last-asks-leader', { given: true });
  });

  it('donation-all-tied: poorest-other, no-donation', () => {
    const table = (reading: string, best = 20) =>
      closing({
        rulings: { 'donation-all-tied': reading },
        ann: { best: 20, coins: 50, tokens: lions(2) },
        bo: { best: 20, coins: 9 },
        cy: { best, coins: 10 },
      });
    table('poorest-other').when(podium()).asks('donate', 'bo');
    table('no-donation').when(podium()).leaves({ round: 2 });
    // The one with the podium is not in last place.
    table('no-donation', 15).when(podium()).asks('donate', 'cy');
  });

  it('donation-voluntary: may-waive, must-ask', () => {
    const table = (reading: string) =>
      closing({
        ...donating,
        rulings: { 'donation-voluntary': reading },
        ann: rich,
        cy: { best: 9 },
      });
    const waive = { type: 'donate', to: 'bo' } as const;
    table('may-waive')
      .when(waive)
      .because('colosseum.donation.last-asks-leader', { given: false })
      .leaves({ round: 2 });
    table('must-ask')
      .when(waive)
      .refusedBecause('colosseum.frame.phases-optional', { phase: 'closing' })
      .overridable();
    table('must-ask').when(ask('lion')).isAllowed();
    // A scorekeeper knows of no tokens.
    closing({
      ...donating,
      level: 'scorekeeper',
      rulings: { 'donation-voluntary': 'must-ask' },
      ann: rich,
      cy: { best: 9 },
    })
      .when(waive)
      .isAllowed();
  });
});

it('keeps to the default where a table names no known reading', () => {
  at(setUp({ rulings: { 'dice-face-1-to-3': 'nothing-known' } }))
    .whenBegun()
    .isAllowed();
  producing({ rulings: { 'dice-face-1-to-3': 'nothing-known' }, ring: RING })
    .when(roll('ann', [3], ['emperor', 1]))
    .refusedBecause('colosseum.dice.clockwise');
});
