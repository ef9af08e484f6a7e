// The end of a round: when it comes, its steps, and what the dice cost. Rulebook «Конец раунда», 1.
import { describe, it } from 'vitest';
import { at, dice, halving, pay, paying, scoreCard, scoreHalves, takeSet } from './showing.ts';
import type { Lying } from './tables.ts';
import { COPY, lying, setUp } from './tables.ts';

const THREE = dice(['green', 1], ['purple', 1], ['green', 2]);
const FOUR = dice(['orange', 1], ['green', 1], ['purple', 1], ['orange', 1]);
const levels = ['referee', 'scorekeeper'] as const;

describe('the end of a round', () => {
  it('magnificent.round-end.trigger: it ends as soon as everybody has had four turns', () => {
    const last = (level: Lying['level'] & string, more: Lying = {}) =>
      at(
        lying({
          level,
          options: { copy: COPY },
          round: 2,
          first: 'ann',
          ann: { dice: FOUR },
          bo: { dice: THREE },
          ...more,
        }),
      );
    const told = { seat: 'bo', die: { colour: 'clear', value: 3 } } as const;
    last('scorekeeper')
      .when({ type: 'turn', ...told })
      .because('magnificent.round-end.trigger', { round: 2 })
      .leaves({ phase: 'payment' });
    last('referee', {
      bo: { dice: [...THREE, ...FOUR.slice(3)] },
      turn: { seat: 'bo', action: 'build' },
    })
      .when({ type: 'endTurn', seat: 'bo' })
      .because('magnificent.round-end.trigger', { round: 2 })
      .leaves({ phase: 'payment' });
    // Somebody has a turn left.
    last('scorekeeper', { bo: { dice: THREE.slice(1) } })
      .when({ type: 'turn', ...told })
      .notBecause('magnificent.round-end.trigger')
      .leaves({ phase: 'turns' })
      .asks('turn', 'bo', { turn: 4 });
  });

  it('magnificent.round-end.step-order: payment, sets, a card, the next round', () => {
    for (const level of levels) {
      const told = { level, ann: { hats: [4] }, bo: { hats: [3] } };
      const table = paying(told);
      table.when(pay).because('magnificent.round-end.step-order', { phase: 'sets' });
      const chosen = [
        pay,
        takeSet('ann', 1),
        takeSet('bo', 2, level === 'referee' ? 3 : undefined),
      ];
      const scored = [scoreCard(1, { points: 3 })];
      for (const [phase, moves, early] of [
        ['payment', [], takeSet('ann', 1)],
        ['sets', [pay], scoreCard(1, { points: 3 })],
        ['scoring', chosen, { type: 'roll' }],
        ['scoring', chosen, pay],
      ] as const)
        table
          .after(...moves)
          .when(early)
          .refusedBecause('magnificent.round-end.step-order', { phase })
          .firmly();
      table
        .after(...chosen, ...scored)
        .when({ ...scored[0], seat: 'bo' })
        .because('magnificent.round-end.step-order', { phase: 'preparing', round: 1 })
        .leaves({ phase: 'preparing', round: 1 });
    }
    at(setUp())
      .when(pay)
      .refusedBecause('magnificent.round-end.step-order', { phase: 'setup', needed: 'payment' })
      .firmly();
    // The last step only comes after rounds 1 and 2.
    halving()
      .when({ type: 'roll' })
      .refusedBecause('magnificent.round-end.step-order', { phase: 'halves' });
    halving().when(scoreHalves('ann')).refusedBecause('magnificent.criteria.lower-half');
  });
});

describe('payment', () => {
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
      .because('magnificent.payment.highest-colour-sum', { due: 11, paid: 9, coins: 0, clear: 3 })
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

  it('takes what is due and no more, and coins that are kept need no telling', () => {
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
    const bill = (reading: string) =>
      paying({
        rulings: { 'die-modifiers-and-payment': reading },
        ann: { dice: [...turned, ...others], coins: 20 },
      }).when(pay);
    bill('turned-lasts').because('magnificent.payment.highest-colour-sum', { due: 8, coins: 12 });
    bill('turned-this-turn').because('magnificent.payment.highest-colour-sum', {
      due: 3,
      coins: 17,
    });
  });
});
