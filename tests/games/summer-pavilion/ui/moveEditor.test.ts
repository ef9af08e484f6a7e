// A move told again begins as it was told: what was said of the supply, what was picked, who took the token, how many were kept.
import { cleanup, render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameOf } from '../../../../src/lib/games/registry.ts';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import type { Move } from '../../../../src/lib/games/summer-pavilion/rules/moves.ts';
import { rulesOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import MoveEditor from '../../../../src/lib/games/summer-pavilion/ui/MoveEditor.svelte';
import { m } from '../../../../src/lib/paraglide/messages.js';
import { tableAt } from '../../../support/atTable.ts';
import { closeAll } from '../../../support/db.ts';
import { acquiring, EARNED, placing } from '../positions.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(closeAll);

/** The editor of a move, on a table that lies like this before it. */
async function edit(setup: ReturnType<typeof placing>, move: Move | undefined) {
  const { live } = await tableAt('summer-pavilion', '2-coloured-referee', () => 0);
  cleanup();
  const card = gameOf('summer-pavilion');
  const rulebook = await card?.rulebook('en');
  const begun = rulesOf(LATEST).begin(setup);
  if (!card || !rulebook || !begun.allowed) throw new Error('No table');
  const ontell = vi.fn<(move: unknown) => void>();
  const ways = { live, card, rulebook, move, before: begun.state, ontell };
  render(MoveEditor, { ...ways, nameOf: (seat: string) => seat });
  return ontell;
}

const tap = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('colours of the supply', async () => {
  const move = { type: 'fillSupply', tiles: { red: 2, blue: 1 } } as const;
  const ontell = await edit(placing({ supply: { known: {}, unknown: 10 } }), move);
  await tap(m.sp_note_supply({ count: 3 }));
  expect(ontell).toHaveBeenLastCalledWith(move);
  await tap(m.sp_pick_again());
  await tap(/^green/i);
  await tap(m.sp_note_supply({ count: 1 }));
  expect(ontell).toHaveBeenLastCalledWith({ type: 'fillSupply', tiles: { green: 1 } });
});

const OWED = placing({
  rulings: { 'supply-too-small': 'rest-is-owed' },
  supply: { known: { red: 5, blue: 5 }, unknown: 0 },
  ann: { hand: { red: 1 } },
  bo: { hand: { red: 1 }, owed: 1, board: EARNED },
});

it('tiles that were owed', async () => {
  const ontell = await edit(OWED, { type: 'takeOwed', seat: 'bo', pick: { red: 1 } });
  await tap(m.sp_pick_again());
  await tap(/^blue/i);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'takeOwed', seat: 'bo', pick: { blue: 1 } });
});

it('tiles that were owed, where nobody told of them', async () => {
  const ontell = await edit(OWED, undefined);
  await tap(/^blue/i);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'takeOwed', seat: 'bo', pick: { blue: 1 } });
});

it('who took the token, and with how many tiles', async () => {
  const lying = acquiring({ level: 'scorekeeper' });
  const ontell = await edit(lying, { type: 'takeToken', seat: 'bo', tiles: 12 });
  expect(await screen.findByRole('button', { name: '12', pressed: true })).toBeVisible();
  await tap('3');
  expect(ontell).toHaveBeenLastCalledWith({ type: 'takeToken', seat: 'bo', tiles: 3 });
});

it('how many tiles were left by a pass, and how many of them were kept', async () => {
  const lying = placing({ level: 'scorekeeper', ann: { total: 40 } });
  const ontell = await edit(lying, { type: 'pass', seat: 'ann', kept: 1, lost: 5 });
  expect(await screen.findByText(m.sp_how_many_kept())).toBeVisible();
  expect(await screen.findByRole('button', { name: /^1/, pressed: true })).toBeVisible();
  await tap(/^2/);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'pass', seat: 'ann', kept: 2, lost: 4 });
  await tap(m.sheet_back());
  await tap(m.sheet_back());
  await tap(/^3/);
  expect(ontell).toHaveBeenLastCalledWith({ type: 'pass', seat: 'ann', kept: 3, lost: 0 });
  cleanup();
  await edit(lying, { type: 'pass', seat: 'ann', kept: 4, lost: 3 });
  expect(await screen.findByRole('button', { name: /^7/, pressed: true })).toBeVisible();
});
