// Names in sentences, and in narrow places: their words, and where a long one may break.
import { expect, it } from 'vitest';
import {
  isShort,
  lettersInTwo,
  longestPart,
  nameIn,
  partsOf,
  softened,
} from '../../src/lib/ui/seatNames.ts';

it('a seat is called by its name, and one that nobody knows by its id', () => {
  const seats = [{ id: 'a', name: 'Ann Пётр José 3' }];
  expect(nameIn(seats, 'a')).toBe('Ann Пётр José 3');
  expect(nameIn(seats, 'b')).toBe('b');
});

it.each(['דנה', 'محمد', 'Bo\u202Exyz', '\u{1E900}'])(
  '%s turns nothing of the sentence it stands in',
  (name) => {
    expect(nameIn([{ id: 'a', name }], 'a')).toBe(`\u2068${name}\u2069`);
  },
);

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

it.each([
  ['Cy', 2],
  ['Виталий', 7],
  ['Александра', 7], // Алекса- over ндра
  ['Александр Петров', 9],
  ['', 0],
])('in two lines the longer one of %s has %i letters', (name, letters) => {
  expect(lettersInTwo(name)).toBe(letters);
});
