// A city is called by its number and, where this copy's owners gave one, by its name.
import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
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
