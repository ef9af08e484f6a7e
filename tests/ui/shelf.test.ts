// The shelf's word on matches that are in no file: when it is said, and when it is gone.
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

afterEach(closeAll);

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
