// The grey side. Rulebook «Вариант игры».
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { ending, filled, placing, setUp } from './positions.ts';

const grey = { side: 'grey' } as const;
const place = { type: 'place', seat: 'ann' } as const;
const OUTER = ['nw', 'ne', 'e', 'se', 'sw', 'w'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
const SLOTS = ['top', 'upper_right', 'lower_right', 'bottom', 'lower_left', 'upper_left'] as const;
const SIX = ['purple', 'green', 'orange', 'yellow', 'blue', 'red'] as const;
const outerWith = (number: number) =>
  Object.fromEntries(OUTER.map((star) => [star, filled([number], 'red')]));

describe('the grey side', () => {
  it('summer-pavilion.variant.all-players: all boards show the same side', () =>
    given(pavilion, {
      ...setUp(grey),
      options: { side: 'grey', sideBySeat: { ann: 'grey', bo: 'coloured' } },
    })
      .whenBegun()
      .refusedBecause('summer-pavilion.variant.all-players', {
        side: 'grey',
        other: 'coloured',
        seat: 'bo',
      })
      .firmly());

  it('summer-pavilion.variant.other-numbers: the numbers of this side are others', () => {
    given(pavilion, setUp(grey))
      .whenBegun()
      .because('summer-pavilion.variant.other-numbers', { side: 'grey' });
    for (const slot of SLOTS)
      given(pavilion, placing({ ...grey, ann: { hand: { red: 2 } } }))
        .when({ ...place, space: `center:${slot}`, colour: 'red', pay: { red: 2 } })
        .refusedBecause('summer-pavilion.place.cost-number', { needs: 3, paid: 2 });
    // Clockwise 3 2 1 4 5 6: 6 and 3 touch, 3 and 4 do not.
    given(
      pavilion,
      placing({ ...grey, level: 'scorekeeper', ann: { board: { ne: { 6: 'red' } } } }),
    )
      .when({ ...place, space: 'ne:3', colour: 'red' })
      .scores('ann', 2);
    given(
      pavilion,
      placing({ ...grey, level: 'scorekeeper', ann: { board: { ne: { 4: 'red' } } } }),
    )
      .when({ ...place, space: 'ne:3', colour: 'red' })
      .scores('ann', 1);
  });

  it('summer-pavilion.variant.same-rules: everything else stays as it is', () => {
    given(pavilion, placing({ ...grey, ann: { hand: { purple: 1, red: 1 }, board: STARTED } }))
      .when({ ...place, space: 'nw:2', colour: 'red', pay: { purple: 1, red: 1 } })
      .refusedBecause('summer-pavilion.variant.single-colour-star')
      .also('summer-pavilion.variant.same-rules');
    given(pavilion, placing({ ...grey, ann: { hand: { red: 2 } } }))
      .when({ ...place, space: 'nw:3', colour: 'red', pay: { red: 2 } })
      .refusedBecause('summer-pavilion.place.cost-number', { needs: 3, paid: 2 });
    given(pavilion, placing({ ...grey, ann: { hand: { purple: 2, red: 1 } } }))
      .when({ ...place, space: 'nw:3', colour: 'red', pay: { purple: 2, red: 1 } })
      .because('summer-pavilion.wild.substitute', { jokers: 2 });
  });

  it('summer-pavilion.variant.same-rules: grey features bring bonus tiles as well', () =>
    given(
      pavilion,
      placing({
        ...grey,
        level: 'scorekeeper',
        ann: { board: { ne: { 2: 'red' }, center: { top: 'red', upper_right: 'blue' } } },
      }),
    )
      .when({ ...place, space: 'ne:1', colour: 'red' })
      .because('summer-pavilion.bonus.pillar', { feature: 'pillar:ne', tiles: 1 }));

  it('summer-pavilion.variant.free-colour: the player decides the colours of all seven stars', () => {
    for (const space of ['nw:1', 'w:1', 'se:1'])
      given(pavilion, placing({ ...grey, ann: { hand: { red: 1 } } }))
        .when({ ...place, space, colour: 'red', pay: { red: 1 } })
        .scores('ann', 1);
    given(pavilion, placing({ ...grey, ann: { hand: { red: 1 } } }))
      .when({ ...place, space: 'nw:1', pay: { red: 1 } })
      .refusedBecause('summer-pavilion.variant.free-colour', { space: 'nw:1' })
      .firmly();
    given(
      pavilion,
      placing({ ...grey, level: 'scorekeeper', ann: { board: { nw: { 1: 'red' } } } }),
    )
      .when({ ...place, space: 'nw:2', colour: 'blue' })
      .because('summer-pavilion.variant.second-tile-decides')
      .also('summer-pavilion.variant.free-colour');
  });

  it('summer-pavilion.variant.second-tile-decides: the second tile makes a star single or mixed', () => {
    const one = placing({ ...grey, level: 'scorekeeper', ann: { board: { nw: { 1: 'red' } } } });
    given(pavilion, one)
      .when({ ...place, space: 'nw:2', colour: 'red' })
      .because('summer-pavilion.variant.second-tile-decides', { star: 'nw', kind: 'red' });
    given(pavilion, one)
      .when({ ...place, space: 'nw:2', colour: 'blue' })
      .because('summer-pavilion.variant.second-tile-decides', { star: 'nw', kind: 'multicolour' });
    given(pavilion, placing({ ...grey, level: 'scorekeeper', ann: { board: STARTED } }))
      .when({ ...place, space: 'nw:2', colour: 'blue' })
      .notBecause('summer-pavilion.variant.second-tile-decides');
  });

  it('summer-pavilion.variant.single-colour-star: a star begun in one colour stays in it', () =>
    given(pavilion, placing({ ...grey, level: 'scorekeeper', ann: { board: STARTED } }))
      .when({ ...place, space: 'nw:2', colour: 'red' })
      .refusedBecause('summer-pavilion.variant.single-colour-star', {
        space: 'nw:2',
        colour: 'red',
        star: 'blue',
      })
      .also('summer-pavilion.variant.second-tile-decides')
      .overridable());

  it('summer-pavilion.variant.multicolour-star: a mixed star never repeats a colour', () =>
    given(
      pavilion,
      placing({ ...grey, level: 'scorekeeper', ann: { board: { nw: { 1: 'red', 4: 'blue' } } } }),
    )
      .when({ ...place, space: 'nw:2', colour: 'red' })
      .refusedBecause('summer-pavilion.variant.multicolour-star', {
        colour: 'red',
        free: ['purple', 'green', 'orange', 'yellow'],
      })
      .overridable());

  it('summer-pavilion.variant.repeats-allowed: several stars of one kind are allowed', () => {
    const board = { nw: filled(NUMBERS, 'red'), ne: { 1: 'red' } } as const;
    given(pavilion, placing({ ...grey, level: 'scorekeeper', ann: { board } }))
      .when({ ...place, space: 'ne:2', colour: 'red' })
      .because('summer-pavilion.variant.second-tile-decides', { star: 'ne', kind: 'red' })
      .also('summer-pavilion.variant.repeats-allowed');
  });

  it('summer-pavilion.variant.center-single-ok: the central star, too, may be of one colour', () => {
    const board = { center: { top: 'red' } } as const;
    given(pavilion, placing({ ...grey, level: 'scorekeeper', ann: { board } }))
      .when({ ...place, space: 'center:bottom', colour: 'red' })
      .because('summer-pavilion.variant.second-tile-decides', { star: 'center', kind: 'red' })
      .also('summer-pavilion.variant.center-single-ok');
    given(
      pavilion,
      placing({
        ...grey,
        level: 'scorekeeper',
        ann: { board: { center: { top: 'red', bottom: 'red' } } },
      }),
    )
      .when({ ...place, space: 'center:lower_left', colour: 'blue' })
      .refusedBecause('summer-pavilion.variant.single-colour-star', { star: 'red' })
      .also('summer-pavilion.variant.center-single-ok');
  });

  it('summer-pavilion.variant.scored-normally: each complete star brings its usual value, also twice', () => {
    const board = {
      nw: filled(NUMBERS, 'purple'),
      ne: filled(NUMBERS, 'purple'),
      e: filled(NUMBERS, ...SIX),
      center: filled(SLOTS, 'yellow'),
    };
    given(pavilion, ending({ ...grey, ann: { board } }))
      .when({ type: 'scoreGoals' })
      .scores('ann', 20 + 20 + 12 + 16)
      .because('summer-pavilion.final.star-purple', { star: 'ne', points: 20 })
      .also('summer-pavilion.variant.scored-normally')
      .because('summer-pavilion.final.star-multicolour', { star: 'e', points: 12 })
      .because('summer-pavilion.final.star-yellow', { star: 'center', points: 16 });
  });

  it('summer-pavilion.variant.number-sets: six 1s, 2s and 4s, but twelve 3s', () => {
    for (const [number, points, spaces] of [
      [1, 4, 6],
      [2, 8, 6],
      [4, 16, 6],
    ] as const)
      given(pavilion, ending({ ...grey, ann: { board: outerWith(number) } }))
        .when({ type: 'scoreGoals' })
        .scores('ann', points)
        .because(`summer-pavilion.final.all-${number}s`, { spaces, points })
        .also('summer-pavilion.variant.number-sets');
    given(pavilion, ending({ ...grey, ann: { board: outerWith(3) } }))
      .when({ type: 'scoreGoals' })
      .scores('ann', 0);
    given(
      pavilion,
      ending({ ...grey, ann: { board: { ...outerWith(3), center: filled(SLOTS, ...SIX) } } }),
    )
      .when({ type: 'scoreGoals' })
      .scores('ann', 12 + 12)
      .because('summer-pavilion.final.all-3s', { spaces: 12, points: 12 });
  });
});

/** A single-coloured star under way. */
const STARTED = { nw: { 1: 'blue', 4: 'blue' } } as const;
