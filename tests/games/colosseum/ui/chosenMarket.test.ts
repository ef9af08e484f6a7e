// The market that somebody is about to put up, at the table of a match: chosen for one seat and one lot.
import { screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { atTable } from '../../../support/atTable.ts';
import { closeAll } from '../../../support/db.ts';

afterEach(closeAll);

const chosen = () => screen.queryByRole('button', { name: /^market 2\b/, pressed: true });

async function chooseOne() {
  const table = await atTable('colosseum', '3-scorekeeper', 'open');
  await userEvent.click(screen.getByRole('button', { name: /^market 2\b/ }));
  expect(chosen()).toBeInTheDocument();
  return table;
}

it('is still chosen after somebody has cashed a medal', async () => {
  const { live } = await chooseOne();
  const seat = live.seats[1]?.id;
  expect(
    live.overrule({ type: 'takeMedal', seat, from: 'special-event' }, [], 'given').accepted,
  ).toBe(true);
  expect(live.tell({ type: 'cashMedals', seat, medals: 1 }).accepted).toBe(true);
  await expect.poll(chosen).toBeInTheDocument();
});

it('is let go with the move that puts it up', async () => {
  const { live, move } = await chooseOne();
  expect(live.tell(move).accepted).toBe(true);
  await expect.poll(chosen).not.toBeInTheDocument();
});
