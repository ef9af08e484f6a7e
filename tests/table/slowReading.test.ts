// A match is read anew while the table goes on telling: what comes to the disk meanwhile stays on the screen.
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ImpresarioDb } from '../../src/lib/storage/db.ts';
import { createMatch, rowsFrom } from '../../src/lib/storage/matches.ts';
import { freshDb } from '../support/db.ts';
import { eventually } from '../support/eventually.ts';
import { failingAdd } from '../support/failingAdd.ts';
import { fakeLocks } from '../support/locks.ts';
import { closeLives, openLive, tell, type Live } from '../support/toyLive.ts';
import { toyMatch } from '../support/toyMatch.ts';

afterEach(closeLives);

async function begun() {
  const db = freshDb();
  const locks = fakeLocks();
  await createMatch(db, toyMatch('m1'));
  return { db, locks, live: await openLive(db, locks) };
}

/** Rulesets are read last of a match. Returns how many readings wait, and the way to let them go. */
function heldReadings(db: ImpresarioDb) {
  const prototype = Object.getPrototypeOf(db.rulesets) as typeof db.rulesets;
  const read = Reflect.get(prototype, 'get') as (...args: unknown[]) => PromiseLike<unknown>;
  const waiting: (() => void)[] = [];
  const held = vi.spyOn(prototype, 'get').mockImplementation(function (
    this: typeof prototype,
    ...args: unknown[]
  ) {
    const value = Reflect.apply(read, this, args);
    if (this.name !== 'rulesets') return value as never;
    return new Promise((resolve) => waiting.push(() => resolve(value))) as never;
  });
  onTestFinished(() => held.mockRestore());
  return {
    waiting,
    letGo: () => {
      held.mockRestore();
      for (const go of waiting.splice(0)) go();
    },
  };
}

async function expectAsOnDisk(live: Live, db: ImpresarioDb, entries: number) {
  await eventually(() => expect(live.match.log).toHaveLength(entries));
  expect(await live.settled()).toBe('recorded');
  expect(await rowsFrom(db, 'm1', 0)).toHaveLength(entries);
}

it('a move told while a new name is read stays in the log', async () => {
  const { db, locks, live } = await begun();
  tell(live, 'a1');
  expect(await live.settled()).toBe('recorded');
  const second = await openLive(db, locks);
  const { waiting, letGo } = heldReadings(db);
  await live.rename('a', 'Anna');
  await eventually(() => expect(waiting).not.toHaveLength(0));
  await live.close();
  await eventually(() => expect(second.role).toBe('writer'));
  expect(tell(second, 'b1')).toMatchObject({ accepted: true });
  expect(await second.settled()).toBe('recorded');
  letGo();
  await eventually(() => expect(second.seats[0]?.name).toBe('Anna'));
  await expectAsOnDisk(second, db, 2);
  tell(second, 'c2');
  await expectAsOnDisk(second, db, 3);
});

it('a move told while the table gives up what could not be recorded is not lost', async () => {
  const { db, live } = await begun();
  const mend = failingAdd('QuotaExceededError');
  tell(live, 'a1');
  expect(await live.settled()).toBe('failed');
  mend();
  const { waiting, letGo } = heldReadings(db);
  const giving = live.discardUnrecorded();
  await eventually(() => expect(waiting).not.toHaveLength(0));
  expect(tell(live, 'b2')).toMatchObject({ accepted: true });
  await live.settled();
  letGo();
  expect(await giving).toMatchObject({ ok: true });
  await expectAsOnDisk(live, db, 2);
});
