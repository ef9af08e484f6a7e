// What the tent spaces of the board give: bonuses told one by one.
import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadWords } from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import TentSpacesEditor from '../../../../src/lib/games/magnificent/ui/copy/TentSpacesEditor.svelte';
import { button, tap } from './refereeScenes.ts';

const words = await loadWords('en');

it('what a tent space gives is added by a tap each, a second one makes it more, and a number says how many', async () => {
  const onkeep = vi.fn().mockReturnValue(true);
  render(TentSpacesEditor, { words, spaces: [[], [], [], []], isRead: true, onkeep });
  const [first] = screen.getAllByRole('button', { name: /^Add a bonus/ });
  await userEvent.click(first ?? document.body);
  await tap('1 coin');
  await tap('1 point');
  await tap('1 point');
  await tap('3');
  expect(button('1 coin')).toHaveAttribute('aria-pressed', 'true');
  await tap('Keep');
  expect(onkeep).toHaveBeenCalledExactlyOnceWith([
    [
      { kind: 'coins', count: 1 },
      { kind: 'points', count: 3 },
    ],
    [],
    [],
    [],
  ]);
});
