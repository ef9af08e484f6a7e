// Names in narrow places: their words, and where a long one may break.
import { expect, it } from 'vitest';
import { isShort, longestPart, partsOf, softened } from '../../src/lib/ui/seatNames.ts';

it('a name breaks between its words, and behind a hyphen', () => {
  expect(partsOf('Ann')).toEqual(['Ann']);
  expect(partsOf('Maximiliano  José')).toEqual(['Maximiliano', 'José']);
  expect(partsOf('Анна-Мария')).toEqual(['Анна-', 'Мария']);
});

it('the longest word decides how small a name is drawn', () => {
  expect(longestPart('Maximiliano José')).toBe(11);
  expect(longestPart('')).toBe(0);
});

it('a name is short when each of its words is', () => {
  expect(isShort('Виталий')).toBe(true);
  expect(isShort('Ana de Paz')).toBe(true);
  expect(isShort('Ann Константин')).toBe(false);
});

it.each([
  ['Екатерина', 'Екате\u00ADрина'],
  ['Александра', 'Алекса\u00ADндра'],
  ['Maximiliano', 'Maximi\u00ADliano'],
  ['Brrrrrrrrr', 'Brrrr\u00ADrrrrr'],
])('%s may break near its middle', (word, broken) => {
  expect(softened(word)).toBe(broken);
});

it('a short word never breaks', () => {
  expect(softened('Cy')).toBe('Cy');
  expect(softened('Виталий')).toBe('Виталий');
});
