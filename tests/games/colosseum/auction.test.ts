// Phase 2 by the base rules: lots under the hammer. Rulebook «Аукцион».
import { describe, it } from 'vitest';
import {
  acquiring,
  bid,
  cash,
  exchange,
  MARKETS,
  open,
  pass,
  passes,
  refill,
} from './positions.ts';
import type { Asset } from '../../../src/lib/games/colosseum/data/assets.ts';

const LOT: Asset[] = ['priest', 'torch', 'lion'];
const levels = ['referee', 'scorekeeper'] as const;

describe('the opening', () => {
  it('colosseum.market.five-by-three: five markets of three tokens, sold as one lot', () => {
    acquiring()
      .when(open('ann', 5))
      .because('colosseum.auction.choose-market', { market: 5, bid: 8 })
      .also('colosseum.market.five-by-three');
    acquiring()
      .after(open('ann', 1), pass('bo'))
      .when(pass('cy'))
      .leaves({
        seats: { ann: { tokens: { torch: 1, cage: 1, chariot: 1 } } },
        markets: [[], ...MARKETS.slice(1)],
      });
  });

  it('colosseum.auction.first-player-opens: the first player of the round opens first', () => {
    for (const level of levels) {
      acquiring({ level, first: 'bo' })
        .when(open('ann', 1))
        .refusedBecause('colosseum.auction.first-player-opens', { seat: 'ann', next: 'bo' })
        .overridable();
      acquiring({ level, first: 'bo' }).when(open('bo', 1)).isAllowed();
    }
  });

  it('colosseum.auction.min-opening: an opening bid of 7 is refused', () => {
    for (const level of levels) {
      acquiring({ level })
        .when(open('ann', 1, 7))
        .refusedBecause('colosseum.auction.min-opening', { bid: 7, least: 8 })
        .overridable();
      acquiring({ level })
        .when(open('ann', 1, 8))
        .leaves({ lot: { bid: 8, bidder: 'ann' } });
    }
  });

  it('colosseum.auction.choose-market: only a market that holds tokens', () => {
    acquiring({ markets: [[], ...MARKETS.slice(1)] })
      .when(open('ann', 1))
      .refusedBecause('colosseum.auction.choose-market', { market: 1 })
      .firmly();
    acquiring()
      .when({ type: 'open', seat: 'ann', bid: 8 })
      .refusedBecause('colosseum.auction.choose-market')
      .firmly();
    acquiring({ level: 'scorekeeper' })
      .when({ type: 'open', seat: 'ann', bid: 8 })
      .leaves({ lot: { market: 0, opener: 'ann' } });
  });

  it('colosseum.auction.unopposed-opening: everybody else passes, and the opener pays the opening bid', () => {
    for (const level of levels)
      for (const coins of [8, 11])
        acquiring({ level })
          .after(open('ann', 2, coins), pass('bo'))
          .when(pass('cy'))
          .because('colosseum.auction.unopposed-opening', { bid: coins })
          .because('colosseum.auction.winner-pays', { bid: coins, coins: 30 - coins });
    acquiring()
      .after(open('ann', 2), bid('bo', 9), pass('cy'), bid('ann', 10))
      .when(pass('bo'))
      .notBecause('colosseum.auction.unopposed-opening')
      .because('colosseum.auction.winner-pays', { bid: 10 });
  });

  it('colosseum.auction.optional: nobody has to bid or to open', () => {
    acquiring()
      .after(...passes('ann', 'bo'))
      .when(pass('cy'))
      .leaves({ phase: 'trading' });
    acquiring()
      .when(pass('ann'))
      .because('colosseum.auction.pass-opening')
      .also('colosseum.auction.optional');
    acquiring()
      .after(open('ann', 1), pass('bo'))
      .when(pass('cy'))
      .leaves({ seats: { bo: { coins: 30 }, cy: { coins: 30 } }, winners: ['ann'] });
  });

  it('colosseum.auction.pass-opening: who does not open may still bid, but opens no more in this round', () => {
    for (const level of levels) {
      const table = acquiring({ level }).after(pass('ann'));
      table
        .when(open('ann', 1))
        .refusedBecause('colosseum.auction.pass-opening', { seat: 'ann' })
        .overridable();
      table
        .after(open('bo', 1), pass('cy'))
        .when(bid('ann', 9))
        .leaves({ lot: { bidder: 'ann' } });
    }
  });
});

