// Sentences whose nouns have to agree with what stands in them, in the language with the most forms.
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../../../src/lib/games/magnificent/rulebook/rulebook.ts';
import { m } from '../../../../src/lib/paraglide/messages.js';

const words = await loadWords('ru');
const ru = { locale: 'ru' } as const;

describe('in Russian', () => {
  it('what a poster or a tent gives stands in the nominative, as coins are counted everywhere', () => {
    const gives = { points: '6 очков', coins: m.mg_coins({ count: 1 }, ru) };
    expect(m.mgm_tent_says({ gem: 'любой самоцвет', ...gives }, ru)).toBe(
      'Шатёр, любой самоцвет; награда: 6 очков, 1 монета',
    );
    expect(m.mgm_poster_says({ tiles: '1 фрагмент', gems: '1 самоцвет', ...gives }, ru)).toBe(
      '1 фрагмент, 1 самоцвет; награда: 6 очков, 1 монета',
    );
  });

  it.each([
    [1, 'участок № 3'],
    [2, 'участки № 3'],
  ])('%i areas that are filled are named as many', (count, text) => {
    expect(m.mg_areas_numbered({ count, areas: '3' }, ru)).toBe(text);
  });

  it.each([
    [1, 'участок лагеря'],
    [2, 'участка лагеря'],
    [5, 'участков лагеря'],
  ])('%i beside a noun that goes with it', (count, text) => {
    expect(m.mg_areas_noun({ count }, ru)).toBe(text);
  });

  it.each([
    [1, 'Ярмарка: выложите 1 карту'],
    [3, 'Ярмарка: выложите 3 карты'],
  ])(
    'without trainer tiles %i cards are laid out: nothing of them has to be named',
    (sets, text) => {
      const facts = { sets, isWithTiles: false, offered: 0, posters: 0, tents: [] };
      expect(words.steps.layOut(facts, '').replaceAll('\u00a0', ' ')).toBe(text);
    },
  );
});
