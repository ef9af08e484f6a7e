// The words of every game: each clause, ruling, column and phase is told in each language, and nothing else is.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import type { rulebookOf } from '../../src/lib/games/rulebookOf.ts';
import { LOCALES, type Locale } from '../../src/lib/referee/game.ts';

type Words = Parameters<typeof rulebookOf>[1];

const FOLDER = '../../src/lib/games';
const WORDS = {
  en: import.meta.glob<Words>('../../src/lib/games/*/rulebook/en.ts', { import: 'en' }),
  ru: import.meta.glob<Words>('../../src/lib/games/*/rulebook/ru.ts', { import: 'ru' }),
  es: import.meta.glob<Words>('../../src/lib/games/*/rulebook/es.ts', { import: 'es' }),
};
const LOADERS = import.meta.glob<(locale: Locale) => Promise<Words>>(
  '../../src/lib/games/*/rulebook/rulebook.ts',
  { import: 'loadWords' },
);

const BOOKS = await Promise.all(
  GAMES.flatMap((card) =>
    LOCALES.map(async (locale) => {
      const words = await WORDS[locale][`${FOLDER}/${card.slug}/rulebook/${locale}.ts`]?.();
      if (words === undefined) throw new Error(`${card.slug} has no words in ${locale}`);
      const { categories } = await card.rules();
      const contents = await card.contents();
      return { slug: card.slug, locale, words, categories, contents, card };
    }),
  ),
);

const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id).sort();

describe.each(BOOKS)('$slug in $locale', ({ slug, locale, words, categories, contents, card }) => {
  const { clauses, rulings, houseRulings } = contents;

  it('comes when it is asked for', async () => {
    const rulebook = await card.rulebook(locale);
    expect(rulebook.locale).toBe(locale);
    expect(rulebook.phases).toBe(words.phases);
    expect(rulebook.categories).toBe(words.categories);
    const load = await LOADERS[`${FOLDER}/${slug}/rulebook/rulebook.ts`]?.();
    expect(await load?.(locale)).toBe(words);
  });

  it('every clause has a text of its own, and nothing else has', () => {
    expect(Object.keys(words.clauses).sort()).toEqual(idsOf(clauses));
    const texts = Object.values(words.clauses);
    for (const text of texts) expect(text).toMatch(/\S.*\.$/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('who begins is said by a clause, but where nobody does', () => {
    if (card.turns === 'together') expect(card.first).toBeUndefined();
    else expect(clauses.map(({ id }) => id)).toContain(card.first?.clause);
  });

  it('every amount that the rules count has a word of its own', () => {
    const names = Object.values(words.amounts ?? {});
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/\S/);
  });

  it('every clause stands under a heading and in a phase with a title, and no phase is empty', () => {
    expect(clauses.filter(({ heading }) => heading === '')).toEqual([]);
    expect(new Set(clauses.map(({ phase }) => phase))).toEqual(new Set(Object.keys(words.phases)));
  });

  it('the chapters come in the same order as in every language', () => {
    const other = BOOKS.find((book) => book.slug === slug);
    expect(Object.keys(words.phases)).toEqual(Object.keys(other?.words.phases ?? {}));
  });

  it('every sentence belongs to a clause of the rulebook', () => {
    const cited = [words.refusals, words.effects, words.checklist].flatMap(Object.keys);
    expect(idsOf(clauses)).toEqual(expect.arrayContaining(cited));
  });

  it('every column of the score sheet has a name', () =>
    expect(Object.keys(words.categories).sort()).toEqual(idsOf(categories)));

  it('every ruling settles clauses of the rulebook and is told in full', () => {
    for (const ruling of rulings)
      expect(idsOf(clauses)).toEqual(expect.arrayContaining([...ruling.clauses]));
    expect(new Set(idsOf(rulings)).size).toBe(rulings.length);
    expect(Object.keys(words.rulings).sort()).toEqual(idsOf(rulings));
    for (const { question, why, evidence } of Object.values(words.rulings)) {
      expect(question).toMatch(/\?$/);
      expect(why).toMatch(/\.$/);
      expect(evidence.length).toBeGreaterThan(0);
    }
  });

  it('its readings are those a table may choose from, each told otherwise', () => {
    for (const { id } of rulings) {
      const house = houseRulings.find((ruling) => ruling.id === id);
      const readings = words.rulings[id]?.readings ?? {};
      expect(Object.keys(readings).sort(), id).toEqual([...(house?.readings ?? ['ruling'])].sort());
      expect(new Set(Object.values(readings)).size, id).toBe(Object.keys(readings).length);
      for (const text of Object.values(readings)) expect(text, id).toMatch(/\.$/);
    }
  });

  it('what a table may settle is as sure here as in the ruleset', () => {
    for (const { id, confidence } of houseRulings)
      expect(rulings).toContainEqual(expect.objectContaining({ id, confidence }));
  });
});
