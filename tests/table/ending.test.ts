// The sheet of a match that is over: what keeps it from the disk, or from being let go, is said and tried again.
import { afterEach, expect, it, onTestFinished } from 'vitest';
import type { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import { closeAll } from '../support/db.ts';
import { eventually } from '../support/eventually.ts';
import { toyTable } from '../support/toyTable.ts';

const TO_THE_GOAL = 'a3 b3 c3 a3 b3 c3 a3 b3 c3';

afterEach(closeAll);

/** A disk without room for the head of a match, and with enough for its log. Returns the way to mend it. */
function fullForSheets(): () => void {
  const { prototype } = IDBObjectStore;
  const sound = Object.getOwnPropertyDescriptor(prototype, 'put') ?? {};
  const failing = function (this: IDBObjectStore, row: unknown, key?: IDBValidKey): IDBRequest {
    if (this.name === 'matches') throw new DOMException('the test disk', 'QuotaExceededError');
    return (sound.value as IDBObjectStore['put']).call(this, row, key);
  };
  Object.defineProperty(prototype, 'put', { ...sound, value: failing });
  const mend = () => void Object.defineProperty(prototype, 'put', sound);
  onTestFinished(mend);
  return mend;
}

/** Nothing is under way any more. */
const atRest = (live: LiveMatch) =>
  eventually(() => expect([live.isKeeping, live.recording]).toEqual([false, 'recorded']));

it('is not kept without a word where the disk is full, and is kept when it is tried again', async () => {
  const { live, tell } = await toyTable(TO_THE_GOAL);
  const mend = fullForSheets();
  tell('a1');
  await atRest(live);
  expect([live.result, live.fault, live.isUnread]).toEqual([undefined, { code: 'full' }, false]);
  await live.retry();
  await atRest(live);
  expect(live.fault).toEqual({ code: 'full' });
  mend();
  await live.retry();
  await eventually(() => expect(live.result?.ranks[0]).toMatchObject({ seat: 'a', total: 10 }));
  expect(live.fault).toBeUndefined();
});

it('holds where it cannot be let go: what was to be taken back stays, and the table hears why', async () => {
  const { live, tell } = await toyTable(TO_THE_GOAL);
  tell('a1');
  await eventually(() => expect(live.result).toBeDefined());
  const mend = fullForSheets();
  expect((await live.takeBack()).accepted).toBe(false);
  expect(live.fault).toEqual({ code: 'full' });
  mend();
  expect((await live.takeBack()).accepted).toBe(true);
  await atRest(live);
  expect([live.result, live.fault, live.isOver]).toEqual([undefined, undefined, false]);
});

it('that nobody asks for any more is no fault', async () => {
  const { live, tell } = await toyTable(TO_THE_GOAL);
  fullForSheets();
  tell('a1');
  await atRest(live);
  expect(live.fault).toEqual({ code: 'full' });
  live.undo();
  await atRest(live);
  expect(live.fault).toBeUndefined();
});
