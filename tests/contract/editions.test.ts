// Other editions: what is told of one is told of it in every language, of clauses that are there, with the same numbers.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { LOCALES } from '../../src/lib/referee/game.ts';

const numbers = (text: string) => text.match(/\d+/g)?.toSorted() ?? [];

describe.each(GAMES.map((card) => [card.slug, card] as const))('%s', (_slug, card) => {
  it('tells the same of them in every language', async () => {
    const { clauses } = await card.contents();
    const [english, ...others] = await Promise.all(LOCALES.map((locale) => card.rulebook(locale)));
    for (const { id } of clauses) {
      const notes = Object.entries(english?.editionNotes(id) ?? {});
      for (const rulebook of others) {
        const told = Object.entries(rulebook.editionNotes(id) ?? {});
        expect(told.map(([edition, text]) => [edition, numbers(text)])).toEqual(
          notes.map(([edition, text]) => [edition, numbers(text)]),
        );
      }
    }
  });
});

it('names the editions where a clause is printed in one of them only', async () => {
  const magnificent = GAMES.find(({ slug }) => slug === 'magnificent');
  const rulebook = await magnificent?.rulebook('en');
  const contents = await magnificent?.contents();
  const ofOne = contents?.clauses.filter(({ id }) => /-(?:russian|spanish)$/.test(id)) ?? [];
  expect(ofOne.length).toBeGreaterThan(3);
  for (const { id } of ofOne) expect(rulebook?.editionNotes(id), id).toBeDefined();
});
