// Power in a match: which gems raise it, and until when. Rulebook «Определите количество очков действий».
import { describe, it } from 'vitest';
import {
  bonuses,
  boost,
  build,
  dice,
  die,
  owning,
  round,
  take,
  travel,
  turn,
  use,
  useBonus,
} from './turns.ts';

const stored = { orange: 2, green: 1, clear: 1 };

describe('gems', () => {
  it('magnificent.power.clear-gem-wild: a clear gem counts as the colour of whatever die was taken', () => {
    for (const colour of ['orange', 'green', 'purple'] as const)
      turn(owning({ gems: { clear: 2 } }), die(colour, 3))
        .when(boost({ clear: 2 }))
        .because('magnificent.power.gem-boost', { gems: { clear: 2 }, power: 4 })
        .also('magnificent.power.clear-gem-wild')
        .leaves({ seats: { ann: { own: { gems: {} } } } })
        .asks('act', 'ann', { power: 7 });
    turn(owning({ gems: stored }), die('purple', 3))
      .when(boost({ orange: 1, clear: 1 }))
      .refusedBecause('magnificent.power.gem-colour', { colour: 'orange', die: 'purple' })
      .overridable();
  });

  it('magnificent.power.clear-die-gem-colour: a clear die takes gems of the colour it is used as, and clear ones', () => {
    const table = turn(owning({ gems: stored }), die('clear', 3), { as: 'orange' });
    table
      .when(boost({ orange: 2, clear: 1 }))
      .because('magnificent.power.gem-boost', { power: 6 })
      .also('magnificent.power.clear-die-gem-colour')
      .asks('act', 'ann', { power: 9 });
    table
      .when(boost({ green: 1 }))
      .refusedBecause('magnificent.power.gem-colour', { colour: 'green', die: 'orange' })
      .overridable();
    table
      .when(boost({ orange: 3 }))
      .refusedBecause('magnificent.power.gem-boost', { colour: 'orange', gems: 3, has: 2 })
      .firmly();
  });

  it('as printed: clear 3 as orange beside orange 5 and 3, two gems, 15 power', () =>
    round({
      ann: { dice: dice(die('orange', 5), die('orange', 3)), own: { gems: { orange: 2 } } },
      bo: { dice: dice(die('green', 1), die('green', 1)) },
    })
      .after(take(die('clear', 3), { as: 'orange' }))
      .when(boost({ orange: 2 }))
      .asks('act', 'ann', { power: 15 }));
});

describe('until the action begins', () => {
  it('magnificent.power.gem-boost: gems gained by the card still count, those of the action do not', () => {
    const table = turn(
      { ann: { ...bonuses({ kind: 'gems', count: 1, colour: 'green' }), own: { gems: {} } } },
      die('green', 4),
    );
    table
      .after(useBonus())
      .when(boost({ green: 1 }))
      .asks('act', 'ann', { power: 6 });
    for (const action of [travel(4), build(4)])
      table
        .after(action, ...(action.type === 'build' ? [useBonus()] : []))
        .when(boost({ green: 1 }))
        .refusedBecause('magnificent.overview.turn-phases', { needed: 'power' })
        .also('magnificent.power.gem-boost')
        .overridable();
  });

  it('magnificent.trainers.tile-plus-one-each: a plus comes before level, way or space is named', () => {
    const own = { trainers: 2, tiles: ['plus_one' as const] };
    const plus = bonuses({ kind: 'plus', count: 1 });
    const table = turn({ ann: { ...plus, own } }, die('green', 4));
    table.after(use('plus_one'), useBonus()).when(build(6)).isAllowed();
    for (const late of [use('plus_one'), useBonus()])
      table
        .after(build(4))
        .when(late)
        .refusedBecause('magnificent.overview.turn-phases', { stage: 'action', needed: 'power' })
        .also('magnificent.card-bonus.once-any-time')
        .overridable();
  });

  it('magnificent.bonuses.plus-two-colour: a plus of a colour for a die of it, or a clear one used as it', () => {
    const table = (one: Parameters<typeof turn>[1], as?: 'orange' | 'green') =>
      turn(
        { ann: bonuses({ kind: 'plus', count: 2, colour: 'orange' }) },
        one,
        as === undefined ? {} : { as },
      ).when(useBonus());
    table(die('orange', 3))
      .because('magnificent.bonuses.plus-two-colour', { power: 2, colour: 'orange' })
      .asks('act', 'ann', { power: 5 });
    table(die('clear', 3), 'orange').asks('act', 'ann', { power: 5 });
    for (const other of [table(die('green', 3)), table(die('clear', 3), 'green')])
      other
        .refusedBecause('magnificent.bonuses.plus-two-colour', { colour: 'orange' })
        .overridable();
  });
});
