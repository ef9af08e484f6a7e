// The variant: winners bid again under the next opener. Rulebook «Интенсивный аукцион».
import { describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/lib/games/colosseum/data/assets.ts';
import { RULESET_3 } from '../../../src/lib/games/colosseum/data/ruleset3.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import { acquiring, bid, intense, MARKETS, open, pass, passes, refill } from './positions.ts';
import { lying } from './tables.ts';

const SIX: Asset[] = ['priest', 'torch', 'lion', 'cage', 'ship', 'horse'];
const THREE = SIX.slice(0, 3);
const levels = ['referee', 'scorekeeper'] as const;
const bargain = [open('ann', 1), bid('bo', 9), pass('cy'), pass('ann')] as const;

describe('intense auctions', () => {
  it('colosseum.variant-intense.scope: the auctions are others, all else is as it was', () => {
    intense()
      .when(open('ann', 1, 7))
      .refusedBecause('colosseum.variant-intense.min-opening');
    intense({ options: { auctions: 'intense' } })
      .when(pass('ann'))
      .asks('open', 'bo');
    intense()
      .after(...passes('ann', 'bo'))
      .when(pass('cy'))
      .leaves({ phase: 'trading' });
    intense().when(bid('ann', 9)).refusedBecause('colosseum.auction.choose-market');
    acquiring()
      .when(open('ann', 1, 7))
      .refusedBecause('colosseum.auction.min-opening');
  });

  it('colosseum.variant-intense.min-opening: 8 coins or more', () => {
    for (const level of levels)
      intense({ level })
        .when(open('ann', 1, 7))
        .refusedBecause('colosseum.variant-intense.min-opening', { bid: 7, least: 8 })
        .overridable();
    intense()
      .when(open('ann', 1, 8))
      .isAllowed();
  });

  it('colosseum.variant-intense.raise-clockwise: clockwise here too', () => {
    const table = intense().after(open('ann', 1));
    table
      .when(bid('cy', 9))
      .refusedBecause('colosseum.variant-intense.raise-clockwise', { seat: 'cy', next: 'bo' })
      .overridable();
    table.when(bid('bo', 9)).asks('bid', 'cy');
    table.after(bid('bo', 9), pass('cy')).when(bid('ann', 10)).asks('bid', 'bo');
  });

  it('colosseum.variant-intense.pass-final: who passed is out of this auction', () => {
    const table = intense().after(open('ann', 1), pass('bo'), bid('cy', 9));
    table
      .when(bid('bo', 10))
      .refusedBecause('colosseum.variant-intense.pass-final', { seat: 'bo' })
      .overridable();
    table.when(pass('bo')).refusedBecause('colosseum.variant-intense.pass-final').firmly();
    intense()
      .after(...bargain, open('ann', 2))
      .when(pass('bo'))
      .refusedBecause('colosseum.variant-intense.loser-may-reopen', { seat: 'bo', opener: 'ann' })
      .firmly();
  });

  it('colosseum.variant-intense.loser-may-reopen: the loser opens another market, without those who won under this opener', () => {
    for (const level of levels) {
      const table = intense({ level }).after(...bargain);
      table.when(open('ann', 2)).asks('bid', 'cy');
      table
        .after(open('ann', 2))
        .when(bid('bo', 9))
        .refusedBecause('colosseum.variant-intense.loser-may-reopen', { seat: 'bo', opener: 'ann' })
        .overridable();
    }
  });

  it('colosseum.variant-intense.loser-may-reopen: so it is also at a table that without the variant hands the right on after one auction', () => {
    const rulings = { 'opener-continues': 'one-auction' };
    for (const level of levels)
      intense({ level, rulings })
        .after(...bargain.slice(0, 3))
        .when(pass('ann'))
        .because('colosseum.variant-intense.refill-delay', { markets: 1 })
        .asks('open', 'ann');
    intense({ rulings })
      .after(...bargain)
      .when(open('ann', 2))
      .asks('bid', 'cy');
  });

  it('colosseum.variant-intense.loser-may-reopen: in a match begun under version 3 that table goes on to hand it on', () => {
    const rules = colosseumRules.rulesOf(RULESET_3);
    const options = { auctions: 'intense' } as const;
    const table = {
      phase: 'acquiring',
      options,
      rulings: { 'opener-continues': 'one-auction' },
    } as const;
    let ruling = rules.begin(lying({ ...table, markets: MARKETS }));
    for (const move of bargain) if (ruling.allowed) ruling = rules.rule(ruling.state, move);
    expect(ruling).toMatchObject({ allowed: true, state: { done: ['ann'], refilling: true } });
  });

  it('colosseum.variant-intense.refill-delay: empty markets wait until the opener wins or passes the right on', () => {
    const table = intense().after(...bargain.slice(0, 3));
    table
      .when(pass('ann'))
      .because('colosseum.variant-intense.refill-delay', { markets: 1 })
      .leaves({ markets: [[], ...MARKETS.slice(1)] })
      .asks('open', 'ann');
    table
      .after(pass('ann'))
      .when(pass('ann'))
      .because('colosseum.variant-intense.opener-wins-refill', { markets: 1, tokens: 3 })
      .asks('refill');
  });

  it('colosseum.variant-intense.opener-wins-refill: the opener wins, markets are filled and the right moves on', () => {
    for (const level of levels) {
      const table = intense({ level }).after(...bargain, open('ann', 2));
      table
        .when(pass('cy'))
        .because('colosseum.variant-intense.opener-wins-refill', { markets: 2, tokens: 6 })
        .leaves({ winners: [] });
      table
        .after(pass('cy'), ...(level === 'referee' ? [refill(SIX)] : []))
        .when(open('bo', 1))
        .asks('bid', 'cy');
    }
  });

  it('colosseum.variant-intense.rebid-after-opener-change: winners bid again under the next opener', () => {
    const table = intense({ level: 'scorekeeper' }).after(...bargain, pass('ann'));
    intense({ level: 'scorekeeper' })
      .after(...bargain)
      .when(pass('ann'))
      .because('colosseum.variant-intense.opener-wins-refill')
      .also('colosseum.variant-intense.rebid-after-opener-change');
    table
      .after(open('bo', 1), pass('cy'))
      .when(pass('ann'))
      .leaves({ seats: { bo: { coins: 13 } } });
    table
      .after(pass('bo'), open('cy', 1), pass('ann'))
      .when(bid('bo', 10))
      .leaves({ lot: { bidder: 'bo' } });
  });

  it('colosseum.variant-intense.every-player-opens: in turn, who has won already too', () => {
    for (const level of levels) {
      const filled = level === 'referee' ? [refill(THREE)] : [];
      const table = intense({ level }).after(...bargain, pass('ann'), ...filled);
      table
        .when(open('cy', 2))
        .refusedBecause('colosseum.auction.next-opener', { next: 'bo' })
        .overridable();
      table.when(open('bo', 2)).isAllowed();
    }
  });

  it('colosseum.variant-intense.lone-bidder-pays-minimum: the only one left takes a lot for 8', () => {
    for (const level of levels) {
      const table = intense({ level }).after(...bargain, open('ann', 2), bid('cy', 9), pass('ann'));
      table
        .when(open('ann', 3, 8))
        .because('colosseum.variant-intense.lone-bidder-pays-minimum', { bid: 8 })
        .leaves({ seats: { ann: { coins: 22 } } });
      table.when(open('ann', 3, 0)).refusedBecause('colosseum.variant-intense.min-opening');
    }
  });

  it('colosseum.variant-intense.phase-end: over when everybody has had the right to open, also unused', () => {
    intense()
      .after(...passes('ann', 'bo'))
      .when(pass('cy'))
      .because('colosseum.variant-intense.phase-end')
      .leaves({ phase: 'trading' });
    intense({ level: 'scorekeeper' })
      .after(...bargain, pass('ann'), pass('bo'), open('cy', 1), pass('ann'))
      .when(pass('bo'))
      .because('colosseum.variant-intense.phase-end');
  });
});
