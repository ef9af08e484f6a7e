// A city that was chosen although its card is used: the table has said so once, and at the reveal only the reason is asked.
import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeAll } from '../../../support/db.ts';
import { atTable } from '../../../support/atTable.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function tap(name: string | RegExp) {
  await userEvent.click(button(name));
  await tick();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(closeAll);

it('histrio.travel.card-must-be-in-hand: what was chosen all the same is not refused again, its reason is asked', async () => {
  const { live } = await atTable('histrio', '3-referee-chameleon', 'travel', 1);
  await tap(/^City 1[.:]/);
  await tap('Choose it all the same');
  await tap(/^City 8[.:]/);
  await tap(/^City 5[.:]/);
  expect(screen.queryByRole('button', { name: 'We play it anyway' })).toBeNull();
  await tap('agreed at the table');
  await tap('Let it stand');
  expect(live.state).toMatchObject({ seats: [{ to: [1] }, { to: [8] }, { to: [5] }] });
});

it('histrio.travel.card-must-be-in-hand: chosen anew and in hand, nothing of it is asked', async () => {
  const { live } = await atTable('histrio', '3-referee-chameleon', 'travel', 1);
  await tap(/^City 1[.:]/);
  await tap('Choose it all the same');
  await tap(/^City 8[.:]/);
  await tap(/^Undo/);
  await tap(/^Undo/);
  await tap(/^City 2[.:]/);
  await tap(/^City 8[.:]/);
  await tap(/^City 5[.:]/);
  expect(live.state).toMatchObject({ seats: [{ to: [2] }, { to: [8] }, { to: [5] }] });
});
