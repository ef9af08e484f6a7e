// Pillars, statues and windows, and the bonus tiles they bring. Rulebook «Получение очков», second part of page 4.
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { placing } from './positions.ts';

const place = { type: 'place', seat: 'ann' } as const;
const PILLAR = { red: [2], center: { 1: 'red', 2: 'blue' } } as const;
const STATUE = { red: [1], blue: [3, 4] } as const;

describe('bonus tiles', () => {
  it('summer-pavilion.bonus.pillar: the fourth space round a pillar brings 1 tile', () => {
    given(pavilion, placing({ ann: { hand: { red: 3 }, board: PILLAR } }))
      .when({ ...place, space: 'red:3', pay: { red: 3 }, pick: { blue: 1 } })
      .because('summer-pavilion.bonus.pillar', { feature: 'pillar:red', tiles: 1 })
      .leaves({ seats: { ann: { hand: { blue: 1 } } } });
    given(
      pavilion,
      placing({ ann: { hand: { red: 3 }, board: { ...PILLAR, center: { 1: 'red' } } } }),
    )
      .when({ ...place, space: 'red:3', pay: { red: 3 } })
      .notBecause('summer-pavilion.bonus.pillar');
  });

  it('summer-pavilion.bonus.statue: the fourth space round a statue brings 2 tiles', () =>
    given(pavilion, placing({ ann: { hand: { red: 2 }, board: STATUE } }))
      .when({ ...place, space: 'red:2', pay: { red: 2 }, pick: { blue: 1, purple: 1 } })
      .because('summer-pavilion.bonus.statue', { feature: 'statue:red-blue', tiles: 2 })
      .leaves({ seats: { ann: { hand: { blue: 1, purple: 1 } } } }));

  it('summer-pavilion.bonus.window: the second space beside a window brings 3 tiles', () => {
    given(pavilion, placing({ ann: { hand: { red: 5 }, board: { red: [6] } } }))
      .when({ ...place, space: 'red:5', pay: { red: 5 }, pick: { purple: 3 } })
      .because('summer-pavilion.bonus.window', { feature: 'window:red', tiles: 3 })
      .leaves({ seats: { ann: { hand: { purple: 3 } } } });
    given(pavilion, placing({ level: 'scorekeeper', ann: { board: { red: [6] } } }))
      .when({ ...place, space: 'red:5' })
      .because('summer-pavilion.bonus.window', { tiles: 3 });
  });

  it('summer-pavilion.bonus.mandatory: bonus tiles are taken at once, all of them', () => {
    const table = placing({ ann: { hand: { red: 5 }, board: { red: [6] } } });
    const window = { ...place, space: 'red:5', pay: { red: 5 } } as const;
    for (const picked of [0, 2, 4])
      given(pavilion, table)
        .when({ ...window, pick: { blue: picked } })
        .refusedBecause('summer-pavilion.bonus.mandatory', { due: 3, picked, seat: 'ann' })
        .overridable();
    given(pavilion, table)
      .when({ ...window, pick: { blue: 3 } })
      .because('summer-pavilion.bonus.window')
      .also('summer-pavilion.bonus.mandatory');
    given(pavilion, placing({ ann: { hand: { red: 5 } } }))
      .when({ ...window, pick: { blue: 1 } })
      .refusedBecause('summer-pavilion.bonus.mandatory', { due: 0, picked: 1 });
  });

  it('summer-pavilion.bonus.mandatory: tiles left lying by consent stay in the supply', () =>
    given(pavilion, placing({ ann: { hand: { red: 6 }, board: { red: [6] } } }))
      .whenLetStand(
        { ...place, space: 'red:5', pay: { red: 5 }, pick: { blue: 1 } },
        'summer-pavilion.bonus.mandatory',
      )
      .leaves({ supply: { unknown: 10 }, seats: { ann: { hand: { red: 1, blue: 1 } } } }));

  it('summer-pavilion.bonus.jokers-ok: jokers may be picked as far as they lie there', () => {
    const table = placing({
      supply: { known: { purple: 2, red: 8 }, unknown: 0 },
      ann: { hand: { red: 5 }, board: { red: [6] } },
    });
    const window = { ...place, space: 'red:5', pay: { red: 5 } } as const;
    given(pavilion, table)
      .when({ ...window, pick: { purple: 2, red: 1 } })
      .because('summer-pavilion.bonus.beside-board', { pick: { purple: 2, red: 1 } })
      .also('summer-pavilion.bonus.jokers-ok')
      .leaves({ supply: { known: { red: 7 } } });
    given(pavilion, table)
      .when({ ...window, pick: { purple: 3 } })
      .refusedBecause('summer-pavilion.bonus.jokers-ok', { colour: 'purple', has: 2, picked: 3 })
      .firmly();
  });

  it('summer-pavilion.bonus.beside-board: they can be used in a later turn of the same round', () =>
    given(pavilion, placing({ ann: { hand: { red: 5 }, board: { red: [6] } } }))
      .after({ ...place, space: 'red:5', pay: { red: 5 }, pick: { blue: 3 } })
      .when({ ...place, space: 'blue:3', pay: { blue: 3 } })
      .scores('ann', 1));

  it('summer-pavilion.bonus.no-other-player: only the own board counts, and the reward is tiles', () => {
    given(
      pavilion,
      placing({ ann: { hand: { red: 5 } }, bo: { board: { red: [6] }, hand: { red: 1 } } }),
    )
      .when({ ...place, space: 'red:5', pay: { red: 5 } })
      .notBecause('summer-pavilion.bonus.window');
    given(pavilion, placing({ ann: { hand: { red: 5 }, board: { red: [6] } } }))
      .when({ ...place, space: 'red:5', pay: { red: 5 }, pick: { blue: 3 } })
      .because('summer-pavilion.bonus.window')
      .also('summer-pavilion.bonus.no-other-player')
      .totals(7, 5);
  });

  it('summer-pavilion.bonus.several-at-once: pillar and statue together bring 3 tiles', () =>
    given(
      pavilion,
      placing({
        ann: { hand: { red: 2 }, board: { red: [1, 3], blue: [3, 4], center: PILLAR.center } },
      }),
    )
      .when({ ...place, space: 'red:2', pay: { red: 2 }, pick: { blue: 3 } })
      .because('summer-pavilion.bonus.several-at-once', {
        features: ['pillar:red', 'statue:red-blue'],
        tiles: 3,
      })
      .leaves({ supply: { unknown: 10 } }));

  it('summer-pavilion.bonus.several-at-once: two pillars meet on a space of the centre', () =>
    given(
      pavilion,
      placing({
        ann: {
          hand: { blue: 1 },
          board: { orange: [2, 3], red: [2, 3], center: { 6: 'red', 2: 'green' } },
        },
      }),
    )
      .when({ ...place, space: 'center:1', colour: 'blue', pay: { blue: 1 }, pick: { red: 2 } })
      .because('summer-pavilion.bonus.several-at-once', {
        features: ['pillar:orange', 'pillar:red'],
        tiles: 2,
      }));

  it('summer-pavilion.bonus.short-supply: a short supply is taken whole and the rest is lost', () => {
    const table = placing({
      supply: { known: { blue: 1, red: 1 }, unknown: 0 },
      ann: { hand: { red: 5 }, board: { red: [6] } },
    });
    const window = { ...place, space: 'red:5', pay: { red: 5 } } as const;
    given(pavilion, table)
      .when({ ...window, pick: { blue: 1, red: 1 } })
      .because('summer-pavilion.bonus.short-supply', { due: 3, available: 2, owed: 0 })
      .leaves({ seats: { ann: { hand: { blue: 1, red: 1 }, owed: undefined } } });
    given(pavilion, table)
      .when({ ...window, pick: { blue: 1 } })
      .refusedBecause('summer-pavilion.bonus.mandatory', { due: 2, picked: 1 });
  });

  it('summer-pavilion.bonus.once: a feature pays only with the placement that completes it', () => {
    given(pavilion, placing({ ann: { hand: { red: 4 }, board: { red: [5, 6] } } }))
      .when({ ...place, space: 'red:4', pay: { red: 4 } })
      .notBecause('summer-pavilion.bonus.window');
    given(pavilion, placing({ ann: { hand: { red: 5 }, board: { red: [6] } } }))
      .when({ ...place, space: 'red:5', pay: { red: 5 }, pick: { blue: 3 } })
      .because('summer-pavilion.bonus.window')
      .also('summer-pavilion.bonus.once');
  });

  it('summer-pavilion.bonus.mandatory: nothing is owed under the printed reading', () =>
    given(pavilion, placing({ ann: { hand: { red: 5 } } }))
      .when({ type: 'takeOwed', seat: 'ann', pick: { red: 1 } })
      .refusedBecause('summer-pavilion.bonus.mandatory', { due: 0, picked: 1 })
      .firmly());
});
