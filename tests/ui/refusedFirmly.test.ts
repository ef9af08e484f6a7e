// A move that no table can let stand: where the app has something else lying there than the table, that can be told from the refusal.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import MatchSheets from '../../src/lib/ui/MatchSheets.svelte';
import { closeAll } from '../support/db.ts';
import { movesOf } from '../support/toyMatch.ts';
import { toySheets } from '../support/toySheets.ts';
import { toyTable } from '../support/toyTable.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeAll);

async function refused(move: string) {
  const { live } = await toyTable('a3', {}, true);
  const props = await toySheets(live);
  render(MatchSheets, { ...props, open: undefined });
  for (const one of movesOf(move)) props.teller.tell(one);
  await screen.findByRole('alertdialog', { name: m.match_refused() });
  return props.teller;
}

it('leads to the table told as it lies', async () => {
  const teller = await refused('z3');
  await userEvent.click(screen.getByRole('button', { name: m.restate_title() }));
  expect(teller.refused).toBeUndefined();
  expect(screen.getByRole('dialog', { name: m.restate_title() })).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog', { name: m.match_refused() })).toBeNull();
});

it('does not lead there where the table may let the move stand', async () => {
  await refused('c3');
  expect(screen.getByRole('button', { name: m.refusal_overrule() })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: m.restate_title() })).toBeNull();
});
