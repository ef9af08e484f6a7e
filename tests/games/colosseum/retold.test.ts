// A table told anew in the middle of a match: what follows from what was told, and what must not change with it.
import { describe, expect, it } from 'vitest';
import type { Position } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { firstAfter, retold } from '../../../src/lib/games/colosseum/rules/retold.ts';
import { acquiring, at, buy, investing, MARKETS, passes, producing, refill } from './positions.ts';
import { lying } from './tables.ts';

function told(position: Partial<Position>): Position {
  return { round: 2, phase: 'investing', seats: { ann: { coins: 30 } }, ...position };
}

describe('a table told anew', () => {
  it('colosseum.medal.discarded: medals that have left the game stay away when purses are told anew', () => {
    const table = told({ medals: 10, seats: { ann: { coins: 30, medals: 3 } } });
    expect(retold(table, { seats: { ann: { coins: 9, medals: 3 } } })).toMatchObject({
      medals: 10,
    });
    // One medal more before Ann is one less beside the board.
    expect(retold(table, { seats: { ann: { coins: 30, medals: 4 } } })).toMatchObject({
      medals: 9,
    });
    expect(retold(table, { seats: { ann: { coins: 30 } } })).toMatchObject({ medals: 13 });
  });

  it('colosseum.setup.leftover-green: the token left over is not among those in the bag where it is out of the game', () => {
    const table = (leftover: string) =>
      at(
        lying({
          phase: 'trading',
          markets: MARKETS,
          rulings: { 'leftover-green-use': leftover },
          gone: { gladiator: 20, comedian: 5 },
        }),
      ).whenBegun();
    // 152 tokens, 15 on the markets, 25 gone, one left over.
    table('out-of-game').leaves({ green: 1, bag: 111 });
    table('first-refill').leaves({ green: 0, bag: 112 });
  });

  it('colosseum.frame.first-player-rotates: the token goes to the left with each round, as often as it takes, and back', () => {
    const seats = ['ann', 'bo', 'cy'];
    const after = (rounds: number) => firstAfter(seats, 'bo', rounds);
    expect([0, 1, 2, 3, 4].map(after)).toEqual(['bo', 'cy', 'ann', 'bo', 'cy']);
    expect([-1, -2, -3, -4].map(after)).toEqual(['ann', 'cy', 'bo', 'ann']);
  });

  it('colosseum.invest.one-investment: another round begins without investments and without events', () => {
    const latest = { round: 3, program: 4, spectators: 9 };
    const seats = { ann: { coins: 30, invested: 1, latest } };
    const before = told({ round: 3, phase: 'producing', seats });
    expect(retold(before, { round: 4, phase: 'investing' }).seats['ann']).toEqual({
      coins: 30,
      latest,
    });
    // Gone back to before the event of this round.
    expect(retold(before, { phase: 'investing' }).seats['ann']).toEqual({ coins: 30 });
    expect(retold(before, { phase: 'closing' }).seats['ann']).toEqual({ coins: 30, latest });
    expect(retold(before, { first: 'ann' }).seats).toEqual(seats);
  });

  it('colosseum.refill.on-opener-win: markets told empty are filled at the next refill', () => {
    const empty = [[], ...MARKETS.slice(1)];
    acquiring({ markets: empty, done: ['ann', 'bo'] })
      .when({ type: 'pass', seat: 'cy' })
      .because('colosseum.refill.on-opener-win', { markets: 1, tokens: 3 })
      .asks('refill');
    expect(retold(told({ sold: 2, markets: MARKETS }), { markets: empty })).not.toHaveProperty(
      'sold',
    );
    expect(retold(told({ sold: 2, markets: MARKETS }), { first: 'ann' })).toMatchObject({
      sold: 2,
    });
  });

  it('colosseum.setup.fill-markets-green: a table told without its markets is asked for them before the auctions', () => {
    investing()
      .after(...passes('ann', 'bo'))
      .when({ type: 'pass', seat: 'cy' })
      .asks('refill', undefined, { tokens: 15 });
    at(lying({ phase: 'acquiring' }))
      .whenBegun()
      .asks('refill', undefined, { tokens: 15 });
    at(lying({ phase: 'acquiring' }))
      .when(refill(MARKETS.flat()))
      .asks('open', 'ann');
    // Nothing is left to fill them with.
    acquiring({ markets: [], green: 0, bag: 0, gone: at152() }).whenBegun().asks('open', 'ann');
  });

  it('colosseum.program.higher-number: programs above 10 were bought, whether or not that is told', () => {
    investing({ ann: { programs: [3, 8, 20] } })
      .when(buy('ann', 15))
      .refusedBecause('colosseum.program.higher-number', { than: 20 });
    producing({ ann: { produced: [20] } })
      .whenBegun()
      .leaves({ seats: { ann: { programs: [20], bought: [20] } } });
    // The order in which they were bought is believed where it is told.
    investing({ ann: { programs: [3, 12, 20], bought: [20, 12] } })
      .whenBegun()
      .leaves({ seats: { ann: { bought: [20, 12] } } });
  });

  it('colosseum.auction.choose-market: nothing is sold off an empty market', () => {
    const lot = { market: 1, opener: 'ann', bid: 9, bidder: 'ann', passed: [] };
    at(lying({ phase: 'acquiring', markets: [[], ...MARKETS.slice(1)], lot }))
      .whenBegun()
      .refusedBecause('colosseum.auction.choose-market', { market: 1 })
      .firmly();
    at(lying({ phase: 'acquiring', markets: MARKETS, lot }))
      .whenBegun()
      .asks('bid', 'bo');
  });
});

/** The whole box. */
function at152() {
  return {
    ...{ gladiator: 20, comedian: 12, musician: 12, horse: 12, torch: 12, priest: 11, ship: 11 },
    ...{ lion: 10, scenery: 10, decoration: 10, chariot: 10, cage: 10 },
    ...{ joker: 4, emperor_token: 4, special_event: 4 },
  };
}
