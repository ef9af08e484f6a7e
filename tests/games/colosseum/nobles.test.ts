// Phase 4, step 1: the dice, the nobles and the resting areas. Rulebook «Шаг 1: Перемещение Сенаторов, Консулов и Императора».
import { describe, expect, it } from 'vitest';
import { mostDice } from '../../../src/lib/games/colosseum/rules/phases/nobles.ts';
import { event, pass, producing, push, RING, roll, showing } from './positions.ts';

const loge = { loge: true };

describe('the dice', () => {
  it('colosseum.dice.one-without-loge: one die without a loge', () => {
    producing()
      .when(roll('ann', [4, 5], ['emperor', 9]))
      .refusedBecause('colosseum.dice.one-without-loge', { dice: 2 })
      .overridable();
    producing()
      .when(roll('ann', [4], ['emperor', 4]))
      .leaves({ ring: { ...RING, emperor: 4 } });
  });

  it('colosseum.dice.two-with-loge: as many dice as the rules take are asked for', () => {
    expect(mostDice({ loge: true })).toBe(2);
    expect(mostDice({ loge: false })).toBe(1);
  });

  it('colosseum.dice.two-with-loge: two dice with a loge', () => {
    producing({ ann: loge })
      .when(roll('ann', [4], ['emperor', 4]))
      .refusedBecause('colosseum.dice.two-with-loge', { dice: 1 })
      .overridable();
    producing({ ann: loge })
      .when(roll('ann', [4, 5], ['emperor', 9]))
      .isAllowed();
  });

  it('colosseum.dice.clockwise: a die moves a noble clockwise by its number, past the start too', () => {
    producing()
      .when(roll('ann', [5], ['senator_3', 5]))
      .because('colosseum.dice.clockwise', { noble: 'senator_3', by: 5, from: 30, to: 35 });
    producing({ ring: { ...RING, senator_3: 34 } })
      .when(roll('ann', [5], ['senator_3', 5]))
      .leaves({ ring: { ...RING, senator_3: 3 } });
    for (const by of [3, 5])
      producing()
        .when(roll('ann', [4], ['emperor', by]))
        .refusedBecause('colosseum.dice.clockwise', { by: [by] })
        .overridable();
  });

  it('colosseum.dice.any-noble: also one who stands in the arena of somebody else', () =>
    producing({ ring: { ...RING, consul_1: 21 } })
      .when(roll('ann', [6], ['consul_1', 6]))
      .because('colosseum.dice.clockwise')
      .also('colosseum.dice.any-noble')
      .leaves({ ring: { ...RING, consul_1: 27 } }));

  it('colosseum.dice.choice-face: I-III is one, two or three squares; II and III are exact', () => {
    for (const by of [1, 2, 3])
      producing()
        .when(roll('ann', [1], ['emperor', by]))
        .isAllowed();
    for (const by of [4, 12])
      producing()
        .when(roll('ann', [1], ['emperor', by]))
        .refusedBecause('colosseum.dice.choice-face', { by: [by] })
        .overridable();
    producing()
      .when(roll('ann', [3], ['emperor', 2]))
      .refusedBecause('colosseum.dice.clockwise');
    producing()
      .when(roll('ann', [2], ['emperor', 1]))
      .refusedBecause('colosseum.dice.clockwise');
    for (const by of [7, 8, 9])
      producing({ ann: loge })
        .when(roll('ann', [6, 1], ['emperor', by]))
        .isAllowed();
  });

  it('colosseum.dice.split-or-sum: two nobles with one die each, or one noble with the sum', () => {
    const table = producing({ ann: loge });
    table
      .when(roll('ann', [4, 5], ['consul_1', 5], ['emperor', 4]))
      .leaves({ ring: { ...RING, consul_1: 17, emperor: 4 } });
    table
      .when(roll('ann', [4, 5], ['emperor', 9]))
      .because('colosseum.dice.clockwise', { by: 9 })
      .also('colosseum.dice.split-or-sum');
    table
      .when(roll('ann', [4, 5], ['emperor', 4], ['emperor', 5]))
      .refusedBecause('colosseum.dice.split-or-sum', { moves: 2 })
      .overridable();
    table
      .when(roll('ann', [4, 5], ['emperor', 3], ['consul_1', 6]))
      // Nine in all, and still neither of them is what a die shows.
      .refusedBecause('colosseum.dice.clockwise', { by: [3, 6] });
    producing()
      .when(roll('ann', [4], ['emperor', 4], ['consul_1', 4]))
      .refusedBecause('colosseum.dice.split-or-sum');
  });

  it('colosseum.noble.share-square: nobles may stand on one square', () =>
    producing()
      .when(roll('ann', [6], ['emperor', 6]))
      .because('colosseum.dice.clockwise')
      .also('colosseum.noble.share-square')
      .leaves({ ring: { ...RING, emperor: 6, senator_1: 6 } }));
});

