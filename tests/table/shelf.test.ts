// What the shelf says of a match, and of matches that nobody has summed up yet; putting away, deleting, going on.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import { appendEntries, createMatch, freezeMatch } from '../../src/lib/storage/matches.ts';
import type { Outcome } from '../../src/lib/storage/faults.ts';
import { noteSaved, unsavedIn } from '../../src/lib/storage/health.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import {
  deleteForGood,
  goOnWithReadable,
  putAway,
  readPutAway,
} from '../../src/lib/table/keeping.ts';
import { readShelf, sumUpMissing } from '../../src/lib/table/readShelf.ts';
import { standingOf } from '../../src/lib/table/standing.ts';
import { matchesToSave } from '../../src/lib/table/unsaved.ts';
import { keepUnrecorded, unrecordedOf } from '../../src/lib/table/unrecorded.ts';
import { freezeSheet } from '../../src/lib/referee/sheet.ts';
import { closeAll } from '../support/db.ts';
import { failingAdd } from '../support/failingAdd.ts';
import { toyRules } from '../support/toyGame.ts';
import { entriesOf, toyMatch } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

const TO_THE_END = 'a3 b1 c2 a3 b1 c2 a3 b1 c2 a1';
const STAMP = { rulesetVersion: 1, finishedAt: '2026-03-01T22:00:00+01:00' };
const SHEET = freezeSheet(TOY, played(entriesOf(TO_THE_END)), STAMP);

let db: ImpresarioDb;

beforeEach(async () => {
  db = must(await openHouse()).db;
  await Promise.all(db.tables.map((table) => table.clear()));
});

afterEach(closeAll);

describe('a match of an earlier version of the app', () => {
  it('is summed up once, when it is looked at', async () => {
    await lay('m1', 'a1 b2');
    const [card] = must(await readShelf(5)).running.cards;
    expect(card?.summary).toBeUndefined();
    expect(await sumUpMissing(card ? [card] : [], rulesOf)).toBe(true);
    const [summed] = must(await readShelf(5)).running.cards;
    expect(summed).toMatchObject({ entries: 2, summary: { isOver: false, needsMending: false } });
    expect(summed && [...standingOf(summed).totals]).toEqual([
      ['b', 2],
      ['a', 1],
      ['c', 0],
    ]);
    expect(await sumUpMissing(summed ? [summed] : [], rulesOf)).toBe(false);
  });

  it('is summed up anew where what was summed up cannot be read', async () => {
    await lay('m1', 'a1 b2');
    await db.summaries.put({ match: 'm1', entries: 'many', ranks: 'none' } as never);
    const { cards } = must(await readShelf(5)).running;
    expect(await sumUpMissing(cards, rulesOf)).toBe(true);
    expect(must(await readShelf(5)).running.cards).toMatchObject([{ summary: { entries: 2 } }]);
  });

  it.each([
    ['whose log stops', 'a3 a3'],
    ['that is not over', 'a3 b1'],
    ['with an entry nobody can read', 'a3 b1 !'],
  ])('%s has no winner, whatever its sheet says', async (_, moves) => {
    await lay('m1', moves.replace(' !', ''));
    if (moves.endsWith('!')) await db.entries.add({ match: 'm1', seq: 2, raw: 'nonsense' });
    must(await freezeMatch(db, 'm1', SHEET));
    const [card] = must(await readShelf(5)).finished.cards;
    expect(card && standingOf(card).winners).toEqual(['Ann']);
    await sumUpMissing(card ? [card] : [], rulesOf);
    const [summed] = must(await readShelf(5)).finished.cards;
    expect(summed && standingOf(summed)).toMatchObject({ winners: [], needsMending: true });
  });

  it('that was played to its end has the winner that its replay gives', async () => {
    await lay('m1', TO_THE_END);
    const ranks = SHEET.ranks.map((one) => ({ ...one, rank: one.seat === 'b' ? 1 : 2 }));
    must(await freezeMatch(db, 'm1', { ...SHEET, ranks }));
    const [card] = must(await readShelf(5)).finished.cards;
    await sumUpMissing(card ? [card] : [], rulesOf);
    const [summed] = must(await readShelf(5)).finished.cards;
    expect(summed && standingOf(summed)).toMatchObject({ winners: ['Ann'], needsMending: false });
  });
});

