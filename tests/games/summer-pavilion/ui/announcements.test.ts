// What is called out over the board: a sentence that goes on after a name, short enough to cover no space of the board.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { loadRulebook } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import Announcements from '../../../../src/lib/games/summer-pavilion/ui/Announcements.svelte';

it('pass.no-tiles: goes on after the name, in a line', async () => {
  const effects = [
    { clause: 'summer-pavilion.pass.no-tiles', seat: 'bo', facts: { seat: 'bo' } } as const,
  ];
  render(Announcements, { effects, rulebook: await loadRulebook('en'), nameOf: () => 'Boris' });
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Boris: passes, no tiles left$/);
});
