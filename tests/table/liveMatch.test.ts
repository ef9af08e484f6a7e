// One match under the hands of the table: what counts at once, what is recorded, and who may write.
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isRefusal } from '../../src/lib/referee/preview.ts';
import {
  appendEntries,
  createMatch,
  deleteMatch,
  entryIn,
  freezeMatch,
  readMatch,
  rowsFrom,
} from '../../src/lib/storage/matches.ts';
import { knownPlayers, rememberPlayers } from '../../src/lib/storage/players.ts';
import { seedRulesets } from '../../src/lib/storage/rulesets.ts';
import { LiveMatch } from '../../src/lib/table/liveMatch.svelte.ts';
import { keepUnrecorded, unrecordedOf } from '../../src/lib/table/unrecorded.ts';
import type { Locks } from '../../src/lib/table/writerLock.ts';
import { freshDb } from '../support/db.ts';
import { eventually } from '../support/eventually.ts';
import { failingAdd } from '../support/failingAdd.ts';
import { fakeLocks } from '../support/locks.ts';
import { TOY_RULESET, toyRules, toyWith } from '../support/toyGame.ts';
import { clock, closeLives, openLive, tell } from '../support/toyLive.ts';
import { entriesOf, toyMatch } from '../support/toyMatch.ts';

const NOW = '2026-03-01T20:00:00+01:00';

afterEach(closeLives);

describe('telling', () => {
  it('counts at once and is recorded only when it is on the disk', async () => {
    const { live, db } = await begun();
    const heard = tell(live, 'a3');
    expect(heard.accepted && heard.effects).toMatchObject([{ seat: 'a', points: 3 }]);
    expect(live.state.totals['a']).toBe(3);
    expect(live.lines).toHaveLength(1);
    expect([live.recording, live.unrecorded]).toEqual(['recording', 1]);
    expect(await live.settled()).toBe('recorded');
    expect(live.unrecorded).toBe(0);
    expect(await rowsFrom(db, 'm1', 0)).toMatchObject([
      { id: 'phone:1', device: 'phone', at: '2026-03-01T20:00:01+01:00', seq: 0 },
    ]);
  });

  it('in quick succession is recorded in order', async () => {
    const { live, db } = await begun();
    for (const move of 'a1 b2 c3 a2 b1 c1'.split(' ')) tell(live, move);
    expect(await live.settled()).toBe('recorded');
    const rows = await rowsFrom(db, 'm1', 0);
    expect(rows.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rows.map(entryIn)).toMatchObject(
      [1, 2, 3, 4, 5, 6].map((number) => ({ id: `phone:${number}` })),
    );
  });

  it('of what is refused writes nothing', async () => {
    const { live, db } = await begun();
    expect(tell(live, 'b1')).toMatchObject({ refusal: { clause: 'toy.turn.order' } });
    await live.settled();
    expect(await rowsFrom(db, 'm1', 0)).toEqual([]);
  });

  it('of what could not be read again is refused', async () => {
    const { live } = await begun();
    const heard = live.correct('a', 3, 'x'.repeat(201));
    expect(heard).toMatchObject({
      refusal: { clause: 'table.log.unreadable', facts: { path: 'told.act.reason' } },
    });
    expect(live.unrecorded).toBe(0);
  });

  it('takes a screen’s own reactive object as it is at that moment', async () => {
    const { live, db } = await begun();
    const proxy = new Proxy({ type: 'add', seat: 'a', points: 2 } as const, {});
    live.tell(proxy);
    expect(await live.settled()).toBe('recorded');
    expect(await rowsFrom(db, 'm1', 0)).toHaveLength(1);
  });

  it('undoes, redoes, amends, strikes, settles, corrects, overrules and restates', async () => {
    const { live, db } = await begun();
    for (const move of 'a1 b2 c3 a1'.split(' ')) tell(live, move);
    expect(live.canRedo).toBe(false);
    live.undo();
    live.undo();
    expect(live.state.turn).toBe('c');
    live.redo();
    live.amend('phone:2', { type: 'move', move: { type: 'add', seat: 'b', points: 1 } });
    expect(live.state.totals).toEqual({ a: 1, b: 1, c: 3 });
    expect(live.effectsOf('phone:2')).toMatchObject([{ points: 1 }]);
    expect(live.stateBefore('phone:2')?.totals).toEqual({ a: 1, b: 0, c: 0 });
    live.correct('c', -1, 'miscounted');
    live.overrule({ type: 'add', seat: 'c', points: 1 }, ['toy.turn.order'], 'late');
    live.settle({ 'toy.ruling.overshoot': 'bounces' }, 'as at home');
    live.strike(['phone:1']);
    expect(live.stop?.entry).toBe('phone:2');
    expect(live.waiting).toHaveLength(4);
    live.insert({ type: 'add', seat: 'a', points: 2 }, 'phone:2');
    expect(live.stop).toBeUndefined();
    live.restate({ totals: { a: 9, b: 9, c: 9 }, turn: 'b' }, 'we moved the pieces');
    expect(live.ranks.map(({ rank }) => rank)).toEqual([1, 1, 1]);
    expect(live.steps).toMatchObject([{ seat: 'b' }]);
    tell(live, 'b3');
    expect(live.state.totals['b']).toBe(9);
    await live.settled();
    const again = await openLive(db, fakeLocks());
    expect(again.state).toEqual(live.state);
    expect(again.lines).toEqual(live.lines);
  });

  it('previews without taking', async () => {
    const { live } = await begun();
    tell(live, 'a1');
    const answer = live.previewOf({ type: 'strike', targets: ['phone:1'] });
    expect(!isRefusal(answer) && answer.after[0]?.total).toBe(0);
    expect(live.state.totals['a']).toBe(1);
  });

  it('in a match of 1,000 moves reads nothing and rules on one move only', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1', longSetup()));
    const moves = Array.from({ length: 1_000 }, (_, index) => `${'abc'.charAt(index % 3)}1`);
    await appendEntries(db, 'm1', 0, entriesOf(moves.join(' ')));
    const live = await openLive(db, fakeLocks());
    const rule = vi.spyOn(live.rules, 'rule');
    let reads = 0;
    db.entries.hook('reading', (row) => {
      reads += 1;
      return row;
    });
    tell(live, 'b1');
    expect(live.state.totals['b']).toBe(334);
    expect(await live.settled()).toBe('recorded');
    expect(rule).toHaveBeenCalledTimes(1);
    expect(reads).toBe(0);
  });
});

