// The festival without a match: troupes told by taps, ecus by line, both moods side by side.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import FestivalTool from '../../../../src/lib/games/histrio/ui/FestivalTool.svelte';
import { CARD, PLAIN_RULEBOOK } from './words.ts';

const openTool = () => render(FestivalTool, { card: CARD, rulebook: PLAIN_RULEBOOK });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => userEvent.click(button(name));
const seat = (place: number) => button(new RegExp(`^Player ${place}: .* at this festival$`));

async function tapAll(...names: readonly (string | RegExp)[]) {
  for (const name of names) await tap(name);
}

/** Ecus under comedy and under tragedy. */
function sharesOf(player: string): (string | null)[] {
  const row = screen.getByRole('rowheader', { name: player }).closest('tr');
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
}

/** The printed example of the rulebook: Valera and Ippolit. */
async function tellExample() {
  await tap('2');
  await tapAll(/^Comedian 3/, /^Comedian 3/, 'Comedian 2', 'Tragedian 1', 'Tragedian 2');
  await tap('Request played: none');
  await fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '4' } });
  await tap('Next: Player 2');
  await tapAll(/^Comedian 1/, /^Comedian 1/, /^Comedian 2/, /^Comedian 2/);
  await tapAll('Tragedian 1', /^Tragedian 2/, /^Tragedian 2/);
}

beforeEach(() => {
  localStorage.clear();
});

it('the sides of a troupe are heard together, experience apart from cards', async () => {
  openTool();
  await tapAll(/^Comedian 3/, 'Comedian 2');
  const sides = screen.getByRole('img', { name: 'Comedians' }).closest('[aria-live]');
  expect(sides).toHaveAttribute('aria-atomic', 'true');
  expect(sides).toHaveTextContent(/^5, 2 cards.*0, 0 cards$/);
});

it('the printed example: 13 and 7, and what tragedy would have given', async () => {
  openTool();
  await tellExample();
  expect(seat(1)).toHaveAccessibleName('Player 1: 13 ecus at this festival');
  expect(seat(2)).toHaveAccessibleName('Player 2: 7 ecus at this festival');
  expect(sharesOf('Player 1')).toEqual(['13', '6']);
  expect(sharesOf('Player 2')).toEqual(['7', '3']);
  await tap('Tragedy');
  expect(seat(1)).toHaveAccessibleName('Player 1: 6 ecus at this festival');
});

it('every line opens to its clause', async () => {
  openTool();
  await tellExample();
  await userEvent.click(seat(1));
  const best = button(/^histrio\.festival\.best-show-double/);
  expect(best).toHaveTextContent('+3');
  await userEvent.click(best);
  expect(screen.getByText('Words of histrio.festival.best-show-double')).toBeInTheDocument();
});

it('season 2 pays 5, and the request of season 1 again', async () => {
  openTool();
  expect(screen.queryByText('Request of season 1, again')).toBeNull();
  await tapAll('Season 2', 'Comedian 5', 'Request of season 1, again: none');
  await tap('Request of season 1, again: one more');
  expect(seat(1)).toHaveAccessibleName('Player 1: 12 ecus at this festival');
  await tap('Request of season 1, again: none');
  expect(seat(1)).toHaveAccessibleName('Player 1: 11 ecus at this festival');
});

it('the Chameleon takes the side that its owner names', async () => {
  openTool();
  const key = () => button(/^Chameleon/);
  await userEvent.click(key());
  expect(key()).toHaveTextContent('as the King wishes');
  expect(sharesOf('Player 1')).toEqual(['6', '6']);
  await userEvent.click(key());
  expect(sharesOf('Player 1')).toEqual(['6', '0']);
  await userEvent.click(key());
  expect(sharesOf('Player 1')).toEqual(['0', '6']);
  await userEvent.click(key());
  expect(sharesOf('Player 1')).toEqual(['0', '0']);
});

it('each of several Chameleons counts, on the side that is named for all, and they go together', async () => {
  openTool();
  const key = () => button(/^Chameleon/);
  expect(screen.queryByRole('button', { name: '+1 Chameleon' })).toBeNull();
  await userEvent.click(key());
  await tapAll('+1 Chameleon', 'Tragedian 1');
  expect(key()).toHaveTextContent('Chameleon × 2: as the King wishes');
  expect(sharesOf('Player 1')).toEqual(['6', '7']);
  await userEvent.click(key());
  expect(sharesOf('Player 1')).toEqual(['6', '1']);
  for (let tap = 0; tap < 2; tap += 1) await userEvent.click(key());
  expect(key()).toHaveTextContent('Chameleon: none');
  await userEvent.click(key());
  expect(key()).toHaveTextContent('Chameleon: as the King wishes');
});

it('takes a card away again, by the minus and by undo', async () => {
  openTool();
  await tapAll('Comedian 4', /Take away/, 'Comedian 4: 1');
  expect(button('Comedian 4')).toBeInTheDocument();
  await tap('Undo');
  expect(button('Comedian 4: 1')).toBeInTheDocument();
});

it('a reload loses nothing', async () => {
  const { unmount } = openTool();
  await tellExample();
  unmount();
  openTool();
  expect(sharesOf('Player 1')).toEqual(['13', '6']);
  await tap('Empty all troupes');
  expect(sharesOf('Player 1')).toEqual(['0', '0']);
});

it('a request books nothing before it is told what it paid', async () => {
  openTool();
  await tap('Request played: none');
  expect(screen.getByRole('spinbutton', { name: 'Request played' })).toHaveValue(null);
  expect(seat(1)).toHaveAccessibleName(/: 0 ecus at this festival$/);
  await tap('Request played: none');
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

it('while nobody has played, what is told is told for nobody: stand-ins are not kept as names', async () => {
  openTool();
  await tap(/^Comedian 3/);
  await waitFor(() => {
    expect(localStorage.length).toBeGreaterThan(0);
  });
  const kept = Object.keys(localStorage).map((key) => localStorage.getItem(key));
  expect(kept.join()).toContain('troupes');
  expect(kept.join()).not.toContain('Player 1');
});
