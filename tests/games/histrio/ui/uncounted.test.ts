// Coins that are counted at the very end: until then the app says no total, and does not pretend to know one.
import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeAll } from '../../../support/db.ts';
import { atTable } from '../../../support/atTable.ts';

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
  expect(sheet.getByRole('button', { name: 'Mend the name' })).toBeInTheDocument();
});
