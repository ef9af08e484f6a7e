// The lines of an amount that is no score: each says what an effect has moved, and together they are what the seat has.
import { expect, it } from 'vitest';
import { amountLines, movedBy, type Amount } from '../../src/lib/referee/amounts.ts';
import type { Match } from '../../src/lib/referee/match.ts';
import type { Effect } from '../../src/lib/referee/ruling.ts';

interface Purse {
  readonly coins: number;
}

const PURSE: Amount<Purse> = {
  of: ({ coins }) => coins,
  moved: (effect, seat) =>
    effect.seat === seat
      ? movedBy<{ 'toy.pay': { cost: number } }>({ 'toy.pay': { lost: 'cost' } }, effect)
      : 0,
};
const pays = (cost: number): Effect => ({ clause: 'toy.pay', seat: 'a', facts: { cost } });

/** Lines as amount and clause, of a purse that had 32 when these effects left it with so much. */
function linesOf(coins: number, ...effects: readonly Effect[]) {
  const steps = [
    { state: { coins: 32 }, effects: [] },
    { state: { coins }, effects },
  ];
  const match = { acts: [], ruled: steps } as unknown as Match<Purse>;
  return amountLines(match, 'a', PURSE).map(({ clause, points }) => [points, clause]);
}

const BEGUN = [32, 'table.position'];

it('a payment is told once, with what was there to pay', () => {
  expect(linesOf(20, pays(12))).toEqual([BEGUN, [-12, 'toy.pay']]);
  expect(linesOf(0, pays(40))).toEqual([BEGUN, [-32, 'toy.pay']]);
});

it('what was not paid at all is no line', () => {
  expect(linesOf(32, pays(40))).toEqual([BEGUN]);
});

it('what the table has told anew stands as a position', () => {
  const restated: Effect = { clause: 'table.position', seat: 'a', facts: {} };
  expect(linesOf(50, restated)).toEqual([BEGUN, [18, 'table.position']]);
});
