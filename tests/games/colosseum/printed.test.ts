// What is printed, asked in the least convenient way: purses to the last coin, seats out of turn, pieces that have run out.
import { describe, it } from 'vitest';
import {
  acquiring,
  ask,
  at,
  bid,
  buy,
  cash,
  closing,
  deal,
  DRAWN,
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
  push,
  refill,
  RING,
  roll,
  showing,
  trading,
} from './positions.ts';
import { setUp } from './tables.ts';

describe('investing', () => {
  it('colosseum.invest.pay-now: the last coin pays, one less does not, a medal cashed first does', () => {
    investing({ ann: { coins: 10 } })
      .when(invest('ann', 'ticket'))
      .leaves({ seats: { ann: { coins: 0, tickets: 1 } } });
    investing({ ann: { coins: 9, medals: 1 } })
      .when(invest('ann', 'ticket'))
      .refusedBecause('colosseum.invest.pay-now', { cost: 10, coins: 9 });
    investing({ ann: { coins: 9, medals: 1 } })
      .after(cash('ann'))
      .when(invest('ann', 'ticket'))
      .leaves({ seats: { ann: { coins: 5, medals: 0 } } });
  });

  it('colosseum.invest.extra-is-paid: two medals make it possible, the coins are paid all the same', () => {
    investing({ ann: { coins: 14, medals: 2 } })
      .after(invest('ann', 'ticket'))
      .when(invest('ann', 'loge', { extra: 'medals' }))
      .refusedBecause('colosseum.invest.pay-now', { cost: 5, coins: 4 });
    investing({ ann: { coins: 15, medals: 2 } })
      .after(invest('ann', 'ticket'))
      .when(invest('ann', 'loge', { extra: 'medals' }))
      .leaves({ seats: { ann: { coins: 0, medals: 0, loge: true } } });
    investing({ ann: { coins: 15, medals: 2 } })
      .after(invest('ann', 'ticket'), cash('ann'))
      .when(invest('ann', 'loge', { extra: 'medals' }))
      .refusedBecause('colosseum.medal.use-two-investment', { medals: 1, needed: 2 });
  });

  it('colosseum.expand.max-two: twice in one round with a second investment, at both ends, and never again', () => {
    const twice = investing({
      ann: { coins: 40, arena: { from: 8, size: 2 }, tokens: { special_event: 1 } },
    }).after(invest('ann', 'expansion', { side: 'counterclockwise' }));
    twice
      .when(invest('ann', 'expansion', { extra: 'special-event' }))
      .leaves({ seats: { ann: { coins: 20, arena: { from: 7, size: 4 }, tokens: {} } } });
    twice
      .when(invest('ann', 'expansion'))
      .refusedBecause('colosseum.invest.one-investment', { invested: 1 });
    investing({ ann: { coins: 40, arena: { from: 8, size: 4 } } })
      .when(invest('ann', 'expansion'))
      .refusedBecause('colosseum.expand.max-two', { size: 4 })
      .firmly();
  });

  it('colosseum.expand.may-capture-nobles: a noble that stands there is inside from now on', () => {
    investing({ ring: { ...RING, emperor: 10 } })
      .when(invest('ann', 'expansion'))
      .because('colosseum.expand.may-capture-nobles', { square: 10 });
    producing({
      ann: { coins: 0, arena: { from: 8, size: 3 }, programs: [1], tokens: { gladiator: 2 } },
      ring: { ...RING, emperor: 10 },
      roller: 'ann',
    })
      .when(event('ann', 1, { tokens: { gladiator: 2 } }))
      .scores('ann', 5 + 7);
  });

  it('colosseum.program.higher-number: measured by what was bought, not by what was dealt', () => {
    const ann = { coins: 99, programs: [2, 9, 20], bought: [20] };
    investing({ ann }).when(buy('ann', 19)).refusedBecause('colosseum.program.higher-number');
    investing({ ann }).when(buy('ann', 21)).isAllowed();
    investing({ ann: { ...ann, programs: [2, 9], bought: [] } })
      .when(buy('ann', 11))
      .isAllowed();
    investing({ ann }).when(buy('ann', 10)).refusedBecause('colosseum.program.buy').firmly();
    investing({ ann, bo: { coins: 30, programs: [25] } })
      .when(buy('ann', 25))
      .refusedBecause('colosseum.program.unique', { owner: 'bo' })
      .firmly();
  });

  it('colosseum.program.needs-larger-arena-later: bought with the smallest arena, produced only with a large one', () => {
    investing({ ann: { coins: 99 } })
      .when(buy('ann', 30))
      .isAllowed();
    showing({ ann: { coins: 0, programs: [30], arena: { from: 8, size: 3 } } })
      .when(event('ann', 30))
      .refusedBecause('colosseum.produce.arena-size', { needs: 4, has: 3, unread: true });
  });

  it('colosseum.ticket.many-allowed: the tenth is sold, the eleventh does not exist', () => {
    investing({ ann: { coins: 30, tickets: 4 }, bo: { coins: 0, tickets: 5 } })
      .when(invest('ann', 'ticket'))
      .leaves({ seats: { ann: { tickets: 5 } } });
    investing({ ann: { coins: 30, tickets: 5 }, bo: { coins: 0, tickets: 5 } })
      .when(invest('ann', 'ticket'))
      .refusedBecause('colosseum.ticket.many-allowed', { exist: 10 })
      .firmly();
  });

  it('colosseum.frame.phase-by-phase: nobody invests before their turn or after saying no', () => {
    investing()
      .when(invest('bo', 'loge'))
      .refusedBecause('colosseum.frame.phase-by-phase', { next: 'ann' });
    investing({ first: 'cy' }).after(pass('cy')).when(invest('ann', 'loge')).isAllowed();
    investing()
      .after(pass('ann'))
      .when(invest('ann', 'loge'))
      .refusedBecause('colosseum.frame.phase-by-phase');
    investing().when(open('ann', 1)).refusedBecause('colosseum.frame.five-phases').firmly();
  });
});

