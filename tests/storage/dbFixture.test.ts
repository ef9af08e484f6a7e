// Databases as each version of the app left them. They stay here for ever: every later version must still open them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { copiesOf } from '../../src/lib/storage/copies.ts';
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import type { Outcome } from '../../src/lib/storage/faults.ts';
import { openDb } from '../../src/lib/storage/openDb.ts';
import { lastTable } from '../../src/lib/storage/players.ts';
import { deviceId } from '../../src/lib/storage/settings.ts';
import { listFinished, listRunning, listPutAway } from '../../src/lib/storage/shelf.ts';
import { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import { dumpOf, loadDump, type DbDump } from '../support/dump.ts';
import { toyRules } from '../support/toyGame.ts';

const DUMPS = [1, 2].map((version) => ({ version, dump: dumpOfVersion(version) }));
const NEWEST = dumpOfVersion(DUMPS.length);

let db: ImpresarioDb | undefined;

afterEach(async () => {
  await db?.delete();
});

describe.each(DUMPS)('the database of version $version', ({ dump }) => {
  it('opens with everything that was in it', async () => {
    const here = await loaded(dump);
    expect(must(await deviceId(here, 'another'))).toBe('phone');
    expect(must(await lastTable(here)).map(({ name }) => name)).toEqual(['Ann', 'Борис', 'Cleo']);
    expect(must(await copiesOf(here, 'toy'))).toMatchObject([{ contents: { cards: [1, 2] } }]);
    expect(must(await listRunning(here)).cards).toMatchObject([{ id: 'running', entries: 13 }]);
    expect(must(await listPutAway(here)).cards).toMatchObject([{ id: 'aside' }]);
    expect(must(await listFinished(here, 10)).cards).toMatchObject([
      { id: 'finished', result: { ranks: [{ seat: 'a', rank: 1, total: 10 }, {}, {}] } },
    ]);
  });

  it('goes on with a running match where it was left', async () => {
    const live = await openLive('running', dump);
    expect(live.state.totals).toEqual({ a: 4, b: 1, c: 3 });
    expect(live.match.houseRulings).toEqual({ 'toy.ruling.overshoot': 'bounces' });
    expect(live.canUndo).toBe(true);
    expect(live.tell({ type: 'add', seat: 'b', points: 2 }).accepted).toBe(true);
    expect(await live.settled()).toBe('recorded');
    await live.close();
  });

  it('shows the frozen sheet of a finished match', async () => {
    const live = await openLive('finished', dump);
    expect(live.result?.lines).toHaveLength(10);
    expect(live.result?.rulesetVersion).toBe(1);
    await live.close();
  });

  it('is raised to the stores and indexes that this version makes', async () => {
    await loaded(dump);
    db?.close();
    expect(shapeOf(await dumpOf('fixture'))).toEqual(shapeOf(NEWEST));
  });
});

describe('a database made now', () => {
  it('is of the newest version', async () => {
    const made = must(await openDb('made-now'));
    const fresh = await dumpOf('made-now');
    await made.delete();
    expect(shapeOf(fresh)).toEqual(shapeOf(NEWEST));
  });
});

describe('the summary of a running match', () => {
  it('says where it stands, since there are summaries', async () => {
    const summed = await loaded(NEWEST);
    expect(must(await listRunning(summed)).cards).toMatchObject([
      { summary: { entries: 13, ranks: [{ seat: 'a', total: 4 }, {}, {}], isOver: false } },
    ]);
  });
});

function dumpOfVersion(version: number): DbDump {
  const at = resolve(import.meta.dirname, `../fixtures/db-v${version}.json`);
  return JSON.parse(readFileSync(at, 'utf8')) as DbDump;
}

/** Everything but the records. */
function shapeOf({ version, stores }: DbDump) {
  return [version, stores.map(({ records: _, ...shape }) => shape)];
}

async function loaded(dump: DbDump): Promise<ImpresarioDb> {
  await loadDump('fixture', dump);
  db = must(await openDb('fixture'));
  return db;
}

async function openLive(id: string, dump: DbDump) {
  const surroundings = { device: 'phone', now: () => '2026-03-02T20:00:00+01:00' };
  const source = {
    db: await loaded(dump),
    module: toyRules,
    id,
    surroundings,
    locks: false as const,
  };
  return must(await LiveMatch.open(source));
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
}
