// Colosseum's part of the set-up: arenas as they lie on the players' own board.
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import SetupOptions from '../../../../src/lib/games/colosseum/ui/SetupOptions.svelte';
import type { TrackingLevel } from '../../../../src/lib/referee/rules.ts';
import { card, more, rulebook, tap } from './audienceScenes.ts';

const seats = ['ann', 'bo', 'cy'].map((id) => ({
  id,
  name: id,
  colour: 'red',
  symbol: 'circle',
}));

function openOptions(level: TrackingLevel) {
  const onchange = vi.fn<(options: unknown) => void>();
  render(SetupOptions, {
    ...{ seats, firstSeat: 'bo', level, card, rulebook, onchange },
    ...{ options: {}, position: undefined, houseRulings: {}, onposition: () => undefined },
  });
  return onchange;
}

it('the first square of an arena is told where the board has it elsewhere, and untold when it is as printed', async () => {
  const onchange = openOptions('referee');
  await tap('Arenas on your board');
  // Bo is first, so his arena is the first one clockwise from the Emperor.
  expect(screen.getByRole('spinbutton', { name: 'bo' })).toHaveValue(8);
  await more('bo');
  expect(onchange).toHaveBeenLastCalledWith({
    auctions: 'base',
    ring: 'kept',
    arenas: { bo: 9 },
  });
  await tap('bo: one less');
  expect(onchange).toHaveBeenLastCalledWith({ auctions: 'base', ring: 'kept' });
});

it('nobody is asked for squares where the ring is not kept', async () => {
  const onchange = openOptions('referee');
  await tap('Arenas on your board');
  await more('bo');
  await tap(/^On the board only/);
  expect(screen.queryByText('Arenas on your board')).toBeNull();
  expect(onchange).toHaveBeenLastCalledWith({ auctions: 'base', ring: 'told' });
});