describe('auctions', () => {
  it('colosseum.auction.raise-clockwise: the same bid is no raise, and nobody bids out of turn', () => {
    const lot = acquiring().after(open('ann', 1, 11));
    lot.when(bid('bo', 11)).refusedBecause('colosseum.auction.highest-bid-wins');
    lot.when(bid('cy', 12)).refusedBecause('colosseum.auction.raise-clockwise');
    lot.when(bid('bo', 31)).refusedBecause('colosseum.auction.winner-pays', { coins: 30 });
    lot.when(bid('bo', 30)).leaves({ lot: { bid: 30, bidder: 'bo' } });
  });

  it('colosseum.auction.pass-is-final-for-lot: who passed stays out, also of the raises after it', () => {
    acquiring()
      .after(open('ann', 1), pass('bo'), bid('cy', 9))
      .when(bid('bo', 10))
      .refusedBecause('colosseum.auction.pass-is-final-for-lot');
  });

  it('colosseum.refill.delayed: where somebody else wins the opener stays, and the market stays empty', () => {
    const won = acquiring({ green: 0 }).after(open('ann', 1), bid('bo', 9), pass('cy'));
    won
      .when(pass('ann'))
      .asks('open', 'ann')
      .leaves({ sold: 1, seats: { bo: { coins: 21 } } });
    won.after(pass('ann')).when(open('ann', 1)).refusedBecause('colosseum.auction.choose-market');
    won
      .after(pass('ann'), open('ann', 2))
      .when(bid('bo', 9))
      .refusedBecause('colosseum.auction.one-win-per-round');
    // Passing the right to open has everything filled, and the right goes on past who has won.
    won.after(pass('ann')).when(pass('ann')).asks('refill', undefined, { tokens: 3 });
    won
      .after(...passes('ann', 'ann'))
      .when(refill(['torch', 'cage', 'chariot']))
      .asks('open', 'cy');
  });

  it('colosseum.auction.pass-opening: who does not open may still bid, but opens no more', () => {
    const passed = acquiring().after(pass('ann'));
    passed.when(open('ann', 1)).refusedBecause('colosseum.auction.pass-opening');
    passed.after(open('bo', 1), pass('cy')).when(bid('ann', 9)).isAllowed();
  });

  it('colosseum.auction.unopposed-opening: nobody else left to bid, and the lot costs what was opened with', () => {
    acquiring({ winners: ['bo', 'cy'], done: ['bo', 'cy'] })
      .when(open('ann', 1, 8))
      .leaves({ seats: { ann: { coins: 22 } } });
  });

  it('colosseum.refill.green-first: the last green tokens come before the bag', () => {
    acquiring({ green: 1 })
      .after(open('ann', 1), pass('bo'))
      .when(pass('cy'))
      .asks('refill', undefined, { tokens: 3, green: 1, orange: 2 });
  });

  it('colosseum.emperor-token.exchange: an Emperor in the lot is a medal at once, or nothing', () => {
    const markets = [['emperor_token', 'torch', 'cage'] as const, ...MARKETS.slice(1)].map(
      (all) => [...all],
    );
    acquiring({ markets })
      .after(open('ann', 1), pass('bo'))
      .when(pass('cy'))
      .leaves({ medals: 17, seats: { ann: { medals: 1, tokens: { torch: 1, cage: 1 } } } });
    acquiring({ markets, medals: 0, bo: { coins: 30, medals: 18 } })
      .after(open('ann', 1), pass('bo'))
      .when(pass('cy'))
      .because('colosseum.emperor-token.no-medal-left')
      .leaves({ seats: { ann: { medals: 0, tokens: { torch: 1, cage: 1 } } } });
  });
});

