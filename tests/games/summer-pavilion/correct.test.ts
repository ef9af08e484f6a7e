// Points moved by hand.
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { placing, setUp } from './positions.ts';

describe('a correction', () => {
  it('table.correction: points are added or taken as the table says', () => {
    given(pavilion, setUp())
      .whenCorrected('bo', 4)
      .scores('bo', 4)
      .because('table.correction', { points: 4 })
      .totals(5, 9);
    given(pavilion, setUp({ level: 'scorekeeper' }))
      .whenCorrected('ann', -3)
      .scores('ann', -3)
      .totals(2, 5);
  });

  it('table.correction: the floor of the track holds, the line says what was really moved', () => {
    given(pavilion, setUp())
      .whenCorrected('ann', -9)
      .scores('ann', -4)
      .because('table.correction', { points: -4 })
      .totals(1, 5);
    given(pavilion, setUp({ rulings: { 'floor-for-all-losses': 'token-only' } }))
      .whenCorrected('ann', -9)
      .scores('ann', -9)
      .totals(-4, 5);
  });

  it('summer-pavilion.track.eighty-token: a correction moves the token as well', () => {
    given(pavilion, placing({ ann: { total: 79 } }))
      .whenCorrected('ann', 2)
      .because('summer-pavilion.track.eighty-token', { tokens: 1, total: 81 });
    given(pavilion, placing({ ann: { total: 81 } }))
      .whenCorrected('ann', -1)
      .because('summer-pavilion.track.eighty-token', { tokens: 0, before: 1, total: 80 });
  });

  it('table.seat-unknown: nobody else’s points are moved', () =>
    given(pavilion, setUp())
      .whenCorrected('zoe', 1)
      .refusedBecause('table.seat-unknown', { seat: 'zoe' })
      .firmly());
});
