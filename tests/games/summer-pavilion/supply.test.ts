// The ten supply spaces, the bag and the tower. Rulebook «Получение очков», end of page 4.
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { acquiring, ending, placing, preparing } from './positions.ts';

const window = {
  type: 'place',
  seat: 'ann',
  space: 'red:5',
  pay: { red: 5 },
  pick: { blue: 3 },
} as const;
const full = { ann: { hand: { red: 5, blue: 1 }, board: { red: [6] } } } as const;

describe('the supply', () => {
  it('summer-pavilion.supply.refill: gaps are filled from the bag before the next turn', () => {
    given(pavilion, placing({ ...full, bo: { hand: { blue: 1 } } }))
      .when(window)
      .because('summer-pavilion.supply.refill', { tiles: 3, bag: 111 })
      .leaves({ turn: 'bo', supply: { known: {}, unknown: 10 } });
  });

  it('summer-pavilion.supply.refill: also when the same seat moves again', () =>
    given(pavilion, placing({ ...full, bo: { passed: true } }))
      .when(window)
      .because('summer-pavilion.supply.refill', { tiles: 3 })
      .leaves({ turn: 'ann', supply: { unknown: 10 } }));

  it('summer-pavilion.supply.bag-empty: an empty bag takes the whole tower and goes on', () => {
    // 132 = 1 on the board + 6 in the hand + 10 in the supply + 114 in the tower + 1 in the bag.
    given(pavilion, placing({ ...full, tower: 114 }))
      .when(window)
      .because('summer-pavilion.supply.bag-empty', { tower: 118 })
      .because('summer-pavilion.supply.refill', { tiles: 3, bag: 116 })
      .leaves({ tower: 0 });
  });

  it('summer-pavilion.supply.exhausted: with bag and tower empty the gaps stay open', () => {
    const table = {
      round: 2,
      supply: { known: {}, unknown: 3 },
      ann: { hand: { red: 1 }, board: { red: [6] } },
      bo: { hand: bagful(122) },
    } as const;
    given(pavilion, placing(table))
      .when({ type: 'place', seat: 'ann', space: 'red:1', pay: { red: 1 } })
      .because('summer-pavilion.supply.exhausted', { gaps: 2 })
      .because('summer-pavilion.supply.refill', { tiles: 5, bag: 0 })
      .leaves({ supply: { unknown: 8 } });
  });

  it('summer-pavilion.supply.exhausted: they are filled later, as soon as there are tiles', () =>
    given(
      pavilion,
      placing({
        round: 2,
        turn: 'bo',
        supply: { known: {}, unknown: 8 },
        ann: { hand: { red: 1 } },
        bo: { hand: bagful(123) },
      }),
    )
      .when({ type: 'place', seat: 'bo', space: 'blue:3', pay: { blue: 3 } })
      .because('summer-pavilion.supply.bag-empty', { tower: 2 })
      .because('summer-pavilion.supply.refill', { tiles: 2, bag: 0 })
      .leaves({ supply: { unknown: 10 } }));

  it('summer-pavilion.supply.persists: tiles nobody took stay from round to round', () => {
    given(pavilion, placing(full))
      .when(window)
      .because('summer-pavilion.supply.refill')
      .also('summer-pavilion.supply.persists');
    given(pavilion, preparing({ supply: { known: { red: 4, blue: 6 }, unknown: 0 } }))
      .when({ type: 'prepareRound' })
      .leaves({ supply: { known: { red: 4, blue: 6 }, unknown: 0 } });
  });

  it('summer-pavilion.supply.refill: gaps left by the last turn are filled before the displays', () =>
    given(pavilion, preparing({ supply: { known: {}, unknown: 4 } }))
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.supply.refill', { tiles: 6 })
      .because('summer-pavilion.prep.refill-factories', { tiles: 20 })
      .leaves({ supply: { unknown: 10 } }));

  it('summer-pavilion.supply.tile-balance: tiles for the displays are all but boards, corners and supply', () => {
    const full = [1, 2, 3, 4, 5, 6];
    const board = { red: full, blue: full, green: full, yellow: full, orange: full };
    const seat = { board, kept: 2 };
    given(pavilion, preparing({ level: 'scorekeeper', seats: 4, ann: seat, bo: seat, cy: seat }))
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.prep.shortage', { tiles: 26, missing: 10 })
      .also('summer-pavilion.supply.tile-balance');
    given(pavilion, preparing({ level: 'scorekeeper', seats: 3, ann: seat, bo: seat }))
      .when({ type: 'prepareRound' })
      .notBecause('summer-pavilion.prep.shortage');
  });
});