describe('intense auctions', () => {
  it('colosseum.variant-intense.loser-may-reopen: who won under this opener waits for the next one', () => {
    const lost = intense().after(open('ann', 1), bid('bo', 9), pass('cy'), pass('ann'));
    lost
      .after(open('ann', 2))
      .when(bid('bo', 9))
      .refusedBecause('colosseum.variant-intense.loser-may-reopen');
    lost
      .after(
        open('ann', 2),
        pass('cy'),
        refill(['torch', 'cage', 'chariot', 'priest', 'scenery', 'torch']),
      )
      .when(open('bo', 3))
      .isAllowed();
  });

  it('colosseum.variant-intense.lone-bidder-pays-minimum: the last one allowed to bid pays 8', () => {
    intense()
      .after(open('ann', 1), bid('bo', 9), pass('cy'), pass('ann'))
      .after(open('ann', 2), bid('cy', 9), pass('ann'))
      .when(open('ann', 3))
      .leaves({ seats: { ann: { coins: 22 } } });
  });

  it('colosseum.variant-intense.min-opening: 7 opens nothing here either', () => {
    intense()
      .when(open('ann', 1, 7))
      .refusedBecause('colosseum.variant-intense.min-opening');
  });
});

describe('trading', () => {
  const holding = {
    ann: { coins: 5, tokens: { lion: 3 } },
    bo: { coins: 30, tokens: { lion: 2, joker: 1 } },
    stars: { lion: 'ann' },
  } as const;

  it('colosseum.trade.only-with-active: two others deal only when one of them is active', () => {
    trading()
      .when(deal('bo', 'cy', { coins: 1 }, { coins: 2 }))
      .refusedBecause('colosseum.trade.only-with-active', { active: 'ann' });
    trading()
      .after(pass('ann'))
      .when(deal('cy', 'bo', { coins: 1 }, { coins: 2 }))
      .isAllowed();
  });

  it('colosseum.trade.immediate: nobody gives what they do not have now', () => {
    trading(holding)
      .when(deal('ann', 'bo', { coins: 6 }, { tokens: { lion: 1 } }))
      .refusedBecause('colosseum.trade.immediate')
      .firmly();
    trading(holding)
      .when(deal('ann', 'bo', { coins: 1 }, { tokens: { lion: 3 } }))
      .refusedBecause('colosseum.trade.immediate')
      .firmly();
    trading(holding)
      .when(deal('ann', 'bo', { coins: 1 }, { tokens: { joker: 1 } }))
      .leaves({ seats: { ann: { tokens: { lion: 3, joker: 1 } } } });
  });

  it('colosseum.star.below-three: an award leaves who falls below three, for who has three and the most', () => {
    trading(holding)
      .when(deal('ann', 'bo', { tokens: { lion: 1 } }, { coins: 4 }))
      .leaves({ stars: { lion: 'bo' } });
    trading({ ...holding, bo: { coins: 30, tokens: { lion: 1, joker: 4 } } })
      .when(deal('ann', 'bo', { tokens: { lion: 1 } }, { coins: 4 }))
      .leaves({ stars: {} });
  });
});

