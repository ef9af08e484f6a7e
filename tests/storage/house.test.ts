// What a phone keeps beside its matches: rulesets, players, copies, settings; and what can be wrong with its database.
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeCopy, copiesOf } from '../../src/lib/storage/copies.ts';
import { faultOf, type Outcome } from '../../src/lib/storage/faults.ts';
import { askToPersist, healthOf } from '../../src/lib/storage/health.ts';
import { appendEntries, createMatch } from '../../src/lib/storage/matches.ts';
import { openDb } from '../../src/lib/storage/openDb.ts';
import {
  forgetPlayer,
  knownPlayers,
  lastTable,
  rememberPlayers,
  renameSeat,
} from '../../src/lib/storage/players.ts';
import { readRuleset, seedRulesets } from '../../src/lib/storage/rulesets.ts';
import { deviceId, readSetting, writeSetting } from '../../src/lib/storage/settings.ts';
import { closeAll, freshDb } from '../support/db.ts';
import { TOY_RULESET, toyRules, toyWith } from '../support/toyGame.ts';
import { entriesOf, TOY_SEATS, toyMatch } from '../support/toyMatch.ts';

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeAll();
});

describe('rulesets', () => {
  it('once kept are never overwritten by an update of the app', async () => {
    const db = freshDb();
    expect(must(await seedRulesets(db, [toyRules]))).toBe(1);
    const changed = { ...TOY_RULESET, tables: { most: 99 } };
    const updated = toyWith([changed, { ...changed, version: 2 }]);
    expect(must(await seedRulesets(db, [updated]))).toBe(1);
    expect(must(await readRuleset(db, updated, 1)).tables).toEqual({ most: 3 });
    expect(must(await readRuleset(db, updated, 2)).tables).toEqual({ most: 99 });
  });

  it('come from the app where none was kept yet, and a version nobody has is a fault', async () => {
    const db = freshDb();
    expect(must(await readRuleset(db, toyRules, 1))).toEqual(TOY_RULESET);
    expect(await readRuleset(db, toyRules, 5)).toMatchObject({ fault: { code: 'damaged' } });
  });

  it.each([{ houseRulings: 'none' as never }, { tables: 'none' as never }])(
    'that cannot be read give way to those the app brings along: %j',
    async (damage) => {
      const db = freshDb();
      await seedRulesets(db, [toyRules]);
      await db.rulesets.update(['toy', 1], damage);
      expect(must(await readRuleset(db, toyRules, 1))).toEqual(TOY_RULESET);
    },
  );

  it('that cannot be read and that the app does not bring along are a fault', async () => {
    const db = freshDb();
    await seedRulesets(db, [toyWith([{ ...TOY_RULESET, version: 5 }])]);
    await db.rulesets.update(['toy', 5], { houseRulings: 'none' as never });
    expect(await readRuleset(db, toyRules, 5)).toMatchObject({
      fault: { code: 'damaged', path: 'rulesets.toy.5.houseRulings' },
    });
  });
});

