// What lies before everyone, read aloud and seen: programs, arena, pieces, tokens and awards.
import { render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Holdings from '../../../../src/lib/games/colosseum/ui/match/Holdings.svelte';
import SeatDetails from '../../../../src/lib/games/colosseum/ui/match/SeatDetails.svelte';
import { lying, type Lying } from '../tables.ts';
import { standing } from './audienceScenes.ts';

const ANN = {
  programs: [4, 7],
  produced: [7],
  tickets: 2,
  loge: true,
  tokens: { lion: 3, joker: 1 },
};

function rowOfAnn(told: Lying) {
  const { state, seats, words } = standing(lying({ ann: ANN, ...told }));
  render(Holdings, { state, seats, words });
  return within(screen.getAllByRole('listitem')[0] ?? document.body);
}

it('says programs, what of them was produced, arena, pieces, tokens and awards of each', () => {
  const row = rowOfAnn({});
  for (const text of [
    'program 4, Race of Janus',
    'program 7, The Last of the Samnites, produced',
    'arena of 2 squares',
    'loge',
    '2 season tickets',
    '3 lions',
    '1 Joker',
    '★',
  ])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(row.queryByText(/podium/)).not.toBeInTheDocument();
});

it('names the programs where tokens are not told', () => {
  const row = rowOfAnn({ level: 'scorekeeper', ann: { programs: [4] } });
  expect(row.getByText('Race of Janus')).toBeInTheDocument();
  expect(row.queryByText('none')).not.toBeInTheDocument();
});

it('in the room a scene leaves, whoever is at it stands first and the others follow clockwise', () => {
  const { state, seats, words } = standing(lying({ level: 'scorekeeper' }));
  render(Holdings, { state, seats, words, from: 'bo' });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent.trim());
  for (const [at, name] of ['Bo', 'Cy', 'Ann'].entries()) expect(rows[at]).toContain(name);
});

it('the sheet of a seat has its arena and each kind of piece as an item, so that no number runs into another', () => {
  const { table, state, words } = standing(lying({ ann: { tickets: 2 } }));
  render(SeatDetails, { table, state, seat: 'ann', words, isOpen: false, ontell: vi.fn() });
  const items = screen.getAllByRole('listitem').map((item) => item.textContent.trim());
  expect(items).toEqual(
    expect.arrayContaining(['arena of 2 squares', '2 season tickets', '0 podiums', '0 medals']),
  );
});