describe('nobles and dice', () => {
  it('colosseum.dice.choice-face: I to III and nothing else; every other face is exact', () => {
    producing()
      .when(roll('ann', [1], ['emperor', 3]))
      .isAllowed();
    producing()
      .when(roll('ann', [1], ['emperor', 4]))
      .refusedBecause('colosseum.dice.choice-face');
    producing()
      .when(roll('ann', [4], ['emperor', 3]))
      .refusedBecause('colosseum.dice.clockwise');
  });

  it('colosseum.dice.one-without-loge: a second die needs a loge', () => {
    producing()
      .when(roll('ann', [2, 3], ['emperor', 5]))
      .refusedBecause('colosseum.dice.one-without-loge');
    producing({ ann: { coins: 0, loge: true } })
      .when(roll('ann', [2, 3], ['emperor', 5]))
      .isAllowed();
  });

  it('colosseum.rest.sum-must-end-there: the whole move ends on a resting area, or there is no medal', () => {
    const ann = { coins: 0, loge: true };
    producing({ ann, ring: { ...RING, emperor: 1 } })
      .when(roll('ann', [2, 3], ['emperor', 5]))
      .leaves({ seats: { ann: { medals: 1 } } });
    producing({ ann, ring: { ...RING, emperor: 3 } })
      .when(roll('ann', [3, 5], ['emperor', 8]))
      .leaves({ seats: { ann: { medals: 0 } } });
    producing({ ann, ring: { ...RING, emperor: 1, senator_1: 2 } })
      .when(roll('ann', [4, 5], ['emperor', 5], ['senator_1', 4]))
      .leaves({ seats: { ann: { medals: 2 } }, ring: { ...RING, emperor: 6, senator_1: 6 } });
  });

  it('colosseum.medal.use-move: one to three squares, both ways, past the first square, after the dice, for no medal', () => {
    const ann = { coins: 0, medals: 3 };
    producing({ ann })
      .when(push('ann', 'emperor', 1))
      .refusedBecause('colosseum.medal.move-after-dice');
    showing({ ann })
      .when(push('ann', 'emperor', 4))
      .refusedBecause('colosseum.medal.use-move');
    showing({ ann })
      .when(push('ann', 'emperor', 0))
      .refusedBecause('colosseum.medal.use-move');
    showing({ ann })
      .when(push('ann', 'emperor', -3))
      .leaves({ ring: { ...RING, emperor: 33 }, seats: { ann: { medals: 2 } } });
    showing({ ann, ring: { ...RING, emperor: 3 } })
      .when(push('ann', 'emperor', 3))
      .leaves({ seats: { ann: { medals: 2 } }, medals: 16 });
    showing({ ann })
      .after(push('ann', 'emperor', 3), push('ann', 'emperor', 3), push('ann', 'emperor', 2))
      .when(push('ann', 'emperor', 1))
      .refusedBecause('colosseum.medal.discarded');
  });
});

