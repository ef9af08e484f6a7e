// What screens ask of the rules, so that no condition stands a second time.
import { expect, it } from 'vitest';
import { turnsWholly } from '../../../src/lib/games/magnificent/rules/phases/travel.ts';
import { readingsOf } from '../../../src/lib/games/magnificent/rules/readings.ts';
import { isPaidFor } from '../../../src/lib/games/magnificent/rules/scoring.ts';

const under = (name: string, reading: string) =>
  readingsOf({ [`magnificent.ruling.${name}`]: reading });
const PAID = { kind: 'paid_coin', points: 3 } as const;
const FLAT = { kind: 'flat', points: 8 } as const;

it('magnificent.trainers.board-counterclockwise: the whole move is turned round, unless it may turn back', () => {
  expect(turnsWholly({ readings: readingsOf({}) })).toBe(true);
  expect(turnsWholly({ readings: under('counterclockwise-scope', 'may-turn-back') })).toBe(false);
});

it('magnificent.criteria.pay-coins: coins are paid for this criterion alone, at the end as the table reads it', () => {
  const readings = under('pay-coins-at-end', 'not-at-the-end');
  expect(isPaidFor({ phase: 'halves', readings: readingsOf({}) }, PAID)).toBe(true);
  expect(isPaidFor({ phase: 'halves', readings }, PAID)).toBe(false);
  expect(isPaidFor({ phase: 'payment', readings }, PAID)).toBe(true);
  expect(isPaidFor({ phase: 'halves', readings: readingsOf({}) }, FLAT)).toBe(false);
});
