// The theatre, looked at in the middle of a match: it says no more than the table has told.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { HistrioSetup } from '../../../../src/lib/games/histrio/rules/fresh.ts';
import TheatreSheet from '../../../../src/lib/games/histrio/ui/match/TheatreSheet.svelte';
import { resolving, travelling } from '../positions.ts';
import { book, standing, words } from './scenes.ts';

const FROM_CARDS = ['The festival if it were now', 'Who can still go where'];

function look(setup: HistrioSetup) {
  const shown = standing(setup);
  render(TheatreSheet, { ...shown, ...book, words, managers: [], nameOf: (id: string) => id });
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
}

it('foretells the festival and who can still go where while the cards are told', () => {
  expect(look(travelling({}))).toEqual(expect.arrayContaining(FROM_CARDS));
});

it('its tables are called as the headlines over them, and a column by its city', () => {
  look(travelling({}));
  const tables = screen.getAllByRole('table').map((table) => table.ariaLabel);
  expect(tables).toEqual(FROM_CARDS);
  expect(screen.getByRole('columnheader', { name: 'City 1' })).toBeInTheDocument();
});

it('says nothing of the cards where the score alone is kept, only of the mood, the stage and the season', () => {
  expect(look(resolving({ level: 'scorekeeper', ann: { stage: 2 } }))).toEqual(['The season']);
  expect(screen.getByText(/Managers on stage/)).toHaveTextContent('Ann 2');
});
