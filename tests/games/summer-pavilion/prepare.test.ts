// Phase 3: the next round. Rulebook «Фаза 3: Подготовка к следующему раунду».
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { ending, placing, preparing } from './positions.ts';

const prepare = { type: 'prepareRound' } as const;
const ALL = [1, 2, 3, 4, 5, 6];
const FULL = {
  red: ALL,
  blue: ALL,
  green: ALL,
  yellow: ALL,
  orange: ALL,
};

describe('preparing the next round', () => {
  it('summer-pavilion.prep.advance-counter: the counter moves on and the joker changes', () =>
    given(pavilion, preparing({ round: 2 }))
      .when(prepare)
      .because('summer-pavilion.prep.advance-counter', { round: 3, joker: 'orange' })
      .also('summer-pavilion.joker.one-per-round')
      .leaves({ round: 3, phase: 'acquire' }));

  it('summer-pavilion.prep.refill-factories: 4 tiles from the bag on every display', () => {
    for (const [seats, tiles] of [
      [2, 20],
      [3, 28],
      [4, 36],
    ] as const)
      for (const level of ['scorekeeper', 'referee'] as const)
        given(pavilion, preparing({ seats, level }))
          .when(prepare)
          .because('summer-pavilion.prep.refill-factories', { tiles, displays: tiles / 4 });
    given(pavilion, preparing({}))
      .when(prepare)
      .leaves({ displays: Array.from({ length: 5 }, () => ({ unknown: 4 })) });
  });

  it('summer-pavilion.prep.bag-empty: an empty bag takes the tower and the filling goes on', () =>
    // 132 = 10 in the supply + 117 in the tower + 5 in the bag.
    given(pavilion, preparing({ tower: 117 }))
      .when(prepare)
      .because('summer-pavilion.prep.bag-empty', { tower: 117 })
      .because('summer-pavilion.prep.refill-factories', { tiles: 20 })
      .leaves({ tower: 0 }));

  it('summer-pavilion.prep.shortage: with bag and tower empty the round is played short', () => {
    const table = preparing({
      seats: 4,
      ann: { board: FULL },
      bo: { board: FULL },
      cy: { board: FULL },
    });
    given(pavilion, table)
      .when(prepare)
      .because('summer-pavilion.prep.shortage', { tiles: 32, missing: 4 })
      .also('summer-pavilion.supply.tile-balance')
      .leaves({
        phase: 'acquire',
        displays: [...Array.from({ length: 8 }, () => ({ unknown: 4 })), { unknown: 0 }],
      });
  });

  it('summer-pavilion.prep.shortage: without a single tile placing begins at once', () => {
    // 132 = 5 × (6 + 6 + 6 + 4) on boards, 16 on corners, 6 in the supply.
    const corners = { purple: 4 };
    const four = Object.fromEntries(Object.keys(FULL).map((star) => [star, [1, 2, 3, 4]]));
    const table = preparing({
      seats: 4,
      starter: 'bo',
      supply: { known: {}, unknown: 6 },
      ann: { board: FULL, corners },
      bo: { board: FULL, corners },
      cy: { board: FULL, corners },
      dee: { board: four, corners },
    });
    given(pavilion, table)
      .when(prepare)
      .because('summer-pavilion.supply.exhausted', { gaps: 4 })
      .because('summer-pavilion.prep.shortage', { tiles: 0, missing: 36 })
      .because('summer-pavilion.draft.phase-end', { first: 'bo' })
      .leaves({ seats: { bo: { hand: { purple: 4 } } } })
      .asks('place', 'bo');
  });

  it('summer-pavilion.prep.token-back: the token goes back to the centre', () =>
    given(pavilion, preparing({ token: 'bo' }))
      .when(prepare)
      .because('summer-pavilion.prep.token-back')
      .leaves({ token: undefined }));

  it('summer-pavilion.prep.corners-back: corner tiles lie beside the board again', () => {
    given(pavilion, preparing({ ann: { corners: { red: 2, blue: 1 }, passed: true } }))
      .when(prepare)
      .because('summer-pavilion.prep.corners-back', { tiles: 3, keep: { red: 2, blue: 1 } })
      .leaves({
        seats: { ann: { hand: { red: 2, blue: 1 }, corners: {}, passed: undefined } },
      });
    given(pavilion, preparing({ level: 'scorekeeper', ann: { kept: 3 } }))
      .when(prepare)
      .because('summer-pavilion.prep.corners-back', { tiles: 3 })
      .leaves({ seats: { ann: { kept: 0 } } });
  });

  it('summer-pavilion.round.no-phase3-last: round 6 has no phase 3', () => {
    given(pavilion, placing({ level: 'scorekeeper', round: 6, bo: { passed: true } }))
      .when({ type: 'pass', seat: 'ann' })
      .because('summer-pavilion.prep.after-round-six', { round: 6 })
      .also('summer-pavilion.round.no-phase3-last')
      .leaves({ phase: 'goals' })
      .asks('scoreGoals');
    given(pavilion, ending({}))
      .when(prepare)
      .refusedBecause('summer-pavilion.prep.after-round-six')
      .also('summer-pavilion.round.no-phase3-last');
  });

  it('summer-pavilion.prep.after-round-six: after round 6 there is nothing to prepare', () =>
    given(pavilion, ending({}))
      .when(prepare)
      .refusedBecause('summer-pavilion.prep.after-round-six', { round: 6 })
      .firmly());
});
