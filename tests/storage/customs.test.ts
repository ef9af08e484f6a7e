// How a group plays a game: kept by game, carried in the file of everything, and never trusted unread.
import { afterEach, describe, expect, it } from 'vitest';
import {
  NO_CUSTOMS,
  readCustoms,
  withAgreement,
  withoutAgreement,
  withReading,
  writeCustoms,
} from '../../src/lib/storage/customs.ts';
import { exportStore, importText } from '../../src/lib/storage/transfer.ts';
import { closeAll, freshDb } from '../support/db.ts';
import { toyRules } from '../support/toyGame.ts';

const BAG = { question: 'who holds the bag?', decision: 'Ann.' };
const NOW = '2026-03-01T22:00:00+01:00';

afterEach(closeAll);

describe('what a group keeps', () => {
  it('is nothing at first, and then what it said, game by game', async () => {
    const db = freshDb();
    expect(await readCustoms(db, 'toy')).toEqual({ ok: true, value: NO_CUSTOMS });
    const customs = withReading(withAgreement(NO_CUSTOMS, BAG), 'toy.ruling.overshoot', 'bounces');
    await writeCustoms(db, 'toy', customs);
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
    await writeCustoms(here, 'toy', withAgreement(NO_CUSTOMS, BAG));
    const sent = await exportStore(here, [toyRules], NOW);
    if (!sent.ok) throw new Error(sent.fault.code);
    const there = freshDb();
    const options = { modules: [toyRules], newId: () => 'new', now: NOW };
    expect((await importText(there, sent.value.text, options)).ok).toBe(true);
    expect(await readCustoms(there, 'toy')).toMatchObject({ value: { agreements: [BAG] } });
  });

  it('is answered with a fault where it cannot be read, and stays as it is', async () => {
    const db = freshDb();
    await db.settings.put({ key: 'customs-toy', value: { readings: 7 } });
    const read = await readCustoms(db, 'toy');
    expect(read).toMatchObject({ ok: false, fault: { code: 'damaged' } });
  });
});