describe('the event', () => {
  const ann = { coins: 0, programs: [1, 4, 6], tokens: { gladiator: 3, horse: 1, joker: 1 } };

  it('colosseum.joker.replaces-one: one Joker one asset, for a type of the program only, and never an award', () => {
    showing({ ann, stars: { gladiator: 'ann' } })
      .when(event('ann', 1, { tokens: { gladiator: 2 }, jokers: ['decoration'] }))
      .scores('ann', 7 + 4);
    showing({ ann, stars: { gladiator: 'ann' } })
      .when(event('ann', 1, { jokers: ['gladiator'] }))
      .scores('ann', 3);
    showing({ ann })
      .when(event('ann', 1, { tokens: { gladiator: 2 }, jokers: ['lion'] }))
      .refusedBecause('colosseum.program.contents');
    showing({ ann })
      .when(event('ann', 1, { tokens: { gladiator: 2 }, jokers: ['decoration', 'decoration'] }))
      .refusedBecause('colosseum.joker.replaces-one');
  });

  it('colosseum.produce.lay-assets: no more than one has, no more than are asked for', () => {
    showing({ ann })
      .when(event('ann', 4, { tokens: { horse: 2 } }))
      .refusedBecause('colosseum.produce.lay-assets');
    showing({ ann })
      .when(event('ann', 1, { tokens: { gladiator: 3 } }))
      .refusedBecause('colosseum.program.contents');
    showing({ ann })
      .when(event('ann', 6, { tokens: { gladiator: 1 } }))
      .refusedBecause('colosseum.program.contents');
    showing({ ann }).when(event('ann', 7)).refusedBecause('colosseum.produce.choose-program');
  });

  it('colosseum.previous.repeat-not-counted: a program on stage again adds nothing for itself', () => {
    const shown = { ...ann, tokens: { gladiator: 2, horse: 1 }, produced: [1, 4] };
    showing({ ann: shown })
      .when(event('ann', 1, { tokens: { gladiator: 2 } }))
      .scores('ann', 5 + 5);
    showing({ ann: shown })
      .when(event('ann', 6, { tokens: { horse: 1 } }))
      .scores('ann', 2 + 10);
  });

  it('colosseum.score.marker-only-forward: an equal event moves no marker and pays its own income', () => {
    const poor = { ...ann, tokens: { gladiator: 2 } };
    showing({ ann: { ...poor, best: 5 } })
      .when(event('ann', 1, { tokens: { gladiator: 2 } }))
      .totals(5, 0, 0)
      .leaves({ seats: { ann: { coins: 5 } } });
    showing({ ann: { ...poor, best: 30, tickets: 1, podiums: 2, medals: 2 } })
      .when(event('ann', 1, { tokens: { gladiator: 2 }, medals: 2 }))
      .totals(30, 0, 0)
      .leaves({ seats: { ann: { coins: 5 + 5 + 6 + 6, medals: 0 } } });
  });

  it('colosseum.produce.one-per-round: one event a round, and one roll', () => {
    showing({ ann })
      .after(event('ann', 1, { tokens: { gladiator: 2 } }))
      .when(event('ann', 4, { tokens: { gladiator: 2 } }))
      .refusedBecause('colosseum.produce.one-per-round');
    producing()
      .after(roll('ann', [4], ['emperor', 4]))
      .when(roll('ann', [4], ['emperor', 4]))
      .refusedBecause('colosseum.produce.three-steps');
    showing({ ann }).when(event('bo', 1)).refusedBecause('colosseum.produce.turn-order');
  });

  it('colosseum.medal.supply: eighteen and no more, whichever way they come', () => {
    const none = { medals: 0, bo: { coins: 0, medals: 18 } };
    producing({ ...none, ring: { ...RING, emperor: 2 } })
      .when(roll('ann', [4], ['emperor', 4]))
      .leaves({ seats: { ann: { medals: 0 } } });
    producing({ ...none, ann: { coins: 0, tokens: { special_event: 1 } } })
      .when(exchange('ann'))
      .refusedBecause('colosseum.medal.supply')
      .firmly();
  });
});

