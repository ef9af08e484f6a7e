// Players out of a file: the same name is the same player, and what is newer counts.
import { afterEach, expect, it } from 'vitest';
import { takePlayers } from '../../src/lib/storage/players.ts';
import { closeAll, freshDb } from '../support/db.ts';

afterEach(closeAll);

const player = (id: string, name: string, day: number) => ({
  id,
  name,
  colour: 'plum',
  symbol: 'star',
  lastPlayed: `2026-03-0${day}T20:00:00+01:00`,
});

it('who is called otherwise there is not taken for an older namesake in the same file', async () => {
  const db = freshDb();
  await db.players.bulkPut([player('x', 'Ann', 1), player('y', 'Bo', 1)]);
  const renamed = player('x', 'Anna', 5);
  const namesake = player('z', 'Ann', 3);
  await takePlayers(db, [renamed, namesake]);
  expect(await db.players.orderBy('id').toArray()).toEqual([
    renamed,
    player('y', 'Bo', 1),
    namesake,
  ]);
});

it('a file that names one twice leaves the newer one', async () => {
  const db = freshDb();
  await takePlayers(db, [player('x', 'Ann', 4), player('z', 'ann', 2), player('y', 'Ann', 5)]);
  expect(await db.players.toArray()).toEqual([player('x', 'Ann', 5)]);
});
