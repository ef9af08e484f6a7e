// A board read in the middle of a match: hats stay where they stand, or the reading is refused with the hat that would stand nowhere.
import { describe, it } from 'vitest';
import type { Catalogue } from '../../../src/lib/games/magnificent/rules/catalogue.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { at } from './showing.ts';
import { COPY, lying } from './tables.ts';

type Track = NonNullable<Catalogue['track']>;

const track = (...requirements: readonly number[]): Track =>
  requirements.map((requirement) => ({ requirement, posters: 0 }));
const read = (...requirements: readonly number[]): Move => ({
  type: 'readBoard',
  track: track(...requirements),
});

describe('the performance track read anew', () => {
  it('magnificent.perform.any-lower-space: names the hat whose space is not on the track as read', () => {
    const table = at(lying({ ann: { hats: [7] }, bo: { hats: [2] }, options: { copy: COPY } }));
    table
      .when(read(0, 0, 0, 0, 6, 8))
      .refusedBecause('magnificent.perform.any-lower-space', {
        seat: 'ann',
        space: 7,
        spaces: 6,
        requirement: 10,
      })
      .firmly();
    table.when(read(0, 6, 10)).refusedBecause('magnificent.perform.any-lower-space', {
      seat: 'bo',
      space: 2,
      spaces: 3,
      requirement: 0,
    });
    table.when(read(0, 0, 6, 10)).leaves({ seats: { ann: { hats: [4] }, bo: { hats: [2] } } });
  });

  it('magnificent.solo.setup-neutral-hats: a hat of another colour keeps its space too', () =>
    at(lying({ seats: 1, options: { copy: COPY } }))
      .when(read(0, 0, 0, 0, 6, 10))
      .refusedBecause('magnificent.perform.any-lower-space', { space: 9, requirement: 16 })
      .also('magnificent.solo.setup-neutral-hats'));

  it('magnificent.perform.space-vacant: of two spaces for the same power each hat keeps its own, and none shares', () => {
    const twice = { ...COPY, track: track(0, 0, 6, 6, 10) };
    const table = at(lying({ ann: { hats: [4] }, bo: { hats: [3] }, options: { copy: twice } }));
    table.when(read(0, 0, 0, 6, 6)).leaves({ seats: { ann: { hats: [5] }, bo: { hats: [4] } } });
    table
      .when(read(0, 0, 6, 10))
      .refusedBecause('magnificent.perform.space-vacant', { seat: 'bo', space: 3, by: 'ann' })
      .firmly();
  });
});
