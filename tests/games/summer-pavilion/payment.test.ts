// Payments: jokers, natural tiles and what they become in other rounds. Rulebook «Цвет джокера», «Использование джокеров».
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { placing, preparing } from './positions.ts';

const place = { type: 'place', seat: 'ann' } as const;

describe('paying with jokers', () => {
  it('summer-pavilion.joker.replaces-any: jokers of the round stand in for any colour', () => {
    given(pavilion, placing({ ann: { hand: { purple: 2, red: 1 } } }))
      .when({ ...place, space: 'red:3', pay: { purple: 2, red: 1 } })
      .because('summer-pavilion.wild.substitute', { colour: 'red', jokers: 2 })
      .also('summer-pavilion.joker.replaces-any');
    given(pavilion, placing({ ann: { hand: { blue: 2, red: 1 } } }))
      .when({ ...place, space: 'red:3', pay: { blue: 2, red: 1 } })
      .refusedBecause('summer-pavilion.wild.substitute')
      .also('summer-pavilion.joker.replaces-any');
  });

  it('summer-pavilion.wild.substitute: the number of jokers is the player’s choice', () => {
    for (const purple of [1, 2, 3])
      given(pavilion, placing({ ann: { hand: { purple: 3, red: 4 } } }))
        .when({ ...place, space: 'red:4', pay: { purple, red: 4 - purple } })
        .because('summer-pavilion.wild.substitute', { colour: 'red', jokers: purple })
        .leaves({ seats: { ann: { hand: handLeft({ purple: 3 - purple, red: purple }) } } });
  });

  it('summer-pavilion.wild.substitute: two natural colours never mix, not even in the centre', () => {
    for (const space of ['red:3', 'center:3'])
      given(pavilion, placing({ ann: { hand: { yellow: 1, red: 2 } } }))
        .when({ ...place, space, colour: 'red', pay: { yellow: 1, red: 2 } })
        .refusedBecause('summer-pavilion.wild.substitute', {
          colour: 'red',
          foreign: 'yellow',
          joker: 'purple',
        })
        .also('summer-pavilion.place.cost-number')
        .overridable();
  });

  it('summer-pavilion.wild.one-natural: at least one tile of the placed colour is paid', () => {
    const table = placing({ ann: { hand: { purple: 4 } } });
    const jokersAlone = { ...place, space: 'red:3', pay: { purple: 3 } } as const;
    given(pavilion, table)
      .when(jokersAlone)
      .refusedBecause('summer-pavilion.wild.one-natural', { colour: 'red', jokers: 3 })
      .overridable();
    given(pavilion, table)
      .whenLetStand(jokersAlone, 'summer-pavilion.wild.one-natural')
      .because('summer-pavilion.play.discard-rest', { discarded: { purple: 2 } })
      .leaves({ tower: 2, seats: { ann: { hand: { purple: 1 } } } });
  });

  it('summer-pavilion.wild.any-colour: jokers go only with a tile of the colour of the space', () => {
    given(pavilion, placing({ ann: { hand: { purple: 2, green: 1 } } }))
      .when({ ...place, space: 'green:3', pay: { purple: 2, green: 1 } })
      .because('summer-pavilion.wild.substitute')
      .also('summer-pavilion.wild.any-colour');
    given(pavilion, placing({ ann: { hand: { purple: 3 } } }))
      .when({ ...place, space: 'green:3', pay: { purple: 3 } })
      .refusedBecause('summer-pavilion.wild.one-natural')
      .also('summer-pavilion.wild.any-colour');
  });

  it('summer-pavilion.wild.never-on-foreign-space: a joker never lies on another colour’s space', () => {
    given(pavilion, placing({ ann: { hand: { purple: 2, red: 1 } } }))
      .when({ ...place, space: 'red:3', colour: 'purple', pay: { purple: 2, red: 1 } })
      .refusedBecause('summer-pavilion.wild.never-on-foreign-space', {
        space: 'red:3',
        joker: 'purple',
        star: 'red',
      })
      .also('summer-pavilion.place.star-colour')
      .overridable();
    given(pavilion, placing({ level: 'scorekeeper', round: 2 }))
      .when({ ...place, space: 'red:3', colour: 'green' })
      .refusedBecause('summer-pavilion.wild.never-on-foreign-space', { joker: 'green' });
  });

  it('summer-pavilion.wild.others-discarded: all paid jokers go into the tower', () =>
    given(pavilion, placing({ ann: { hand: { purple: 3, green: 1 } } }))
      .when({ ...place, space: 'green:4', pay: { purple: 3, green: 1 } })
      .because('summer-pavilion.play.discard-rest', { discarded: { purple: 3 } })
      .also('summer-pavilion.wild.others-discarded')
      .leaves({ tower: 3 }));

  it('summer-pavilion.wild.own-colour: on its own star a joker is paid with its colour only', () => {
    given(pavilion, placing({ ann: { hand: { purple: 3, green: 1 } } }))
      .when({ ...place, space: 'purple:3', pay: { purple: 3 } })
      .because('summer-pavilion.wild.own-colour', { joker: 'purple', tiles: 3 });
    given(pavilion, placing({ ann: { hand: { purple: 3, green: 1 } } }))
      .when({ ...place, space: 'purple:4', pay: { purple: 3, green: 1 } })
      .refusedBecause('summer-pavilion.wild.own-colour', { joker: 'purple', foreign: 'green' })
      .overridable();
  });

  it('summer-pavilion.wild.center: both uses of a joker are open on the central star', () => {
    const hand = { purple: 3, green: 1 };
    given(pavilion, placing({ ann: { hand } }))
      .when({ ...place, space: 'center:4', colour: 'green', pay: hand })
      .because('summer-pavilion.wild.substitute', { colour: 'green', jokers: 3 });
    given(pavilion, placing({ ann: { hand } }))
      .when({ ...place, space: 'center:3', colour: 'purple', pay: { purple: 3 } })
      .because('summer-pavilion.wild.own-colour', { joker: 'purple' });
    given(pavilion, placing({ ann: { hand, board: { center: { 1: 'purple' } } } }))
      .when({ ...place, space: 'center:3', colour: 'purple', pay: { purple: 3 } })
      .refusedBecause('summer-pavilion.place.center-all-different', { colour: 'purple' })
      .also('summer-pavilion.wild.center');
    given(pavilion, placing({ ann: { hand } }))
      .when({ ...place, space: 'center:4', colour: 'purple', pay: hand })
      .refusedBecause('summer-pavilion.wild.own-colour')
      .also('summer-pavilion.wild.center');
  });

  it('summer-pavilion.joker.expires: last round’s jokers are plain tiles again', () => {
    given(pavilion, placing({ round: 2, ann: { hand: { purple: 2, red: 1 } } }))
      .when({ ...place, space: 'red:3', pay: { purple: 2, red: 1 } })
      .refusedBecause('summer-pavilion.joker.expires', {
        colour: 'red',
        foreign: 'purple',
        joker: 'green',
        round: 1,
      })
      .also('summer-pavilion.wild.substitute')
      .overridable();
    given(pavilion, preparing({ ann: { corners: { purple: 2 } } }))
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.joker.expires', { colour: 'purple', tiles: 2 });
  });

  it('summer-pavilion.joker.carried-becomes: tiles carried into their own round are jokers there', () => {
    given(pavilion, preparing({ ann: { corners: { green: 4 } } }))
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.joker.carried-becomes', { joker: 'green', tiles: 4 })
      .leaves({ round: 2, seats: { ann: { hand: { green: 4 }, corners: {} } } });
    given(pavilion, placing({ round: 2, ann: { hand: { green: 3, red: 1 } } }))
      .when({ ...place, space: 'red:4', pay: { green: 3, red: 1 } })
      .because('summer-pavilion.wild.substitute', { colour: 'red', jokers: 3 });
  });
});

/** Colours that are used up are not named. */
function handLeft(hand: Readonly<Record<'purple' | 'red', number>>) {
  return Object.fromEntries(Object.entries(hand).filter(([, count]) => count > 0));
}
