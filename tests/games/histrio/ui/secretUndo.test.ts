// Undo while the choices are secret: it takes back the choice sealed last, shows nothing of it, and touches no move before.
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
/** The row of a choice, not the seat in the strip. */
const rowOf = (name: string) => {
  const rows = screen.getByRole('group', { name: 'Travel' });
  return [...rows.querySelectorAll('button')].find((row) => row.textContent.includes(name));
};

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

async function sealTwo() {
  const at = await atTable('histrio', '3-referee-chameleon', 'travel');
  await tap('Seal the choices one by one');
  await tap('For Ann only');
  await tap(/^City 1[.:]/);
  await tap('For Bo only');
  await tap(/^City 4[.:]/);
  return at;
}

it('takes back the last choice, and redo brings it again', async () => {
  const { live } = await sealTwo();
  const told = live.match.log.length;
  await tap(/^Undo/);
  expect(live.match.log.length, 'no move is undone').toBe(told);
  expect(rowOf('Ann')).toHaveTextContent('✓');
  expect(rowOf('Bo')).toHaveTextContent('·');
  expect(button('For Bo only')).toBeInTheDocument();
  await tap(/^Undo/);
  expect(rowOf('Ann')).toHaveTextContent('·');
  await tap(/^Redo/);
  await tap(/^Redo/);
  expect(rowOf('Ann')).toHaveTextContent('✓');
  expect(rowOf('Bo')).toHaveTextContent('✓');
  await tap('For Cy only');
  await tap(/^City 2[.:]/);
  await tap('Reveal');
  expect(live.state).toMatchObject({ seats: [{ to: [1] }, { to: [4] }, { to: [2] }] });
});

it('goes on to the move before it only then, and what was sealed before stands when that comes again', async () => {
  const { live } = await sealTwo();
  const told = live.match.log.length;
  await live.takeBack();
  await tick();
  await live.bringBack();
  await tick();
  expect(rowOf('Bo')).toHaveTextContent('✓');
  await tap('For Cy only');
  await tap(/^City 2[.:]/);
  await tap(/^Undo/);
  expect(rowOf('Ann')).toHaveTextContent('✓');
  expect(rowOf('Bo')).toHaveTextContent('✓');
  expect(rowOf('Cy')).toHaveTextContent('·');
  await tap(/^Undo/);
  expect(live.match.log.length, 'the deal is undone').toBe(told + 3);
  await tap(/^Redo/);
  expect(rowOf('Bo')).toHaveTextContent('✓');
});

it('the page left and opened again goes on sealed, all of it one step', async () => {
  const { again } = await sealTwo();
  const { live } = await again();
  const told = live.match.log.length;
  expect(button('For Cy only')).toBeInTheDocument();
  await tap(/^Undo/);
  expect(live.match.log.length, 'no move is undone').toBe(told);
  expect(rowOf('Bo')).toHaveTextContent('·');
  await tap(/^Redo/);
  expect(rowOf('Ann')).toHaveTextContent('✓');
  expect(rowOf('Bo')).toHaveTextContent('✓');
});
