// "Does it still add up?": every match played again, and what a person is told where one does not.
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followLocale } from '../../src/lib/i18n/locale.svelte.ts';
import {
  appendEntries,
  createMatch,
  freezeMatch,
  putMatchAway,
} from '../../src/lib/storage/matches.ts';
import type { FrozenSheet } from '../../src/lib/referee/sheet.ts';
import { openHouse } from '../../src/lib/table/house.ts';
import { Recount } from '../../src/lib/table/recount.svelte.ts';
import RecountPanel from '../../src/lib/ui/RecountPanel.svelte';
import { closeAll } from '../support/db.ts';
import { dumpOf } from '../support/dump.ts';
import { toyRules } from '../support/toyGame.ts';
import { entriesOf, toyMatch } from '../support/toyMatch.ts';

const OVER = 'a3 b3 c3 a3 b3 c3 a3 b3 c3 a3';
const SHEET: FrozenSheet = {
  lines: [
    { seat: 'a', clause: 'toy.add.points', points: 12, facts: {} },
    { seat: 'b', clause: 'toy.add.points', points: 9, facts: {} },
    { seat: 'c', clause: 'toy.add.points', points: 9, facts: {} },
  ],
  ranks: [
    { seat: 'a', rank: 1, total: 12 },
    { seat: 'b', rank: 2, total: 9 },
    { seat: 'c', rank: 2, total: 9 },
  ],
  rulesetVersion: 1,
  finishedAt: '2026-03-01T20:15:10+01:00',
};

async function dbOfThisPhone() {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.fault.code);
  return house.value.db;
}

async function keep(id: string, told: string, sheet?: FrozenSheet) {
  const db = await dbOfThisPhone();
  await createMatch(db, toyMatch(id));
  await appendEntries(db, id, 0, entriesOf(told));
  if (sheet) await freezeMatch(db, id, sheet);
}

beforeEach(async () => {
  const db = await dbOfThisPhone();
  await Promise.all(db.tables.map((table) => table.clear()));
});

afterEach(async () => {
  followLocale(() => 'en');
  await closeAll();
});

async function count() {
  const recount = new Recount(() => Promise.resolve([toyRules]));
  render(RecountPanel, { recount, titleOf: () => 'Toy' });
  await userEvent.click(screen.getByRole('button', { name: 'Count every match again' }));
  await waitFor(() => {
    expect(recount.report).toBeDefined();
  });
  return recount;
}