describe('resting areas', () => {
  it('colosseum.rest.medal: a noble that ends a dice move on one brings a medal', () => {
    for (const [noble, from, die, square] of [
      ['emperor', 31, 5, 0],
      ['emperor', 2, 4, 6],
      ['consul_1', 6, 6, 12],
      ['senator_1', 15, 4, 19],
      ['senator_2', 24, 2, 26],
      ['consul_2', 27, 3, 30],
    ] as const)
      producing({ ring: { ...RING, [noble]: from } })
        .when(roll('ann', [die], [noble, die]))
        .because('colosseum.rest.medal', { noble, square, medals: 1 })
        .leaves({ medals: 17, seats: { ann: { medals: 1 } } });
    // Another noble who stands on one and is not moved brings none.
    producing()
      .when(roll('ann', [5], ['emperor', 5]))
      .leaves({ seats: { ann: { medals: 0 } } });
  });

  it('colosseum.medal.source-dice: medals come of dice moves, one for each noble', () => {
    producing({ ann: loge })
      .when(roll('ann', [6, 4], ['emperor', 6], ['consul_2', 4]))
      .because('colosseum.rest.medal')
      .also('colosseum.medal.source-dice')
      .leaves({ medals: 16, seats: { ann: { medals: 2 } } });
    for (const level of ['referee', 'scorekeeper'] as const)
      producing({
        level,
        options: { ring: 'told' },
        ann: { programs: [1], tokens: { gladiator: 2 }, ...loge },
      })
        .when(event('ann', 1, { tokens: { gladiator: 2 }, missing: 1, rests: 2, medals: 1 }))
        .because('colosseum.medal.source-dice', { medals: 2 })
        .leaves({ seats: { ann: { medals: 1 } }, medals: 17 });
  });

  it('colosseum.rest.sum-must-end-there: with both dice on one noble only the last square counts', () => {
    producing({ ann: loge, ring: { ...RING, consul_1: 24 } })
      .when(roll('ann', [2, 3], ['consul_1', 5]))
      .because('colosseum.rest.sum-must-end-there', { noble: 'consul_1', passed: 26 })
      .leaves({ medals: 18, seats: { ann: { medals: 0 } } });
    producing({ ann: loge })
      .when(roll('ann', [2, 4], ['emperor', 6]))
      .because('colosseum.rest.medal', { square: 6 });
  });
});

describe('medals that move nobles', () => {
  it('colosseum.medal.use-move: one, two or three squares forward or backward', () => {
    const table = showing({ ann: { medals: 2 } });
    for (const by of [1, 2, 3, -1, -2, -3])
      table
        .when(push('ann', 'consul_1', by))
        .because('colosseum.medal.use-move', { by, from: 12, to: 12 + by, medals: 1 });
    for (const by of [0, 4, -4])
      table
        .when(push('ann', 'consul_1', by))
        .refusedBecause('colosseum.medal.use-move', { by })
        .overridable();
    table.when(push('ann', 'emperor', -2)).leaves({ ring: { ...RING, emperor: 34 } });
  });

  it('colosseum.medal.move-after-dice: only after the dice, in the own turn', () => {
    producing({ ann: { medals: 1 } })
      .when(push('ann', 'emperor', 2))
      .refusedBecause('colosseum.medal.move-after-dice', { seat: 'ann' })
      .overridable();
    showing({ bo: { medals: 1 } })
      .when(push('bo', 'emperor', 2))
      .refusedBecause('colosseum.produce.turn-order');
    producing({ ann: { medals: 1 } })
      .after(roll('ann', [2], ['emperor', 2]))
      .when(push('ann', 'emperor', 2))
      .isAllowed();
  });

  it('colosseum.medal.not-from-medal-move: a medal that moves a noble to a resting area brings none', () =>
    showing({ ann: { medals: 1 }, ring: { ...RING, emperor: 3 } })
      .when(push('ann', 'emperor', 3))
      .because('colosseum.medal.not-from-medal-move', { noble: 'emperor', square: 6 })
      .notBecause('colosseum.rest.medal')
      .leaves({ seats: { ann: { medals: 0 } }, medals: 18 }));

  it('asks who has no medal for none', () =>
    showing()
      .when(push('ann', 'emperor', 2))
      .refusedBecause('colosseum.medal.discarded', { medals: 1, has: 0 })
      .firmly());
});

it('rolls once, and not at all where the ring is not kept', () => {
  showing()
    .when(roll('ann', [2], ['emperor', 2]))
    .refusedBecause('colosseum.produce.three-steps', { step: 'rolled' });
  for (const move of [roll('ann', [2], ['emperor', 2]), push('ann', 'emperor', 2)])
    producing({ level: 'scorekeeper', ann: { medals: 1 } })
      .when(move)
      .refusedBecause('colosseum.produce.three-steps', { step: 'told' })
      .firmly();
  producing().when(pass('ann')).asks('moveNobles', 'bo');
});
