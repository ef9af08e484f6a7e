// What every game says, in each language: whole with the facts it asks for, short enough for its place, and never at a loss.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { LOCALES, type RulingWords } from '../../src/lib/referee/game.ts';
import {
  evidenceTexts,
  nameOf,
  plain,
  refusalTexts,
  rulingTexts,
  saidTwice,
  type Said,
  type Saying,
} from '../support/said.ts';

const SAYINGS = import.meta.glob<Saying>('../games/*/sentences.ts', { import: 'SAYING' });

const SPEAKING = await Promise.all(
  GAMES.map(async (card) => {
    const { slug } = card;
    const saying = await SAYINGS[`../games/${slug}/sentences.ts`]?.();
    if (saying === undefined) throw new Error(`tests/games/${slug}/sentences.ts is missing`);
    const contents = await card.contents();
    const { clauses } = contents;
    const books = await Promise.all(
      LOCALES.map(async (locale) => {
        const rulebook = await card.rulebook(locale);
        const said = saying.said[locale];
        const rulings = Object.fromEntries(
          contents.rulings.flatMap(({ id }): [string, RulingWords][] => {
            const words = rulebook.rulingWords(id);
            return words === undefined ? [] : [[id, words]];
          }),
        );
        const lines = [...said.effects, ...said.checklist, ...said.steps, ...said.moves];
        /** All but the evidence, which quotes names of other languages. */
        const sentences: readonly Said[] = [
          ...plain('phase', rulebook.phases),
          ...plain('category', rulebook.categories),
          ...clauses.map(({ id }): Said => [id, rulebook.clauseText(id) ?? '']),
          ...said.names,
          ...refusalTexts(said.refusals),
          ...lines,
          ...rulingTexts(rulings),
        ];
        const everything = [...sentences, ...(said.marks ?? []), ...evidenceTexts(rulings)];
        return { slug, clauses, locale, rulebook, said, lines, sentences, everything };
      }),
    );
    return { slug, saying, contents, books };
  }),
);

describe.each(SPEAKING.flatMap(({ books }) => books))('$slug in $locale', (book) => {
  const { slug, clauses, rulebook, said, lines, everything } = book;

  it('every sentence is whole with the facts it asks for', () => {
    for (const [place, text] of everything) {
      expect(text.trim(), place).toBe(text);
      expect(text, place).not.toBe('');
      expect(text, place).not.toMatch(/undefined|NaN|null|\[object|\{|\}| {2}| [.,;:]|[.,;:]{2}/);
    }
  });

  it('a refusal says the reason and what would be allowed', () => {
    for (const [place, { reason, instead }] of said.refusals) {
      expect(reason, place).toMatch(/^[^a-zа-яё].*\.$/);
      expect(instead, place).toMatch(/^[^a-zа-яё].*\.$/);
    }
  });

  it('lines for the sheet, the checklist and the history carry no full stop', () => {
    for (const [place, text] of lines) expect(text, place).not.toMatch(/\.$/);
  });

  it('what follows from a move is said in one short line', () => {
    for (const [place, text] of said.effects) expect(text.length, place).toBeLessThanOrEqual(112);
  });

  it('a step fits into the thumb zone', () => {
    for (const [place, text] of said.steps) expect(text.length, place).toBeLessThanOrEqual(48);
  });

  it('nobody shouts, and nothing points out of the app', () => {
    for (const [place, text] of everything)
      expect(text, place).not.toMatch(
        /!|¡|http|www|\.(ts|py|php|html?|jpg|pdf|com|net|de|fr|yaml)\b/,
      );
  });

  it('without its facts a sentence is left to the clause, or does without them', () => {
    const facts = {};
    const places = [...said.refusals, ...said.effects].map(([place]) => place.split(' ')[0]);
    const cited = clauses.filter(({ id }) => places.includes(id));
    let fallenBack = 0;
    for (const { id: clause } of cited) {
      const text = rulebook.clauseText(clause);
      const { reason } = rulebook.refusalText({ clause, facts }, nameOf);
      const effect = rulebook.effectText({ clause, facts }, nameOf);
      for (const one of [reason, effect]) expect(one, clause).not.toMatch(/undefined|NaN|\[object/);
      if (reason === text || effect === text) fallenBack += 1;
    }
    expect(fallenBack).toBeGreaterThan(cited.length / 2);
  });

  it('what is of no game is named by its id, and nothing is thrown', () => {
    const clause = `${slug}.no.such` as const;
    expect(rulebook.clauseText(clause)).toBeUndefined();
    expect(rulebook.clauseText('table.toString')).toBeUndefined();
    expect(rulebook.rulingWords('toString')).toBeUndefined();
    expect(rulebook.effectText({ clause, facts: {} }, nameOf)).toBe(clause);
    expect(rulebook.stepText({ step: 'nap', clauses: [], facts: {} }, nameOf)).toBe('nap');
    const bare = [...new Set(said.moves.map(([place]) => /"type":"(\w+)"/.exec(place)?.[1]))];
    for (const move of [undefined, 7, 'pass', {}, ...[3, 'toString', ...bare].map(typed)])
      expect(() => rulebook.moveText(move, nameOf, undefined)).not.toThrow();
  });
});

const typed = (type: unknown) => ({ type });

describe.each(SPEAKING)(
  'the three languages of $slug side by side',
  ({ saying, books, contents }) => {
    const texts = books.map(({ sentences }) => new Map(sentences));
    const told = (locale: string) => books.find((book) => book.locale === locale);

    it('each says everything the others say', () => {
      const places = texts.map((said) => [...said.keys()].sort());
      expect(places[1]).toEqual(places[0]);
      expect(places[2]).toEqual(places[0]);
    });

    it('no text is the same in two of them', () => {
      expect(saidTwice(texts)).toEqual([]);
    });

    it('printed headings are quoted in their own language, and told in the others', () => {
      for (const { locale, rulebook } of books)
        for (const { heading } of contents.clauses) {
          const text = rulebook.headingText?.(heading);
          if (locale === contents.printedIn) expect(text).toBeUndefined();
          else expect(text, heading).toMatch(/^[^А-яё]+$/);
        }
    });

    it('English is British, and keeps to the words of the box', () => {
      for (const [place, text] of told('en')?.everything ?? []) {
        expect(text, place).not.toMatch(/\b(theater|center|colors?|colored)\b/i);
        if (saying.unsaid) expect(text, place).not.toMatch(saying.unsaid);
      }
    });

    it('no English is left in Russian', () => {
      for (const [place, text] of told('ru')?.sentences ?? [])
        expect(text.replace(saying.latin, ''), place).not.toMatch(/[a-z]/i);
    });

    it('no English is left in Spanish', () => {
      const left = new RegExp(
        `\\b(the|and|of|with|from|to|is|are|by|player|turn|${saying.english})s?\\b`,
        'i',
      );
      for (const [place, text] of told('es')?.sentences ?? [])
        expect(text, place).not.toMatch(left);
    });
  },
);
