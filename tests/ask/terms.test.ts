// From what people type to what is compared.
import { describe, expect, it } from 'vitest';
import { termsOf } from '../../src/lib/ask/terms.ts';

describe('terms', () => {
  it.each([
    ['en', 'the TILES', 'a tile'],
    ['en', 'passing', 'he passes'],
    ['ru', 'плитками', 'плитка'],
    ['ru', 'ещё подсчёт', 'подсчета'],
    ['ru', 'Три ЗВЕЗДЫ', '3 звезда'],
    ['es', 'puntuación', 'PUNTUACION'],
    ['es', 'los comodines', 'comodines'],
    ['es', 'ofrecio', 'ofrecer'],
    ['es', 'movió', 'muevo'],
    ['ru', 'заберу', 'взяла'],
    ['en', 'hidden', 'he hides'],
    ['ru', 'щас трачу', 'сейчас потратил'],
    ['es', 'doy', 'dado'],
  ] as const)('%s: “%s” is “%s”', async (locale, one, other) => {
    const terms = await termsOf(locale, []);
    expect(terms.of(one)).toEqual(terms.of(other));
    expect(terms.of(one)).not.toEqual([]);
  });

  it('keeps й apart from и: they are two letters', async () => {
    const terms = await termsOf('ru', []);
    expect(terms.of('йод')).not.toEqual(terms.of('иод'));
  });

  it('leaves out what is said for grammar’s sake, and signs', async () => {
    const terms = await termsOf('en', []);
    expect(terms.of('can I do that?!')).toEqual([]);
    expect(terms.of('')).toEqual([]);
  });

  it('gives one term to words that mean the same in this game, in any of their forms', async () => {
    const terms = await termsOf('en', [['display', 'factory', 'saucer']]);
    expect(terms.of('factories')).toEqual(terms.of('the saucers'));
    expect(terms.of('factories')).not.toEqual(terms.of('windows'));
  });

  it('joins a game’s words to those that mean the same in the language', async () => {
    const terms = await termsOf('en', [['coin', 'doubloon']]);
    expect(terms.of('doubloons')).toEqual(terms.of('money'));
  });

  it('keeps words in their order, each as often as it is said', async () => {
    const terms = await termsOf('en', []);
    expect(terms.of('red tile, blue tile')).toEqual(['red', 'tile', 'blue', 'tile']);
  });
});
