// What comes in out of a file is played by the rules first: what they cannot begin stays outside, a log that stops comes
// in as one to be mended, and nobody has won because a file says so.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { summerPavilionRules } from '../../src/lib/games/summer-pavilion/module.ts';
import type { RulesModule } from '../../src/lib/referee/game.ts';
import { writeMatchFile, type MatchFile } from '../../src/lib/referee/matchFile.ts';
import { freezeSheet, type FrozenSheet } from '../../src/lib/referee/sheet.ts';
import { writeStoreFile } from '../../src/lib/referee/storeFile.ts';
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import type { Outcome } from '../../src/lib/storage/faults.ts';
import { readMatch, reopenMatch } from '../../src/lib/storage/matches.ts';
import { listFinished, listRunning } from '../../src/lib/storage/shelf.ts';
import { exportMatch, exportStore, importText } from '../../src/lib/storage/transfer.ts';
import { closeAll, freshDb } from '../support/db.ts';
import { toyRules } from '../support/toyGame.ts';
import { entriesOf, toyFile } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

const NOW = '2026-03-02T09:00:00+01:00';
const TO_THE_END = 'a3 b1 c2 a3 b1 c2 a3 b1 c2 a1';
const SHEET = freezeSheet(TOY, played(entriesOf(TO_THE_END)), {
  rulesetVersion: 1,
  finishedAt: NOW,
});
/** The same sheet with another winner. */
const FORGED: FrozenSheet = {
  ...SHEET,
  ranks: SHEET.ranks.map((one) => (one.seat === 'b' ? { ...one, rank: 1, total: 99 } : one)),
};

afterEach(closeAll);

describe('a match that the rules cannot begin', () => {
  it.each([
    ['one seat', alone(), 'toy.seat.count'],
    ['a position with a seat nobody sits on', pavilion({ seat: 'nobody' }), 'table.seat-unknown'],
    ['one seat in Summer Pavilion', pavilion({ seats: 1 }), 'summer-pavilion.setup.player-count'],
  ])('stays outside with the clause that forbids it: %s', async (_, file, clause) => {
    const db = freshDb();
    const report = must(await bring(db, writeMatchFile(file)));
    expect(report).toMatchObject({ added: [], kept: [] });
    expect(report.refused).toMatchObject([
      { place: 1, game: file.game, fault: { code: 'refused', refusal: { clause } } },
    ]);
    expect(await db.matches.count()).toBe(0);
  });

  it('leaves the others of its store alone, and says what it was', async () => {
    const db = freshDb();
    const text = storeOf(toyFile('m1', entriesOf('a1')), alone(), { format: 'else' });
    const report = must(await bring(db, text));
    expect(report.added).toEqual(['m1']);
    expect(report.refused).toMatchObject([
      { place: 2, seats: [{ name: 'Ann' }], begun: toyFile('m').begun, fault: { code: 'refused' } },
      { place: 3, fault: { code: 'foreign' } },
    ]);
  });

  it('changes nothing at all when there is no other one', async () => {
    const db = freshDb();
    const text = storeOf(alone()).replace('"settings": []', '"settings": [{"key":"a","value":1}]');
    expect(must(await bring(db, text)).refused).toHaveLength(1);
    expect(await db.settings.count()).toBe(0);
  });
});

it('a match with a field that is called like an entry of its log stays outside', async () => {
  const db = freshDb();
  for (const name of ['entries.0', 'entries.1', 'entries.9', 'result.lines']) {
    const text = writeMatchFile({ ...toyFile('m1', entriesOf('a1 b1 c2')), [name]: 1 });
    expect(await bring(db, text)).toMatchObject({ fault: { code: 'damaged', path: name } });
  }
  expect(await db.matches.count()).toBe(0);
});

it('a match with an entry that lies too deep to go out again stays outside, and the others come in', async () => {
  const db = freshDb();
  const text = storeOf(toyFile('m1', entriesOf('a1')), toyFile('m2', entriesOf('a1 b1')));
  const lists = '['.repeat(3_000) + ']'.repeat(3_000);
  const deep = text.replace('"id":"phone:2"', `"id":${lists}`);
  for (const _ of ['first', 'again'])
    expect(must(await bring(db, deep)).refused).toMatchObject([
      { place: 2, fault: { code: 'damaged', path: 'entries.1' } },
    ]);
  expect(await db.matches.toCollection().primaryKeys()).toEqual(['m1']);
  expect(must(await exportStore(db, MODULES, NOW)).damaged).toEqual([]);
});

