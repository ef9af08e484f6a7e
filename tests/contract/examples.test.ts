// Worked examples: every one shows clauses that its game has, and is told in each language, briefly and with the same numbers.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/lib/games/registry.ts';
import { LOCALES } from '../../src/lib/referee/game.ts';
import { WITHOUT_EXAMPLES } from './games.ts';

const told = (text: string) => text.match(/\d+/g)?.toSorted() ?? [];

describe.each(GAMES.map((card) => [card.slug, card] as const))('%s', (slug, card) => {
  it('shows only clauses that are there', async () => {
    const { clauses } = await card.contents();
    const known = new Set<string>(clauses.map(({ id }) => id));
    expect(card.examples === undefined).toBe(WITHOUT_EXAMPLES.includes(slug));
    if (card.examples === undefined) return;
    const examples = await card.examples('en');
    expect(examples.length).toBeGreaterThan(0);
    for (const { clauses: shown, text } of examples) {
      expect(shown.length, text).toBeGreaterThan(0);
      expect(shown.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('tells the same in every language, in a few lines', async () => {
    const all = await Promise.all(
      LOCALES.map(async (locale) => (await card.examples?.(locale)) ?? []),
    );
    const [english = [], ...others] = all;
    for (const [at, { text, clauses }] of english.entries()) {
      expect(text.length).toBeLessThan(480);
      for (const examples of others) {
        expect(examples[at]?.clauses).toEqual(clauses);
        expect(told(examples[at]?.text ?? '')).toEqual(told(text));
      }
    }
  });
});
