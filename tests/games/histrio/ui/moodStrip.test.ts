// The King's mood in one line under the plaque: where that says the mood already, the scale has the whole line.
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import MoodStrip from '../../../../src/lib/games/histrio/ui/match/MoodStrip.svelte';
import { resolving } from '../positions.ts';
import { standing, words } from './scenes.ts';

const MOOD = /^(comedy|tragedy) \d+$/i;

it('is seen once where the plaque says it, and heard in both places', async () => {
  const { state, seats } = standing(resolving({ level: 'scorekeeper' }));
  const props = { state, seats, words, onopen: vi.fn() };
  const { rerender } = render(MoodStrip, props);
  expect(screen.getByText(MOOD)).toBeInTheDocument();
  await rerender({ ...props, isSaidAbove: true });
  expect(screen.queryByText(MOOD)).not.toBeInTheDocument();
  expect(screen.getByRole('button')).toHaveAccessibleName(/(comedy|tragedy) \d/i);
});