describe('the colours in the tower', () => {
  const paid = { type: 'place', seat: 'ann', space: 'red:4', pay: { red: 3, purple: 1 } } as const;
  const red4 = { type: 'fillDisplay', display: 1, tiles: { red: 4 } } as const;

  it('summer-pavilion.play.discard-rest: what a payment throws away is known there', () =>
    given(pavilion, placing({ tower: 5, ann: { hand: { red: 3, purple: 1 } } }))
      .when(paid)
      .leaves({ tower: 8, towerKnown: { red: 2, purple: 1 } })
      .liesAgain());

  it('summer-pavilion.pass.discard-rest: and what is thrown away at a pass', () =>
    given(pavilion, placing({ towerKnown: { red: 1 }, ann: { hand: { red: 3, blue: 2 } } }))
      .when({ type: 'pass', seat: 'ann', keep: { blue: 2 } })
      .leaves({ tower: 4, towerKnown: { red: 4 } })
      .liesAgain());

  it('summer-pavilion.final.leftover: and what is left after the last round', () =>
    given(pavilion, ending({ ann: { corners: { red: 3 } }, bo: { corners: { blue: 1 } } }))
      .when({ type: 'scoreGoals' })
      .leaves({ tower: 4, towerKnown: { red: 3, blue: 1 } })
      .liesAgain());

  it('summer-pavilion.component.tiles: a tile that lies in the tower lies nowhere else', () => {
    const thrown = { tower: 30, towerKnown: { red: 20 } };
    given(pavilion, acquiring(thrown))
      .when(red4)
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 24, exist: 22 })
      .overridable();
    given(pavilion, acquiring(thrown))
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red', contents: { red: 4 } })
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 24 });
    given(pavilion, acquiring(thrown))
      .when({ type: 'fillSupply', tiles: { red: 3 } })
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 23 });
    given(pavilion, acquiring(thrown))
      .when({ type: 'fillSupply', tiles: { red: 2 } })
      .leaves({ supply: { known: { red: 2 }, unknown: 8 } });
    given(pavilion, placing({ ...full, towerKnown: { blue: 21 } }))
      .when(window)
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'blue', count: 25 });
  });

  it('summer-pavilion.prep.bag-empty: tipped into the bag they can be drawn again', () => {
    const towerKnown = { red: 22 };
    // 132 = 10 in the supply + 102 or 103 in the tower + 20 or 19 in the bag, for the 20 of the displays.
    given(pavilion, preparing({ tower: 102, towerKnown }))
      .after({ type: 'prepareRound' })
      .when(red4)
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 26 });
    given(pavilion, preparing({ tower: 103, towerKnown }))
      .after({ type: 'prepareRound' })
      .when(red4)
      .leaves({ tower: 0, towerKnown: undefined })
      .liesAgain();
  });

  it('summer-pavilion.supply.bag-empty: so too where the supply is refilled out of it', () =>
    given(pavilion, placing({ ...full, tower: 114, towerKnown: { green: 22 } }))
      .after(window)
      .when({ type: 'fillSupply', tiles: { green: 3 } })
      .leaves({ tower: 0, towerKnown: undefined, supply: { known: { green: 3 }, unknown: 7 } }));

  it('summer-pavilion.component.tiles: of a tower told by its number alone no colour is counted', () =>
    given(pavilion, acquiring({ tower: 100 }))
      .when(red4)
      .leaves({ tower: 100, towerKnown: undefined }));

  it('summer-pavilion.component.tiles: a table told with more than the tower or the box holds is refused', () => {
    given(pavilion, placing({ tower: 2, towerKnown: { red: 5 } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.component.tiles', { count: 5, exist: 2 })
      .firmly();
    given(pavilion, placing({ towerKnown: { red: 20 }, ann: { hand: { red: 3 } } }))
      .whenBegun()
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 23, exist: 22 })
      .firmly();
  });

  it('summer-pavilion.play.turn-check: let stand, only what lay beside the board is known', () => {
    given(pavilion, placing({ ann: { hand: { red: 2, blue: 1 } } }))
      .whenLetStand(paid, 'summer-pavilion.play.turn-check')
      .leaves({ tower: 3, towerKnown: { red: 1 } })
      .liesAgain();
    given(pavilion, placing({ ann: { hand: { purple: 1 } } }))
      .whenLetStand(paid, 'summer-pavilion.play.turn-check')
      .leaves({ tower: 3, towerKnown: { purple: 1 } });
  });

  it('summer-pavilion.play.turn-check: let stand out of the tower, nothing is known of it any more', () =>
    given(
      pavilion,
      placing({
        tower: 20,
        towerKnown: { red: 20 },
        supply: { known: {}, unknown: 10 },
        bo: { hand: { purple: 22, green: 22, orange: 22, yellow: 22, blue: 14 } },
      }),
    )
      .whenLetStand(
        { type: 'place', seat: 'ann', space: 'red:1', pay: { red: 1 } },
        'summer-pavilion.play.turn-check',
        'summer-pavilion.pass.out-for-round',
        'summer-pavilion.play.next-player',
      )
      .leaves({ tower: 19, towerKnown: undefined }));
});

/** So many tiles, 21 of a colour at most. */
function bagful(count: number) {
  const colours = ['purple', 'green', 'orange', 'yellow', 'blue', 'red'] as const;
  let left = count;
  return Object.fromEntries(
    colours.map((colour) => {
      const some = Math.min(left, 21);
      left -= some;
      return [colour, some];
    }),
  );
}