describe('closing ceremonies and the end', () => {
  it('colosseum.podium.tie-coins: the best so far, then the richer, then the dice', () => {
    closing({ ann: { coins: 5, best: 20 }, bo: { coins: 9, best: 20 } })
      .when(podium())
      .leaves({ seats: { bo: { podiums: 1 } } });
    closing({ ann: { coins: 5, best: 20 }, bo: { coins: 9, best: 20 } })
      .when(podium('ann'))
      .refusedBecause('colosseum.podium.tie-coins');
    closing({ ann: { coins: 9, best: 20 }, bo: { coins: 9, best: 20 } })
      .when(podium())
      .refusedBecause('colosseum.podium.tie-dice')
      .firmly();
    closing({ ann: { coins: 9, best: 20 }, bo: { coins: 9, best: 20 } })
      .when(podium('cy'))
      .refusedBecause('colosseum.podium.best-so-far');
  });

  const shown = { round: 1, program: 1, spectators: 5, tokens: { gladiator: 2 } };
  const after = {
    ceremony: 'discard',
    leader: 'ann',
    ann: { coins: 9, best: 20, latest: shown, tokens: { gladiator: 3, lion: 1, joker: 1 } },
    stars: { gladiator: 'ann' },
  } as const;

  it('colosseum.cleanup.discard-one: one of those used, out of the game, and the award may go with it', () => {
    closing(after)
      .when(lose('ann', 'lion'))
      .refusedBecause('colosseum.cleanup.discard-one', { used: ['gladiator'] });
    closing(after)
      .when(lose('bo', 'gladiator'))
      .refusedBecause('colosseum.cleanup.discard-one')
      .firmly();
    closing(after)
      .when(lose('ann', 'gladiator'))
      .leaves({ gone: { gladiator: 1 }, stars: {} });
  });

  it('colosseum.donation.no-specials: the last of all asks the leader, and for no special token', () => {
    const given = {
      ...after,
      ceremony: 'donation',
      bo: { coins: 3, best: 1 },
      cy: { coins: 2, best: 1 },
    } as const;
    closing(given).when(ask('joker')).refusedBecause('colosseum.donation.no-specials');
    closing(given).when(ask('lion', 'bo')).refusedBecause('colosseum.donation.tie-poorest');
    closing(given)
      .when(ask('lion'))
      .leaves({
        round: 2,
        first: 'bo',
        seats: { cy: { tokens: { lion: 1 } }, ann: { tokens: { gladiator: 3, joker: 1 } } },
      });
    closing({ ...given, cy: { coins: 3, best: 1 } })
      .when(ask('lion'))
      .refusedBecause('colosseum.donation.tie-dice');
  });

  it('colosseum.closing.not-after-round-5: the last event leads to no ceremony', () => {
    producing({ round: 5 })
      .after(...passes('ann', 'bo'))
      .when(pass('cy'))
      .asks('finish');
    leaving().when(podium()).refusedBecause('colosseum.frame.five-phases').firmly();
    leaving().when(ask('lion')).refusedBecause('colosseum.frame.five-phases').firmly();
    leaving()
      .after({ type: 'finish' })
      .when(cash('ann'))
      .refusedBecause('colosseum.end.trigger')
      .firmly();
  });

  it('colosseum.frame.player-count: three to five', () => {
    const four = setUp({ seats: 4 });
    at({ ...four, seats: ['ann', 'bo'] })
      .whenBegun()
      .refusedBecause('colosseum.frame.player-count', { seats: 2 });
    at({ ...four, seats: ['ann', 'bo', 'cy', 'dee', 'eve', 'fay'] })
      .whenBegun()
      .refusedBecause('colosseum.frame.player-count', { seats: 6 });
  });

  it('colosseum.refill.on-opener-win: three lots sold are filled before the next one opens', () => {
    acquiring({
      markets: [[], [], [], ...MARKETS.slice(3)],
      sold: 3,
      refilling: true,
      green: 0,
    })
      .when(refill(DRAWN))
      .asks('open', 'ann');
  });
});
