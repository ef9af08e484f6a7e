// Inside a match a clause lists the moves in which it mattered; outside it lists none.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ClauseNote from '../../src/lib/ui/ClauseNote.svelte';
import ClauseInMatch from '../support/ClauseInMatch.svelte';
import { closeAll } from '../support/db.ts';
import { eventually } from '../support/eventually.ts';
import { toyProps, toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

const listed = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('a clause inside a match', () => {
  it('says whose moves it mattered in, when, and what it brought, newest first', async () => {
    const { live, tell } = await toyTable('a1 b3');
    render(ClauseInMatch, { clause: 'toy.add.points', live, ...toyProps });
    expect(screen.getByText('In this match')).toBeVisible();
    expect(listed()).toEqual(['Борис adds 3 No. 2 · lap 1 +3', 'Ann adds 1 No. 1 · lap 1 +1']);
    tell('c2');
    await eventually(() => expect(listed()).toHaveLength(3));
  });

  it('folds many moves', async () => {
    const { live } = await toyTable('a1 b1 c1 a1');
    render(ClauseInMatch, { clause: 'toy.add.points', live, ...toyProps });
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: /4 moves/ }));
    expect(listed()).toHaveLength(4);
  });

  it('says nothing of a match it did not matter in, and of none', async () => {
    const { live } = await toyTable('a1');
    render(ClauseInMatch, { clause: 'toy.race.over', live, ...toyProps });
    render(ClauseNote, { clause: 'toy.add.points', ...toyProps });
    expect(screen.queryByText('In this match')).toBeNull();
  });

  it('leads to each move in the history where it is read outside the table', async () => {
    const { live } = await toyTable('a1 b3');
    const leaveFor = vi.fn<(entry: string) => void>();
    const outside = {
      mattering: new Map([['toy.add.points', 2]] as const),
      href: '#match',
      leaveFor,
    };
    render(ClauseInMatch, { clause: 'toy.add.points', live, outside, ...toyProps });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /2 moves/ }));
    const [newest] = screen.getAllByRole('link', { name: /adds/ });
    if (newest === undefined) throw new Error('No link');
    expect(newest).toHaveAttribute('href', '#match');
    await user.click(newest);
    expect(leaveFor.mock.calls).toEqual([[live.match.acts.at(1)?.entry]]);
  });
});
