// How a group plays a game: kept by game, carried in the file of everything, and never trusted unread.
import { afterEach, describe, expect, it } from 'vitest';
import {
  changeCustoms,
  NO_CUSTOMS,
  readCustoms,
  withAgreement,
  withoutAgreement,
  withReading,
} from '../../src/lib/storage/customs.ts';
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import { exportStore, importText } from '../../src/lib/storage/transfer.ts';
import { closeAll, freshDb } from '../support/db.ts';
import { toyRules } from '../support/toyGame.ts';

const BAG = { question: 'who holds the bag?', decision: 'Ann.' };
const NOW = '2026-03-01T22:00:00+01:00';

afterEach(closeAll);

/** A file of everything in which the group's way of playing is `value`, taken in. */
async function importSetting(db: ImpresarioDb, value: unknown) {
  const there = freshDb();
  await there.settings.put({ key: 'customs-toy', value });
  const sent = await exportStore(there, [toyRules], NOW);
  if (!sent.ok) throw new Error(sent.fault.code);
  const taken = await importText(db, sent.value.text, {
    modules: [toyRules],
    newId: () => 'new',
    now: NOW,
  });
  expect(taken.ok).toBe(true);
}

describe('what a group keeps', () => {
  it('is nothing at first, and then what it said, game by game', async () => {
    const db = freshDb();
    expect(await readCustoms(db, 'toy')).toEqual({ ok: true, value: NO_CUSTOMS });
    const customs = withReading(withAgreement(NO_CUSTOMS, BAG), 'toy.ruling.overshoot', 'bounces');
    await changeCustoms(db, 'toy', () => customs);
    expect(await readCustoms(db, 'toy')).toEqual({ ok: true, value: customs });
    expect(await readCustoms(db, 'other')).toEqual({ ok: true, value: NO_CUSTOMS });
  });

  it('forgets a reading that is as proposed, and the answer that a newer one replaces', () => {
    const read = withReading(NO_CUSTOMS, 'toy.ruling.overshoot', 'bounces');
    expect(withReading(read, 'toy.ruling.overshoot', undefined)).toEqual(NO_CUSTOMS);
    const other = { ...BAG, decision: 'Bo.' };
    const agreed = withAgreement(withAgreement(NO_CUSTOMS, BAG), other);
    expect(agreed.agreements).toEqual([other]);
    expect(withoutAgreement(agreed, other)).toEqual(NO_CUSTOMS);
  });

  it('goes out with everything and comes in on another phone', async () => {
    const here = freshDb();
    await changeCustoms(here, 'toy', () => withAgreement(NO_CUSTOMS, BAG));
    const sent = await exportStore(here, [toyRules], NOW);
    if (!sent.ok) throw new Error(sent.fault.code);
    const there = freshDb();
    const options = { modules: [toyRules], newId: () => 'new', now: NOW };
    expect((await importText(there, sent.value.text, options)).ok).toBe(true);
    expect(await readCustoms(there, 'toy')).toMatchObject({ value: { agreements: [BAG] } });
  });

  it('is added to by a file and never replaced: where both have decided, ours stands', async () => {
    const dice = { question: 'dice on the floor?', decision: 'Again.' };
    const theirs = [{ ...BAG, decision: 'Bo.' }, dice].reduce(withAgreement, NO_CUSTOMS);
    const db = freshDb();
    const ours = withReading(withAgreement(NO_CUSTOMS, BAG), 'toy.ruling.overshoot', 'bounces');
    await changeCustoms(db, 'toy', () => ours);
    await importSetting(db, withReading(theirs, 'toy.ruling.overshoot', 'stops'));
    expect(await readCustoms(db, 'toy')).toMatchObject({
      value: { readings: { 'toy.ruling.overshoot': 'bounces' }, agreements: [dice, BAG] },
    });
  });

  it('is left alone by a file that holds something else under its name, and mended by a whole one', async () => {
    const db = freshDb();
    const ours = withAgreement(NO_CUSTOMS, BAG);
    await changeCustoms(db, 'toy', () => ours);
    await importSetting(db, { readings: 7, agreements: '<b>' });
    expect(await readCustoms(db, 'toy')).toEqual({ ok: true, value: ours });
    await db.settings.put({ key: 'customs-toy', value: 7 });
    await importSetting(db, ours);
    expect(await readCustoms(db, 'toy')).toEqual({ ok: true, value: ours });
  });

  it('is answered with a fault where it cannot be read, and stays as it is', async () => {
    const db = freshDb();
    await db.settings.put({ key: 'customs-toy', value: { readings: 7 } });
    const read = await readCustoms(db, 'toy');
    expect(read).toMatchObject({ ok: false, fault: { code: 'damaged' } });
    const kept = await changeCustoms(db, 'toy', (customs) => withAgreement(customs, BAG));
    expect(kept).toMatchObject({ ok: false, fault: { code: 'damaged' } });
    expect((await db.settings.get('customs-toy'))?.value).toEqual({ readings: 7 });
  });

  it('loses nothing where two windows keep something at once', async () => {
    const db = freshDb();
    const other = freshDb(db.name);
    const dice = { question: 'dice on the floor?', decision: 'Again.' };
    await Promise.all([
      changeCustoms(db, 'toy', (customs) => withAgreement(customs, BAG)),
      changeCustoms(other, 'toy', (customs) => withAgreement(customs, dice)),
      changeCustoms(db, 'toy', (customs) => withReading(customs, 'toy.ruling.overshoot', 'stops')),
    ]);
    const read = await readCustoms(db, 'toy');
    if (!read.ok) throw new Error(read.fault.code);
    expect(read.value.readings).toEqual({ 'toy.ruling.overshoot': 'stops' });
    expect(read.value.agreements).toHaveLength(2);
  });

  it('takes no hundred and first agreement, and lets none go for it', async () => {
    const db = freshDb();
    const hundred = manyAgreements(100, 'ours');
    await changeCustoms(db, 'toy', () => ({ ...NO_CUSTOMS, agreements: hundred }));
    const refused = await changeCustoms(db, 'toy', (customs) => withAgreement(customs, BAG));
    expect(refused).toEqual({ ok: false, fault: { code: 'customs-full', most: 100 } });
    expect(await readCustoms(db, 'toy')).toMatchObject({ value: { agreements: hundred } });
    const [first = BAG] = hundred;
    await changeCustoms(db, 'toy', (customs) => withoutAgreement(customs, first));
    expect(await changeCustoms(db, 'toy', (customs) => withAgreement(customs, BAG))).toMatchObject({
      ok: true,
    });
  });

  it('is whole where two phones that are full are joined, and can still be let go', async () => {
    const db = freshDb();
    const ours = manyAgreements(100, 'ours');
    await changeCustoms(db, 'toy', () => ({ ...NO_CUSTOMS, agreements: ours }));
    const theirs = manyAgreements(100, 'theirs');
    await importSetting(db, { ...NO_CUSTOMS, agreements: theirs });
    expect(await readCustoms(db, 'toy')).toMatchObject({
      value: { agreements: [...theirs, ...ours] },
    });
    const [first = BAG] = theirs;
    const less = await changeCustoms(db, 'toy', (customs) => withoutAgreement(customs, first));
    expect(less).toMatchObject({ value: { agreements: [...theirs.slice(1), ...ours] } });
  });
});

const manyAgreements = (count: number, whose: string) =>
  Array.from({ length: count }, (_, at) => ({ question: `${whose} ${at}?`, decision: 'Yes.' }));
