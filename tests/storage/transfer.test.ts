// Files out of the database and back: identical, all or nothing, and asked about where two logs differ.
import { afterEach, describe, expect, it } from 'vitest';
import { readStoreDocument } from '../../src/lib/referee/storeFile.ts';
import { freezeSheet } from '../../src/lib/referee/sheet.ts';
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import type { Outcome } from '../../src/lib/storage/faults.ts';
import {
  appendEntries,
  createMatch,
  freezeMatch,
  putMatchAway,
} from '../../src/lib/storage/matches.ts';
import { changeCopy } from '../../src/lib/storage/copies.ts';
import { knownPlayers, lastTable, rememberPlayers } from '../../src/lib/storage/players.ts';
import { seedRulesets } from '../../src/lib/storage/rulesets.ts';
import { deviceId } from '../../src/lib/storage/settings.ts';
import {
  exportMatch,
  exportStore,
  importText,
  type ClashDecision,
} from '../../src/lib/storage/transfer.ts';
import { closeAll, freshDb } from '../support/db.ts';
import { failingAdd } from '../support/failingAdd.ts';
import { TOY_RULESET, toyRules } from '../support/toyGame.ts';
import { entriesOf, TOY_SEATS, toyMatch } from '../support/toyMatch.ts';
import { played, TOY } from '../support/toyPlay.ts';

const NOW = '2026-03-02T09:00:00+01:00';
const LATER = '2026-04-05T20:00:00+02:00';
const MODULES = [toyRules];
const TO_THE_END = 'a3 b1 c2 a3 b1 c2 a3 b1 c2 a1';
/** Nothing gone on, nothing to mend, nothing refused. */
const ALL_WELL = { grown: [], toMend: [], recounted: [], refused: [] };

afterEach(closeAll);

describe('one match', () => {
  it('goes out and comes back the same', async () => {
    const here = await withMatch('m1', 'a1 b2 c3');
    const there = freshDb();
    const text = must(await exportMatch(here, 'm1', MODULES)).text;
    expect(must(await bring(there, text))).toEqual({ added: ['m1'], kept: [], ...ALL_WELL });
    expect(must(await exportMatch(there, 'm1', MODULES)).text).toBe(text);
  });

  it('comes back from where it was put away', async () => {
    const db = await withMatch('m1', 'a1');
    const text = must(await exportMatch(db, 'm1', MODULES)).text;
    await putMatchAway(db, 'm1', NOW);
    expect(must(await bring(db, text))).toEqual({ added: [], kept: ['m1'], ...ALL_WELL });
    expect((await db.matches.get('m1'))?.status).toBe('running');
  });
});

describe('a match that was deleted here', () => {
  it.each(['a1 b2 c3', 'a1 b2 c3 a1 b1'])(
    'comes back whole, whatever entries were left without it: %s',
    async (moves) => {
      const text = must(await exportMatch(await withMatch('m1', moves), 'm1', MODULES)).text;
      const db = freshDb();
      for (const seq of [4, 9])
        await db.entries.add({ raw: 'left by an earlier version of the app', match: 'm1', seq });
      expect(must(await bring(db, text)).added).toEqual(['m1']);
      expect(must(await exportMatch(db, 'm1', MODULES)).text).toBe(text);
    },
  );
});

