// The thumb zone: a key that goes away with its tap leaves the keyboard at the one beside it.
import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import { atTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

it('redoing the last step leaves the focus at undo; while there is more to redo it stays', async () => {
  const table = await atTable('colosseum', '3-scorekeeper', 'open');
  table.live.undo();
  table.live.undo();
  await tick();
  const redo = screen.getByRole('button', { name: m.match_redo() });
  await userEvent.click(redo);
  expect(redo).toHaveFocus();
  await userEvent.click(redo);
  expect(redo).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: m.match_undo() })).toHaveFocus();
});
