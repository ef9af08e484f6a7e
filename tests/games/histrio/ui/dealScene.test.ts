// The keys of the deal: with a known box each says how many are left, and a kind that is used up can be told all the same.
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/lib/games/histrio/rules/moves.ts';
import DealScene from '../../../../src/lib/games/histrio/ui/match/DealScene.svelte';
import OverCount from '../../../../src/lib/games/histrio/ui/match/OverCount.svelte';
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

it('histrio.component.encounter-cards: more cards of a kind than the copy holds are said, and not refused', () => {
  const laid = dealing({ dealt: { C1: 4, B1: 2 }, dealing: 3, cities: { 1: ['C1'], 2: ['B1'] } });
  const { cards } = standing(laid).state;
  if (!cards) throw new Error('no cards');
  const { unmount } = render(OverCount, { cards, known: { C1: 3, B1: 2 }, words });
  expect(screen.getByRole('status')).toHaveTextContent(
    /^comedian 1: 4 have come, and your copy holds 3\./,
  );
  unmount();
  render(OverCount, { cards, known: undefined, words });
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});