describe('the whole store', () => {
  it('goes out, comes into an empty one and goes out again, to the byte', async () => {
    const here = await fullStore();
    const text = must(await exportStore(here, MODULES, NOW)).text;
    const there = freshDb();
    await deviceId(there, 'another-phone');
    expect(must(await bring(there, text)).added).toEqual(['m1', 'm2']);
    expect(must(await exportStore(there, MODULES, NOW)).text).toBe(text);
    expect(must(await bring(there, text))).toEqual({ added: [], kept: ['m1', 'm2'], ...ALL_WELL });
    expect(must(await exportStore(there, MODULES, NOW)).text).toBe(text);
  });

  it('takes along what was put away, and it comes back as that', async () => {
    const here = await fullStore();
    await putMatchAway(here, 'm1', NOW);
    const text = must(await exportStore(here, MODULES, NOW)).text;
    const there = freshDb();
    expect(must(await bring(there, text)).added).toEqual(['m1', 'm2']);
    expect(await lengths(there)).toEqual({ m1: ['set-aside', 3], m2: ['finished', 10] });
    expect(must(await exportStore(there, MODULES, NOW)).text).toBe(text);
    expect(must(await bring(there, text)).kept).toEqual(['m1', 'm2']);
    expect((await there.matches.get('m1'))?.status).toBe('set-aside');
  });

  it('takes a file of version 1 too, which knew of no match off the shelf', async () => {
    const here = await fullStore();
    const text = must(await exportStore(here, MODULES, NOW)).text;
    const { setAside: _, ...rest } = JSON.parse(text) as { setAside: unknown };
    const there = freshDb();
    const first = JSON.stringify({ ...rest, schemaVersion: 1 });
    expect(must(await bring(there, first)).added).toEqual(['m1', 'm2']);
    expect(must(await exportStore(there, MODULES, NOW)).text).toBe(text);
  });

  it('takes no match from the shelf that is put away only in the file', async () => {
    const here = await withMatch('m1', 'a1 b2 c3');
    await putMatchAway(here, 'm1', NOW);
    const text = must(await exportStore(here, MODULES, NOW)).text;
    const same = await withMatch('m1', 'a1 b2 c3');
    expect(must(await bring(same, text)).kept).toEqual(['m1']);
    expect(await lengths(same)).toEqual({ m1: ['running', 3] });
    const shorter = await withMatch('m1', 'a1 b1');
    await bring(shorter, text, 'replace-newer');
    expect(await lengths(shorter)).toEqual({ m1: ['running', 3], 'new-1': ['set-aside', 2] });
  });

  it('leaves behind what belongs to this phone', async () => {
    const here = await fullStore();
    const read = readStoreDocument(JSON.parse(must(await exportStore(here, MODULES, NOW)).text));
    if (!read.ok) throw new Error(read.fault.code);
    expect(read.file.settings.map(({ key }) => key)).toEqual(['last-table']);
    const there = freshDb();
    await deviceId(there, 'another-phone');
    await bring(there, must(await exportStore(here, MODULES, NOW)).text);
    expect((await there.settings.get('device'))?.value).toBe('another-phone');
  });

  it('that is old takes nothing back that was told here since', async () => {
    const db = await fullStore();
    const old = must(await exportStore(db, MODULES, NOW)).text;
    await changeCopy(db, 'toy', () => ({ cards: [1, 2, 3] }), {
      id: 'x',
      name: 'Box',
      changedAt: LATER,
    });
    const seats = TOY_SEATS.toReversed().map((seat) => ({ ...seat, colour: 'olive' }));
    await rememberPlayers(db, seats, LATER, () => 'nobody');
    const before = must(await exportStore(db, MODULES, NOW)).text;
    expect(must(await bring(db, old)).kept).toEqual(['m1', 'm2']);
    expect(must(await exportStore(db, MODULES, NOW)).text).toBe(before);
  });

  it('that is newer brings what was told since', async () => {
    const here = await fullStore();
    const old = must(await exportStore(here, MODULES, NOW)).text;
    await changeCopy(here, 'toy', () => ({ cards: [1, 2, 3] }), {
      id: 'x',
      name: 'Box',
      changedAt: LATER,
    });
    const seats = TOY_SEATS.map((seat) => ({ ...seat, colour: 'olive' }));
    await rememberPlayers(here, seats, LATER, () => 'nobody');
    const text = must(await exportStore(here, MODULES, NOW)).text;
    const there = freshDb();
    await bring(there, old);
    await bring(there, text);
    expect(must(await exportStore(there, MODULES, NOW)).text).toBe(text);
  });

  it('of another phone of the group brings nobody twice, and who played there last as there', async () => {
    const here = await fullStore();
    const other = freshDb();
    const [ann, boris] = TOY_SEATS;
    const dora = { ...boris, name: 'Dora' };
    const seats = [{ ...ann, name: ' ANN', colour: 'olive' }, dora];
    let player = 0;
    await rememberPlayers(other, seats, LATER, () => `other-${(player += 1)}`);
    await bring(here, must(await exportStore(other, MODULES, LATER)).text);
    const known = must(await knownPlayers(here));
    expect(known.map(({ id, name, colour }) => [id, name, colour])).toEqual([
      ['other-2', 'Dora', dora.colour],
      ['player-1', ' ANN', 'olive'],
      ['player-2', 'Борис', boris.colour],
      ['player-3', 'Cleo', TOY_SEATS[2].colour],
    ]);
    expect(must(await lastTable(here))).toHaveLength(3);
  });

  it('puts itself in place of what cannot be read here', async () => {
    const db = await fullStore();
    const text = must(await exportStore(db, MODULES, NOW)).text;
    await db.copies.update('our-box', { name: 7 as never });
    await db.players.update('player-1', { colour: 7 as never });
    await bring(db, text);
    expect(must(await exportStore(db, MODULES, NOW)).text).toBe(text);
  });

  it('names the matches that it could not read and goes out without them', async () => {
    const here = await fullStore();
    await here.matches.update('m1', { seats: 7 as never });
    const { text, damaged } = must(await exportStore(here, MODULES, NOW));
    expect(damaged).toMatchObject([{ id: 'm1', fault: { code: 'damaged', path: 'seats' } }]);
    expect(readStoreDocument(JSON.parse(text)).ok).toBe(true);
  });

  it('never takes rules out of a file that the app would bring along itself one day', async () => {
    const here = await fullStore();
    const file = JSON.parse(must(await exportStore(here, MODULES, NOW)).text) as {
      rulesets: object[];
    };
    file.rulesets.push({ ...TOY_RULESET, version: 2, tables: { most: 99 } });
    const there = freshDb();
    await bring(there, JSON.stringify(file));
    expect(await there.rulesets.toCollection().primaryKeys()).toEqual([['toy', 1]]);
  });
});

