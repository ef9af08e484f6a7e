// The end of a round: when it comes, and its steps. Rulebook «Конец раунда».
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
    last('scorekeeper', { ann: { dice: FOUR.slice(0, 3) }, bo: { dice: THREE.slice(1) } })
      .when({ type: 'turn', ...told })
      .notBecause('magnificent.round-end.trigger')
      .leaves({ phase: 'turns' })
      .asks('turn', 'ann', { turn: 4 });
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
        .after(...chosen, scoreCard(1, { points: 3 }))
        .when(scoreCard(1, { points: 3 }, 'bo'))
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
