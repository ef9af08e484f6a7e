// A poster or a tent told as it is printed, outside any other move: kept at once, and told anew where it was misread.
import { describe, it } from 'vitest';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { acting, at, perform, poster } from './showing.ts';
import type { Lying } from './tables.ts';
import { COPY, lying } from './tables.ts';

const OWL = poster('owl', { points: 6, coins: 2 });
const BEAR = poster('bear', { points: 9, coins: 0 });
const SMALL = { id: 'small', points: 3, coins: 0 };
const GREAT = { id: 'great', points: 5, coins: 1 };

const readPoster = (space: number, read = OWL): Move => ({
  type: 'readPoster',
  seat: 'ann',
  space,
  read,
});
const readTent = (space: number, read = SMALL): Move => ({
  type: 'readTent',
  seat: 'ann',
  space,
  read,
});

/** Nobody has read the posters on 1 and 3, nor the tent on 3. */
const OWN = { posters: [{ space: 1 }, { space: 3 }], tents: [{ space: 3 }] };
const unread = (told: Lying = {}) =>
  acting({ ...told, ann: { coins: 4, points: 20, own: OWN } }, 10);

describe('a poster read out', () => {
  it('magnificent.components.posters: is kept without being completed, and needs not be told with the move that completes it', () =>
    unread()
      .after(readPoster(1))
      .when(perform(7, [1]))
      .because('magnificent.perform.reward-poster', { space: 1, coins: 2 })
      .scores('ann', 6));

  it('magnificent.components.posters: says where it lies', () =>
    unread()
      .when(readPoster(3))
      .because('magnificent.components.posters', { space: 3 })
      .also('magnificent.perform.reward-poster')
      .scores('ann', 0));

  it('magnificent.perform.reward-poster: one that was misread counts as it is read again', () =>
    unread()
      .after(readPoster(1), readPoster(1, BEAR))
      .when(perform(7, [1]))
      .scores('ann', 9));

  it('magnificent.posters.linked-tent-space: none lies on an empty space', () =>
    unread()
      .when(readPoster(2))
      .refusedBecause('magnificent.posters.linked-tent-space', { seat: 'ann', space: 2 })
      .firmly());

  it('magnificent.end.after-third-round: nothing is read once the match is over', () =>
    at(lying({ options: { copy: COPY }, round: 3, phase: 'over', ann: { own: OWN } }))
      .when(readPoster(1))
      .refusedBecause('magnificent.end.after-third-round', {}));
});

describe('a tent read out', () => {
  it('magnificent.components.tents: is kept for every poster above it', () =>
    unread()
      .after(readPoster(3), readTent(3))
      .when(perform(7, [3]))
      .because('magnificent.perform.reward-tent', { space: 3, coins: 0 })
      .scores('ann', 6 + 3));

  it('magnificent.perform.reward-tent: one that was told as it was used is read again', () =>
    unread()
      .after(perform(7, [], { posters: [{ space: 3, poster: OWL, tent: SMALL }] }))
      .when(readTent(3, GREAT))
      .leaves({ seats: { ann: { own: { tents: [{ space: 3, tent: GREAT }] } } } }));

  it('magnificent.perform.needs-tent-below: none stands on an empty space', () =>
    unread()
      .when(readTent(2))
      .refusedBecause('magnificent.perform.needs-tent-below', { space: 2, isRead: true })
      .firmly());
});
