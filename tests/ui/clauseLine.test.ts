// What the rules have said opens to the clauses it rests on, at every table and in every tool.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ClauseId } from '../../src/lib/referee/ruling.ts';
import LineInBook from '../support/LineInBook.svelte';
import { toyCard, toyRulebook } from '../support/toyTable.ts';

function show(clause: ClauseId, also: readonly ClauseId[] = []) {
  const book = { rulebook: toyRulebook, card: toyCard };
  render(LineInBook, { ruled: { clause, also }, sentence: 'Three are too many.', ...book });
  return userEvent.setup();
}

it('opens to its clause and to those that had a part in it, each once', async () => {
  const user = show('toy.add.range', ['toy.turn.order', 'toy.turn.order', 'toy.add.range']);
  expect(screen.queryByText('A turn adds 1 to 3 points.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Three are too many.' }));
  expect(screen.getByText('A turn adds 1 to 3 points.')).toBeVisible();
  expect(screen.getAllByText('Seats take turns clockwise.')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/toy/rules/#add.range');
});

it('is a sentence alone where the table itself has decided', () => {
  show('table.log.finished');
  expect(screen.getByText('Three are too many.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
