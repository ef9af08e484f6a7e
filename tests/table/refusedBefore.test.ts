// A refusal outlasts a look at the rulebook and a reload, in its own window and only as long as it is the last thing said.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Teller } from '../../src/lib/table/teller.svelte.ts';
import { movesOf } from '../support/toyMatch.ts';
import { toyTable } from '../support/toyTable.ts';
import { closeAll } from '../support/db.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(closeAll);

async function refused() {
  const { live } = await toyTable('a1');
  const [move] = movesOf('c2');
  if (move === undefined) throw new Error('Nothing to tell');
  const teller = new Teller(live);
  expect(teller.tell(move)).toBe(false);
  return { live, teller, move };
}

it('is shown again by a table that is laid anew', async () => {
  const { live, teller } = await refused();
  expect(new Teller(live).refused).toEqual(teller.refused);
  expect(new Teller(live).refused?.refusal.clause).toBe('toy.turn.order');
});

it('is gone once it was put away, another move was told, or the last one undone', async () => {
  const { live, teller, move } = await refused();
  teller.dismiss();
  expect(new Teller(live).refused).toBeUndefined();
  teller.tell(move);
  for (const next of movesOf('b1')) live.tell(next);
  expect(new Teller(live).refused).toBeUndefined();
  for (const next of movesOf('a1')) teller.tell(next);
  live.undo();
  expect(new Teller(live).refused).toBeUndefined();
});

it('is not shown where another version of the app kept it', async () => {
  const { live } = await refused();
  for (const [key, kept] of Object.entries(sessionStorage))
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...(JSON.parse(String(kept)) as object), version: 'another' }),
    );
  expect(new Teller(live).refused).toBeUndefined();
});

it('is not shown where it cannot be read', async () => {
  const { live } = await refused();
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"told":');
  expect(new Teller(live).refused).toBeUndefined();
});
