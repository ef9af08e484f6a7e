// Coins that are counted at the very end: until then the app says no total, and does not pretend to know one.
import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '../../../../src/lib/paraglide/messages.js';
import { summaryOf } from '../../../../src/lib/referee/summary.ts';
import type { LiveMatch } from '../../../../src/lib/table/liveMatch.svelte.ts';
import { closeAll } from '../../../support/db.ts';
import { atTable, tableAt } from '../../../support/atTable.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

it('a seat and its sheet say that nothing is counted yet, and what the festival gave', async () => {
  const { live, move } = await atTable('histrio', '2-scorekeeper-counted', 'closeFestival');
  expect(live.tell(move).accepted).toBe(true);
  const [seat] = await screen.findAllByRole('button', { name: /^Ann: not counted yet\. Sheet/ });
  if (seat === undefined) throw new Error('Ann has no seat');
  expect(seat).not.toHaveTextContent(/\d/);
  await userEvent.click(seat);
  const sheet = within(screen.getByRole('dialog', { name: 'Ann' }));
  expect(sheet.getByText('Counted at the end. Known so far:')).toBeInTheDocument();
  expect(sheet.queryByText('Total')).toBeNull();
  expect(sheet.queryByText('Thefts')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Correct the total' })).toBeNull();
  expect(sheet.getByRole('button', { name: 'Change the name' })).toBeInTheDocument();
});

it('the end shows no course of totals that nobody knew, and calls the difference what it is', async () => {
  await tableAt('histrio', '2-scorekeeper-counted', (all) => all);
  expect(await screen.findByText('The rest, not told before')).toBeInTheDocument();
  expect(screen.queryByText(m.course_title())).toBeNull();
});

it('the end shows how the match went where the purses were kept', async () => {
  await tableAt('histrio', '3-scorekeeper-kept', (all) => all);
  expect(await screen.findByText(m.course_title())).toBeInTheDocument();
});

const totalsOnShelf = ({ rules, match }: Pick<LiveMatch, 'rules' | 'match'>) =>
  summaryOf(rules, match).ranks.map(({ total }) => total);

it('the shelf says no total that is not counted yet, and all of them at the end', async () => {
  const { live, move } = await atTable('histrio', '2-scorekeeper-counted', 'closeFestival');
  expect(live.tell(move).accepted).toBe(true);
  expect(totalsOnShelf(live)).toEqual([]);
  const { live: ended } = await tableAt('histrio', '2-scorekeeper-counted', (all) => all);
  expect(totalsOnShelf(ended)).toHaveLength(2);
});

it('where the money is hidden, shelf and sheet keep it back, and the key that corrects it too', async () => {
  const { live } = await atTable('histrio', '3-scorekeeper-kept', 'closeFestival', 1);
  expect(totalsOnShelf(live)).toHaveLength(3);
  live.settle({ 'histrio.ruling.money-secret': 'hidden' }, 'we hide it');
  await tick();
  expect(totalsOnShelf(live)).toEqual([]);
  const [seat] = screen.getAllByRole('button', { name: /^Ann: total hidden/ });
  if (seat === undefined) throw new Error('Ann has no seat');
  await userEvent.click(seat);
  const sheet = within(screen.getByRole('dialog', { name: 'Ann' }));
  expect(sheet.queryByRole('button', { name: m.match_correct_total() })).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'Show what Ann has' }));
  expect(sheet.getByRole('button', { name: m.match_correct_total() })).toBeInTheDocument();
});
