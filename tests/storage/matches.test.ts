// Matches in the database: appended to strictly, read without trust, listed without reading them.
import { afterEach, describe, expect, it } from 'vitest';
import { freezeSheet } from '../../src/lib/referee/sheet.ts';
import { summaryOf } from '../../src/lib/referee/summary.ts';
import type { Outcome } from '../../src/lib/storage/faults.ts';
import {
  appendEntries,
  bringBack,
  createMatch,
  deleteMatch,
  freezeMatch,
  readMatch,
  reopenMatch,
  rowsFrom,
  putMatchAway,
} from '../../src/lib/storage/matches.ts';
import {
  countPutAway,
  listDamaged,
  listFinished,
  listRunning,
  listPutAway,
  type ShelfPlace,
} from '../../src/lib/storage/shelf.ts';
import { exportMatch } from '../../src/lib/storage/transfer.ts';
import { freshDb, closeAll } from '../support/db.ts';
import { failingAdd } from '../support/failingAdd.ts';
import { toyRules } from '../support/toyGame.ts';
import { entriesOf, toyMatch } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

const ENTRIES = entriesOf('a1 b2 c3');
const SHEET = freezeSheet(TOY, played(ENTRIES), {
  rulesetVersion: 1,
  finishedAt: '2026-03-01T22:00:00+01:00',
});

afterEach(closeAll);

describe('a log', () => {
  it('is read back as it was appended', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    expect(await appendEntries(db, 'm1', 0, ENTRIES.slice(0, 1))).toEqual(value(undefined));
    expect(await appendEntries(db, 'm1', 1, ENTRIES.slice(1))).toEqual(value(undefined));
    const stored = await readMatch(db, 'm1', [toyRules]);
    expect(stored.ok && stored.value.file.entries).toEqual(ENTRIES);
    expect(stored.ok && stored.value.status).toBe('running');
  });

  it('takes nothing at a place that another window has filled, not even the part that would fit', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, ENTRIES.slice(0, 2));
    const fault = { code: 'someone-else-wrote', match: 'm1', seq: 1 };
    expect(await appendEntries(db, 'm1', 1, ENTRIES.slice(1, 2))).toEqual({ ok: false, fault });
    expect(await appendEntries(db, 'm1', 1, ENTRIES.slice(1))).toEqual({ ok: false, fault });
    expect(await rowsFrom(db, 'm1', 0)).toHaveLength(2);
  });

  it('of a match that another window has deleted takes nothing more', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, ENTRIES.slice(0, 2));
    await deleteMatch(db, 'm1');
    const fault = { code: 'no-such-match', match: 'm1' };
    const summary = summaryOf(TOY, played(ENTRIES));
    expect(await appendEntries(db, 'm1', 2, ENTRIES.slice(2), { summary })).toEqual({
      ok: false,
      fault,
    });
    expect([await db.entries.count(), await db.summaries.count()]).toEqual([0, 0]);
  });

  it('that has become shorter than a window knows takes nothing behind a gap', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, ENTRIES.slice(0, 1));
    const fault = { code: 'someone-else-wrote', match: 'm1', seq: 2 };
    expect(await appendEntries(db, 'm1', 2, ENTRIES.slice(2))).toEqual({ ok: false, fault });
    expect(await rowsFrom(db, 'm1', 0)).toHaveLength(1);
  });

  it('keeps matches apart', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await createMatch(db, toyMatch('m10'));
    await appendEntries(db, 'm10', 0, ENTRIES);
    expect(await rowsFrom(db, 'm1', 0)).toEqual([]);
    expect(await rowsFrom(db, 'm10', 2)).toHaveLength(1);
  });

  it('says so when no space is left or the browser breaks off, and keeps nothing of it', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    for (const [name, code] of [
      ['QuotaExceededError', 'full'],
      ['AbortError', 'aborted'],
      ['UnknownError', 'unknown'],
    ] as const) {
      const mend = failingAdd(name);
      expect(await appendEntries(db, 'm1', 0, ENTRIES)).toMatchObject({ fault: { code } });
      expect(await appendEntries(db, 'm1', 0, ENTRIES.slice(0, 1))).toMatchObject({
        fault: { code },
      });
      mend();
      expect(await rowsFrom(db, 'm1', 0)).toEqual([]);
    }
    expect((await appendEntries(db, 'm1', 0, ENTRIES)).ok).toBe(true);
  });
});