describe('a failed writing', () => {
  it('is shown, loses nothing that is told meanwhile, and is made good on request', async () => {
    const { live, db } = await begun();
    tell(live, 'a1');
    await live.settled();
    const mend = failingAdd('QuotaExceededError');
    tell(live, 'b2');
    expect(await live.settled()).toBe('failed');
    expect(live.fault).toEqual({ code: 'full' });
    tell(live, 'c3');
    expect(await live.settled()).toBe('failed');
    expect([live.state.totals['c'], live.unrecorded]).toEqual([3, 2]);
    expect(await live.retry()).toEqual({ ok: false, fault: { code: 'full' } });
    mend();
    expect(await live.retry()).toEqual({ ok: true, value: undefined });
    expect([live.recording, live.fault, live.unrecorded]).toEqual(['recorded', undefined, 0]);
    expect((await rowsFrom(db, 'm1', 0)).map(entryIn)).toMatchObject([
      { id: 'phone:1' },
      { id: 'phone:2' },
      { id: 'phone:3' },
    ]);
  });

  it('can be given up: what is on the disk is shown again', async () => {
    const { live } = await begun();
    tell(live, 'a1');
    await live.settled();
    const mend = failingAdd('UnknownError');
    tell(live, 'b2');
    await live.settled();
    mend();
    await live.discardUnrecorded();
    expect(live.state.totals).toEqual({ a: 1, b: 0, c: 0 });
    expect([live.recording, live.unrecorded]).toEqual(['recorded', 0]);
    expect(tell(live, 'b3').accepted).toBe(true);
  });

  it('is given up only where the disk can be read: else what waits still waits', async () => {
    const { live } = await begun();
    const mend = failingAdd('UnknownError');
    tell(live, 'a1');
    await live.settled();
    mend();
    const mendReads = failingReads();
    expect((await live.discardUnrecorded()).ok).toBe(false);
    expect([live.unrecorded, live.match.log.length]).toEqual([1, 1]);
    mendReads();
    expect((await live.discardUnrecorded()).ok).toBe(true);
    expect([live.unrecorded, live.match.log.length, live.fault]).toEqual([0, 0, undefined]);
  });

  it('keeps a match from being finished', async () => {
    const { live } = await begun();
    const mend = failingAdd('QuotaExceededError');
    tell(live, 'a1');
    expect(await live.finish()).toEqual({ ok: false, fault: { code: 'full' } });
    mend();
    expect((await live.finish()).ok).toBe(true);
  });
});

describe('a disk that could not be read', () => {
  it('is said in the window that follows, until it can be read again', async () => {
    const { first, second, mend } = await outOfStep();
    expect([second.isUnread, second.unrecorded]).toEqual([true, 0]);
    mend();
    tell(first, 'c3');
    await eventually(() => expect(second.state).toEqual(first.state));
    expect([second.fault, second.isUnread]).toEqual([undefined, false]);
  });

  it('is read again on request, and followed from then on', async () => {
    const { first, second, mend } = await outOfStep();
    expect(await second.retry()).toMatchObject({ ok: false });
    expect(second.isUnread).toBe(true);
    mend();
    expect((await second.retry()).ok).toBe(true);
    expect([second.fault, second.role]).toEqual([undefined, 'follower']);
    expect(second.state).toEqual(first.state);
    tell(first, 'c3');
    await eventually(() => expect(second.state).toEqual(first.state));
  });

  it('from the first moment on is followed too, once it is read on request', async () => {
    const { live: first, db, locks } = await begun();
    const second = await openLive(db, locks);
    const mend = failingReads();
    await eventually(() => expect(second.fault).toBeDefined());
    mend();
    expect((await second.retry()).ok).toBe(true);
    tell(first, 'a1');
    await eventually(() => expect(second.state).toEqual(first.state));
  });

  it('when the pen came is read again on request', async () => {
    const { live: first, db, locks } = await begun();
    const second = await openLive(db, locks);
    tell(first, 'a1');
    await eventually(() => expect(second.state).toEqual(first.state));
    const mend = failingReads();
    await second.takeOver();
    expect([second.role, second.isUnread]).toEqual(['writer', true]);
    mend();
    expect((await second.retry()).ok).toBe(true);
    expect([second.fault, tell(second, 'b1').accepted]).toEqual([undefined, true]);
  });
});