it('a result that the table has taken back to mend it is not put on again by a file of before', async () => {
  const db = freshDb();
  const entries = entriesOf('a3 b3 c3 a3 b3 c3 a3 b3 c3 a1');
  const stamp = { rulesetVersion: 1, finishedAt: NOW };
  const result = freezeSheet(TOY, played(entries), stamp);
  const text = writeMatchFile({ ...toyFile('m1', entries), result });
  must(await bring(db, text));
  await reopenMatch(db, 'm1', NOW, { isToMend: true });
  expect(must(await bring(db, text))).toMatchObject({ kept: ['m1'], grown: [] });
  const { status, isBeingMended } = must(await readMatch(db, 'm1', MODULES));
  expect({ status, isBeingMended }).toEqual({ status: 'running', isBeingMended: true });
});

describe('a log that stops', () => {
  it('at a refused entry comes in whole, to be mended', async () => {
    const db = freshDb();
    const file = toyFile('m1', entriesOf('a1 z1 c3'));
    const report = must(await bring(db, writeMatchFile(file)));
    expect(report).toMatchObject({ added: ['m1'], toMend: ['m1'], refused: [] });
    expect(must(await listRunning(db)).cards).toMatchObject([
      { id: 'm1', entries: 3, summary: { needsMending: true, isOver: false } },
    ]);
    expect(must(await exportMatch(db, 'm1', MODULES)).text).toBe(writeMatchFile(file));
  });

  it('is named by its rules: an unknown space of Summer Pavilion', async () => {
    const db = freshDb();
    const report = must(await bring(db, writeMatchFile(pavilion({ space: 'moon:1' }))));
    expect(report.toMend).toHaveLength(1);
    expect(must(await listRunning(db)).cards).toMatchObject([{ summary: { needsMending: true } }]);
    expect(must(await listFinished(db, 9)).cards).toEqual([]);
  });

  it('at one that is missing from the database goes out with all that is left', async () => {
    const db = freshDb();
    const entries = entriesOf('a1 b1 c2 a2 b2');
    await bring(db, writeMatchFile(toyFile('m1', entries)));
    for (const seq of [2, 3]) await db.entries.delete(['m1', seq]);
    expect(await readMatch(db, 'm1', MODULES)).toMatchObject({
      fault: { code: 'damaged', path: 'entries.2' },
    });
    const { text } = must(await exportMatch(db, 'm1', MODULES));
    const left = [...entries.slice(0, 2), null, ...entries.slice(4)];
    expect(JSON.parse(text)).toMatchObject({ entries: left });
    expect(must(await exportStore(db, MODULES, NOW)).damaged).toEqual([]);
    const other = freshDb();
    expect(must(await bring(other, text))).toMatchObject({ added: ['m1'], toMend: ['m1'] });
    expect(must(await exportMatch(other, 'm1', MODULES)).text).toBe(text);
  });

  it('at an entry that nobody can read goes out again as it came in', async () => {
    const db = freshDb();
    const [first, second, third] = entriesOf('a1 b2 c3');
    const strange = { ...second, told: { type: 'hop' }, match: 'own', seq: 99 };
    const entries = [first, strange, 'nonsense', third] as never;
    const text = writeMatchFile({ ...toyFile('m1'), entries });
    expect(must(await bring(db, text))).toMatchObject({ added: ['m1'], toMend: ['m1'] });
    expect(must(await exportMatch(db, 'm1', MODULES)).text).toBe(text);
    expect(must(await bring(db, text)).kept).toEqual(['m1']);
    expect(await readMatch(db, 'm1', MODULES)).toMatchObject({
      fault: { code: 'damaged', path: 'entries.1.told.type' },
    });
    expect(must(await listRunning(db)).cards).toMatchObject([
      { entries: 4, summary: { ranks: [{ seat: 'a', total: 1 }, {}, {}], needsMending: true } },
    ]);
    const other = freshDb();
    const { text: store, damaged } = must(await exportStore(db, MODULES, NOW));
    expect(damaged).toEqual([]);
    expect(must(await bring(other, store)).toMend).toEqual(['m1']);
    expect(must(await exportStore(other, MODULES, NOW)).text).toBe(store);
  });
});

