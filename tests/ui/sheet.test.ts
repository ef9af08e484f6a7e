// The sheet: subtotals that open to lines, lines that open to move and clause, and all seats side by side.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import ScoreSheet from '../../src/lib/ui/ScoreSheet.svelte';
import SheetTable from '../../src/lib/ui/SheetTable.svelte';
import { closeAll } from '../support/db.ts';
import { toyRules } from '../support/toyGame.ts';
import { toyProps, toyTable } from '../support/toyTable.ts';

afterEach(closeAll);

const button = (name: RegExp | string) => screen.getByRole('button', { name });

describe("a seat's sheet", () => {
  it('shows its total, and a subtotal for each category', async () => {
    const { live } = await toyTable('a1 b2 c3 a3 b1');
    render(ScoreSheet, { live, module: toyRules, seat: 'a', ...toyProps });
    expect(button('Added +4')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total 4');
  });

  it('has the same sign as the table where a category has no line', async () => {
    const { live } = await toyTable('a1');
    const { container } = render(ScoreSheet, { live, module: toyRules, seat: 'b', ...toyProps });
    expect(container.querySelector('.none')).toHaveTextContent(/^Added –$/);
    const props = { live, module: toyRules, seats: live.seats, ...toyProps };
    const table = render(SheetTable, props).container;
    expect(table.querySelector('.none')).toHaveTextContent(/^–$/);
    for (const sign of screen.getAllByText('–')) expect(sign).toHaveAccessibleName('nothing');
  });

  it('opens a category to its lines with the running total, and a line to its move and clause', async () => {
    const user = userEvent.setup();
    const { live } = await toyTable('a1 b2 c3 a3');
    render(ScoreSheet, { live, module: toyRules, seat: 'a', ...toyProps });
    await user.click(button('Added +4'));
    expect(button(/^\+1 1 added total 1/)).toBeVisible();
    await user.click(button(/^\+3 3 added total 4/));
    expect(screen.getByText('Ann: adds 3')).toBeVisible();
    expect(screen.getByText('No. 4, told at 20:00')).toBeVisible();
    expect(screen.getByText('What is added counts.')).toBeVisible();
  });

  it('shows a correction with its reason as a decision of the table', async () => {
    const user = userEvent.setup();
    const { live } = await toyTable('a3');
    live.correct('a', -2, 'we counted wrong');
    render(ScoreSheet, { live, module: toyRules, seat: 'a', ...toyProps });
    await user.click(button('By the table −2'));
    expect(screen.getByText('Ann: total set by hand, −2')).toBeVisible();
  });

  it('opens a lone line with its category, and the rulebook is one tap away', async () => {
    const user = userEvent.setup();
    const { live } = await toyTable('a3');
    render(ScoreSheet, { live, module: toyRules, seat: 'a', ...toyProps });
    await user.click(button('Added +3'));
    expect(button(/^\+3 3 added/)).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Ann: adds 3')).toBeVisible();
    const way = screen.getByRole('link', { name: 'Open the rulebook here' });
    expect(way).toHaveAttribute('href', '/toy/rules/#add.points');
  });

  it('follows what is told while it is open', async () => {
    const { live, tell } = await toyTable('a1');
    render(ScoreSheet, { live, module: toyRules, seat: 'a', ...toyProps });
    tell('b1 c1 a2');
    expect(await screen.findByRole('button', { name: 'Added +3' })).toBeVisible();
  });
});

describe('all seats side by side', () => {
  async function show(moves: string) {
    const { live } = await toyTable(moves);
    render(SheetTable, {
      live,
      module: toyRules,
      seats: live.seats,
      rulebook: toyProps.rulebook,
      card: toyProps.card,
    });
    return live;
  }

  it('is a table by category with the totals at its foot', async () => {
    await show('a1 b2 c3');
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent.trim());
    expect(rows.map(cellsOf)).toEqual([
      ['', 'Ann', 'Борис', 'Cleo'],
      ['Added', '+1', '+2', '+3'],
      ['Total', '1', '2', '3'],
    ]);
  });

  it('marks the winner only when the match is over', async () => {
    await show('a1 b2 c3');
    expect(screen.queryByText('wins')).toBeNull();
    await show('a1 b2 c3 a1 b2 c3 a1 b2 c3 a1 b2 c1');
    expect(screen.getByText('wins').closest('[role=cell]')).toHaveTextContent('10');
  });

  it('opens the lines behind a number in place, and closes them again', async () => {
    const user = userEvent.setup();
    await show('a1 b2 c3 a3');
    const number = within(screen.getByRole('row', { name: /^Added/ })).getByRole('button', {
      name: '+4',
    });
    await user.click(number);
    expect(number).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Ann · Added')).toBeVisible();
    expect(button(/^\+3 3 added/)).toBeVisible();
    await user.click(number);
    expect(screen.queryByText('Ann · Added')).toBeNull();
  });
});