describe('a match put away', () => {
  it('is counted, and leaves nothing behind when it is deleted for good', async () => {
    await lay('m1', 'a1 b2');
    must(await putAway('m1'));
    expect(must(await readShelf(5))).toMatchObject({ running: { cards: [] }, putAway: 1 });
    const { cards } = must(await readPutAway());
    await sumUpMissing(cards, rulesOf);
    must(await deleteForGood('m1'));
    expect(
      await Promise.all([db.matches, db.entries, db.summaries].map((one) => one.count())),
    ).toEqual([0, 0, 0]);
  });
});

describe('a match that cannot be deleted', () => {
  it('keeps what waits to be recorded in it', async () => {
    await lay('m1', 'a1');
    keepUnrecorded('m1', { from: 1, entries: entriesOf('a1 b2').slice(1) });
    const failing = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('the test disk fails', 'UnknownError');
    });
    expect(await deleteForGood('m1')).toMatchObject({ fault: { code: 'unknown' } });
    failing.mockRestore();
    expect(unrecordedOf('m1')).toMatchObject({ from: 1 });
    must(await deleteForGood('m1'));
    expect(unrecordedOf('m1')).toBeUndefined();
  });
});

describe('a log with an entry nobody can read', () => {
  it('begins no new match where there is no space for all of it, and stays on the shelf', async () => {
    await lay('m1', 'a1 b2');
    await db.entries.add({ match: 'm1', seq: 2, raw: 'nonsense' });
    const mend = failingAdd('QuotaExceededError', 'entries');
    expect(await goOnWithReadable('m1', toyRules)).toMatchObject({ fault: { code: 'full' } });
    mend();
    expect(must(await readShelf(5)).running.cards).toMatchObject([{ id: 'm1' }]);
    expect(must(await readPutAway()).cards).toEqual([]);
  });

  it('goes on as a new match with what can be read, and is put away whole', async () => {
    await lay('m1', 'a1 b2');
    await db.entries.add({ match: 'm1', seq: 2, raw: 'nonsense' });
    const id = must(await goOnWithReadable('m1', toyRules));
    const { running } = must(await readShelf(5));
    expect(running.cards).toMatchObject([{ id, entries: 2, summary: { needsMending: false } }]);
    expect(must(await readPutAway()).cards).toMatchObject([{ id: 'm1' }]);
    expect(await db.entries.filter(({ match }) => match === 'm1').count()).toBe(3);
  });
});

async function lay(id: string, moves: string): Promise<void> {
  must(await createMatch(db, toyMatch(id)));
  must(await appendEntries(db, id, 0, entriesOf(moves)));
}

function rulesOf(game: string) {
  return game === 'toy' ? Promise.resolve(toyRules) : undefined;
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
}

describe('matches in no file', () => {
  const playedAt = async (count: number, finishedAt = STAMP.finishedAt) => {
    for (let index = 0; index < count; index += 1) {
      const id = `${finishedAt.slice(0, 10)}-${index}`;
      await lay(id, TO_THE_END);
      must(await freezeMatch(db, id, { ...SHEET, finishedAt }));
    }
  };

  it('are spoken of from three on', async () => {
    await playedAt(2);
    expect(await matchesToSave()).toBe(0);
    await playedAt(1, '2026-04-01T22:00:00+02:00');
    expect(await matchesToSave()).toBe(3);
  });

  it('are none once everything went into a file, until three more have ended', async () => {
    await playedAt(4);
    must(await noteSaved(db, '2026-03-02T09:00:00+01:00'));
    expect(await matchesToSave()).toBe(0);
    await playedAt(3, '2026-05-01T22:00:00+02:00');
    expect(await matchesToSave()).toBe(3);
  });

  it('are spoken of later where the browser promises to keep them', async () => {
    await playedAt(9);
    const promise = { persisted: () => Promise.resolve(true) };
    expect(must(await unsavedIn(db, promise))).toEqual({ matches: 9, isPromised: true });
    vi.stubGlobal('navigator', { storage: promise });
    expect(await matchesToSave()).toBe(0);
    await playedAt(1, '2026-05-01T22:00:00+02:00');
    expect(await matchesToSave()).toBe(10);
    vi.unstubAllGlobals();
  });
});