describe('an import', () => {
  it('changes nothing on any fault', async () => {
    const here = await fullStore();
    const { text } = must(await exportStore(here, MODULES, NOW));
    const there = await withMatch('m3', 'a2');
    const before = must(await exportStore(there, MODULES, NOW)).text;
    const bad: readonly [text: string, fault: object][] = [
      ['hello', { code: 'not-json', at: { position: 0 } }],
      ['{"a":1}', { code: 'foreign', format: undefined }],
      [text.replace('"schemaVersion": 2', '"schemaVersion": 7'), { code: 'newer', found: 7 }],
      [text.replace('"players": [', '"players": [7,'), { code: 'damaged', path: 'players.0' }],
    ];
    for (const [broken, fault] of bad) {
      expect(await bring(there, broken)).toMatchObject({ ok: false, fault });
      expect(must(await exportStore(there, MODULES, NOW)).text).toBe(before);
    }
    for (const name of ['QuotaExceededError', 'AbortError']) {
      const mend = failingAdd(name);
      expect((await bring(there, text)).ok).toBe(false);
      mend();
      expect(must(await exportStore(there, MODULES, NOW)).text).toBe(before);
    }
    expect((await bring(there, text)).ok).toBe(true);
  });

  it('asks when a match here has another log, and changes nothing until it is answered', async () => {
    const text = must(await exportMatch(await withMatch('m1', 'a1 b2 c3'), 'm1', MODULES)).text;
    const db = await withMatch('m1', 'a1 b1');
    expect(await bring(db, text)).toEqual({
      ok: false,
      fault: {
        code: 'clash',
        matches: [
          {
            id: 'm1',
            game: 'toy',
            begun: toyMatch('m1').begun,
            here: 2,
            inFile: 3,
            isNewer: true,
          },
        ],
      },
    });
    expect(await db.entries.count()).toBe(2);
  });

  it('keeps both under two ids', async () => {
    const text = must(await exportMatch(await withMatch('m1', 'a1 b2 c3'), 'm1', MODULES)).text;
    const db = await withMatch('m1', 'a1 b1');
    expect(must(await bring(db, text, 'keep-both')).added).toEqual(['new-1']);
    expect(await lengths(db)).toEqual({ m1: ['running', 2], 'new-1': ['running', 3] });
  });

  it('puts the longer log in place of the shorter one and sets that aside', async () => {
    const text = must(await exportMatch(await withMatch('m1', 'a1 b2 c3'), 'm1', MODULES)).text;
    const db = await withMatch('m1', 'a1 b1');
    expect(must(await bring(db, text, 'replace-newer')).added).toEqual(['m1']);
    expect(await lengths(db)).toEqual({ m1: ['running', 3], 'new-1': ['set-aside', 2] });
  });

  it('lets a match go on where it stood here, and keeps its place on the shelf', async () => {
    const text = must(await exportMatch(await withMatch('m1', 'a1 b1 c2'), 'm1', MODULES)).text;
    const db = await withMatch('m1', 'a1 b1');
    expect(must(await bring(db, text))).toEqual({
      ...ALL_WELL,
      added: [],
      grown: ['m1'],
      kept: [],
    });
    expect(await lengths(db)).toEqual({ m1: ['running', 3] });
    expect(must(await exportMatch(db, 'm1', MODULES)).text).toBe(text);
  });

  it('asks nothing when this phone has told more of the same match', async () => {
    const text = must(await exportMatch(await withMatch('m1', 'a1'), 'm1', MODULES)).text;
    const db = await withMatch('m1', 'a1 b1');
    expect(must(await bring(db, text))).toEqual({ ...ALL_WELL, added: [], kept: ['m1'] });
    expect(await lengths(db)).toEqual({ m1: ['running', 2] });
  });

  it('takes the result of a match that stood at its end here, and never puts one away unasked', async () => {
    const over = await withMatch('m1', TO_THE_END);
    const stamp = { rulesetVersion: 1, finishedAt: NOW };
    await freezeMatch(over, 'm1', freezeSheet(TOY, played(entriesOf(TO_THE_END)), stamp));
    const text = must(await exportMatch(over, 'm1', MODULES)).text;
    const db = await withMatch('m1', TO_THE_END);
    expect(must(await bring(db, text)).grown).toEqual(['m1']);
    expect(await lengths(db)).toEqual({ m1: ['finished', 10] });
    const reopened = await withMatch('m1', `${TO_THE_END} a1`);
    const longer = must(await exportMatch(reopened, 'm1', MODULES)).text;
    expect(await bring(db, longer)).toMatchObject({ ok: false, fault: { code: 'clash' } });
  });

  it('keeps what is here when it is the longer one', async () => {
    const text = must(await exportMatch(await withMatch('m1', 'a2'), 'm1', MODULES)).text;
    const db = await withMatch('m1', 'a1 b1');
    expect(must(await bring(db, text, 'replace-newer'))).toEqual({
      added: [],
      kept: ['m1'],
      ...ALL_WELL,
    });
    expect(await lengths(db)).toEqual({ m1: ['running', 2] });
  });
});

