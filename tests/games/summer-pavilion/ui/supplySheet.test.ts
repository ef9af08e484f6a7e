// The sheet of the supply, the bag and the tower, at the table: what it says of the next round, where there is one.
import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { m } from '../../../../src/lib/paraglide/messages.js';
import { tableAt } from '../../../support/atTable.ts';
import { closeAll } from '../../../support/db.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

/** The golden match has five of its six rounds behind it with this entry. */
const SIX_BEGUN = 140;

async function openSupply(entries: number): Promise<void> {
  await tableAt('summer-pavilion', '2-coloured-referee', () => entries);
  await userEvent.click(await screen.findByRole('button', { name: /^Supply/ }));
  expect(screen.getByRole('dialog', { name: m.sp_tiles_title() })).toBeVisible();
}

it('prep.refill-factories: while rounds are to come the sheet says whether their displays can be filled', async () => {
  await openSupply(30);
  expect(screen.getByText(m.sp_full_round())).toBeVisible();
});

it('goal.six-rounds, prep.after-round-six: in the last round the sheet speaks of no next one', async () => {
  await openSupply(SIX_BEGUN);
  expect(screen.queryByText(m.sp_full_round())).not.toBeInTheDocument();
  expect(screen.queryByText(/next round/i)).not.toBeInTheDocument();
});