describe('what waits when the match is left', () => {
  it('is tried once more, and is on the disk where that succeeds', async () => {
    const { live, db, locks } = await begun();
    const mend = failingAdd('QuotaExceededError');
    tell(live, 'a1');
    await live.settled();
    mend();
    await live.close();
    expect(await rowsFrom(db, 'm1', 0)).toHaveLength(1);
    expect((await openLive(db, locks)).recording).toBe('recorded');
    expect(unrecordedOf('m1')).toBeUndefined();
  });

  it('waits for this window to come back, an undo included, and is recorded then', async () => {
    const { live, db, locks } = await begun();
    tell(live, 'a1');
    await live.settled();
    const mend = failingAdd('QuotaExceededError');
    live.undo();
    tell(live, 'a3');
    tell(live, 'b2');
    await live.close();
    expect(await rowsFrom(db, 'm1', 0)).toHaveLength(1);
    const still = await openLive(db, locks);
    expect(await still.settled()).toBe('failed');
    expect([still.unrecorded, still.fault]).toEqual([3, { code: 'full' }]);
    expect(still.state.totals).toEqual({ a: 3, b: 2, c: 0 });
    await still.close();
    mend();
    const again = await openLive(db, locks);
    expect(await again.settled()).toBe('recorded');
    expect(again.state.totals).toEqual({ a: 3, b: 2, c: 0 });
    const rows = await rowsFrom(db, 'm1', 0);
    expect(rows.map(entryIn)).toMatchObject([1, 2, 3, 4].map((at) => ({ id: `phone:${at}` })));
  });

  it('is for the table to decide on where the log has moved on meanwhile', async () => {
    const { live, db, locks } = await begun();
    const mend = failingAdd('QuotaExceededError');
    tell(live, 'a1');
    await live.close();
    mend();
    await appendEntries(db, 'm1', 0, entriesOf('a2'));
    const again = await openLive(db, locks);
    await again.settled();
    expect([again.fault?.code, again.unrecorded]).toEqual(['someone-else-wrote', 1]);
    expect(again.state.totals['a']).toBe(2);
    expect((await again.retry()).ok).toBe(true);
    expect(again.left).toMatchObject([{ refusal: { clause: 'toy.turn.order' } }]);
    expect([again.recording, unrecordedOf('m1')]).toEqual(['recorded', undefined]);
  });

  it('is taken up as far as it can be read; what cannot, and all that was told behind it, is left and said', async () => {
    const { live, db, locks } = await begun();
    const mend = failingAdd('QuotaExceededError');
    for (const move of ['a1', 'b2', 'c3']) tell(live, move);
    await live.close();
    mend();
    const { from, entries: [first, , third] = [] } = unrecordedOf('m1') ?? { from: 0 };
    keepUnrecorded('m1', { from, entries: [first, { id: 'of another time' }, third] });
    const again = await openLive(db, locks);
    expect(await again.settled()).toBe('recorded');
    expect(again.state.totals).toEqual({ a: 1, b: 0, c: 0 });
    const act = { type: 'move', move: { seat: 'c', points: 3 } };
    expect(again.left).toMatchObject([{}, { entry: { told: { act } } }]);
    again.forgetLeft();
    expect([again.left, unrecordedOf('m1')]).toEqual([[], undefined]);
    expect(tell(again, 'b2').accepted).toBe(true);
  });

  it('is said where nothing of it can be read', async () => {
    const { live, db, locks } = await begun();
    await live.close();
    keepUnrecorded('m1', { from: 0, entries: [{ id: 'of another time' }] });
    const again = await openLive(db, locks);
    expect([again.left, again.recording, unrecordedOf('m1')]).toEqual([
      [{}],
      'recorded',
      undefined,
    ]);
  });

  it('is told again behind a log that has become shorter meanwhile, and leaves no gap', async () => {
    const { live, db, locks } = await begun();
    tell(live, 'a1');
    tell(live, 'b2');
    await live.settled();
    const mend = failingAdd('QuotaExceededError');
    tell(live, 'c3');
    await live.close();
    mend();
    await deleteMatch(db, 'm1');
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, entriesOf('a1'));
    const again = await openLive(db, locks);
    expect(await again.settled()).toBe('failed');
    expect([again.fault?.code, again.unrecorded]).toEqual(['someone-else-wrote', 1]);
    expect((await readMatch(db, 'm1', [toyRules])).ok).toBe(true);
    expect((await again.retry()).ok).toBe(true);
    expect(again.left).toMatchObject([{ refusal: { clause: 'toy.turn.order' } }]);
    expect([again.recording, unrecordedOf('m1')]).toEqual(['recorded', undefined]);
  });

  it('is not told twice where the writing that seemed to fail has come to the disk', async () => {
    const { live, db, locks } = await begun();
    const mend = failingAdd('AbortError');
    tell(live, 'a1');
    tell(live, 'b2');
    await live.close();
    const waiting = unrecordedOf('m1')?.entries as Parameters<typeof appendEntries>[3];
    mend();
    await appendEntries(db, 'm1', 0, waiting.slice(0, 1));
    const again = await openLive(db, locks);
    expect(await again.settled()).toBe('recorded');
    expect(again.state.totals).toEqual({ a: 1, b: 2, c: 0 });
    expect(await rowsFrom(db, 'm1', 0)).toHaveLength(2);
  });

  it('is gone when it is given up', async () => {
    const { live } = await begun();
    failingAdd('QuotaExceededError');
    tell(live, 'a1');
    await live.settled();
    expect(unrecordedOf('m1')).toMatchObject({ from: 0, entries: [{ id: 'phone:1' }] });
    await live.discardUnrecorded();
    expect(unrecordedOf('m1')).toBeUndefined();
  });
});

