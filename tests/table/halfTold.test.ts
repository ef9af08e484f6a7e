// What is half told: found again by its scene after the same entry, and gone with the next one; damage and strangers count as none.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { forgetHalfTold, HalfTold, type Place } from '../../src/lib/table/halfTold.ts';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import { closeAll } from '../support/db.ts';
import { toyTable } from '../support/toyTable.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeAll();
});

const Points = v.object({ points: v.pipe(v.number(), v.maxValue(3)) });
const scene = {};

const shelfOf = (live: LiveMatch, place: Place = 'match') => new HalfTold(() => live, place);
const left = (live: LiveMatch, name = 'add', place: Place = 'match') =>
  shelfOf(live, place).take(name, Points);

async function halfTold(points: unknown = 2) {
  const { live, tell } = await toyTable('a1');
  const shelf = shelfOf(live);
  shelf.put('add', scene, JSON.stringify({ points }));
  return { live, tell, shelf };
}

it('is taken up once by its own scene, where the table is laid again', async () => {
  const { live } = await halfTold();
  expect(left(live, 'other')).toBeUndefined();
  const shelf = shelfOf(live);
  expect(shelf.take('add', Points)).toEqual({ points: 2 });
  expect(shelf.take('add', Points)).toBeUndefined();
});

it('waits for a scene that comes later, while another one is told', async () => {
  const { live } = await halfTold();
  shelfOf(live).put('other', {}, '{"points":1}');
  expect(left(live)).toEqual({ points: 2 });
  expect(left(live, 'other')).toEqual({ points: 1 });
});

it('is gone with the next move, with its undo and with what the table agrees on', async () => {
  for (const go of [
    (live: LiveMatch, tell: (text: string) => void) => tell('b2'),
    (live: LiveMatch) => live.undo(),
    (live: LiveMatch) => live.settle({}, 'May I?\nYou may.'),
  ]) {
    const { live, tell } = await halfTold();
    go(live, tell);
    expect(left(live)).toBeUndefined();
    shelfOf(live).put('other', {}, '{"points":1}');
    expect(left(live)).toBeUndefined();
    localStorage.clear();
  }
});

it('goes on after an entry where its scene stays and says so again', async () => {
  const { live, shelf } = await halfTold();
  live.settle({}, 'May I?\nYou may.');
  shelf.put('add', scene, '{"points":2}');
  expect(left(live)).toEqual({ points: 2 });
});

it('is laid aside by its own scene alone, and goes with the next move', async () => {
  const { live, tell, shelf } = await halfTold();
  shelf.layAside('add', {});
  expect(shelf.take('add', Points), 'still on the screen').toBeUndefined();
  shelf.layAside('add', scene);
  expect(left(live), 'in another window').toEqual({ points: 2 });
  expect(shelf.take('add', Points)).toEqual({ points: 2 });
  shelf.put('add', scene, '{"points":3}');
  tell('b2');
  shelf.layAside('add', scene);
  expect(shelf.take('add', Points)).toBeUndefined();
});

it('is dropped by its own scene alone, and leaves nothing behind', async () => {
  const { live, shelf } = await halfTold();
  shelf.drop('add', {});
  expect(left(live)).toEqual({ points: 2 });
  shelf.drop('add', scene);
  expect([left(live), localStorage.length]).toEqual([undefined, 0]);
});

it('knows how its scene began, where it is found again', async () => {
  const { live } = await toyTable('a1');
  const shelf = shelfOf(live);
  shelf.begin('add', '{"points":0}');
  shelf.begin('other', '{"points":0}');
  shelf.put('add', scene, '{"points":2}');
  expect(shelfOf(live).begunOf('add')).toBe('{"points":0}');
  expect(shelfOf(live).begunOf('other'), 'nothing was told there').toBeUndefined();
});

it('stays when the table is left, whatever its scenes say while they go', async () => {
  const { live, shelf } = await halfTold();
  shelf.close();
  shelf.drop('add', scene);
  expect(left(live)).toEqual({ points: 2 });
});

it('of a match is another than of a move that is tried in it', async () => {
  const { live } = await halfTold();
  shelfOf(live, 'trial').put('add', {}, '{"points":3}');
  expect([left(live), left(live, 'add', 'trial')]).toEqual([{ points: 2 }, { points: 3 }]);
  forgetHalfTold(live.id, 'trial');
  expect([left(live), left(live, 'add', 'trial')]).toEqual([{ points: 2 }, undefined]);
});

it('is not taken up where the scene cannot read it', async () => {
  const { live } = await halfTold(4);
  expect(left(live)).toBeUndefined();
  shelfOf(live).put('add', {}, '{"points":');
  expect(left(live)).toBeUndefined();
});

it('is not taken up where it is damaged, or another version of the app kept it', async () => {
  const { live } = await halfTold();
  const [key = ''] = Object.keys(localStorage);
  const kept = JSON.parse(localStorage.getItem(key) ?? '') as object;
  localStorage.setItem(key, JSON.stringify({ ...kept, version: 'another' }));
  expect(left(live)).toBeUndefined();
  localStorage.setItem(key, '{"told":');
  expect(left(live)).toBeUndefined();
});

it('a window that only follows writes nothing', async () => {
  const { live } = await toyTable('a1');
  vi.spyOn(live, 'role', 'get').mockReturnValue('follower');
  shelfOf(live).put('add', scene, '{"points":2}');
  expect(localStorage.length).toBe(0);
});