describe('the bids', () => {
  it('colosseum.auction.raise-clockwise: clockwise, each bids more or passes', () => {
    const table = acquiring().after(open('ann', 1));
    table
      .when(bid('cy', 9))
      .refusedBecause('colosseum.auction.raise-clockwise', { seat: 'cy', next: 'bo' })
      .overridable();
    table.when(pass('cy')).refusedBecause('colosseum.auction.raise-clockwise', { next: 'bo' });
    table
      .when(bid('bo', 9))
      .because('colosseum.auction.raise-clockwise', { bid: 9 })
      .asks('bid', 'cy');
    table.when(pass('bo')).asks('bid', 'cy');
  });

  it('colosseum.auction.highest-bid-wins: a bid that is not higher is none, and the highest gets the lot', () => {
    for (const level of levels) {
      const table = acquiring({ level }).after(open('ann', 1, 10));
      for (const coins of [9, 10])
        table
          .when(bid('bo', coins))
          .refusedBecause('colosseum.auction.highest-bid-wins', { bid: coins, current: 10 })
          .firmly();
      table
        .after(bid('bo', 12), pass('cy'))
        .when(pass('ann'))
        .because('colosseum.auction.winner-pays', { bid: 12 })
        .also('colosseum.auction.highest-bid-wins')
        .leaves({ seats: { ann: { coins: 30 }, bo: { coins: 18 } } });
    }
  });

  it('colosseum.auction.until-one-left: round and round until all but one have passed', () => {
    const table = acquiring().after(open('ann', 1), bid('bo', 9), bid('cy', 10), bid('ann', 11));
    table
      .when(pass('bo'))
      .leaves({ lot: { bid: 11, passed: ['bo'] } })
      .asks('bid', 'cy');
    table
      .when(open('bo', 2))
      .refusedBecause('colosseum.auction.until-one-left', { bidder: 'ann', bid: 11 })
      .firmly();
    table
      .after(pass('bo'))
      .when(pass('cy'))
      .because('colosseum.auction.winner-pays')
      .also('colosseum.auction.until-one-left')
      .leaves({ lot: undefined });
  });

  it('colosseum.auction.pass-is-final-for-lot: who passed does not come back to this lot', () => {
    for (const level of levels) {
      const table = acquiring({ level }).after(open('ann', 1), pass('bo'), bid('cy', 9));
      table
        .when(bid('bo', 10))
        .refusedBecause('colosseum.auction.pass-is-final-for-lot', { seat: 'bo' })
        .overridable();
      table.when(pass('bo')).refusedBecause('colosseum.auction.pass-is-final-for-lot').firmly();
      acquiring({ level, winners: ['bo'] })
        .after(open('ann', 1))
        .when(pass('bo'))
        .refusedBecause('colosseum.auction.one-win-per-round', { seat: 'bo' })
        .firmly();
      // The next lot is another one.
      table.after(pass('ann'), open('ann', 2)).when(bid('bo', 9)).isAllowed();
    }
  });

  it('colosseum.auction.winner-pays: the winner pays the bank and takes the three tokens', () => {
    acquiring()
      .after(open('ann', 3), bid('bo', 9), pass('cy'))
      .when(pass('ann'))
      .because('colosseum.auction.winner-pays', {
        market: 3,
        bid: 9,
        coins: 21,
        tokens: ['ship', 'decoration', 'cage'],
      })
      .leaves({
        seats: { bo: { coins: 21, tokens: { ship: 1, decoration: 1, cage: 1 } } },
        winners: ['bo'],
      });
    for (const level of levels)
      acquiring({ level, bo: { coins: 8 } })
        .after(open('ann', 3))
        .when(bid('bo', 9))
        .refusedBecause('colosseum.auction.winner-pays', { bid: 9, coins: 8, means: 8, least: 9 })
        .overridable();
    acquiring({ ann: { coins: 12 } })
      .when(open('ann', 3, 13))
      .refusedBecause('colosseum.auction.winner-pays', { means: 12, least: 8 });
  });

  it('colosseum.auction.winner-pays: where the last medal goes to somebody else she pays what she has, before the last pass or after it', () => {
    const orders = [
      [pass('bo'), pass('cy'), exchange('bo')],
      [pass('bo'), exchange('bo'), pass('cy')],
    ] as const;
    for (const reading of ['to-supply', 'out-of-game'])
      for (const order of orders)
        acquiring({
          medals: 1,
          rulings: { 'medal-returns': reading },
          ann: { coins: 3, tokens: { special_event: 1 } },
          bo: { medals: 17, tokens: { special_event: 1 } },
        })
          .after(open('ann', 1, 9), ...order.slice(0, -1))
          .when(order[2])
          .because('colosseum.auction.winner-pays', { bid: 9, short: 6 })
          .leaves({ seats: { ann: { coins: 0 } } });
  });

  it('colosseum.auction.until-one-left: a lot told as sold, in which somebody may still bid, is not sold', () => {
    const lot = { market: 1, opener: 'ann', bid: 9, bidder: 'ann', passed: [], sold: true };
    acquiring({ lot }).when(pass('bo')).asks('bid', 'cy');
    acquiring({ lot: { ...lot, sold: false } })
      .when(pass('bo'))
      .asks('bid', 'cy');
  });

  it('colosseum.auction.winner-pays: medals that are counted on are cashed before the lot is taken', () => {
    const table = acquiring({ ann: { coins: 3, medals: 1, tokens: { special_event: 1 } } }).after(
      open('ann', 1, 12),
      pass('bo'),
      pass('cy'),
    );
    table.when(cash('ann')).leaves({ seats: { ann: { coins: 9 } }, lot: { sold: true } });
    table
      .after(cash('ann'), exchange('ann'))
      .when(cash('ann'))
      .because('colosseum.auction.winner-pays', { bid: 12, coins: 3 })
      .leaves({ seats: { ann: { coins: 3, medals: 0 } } });
  });
});

