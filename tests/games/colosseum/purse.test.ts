// A purse explains itself: every coin that came or went has its effect. Whole matches, whatever was told in them.
import { describe, expect, it } from 'vitest';
import { PURSE } from '../../../src/lib/games/colosseum/rules/purse.ts';
import { amountLines, movedIn } from '../../../src/lib/referee/amounts.ts';
import { stateOf } from '../../../src/lib/referee/match.ts';
import { totalOf } from '../../../src/lib/referee/sheet.ts';
import { GOLDENS } from './goldens.ts';
import { opened } from './goldenSheet.ts';

describe('golden matches', () => {
  it.each(GOLDENS.map(({ name }) => name))('%s: the lines of each purse add up to it', (name) => {
    const { match } = opened(name);
    for (const { seat, coins } of stateOf(match).seats) {
      const lines = amountLines(match, seat, PURSE);
      expect(totalOf(lines, seat)).toBe(coins);
      // What no effect says in coins is a position the match began at.
      for (const line of lines)
        if (line.clause !== 'table.position') expect(PURSE.moved(line, seat)).toBe(line.points);
      expect(lines.slice(1).map(({ clause }) => clause)).not.toContain('table.position');
    }
  });
});

describe('each clause says how much', () => {
  it.each([
    ['colosseum.program.buy', { program: 3, cost: 12, coins: 4 }, -12],
    ['colosseum.auction.winner-pays', { market: 2, bid: 9, tokens: [], short: 2 }, -7],
    ['colosseum.medal.use-coins', { medals: 1, gained: 6, coins: 8 }, 6],
    [
      'colosseum.trade.purpose',
      { with: 'bo', gave: { tokens: {}, coins: 3 }, got: { tokens: {}, coins: 1 }, gift: false },
      -2,
    ],
    ['colosseum.star.threshold', { star: 'lion', tokens: 3 }, 0],
  ] as const)('%s', (clause, facts, coins) => {
    expect(PURSE.moved({ clause, seat: 'ann', facts }, 'ann')).toBe(coins);
    expect(PURSE.moved({ clause, seat: 'ann', facts }, 'bo')).toBe(0);
  });
});

it('what a move has moved is seen for the seat it concerns, and nothing before one is told', () => {
  const bought = { seat: 'ann', facts: { program: 3, cost: 12, coins: 4 } } as const;
  const effects = [{ ...bought, clause: 'colosseum.program.buy' } as const];
  expect(movedIn(effects, 'ann', PURSE)).toBe(-12);
  expect(movedIn(effects, 'bo', PURSE)).toBe(0);
  expect(movedIn([], 'ann', PURSE)).toBe(0);
});
