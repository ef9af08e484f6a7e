// For ears alone: what was understood and what it gave, once it stands on the disk.
import { screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gameOf } from '../../src/lib/games/registry.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import { lastHeard } from '../../src/lib/ui/lastHeard.ts';
import { atTable, type AtTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

const heard = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status]' });

/** A tile laid in the golden match: who, what, what it gave. */
async function atPlacement(): Promise<AtTable> {
  return atTable('summer-pavilion', '2-grey-scorekeeper', 'place', 2);
}

it('says nothing of the match it was opened with', async () => {
  await atPlacement();
  expect(await heard(m.match_recorded())).toBeInTheDocument();
});

it('says who did what and what it gave, what was taken back, and it again', async () => {
  const { live, move } = await atPlacement();
  live.tell(move);
  const told = await heard(/: \S.* on .*; .+ \+\d+\. Recorded$/);
  const what = told.textContent;
  live.undo();
  const act = what.slice(0, what.indexOf(';'));
  expect(await heard(`${m.match_taken_back({ what: act })}. Recorded`)).toBeInTheDocument();
  live.redo();
  expect(await heard(what)).toBeInTheDocument();
});

it('says no points where the table keeps its totals to itself', async () => {
  const { live, move } = await atPlacement();
  live.tell(move);
  await heard(/\. Recorded$/);
  const rulebook = await gameOf('summer-pavilion')?.rulebook('en');
  if (!rulebook) throw new Error('No rulebook');
  const nameOf = (seat: string) => seat;
  expect(lastHeard(live.match, rulebook, nameOf)).toMatch(/; .+ \+\d+$/);
  expect(lastHeard(live.match, rulebook, nameOf, true)).toMatch(/: \S[^;]*$/);
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
