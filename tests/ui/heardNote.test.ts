// For ears alone: what was understood and what it gave, once it stands on the disk.
import { screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameOf } from '../../src/lib/games/registry.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import { lastHeard } from '../../src/lib/ui/lastHeard.ts';
import { atTable, tableAt, type AtTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

const heard = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status] *' });

/** A tile laid in the golden match: who, what, what it gave. */
async function atPlacement(): Promise<AtTable> {
  return atTable('summer-pavilion', '2-grey-scorekeeper', 'place', 2);
}

it('says nothing of the match it was opened with', async () => {
  await atPlacement();
  await new Promise((over) => setTimeout(over, 300));
  for (const region of screen.getAllByRole('status', { hidden: true }))
    expect(region.textContent.trim()).toBe('');
});

it('says who did what and what it gave, what was taken back, and it again', async () => {
  const { live, move } = await atPlacement();
  live.tell(move);
  const told = await heard(/: \S.* on .*; .+ \+\d+, now \d+\. Recorded$/);
  const what = told.textContent;
  live.undo();
  const act = what.slice(0, what.indexOf(';'));
  const [, name, gained = '', total = ''] = /; (.+) \+(\d+), now (\d+)\./.exec(what) ?? [];
  const back = `${act}; ${name ?? ''} now ${Number(total) - Number(gained)}`;
  expect(await heard(`${m.match_taken_back({ what: back })}. Recorded`)).toBeInTheDocument();
  live.redo();
  expect(await heard(what)).toBeInTheDocument();
});

it('says the total of now, also of an act put in between', async () => {
  const { live, move } = await atPlacement();
  live.tell(move);
  await heard(/\. Recorded$/);
  const before = live.match.acts.last()?.entry ?? '';
  live.take({ type: 'tell', act: correction(live), before });
  await heard(/by hand.*\. Recorded$/);
  const [seat] = live.seats;
  const total = live.standings.find((standing) => standing.seat === seat?.id)?.total;
  const text = `${seat?.name ?? ''} +3, now ${total ?? ''}`;
  expect(await heard(new RegExp(`; ${text.replace('+', '\\+')}\\. Recorded$`))).toBeInTheDocument();
});

it('says no points where the table keeps its totals to itself', async () => {
  const { live, move } = await atPlacement();
  live.tell(move);
  await heard(/\. Recorded$/);
  const rulebook = await gameOf('summer-pavilion')?.rulebook('en');
  if (!rulebook) throw new Error('No rulebook');
  const nameOf = (seat: string) => seat;
  const since = live.match.log.length - 1;
  const standingsOf = () => live.standings;
  const amountsOf = () => [];
  const said = { rulebook, nameOf, hidesTotals: false, standingsOf, amountsOf };
  expect(lastHeard(live.match, since, said)).toMatch(/; .+ \+\d+, now \d+$/);
  expect(lastHeard(live.match, since, { ...said, hidesTotals: true })).toMatch(/: \S[^;]*$/);
});

/** Whoever sits first had three points too few. */
const correction = (live: AtTable['live']) =>
  ({ type: 'correct', seat: live.seats[0]?.id ?? '', points: 3, reason: 'slip' }) as const;

it('says an act put in between, and not the last one, also taken back and told again', async () => {
  const { live, move } = await atPlacement();
  live.tell(move);
  const last = (await heard(/\. Recorded$/)).textContent;
  const before = live.match.acts.last()?.entry ?? '';
  live.take({ type: 'tell', act: correction(live), before });
  const between = (await heard(/by hand.*\. Recorded$/)).textContent;
  expect(between).not.toContain(last.slice(0, last.indexOf(';')));
  live.undo();
  expect(await heard(/^Taken back: .*by hand/)).toBeInTheDocument();
  live.redo();
  expect(await heard(between)).toBeInTheDocument();
});

it('says all that was told before the disk answered', async () => {
  const { live, move } = await atPlacement();
  live.take({ type: 'tell', act: correction(live) });
  live.tell(move);
  expect(await heard(/by hand.*\. .* on .*; .+ \+\d+, now \d+\. Recorded$/)).toBeInTheDocument();
});

it('says the same words twice in other elements, so that both are heard', async () => {
  const { live, move } = await atPlacement();
  live.tell(move);
  const first = await heard(/\. Recorded$/);
  live.undo();
  await heard(/^Taken back/);
  live.tell(move);
  const again = await heard(first.textContent);
  await vi.waitFor(() => {
    expect(first).not.toBeInTheDocument();
  });
  expect(again).toBeInTheDocument();
});

it('of a move amended in the middle of the match only that it is recorded', async () => {
  const { live, move } = await atPlacement();
  live.tell(move);
  await heard(/\. Recorded$/);
  const [first] = live.match.acts.toArray();
  if (!first || first.act.type !== 'move') throw new Error('No act');
  live.amend(first.entry, first.act);
  expect(await heard(m.match_recorded())).toBeInTheDocument();
});

it('what is taken back is seen for a moment too, and a change further back is called one', async () => {
  const seen = () => document.querySelector('.taken-back')?.textContent;
  const { live, move } = await atPlacement();
  live.tell(move);
  await heard(/\. Recorded$/);
  expect(seen()).toBeUndefined();
  live.undo();
  await heard(/^Taken back/);
  expect(seen()).toMatch(/^Taken back: \S.* on .* now \d+$/);
  live.tell(move);
  await heard(/: \S.* on .*; .+ \+\d+, now \d+\. Recorded$/);
  expect(seen()).toBeUndefined();
  const [first] = live.match.acts.toArray();
  if (!first || first.act.type !== 'move') throw new Error('No act');
  live.amend(first.entry, first.act);
  await heard(m.match_recorded());
  live.undo();
  await heard(/^A change is taken back\. Recorded/);
  expect(seen()).toBe('A change is taken back');
});

it('says that the table let a move stand, and why', async () => {
  const golden = 'amended-corrected-overruled';
  const text = readFileSync(`tests/games/summer-pavilion/golden/${golden}.json`, 'utf8');
  const { entries } = JSON.parse(text) as { entries: { told: { act?: { type: string } } }[] };
  const at = entries.findIndex(({ told }) => told.act?.type === 'overrule');
  const { live } = await tableAt('summer-pavilion', golden, () => at + 1);
  const rulebook = await gameOf('summer-pavilion')?.rulebook('en');
  if (!rulebook) throw new Error('No rulebook');
  const nameOf = (seat: string) => seat;
  const said = { rulebook, nameOf, hidesTotals: false, standingsOf: () => [], amountsOf: () => [] };
  expect(lastHeard(live.match, at, said)).toContain('Let stand by the table: ');
});