describe('two windows on one match', () => {
  it('of which the other has deleted it: it can be laid back whole, and goes on', async () => {
    const { live, db } = await deleted();
    tell(live, 'b2');
    expect(await live.settled()).toBe('failed');
    expect([live.fault?.code, live.unrecorded]).toEqual(['no-such-match', 1]);
    expect((await live.retry()).ok).toBe(false);
    expect((await live.layBack()).ok).toBe(true);
    expect([live.recording, live.fault, unrecordedOf('m1')]).toEqual([
      'recorded',
      undefined,
      undefined,
    ]);
    tell(live, 'c3');
    await live.settled();
    const again = await readMatch(db, 'm1', [toyRules]);
    expect(again).toMatchObject({ ok: true, value: { status: 'running' } });
    expect(again.ok && again.value.file.entries).toEqual(live.match.log.toArray());
  });

  it('of which the other has deleted it: what is told while it is laid back is recorded too', async () => {
    const { live, db } = await deleted();
    tell(live, 'b2');
    await live.settled();
    const laid = live.layBack();
    for (let tick = 0; tick < 8; tick += 1) await Promise.resolve(); // it is under way by then
    tell(live, 'c3');
    expect((await laid).ok).toBe(true);
    tell(live, 'a2');
    expect(await live.settled()).toBe('recorded');
    expect(live.unrecorded).toBe(0);
    const again = await readMatch(db, 'm1', [toyRules]);
    expect(again.ok && again.value.file.entries).toEqual(live.match.log.toArray());
  });

  it.each([0, 2, 8, 40])(
    'of which the other has deleted it: told %i ticks into a laying back with nothing waiting, it is recorded once',
    async (ticks) => {
      const { live, db } = await deleted();
      const laid = live.layBack();
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      tell(live, 'b2');
      expect((await laid).ok).toBe(true);
      expect([await live.settled(), live.fault]).toEqual(['recorded', undefined]);
      const again = await readMatch(db, 'm1', [toyRules]);
      expect(again.ok && again.value.file.entries).toEqual(live.match.log.toArray());
    },
  );

  it('of which the other has deleted it: what hinders the laying back leaves the way to try it again', async () => {
    const { live } = await deleted();
    tell(live, 'b2');
    await live.settled();
    const mend = failingAdd('QuotaExceededError');
    expect(await live.layBack()).toMatchObject({ fault: { code: 'full' } });
    expect(live.fault?.code).toBe('no-such-match');
    mend();
    expect(await Promise.all([live.layBack(), live.layBack()])).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    expect([live.recording, live.fault]).toEqual(['recorded', undefined]);
  });

  it('of which the other has deleted it: let go, nothing of it waits', async () => {
    const { live, db } = await begun();
    await deleteMatch(db, 'm1');
    tell(live, 'a1');
    await live.settled();
    expect(unrecordedOf('m1')).toBeDefined();
    live.forsake();
    await live.close();
    expect([unrecordedOf('m1'), await db.entries.count()]).toEqual([undefined, 0]);
  });

  it('of which the other has put another under its name: nothing is written over', async () => {
    const { live, db } = await begun();
    tell(live, 'a1');
    await live.settled();
    expect(await live.layBack()).toMatchObject({ fault: { code: 'someone-else-wrote' } });
    expect(await rowsFrom(db, 'm1', 0)).toHaveLength(1);
  });

  it('have one writer; the other one follows live and may not tell', async () => {
    const { live: first, db, locks } = await begun();
    const second = await openLive(db, locks);
    expect([first.role, second.role]).toEqual(['writer', 'follower']);
    expect(tell(second, 'a1')).toMatchObject({ refusal: { clause: 'table.log.elsewhere' } });
    tell(first, 'a1');
    tell(first, 'b2');
    await eventually(() => expect(second.state.totals).toEqual({ a: 1, b: 2, c: 0 }));
    first.undo();
    await eventually(() => expect(second.canRedo).toBe(true));
    expect(second.state).toEqual(first.state);
  });

  it('change hands on request, and the other one follows from then on', async () => {
    const { live: first, db, locks } = await begun();
    const second = await openLive(db, locks);
    tell(first, 'a1');
    await first.settled();
    await second.takeOver();
    expect(second.role).toBe('writer');
    await eventually(() => expect(first.role).toBe('follower'));
    expect(second.state.totals['a']).toBe(1);
    tell(second, 'b3');
    await eventually(() => expect(first.state.totals['b']).toBe(3));
    await first.takeOver();
    await eventually(() => expect([first.role, second.role]).toEqual(['writer', 'follower']));
    tell(first, 'c1');
    await eventually(() => expect(second.state).toEqual(first.state));
  });

  it('change hands by themselves when the writer is closed', async () => {
    const { live: first, db, locks } = await begun();
    const second = await openLive(db, locks);
    tell(first, 'a1');
    await first.close();
    await eventually(() => expect(second.role).toBe('writer'));
    expect(second.state.totals['a']).toBe(1);
    expect(tell(second, 'b1').accepted).toBe(true);
    expect(await second.settled()).toBe('recorded');
  });

  it('change hands by themselves: what waited for the other one is recorded then', async () => {
    const { live: first, db, locks } = await begun();
    keepUnrecorded('m1', { from: 0, entries: entriesOf('a1') });
    const second = await openLive(db, locks);
    expect([second.role, second.recording]).toEqual(['follower', 'failed']);
    await first.close();
    await eventually(() => expect(second.recording).toBe('recorded'));
    expect([await db.entries.count(), unrecordedOf('m1')]).toEqual([1, undefined]);
  });

  it('cannot both fill one place of the log, even without locks; what came too late is told again behind', async () => {
    const { live: first, db } = await begun(false);
    const second = await openLive(db, false);
    expect([first.role, second.role]).toEqual(['writer', 'writer']);
    tell(first, 'a1');
    tell(second, 'a3');
    second.correct('b', 2, 'bonus');
    await Promise.all([first.settled(), second.settled()]);
    const late = [first, second].find(({ recording }) => recording === 'failed');
    if (late === undefined) throw new Error('Nobody was late');
    expect(late.fault).toMatchObject({ code: 'someone-else-wrote', seq: 0 });
    expect((await late.retry()).ok).toBe(true);
    expect([late.recording, late.unrecorded]).toEqual(['recorded', 0]);
    expect(late.left).toMatchObject([{ refusal: { clause: 'toy.turn.order' } }]);
    const stored = await readMatch(db, 'm1', [toyRules]);
    expect(stored.ok && stored.value.file.entries.map(({ id }) => id)).toEqual([
      'phone:1',
      'phone:2',
    ]);
    await eventually(() => expect(first.state).toEqual(second.state));
  });

  it('take over from a window that cannot write, whose moves are then told again', async () => {
    const { live: first, db, locks } = await begun();
    const second = await openLive(db, locks);
    const mend = failingAdd('QuotaExceededError');
    tell(first, 'a1');
    await first.settled();
    mend();
    await second.takeOver();
    second.correct('b', 1, 'bonus');
    await second.settled();
    await eventually(() => expect(first.fault?.code).toBe('someone-else-wrote'));
    expect(first.state.totals).toEqual({ a: 1, b: 0, c: 0 });
    expect((await first.retry()).ok).toBe(true);
    expect(first.state.totals).toEqual({ a: 1, b: 1, c: 0 });
    await eventually(() => expect(second.role).toBe('follower'));
    await eventually(() => expect(second.state.totals).toEqual({ a: 1, b: 1, c: 0 }));
  });
});