describe('a match that cannot be read', () => {
  it('is a fault that names the first wrong value, and stays where it is', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, ENTRIES);
    await db.entries.put({ ...ENTRIES[1], match: 'm1', seq: 1, told: { type: 'jump' } } as never);
    expect(await readMatch(db, 'm1', [toyRules])).toMatchObject({
      ok: false,
      fault: { code: 'damaged', path: 'entries.1.told.type' },
    });
    expect(await rowsFrom(db, 'm1', 0)).toHaveLength(3);
  });

  it('may have a hole in its log', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, ENTRIES);
    await db.entries.delete(['m1', 1]);
    expect(await readMatch(db, 'm1', [toyRules])).toMatchObject({
      fault: { code: 'damaged', path: 'entries.1', received: 'null' },
    });
  });

  it('may be of a newer version, of an unknown game, or not there', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('newer'));
    await db.matches.update('newer', { schemaVersion: 9 as never });
    await createMatch(db, toyMatch('other', { game: 'chess' }));
    const codeOf = async (id: string) => {
      const read = await readMatch(db, id, [toyRules]);
      return read.ok ? 'read' : read.fault.code;
    };
    expect(await codeOf('newer')).toBe('newer');
    expect(await codeOf('other')).toBe('unknown-game');
    expect(await codeOf('nowhere')).toBe('no-such-match');
  });
});

