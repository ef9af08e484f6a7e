// The coins of a seat explain themselves: every one that came or went has its effect. Whole matches, whatever was told in them.
import { describe, expect, it } from 'vitest';
import { PURSE } from '../../../src/lib/games/magnificent/rules/purse.ts';
import { amountLines } from '../../../src/lib/referee/amounts.ts';
import { stateOf } from '../../../src/lib/referee/match.ts';
import { totalOf } from '../../../src/lib/referee/sheet.ts';
import { GOLDENS } from './goldens.ts';
import { opened } from './goldenSheet.ts';

const GIFT = 'magnificent.setup.starting-player-pays-last';

describe('golden matches', () => {
  it.each(GOLDENS.map(({ name }) => name))('%s: the lines of coins add up to them', (name) => {
    const { match } = opened(name);
    for (const { seat, coins } of stateOf(match).seats) {
      const lines = amountLines(match, seat, PURSE);
      expect(totalOf(lines, seat)).toBe(coins);
      // The gift is an effect of the one who gives it.
      for (const line of lines)
        if (line.clause !== 'table.position' && line.clause !== GIFT)
          expect(PURSE.moved(line, seat)).toBe(line.points);
      expect(lines.slice(1).map(({ clause }) => clause)).not.toContain('table.position');
    }
  });
});

it(`${GIFT}: one gives a coin, the other has it`, () => {
  const gift = { clause: GIFT, seat: 'ann', facts: { to: 'cy', coins: 1 } } as const;
  expect(['ann', 'bo', 'cy'].map((seat) => PURSE.moved(gift, seat))).toEqual([-1, 0, 1]);
});

it('magnificent.criteria.pay-coins: a card that is paid for takes what it counts', () => {
  const facts = { card: 2, kind: 'paid_coin', count: 3, full: 6 };
  const clause = 'magnificent.score-card.move-marker';
  expect(PURSE.moved({ clause, seat: 'ann', points: 6, facts }, 'ann')).toBe(-3);
});