describe('a finished match', () => {
  it('keeps its sheet, takes nothing more, and goes on when it is reopened', async () => {
    const { live, db, locks } = await begun();
    const other = await openLive(db, locks);
    tell(live, 'a3');
    const finished = await live.finish();
    expect(finished.ok && finished.value?.ranks[0]).toMatchObject({ seat: 'a', rank: 1, total: 3 });
    expect(tell(live, 'b1')).toMatchObject({ refusal: { clause: 'table.log.finished' } });
    await eventually(() => expect(other.result).toEqual(live.result));
    expect((await live.reopen()).ok).toBe(true);
    expect(tell(live, 'b1').accepted).toBe(true);
    await eventually(() => expect(other.result).toBeUndefined());
  });

  it('shows the sheet that another window has kept in place of the one before, whatever lay between', async () => {
    const { live, db, locks } = await begun();
    const other = await openLive(db, locks);
    tell(live, 'a3');
    await live.finish();
    await eventually(() => expect(other.result).toEqual(live.result));
    const lines = live.result?.lines ?? [];
    const mended = { ...live.result, lines, ranks: [], rulesetVersion: 1, finishedAt: NOW };
    await db.matches.update('m1', { result: mended });
    await eventually(() => expect(other.result).toEqual(mended));
  });
});

