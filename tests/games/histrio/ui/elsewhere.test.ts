// Who goes elsewhere: what was unfolded stays so until somebody folds it.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Elsewhere from '../../../../src/lib/games/histrio/ui/match/Elsewhere.svelte';
import { resolving } from '../positions.ts';
import { standing, tap, words } from './scenes.ts';

it('whoever takes the last change back keeps the keys under the thumb', async () => {
  const { state, seats } = standing(resolving({ seats: 3, ann: { used: [2], to: [2] } }));
  const shown = { state, seats, words };
  const view = render(Elsewhere, {
    ...shown,
    to: { ann: [5] },
    onchange: (to: Readonly<Record<string, readonly number[]>>) => {
      void view.rerender({ to });
    },
  });
  const folded = screen.getByRole('group', { name: '' });
  expect(folded).toHaveAttribute('open');
  await tap(/^Ann/);
  await tap(/^City 5/);
  await tap(/^City 2/);
  expect(folded).toHaveAttribute('open');
});
