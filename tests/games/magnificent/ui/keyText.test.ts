// The words of the key under the thumb: two lines at most, whatever the names are.
import { expect, it } from 'vitest';
import { keyText } from '../../../../src/lib/games/magnificent/ui/keyText.ts';

it('a text that fits is shown as it is', () => {
  expect(keyText('Maximiliana: 60 puntos por 20 monedas', ['Maximiliana', 'Cy'])).toBe(
    'Maximiliana: 60 puntos por 20 monedas',
  );
});

it('only the name is cut, and no more of it than needed', () => {
  const long = 'Maximiliana von und zu Hohenstein';
  expect(keyText(`${long}: 60 puntos por 20 monedas`, ['Cy', long])).toBe(
    'Maximiliana von und…: 60 puntos por 20 monedas',
  );
});

it('a beginning of the name is always left, and a short name is never cut', () => {
  const text = 'x'.repeat(60);
  expect(keyText(`Bartholomew ${text}`, ['Bartholomew'])).toBe(`Bart… ${text}`);
  expect(keyText(`Anna ${text}`, ['Anna'])).toBe(`Anna ${text}`);
});