describe('one lot each', () => {
  it('colosseum.auction.one-win-per-round: a winner neither bids nor opens again in this round', () => {
    for (const level of levels) {
      const table = acquiring({ level }).after(
        open('ann', 1),
        bid('bo', 9),
        pass('cy'),
        pass('ann'),
      );
      table
        .after(open('ann', 2))
        .when(bid('bo', 9))
        .refusedBecause('colosseum.auction.one-win-per-round', { seat: 'bo' })
        .overridable();
      table
        .after(pass('ann'), ...(level === 'referee' ? [refill(LOT)] : []))
        .when(open('bo', 2))
        .refusedBecause('colosseum.auction.one-win-per-round', { seat: 'bo' })
        .overridable();
    }
  });

  it('colosseum.auction.each-gets-a-chance: everybody may open once a round, who has won excepted', () => {
    const table = acquiring({ level: 'scorekeeper' });
    table
      .after(open('ann', 1), pass('bo'), pass('cy'), open('bo', 2))
      .when(pass('cy'))
      .asks('open', 'cy');
    // Ann loses her lot and opens another one; nobody who has won is asked to open.
    table
      .after(open('ann', 1), bid('bo', 9), pass('cy'), pass('ann'), open('ann', 2))
      .when(pass('cy'))
      .asks('open', 'cy');
    table
      .after(open('ann', 1), pass('bo'), pass('cy'), open('bo', 2), pass('cy'))
      .when(pass('cy'))
      .leaves({ phase: 'trading' });
  });

  it('colosseum.auction.next-opener: the right to open goes to the left', () => {
    for (const level of levels) {
      const filled = level === 'referee' ? [refill(LOT)] : [];
      const table = acquiring({ level, first: 'bo' }).after(
        open('bo', 1),
        pass('cy'),
        pass('ann'),
        ...filled,
      );
      table
        .when(open('ann', 2))
        .refusedBecause('colosseum.auction.next-opener', { seat: 'ann', next: 'cy' })
        .overridable();
      table.when(open('cy', 2)).isAllowed();
    }
  });

  it('takes no bid and no pass of the highest bidder', () => {
    const table = acquiring().after(open('ann', 1));
    table.when(bid('ann', 9)).refusedBecause('colosseum.auction.highest-bid-wins').firmly();
    table.when(pass('ann')).refusedBecause('colosseum.auction.highest-bid-wins').firmly();
    acquiring().when(bid('ann', 9)).refusedBecause('colosseum.auction.choose-market').firmly();
  });
});
