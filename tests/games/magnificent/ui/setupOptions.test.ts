// Set-up of The Magnificent: which boards are asked for, and what the match is begun with.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { magnificent } from '../../../../src/lib/games/magnificent/game.ts';
import { loadRulebook } from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import SetupOptions from '../../../../src/lib/games/magnificent/ui/SetupOptions.svelte';
import type { HouseRulings, TrackingLevel } from '../../../../src/lib/referee/rules.ts';
import { SEAT_LOOKS } from '../../../../src/lib/referee/looks.ts';

const rulebook = await loadRulebook('en');

function open(level: TrackingLevel, count = 2, houseRulings: HouseRulings = {}) {
  const onchange = vi.fn<(options: unknown) => void>();
  render(SetupOptions, {
    seats: SEAT_LOOKS.slice(0, count).map((look, at) => ({
      id: `s${at}`,
      name: `N${at}`,
      ...look,
    })),
    firstSeat: 's0',
    level,
    options: undefined,
    position: undefined,
    houseRulings,
    card: magnificent,
    rulebook,
    onchange,
    onposition: () => undefined,
  });
  return () => onchange.mock.lastCall?.[0];
}

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const boardsOf = (name: string) => screen.queryByRole('group', { name: new RegExp(name) });

it('magnificent.variant.choose-board-side: sides are told at either level, for their coins differ', async () => {
  const options = open('scorekeeper');
  expect(boardsOf('N0')).toBeNull();
  await tap(/^Not the first/);
  const group = boardsOf('N0');
  if (group === null) throw new Error('no boards are asked for');
  await fireEvent.click(within(group).getByRole('button', { name: 'II' }));
  await fireEvent.click(within(group).getByRole('button', { name: 'Side B' }));
  expect(options()).toMatchObject({ boards: { s0: { board: 'II', side: 'B' } } });
  // In the first game every board lies on side A.
  await tap(/^First/);
  expect(boardsOf('N0')).toBeNull();
  expect(options()).not.toHaveProperty('boards');
});

it('magnificent.variant.board-side-differences: what side B gives is read out right here', async () => {
  const options = open('scorekeeper');
  await tap(/^Not the first/);
  const group = within(boardsOf('N0') ?? document.body);
  await fireEvent.click(group.getByRole('button', { name: 'III' }));
  expect(screen.queryByRole('button', { name: /^Read out what side B/ })).toBeNull();
  await fireEvent.click(group.getByRole('button', { name: 'Side B' }));
  await fireEvent.click(
    await screen.findByRole('button', { name: 'Read out what side B of board III gives' }),
  );
  const sheet = within(screen.getByRole('dialog'));
  for (const name of ['Coins', 'Trainers', 'Tents'])
    await fireEvent.change(sheet.getByRole('spinbutton', { name }), { target: { value: '2' } });
  await fireEvent.click(sheet.getByRole('button', { name: 'No gems' }));
  await fireEvent.click(sheet.getByRole('button', { name: 'Keep' }));
  await waitFor(() => {
    expect(options()).toMatchObject({
      boards: { s0: { board: 'III', side: 'B' } },
      copy: { boards: [{ board: 'III', side: 'B', goods: { coins: 2, trainers: 2 } }] },
    });
  });
  expect(screen.queryByRole('button', { name: /^Read out what side B/ })).toBeNull();
});

it('a board that another seat has is swapped or handed over, and it is said', async () => {
  const options = open('referee');
  const keyOf = (name: string, board: string) =>
    within(boardsOf(name) ?? document.body).getByRole('button', { name: board });
  await fireEvent.click(keyOf('N0', 'II'));
  await fireEvent.click(keyOf('N1', 'II'));
  expect(screen.getByText('Board II is now with N1; N0 has none told.')).toBeVisible();
  await fireEvent.click(keyOf('N0', 'I'));
  await fireEvent.click(keyOf('N0', 'II'));
  expect(screen.getByText('N0 and N1 have swapped boards.')).toBeVisible();
  expect(options()).toMatchObject({ boards: { s0: { board: 'II' }, s1: { board: 'I' } } });
});

it('magnificent.setup.random-player-board: a referee is told the boards in the first game too', async () => {
  const options = open('referee');
  const group = boardsOf('N1');
  if (group === null) throw new Error('no boards are asked for');
  await fireEvent.click(within(group).getByRole('button', { name: 'IV' }));
  expect(options()).toMatchObject({ boards: { s1: { board: 'IV', side: 'A' } } });
});

it('solo-numbered-cards: the list goes by what the table has settled', async () => {
  open('scorekeeper', 1);
  await fireEvent.click(await screen.findByRole('button', { name: 'What to lay out' }));
  const aside = 'Put the 16 master cards with a numeral aside';
  expect(await screen.findByText(/56 master cards make the deck/)).toBeInTheDocument();
  expect(screen.queryByText(aside)).toBeNull();
});

it('solo-numbered-cards: set-aside', async () => {
  open('scorekeeper', 1, { 'magnificent.ruling.solo-numbered-cards': 'set-aside' });
  await fireEvent.click(await screen.findByRole('button', { name: 'What to lay out' }));
  expect(
    await screen.findByText('Put the 16 master cards with a numeral aside'),
  ).toBeInTheDocument();
});
