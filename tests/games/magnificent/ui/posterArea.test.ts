// Which of a seat's unread posters is proposed as its starting one.
import { expect, it } from 'vitest';
import { isLikelyStarting } from '../../../../src/lib/games/magnificent/ui/match/posterArea.ts';
import type { Poster } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import { seatOf } from '../../../../src/lib/games/magnificent/rules/table.ts';
import { COPY, lying, type Lying } from '../tables.ts';
import { stateOf } from './refereeScenes.ts';

const plain: Poster = { id: 'plain', tiles: {}, gems: {}, points: 3, coins: 1 };
const starting: Poster = { ...plain, id: 'starting', isStarting: true };

type Own = NonNullable<Lying['ann']>['own'];

function likely(own: Own, space: number) {
  const one = seatOf(stateOf(lying({ options: { copy: COPY }, ann: { own } })), 'ann');
  if (one === undefined) throw new Error('Ann does not sit there');
  return isLikelyStarting(one, space);
}

it('magnificent.setup.deal-starting-poster: the first one nobody has read, while none is known to be it', () => {
  const own = { dealt: true, posters: [{ space: 1 }, { space: 2 }] };
  expect(likely(own, 1)).toBe(true);
  expect(likely(own, 2)).toBe(false);
});

it('magnificent.setup.deal-starting-poster: none where it is known already, or may be among the completed', () => {
  const posters = [{ space: 2 }];
  expect(likely({ dealt: true, posters }, 2)).toBe(true);
  expect(likely({ dealt: true, posters: [{ space: 1, poster: starting }, ...posters] }, 2)).toBe(
    false,
  );
  expect(likely({ dealt: true, posters, completed: [{ poster: starting }] }, 2)).toBe(false);
  expect(likely({ dealt: true, posters, completed: [{}] }, 2)).toBe(false);
  expect(likely({ dealt: true, posters, completed: [{ poster: plain }] }, 2)).toBe(true);
});