describe('seats that another hand has written', () => {
  it('are told apart on the screen, and kept as they came', async () => {
    const db = freshDb();
    const seats = toyMatch('m1').seats.map((seat) => ({ ...seat, symbol: 'diamond' }));
    await createMatch(db, toyMatch('m1', { seats }));
    const live = await openLive(db, fakeLocks());
    expect(live.seats.map(({ colour, symbol }) => [colour, symbol])).toEqual([
      ['seat-1', 'circle'],
      ['seat-2', 'triangle'],
      ['seat-3', 'square'],
    ]);
    expect((await db.matches.get('m1'))?.seats).toEqual(seats);
  });
});

describe('a name that was written wrong', () => {
  it('is mended in the match alone: the log stays, the other window follows, and the next match offers it', async () => {
    const db = freshDb();
    const seated = await rememberPlayers(db, toyMatch('m1').seats, NOW, () => crypto.randomUUID());
    if (!seated.ok) throw new Error(seated.fault.code);
    await createMatch(db, toyMatch('m1', { seats: seated.value }));
    const locks = fakeLocks();
    const [live, other] = [await openLive(db, locks), await openLive(db, locks)];
    tell(live, 'a1');
    await live.settled();
    const before = await rowsFrom(db, 'm1', 0);
    expect((await live.rename('a', 'Anna')).ok).toBe(true);
    expect(live.seats[0]?.name).toBe('Anna');
    await eventually(() => expect(other.seats[0]?.name).toBe('Anna'));
    expect(await rowsFrom(db, 'm1', 0)).toEqual(before);
    const known = await knownPlayers(db);
    expect(known.ok && known.value.map(({ name }) => name).sort()).toEqual([
      'Anna',
      'Cleo',
      'Борис',
    ]);
  });

  it('of somebody who has played under the right one is that one’s', async () => {
    const db = freshDb();
    const { seats } = toyMatch('m1');
    await rememberPlayers(
      db,
      seats.slice(0, 1).map((seat) => ({ ...seat, name: 'Anna' })),
      NOW,
      () => 'p-anna',
    );
    let number = 0;
    const seated = await rememberPlayers(db, seats, NOW, () => `p${(number += 1)}`);
    if (!seated.ok) throw new Error(seated.fault.code);
    await createMatch(db, toyMatch('m1', { seats: seated.value }));
    const live = await openLive(db, fakeLocks());
    await live.rename('a', 'Anna');
    expect(live.seats[0]).toMatchObject({ name: 'Anna', player: 'p-anna' });
    const known = await knownPlayers(db);
    expect(known.ok && known.value.filter(({ name }) => name === 'Anna')).toHaveLength(1);
  });
});

