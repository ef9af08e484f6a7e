// Notes of a tool that were told for other people.
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import LeftOfOthers from '../../../../src/lib/games/histrio/ui/LeftOfOthers.svelte';

const shown = (told: readonly string[] | undefined, now: readonly string[]) => {
  const onanew = vi.fn();
  render(LeftOfOthers, { told, now, onanew });
  return onanew;
};

it('are named as theirs, with a key to begin anew', async () => {
  const onanew = shown(['Ann', 'Bo'], ['Cy', 'Dee', 'Eve']);
  expect(screen.getByText('Left from a table with Ann and Bo.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Begin anew' }));
  expect(onanew).toHaveBeenCalledOnce();
});

it.each([
  ['the same people', ['Ann', 'Bo'], ['Ann', 'Bo']],
  ['one more of them', ['Ann', 'Bo'], ['Ann', 'Bo', 'Cy']],
  ['nothing told', undefined, ['Ann']],
] as const)('says nothing with %s', (_, told, now) => {
  shown(told, now);
  expect(screen.queryByRole('button')).toBeNull();
});
