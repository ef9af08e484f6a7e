// The keys of all types of tokens.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import AssetKeys from '../../../../src/lib/games/colosseum/ui/AssetKeys.svelte';
import { words } from './audienceScenes.ts';

it('names of one grid are written alike, as large as the longest of them can be', () => {
  render(AssetKeys, {
    label: 'Tokens',
    words,
    assets: ['lion', 'decoration'],
    onasset: () => undefined,
  });
  const grid = screen.getByRole('group', { name: 'Tokens' });
  expect(grid.style.getPropertyValue('--letters')).toBe(String('decoration'.length));
  for (const name of grid.querySelectorAll('.name')) expect(name).not.toHaveAttribute('style');
});
