// The thumb zone: a key that goes away with its tap leaves the keyboard at what is asked, never at the key beside it.
import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import { atTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

it('redoing the last step leaves the focus at what is asked, not at undo; while there is more to redo it stays', async () => {
  const table = await atTable('colosseum', '3-scorekeeper', 'open');
  table.live.undo();
  table.live.undo();
  await tick();
  const redo = screen.getByRole('button', { name: m.match_redo() });
  await userEvent.click(redo);
  expect(redo).toHaveFocus();
  await userEvent.click(redo);
  expect(redo).not.toBeInTheDocument();
  expect(document.activeElement).toBe(screen.getByRole('main').querySelector('h2'));
});

it('a step that cannot be taken back or redone says why', async () => {
  const { live } = await atTable('colosseum', '3-scorekeeper', 'open');
  live.undo();
  await tick();
  const full = { clause: 'table.log.full', facts: { entries: 50_000 }, firm: true } as const;
  vi.spyOn(live, 'take').mockReturnValue({ accepted: false, refusal: full });
  for (const name of [m.match_undo(), m.match_redo()]) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('is full');
    await userEvent.click(screen.getByRole('button', { name: m.refusal_close() }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  }
});

it('a tap that was taken back is said no longer once something is told', async () => {
  await atTable('colosseum', '3-scorekeeper', 'open');
  const tap = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  await tap(/^market 1/);
  await tap(m.match_undo());
  expect(await screen.findByText(m.match_tap_undone())).toBeInTheDocument();
  await tap(m.co_not_open());
  expect(screen.queryByText(m.match_tap_undone())).toBeNull();
});