describe('the shelf', () => {
  it('shows running matches by the time they were last touched', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('quiet', { begun: '2026-03-01T19:00:00+00:00' }));
    await createMatch(db, toyMatch('busy', { begun: '2026-01-01T10:00:00+01:00' }));
    await createMatch(db, toyMatch('new', { begun: '2026-03-02T10:00:00+01:00' }));
    await appendEntries(db, 'busy', 0, ENTRIES);
    const page = must(await listRunning(db));
    expect(page.cards.map(({ id, entries }) => [id, entries])).toEqual([
      ['new', 0],
      ['busy', 3],
      ['quiet', 0],
    ]);
    expect(page.cards[1]?.touched).toBe(ENTRIES[2]?.at);
  });

  it('moves a finished match over with its frozen sheet, and back when it is reopened', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, ENTRIES);
    await freezeMatch(db, 'm1', SHEET);
    expect(must(await listRunning(db)).cards).toEqual([]);
    const [card] = must(await listFinished(db, 10)).cards;
    expect(card?.result?.ranks).toEqual(SHEET.ranks);
    const stored = must(await readMatch(db, 'm1', [toyRules]));
    expect(stored).toMatchObject({ status: 'finished', file: { result: SHEET } });
    await reopenMatch(db, 'm1', '2026-03-02T10:00:00+01:00');
    const again = must(await readMatch(db, 'm1', [toyRules]));
    expect(again.status).toBe('running');
    expect(again.file).not.toHaveProperty('result');
  });

  it('says of a match that is opened again to be mended that it is, until it is kept; no file does', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await freezeMatch(db, 'm1', SHEET);
    expect(must(await readMatch(db, 'm1', [toyRules])).isBeingMended).toBe(false);
    await reopenMatch(db, 'm1', '2026-03-02T10:00:00+01:00', { isToMend: true });
    const open = must(await readMatch(db, 'm1', [toyRules]));
    expect(open).toMatchObject({ status: 'running', isBeingMended: true });
    expect(must(await exportMatch(db, 'm1', [toyRules])).text).not.toContain('Mended');
    const shown = must(await listRunning(db)).cards;
    expect(shown.map(({ id }) => id)).toEqual(['m1']);
    expect(shown[0]).not.toHaveProperty('isBeingMended');
    await putMatchAway(db, 'm1', '2026-03-02T11:00:00+01:00');
    await bringBack(db, 'm1');
    expect(must(await readMatch(db, 'm1', [toyRules])).isBeingMended).toBe(true);
    await freezeMatch(db, 'm1', SHEET);
    expect(await db.matches.get('m1')).not.toHaveProperty('isBeingMended');
  });

  it('shows a record that cannot be read as damaged instead of hiding it', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('good'));
    await createMatch(db, toyMatch('bad'));
    await db.matches.update('bad', { seats: 'nobody' as never });
    const page = must(await listRunning(db));
    expect(page.cards.map(({ id }) => id)).toEqual(['good']);
    expect(page.damaged).toMatchObject([{ id: 'bad', fault: { code: 'damaged', path: 'seats' } }]);
  });

  it('finds every record that cannot be read, on whatever page or in no list at all', async () => {
    const db = freshDb();
    for (let count = 0; count < 40; count += 1) {
      await createMatch(db, toyMatch(`m${count}`));
      await freezeMatch(db, `m${count}`, SHEET);
    }
    await createMatch(db, toyMatch('aside'));
    await putMatchAway(db, 'aside', '2026-03-01T23:00:00+01:00');
    await createMatch(db, toyMatch('lost'));
    await db.matches.update('m0', { seats: 'nobody' as never });
    await db.matches.update('aside', { game: 7 as never });
    await db.matches.update('lost', { status: null as never });
    expect(must(await listDamaged(db))).toMatchObject([
      { id: 'aside', fault: { code: 'damaged', path: 'game' } },
      { id: 'lost', fault: { code: 'damaged', path: 'status' } },
      { id: 'm0', fault: { code: 'damaged', path: 'seats' } },
    ]);
  });

  it('sets a match aside for as long as it takes, and brings it back', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, ENTRIES);
    await putMatchAway(db, 'm1', '2026-03-01T23:00:00+01:00');
    expect(must(await listRunning(db)).cards).toEqual([]);
    expect(must(await listPutAway(db)).cards).toMatchObject([{ id: 'm1' }]);
    expect(must(await countPutAway(db))).toBe(1);
    await bringBack(db, 'm1');
    expect(must(await listRunning(db)).cards).toMatchObject([{ id: 'm1', entries: 3 }]);
    expect(await putMatchAway(db, 'm2', '2026-03-08T23:00:01+01:00')).toMatchObject({
      fault: { code: 'no-such-match' },
    });
  });

  it('deletes one match and no other', async () => {
    const db = freshDb();
    for (const id of ['m1', 'm2']) {
      await createMatch(db, toyMatch(id));
      await appendEntries(db, id, 0, ENTRIES);
    }
    await deleteMatch(db, 'm1');
    expect(await db.matches.count()).toBe(1);
    expect(await rowsFrom(db, 'm2', 0)).toHaveLength(3);
  });

  it('lists 10,000 finished matches page by page and reads only the page', async () => {
    const db = freshDb();
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      ...toyMatch(`m${String(index).padStart(5, '0')}`),
      schemaVersion: 1 as const,
      status: 'finished' as const,
      // Pairs finished in the same millisecond.
      shelved: 1_700_000_000_000 + Math.floor(index / 2),
      result: SHEET,
    }));
    await db.matches.bulkAdd(rows);
    let read = 0;
    db.matches.hook('reading', (row) => {
      read += 1;
      return row;
    });
    const first = must(await listFinished(db, 21));
    expect(first.cards).toHaveLength(21);
    expect(first.cards[0]?.id).toBe('m09999');
    expect(read).toBe(22);
    const second = must(await listFinished(db, 21, first.next));
    expect(second.cards[0]?.id).toBe('m09978');
    expect(read).toBe(44);

    const seen = new Set<string>();
    let from: ShelfPlace | undefined;
    do {
      const page = must(await listFinished(db, 997, from));
      for (const { id } of page.cards) seen.add(id);
      from = page.next;
    } while (from);
    expect(seen.size).toBe(10_000);
  });
});

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
}

function value<T>(one: T): Outcome<T> {
  return { ok: true, value: one };
}
