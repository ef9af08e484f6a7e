// What the table agrees on while a move is tried leaves the scene that waits behind as it was; a move, or its undo, lays a new one.
import { screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { atTable } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

const scene = () => screen.getByRole('main').querySelector(':scope > :not([hidden])');

it.each([
  ['colosseum', 'invest'],
  ['colosseum', 'trade'],
  ['magnificent', 'pay'],
] as const)('at the table of %s, where it is about to %s', async (slug, type) => {
  const { live, move } = await atTable(slug, '3-scorekeeper', type);
  const before = scene();
  expect(before).not.toBeNull();
  expect(live.settle({}, 'may I?\nYou may.').accepted).toBe(true);
  await tick();
  expect(scene()).toBe(before);
  live.undo();
  await tick();
  expect(scene()).toBe(before);

  expect(live.tell(move).accepted).toBe(true);
  await tick();
  live.undo();
  await tick();
  expect(scene()).not.toBe(before);
});
