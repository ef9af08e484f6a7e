// End of the game: stars, number sets, leftover tiles and the winner. Rulebook «Конец игры».
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { cellsOf, ending, filled, placing } from './positions.ts';

const goals = { type: 'scoreGoals' } as const;
const ALL = [1, 2, 3, 4, 5, 6];
const COLOURS = ['purple', 'green', 'orange', 'yellow', 'blue', 'red'] as const;
const OUTER = COLOURS;
/** Each of these numbers on all seven stars. */
const everywhere = (...numbers: readonly number[]) => ({
  ...Object.fromEntries(OUTER.map((star) => [star, numbers])),
  center: filled(numbers, ...COLOURS),
});

describe('goals', () => {
  it('summer-pavilion.final.star-multicolour: the central star brings 12', () =>
    given(pavilion, ending({ ann: { board: { center: filled(ALL, ...COLOURS) } } }))
      .when(goals)
      .scores('ann', 12)
      .because('summer-pavilion.final.star-multicolour', { star: 'center', points: 12 }));

  it('summer-pavilion.final.star-red: a complete red star brings 14', () =>
    given(pavilion, ending({ ann: { board: { red: ALL } } }))
      .when(goals)
      .scores('ann', 14)
      .because('summer-pavilion.final.star-red', { star: 'red', points: 14 }));

  it('summer-pavilion.final.star-blue: a complete blue star brings 15', () =>
    given(pavilion, ending({ ann: { board: { blue: ALL } } }))
      .when(goals)
      .scores('ann', 15)
      .because('summer-pavilion.final.star-blue', { star: 'blue', points: 15 }));

  it('summer-pavilion.final.star-yellow: a complete yellow star brings 16', () =>
    given(pavilion, ending({ ann: { board: { yellow: ALL } } }))
      .when(goals)
      .scores('ann', 16)
      .because('summer-pavilion.final.star-yellow', { star: 'yellow', points: 16 }));

  it('summer-pavilion.final.star-orange: a complete orange star brings 17', () =>
    given(pavilion, ending({ ann: { board: { orange: ALL } } }))
      .when(goals)
      .scores('ann', 17)
      .because('summer-pavilion.final.star-orange', { star: 'orange', points: 17 }));

  it('summer-pavilion.final.star-green: a complete green star brings 18', () =>
    given(pavilion, ending({ ann: { board: { green: ALL } } }))
      .when(goals)
      .scores('ann', 18)
      .because('summer-pavilion.final.star-green', { star: 'green', points: 18 }));

  it('summer-pavilion.final.star-purple: a complete purple star brings 20', () =>
    given(pavilion, ending({ ann: { board: { purple: ALL } } }))
      .when(goals)
      .scores('ann', 20)
      .because('summer-pavilion.final.star-purple', { star: 'purple', points: 20 }));

  it('summer-pavilion.final.star-purple: five spaces of a star bring nothing', () =>
    given(pavilion, ending({ ann: { board: { purple: [2, 3, 4, 5, 6] } } }))
      .when(goals)
      .scores('ann', 0));

  it('summer-pavilion.final.star-red: a foreign tile let stand leaves the star what is printed', () => {
    const setup = ending({ ann: { board: { red: [1, 2, 3, 4, 5] } } });
    const ann = {
      total: 5,
      board: { ...cellsOf({ red: [1, 2, 3, 4, 5] }), 'red:6': 'blue' as const },
    };
    const { position } = setup;
    if (position === undefined) throw new Error('No position');
    const seats = { ...position.seats, ann };
    given(pavilion, { ...setup, position: { ...position, seats } })
      .when(goals)
      .because('summer-pavilion.final.star-red', { star: 'red', points: 14 });
  });

  it('summer-pavilion.final.all-1s: all seven 1s bring 4', () =>
    given(pavilion, ending({ ann: { board: everywhere(1) } }))
      .when(goals)
      .scores('ann', 4)
      .because('summer-pavilion.final.all-1s', { spaces: 7, points: 4 }));

  it('summer-pavilion.final.all-2s: all seven 2s bring 8', () =>
    given(pavilion, ending({ ann: { board: everywhere(2) } }))
      .when(goals)
      .scores('ann', 8)
      .because('summer-pavilion.final.all-2s', { spaces: 7, points: 8 }));

  it('summer-pavilion.final.all-3s: all seven 3s bring 12', () =>
    given(pavilion, ending({ ann: { board: everywhere(3) } }))
      .when(goals)
      .scores('ann', 12)
      .because('summer-pavilion.final.all-3s', { spaces: 7, points: 12 }));

  it('summer-pavilion.final.all-4s: all seven 4s bring 16', () =>
    given(pavilion, ending({ ann: { board: everywhere(4) } }))
      .when(goals)
      .scores('ann', 16)
      .because('summer-pavilion.final.all-4s', { spaces: 7, points: 16 }));

  it('summer-pavilion.final.no-fives-sixes: all 5s and all 6s bring nothing', () => {
    given(pavilion, ending({ ann: { board: everywhere(5, 6) } }))
      .when(goals)
      .scores('ann', 0);
    given(pavilion, ending({ ann: { board: everywhere(1) } }))
      .when(goals)
      .because('summer-pavilion.final.all-1s')
      .also('summer-pavilion.final.no-fives-sixes');
  });

  it('summer-pavilion.final.number-sets-include-center: without the central star a set is not complete', () => {
    const { center: _, ...outer } = everywhere(4);
    given(pavilion, ending({ ann: { board: outer } }))
      .when(goals)
      .scores('ann', 0);
    given(pavilion, ending({ ann: { board: everywhere(4) } }))
      .when(goals)
      .because('summer-pavilion.final.all-4s')
      .also('summer-pavilion.final.number-sets-include-center');
  });

  it('summer-pavilion.final.leftover: tiles left after round 6 cost once, at the pass', () =>
    given(
      pavilion,
      placing({ round: 6, bo: { passed: true }, ann: { total: 20, hand: { red: 3 } } }),
    )
      .after({ type: 'pass', seat: 'ann', keep: { red: 3 } })
      .when(goals)
      .notBecause('summer-pavilion.final.leftover')
      .totals(17, 5));

  it('summer-pavilion.final.leftover: tiles on the corners of a position cost 1 point each', () =>
    given(pavilion, ending({ ann: { total: 20, corners: { red: 3 } } }))
      .when(goals)
      .scores('ann', -3)
      .because('summer-pavilion.final.leftover', { tiles: 3, lost: 3, total: 17 })
      .leaves({ tower: 3, seats: { ann: { corners: {} } } }));
});

