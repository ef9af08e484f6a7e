// The second colours of two players: four sets, no two of one colour.
import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import SetupOptions from '../../../../src/lib/games/histrio/ui/SetupOptions.svelte';
import {
  coloursIn,
  freeLooks,
  friendOf,
  soundColours,
} from '../../../../src/lib/games/histrio/ui/friendlyColours.ts';
import { SITTING } from './table.ts';
import { CARD, PLAIN_RULEBOOK } from './words.ts';

const pair = SITTING.slice(0, 2);
const [ann] = SITTING;

it('proposes colours that nobody plays with', () => {
  expect(freeLooks(pair).map(({ colour }) => colour)).toEqual(['seat-3', 'seat-4', 'seat-5']);
  expect(soundColours(pair, {})).toEqual({ ann: 'seat-3', bo: 'seat-4' });
});

it('gives the latest wish its way, and nobody the same colour', () => {
  expect(soundColours(pair, { ann: 'seat-5' })).toEqual({ ann: 'seat-5', bo: 'seat-3' });
  expect(soundColours(pair, { ann: 'seat-5', bo: 'seat-5' })).toEqual({
    ann: 'seat-3',
    bo: 'seat-5',
  });
  expect(soundColours(pair, { ann: 'seat-1', cy: 'seat-4' })).toEqual({
    ann: 'seat-3',
    bo: 'seat-4',
  });
});

it('whoever chooses again takes the colour from the other one too', async () => {
  const onchange = vi.fn();
  render(SetupOptions, {
    seats: pair,
    firstSeat: 'ann',
    level: 'referee',
    options: { friendlyColours: { ann: 'seat-3', bo: 'seat-4' } },
    position: undefined,
    houseRulings: {},
    card: CARD,
    rulebook: PLAIN_RULEBOOK,
    onchange,
    onposition: vi.fn(),
  });
  const [ofAnn] = screen.getAllByRole('group', { name: /Ann/ });
  const [, taken] = within(ofAnn ?? document.body).getAllByRole('button');
  await userEvent.click(taken ?? document.body);
  expect(taken).toHaveAttribute('aria-pressed', 'true');
  expect(onchange).toHaveBeenLastCalledWith(
    expect.objectContaining({ friendlyColours: { ann: 'seat-4', bo: 'seat-3' } }),
  );
});

it('draws the friendly troupe in the colour that was told', () => {
  if (ann === undefined) throw new Error('Nobody sits there');
  const colours = coloursIn({ friendlyColours: { ann: 'seat-5' } });
  expect(friendOf(ann, colours)).toMatchObject({ name: 'Ann', colour: 'seat-5', symbol: 'drop' });
  expect(friendOf(ann, coloursIn({}))).toEqual(ann);
  expect(coloursIn('garbage')).toBeUndefined();
});