describe('every match counted again', () => {
  it('says that every kept result comes out again, and changes nothing', async () => {
    await keep('m1', OVER, SHEET);
    await keep('m2', 'a1 b2');
    await putMatchAway(await dbOfThisPhone(), 'm2', '2026-03-02T20:00:00+01:00');
    const before = await dumpOf((await dbOfThisPhone()).name);
    const { report } = await count();
    expect(report).toMatchObject({ matches: 2, acts: 12, results: 1, unreadable: [] });
    expect(await screen.findByText('Every kept result comes out again.')).toBeVisible();
    expect(screen.getByText(/2 matches · 12 moves/)).toBeVisible();
    expect(await dumpOf((await dbOfThisPhone()).name)).toEqual(before);
  });

  it('shows a kept result that comes out otherwise beside what is counted now, with a way to the match', async () => {
    const [ann, ...others] = SHEET.ranks;
    const lines = SHEET.lines.map((line) => (line.seat === 'a' ? { ...line, points: 14 } : line));
    if (!ann) throw new Error('nobody sits there');
    await keep('m1', OVER, { ...SHEET, lines, ranks: [{ ...ann, total: 14 }, ...others] });
    await count();
    expect(await screen.findByText(/come out otherwise/)).toBeVisible();
    expect(screen.getByText('kept: 1. Ann 14 · 2. Борис 9 · 2. Cleo 9')).toBeVisible();
    expect(screen.getByText('counted now: 1. Ann 12 · 2. Борис 9 · 2. Cleo 9')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Toy, / })).toHaveAttribute(
      'href',
      expect.stringContaining('/toy/match/m1'),
    );
    expect(screen.queryByText('Every kept result comes out again.')).toBeNull();
  });

  it('says of a kept result whose match is not over by its log that it is not', async () => {
    await keep('m1', 'a3 b3', SHEET);
    await count();
    expect(await screen.findByText('counted now: not over')).toBeVisible();
  });

  it('leads to a match whose log stops', async () => {
    await keep('m1', 'a1 a1');
    const { report } = await count();
    expect(report?.stopped).toHaveLength(1);
    expect(await screen.findByText(/stops at a move that the rules refuse/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Toy, / })).toBeVisible();
  });

  it('says of a kept result whose log stops that it does not come out', async () => {
    await keep('m1', 'a1 a1', SHEET);
    const { report } = await count();
    expect([report?.results, report?.stopped]).toEqual([1, []]);
    expect(
      await screen.findByText('counted now: stops at a move that the rules refuse'),
    ).toBeVisible();
    expect(screen.queryByText('Every kept result comes out again.')).toBeNull();
    expect(screen.getByRole('link', { name: /^Toy, / })).toBeVisible();
  });

  it('names what cannot be read to its end, and why', async () => {
    await keep('m1', OVER, SHEET);
    const db = await dbOfThisPhone();
    await createMatch(
      db,
      toyMatch('m2', { game: 'chess', ruleset: { game: 'chess', version: 1 } }),
    );
    await createMatch(db, toyMatch('m3'));
    await db.entries.add({ match: 'm3', seq: 0, raw: 'nonsense' });
    const { report } = await count();
    expect(report?.unreadable.map(({ id }) => id)).toEqual(['m2', 'm3']);
    expect(await screen.findByText('2 matches cannot be read to their end.')).toBeVisible();
    expect(screen.getByText('Every kept result comes out again.')).toBeVisible();
  });

  it('says that nothing is kept yet', async () => {
    await count();
    expect(await screen.findByText('Nothing is kept here yet.')).toBeVisible();
  });

  it('says that rules do not load, and counts once they do', async () => {
    let loads = false;
    const rules = () =>
      loads ? Promise.resolve([toyRules]) : Promise.reject(new TypeError('Failed to fetch'));
    const recount = new Recount(rules);
    render(RecountPanel, { recount, titleOf: () => 'Toy' });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Count every match again' }));
    expect(await screen.findByText(/The browser could not do it/)).toBeVisible();
    loads = true;
    await user.click(screen.getByRole('button', { name: 'Count every match again' }));
    expect(await screen.findByText('Nothing is kept here yet.')).toBeVisible();
  });

  it('uses the plural forms of the language', async () => {
    followLocale(() => 'ru');
    await keep('m1', 'a1 b2');
    const recount = new Recount(() => Promise.resolve([toyRules]));
    render(RecountPanel, { recount, titleOf: () => 'Toy' });
    await recount.begin();
    expect(await screen.findByText(/1 партия · 2 хода/)).toBeVisible();
  });
});

describe('a count that is left off', () => {
  it('gives no report, and the next one begins from the first match', async () => {
    await keep('m1', OVER, SHEET);
    const recount = new Recount(() => Promise.resolve([toyRules]));
    const first = recount.begin();
    expect(recount.progress).toBeDefined();
    recount.leaveOff();
    const second = recount.begin();
    await first;
    expect(recount.report).toBeUndefined();
    await second;
    expect(recount.report).toMatchObject({ matches: 1, results: 1 });
    expect(recount.progress).toBeUndefined();
  });

  it('is left off with its page', async () => {
    await keep('m1', OVER, SHEET);
    const recount = new Recount(() => Promise.resolve([toyRules]));
    const { unmount } = render(RecountPanel, { recount, titleOf: () => 'Toy' });
    const counting = recount.begin();
    unmount();
    expect(recount.progress).toBeUndefined();
    await counting;
    expect(recount.report).toBeUndefined();
  });
});
