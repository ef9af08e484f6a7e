// Another log of the same match comes to lie on the disk, under the hands of a window: nothing is told on the wrong table.
import { afterEach, expect, it } from 'vitest';
import { writeMatchFile } from '../../src/lib/referee/matchFile.ts';
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import { createMatch, deleteMatch, readMatch } from '../../src/lib/storage/matches.ts';
import { importText } from '../../src/lib/storage/transfer.ts';
import { freshDb } from '../support/db.ts';
import { eventually } from '../support/eventually.ts';
import { fakeLocks } from '../support/locks.ts';
import { toyRules } from '../support/toyGame.ts';
import { closeLives, openLive, tell, type Live } from '../support/toyLive.ts';
import { entriesOf, toyFile, toyMatch } from '../support/toyMatch.ts';

const NOW = '2026-03-01T20:00:00+01:00';

afterEach(closeLives);

async function begun(moves: string) {
  const db = freshDb();
  const locks = fakeLocks();
  await createMatch(db, toyMatch('m1'));
  const live = await openLive(db, locks);
  for (const move of moves.split(' ')) tell(live, move);
  expect(await live.settled()).toBe('recorded');
  return { db, locks, live };
}

/** The same match as another phone told it. */
function elsewhere(moves: string): string {
  const entries = entriesOf(moves).map((entry, at) => ({
    ...entry,
    id: `other:${at + 1}`,
    device: 'other',
  }));
  return writeMatchFile(toyFile('m1', entries));
}

const bring = (db: ImpresarioDb, text: string, decision?: 'replace-newer') =>
  importText(db, text, {
    modules: [toyRules],
    newId: () => 'copy',
    now: NOW,
    ...(decision && { decision }),
  });

const idsOf = (live: Live) => live.match.log.toArray().map(({ id }) => id);

async function idsOnDisk(db: ImpresarioDb): Promise<readonly string[]> {
  const read = await readMatch(db, 'm1', [toyRules]);
  if (!read.ok) throw new Error(read.fault.code);
  return read.value.file.entries.map(({ id }) => id);
}

it('a longer one is read anew by who only follows by now, and not joined to what was there', async () => {
  const { db, locks, live } = await begun('a1 b2 c3');
  const there = elsewhere('a3 b3 c1 a1');
  expect(await bring(db, there, 'replace-newer')).toMatchObject({ ok: true });
  const other = await openLive(db, locks);
  await other.takeOver();
  await eventually(() => expect(idsOf(live)).toHaveLength(4));
  expect(idsOf(live)).toEqual(await idsOnDisk(db));
  expect(live.state).toEqual(other.state);
  await live.takeOver();
  tell(live, 'b1');
  expect(await live.settled()).toBe('recorded');
  expect(idsOf(live)).toEqual(await idsOnDisk(db));
});

it('one of the same length takes no move of a window that knows the former one', async () => {
  const { db, live } = await begun('a1 b2 c3');
  await deleteMatch(db, 'm1');
  expect(await bring(db, elsewhere('a3 b3 c1'))).toMatchObject({ ok: true });
  tell(live, 'a1');
  expect(await live.settled()).toBe('failed');
  expect(live.fault).toMatchObject({ code: 'someone-else-wrote' });
  expect(await idsOnDisk(db)).toEqual(['other:1', 'other:2', 'other:3']);
});
