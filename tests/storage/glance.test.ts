// A glance at the shelf says what the careful reader says, or nothing; and it never changes or holds up a database.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImpresarioDb, MatchRow } from '../../src/lib/storage/db.ts';
import type { Outcome } from '../../src/lib/storage/faults.ts';
import { glanceAtShelf, INSTALLED_VERSION } from '../../src/lib/storage/glance.ts';
import {
  appendEntries,
  createMatch,
  freezeMatch,
  putMatchAway,
} from '../../src/lib/storage/matches.ts';
import { countPutAway, listFinished, listRunning } from '../../src/lib/storage/shelf.ts';
import { freezeSheet } from '../../src/lib/referee/sheet.ts';
import { summaryOf } from '../../src/lib/referee/summary.ts';
import { closeAll, freshDb } from '../support/db.ts';
import { entriesOf, toyMatch } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

const TO_THE_END = 'a3 b1 c2 a3 b1 c2 a3 b1 c2 a1';
const AT = '2026-03-01T22:00:00+01:00';

let db: ImpresarioDb;

beforeEach(async () => {
  db = freshDb();
  await db.open();
});
afterEach(closeAll);

describe('a glance', () => {
  it('is of the version that Dexie gives the stores', () => {
    expect(db.backendDB().version).toBe(INSTALLED_VERSION);
  });

  it('finds an empty shelf', async () => {
    await sameAsCarefully(5);
  });

  it('says what the careful reader says, page by page', async () => {
    for (const id of ['r1', 'r2', 'r3']) await lay(id, 'a1 b2');
    must(
      await appendEntries(db, 'r2', 2, entriesOf('a1 b2 c3').slice(2), {
        summary: summed('a1 b2 c3'),
      }),
    );
    for (const id of ['f1', 'f2', 'f3', 'f4']) await finish(id);
    await lay('aside', 'a1');
    must(await putMatchAway(db, 'aside', AT));
    for (const size of [2, 4, 5]) await sameAsCarefully(size);
  });

  it('shows a finished match nobody has summed up without its summary', async () => {
    await finish('f1');
    await db.summaries.clear();
    const seen = await sameAsCarefully(5);
    expect(seen?.finished.cards).toMatchObject([{ id: 'f1' }]);
    expect(seen?.finished.cards[0]).not.toHaveProperty('summary');
  });
});

describe('a glance leaves it to the careful reader', () => {
  it('where a running match has no summary', async () => {
    await lay('r1', 'a1');
    await db.summaries.clear();
    await expectNothing();
  });

  it.each<[string, (row: MatchRow) => unknown]>([
    ['no seats', (row) => ({ ...row, seats: [] })],
    ['a seat that could be no key', (row) => ({ ...row, seats: [{ ...row.seats[0], id: '__' }] })],
    [
      'a seat by a name that every object has',
      (row) => ({ ...row, seats: [{ ...row.seats[0], id: 'constructor' }] }),
    ],
    ['a seat with more to it', (row) => ({ ...row, seats: [{ ...row.seats[0], more: 1 }] })],
    ['a nameless game', (row) => ({ ...row, game: '' })],
    ['no beginning', (row) => ({ ...row, begun: 'yesterday' })],
    ['a day that is not in the calendar', (row) => ({ ...row, begun: '2026-02-30T20:15:00Z' })],
    ['a result of nothing', (row) => ({ ...row, result: undefined })],
    ['a result without a time', (row) => ({ ...row, result: { ranks: [] } })],
    [
      'a rank that is none',
      (row) => ({ ...row, result: { finishedAt: AT, ranks: [{ rank: 0 }] } }),
    ],
  ])('where a row has %s', async (_, damaged) => {
    await lay('r1', 'a1');
    const row = await db.matches.get('r1');
    await db.matches.put(damaged(row ?? fail('no row')) as MatchRow);
    await expectNothing();
  });

  it('where the database is older, which stays as it is', async () => {
    db.close();
    await made('older', 10, ['matches']);
    expect(await glanceAtShelf(5, 'older')).toBeUndefined();
    expect(await versionOf('older')).toBe(10);
  });

  it('where the database is newer', async () => {
    await made('newer', INSTALLED_VERSION + 10, ['matches', 'summaries']);
    expect(await glanceAtShelf(5, 'newer')).toBeUndefined();
    expect(await versionOf('newer')).toBe(INSTALLED_VERSION + 10);
  });

  it('where a store is missing', async () => {
    await made('partial', INSTALLED_VERSION, ['matches']);
    expect(await glanceAtShelf(5, 'partial')).toBeUndefined();
  });

  it('where there is none, and makes none', async () => {
    expect(await glanceAtShelf(5, 'never-made')).toBeUndefined();
    expect(await versionOf('never-made')).toBeUndefined();
  });

  it('where another window holds the database up for long', async () => {
    await made('held', 10, ['matches']);
    const holding = await opened('held');
    const upgrade = indexedDB.open('held', INSTALLED_VERSION);
    const upgraded = new Promise((resolve) => (upgrade.onsuccess = resolve));
    expect(await glanceAtShelf(5, 'held')).toBeUndefined();
    holding.close();
    await upgraded;
    upgrade.result.close();
  });
});

it('lets go of the database, so that another version can raise it', async () => {
  await lay('r1', 'a1');
  await glanceAtShelf(5, db.name);
  db.close();
  const request = indexedDB.open(db.name, INSTALLED_VERSION + 10);
  await new Promise((resolve, reject) => {
    request.onblocked = () => reject(new Error('blocked'));
    request.onsuccess = resolve;
  });
  request.result.close();
});

async function sameAsCarefully(size: number) {
  const seen = await glanceAtShelf(size, db.name);
  expect(seen).toEqual({
    running: must(await listRunning(db)),
    finished: must(await listFinished(db, size)),
    putAway: must(await countPutAway(db)),
  });
  return seen;
}

async function expectNothing() {
  expect(await glanceAtShelf(5, db.name)).toBeUndefined();
}

async function lay(id: string, moves: string) {
  must(await createMatch(db, toyMatch(id)));
  must(await appendEntries(db, id, 0, entriesOf(moves), { summary: summed(moves) }));
}

async function finish(id: string) {
  await lay(id, TO_THE_END);
  const stamp = { rulesetVersion: 1, finishedAt: AT };
  must(await freezeMatch(db, id, freezeSheet(TOY, played(entriesOf(TO_THE_END)), stamp)));
}

function summed(moves: string) {
  return summaryOf(TOY, played(entriesOf(moves)));
}

function made(name: string, version: number, stores: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  return new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
}

async function versionOf(name: string): Promise<number | undefined> {
  return (await indexedDB.databases()).find((one) => one.name === name)?.version;
}

function fail(what: string): never {
  throw new Error(what);
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
}
