// What the dice of a round cost, coins and points. Rulebook «Конец раунда», 1.
import { it } from 'vitest';
import { acting, dice, pay, paying } from './showing.ts';
import type { Lying } from './tables.ts';
import { CARDS } from './tables.ts';

const levels = ['referee', 'scorekeeper'] as const;
const bill = 'magnificent.payment.highest-colour-sum';

it('magnificent.payment.highest-colour-sum: only the colour with the highest sum is paid for', () => {
  for (const level of levels)
    paying({
      level,
      ann: { coins: 20, dice: dice(['orange', 4], ['green', 3], ['green', 2], ['purple', 3]) },
    })
      .when(pay)
      .because(bill, { due: 5, sums: { orange: 4, green: 5, purple: 3 }, paid: 5, coins: 15 })
      .leaves({ seats: { ann: { coins: 15 } } });
});

it('magnificent.payment.plus-clear-dice: all clear dice are paid for as well', () =>
  paying({
    ann: { coins: 20, dice: dice(['clear', 6], ['clear', 2], ['green', 1], ['orange', 1]) },
  })
    .when(pay)
    .because(bill, { due: 9, clear: 8, coins: 11 })
    .also('magnificent.payment.plus-clear-dice'));

it('magnificent.payment.card-symbols-free: the +2 of a card raises power and costs nothing', () => {
  const orange = CARDS.find(({ id }) => id === 'orange');
  const cards = orange === undefined ? [] : [{ card: orange }];
  acting({ ann: { cards, dice: dice(['orange', 4]) } })
    .after({ type: 'useBonus', seat: 'ann' })
    .when({ type: 'perform', seat: 'ann', to: 5, posters: [] })
    .because('magnificent.perform.space-within-power', { power: 6 });
  // The fourth die of everybody is this one.
  const before = dice(['green', 1], ['purple', 1], ['green', 1]);
  const fourth = { colour: 'orange', value: 4, card: 4 } as const;
  acting({
    turn: { seat: 'ann', action: 'travel', plus: [{ source: 'card', power: 2 }], bonus: 4 },
    ann: { coins: 9, cards: [{}, {}, {}, ...cards], dice: [...before, fourth] },
    bo: { dice: dice(['orange', 1], ['purple', 1], ['purple', 1], ['green', 1]) },
  })
    .after({ type: 'endTurn', seat: 'ann' })
    .when(pay)
    .because(bill, { due: 4, coins: 5 })
    .also('magnificent.payment.card-symbols-free');
});

/** Eight coins are due: orange 5 and 2, clear 1. */
const EIGHT = dice(['orange', 5], ['orange', 2], ['green', 4], ['clear', 1]);
const owing = (round: number, level: Lying['level'] & string, coins: number, points = 20) =>
  paying({ round, level, ann: { dice: EIGHT, coins, points } });
const short = (round: number, lost: number) => {
  for (const level of levels)
    owing(round, level, 5)
      .when(pay)
      .scores('ann', 0 - lost)
      .leaves({ seats: { ann: { coins: 0, points: 20 - lost } } });
};

it('magnificent.payment.penalty-round-one: 1 point for each missing coin', () => {
  short(1, 3);
  owing(1, 'referee', 5)
    .when(pay)
    .because('magnificent.payment.penalty-round-one', { missing: 3, each: 1 });
  owing(1, 'referee', 8)
    .when(pay)
    .notBecause('magnificent.payment.penalty-round-one')
    .leaves({ seats: { ann: { coins: 0, points: 20 } } });
});

it('magnificent.payment.penalty-round-two: 2 points each, 4 for the two coins of the printed example', () => {
  short(2, 6);
  paying({
    round: 2,
    ann: { dice: dice(['orange', 5], ['orange', 3], ['clear', 3], ['green', 1]), coins: 9 },
  })
    .when(pay)
    .because(bill, { due: 11, paid: 9, coins: 0, clear: 3 })
    .because('magnificent.payment.penalty-round-two', { missing: 2, each: 2 })
    .scores('ann', -4);
});

it('magnificent.payment.penalty-round-three: 3 points each', () => {
  short(3, 9);
  owing(3, 'referee', 5)
    .when(pay)
    .because('magnificent.payment.penalty-round-three', { missing: 3, each: 3 });
});

it('magnificent.payment.score-may-go-negative: points fall below 0', () =>
  owing(3, 'referee', 5, 2)
    .when(pay)
    .because('magnificent.payment.penalty-round-three', { missing: 3 })
    .also('magnificent.payment.score-may-go-negative')
    .leaves({ seats: { ann: { points: -7 } } })
    .totals(-7, 0)
    .liesAgain());

it('magnificent.payment.pay-what-you-have: all coins go where they are too few', () => {
  for (const level of levels)
    owing(1, level, 5)
      .when(pay)
      .because(bill, { due: 8, paid: 5, coins: 0 })
      .also('magnificent.payment.pay-what-you-have')
      .leaves({ seats: { ann: { coins: 0 } } });
});

it('magnificent.payment.no-choice-to-keep-coins: what is due is paid as far as coins go', () => {
  owing(1, 'referee', 30)
    .when(pay)
    .leaves({ seats: { ann: { coins: 22 } } });
  owing(1, 'referee', 30)
    .when({ type: 'pay', coins: { ann: 4 } })
    .refusedBecause('magnificent.payment.pay-what-you-have', { coins: 30, told: 4 })
    .firmly();
  owing(1, 'scorekeeper', 30)
    .when({ type: 'pay', coins: { ann: 9 } })
    .leaves({ seats: { ann: { coins: 1 } } });
});

it('die-modifiers-and-payment: turned-lasts, turned-this-turn', () => {
  const [first, ...others] = dice(['orange', 6], ['orange', 2], ['green', 1], ['purple', 1]);
  const turned = first === undefined ? [] : [{ ...first, rolled: 1 }];
  const billed = (reading: string) =>
    paying({
      rulings: { 'die-modifiers-and-payment': reading },
      ann: { dice: [...turned, ...others], coins: 20 },
    }).when(pay);
  billed('turned-lasts').because(bill, { due: 8, coins: 12 });
  billed('turned-this-turn').because(bill, {
    due: 3,
    coins: 17,
  });
});
