// The coins in hand, where a die is taken: a key that opens to all that came and went.
import { screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { closeAll } from '../../../support/db.ts';
import { atTable } from '../../../support/atTable.ts';

afterEach(closeAll);

it('the coins in hand open to what came and went, to the coin', async () => {
  const { live } = await atTable('magnificent', '4-referee-tie', 'takeDie', 20);
  const { seats } = live.state as {
    readonly seats: readonly { readonly seat: string; readonly coins: number }[];
  };
  const coins = seats.find(({ seat }) => seat === live.steps[0]?.seat)?.coins;
  await userEvent.click(await screen.findByRole('button', { name: /^Coins in hand \d+ coins?$/ }));
  const sheet = screen.getByRole('dialog', { name: 'Coins in hand' });
  const totals = within(sheet)
    .getAllByText(/^total /)
    .map(({ textContent }) => Number(textContent.replace(/\D/g, '')));
  expect(totals.length).toBeGreaterThan(1);
  expect(totals.at(-1)).toBe(coins);
});
