// What the dice cost at the end of a round. Rulebook «Конец раунда», 1.
import { describe, expect, it } from 'vitest';
import { billFor, dieCosts } from '../../../src/lib/games/magnificent/advice/payment.ts';
import type { Die } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { COLOURS } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { owedFor, settle } from '../../../src/lib/games/magnificent/rules/payment.ts';
import { FRAME, TABLES, quickest, someDice, times } from './calculators.ts';

/** Printed: orange 5 and 3, clear 3, nine coins in round 2; the fourth die is not named and cannot be dearer than orange. */
const PRINTED: { dice: Die[]; coins: number; round: number } = {
  dice: [
    { colour: 'orange', value: 5 },
    { colour: 'orange', value: 3 },
    { colour: 'clear', value: 3 },
    { colour: 'green', value: 1 },
  ],
  coins: 9,
  round: 2,
};

describe('owedFor', () => {
  it('magnificent.payment.highest-colour-sum: only the colour with the highest sum is paid for', () => {
    const { owed, highest, sums } = owedFor([
      { colour: 'orange', value: 4 },
      { colour: 'purple', value: 3 },
      { colour: 'purple', value: 2 },
    ]);
    expect({ owed, highest, purple: sums.purple }).toEqual({
      owed: 5,
      highest: 'purple',
      purple: 5,
    });
  });

  it('magnificent.payment.plus-clear-dice: all clear dice are paid for as well', () =>
    expect(
      owedFor([
        { colour: 'clear', value: 6 },
        { colour: 'clear', value: 2 },
        { colour: 'green', value: 1 },
      ]).owed,
    ).toBe(9));

  it('magnificent.payment.card-symbols-free: a +2 of the card is not in the sum of the printed example', () =>
    expect(owedFor(PRINTED.dice)).toMatchObject({ owed: 11, highest: 'orange' }));

  it('owes nothing without dice', () =>
    expect(owedFor([])).toMatchObject({ owed: 0, highest: undefined }));

  it('agrees with a plain recount on 3000 rounds of dice', () =>
    times(3000, (chance) => {
      const dice = someDice(chance, chance.below(5));
      const sum = (wanted: string) =>
        dice.reduce((all, { colour, value }) => all + (colour === wanted ? value : 0), 0);
      const sums = COLOURS.map(sum).sort((one, other) => other - one);
      expect(owedFor(dice).owed).toBe((sums[0] ?? 0) + sum('clear'));
    }));
});

describe('settle', () => {
  it('as printed: two coins short in round 2 cost 4 points', () => {
    const { dice, coins, round } = PRINTED;
    expect(billFor(dice, coins, round, TABLES.penalty)).toMatchObject({
      owed: 11,
      paid: 9,
      missing: 2,
      lost: 4,
    });
  });

  it.each([
    ['magnificent.payment.penalty-round-one', 1, 3],
    ['magnificent.payment.penalty-round-two', 2, 6],
    ['magnificent.payment.penalty-round-three', 3, 9],
  ])('%s: three missing coins in round %i cost %i points', (_, round, lost) =>
    expect(settle(8, 5, round, TABLES.penalty).lost).toBe(lost),
  );

  it('magnificent.payment.pay-what-you-have: all coins go when they are too few', () =>
    expect(settle(8, 5, 1, TABLES.penalty)).toMatchObject({ paid: 5, missing: 3 }));

  it('magnificent.payment.no-choice-to-keep-coins: who has enough pays in full and loses nothing', () =>
    expect(settle(8, 20, 3, TABLES.penalty)).toEqual({ paid: 8, missing: 0, lost: 0 }));
});

describe('dieCosts', () => {
  const dice: Die[] = [
    { colour: 'orange', value: 5 },
    { colour: 'green', value: 4 },
  ];
  const offered: Die[] = [
    { colour: 'orange', value: 3 },
    { colour: 'green', value: 1 },
    { colour: 'clear', value: 2 },
    { colour: 'green', value: 1 },
  ];

  it('says what each different die would add to payment and to lost points', () =>
    expect(
      dieCosts(offered, dice, 6, 2, TABLES.penalty).map(({ die, dearer, lostMore }) => [
        die.colour,
        dearer,
        lostMore,
      ]),
    ).toEqual([
      ['orange', 3, 4],
      ['green', 0, 0],
      ['clear', 2, 2],
    ]));

  it('is the bill that comes when the die is taken, on 1000 rounds', () =>
    times(1000, (chance) => {
      const held = someDice(chance, chance.below(4));
      const coins = chance.below(20);
      const round = 1 + chance.below(3);
      for (const { die, bill, dearer } of dieCosts(
        someDice(chance, 5),
        held,
        coins,
        round,
        TABLES.penalty,
      )) {
        const then = billFor([...held, die], coins, round, TABLES.penalty);
        expect(bill).toEqual(then);
        expect(dearer).toBe(then.owed - owedFor(held).owed);
        expect(dearer).toBeGreaterThanOrEqual(0);
      }
    }));

  it('answers for all nineteen dice within one frame', () =>
    times(1, (chance) => {
      const all = someDice(chance, 19);
      const held = someDice(chance, 3);
      expect(quickest(() => dieCosts(all, held, 5, 3, TABLES.penalty))).toBeLessThan(FRAME / 4);
    }));
});
