// Markets filled again, green tokens first. Rulebook «Заполнение рынков».
import { describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/lib/games/colosseum/data/assets.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { MATCH_FORMAT, MATCH_SCHEMA_VERSION } from '../../../src/lib/referee/matchFile.ts';
import { openMatch } from '../../../src/lib/referee/openMatch.ts';
import {
  acquiring,
  bid,
  DRAWN,
  intense,
  MARKETS,
  open,
  pass,
  passes,
  refill,
} from './positions.ts';
import { lying } from './tables.ts';

const THREE: Asset[] = ['priest', 'torch', 'lion'];
const NOW = '2026-03-01T19:00:00+01:00';

describe('the refill', () => {
  it('colosseum.refill.on-opener-win: the opener wins, and empty markets are filled before the next auction', () => {
    const table = acquiring().after(open('ann', 4), pass('bo'));
    table
      .when(pass('cy'))
      .because('colosseum.refill.on-opener-win', { markets: 1, tokens: 3 })
      .asks('refill');
    table
      .after(pass('cy'))
      .when(open('bo', 1))
      .refusedBecause('colosseum.refill.on-opener-win', { tokens: 3 })
      .firmly();
    table
      .after(pass('cy'))
      .when(pass('bo'))
      .refusedBecause('colosseum.refill.on-opener-win')
      .firmly();
    table
      .after(pass('cy'))
      .when(refill(THREE))
      .leaves({ markets: [...MARKETS.slice(0, 3), THREE, ...MARKETS.slice(4)], sold: 0 })
      .asks('open', 'bo');
    acquiring({ level: 'scorekeeper' })
      .after(open('ann', 4), pass('bo'))
      .when(pass('cy'))
      .because('colosseum.refill.on-opener-win', { markets: 1, tokens: 3 })
      .asks('open', 'bo');
  });

  it('colosseum.refill.on-opener-win: after the last auction of the match no market is filled, whoever wins', () => {
    const last = (round: number) => acquiring({ round, done: ['ann', 'bo'] }).after(open('cy', 4));
    const won = [pass('ann'), pass('bo')] as const;
    const told = { markets: 1, tokens: 3 };
    last(4)
      .after(won[0])
      .when(won[1])
      .because('colosseum.refill.on-opener-win', told)
      .asks('refill');
    last(5)
      .after(won[0])
      .when(won[1])
      .notBecause('colosseum.refill.on-opener-win')
      .leaves({ sold: 1, refilling: false })
      .asks('trade', 'ann');
    last(5)
      .after(...won)
      .when(refill(THREE))
      .refusedBecause('colosseum.refill.delayed', { isLast: true })
      .firmly();
    last(5)
      .after(bid('ann', 9), pass('bo'), pass('cy'))
      .when(pass('cy'))
      .notBecause('colosseum.refill.on-opener-win')
      .asks('trade', 'ann');
    acquiring({ level: 'scorekeeper', round: 5, done: ['ann', 'bo'] })
      .after(open('cy', 4), won[0])
      .when(won[1])
      .notBecause('colosseum.refill.on-opener-win')
      .asks('trade', 'ann');
  });

  it('colosseum.refill.delayed: somebody else wins, and the market waits until the opener wins or passes', () => {
    const table = acquiring().after(open('ann', 4), bid('bo', 9), pass('cy'));
    table
      .when(pass('ann'))
      .because('colosseum.refill.delayed', { markets: 1 })
      .notBecause('colosseum.refill.on-opener-win')
      .asks('open', 'ann');
    table
      .after(pass('ann'))
      .when(refill(THREE))
      .refusedBecause('colosseum.refill.delayed')
      .firmly();
    table.after(pass('ann')).when(open('ann', 4)).refusedBecause('colosseum.auction.choose-market');
    table
      .after(pass('ann'))
      .when(pass('ann'))
      .because('colosseum.refill.on-opener-win', { markets: 1, tokens: 3 });
    table
      .after(pass('ann'), open('ann', 1))
      .when(pass('cy'))
      .because('colosseum.refill.on-opener-win', { markets: 2, tokens: 6 });
  });

  it('colosseum.refill.delayed: where tokens are not told, a market named as it was sold waits too', () => {
    const sold = acquiring({ level: 'scorekeeper', seats: 4 }).after(
      open('ann', 4),
      bid('bo', 9),
      ...passes('cy', 'dee', 'ann'),
    );
    sold
      .when(open('ann', 4))
      .refusedBecause('colosseum.auction.choose-market', { market: 4 })
      .also('colosseum.refill.delayed')
      .overridable();
    sold.when(open('ann', 3)).isAllowed();
    // The lot may also go without a number, and two of them wait then.
    sold.when({ type: 'open', seat: 'ann', bid: 8 }).leaves({ lot: { market: 0 } });
    sold
      .when(pass('ann'))
      .leaves({ sold: 0 })
      .asks('open', 'cy', { markets: [1, 2, 3, 4, 5] });
    sold.after(pass('ann')).when(open('cy', 4)).isAllowed();
  });

  it('colosseum.variant-intense.refill-delay: where tokens are not told, no market is sold twice under one opener', () => {
    const sold = intense({ level: 'scorekeeper' }).after(
      open('ann', 2),
      bid('bo', 9),
      ...passes('cy', 'ann'),
    );
    sold
      .when(open('ann', 2))
      .refusedBecause('colosseum.auction.choose-market', { market: 2 })
      .also('colosseum.variant-intense.refill-delay')
      .overridable();
    sold.after(open('ann', 1), pass('cy')).when(open('bo', 2)).isAllowed();
  });

  it('colosseum.refill.delayed: a market sold twice while it stood empty opens as it was kept under version 1', () => {
    const moves: readonly Move[] = [
      open('ann', 4),
      bid('bo', 9),
      ...passes('cy', 'ann'),
      open('ann', 4),
    ];
    const kept = (version: number) => {
      const { seats, position, ...setup } = lying({ level: 'scorekeeper', phase: 'acquiring' });
      const opening = openMatch(
        {
          format: MATCH_FORMAT,
          schemaVersion: MATCH_SCHEMA_VERSION,
          id: 'kept',
          game: 'colosseum',
          ruleset: { game: 'colosseum', version },
          begun: NOW,
          seats: seats.map((id) => ({ id, name: id, colour: 'seat-1', symbol: 'circle' })),
          setup: { ...setup, ...(position === undefined ? {} : { position }) },
          entries: moves.map((move, at) => ({
            id: `e${at}`,
            device: 'phone',
            at: NOW,
            told: { type: 'tell', act: { type: 'move', move } },
          })),
        },
        colosseumRules,
      );
      if (!opening.ok) throw new Error(JSON.stringify(opening.fault));
      return opening.opened.match;
    };
    expect(kept(1).stop).toBeUndefined();
    expect(kept(2).stop).toMatchObject({ refusal: { clause: 'colosseum.auction.choose-market' } });
  });

  it('colosseum.refill.green-first: green tokens as long as there are any, then the bag', () => {
    const table = (green: number) =>
      acquiring({
        green,
        bag: 100 - green,
        gone: { gladiator: 20, comedian: 12, musician: 5 },
      }).after(open('ann', 4), pass('bo'), pass('cy'));
    table(1)
      .when(refill(['priest', 'priest', 'priest']))
      .because('colosseum.refill.green-first', { green: 1, orange: 2, greenLeft: 0, bag: 97 });
    table(4)
      .when(refill(['priest', 'priest', 'priest']))
      .because('colosseum.refill.green-first', { green: 3, orange: 0, greenLeft: 1, bag: 96 });
    table(0)
      .when(refill(['priest', 'priest']))
      .refusedBecause('colosseum.refill.green-first', { told: 2, tokens: 3, green: 0, orange: 3 })
      .firmly();
  });

  it('fills as many markets as the bag still allows, in the order of the board', () => {
    const gone = { gladiator: 20, comedian: 12, musician: 12, horse: 11, torch: 9, priest: 10 };
    const more = { ship: 10, lion: 9, scenery: 8, decoration: 8, chariot: 8, cage: 8 };
    intense({
      gone: { ...gone, ...more, emperor_token: 4 },
      green: 0,
      ann: { tokens: { joker: 4 } },
    })
      .after(open('ann', 1), bid('bo', 9), pass('cy'), pass('ann'))
      .after(open('ann', 2), pass('cy'))
      .when(refill(['special_event', 'special_event', 'special_event', 'special_event']))
      .leaves({
        bag: 0,
        markets: [
          ['special_event', 'special_event', 'special_event'],
          ['special_event'],
          ...MARKETS.slice(2),
        ],
      });
  });

  it('tells the scorekeeper of no tokens', () =>
    acquiring({ level: 'scorekeeper', sold: 3 })
      .when(refill(DRAWN))
      .refusedBecause('colosseum.refill.delayed')
      .firmly());
});