describe('a match that is over', () => {
  const TO_THE_GOAL = 'a3 b3 c3 a3 b3 c3 a3 b3 c3';

  async function atTheGoal() {
    const table = await begun();
    for (const move of TO_THE_GOAL.split(' ')) tell(table.live, move);
    await table.live.settled();
    return table;
  }

  it('keeps its sheet by itself, dated by its last entry', async () => {
    const { live, db } = await atTheGoal();
    expect(live.result).toBeUndefined();
    tell(live, 'a1');
    await eventually(() => expect(live.result?.ranks[0]).toMatchObject({ seat: 'a', total: 10 }));
    expect(live.result?.finishedAt).toBe('2026-03-01T20:00:10+01:00');
    expect(await db.matches.get('m1')).toMatchObject({
      status: 'finished',
      shelved: Date.parse('2026-03-01T20:00:10+01:00'),
    });
  });

  it('that another window has deleted keeps its sheet again when it is laid back', async () => {
    const { live, db } = await atTheGoal();
    tell(live, 'a1');
    await eventually(() => expect(live.result).toBeDefined());
    // As it was kept, whatever the rules count now.
    const kept = await db.matches.get('m1');
    const result = kept?.result && { ...kept.result, finishedAt: '2026-03-01T22:22:22+01:00' };
    await db.matches.update('m1', { result });
    const again = await openLive(db, false);
    await deleteMatch(db, 'm1');
    expect((await again.layBack()).ok).toBe(true);
    expect(await db.matches.get('m1')).toMatchObject({ status: 'finished', result });
    expect(again.result).toEqual(result);
  });

  it('by an amendment keeps it too', async () => {
    const { live } = await begun();
    for (const move of 'a3 b3 c3 a3 b3 c3 a2 b3 c3 a1'.split(' ')) tell(live, move);
    expect(live.isOver).toBe(false);
    live.amend('phone:7', { type: 'move', move: { type: 'add', seat: 'a', points: 3 } });
    await eventually(() => expect(live.result?.ranks[0]).toMatchObject({ seat: 'a', total: 10 }));
  });

  it('and was left so by an earlier version of the app keeps it when it is opened', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, entriesOf(`${TO_THE_GOAL} a1`));
    const live = await openLive(db, fakeLocks());
    await eventually(() => expect(live.result?.finishedAt).toBe('2026-03-01T20:00:10+01:00'));
  });

  it('whose writer left before its sheet was kept: the window that the pen comes to keeps it', async () => {
    const { live: first, db, locks } = await begun();
    const second = await openLive(db, locks);
    await appendEntries(db, 'm1', 0, entriesOf(`${TO_THE_GOAL} a1`));
    await eventually(() => expect(second.isOver).toBe(true));
    expect(second.result).toBeUndefined();
    await first.close();
    await eventually(() => expect(second.result?.ranks[0]).toMatchObject({ total: 10 }));
  });

  it('is opened again to be mended: then the table says when it is right', async () => {
    const { live } = await atTheGoal();
    tell(live, 'a1');
    await eventually(() => expect(live.result).toBeDefined());
    await live.reopen();
    live.correct('b', 2, 'miscounted');
    live.correct('c', 1, 'miscounted');
    await live.settled();
    expect([live.isOver, live.result, live.isKeeping]).toEqual([true, undefined, false]);
    await live.finish();
    expect(live.result?.ranks.map(({ total }) => total)).toEqual([11, 10, 10]);
  });

  it('and is being mended stays so when it is left: it waits until the table says that it is right', async () => {
    const { live, db, locks } = await atTheGoal();
    tell(live, 'a1');
    await eventually(() => expect(live.result).toBeDefined());
    await live.reopen();
    live.correct('b', 2, 'miscounted');
    await live.close();
    const again = await openLive(db, locks);
    await eventually(() => expect(again.role).toBe('writer'));
    await again.settled();
    expect([again.isOver, again.result, again.isKeeping]).toEqual([true, undefined, false]);
    expect(again.correct('c', 1, 'miscounted').accepted).toBe(true);
    await again.finish();
    expect(again.result?.ranks.map(({ total }) => total)).toEqual([11, 10, 10]);
    expect(await db.matches.get('m1')).not.toHaveProperty('isBeingMended');
  });

  it('and is being mended stays so where it was deleted meanwhile and is laid back', async () => {
    const { live, db } = await atTheGoal();
    tell(live, 'a1');
    await eventually(() => expect(live.result).toBeDefined());
    await live.reopen();
    await live.settled();
    await deleteMatch(db, 'm1');
    expect((await live.layBack()).ok).toBe(true);
    expect(await db.matches.get('m1')).toMatchObject({ status: 'running', isBeingMended: true });
  });

  it('and is being mended stays so in the window that takes the pen', async () => {
    const { live, db, locks } = await atTheGoal();
    const other = await openLive(db, locks);
    tell(live, 'a1');
    await eventually(() => expect(other.result).toBeDefined());
    await live.reopen();
    live.correct('b', 2, 'miscounted');
    await eventually(() => expect(other.state.totals['b']).toBe(11));
    await other.takeOver();
    await other.settled();
    expect([other.isOver, other.result, other.isKeeping]).toEqual([true, undefined, false]);
    expect(other.correct('c', 1, 'miscounted').accepted).toBe(true);
    await other.finish();
    await eventually(() => expect(live.result).toEqual(other.result));
  });

  it('and whose end was taken back is kept by itself when it comes to its end again', async () => {
    const { live, db, locks } = await atTheGoal();
    tell(live, 'a1');
    await eventually(() => expect(live.result).toBeDefined());
    await live.takeBack();
    await live.close();
    const again = await openLive(db, locks);
    await eventually(() => expect(again.role).toBe('writer'));
    tell(again, 'a1');
    await eventually(() => expect(again.result).toBeDefined());
  });

  it('and kept brings back what was taken back, and is kept with it again', async () => {
    const { live } = await atTheGoal();
    tell(live, 'a1');
    await eventually(() => expect(live.result).toBeDefined());
    await live.reopen();
    live.correct('b', 2, 'miscounted');
    await live.finish();
    const totals = () => live.result?.ranks.map(({ total }) => total);
    expect(totals()).toEqual([11, 10, 9]);
    await live.takeBack();
    await eventually(() => expect(totals()).toEqual([10, 9, 9]));
    expect((await live.bringBack()).accepted).toBe(true);
    await eventually(() => expect(totals()).toEqual([11, 10, 9]));
  });

  it('stays open where it is over because something was taken back: the table is still at work', async () => {
    const { live } = await atTheGoal();
    tell(live, 'a1');
    await eventually(() => expect(live.result).toBeDefined());
    await live.reopen();
    live.settle({ 'toy.ruling.overshoot': 'bounces' }, 'we play it so');
    live.undo();
    await live.settled();
    expect([live.isOver, live.result, live.isKeeping]).toEqual([true, undefined, false]);
    expect(live.settle({ 'toy.ruling.overshoot': 'bounces' }, 'once more').accepted).toBe(true);
  });

  it('goes on after an undo as quick as the disk', async () => {
    const { live, db } = await atTheGoal();
    tell(live, 'a1');
    live.undo();
    await eventually(() => expect([live.isKeeping, live.recording]).toEqual([false, 'recorded']));
    expect(live.result).toBeUndefined();
    expect(await db.matches.get('m1')).toMatchObject({ status: 'running' });
    live.redo();
    await eventually(() => expect(live.result).toBeDefined());
  });

  it('keeps its sheet once the phone has room for the last move', async () => {
    const { live } = await atTheGoal();
    const mend = failingAdd('QuotaExceededError');
    tell(live, 'a1');
    await eventually(() => expect([live.isKeeping, live.recording]).toEqual([false, 'failed']));
    expect(live.result).toBeUndefined();
    mend();
    await live.retry();
    await eventually(() => expect(live.result).toBeDefined());
  });

  it('leaves it to the writing window to keep the sheet', async () => {
    const { live, db, locks } = await atTheGoal();
    const other = await openLive(db, locks);
    tell(live, 'a1');
    await eventually(() => expect(live.result).toBeDefined());
    await eventually(() => expect(other.result).toEqual(live.result));
  });
});

