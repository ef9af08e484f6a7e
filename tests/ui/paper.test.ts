// On paper stands the whole sheet of a match instead of the screen: who won and why, ranks, categories and every line.
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { stateOf } from '../../src/lib/referee/match.ts';
import { atTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';

afterEach(closeAll);

const paper = () => document.querySelector<HTMLElement>('.paper');

describe.each([
  [
    'histrio',
    '3-scorekeeper-kept',
    'closeFestival',
    1,
    'Cy wins',
    'Whoever has the most ecus wins.',
  ],
  ['summer-pavilion', '3-grey-referee', 'scoreGoals', 0, 'Cy wins', undefined],
] as const)('%s', (slug, golden, last, skip, verdict, why) => {
  it('prints the result without a key, and the screen is back afterwards', async () => {
    const { live, move } = await atTable(slug, golden, last, skip);
    live.tell(move);
    expect(live.rules.isOver(stateOf(live.match))).toBe(true);
    const courses = () => document.querySelectorAll('.course path.points');
    await waitFor(() => {
      expect(courses()).toHaveLength(3);
    });
    await fireEvent(window, new Event('beforeprint'));
    const sheet = within(paper() ?? document.createElement('div'));
    expect(sheet.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(verdict);
    if (why !== undefined) expect(sheet.getByText(why)).toBeInTheDocument();
    const columns = sheet.getAllByRole('columnheader', { hidden: true });
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Ann', 'Bo', 'Cy']);
    const shown = live.lines.map(({ points }) => points);
    expect(paper()?.querySelectorAll('section li')).toHaveLength(shown.length);
    expect(sheet.queryByRole('button', { hidden: true })).toBeNull();
    expect(paper()?.querySelectorAll('figure path.points')).toHaveLength(3);
    expect(document.querySelector('.frame')).toHaveClass('printed');
    await fireEvent(window, new Event('afterprint'));
    expect(paper()).toBeNull();
    expect(document.querySelector('.frame')).not.toHaveClass('printed');
  });
});

it('a running match prints where it stands, and says of nobody that they have won', async () => {
  await atTable('summer-pavilion', '3-grey-referee', 'scoreGoals');
  await fireEvent(window, new Event('beforeprint'));
  expect(paper()?.querySelectorAll('ol li')).toHaveLength(3);
  expect(screen.queryByRole('heading', { level: 1, hidden: true, name: /wins/ })).toBeNull();
});

it('what a table keeps to itself until the end stays off the paper', async () => {
  const { live } = await atTable('histrio', '3-scorekeeper-kept', 'closeFestival', 1);
  live.settle({ 'histrio.ruling.money-secret': 'hidden' }, 'we hide it');
  await tick();
  await fireEvent(window, new Event('beforeprint'));
  expect(paper()).toBeNull();
});
