// A city is called by its number and, where this copy's owners gave one, by its name.
import { cleanup, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { loadRulebook } from '../../../../src/lib/games/histrio/rulebook/rulebook.ts';
import { withCities } from '../../../../src/lib/games/histrio/ui/cityNames.ts';
import CityBoard from '../../../../src/lib/games/histrio/ui/match/CityBoard.svelte';
import NamedCities from './NamedCities.svelte';
import { button, words } from './scenes.ts';

const board = { cities: [['C3'], []], words, oncity: vi.fn<(city: number) => void>() };

it('number and name, and the number alone where there is none', () => {
  render(NamedCities, { names: ['Lyon', ''], board });
  expect(button('City 1 (Lyon). comedian 3')).toBeInTheDocument();
  expect(button(/^City 2\. /)).toBeInTheDocument();
  expect(screen.getByText('Lyon')).toBeInTheDocument();
});

it('outside a match nobody has to share names', () => {
  render(CityBoard, board);
  expect(button('City 1. comedian 3')).toBeInTheDocument();
});

it('a small phone leaves out the cities without a caravel only where none is to be named', () => {
  render(CityBoard, { ...board, now: 1 });
  expect(screen.getByRole('list', { name: 'Cities' })).not.toHaveClass('visited');
  cleanup();
  render(CityBoard, { ...board, now: 1, oncity: undefined });
  expect(screen.getByRole('list', { name: 'Cities' })).toHaveClass('visited');
});

it.each([
  [
    'en',
    'city 1 (Lyon) resolved',
    'Ann city 2, Bo cities 1 (Lyon) and 3',
    'Choose city 1 (Lyon) or 2.',
  ],
  [
    'ru',
    'город 1 (Lyon) разыгран',
    'Ann — город 2, Bo — города 1 (Lyon) и 3',
    'Выберите город 1 (Lyon) или 2.',
  ],
  [
    'es',
    'ciudad 1 (Lyon) resuelta',
    'Ann, ciudad 2; Bo, ciudades 1 (Lyon) y 3',
    'Se puede elegir la ciudad 1 (Lyon) o 2.',
  ],
] as const)(
  'the history and the refusals call a city by its name too, %s',
  async (lang, resolved, going, instead) => {
    const rulebook = await loadRulebook(lang);
    const nameOf = (seat: string) => (seat === 'ann' ? 'Ann' : 'Bo');
    const names = withCities(nameOf, (city) => (city === 1 ? '1 (Lyon)' : `${city}`));
    const resolve = { type: 'resolve', city: 1 };
    expect(plain(rulebook.moveText(resolve, names, undefined))).toBe(resolved);
    expect(plain(rulebook.moveText(resolve, nameOf, undefined))).toBe(
      resolved.replace(' (Lyon)', ''),
    );
    const travel = { type: 'travel', to: { ann: [2], bo: [1, 3] } };
    expect(plain(rulebook.moveText(travel, names, undefined))).toBe(going);
    const used = {
      clause: 'histrio.travel.card-must-be-in-hand' as const,
      facts: { seats: [{ seat: 'ann', cities: [3], hand: [1, 2] }] },
    };
    expect(plain(rulebook.refusalText(used, names).instead)).toBe(instead);
  },
);

/** Without the spaces that keep a number on its line. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