describe('what the shelf says of a match', () => {
  it('is written with every entry: totals, length and time are never older than the log', async () => {
    const { live, db } = await begun();
    tell(live, 'a1');
    tell(live, 'b2');
    await live.settled();
    const last = (await rowsFrom(db, 'm1', 0)).at(-1);
    expect(await db.summaries.get('m1')).toMatchObject({
      entries: 2,
      touched: last && 'at' in last && last.at,
      ranks: [
        { seat: 'b', rank: 1, total: 2 },
        { seat: 'a', rank: 2, total: 1 },
        { seat: 'c', rank: 3, total: 0 },
      ],
      isOver: false,
      needsMending: false,
    });
    live.strike(['phone:1']);
    await live.settled();
    expect(await db.summaries.get('m1')).toMatchObject({ entries: 3, needsMending: true });
  });

  it('stays as it was when the entry does not reach the disk', async () => {
    const { live, db } = await begun();
    tell(live, 'a1');
    await live.settled();
    const before = await db.summaries.get('m1');
    const mend = failingAdd('QuotaExceededError');
    tell(live, 'b2');
    await live.settled();
    mend();
    expect(await db.summaries.get('m1')).toEqual(before);
  });
});

describe('a stated result of a log that stops', () => {
  it('is not believed, and mending the log takes it away', async () => {
    const db = freshDb();
    await createMatch(db, toyMatch('m1'));
    await appendEntries(db, 'm1', 0, entriesOf('a3 a3'));
    const ranks = [{ seat: 'c', rank: 1, total: 10 }];
    const stamp = { rulesetVersion: 1, finishedAt: '2026-03-01T22:00:00+01:00' };
    await freezeMatch(db, 'm1', { lines: [], ranks, ...stamp });
    const live = await openLive(db, fakeLocks());
    expect(live.stop).toBeDefined();
    expect(live.result).toBeUndefined();
    live.strike(['phone:2']);
    await live.settled();
    await eventually(async () =>
      expect(await db.matches.get('m1')).toMatchObject({ status: 'running' }),
    );
    expect(live.stop).toBeUndefined();
    expect(live.result).toBeUndefined();
  });
});

describe('a match', () => {
  it('goes on under the rules it began with after an update of the app', async () => {
    const db = freshDb();
    await seedRulesets(db, [toyRules]);
    await createMatch(db, toyMatch('m1'));
    const changed = { ...TOY_RULESET, tables: { most: 9 } };
    const updated = toyWith([changed, { ...changed, version: 2 }]);
    await seedRulesets(db, [updated]);
    const live = await openLive(db, false, updated);
    expect(live.ruleset.version).toBe(1);
    expect(tell(live, 'a9')).toMatchObject({
      refusal: { clause: 'toy.add.range', facts: { most: 3 } },
    });
  });

  it('that is damaged or not there is a fault', async () => {
    const db = freshDb();
    const source = { db, module: toyRules, id: 'm1', surroundings: clock(), locks: false as const };
    expect(await LiveMatch.open(source)).toMatchObject({ fault: { code: 'no-such-match' } });
    await createMatch(db, toyMatch('m1'));
    await db.matches.update('m1', { setup: {} as never });
    expect(await LiveMatch.open(source)).toMatchObject({
      fault: { code: 'damaged', path: 'setup.firstSeat' },
    });
  });
});

async function begun(locks: Locks | false = fakeLocks()) {
  const db = freshDb();
  await createMatch(db, toyMatch('m1'));
  return { db, live: await openLive(db, locks), locks };
}

/** A second window that has not heard what the first one told last. */
async function outOfStep() {
  const { live: first, db, locks } = await begun();
  const second = await openLive(db, locks);
  tell(first, 'a1');
  await eventually(() => expect(second.state).toEqual(first.state));
  const mend = failingReads();
  tell(first, 'b2');
  await eventually(() => expect(second.fault).toBeDefined());
  return { first, second, mend };
}

/** A disk that gives no record of a match. Returns the way to mend it. */
function failingReads(): () => void {
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('the test disk fails', 'UnknownError');
  });
  onTestFinished(() => reading.mockRestore());
  return () => reading.mockRestore();
}

/** With one move on the disk, by another window and under the hands of this one. */
async function deleted() {
  const table = await begun();
  tell(table.live, 'a1');
  await table.live.settled();
  await deleteMatch(table.db, 'm1');
  return table;
}

function longSetup() {
  const { setup } = toyMatch('m1');
  return { setup: { ...setup, options: { goal: 1_000_000 } } };
}
