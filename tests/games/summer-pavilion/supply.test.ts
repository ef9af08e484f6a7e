// The ten supply spaces, the bag and the tower. Rulebook «Получение очков», end of page 4.
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { placing, preparing } from './positions.ts';

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
