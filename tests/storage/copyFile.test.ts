// One copy out into a file of its own and back in: whole or not at all, and never over what cannot be brought back.
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { CatalogueFileSchema } from '../../src/lib/games/histrio/rules/catalogue.ts';
import { LARGEST_COPY, readCopyFile, writeCopyFile } from '../../src/lib/referee/copyFile.ts';
import { readStoreDocument, type Copy } from '../../src/lib/referee/storeFile.ts';
import { copiesOf, forgetUnread, replaceCopy, unreadCopies } from '../../src/lib/storage/copies.ts';
import { closeAll, freshDb } from '../support/db.ts';

afterEach(closeAll);

const TOLD = '2026-03-02T09:00:00+01:00';
const schema = CatalogueFileSchema;

const copy: Copy = {
  id: 'box',
  game: 'histrio',
  name: 'Histrio',
  changedAt: TOLD,
  contents: {
    dial: 8,
    cities: ['Lyon', ''],
    acrobats: [{ name: 'Ox', when: 'after-reveal', text: 'x'.repeat(300) }],
    requests: [{ name: 'In Favour', text: '', payout: { ecus: 4 } }],
    cards: { C3: 5, 'A:Ox': 1 },
  },
};

const changed = (change: object) =>
  JSON.stringify({ ...(JSON.parse(writeCopyFile(copy)) as object), ...change });
const faultOf = (text: string) => {
  const read = readCopyFile(text, 'histrio', schema);
  return read.ok ? undefined : read.fault;
};

it('goes out and comes back the same', () => {
  const { id: _, ...told } = copy;
  expect(readCopyFile(writeCopyFile(copy), 'histrio', schema)).toEqual({ ok: true, copy: told });
});

it.each([
  ['a match', changed({ format: 'impresario-match' }), 'foreign'],
  ['something else', '[1]', 'foreign'],
  ['no text of ours', '{', 'not-json'],
  ['a later version', changed({ schemaVersion: 2 }), 'newer'],
  ['another game', changed({ game: 'colosseum' }), 'other-game'],
  ['a field nobody knows', changed({ more: 1 }), 'damaged'],
  ['a part nobody knows', changed({ contents: { dial: 8, stars: 3 } }), 'damaged'],
  [
    'a field of an acrobat that nobody knows',
    changed({ contents: { acrobats: [{ name: 'Ox', text: '', cost: 3 }] } }),
    'damaged',
  ],
  [
    'a field of a request that nobody knows',
    changed({ contents: { requests: [{ name: 'A', text: '', payed: true }] } }),
    'damaged',
  ],
  ['a list where the parts should be', changed({ contents: [] }), 'damaged'],
  ['a dial that cannot be', changed({ contents: { dial: -1 } }), 'damaged'],
  ['too many cities', changed({ contents: { cities: Array(9).fill('x') } }), 'damaged'],
  [
    'a name twice',
    changed({ contents: { acrobats: Array(2).fill({ name: 'Ox', text: '' }) } }),
    'damaged',
  ],
  ['a text without end', changed({ name: 'x'.repeat(2000) }), 'damaged'],
  ['too large', ' '.repeat(LARGEST_COPY + 1), 'too-large'],
])('%s is refused', (_, text, code) => {
  expect(faultOf(text)).toMatchObject({ code });
});

it('takes the place of what was told, which is handed back', async () => {
  const db = freshDb();
  await db.copies.put({ ...copy, contents: { dial: 5 } });
  const fresh = { id: 'other', changedAt: '2026-03-03T09:00:00+01:00' };
  const before = await replaceCopy(db, copy, fresh);
  expect(before).toMatchObject({ ok: true, value: { id: 'box', contents: { dial: 5 } } });
  expect(await copiesOf(db, 'histrio')).toEqual({
    ok: true,
    value: [{ ...copy, changedAt: fresh.changedAt }],
  });
});

it('that cannot be read is handed out as it lies, and let go alone', async () => {
  const db = freshDb();
  await db.copies.put(copy);
  const damaged = { ...copy, id: 'spoilt', contents: 'nothing' };
  await db.copies.put(damaged as never);
  await db.copies.put({ ...damaged, id: 'other', game: 'colosseum' } as never);
  expect(await copiesOf(db, 'histrio')).toMatchObject({ fault: { code: 'damaged' } });
  expect(await unreadCopies(db, 'histrio')).toEqual({ ok: true, value: [damaged] });
  await forgetUnread(db, 'histrio');
  expect(await copiesOf(db, 'histrio')).toEqual({ ok: true, value: [copy] });
  expect(await db.copies.count()).toBe(2);
});

it('a store may hold the long words of a copy too', () => {
  const rest = { exportedAt: TOLD, matches: [], players: [], rulesets: [], settings: [] };
  const store = { format: 'impresario-store', schemaVersion: 1, ...rest };
  expect(readStoreDocument({ ...store, copies: [copy] }).ok).toBe(true);
  expect(readStoreDocument({ ...store, copies: [{ ...copy, contents: [] }] })).toMatchObject({
    fault: { code: 'damaged', path: 'copies.0.contents' },
  });
  const endless = { ...copy, contents: { text: 'x'.repeat(1001) } };
  expect(readStoreDocument({ ...store, copies: [endless] })).toMatchObject({
    fault: { code: 'damaged', path: 'copies.0.contents.text' },
  });
});

it('what the app keeps of a box is what a file of it may hold', () => {
  expect(v.is(schema, copy.contents)).toBe(true);
});
