// Phase 2: leaving the round. Rulebook «Пас»; «Конец игры» for round 6.
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { placing, setUp } from './positions.ts';

const pass = { type: 'pass', seat: 'ann' } as const;
const scorekeeper = { level: 'scorekeeper' } as const;

describe('passing', () => {
  it('summer-pavilion.pass.when: who cannot or does not want to place passes', () => {
    given(pavilion, placing({ ann: { hand: { red: 1 } }, bo: { hand: { blue: 1 } } }))
      .when(pass)
      .because('summer-pavilion.pass.when', { seat: 'ann' })
      .leaves({ turn: 'bo', seats: { ann: { passed: true } } });
    given(pavilion, placing({ seats: 3, bo: { passed: true }, ...scorekeeper }))
      .when({ ...pass, seat: 'bo' })
      .refusedBecause('summer-pavilion.pass.out-for-round')
      .also('summer-pavilion.pass.when');
  });

  it('summer-pavilion.pass.keep-four: up to four tiles are kept, fewer by choice', () => {
    const table = placing({ ann: { hand: { red: 5, blue: 1 } } });
    given(pavilion, table)
      .when({ ...pass, keep: { red: 4, blue: 1 } })
      .refusedBecause('summer-pavilion.pass.keep-four', { kept: 5, limit: 4 })
      .also('summer-pavilion.pass.corners')
      .overridable();
    for (const red of [0, 1, 4])
      given(pavilion, table)
        .when({ ...pass, keep: { red } })
        .scores('ann', Math.max(-4, red - 6));
    given(pavilion, placing(scorekeeper))
      .when({ ...pass, kept: 5 })
      .refusedBecause('summer-pavilion.pass.keep-four', { kept: 5, limit: 4 });
  });

  it('summer-pavilion.component.tiles: nobody passes with more tiles than the box holds', () => {
    const table = placing({ ...scorekeeper, ann: { total: 140 } });
    given(pavilion, table)
      .when({ ...pass, kept: 4, lost: 128 })
      .scores('ann', -128);
    given(pavilion, table)
      .when({ ...pass, kept: 4, lost: 129 })
      .refusedBecause('summer-pavilion.component.tiles', { count: 133, exist: 132 })
      .firmly();
  });

  it('summer-pavilion.pass.corners: kept tiles lie on the corner spaces', () => {
    given(pavilion, placing({ ann: { hand: { red: 3, blue: 1 } } }))
      .when({ ...pass, keep: { red: 2, blue: 1 } })
      .because('summer-pavilion.pass.corners', { kept: 3, keep: { red: 2, blue: 1 } })
      .also('summer-pavilion.pass.keep-four')
      .leaves({ seats: { ann: { hand: {}, corners: { red: 2, blue: 1 } } } });
    given(pavilion, placing(scorekeeper))
      .when({ ...pass, kept: 3 })
      .because('summer-pavilion.pass.corners', { kept: 3 })
      .leaves({ seats: { ann: { kept: 3 } } });
  });

  it('summer-pavilion.pass.kept-score-nothing: tiles on the corners bring no points', () =>
    given(pavilion, placing({ ann: { hand: { red: 4 } } }))
      .when({ ...pass, keep: { red: 4 } })
      .scores('ann', 0)
      .totals(5, 5));

  it('summer-pavilion.pass.kept-score-nothing: and the corners say so', () =>
    given(pavilion, placing({ ann: { hand: { red: 4 } } }))
      .when({ ...pass, keep: { red: 4 } })
      .because('summer-pavilion.pass.corners')
      .also('summer-pavilion.pass.kept-score-nothing'));

  it('summer-pavilion.pass.discard-rest: all other tiles go into the tower', () => {
    given(pavilion, placing({ tower: 2, ann: { hand: { red: 3, blue: 1 } } }))
      .when({ ...pass, keep: { blue: 1 } })
      .because('summer-pavilion.pass.discard-rest', { discarded: 3, tiles: { red: 3 } })
      .leaves({ tower: 5 });
    given(pavilion, placing(scorekeeper))
      .when({ ...pass, lost: 2 })
      .because('summer-pavilion.pass.discard-rest', { discarded: 2 });
  });

  it('summer-pavilion.pass.penalty: each discarded tile costs 1 point', () => {
    given(pavilion, placing({ ann: { total: 9, hand: { green: 4, red: 2 } } }))
      .when({ ...pass, keep: { green: 4 } })
      .scores('ann', -2)
      .because('summer-pavilion.pass.penalty', { tiles: 2, lost: 2, total: 7 });
    given(pavilion, placing(scorekeeper))
      .when({ ...pass, kept: 1, lost: 3 })
      .scores('ann', -3)
      .because('summer-pavilion.pass.penalty', { tiles: 3, lost: 3, total: 2 });
  });

  it('summer-pavilion.pass.floor-one: the loss stops at a total of 1', () => {
    given(pavilion, placing({ ann: { total: 3, hand: { red: 6 } } }))
      .when(pass)
      .scores('ann', -2)
      .because('summer-pavilion.pass.floor-one', { tiles: 6, lost: 2, total: 1 })
      .also('summer-pavilion.pass.penalty')
      .totals(1, 5);
    given(pavilion, placing({ ...scorekeeper, round: 6, ann: { total: 2 } }))
      .when({ ...pass, lost: 4 })
      .scores('ann', -1)
      .because('summer-pavilion.pass.last-round', { tiles: 4, lost: 1, total: 1 })
      .also('summer-pavilion.pass.floor-one');
  });

  it('summer-pavilion.pass.out-for-round: who has passed takes no further turn', () => {
    const table = placing({
      seats: 3,
      bo: { passed: true },
      cy: { hand: { red: 1 } },
      ...scorekeeper,
    });
    for (const move of [
      { type: 'place', seat: 'bo', space: 'red:1' },
      { type: 'pass', seat: 'bo' },
    ] as const)
      given(pavilion, table)
        .when(move)
        .refusedBecause('summer-pavilion.pass.out-for-round', { seat: 'bo' })
        .overridable();
  });

  it('summer-pavilion.pass.out-for-round: a second pass let stand adds to the corners', () =>
    given(
      pavilion,
      placing({
        ann: { hand: { red: 1 } },
        bo: {
          passed: true,
          corners: { green: 2 },
          hand: { blue: 1, red: 1 },
          board: { purple: [5, 6] },
        },
      }),
    )
      .whenLetStand(
        { type: 'pass', seat: 'bo', keep: { blue: 1 } },
        'summer-pavilion.pass.out-for-round',
        'summer-pavilion.play.next-player',
      )
      .scores('bo', -1)
      .leaves({ turn: 'ann', seats: { bo: { corners: { green: 2, blue: 1 }, hand: {} } } }));

  it('summer-pavilion.pass.no-tiles: without tiles at the start of a turn a seat has passed', () => {
    const table = placing({ seats: 3, ann: { hand: { red: 1 } }, cy: { hand: { red: 2 } } });
    given(pavilion, table)
      .when({ type: 'place', seat: 'ann', space: 'red:1', pay: { red: 1 } })
      .because('summer-pavilion.pass.no-tiles', { seat: 'bo' })
      .leaves({ turn: 'cy', seats: { bo: { passed: 'auto' }, ann: { passed: undefined } } })
      .totals(6, 5, 5);
  });

  it('summer-pavilion.pass.no-tiles: the same pass told by hand is no error and changes nothing', () => {
    const table = placing({ seats: 3, ann: { hand: { red: 1 } }, cy: { hand: { red: 2 } } });
    const place = { type: 'place', seat: 'ann', space: 'red:1', pay: { red: 1 } } as const;
    given(pavilion, table)
      .after(place)
      .when({ type: 'pass', seat: 'bo' })
      .scores('bo', 0)
      .leaves({ turn: 'cy', seats: { bo: { passed: 'auto' } } });
    given(pavilion, table)
      .after(place)
      .when({ type: 'pass', seat: 'bo', keep: { red: 1 } })
      .refusedBecause('summer-pavilion.pass.out-for-round');
    given(pavilion, table)
      .after(place, { type: 'pass', seat: 'cy' })
      .when({ type: 'pass', seat: 'ann' })
      .leaves({ phase: 'prepare' });
  });

  it('summer-pavilion.pass.no-tiles: so has who is on turn where a match begins in the middle', () => {
    given(pavilion, placing({ seats: 3, bo: { hand: { red: 1 } } }))
      .whenBegun()
      .because('summer-pavilion.pass.no-tiles', { seat: 'ann' })
      .leaves({ phase: 'place', turn: 'bo', seats: { ann: { passed: 'auto' } } })
      .asks('place', 'bo');
    given(pavilion, placing({ seats: 3 }))
      .whenBegun()
      .leaves({ phase: 'prepare' });
    given(pavilion, placing({ ...scorekeeper, seats: 3 }))
      .whenBegun()
      .leaves({ phase: 'place', turn: 'ann', seats: { ann: { passed: undefined } } });
    given(
      pavilion,
      placing({
        rulings: { 'supply-too-small': 'rest-is-owed' },
        ann: { owed: 1, board: { purple: [5, 6] } },
      }),
    )
      .whenBegun()
      .leaves({ phase: 'place', turn: 'ann', seats: { ann: { passed: undefined } } });
  });

  it('summer-pavilion.pass.no-tiles: and a log from before that, in which it passes, goes on as it went', () => {
    given(pavilion, placing({ bo: { hand: { red: 1 } } }))
      .after(pass)
      .when({ type: 'place', seat: 'bo', space: 'red:1', pay: { red: 1 } })
      .leaves({ phase: 'prepare' });
    given(pavilion, placing({ round: 6 }))
      .after(pass)
      .when({ type: 'scoreGoals' })
      .leaves({ phase: 'over' });
  });

  it('summer-pavilion.pass.no-tiles: bonus tiles just won count as tiles', () =>
    given(pavilion, placing({ ann: { hand: { red: 5 }, board: { red: [6] } } }))
      .when({ type: 'place', seat: 'ann', space: 'red:5', pay: { red: 5 }, pick: { blue: 3 } })
      .because('summer-pavilion.pass.no-tiles', { seat: 'bo' })
      .leaves({ turn: 'ann', seats: { ann: { passed: undefined } } }));

  it('summer-pavilion.pass.last-round: in round 6 every tile left costs 1 point, kept or not', () => {
    given(pavilion, placing({ round: 6, ann: { total: 20, hand: { red: 4, blue: 1 } } }))
      .when({ ...pass, keep: { red: 4 } })
      .scores('ann', -5)
      .because('summer-pavilion.pass.last-round', { tiles: 5, lost: 5, total: 15 })
      .also('summer-pavilion.final.leftover')
      .leaves({ tower: 5, seats: { ann: { corners: {}, hand: {} } } });
    given(pavilion, placing({ ...scorekeeper, round: 6, ann: { total: 20 } }))
      .when({ ...pass, kept: 2, lost: 1 })
      .scores('ann', -3)
      .because('summer-pavilion.pass.last-round', { tiles: 3, lost: 3, total: 17 });
  });

  it('summer-pavilion.pass.last-round: a pass without tiles costs nothing', () =>
    given(pavilion, placing({ ...scorekeeper, round: 6 }))
      .when(pass)
      .scores('ann', 0)
      .totals(5, 5));

  it('summer-pavilion.round.three-phases: nobody passes after the round', () =>
    given(pavilion, setUp(scorekeeper))
      .after({ type: 'endDrafting' }, pass, { ...pass, seat: 'bo' })
      .when(pass)
      .refusedBecause('summer-pavilion.round.three-phases', { phase: 'prepare', needed: 'place' }));
});
