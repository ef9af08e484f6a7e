// A tile over the camp for ears: where each tap, turn and next place lays it, and what lies under it.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TILE_KINDS } from '../../../../src/lib/games/magnificent/data/kinds.ts';
import { loadWords } from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import CampBoard from '../../../../src/lib/games/magnificent/ui/CampBoard.svelte';
import { placeText } from '../../../../src/lib/games/magnificent/ui/placeText.ts';
import Voice from '../../../../src/lib/ui/Voice.svelte';

const words = await loadWords('en');
const bonuses = [{ cell: 5, bonus: { kind: 'coins', count: 2 } as const }];

it('names the spaces row by row, and the bonuses under them', () => {
  expect(placeText({ width: 4, bonuses }, [6, 1, 5], words)).toBe(
    'row 1, column 2; row 2, columns 2 and 3, 2 coins',
  );
});

it('says what a tap has laid, and the same once more', async () => {
  const voice = render(Voice).container;
  const board = { width: 4, height: 2, areas: [], bonuses };
  let cells: readonly number[] = [];
  const { rerender } = render(CampBoard, {
    ...{ label: 'Camp', words, board, tiles: [], cells },
    ...{ tile: TILE_KINDS[0], adjacency: 'anywhere' as const },
    onchange: (told: readonly number[]) => {
      cells = told;
      void rerender({ cells });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /row 2, column 2/ }));
  await vi.waitFor(() => {
    expect(voice.querySelector('[role=status]')).toHaveTextContent(/^row 2, column 2, 2 coins\. /);
  });
});
