// A move that was undone stands in its scene as it was told: what was wrong is told again, and nothing else.
import { screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeAll } from '../../../support/db.ts';
import { atTable } from '../../../support/atTable.ts';

const tap = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

it.each([
  ['scoreShows', 1, [/^Next: Bo/, 'Count the shows']],
  ['prepareSeason', 0, [/^Ready for season/]],
  ['countPurses', 0, ['Who has won?']],
] as const)('%s', async (type, skip, taps) => {
  const { live, move } = await atTable('histrio', '2-scorekeeper-counted', type, skip);
  expect(live.tell(move).accepted).toBe(true);
  const told = live.state;
  await tick();
  expect((await live.takeBack()).accepted).toBe(true);
  for (const name of taps) await tap(name);
  expect(live.state).toEqual(told);
});
