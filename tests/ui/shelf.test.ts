// The shelf's word on matches that are in no file: when it is said, and when it is gone.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freezeSheet } from '../../src/lib/referee/sheet.ts';
import { appendEntries, createMatch, freezeMatch } from '../../src/lib/storage/matches.ts';
import { DataRoom } from '../../src/lib/table/dataRoom.svelte.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import { matchesToSave } from '../../src/lib/table/unsaved.ts';
import Shelf from '../../src/lib/ui/Shelf.svelte';
import { closeAll } from '../support/db.ts';
import { toyRules } from '../support/toyGame.ts';
import { entriesOf, toyMatch } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

const MOVES = 'a3 b1 c2 a3 b1 c2 a3 b1 c2 a1';
const SHEET = freezeSheet(TOY, played(entriesOf(MOVES)), {
  rulesetVersion: 1,
  finishedAt: '2026-03-01T22:00:00+01:00',
});

async function dbHere() {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  return house.value.db;
}

async function layFinished(count: number): Promise<void> {
  const db = await dbHere();
  for (let index = 0; index < count; index += 1) {
    const id = `m${index}`;
    await createMatch(db, toyMatch(id));
    await appendEntries(db, id, 0, entriesOf(MOVES));
    await freezeMatch(db, id, SHEET);
  }
}

beforeEach(async () => {
  const db = await dbHere();
  await Promise.all(db.tables.map((table) => table.clear()));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await closeAll();
});

it('three finished matches are worth a file, and the way to it', async () => {
  await layFinished(3);
  render(Shelf);
  expect(await screen.findByText(/3 finished matches lie on this device alone/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Save everything into a file' })).toBeVisible();
});

it('nothing is said of them once they are in a file', async () => {
  await layFinished(3);
  const room = new DataRoom(() => Promise.resolve([toyRules]));
  await room.enter();
  const file = await room.exportAll();
  expect(await matchesToSave()).toBe(3); // made is not yet saved
  await file?.onout?.();
  render(Shelf);
  expect(await screen.findByRole('heading', { name: 'Finished' })).toBeVisible();
  expect(await matchesToSave()).toBe(0); // the shelf has asked the same before
  expect(screen.queryByText(/on this device alone/)).toBeNull();
});

it('a match that cannot be read does not vanish: it is counted, with the way to it', async () => {
  const db = await dbHere();
  await createMatch(db, toyMatch('m1'));
  await db.matches.update('m1', { seats: 'nobody' as never });
  render(Shelf);
  expect(await screen.findByText(/^1 match here cannot be read/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the stored data' })).toBeVisible();
});

it('what a newer version of the app has raised is called so, and not a browser that keeps nothing', async () => {
  const db = await dbHere();
  await createMatch(db, toyMatch('m1'));
  await db.matches.update('m1', { seats: 'nobody' as never }); // no glance does
  vi.spyOn(db.matches, 'where').mockImplementation(() => {
    throw new DOMException('raised', 'VersionError');
  });
  render(Shelf);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The matches on this device cannot be read now.');
  expect(alert).toHaveTextContent('written by a newer version of the app');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
