// Star performer awards: who has most of a type. Rulebook «Награды звездных исполнителей».
import { describe, it } from 'vitest';
import type { Asset, Tokens } from '../../../src/lib/games/colosseum/data/assets.ts';
import { acquiring, closing, deal, lose, MARKETS, open, pass, trading } from './positions.ts';

const lions = (tokens: number): Tokens => ({ lion: tokens });
const LIONS: Asset[] = ['lion', 'lion', 'lion'];
const coin = { coins: 1 };
/** Ann sells lions to Bo. */
const sale = (tokens: number) => deal('ann', 'bo', { tokens: lions(tokens) }, coin);
const table = (ann: number, bo: number, cy = 0) =>
  trading({
    ann: { tokens: { ...lions(ann), torch: 1 } },
    bo: { tokens: { ...lions(bo), torch: 1 } },
    cy: { tokens: { ...lions(cy), torch: 1 } },
  });

describe('star performer awards', () => {
  it('colosseum.star.threshold: the first with three tokens of a type gets its award', () => {
    table(1, 2)
      .when(sale(1))
      .because('colosseum.star.threshold', { star: 'lion', tokens: 3 })
      .leaves({ stars: { lion: 'bo' } });
    table(1, 1).when(sale(1)).leaves({ stars: {} });
  });

  it('colosseum.star.keep: the holder keeps it until somebody has more or there are fewer than three', () => {
    table(5, 0)
      .when(sale(2))
      .leaves({ stars: { lion: 'ann' } });
    table(6, 0)
      .when(sale(3))
      .leaves({ stars: { lion: 'ann' } });
    table(6, 0).when(sale(4)).because('colosseum.star.below-three', { star: 'lion' });
    table(7, 0)
      .when(sale(4))
      .because('colosseum.star.overtaken')
      .also('colosseum.star.keep')
      .leaves({ stars: { lion: 'bo' } });
  });

  it('colosseum.star.overtaken: who has more than the holder takes the award', () =>
    table(7, 0)
      .when(sale(4))
      .because('colosseum.star.overtaken', { star: 'lion', tokens: 4, from: 'ann' })
      .leaves({ stars: { lion: 'bo' } }));

  it('colosseum.star.equal-does-not-take: as many as the holder is not enough', () => {
    table(3, 2)
      .when(deal('ann', 'cy', coin, { tokens: { torch: 1 } }))
      .leaves({ stars: { lion: 'ann' } });
    trading({ ann: { tokens: lions(4) }, bo: { tokens: lions(3) }, cy: { tokens: lions(1) } })
      .after(pass('ann'))
      .when(deal('bo', 'cy', coin, { tokens: lions(1) }))
      .leaves({ stars: { lion: 'ann' } });
    table(7, 0)
      .when(sale(4))
      .because('colosseum.star.overtaken')
      .also('colosseum.star.equal-does-not-take');
  });

  it('colosseum.star.below-three: below three the award goes to who has most of three or more', () => {
    table(4, 1)
      .when(sale(2))
      .because('colosseum.star.below-three', { star: 'lion', tokens: 2, to: 'bo' })
      .leaves({ stars: { lion: 'bo' } });
    table(3, 0)
      .when(sale(1))
      .because('colosseum.star.below-three', { star: 'lion', tokens: 2, to: undefined })
      .leaves({ stars: {} });
  });

  it('colosseum.star.tie-nobody: equal numbers get it neither from the supply nor from who loses it', () => {
    table(3, 2, 3).when(sale(1)).leaves({ stars: {} });
    trading({
      ann: { tokens: lions(3) },
      bo: { tokens: lions(2) },
      cy: { tokens: lions(3) },
      stars: { lion: 'ann' },
    })
      .when(sale(1))
      .because('colosseum.star.below-three', { to: undefined })
      .leaves({ stars: {} });
    // Nobody takes it until one has more than all others.
    table(1, 3, 3)
      .when(deal('ann', 'bo', { tokens: { torch: 1 } }, coin))
      .leaves({ stars: {} });
    table(1, 3, 3)
      .when(sale(1))
      .because('colosseum.star.threshold', { tokens: 4 })
      .leaves({ stars: { lion: 'bo' } });
  });

  it('colosseum.star.tie-nobody: two rivals in front of the holder send the award back to the supply', () =>
    trading({
      ann: { tokens: { gladiator: 5 } },
      bo: { tokens: { gladiator: 2 } },
      cy: { tokens: { gladiator: 4 } },
    })
      .when(deal('ann', 'bo', { tokens: { gladiator: 2 } }, coin))
      .because('colosseum.star.tie-nobody', { star: 'gladiator', tied: ['bo', 'cy'] })
      .leaves({ stars: {} }));

  it('colosseum.star.jokers-and-market-not-counted: only real tokens before a player count', () => {
    trading({ ann: { tokens: { lion: 2, joker: 4 } }, bo: {} })
      .when(deal('ann', 'bo', {}, coin))
      .leaves({ stars: {} });
    acquiring({ markets: [LIONS, ...MARKETS.slice(1)], bo: { tokens: lions(3) } })
      .after(open('ann', 2), pass('bo'))
      .when(pass('cy'))
      .leaves({ stars: { lion: 'bo' } });
    table(1, 2)
      .when(sale(1))
      .because('colosseum.star.threshold')
      .also('colosseum.star.jokers-and-market-not-counted');
  });

  it('colosseum.joker.not-for-stars: Jokers make nobody a holder', () => {
    trading({ ann: { tokens: { lion: 1, joker: 1 } }, bo: { tokens: { lion: 2, joker: 1 } } })
      .when(deal('ann', 'bo', { tokens: { joker: 1 } }, coin))
      .leaves({ stars: {} });
    table(1, 2)
      .when(sale(1))
      .because('colosseum.star.threshold')
      .also('colosseum.joker.not-for-stars');
  });

  it('counts again once all have discarded', () => {
    const latest = { round: 1, program: 12, spectators: 9, tokens: lions(3) };
    closing({
      ceremony: 'discard',
      leader: 'cy',
      stars: { lion: 'ann' },
      ann: { tokens: lions(3), latest, best: 9 },
      bo: { tokens: lions(4), latest, best: 9 },
      cy: { best: 20 },
    })
      .after(lose('bo', 'lion'))
      .when(lose('ann', 'lion'))
      .leaves({ stars: { lion: 'bo' } });
  });
});