describe('players', () => {
  const at = (day: number) => `2026-03-0${day}T20:00:00+01:00`;

  it('of last time are offered in their order, with the colours they had', async () => {
    const db = freshDb();
    expect(must(await lastTable(db))).toEqual([]);
    await rememberPlayers(db, TOY_SEATS, at(1), ids('p'));
    const [ann, boris] = TOY_SEATS;
    const seated = must(
      await rememberPlayers(
        db,
        [
          { ...boris, id: 'a', colour: 'olive' },
          { ...ann, id: 'b', name: ' ann' },
        ],
        at(2),
        ids('q'),
      ),
    );
    expect(seated.map(({ player }) => player)).toEqual(['p2', 'p1']);
    const offered = must(await lastTable(db));
    expect(offered.map(({ name, colour }) => [name, colour])).toEqual([
      ['Борис', 'olive'],
      [' ann', 'plum'],
    ]);
    expect(must(await knownPlayers(db)).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    await forgetPlayer(db, 'p2');
    expect(must(await lastTable(db)).map(({ id }) => id)).toEqual(['p1']);
  });

  it('are the same whether or not their name was kept with the signs that keep it apart in a sentence', async () => {
    const db = freshDb();
    const [seat] = TOY_SEATS;
    await rememberPlayers(db, [{ ...seat, name: 'דנה' }], at(1), ids('p'));
    const wrapped = { ...seat, name: '\u2068\u2068דנה\u2069\u2069' };
    const seated = must(await rememberPlayers(db, [wrapped], at(2), ids('q')));
    expect(seated).toMatchObject([{ name: 'דנה', player: 'p1' }]);
    expect(must(await knownPlayers(db))).toMatchObject([{ id: 'p1', name: 'דנה' }]);
  });

  const [ANN, BORIS] = TOY_SEATS;
  const begins = async (db: ReturnType<typeof freshDb>, id: string, day: number, name: string) => {
    const seats = [{ ...ANN, name, colour: day === 1 ? 'olive' : 'plum' }, BORIS];
    const seated = must(await rememberPlayers(db, seats, at(day), ids(`${id}-`)));
    await createMatch(db, toyMatch(id, { begun: at(day), seats: seated }));
  };
  const named = (people: readonly { name: string }[]) => people.map(({ name }) => name);

  it('whose name was a slip for somebody who has played here leave no trace of it', async () => {
    const db = freshDb();
    await begins(db, 'm1', 1, 'Anna');
    await begins(db, 'm2', 2, 'Ana');
    await createMatch(db, toyMatch('bad', { seats: 'nobody' as never }));
    must(await renameSeat(db, 'm2', 'a', 'Anna'));
    expect(must(await lastTable(db))).toMatchObject([
      { id: 'm1-1', name: 'Anna', colour: 'plum', lastPlayed: at(2) },
      { name: 'Борис' },
    ]);
    expect(named(must(await knownPlayers(db))).sort()).toEqual(['Anna', 'Борис']);
  });

  it('who have played elsewhere stay when it was not they who sat there', async () => {
    const db = freshDb();
    await begins(db, 'm1', 1, 'Anna');
    await begins(db, 'm2', 2, 'Ana');
    await begins(db, 'm3', 3, 'Ana');
    must(await renameSeat(db, 'm3', 'a', 'Anna'));
    expect(named(must(await lastTable(db)))).toEqual(['Anna', 'Борис']);
    expect(named(must(await knownPlayers(db))).sort()).toEqual(['Ana', 'Anna', 'Борис']);
  });

  it('of last time are not changed by a name of an earlier match', async () => {
    const db = freshDb();
    await begins(db, 'm1', 1, 'Anna');
    await begins(db, 'm2', 2, 'Ana');
    await begins(db, 'm3', 3, 'Ana');
    must(await renameSeat(db, 'm2', 'a', 'Anna'));
    expect(named(must(await lastTable(db)))).toEqual(['Ana', 'Борис']);
  });

  it('whose record cannot be read are left out and left alone', async () => {
    const db = freshDb();
    await rememberPlayers(db, TOY_SEATS, at(1), ids('p'));
    await db.players.update('p1', { colour: 7 as never });
    expect(must(await knownPlayers(db))).toHaveLength(2);
    expect(await db.players.count()).toBe(3);
  });
});

describe('copies', () => {
  it('are kept by game, and a damaged one is named', async () => {
    const db = freshDb();
    const copy = {
      id: 'box',
      game: 'toy',
      name: 'Our box',
      changedAt: '2026-03-01T20:00:00+01:00',
      contents: { cards: [7] },
    };
    await db.copies.put(copy);
    expect(must(await copiesOf(db, 'toy'))).toEqual([copy]);
    expect(must(await copiesOf(db, 'chess'))).toEqual([]);
    await db.copies.update('box', { name: 1 as never });
    expect(await copiesOf(db, 'toy')).toMatchObject({
      fault: { code: 'damaged', path: 'copies.box.name' },
    });
  });

  it('learn one thing more and keep what they know', async () => {
    const db = freshDb();
    const first = { id: 'box', name: 'Our box', changedAt: '2026-03-01T20:00:00+01:00' };
    expect(must(await changeCopy(db, 'toy', () => ({ dial: 8 }), first))).toEqual({
      ...first,
      game: 'toy',
      contents: { dial: 8 },
    });
    const later = { id: 'other', name: 'Other', changedAt: '2026-03-02T20:00:00+01:00' };
    await changeCopy(db, 'chess', () => ({ dial: 3 }), later);
    await changeCopy(db, 'toy', () => ({ cards: [7] }), later);
    await changeCopy(db, 'toy', () => ({ dial: 10 }), later);
    expect(must(await copiesOf(db, 'toy'))).toEqual([
      {
        ...first,
        game: 'toy',
        changedAt: later.changedAt,
        contents: { dial: 10, cards: [7] },
      },
    ]);
  });
});

describe('a copy that several tell of at once', () => {
  const fresh = { id: 'box', name: 'Our box', changedAt: '2026-03-01T20:00:00+01:00' };
  const adding = (card: number) => (before: { cards?: unknown }) => ({
    cards: [...((before.cards ?? []) as number[]), card],
  });

  it('keeps what each of them told', async () => {
    const db = freshDb();
    const told = [7, 8, 9].map((card) => changeCopy(db, 'toy', adding(card), fresh));
    await Promise.all(told);
    expect(must(await copiesOf(db, 'toy'))).toMatchObject([{ contents: { cards: [7, 8, 9] } }]);
  });

  it('is left alone where it cannot be read', async () => {
    const db = freshDb();
    must(await changeCopy(db, 'toy', adding(7), fresh));
    await db.copies.update('box', { name: 1 as never });
    expect(await changeCopy(db, 'toy', adding(8), { ...fresh, id: 'other' })).toMatchObject({
      fault: { code: 'damaged', path: 'copies.box.name' },
    });
    expect(await db.copies.count()).toBe(1);
  });
});

describe('settings', () => {
  it('are read through their schema', async () => {
    const db = freshDb();
    expect(must(await readSetting(db, 'turn-clock', v.boolean()))).toBeUndefined();
    await writeSetting(db, 'turn-clock', true);
    expect(must(await readSetting(db, 'turn-clock', v.boolean()))).toBe(true);
    expect(await readSetting(db, 'turn-clock', v.string())).toMatchObject({
      fault: { code: 'damaged', path: 'settings.turn-clock' },
    });
  });

  it('name this phone once and for all', async () => {
    const db = freshDb();
    expect(must(await deviceId(db, 'first'))).toBe('first');
    expect(must(await deviceId(db, 'second'))).toBe('first');
  });
});

describe('health', () => {
  it('tells what the browser promised, how much room there is, and that it reads back', async () => {
    const db = freshDb();
    const none = {};
    expect(await healthOf(db, none)).toEqual({ persistence: 'unasked', readsBack: true });
    expect(must(await askToPersist(db, none))).toBe('unknown');
    expect(must(await askToPersist(db, { persist: () => Promise.resolve(false) }))).toBe('denied');
    expect((await healthOf(db, none)).persistence).toBe('denied');
    const storage = {
      persist: () => Promise.resolve(true),
      persisted: () => Promise.resolve(true),
      estimate: () => Promise.resolve({ usage: 5, quota: 50 }),
    };
    expect(must(await askToPersist(db, storage))).toBe('granted');
    expect(await healthOf(db, storage)).toEqual({
      persistence: 'granted',
      used: 5,
      available: 50,
      readsBack: true,
    });
  });

  it('is told even when nothing can be written', async () => {
    const db = freshDb();
    db.close();
    expect(await healthOf(db, { estimate: () => Promise.reject(new Error('no')) })).toEqual({
      persistence: 'unasked',
      readsBack: false,
    });
  });
});

describe('a database', () => {
  it('opens', async () => {
    const opened = await openDb('opens');
    expect(opened.ok).toBe(true);
    if (opened.ok) await opened.value.delete();
  });

  it('of a newer version of the app is a fault and is not touched', async () => {
    const raw = await rawOpen('newer', 990);
    raw.close();
    expect(await openDb('newer')).toEqual({ ok: false, fault: { code: 'newer-database' } });
    const again = await rawOpen('newer', 990);
    expect(again.version).toBe(990);
    again.close();
  });

  it('that another window has raised meanwhile takes nothing more from this one', async () => {
    const db = must(await openDb('raised'));
    await createMatch(db, toyMatch('m1'));
    const entries = entriesOf('a1 b2');
    must(await appendEntries(db, 'm1', 0, entries.slice(0, 1)));
    (await rawOpen('raised', 30)).close();
    const newer = { ok: false, fault: { code: 'newer-database' } };
    expect(await appendEntries(db, 'm1', 1, entries.slice(1))).toEqual(newer);
    expect(await knownPlayers(db)).toEqual(newer);
    expect(await openDb('raised')).toEqual(newer);
  });

  it('that the browser has closed is opened again', async () => {
    const db = must(await openDb('closed'));
    await createMatch(db, toyMatch('m1'));
    db.close({ disableAutoOpen: false });
    must(await appendEntries(db, 'm1', 0, entriesOf('a1')));
    expect(await db.entries.count()).toBe(1);
    await db.delete();
  });

  it('behind an upgrade that another window holds up is blocked, and no page waits for ever', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => ({}) }); // as the browser answers then: not at all
    const opening = openDb('held-up');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await opening).toEqual({ ok: false, fault: { code: 'blocked' } });
  });

  it.each([undefined, null])(
    'is unavailable where the browser has %s in its place',
    async (none) => {
      vi.stubGlobal('indexedDB', none);
      expect(await openDb('none')).toEqual({ ok: false, fault: { code: 'unavailable' } });
    },
  );

  it('is unavailable where the browser has none', () => {
    expect(faultOf({ name: 'MissingAPIError' })).toEqual({ code: 'unavailable' });
    expect(faultOf(new DOMException('private', 'InvalidStateError'))).toEqual({
      code: 'unavailable',
    });
  });

  it('wraps its faults, and the innermost that is known decides', () => {
    const quota = { name: 'QuotaExceededError' };
    expect(faultOf({ name: 'AbortError', inner: quota })).toEqual({ code: 'full' });
    expect(faultOf({ name: 'BulkError', failures: [quota] })).toEqual({ code: 'full' });
    expect(faultOf({ name: 'OpenFailedError', inner: { name: 'VersionError' } })).toEqual({
      code: 'newer-database',
    });
    expect(faultOf('what?')).toEqual({ code: 'unknown', name: 'string' });
  });
});

function rawOpen(name: string, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('cannot open'));
  });
}

function ids(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
}

function must<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.fault));
  return outcome.value;
}
