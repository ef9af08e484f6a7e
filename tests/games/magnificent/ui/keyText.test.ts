// The words of the key under the thumb: two lines at most, whatever the names are.
import { expect, it } from 'vitest';
import { bound, keyText, lettersInTwo } from '../../../../src/lib/games/magnificent/ui/keyText.ts';

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

it('a number is never torn from its word, and a long word makes both lines longer', () => {
  expect(bound('Tomar transparente 4, viajar, monedas +3')).toBe(
    'Tomar transparente\u00a04, viajar, monedas\u00a0+3',
  );
  expect(lettersInTwo('Tomar verde')).toBe(10);
  expect(lettersInTwo(bound('Tomar transparente 4, viajar'))).toBe(42);
  expect(lettersInTwo('Pagar')).toBe(10);
});
