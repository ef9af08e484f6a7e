// Phase 2: where a tile may lie and whose turn it is. Rulebook «Фаза 2», «Правила размещения плиток».
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { placing } from './positions.ts';

describe('placing', () => {
  it('summer-pavilion.play.place-one: a turn lays exactly one of the paid tiles', () =>
    given(pavilion, placing({ ann: { hand: { red: 3 } }, bo: { hand: { blue: 1 } } }))
      .when({ type: 'place', seat: 'ann', space: 'red:3', pay: { red: 3 } })
      .because('summer-pavilion.play.place-one', { space: 'red:3', colour: 'red' })
      .leaves({ turn: 'bo', seats: { ann: { board: { 'red:3': 'red' } } } }));

  it('summer-pavilion.play.turn-check: who has not enough tiles cannot pay', () => {
    const place = { type: 'place', seat: 'ann', space: 'red:3', pay: { red: 3 } } as const;
    const table = placing({ tower: 5, ann: { hand: { red: 2 } } });
    given(pavilion, table)
      .when(place)
      .refusedBecause('summer-pavilion.play.turn-check', { colour: 'red', has: 2, needs: 3 })
      .also('summer-pavilion.place.own-tiles-only')
      .overridable();
    given(pavilion, table)
      .whenLetStand(place, 'summer-pavilion.play.turn-check')
      .scores('ann', 1)
      .leaves({ tower: 7, seats: { ann: { hand: {} } } });
  });

  it('summer-pavilion.place.own-tiles-only: only tiles beside the own board can be used', () => {
    given(
      pavilion,
      placing({
        seats: 3,
        ann: { hand: { red: 1 } },
        bo: { hand: { red: 2 } },
        cy: { passed: true, corners: { red: 2 } },
      }),
    )
      .when({ type: 'place', seat: 'ann', space: 'red:2', pay: { red: 2 } })
      .refusedBecause('summer-pavilion.play.turn-check', { has: 1, needs: 2 })
      .also('summer-pavilion.place.own-tiles-only');
    given(pavilion, placing({ ann: { hand: { red: 1 } } }))
      .when({ type: 'pass', seat: 'ann', keep: { red: 2 } })
      .refusedBecause('summer-pavilion.place.own-tiles-only', { colour: 'red', has: 1, named: 2 })
      .firmly();
  });

  it('summer-pavilion.play.discard-rest: all paid tiles but one go into the tower', () =>
    given(pavilion, placing({ tower: 3, ann: { hand: { red: 4, blue: 1 } } }))
      .when({ type: 'place', seat: 'ann', space: 'red:4', pay: { red: 4 } })
      .because('summer-pavilion.play.discard-rest', { discarded: { red: 3 }, space: 'red:4' })
      .leaves({ tower: 6 }));

  it('summer-pavilion.place.discard-now: they go there at once', () =>
    given(pavilion, placing({ ann: { hand: { blue: 7 } } }))
      .when({ type: 'place', seat: 'ann', space: 'blue:6', pay: { blue: 6 } })
      .because('summer-pavilion.play.discard-rest', { discarded: { blue: 5 } })
      .also('summer-pavilion.place.discard-now')
      .leaves({ tower: 5 }));

  it('summer-pavilion.place.unused-stay: tiles that are not used stay beside the board', () =>
    given(pavilion, placing({ ann: { hand: { blue: 7, red: 2 } } }))
      .when({ type: 'place', seat: 'ann', space: 'blue:6', pay: { blue: 6 } })
      .because('summer-pavilion.play.place-one')
      .also('summer-pavilion.place.unused-stay')
      .leaves({ seats: { ann: { hand: { blue: 1, red: 2 } } } }));

  it('summer-pavilion.play.next-player: then it is the next seat that has not passed', () => {
    const place = { type: 'place', seat: 'ann', space: 'red:1', pay: { red: 1 } } as const;
    const table = placing({
      seats: 3,
      ann: { hand: { red: 3 } },
      bo: { passed: true },
      cy: { hand: { red: 1 } },
    });
    given(pavilion, table).when(place).asks('place', 'cy');
    given(pavilion, table)
      .after(place)
      .when({ ...place, space: 'red:2', pay: { red: 2 } })
      .refusedBecause('summer-pavilion.play.next-player', { seat: 'ann', turn: 'cy' })
      .also('summer-pavilion.round.clockwise')
      .overridable();
    given(pavilion, table)
      .after(place)
      .whenLetStand(
        { ...place, space: 'red:2', pay: { red: 2 } },
        'summer-pavilion.play.next-player',
      )
      .asks('place', 'cy');
  });

  it('summer-pavilion.play.repeat: placing goes on until everybody has passed', () => {
    const table = placing({ level: 'scorekeeper', seats: 3, bo: { passed: true } });
    given(pavilion, table)
      .when({ type: 'prepareRound' })
      .refusedBecause('summer-pavilion.play.repeat', { stillIn: ['ann', 'cy'] })
      .firmly();
    given(pavilion, table)
      .after({ type: 'pass', seat: 'ann' })
      .when({ type: 'pass', seat: 'cy' })
      .because('summer-pavilion.play.repeat', { round: 1 })
      .leaves({ phase: 'prepare' });
    given(pavilion, placing({ level: 'scorekeeper', round: 6 }))
      .when({ type: 'scoreGoals' })
      .refusedBecause('summer-pavilion.play.repeat', { stillIn: ['ann', 'bo'] });
  });

  it('summer-pavilion.place.rhombus-only: no tile lies on pillars, statues or windows', () => {
    given(pavilion, placing({ ann: { hand: { red: 1 } } }))
      .when({ type: 'place', seat: 'ann', space: 'pillar:red', pay: { red: 1 } })
      .refusedBecause('summer-pavilion.place.rhombus-only', {
        space: 'pillar:red',
        feature: 'pillar',
      })
      .firmly();
    given(pavilion, placing({ level: 'scorekeeper' }))
      .when({ type: 'place', seat: 'ann', space: 'red:7' })
      .refusedBecause('summer-pavilion.place.rhombus-only', { space: 'red:7' })
      .firmly();
  });

  it('summer-pavilion.place.empty-only: a covered space takes no second tile', () =>
    given(pavilion, placing({ ann: { hand: { red: 2 }, board: { red: [2] } } }))
      .when({ type: 'place', seat: 'ann', space: 'red:2', pay: { red: 2 } })
      .refusedBecause('summer-pavilion.place.empty-only', { space: 'red:2', colour: 'red' })
      .firmly());

  it('summer-pavilion.place.star-colour: a coloured star takes only its own colour', () => {
    const place = {
      type: 'place',
      seat: 'ann',
      space: 'red:2',
      colour: 'blue',
      pay: { blue: 2 },
    } as const;
    const table = placing({ ann: { hand: { blue: 2 } } });
    given(pavilion, table)
      .when(place)
      .refusedBecause('summer-pavilion.place.star-colour', {
        space: 'red:2',
        colour: 'blue',
        star: 'red',
      })
      .overridable();
    given(pavilion, table)
      .whenLetStand(place, 'summer-pavilion.place.star-colour')
      .scores('ann', 1)
      .leaves({ seats: { ann: { board: { 'red:2': 'blue' }, hand: {} } } });
    given(pavilion, placing({ level: 'scorekeeper' }))
      .when({ type: 'place', seat: 'ann', space: 'red:2', colour: 'blue' })
      .refusedBecause('summer-pavilion.place.star-colour');
  });

  it('summer-pavilion.place.center-all-different: the central star takes each colour once', () => {
    const table = placing({
      ann: { hand: { yellow: 3 }, board: { center: { 2: 'yellow', 5: 'red' } } },
    });
    const place = { type: 'place', seat: 'ann', space: 'center:1' } as const;
    given(pavilion, table)
      .when({ ...place, colour: 'yellow', pay: { yellow: 1 } })
      .refusedBecause('summer-pavilion.place.center-all-different', {
        colour: 'yellow',
        free: ['purple', 'green', 'orange', 'blue'],
      })
      .also('summer-pavilion.place.center-any-space')
      .overridable();
    given(pavilion, table)
      .when({ ...place, pay: { yellow: 1 } })
      .refusedBecause('summer-pavilion.place.center-all-different')
      .firmly();
  });

  it('summer-pavilion.place.center-any-space: any colour goes on any free number of the centre', () => {
    for (const [number, colour] of [
      [1, 'red'],
      [3, 'red'],
      [1, 'blue'],
    ] as const)
      given(pavilion, placing({ ann: { hand: { red: 3, blue: 3 } } }))
        .when({
          type: 'place',
          seat: 'ann',
          space: `center:${number}`,
          colour,
          pay: { [colour]: number },
        })
        .scores('ann', 1);
    given(pavilion, placing({ ann: { board: { center: { 1: 'red' } } }, level: 'scorekeeper' }))
      .when({ type: 'place', seat: 'ann', space: 'center:6', colour: 'red' })
      .refusedBecause('summer-pavilion.place.center-all-different')
      .also('summer-pavilion.place.center-any-space');
  });

  it('summer-pavilion.place.cost-number: the number is the tiles to spend, the placed one included', () => {
    for (const red of [3, 5])
      given(pavilion, placing({ ann: { hand: { red: 6 } } }))
        .when({ type: 'place', seat: 'ann', space: 'red:4', pay: { red } })
        .refusedBecause('summer-pavilion.place.cost-number', {
          space: 'red:4',
          needs: 4,
          paid: red,
        })
        .also('summer-pavilion.play.place-one')
        .overridable();
  });

  it('summer-pavilion.place.cost-number: let stand, the tiles told are the tiles spent', () => {
    given(pavilion, placing({ ann: { hand: { red: 6 } } }))
      .whenLetStand(
        { type: 'place', seat: 'ann', space: 'red:4', pay: { red: 3 } },
        'summer-pavilion.place.cost-number',
      )
      .leaves({ tower: 2, seats: { ann: { hand: { red: 3 } } } });
    given(pavilion, placing({ tower: 4, ann: { hand: { blue: 1 } } }))
      .whenLetStand(
        { type: 'place', seat: 'ann', space: 'red:4' },
        'summer-pavilion.place.cost-number',
        'summer-pavilion.wild.one-natural',
      )
      .leaves({ tower: 4, seats: { ann: { hand: { blue: 1 }, board: { 'red:4': 'red' } } } });
  });

  it('summer-pavilion.component.tiles: no table lets more tiles be paid than exist', () =>
    given(pavilion, placing({ ann: { hand: { red: 6 } } }))
      .whenLetStand(
        { type: 'place', seat: 'ann', space: 'red:4', pay: { red: 23 } },
        'summer-pavilion.place.cost-number',
        'summer-pavilion.play.turn-check',
      )
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 23, exist: 22 })
      .firmly());

  it('summer-pavilion.component.tiles: a 23rd tile of a colour cannot lie on the boards', () => {
    const six = [1, 2, 3, 4, 5, 6];
    const board = { red: six };
    given(
      pavilion,
      placing({
        level: 'scorekeeper',
        seats: 4,
        ann: { board: { red: [1, 2, 3, 4] } },
        bo: { board },
        cy: { board },
        dee: { board },
      }),
    )
      .when({ type: 'place', seat: 'ann', space: 'red:5' })
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 23, exist: 22 })
      .overridable();
  });
});
