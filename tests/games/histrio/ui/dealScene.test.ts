// The keys of the deal: with a known box each says how many are left, and a kind that is used up can be told all the same.
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/lib/games/histrio/rules/moves.ts';
import DealScene from '../../../../src/lib/games/histrio/ui/match/DealScene.svelte';
import { dealing } from '../positions.ts';
import { button, standing, tap, words } from './scenes.ts';

function lay(known?: Readonly<Record<string, number>>) {
  const ontell = vi.fn<(move: Move) => void>();
  const { cards } = standing(dealing({ dealt: { C1: 3, B2: 1, 'A:Ox': 1 } })).state;
  if (!cards) throw new Error('no cards');
  render(DealScene, { cards, known, acrobats: ['Ox', 'Goat'], words, ontell });
  return ontell;
}

it('says how many are left of each kind, none included, and of bonuses too', async () => {
  const ontell = lay({ C1: 3, C2: 4, B2: 3, B4: 1, 'A:Ox': 1, 'A:Goat': 1 });
  expect(button('Comedian 2: 4')).toHaveTextContent('4');
  expect(button('bonus of 2 ecus: 2')).toBeVisible();
  expect(button('bonus of 1 ecu: 0')).toHaveClass('gone');
  await tap('Acrobats');
  expect(button('Ox: 0')).toHaveClass('gone');
  expect(button('Goat')).not.toHaveClass('gone');
  await tap('Comedian 1: 0');
  expect(ontell).toHaveBeenCalledExactlyOnceWith({ type: 'deal', city: 1, card: 'C1' });
});

it('counts nothing while the box is unknown', () => {
  lay();
  expect(button('Comedian 1')).not.toHaveClass('gone');
  expect(screen.queryByText('0')).toBeNull();
});
