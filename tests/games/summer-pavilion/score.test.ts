// Points of a placement and the endless score track. Rulebook «Получение очков».
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { acquiring, placing } from './positions.ts';

const place = { type: 'place', seat: 'ann' } as const;
const scorekeeper = (numbers: readonly number[], total = 5) =>
  placing({ level: 'scorekeeper', ann: { board: { red: numbers }, total } });

describe('points of a placement', () => {
  it('summer-pavilion.score.tile: a tile alone scores 1 point', () =>
    given(pavilion, scorekeeper([]))
      .when({ ...place, space: 'red:3' })
      .scores('ann', 1)
      .because('summer-pavilion.score.tile', { space: 'red:3', colour: 'red' })
      .totals(6, 5));

  it('summer-pavilion.score.connected: the whole connected group scores, 1 to 6 points', () => {
    for (const [covered, space, points] of [
      [[4], 'red:3', 2],
      [[4, 5], 'red:3', 3],
      [[2, 4], 'red:3', 3],
      [[1, 2, 4, 5], 'red:3', 5],
      [[1, 2, 3, 4, 5], 'red:6', 6],
    ] as const)
      given(pavilion, scorekeeper(covered))
        .when({ ...place, space })
        .scores('ann', points)
        .because('summer-pavilion.score.connected', { group: points })
        .also('summer-pavilion.score.tile');
  });

  it('summer-pavilion.score.same-star: tiles of other stars are never neighbours', () =>
    given(
      pavilion,
      placing({
        level: 'scorekeeper',
        ann: { board: { blue: [3, 4], orange: [1, 2], center: { 1: 'blue' } } },
      }),
    )
      .when({ ...place, space: 'red:2' })
      .scores('ann', 1)
      .because('summer-pavilion.score.tile')
      .also('summer-pavilion.score.same-star'));

  it('summer-pavilion.score.ring: 6 and 1 touch, the star is a closed ring', () => {
    given(pavilion, scorekeeper([1]))
      .when({ ...place, space: 'red:6' })
      .scores('ann', 2)
      .because('summer-pavilion.score.connected')
      .also('summer-pavilion.score.ring');
    given(pavilion, scorekeeper([5, 6, 2, 3]))
      .when({ ...place, space: 'red:1' })
      .scores('ann', 5);
    given(pavilion, scorekeeper([6, 1]))
      .when({ ...place, space: 'red:3' })
      .scores('ann', 1);
  });

  it('summer-pavilion.score.move-marker: the marker moves one space for each point', () =>
    given(pavilion, scorekeeper([4, 5], 20))
      .when({ ...place, space: 'red:6' })
      .because('summer-pavilion.score.connected')
      .also('summer-pavilion.score.move-marker')
      .totals(23, 5));
});

describe('the track', () => {
  it('summer-pavilion.track.eighty-token: beyond 80 points a token is taken', () => {
    given(pavilion, scorekeeper([], 80))
      .when({ ...place, space: 'red:3' })
      .because('summer-pavilion.track.eighty-token', { tokens: 1, before: 0, total: 81 });
    given(pavilion, scorekeeper([], 79))
      .when({ ...place, space: 'red:3' })
      .notBecause('summer-pavilion.track.eighty-token')
      .totals(80, 5);
  });

  it('summer-pavilion.track.endless: the track goes round and round', () =>
    given(pavilion, scorekeeper([4, 5], 159))
      .when({ ...place, space: 'red:6' })
      .because('summer-pavilion.track.eighty-token', { tokens: 2, before: 1, total: 162 })
      .also('summer-pavilion.track.endless')
      .totals(162, 5));

  it('summer-pavilion.track.total-not-lap: a loss goes back across space 80 and the token is returned', () =>
    given(pavilion, acquiring({ center: { yellow: 4 }, ann: { total: 82 } }))
      .when({ type: 'draft', seat: 'ann', source: 'center', colour: 'yellow' })
      .scores('ann', -4)
      .because('summer-pavilion.track.eighty-token', { tokens: 0, before: 1, total: 78 })
      .also('summer-pavilion.track.total-not-lap')
      .totals(78, 5));
});