describe('a stated result', () => {
  it('is believed when the replay gives it', async () => {
    expect(await shelved(TO_THE_END, SHEET)).toMatchObject({ result: SHEET, status: 'finished' });
  });

  it('gives way to that of the replay when it names another winner', async () => {
    expect(await shelved(TO_THE_END, FORGED)).toMatchObject({ result: SHEET, status: 'finished' });
  });

  it('gives way when its lines do not add up to it', async () => {
    const [, ...lines] = SHEET.lines;
    const doctored = { ...SHEET, lines };
    expect(await shelved(TO_THE_END, doctored)).toMatchObject({ result: SHEET });
  });

  it.each([
    ['is not over', 'a3 b1'],
    ['stops', 'a3 b1 z2 a3 b1 c2 a3 b1 c2 a1'],
  ])('of a match that %s is left out', async (_, moves) => {
    const row = await shelved(moves, SHEET);
    expect(row).toMatchObject({ status: 'running' });
    expect(row).not.toHaveProperty('result');
  });

  it.each([
    ['its replay gives', TO_THE_END, SHEET, 0],
    ['names another winner', TO_THE_END, FORGED, 1],
    ['comes too early', 'a3 b1', SHEET, 1],
    // Its log stops: that is said instead.
    ['nothing can be said of', 'a3 b1 z2 a3 b1 c2 a3 b1 c2 a1', SHEET, 0],
  ])('that %s is said to be counted anew or not', async (_, moves, result, count) => {
    const text = writeMatchFile({ ...toyFile('m1', entriesOf(moves)), result });
    expect(must(await bring(freshDb(), text)).recounted).toHaveLength(count);
  });

  it('that cannot be read is left out too', async () => {
    const row = await shelved('a3 b1', { ...SHEET, ranks: 'Boris' } as never);
    expect(row).toMatchObject({ status: 'running' });
  });

  it('is not asked about again when the same file comes a second time', async () => {
    const db = freshDb();
    const text = writeMatchFile({ ...toyFile('m1', entriesOf('a3 b1')), result: FORGED });
    must(await bring(db, text));
    expect(must(await bring(db, text)).kept).toEqual(['m1']);
  });
});

const MODULES: readonly RulesModule[] = [toyRules, summerPavilionRules];

function alone(): MatchFile {
  const file = toyFile('alone');
  return { ...file, seats: file.seats.slice(0, 1) };
}

/** A golden match with one thing wrong. */
function pavilion(wrong: { seats?: number; seat?: string; space?: string }): MatchFile {
  const at = resolve(
    import.meta.dirname,
    '../games/summer-pavilion/golden/3-coloured-scorekeeper.json',
  );
  const file = JSON.parse(readFileSync(at, 'utf8')) as MatchFile;
  if (wrong.seats) return { ...file, seats: file.seats.slice(0, wrong.seats) };
  if (wrong.seat) {
    const position = { round: 1, phase: 'acquire', starter: wrong.seat, seats: {} };
    return { ...file, setup: { ...file.setup, position } };
  }
  const text = JSON.stringify(file).replace(/"space":"[^"]*"/, `"space":"${wrong.space}"`);
  return JSON.parse(text) as MatchFile;
}

function storeOf(...matches: readonly object[]): string {
  const rest = {
    exportedAt: NOW,
    setAside: [],
    players: [],
    copies: [],
    rulesets: [],
    settings: [],
  };
  return writeStoreFile({ format: 'impresario-store', schemaVersion: 2, matches, ...rest });
}

async function shelved(moves: string, result: FrozenSheet) {
  const db = freshDb();
  must(await bring(db, writeMatchFile({ ...toyFile('m1', entriesOf(moves)), result })));
  return db.matches.get('m1');
}

function bring(db: ImpresarioDb, text: string) {
  let id = 0;
  const newId = () => `new-${(id += 1)}`;
  return importText(db, text, { modules: MODULES, newId, now: NOW });
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
}