describe('the end', () => {
  it('summer-pavilion.end.after-six: goals are counted after round 6, once', () => {
    given(pavilion, ending({ ann: { board: { red: ALL } } }))
      .when(goals)
      .because('summer-pavilion.final.star-red')
      .also('summer-pavilion.end.after-six')
      .leaves({ phase: 'over' });
    given(pavilion, placing({ level: 'scorekeeper', round: 4 }))
      .when(goals)
      .refusedBecause('summer-pavilion.end.after-six', { round: 4 })
      .firmly();
    given(pavilion, ending({}))
      .after(goals)
      .when(goals)
      .refusedBecause('summer-pavilion.end.after-six', { round: 6 })
      .firmly();
    given(pavilion, ending({}))
      .after(goals)
      .when({ type: 'place', seat: 'ann', space: 'red:1' })
      .refusedBecause('summer-pavilion.end.after-six');
  });

  it('summer-pavilion.goal.six-rounds: the match lasts six rounds and a final scoring', () =>
    given(pavilion, ending({}))
      .when(goals)
      .because('summer-pavilion.final.tie')
      .also('summer-pavilion.goal.six-rounds'));

  it('summer-pavilion.final.winner: the most points win', () =>
    given(pavilion, ending({ ann: { total: 61 }, bo: { total: 50, board: { orange: ALL } } }))
      .when(goals)
      .because('summer-pavilion.final.winner', { seat: 'bo', total: 67 }));

  it('summer-pavilion.goal.most-points: that is the goal of the game', () =>
    given(pavilion, ending({ ann: { total: 61 } }))
      .when(goals)
      .because('summer-pavilion.final.winner', { seat: 'ann', total: 61 })
      .also('summer-pavilion.goal.most-points'));

  it('summer-pavilion.final.tie: equal seats share the victory, whatever else they have', () =>
    given(
      pavilion,
      ending({
        seats: 3,
        ann: { total: 60 },
        bo: { total: 46, board: { red: ALL } },
        cy: { total: 59 },
      }),
    )
      .when(goals)
      .because('summer-pavilion.final.tie', { seats: ['ann', 'bo'], total: 60 })
      .notBecause('summer-pavilion.final.winner'));

  it('summer-pavilion.track.eighty-token: goals can carry a marker beyond 80 too', () =>
    given(pavilion, ending({ ann: { total: 70, board: { red: ALL } } }))
      .when(goals)
      .because('summer-pavilion.track.eighty-token', { tokens: 1, total: 84 }));
});