async function withMatch(id: string, moves: string): Promise<ImpresarioDb> {
  const db = freshDb();
  await addMatch(db, id, moves);
  return db;
}

async function addMatch(db: ImpresarioDb, id: string, moves: string): Promise<void> {
  await createMatch(db, toyMatch(id));
  await appendEntries(db, id, 0, entriesOf(moves));
}

async function fullStore(): Promise<ImpresarioDb> {
  const db = freshDb();
  await seedRulesets(db, MODULES);
  await deviceId(db, 'this-phone');
  await addMatch(db, 'm1', 'a1 b2 c3');
  await addMatch(db, 'm2', TO_THE_END);
  const stamp = { rulesetVersion: 1, finishedAt: NOW };
  await freezeMatch(db, 'm2', freezeSheet(TOY, played(entriesOf(TO_THE_END)), stamp));
  let player = 0;
  await rememberPlayers(db, TOY_SEATS, NOW, () => `player-${(player += 1)}`);
  await db.copies.put({
    id: 'our-box',
    game: 'toy',
    name: 'Our box',
    changedAt: NOW,
    contents: { cards: [1, 2] },
  });
  return db;
}

function bring(db: ImpresarioDb, text: string, decision?: ClashDecision) {
  let id = 0;
  return importText(db, text, {
    modules: MODULES,
    newId: () => `new-${(id += 1)}`,
    now: NOW,
    ...(decision && { decision }),
  });
}

async function lengths(db: ImpresarioDb) {
  const found: Record<string, [string, number]> = {};
  for (const { id, status } of await db.matches.toArray())
    found[id] = [status, await db.entries.where('[match+seq]').between([id], [id, []]).count()];
  return found;
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
}
