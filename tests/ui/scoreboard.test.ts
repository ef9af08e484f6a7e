// The scoreboard, for any game: what the match says, and the ways back.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '../../src/lib/paraglide/messages.js';
import Scoreboard from '../../src/lib/ui/Scoreboard.svelte';
import { tableAt } from '../support/atTable.ts';
import { closeAll } from '../support/db.ts';
import { toyTable } from '../support/toyTable.ts';

// jsdom draws dialogs, but opens none.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(closeAll);

async function open(moves: string, winners: readonly string[] = []) {
  const { live } = await toyTable(moves);
  const onclose = vi.fn<() => void>();
  const plaque = createRawSnippet(() => ({ render: () => '<h1>Round 2</h1>' }));
  const [step] = live.steps;
  const { seats, standings } = live;
  render(Scoreboard, { seats, standings, winners, turn: step?.seat, plaque, onclose });
  return { user: userEvent.setup(), onclose };
}

const seats = () =>
  within(screen.getByRole('dialog', { name: 'Scoreboard' }))
    .getAllByRole('listitem')
    .map((seat) => seat.textContent.replace(/\s+/g, ' ').trim());

it("shows the game's own plaque, every seat with its total, and whose turn it is", async () => {
  await open('a3 b2');
  expect(screen.getByRole('heading', { name: 'Round 2' })).toBeVisible();
  expect(seats()).toEqual([
    expect.stringMatching(/^Ann ?3$/),
    expect.stringMatching(/^Борис ?2$/),
    expect.stringMatching(/^Cleo ?0$/),
  ]);
  expect(document.querySelector('[aria-current=true]')).toHaveTextContent('Cleo');
});

it('shows how long each has had the turn, where the table wants to see it', async () => {
  const { live } = await toyTable('a3');
  const plaque = createRawSnippet(() => ({ render: () => '<h1>Round 2</h1>' }));
  const { seats: shown, standings } = live;
  const times = { taken: new Map([['a', 90_000]]) };
  const props = { seats: shown, standings, winners: [], plaque, onclose: () => undefined };
  render(Scoreboard, { ...props, times });
  expect(seats()[0]).toContain('1:30');
  expect(seats()[1]).toContain('0:00');
});

it('names the winners', async () => {
  await open('a3 b2', ['a']);
  expect(seats()[0]).toMatch(/wins/);
  expect(seats().slice(1).join()).not.toMatch(/wins/);
});

it('says of each who shares the victory that it is shared', async () => {
  await open('a3 b3', ['a', 'b']);
  for (const seat of seats().slice(0, 2)) expect(seat).toMatch(/shares the victory/);
  expect(seats()[2]).not.toMatch(/victory/);
});

it('is left by a tap anywhere', async () => {
  const { user, onclose } = await open('a3');
  await user.click(screen.getByText('Ann'));
  expect(onclose).toHaveBeenCalledOnce();
});

it('is left by its key', async () => {
  const { user, onclose } = await open('a3');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onclose).toHaveBeenCalledOnce();
});

it('of a finished match shows what was kept, as its result does', async () => {
  const { live } = await tableAt('colosseum', '3-scorekeeper', (all) => all);
  const [first, ...others] = live.seats.map(({ id }) => id).reverse();
  const ranks = [
    { seat: first ?? '', rank: 1, total: 777 },
    ...others.map((seat) => ({ seat, rank: 2, total: 7 })),
  ];
  const stamp = { lines: [], rulesetVersion: 1, finishedAt: '2026-03-01T22:00:00+01:00' };
  vi.spyOn(live, 'result', 'get').mockReturnValue({ ranks, ...stamp });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: m.match_menu() }));
  await user.click(screen.getByRole('button', { name: m.match_scoreboard() }));
  expect(seats().filter((seat) => seat.includes('wins'))).toEqual([expect.stringContaining('777')]);
});
