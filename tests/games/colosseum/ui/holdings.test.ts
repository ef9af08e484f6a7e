// What lies before everyone, read aloud and seen: programs, arena, pieces, tokens and awards.
import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Holdings from '../../../../src/lib/games/colosseum/ui/match/Holdings.svelte';
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
