// A rulebook that says which clause is meant and with which numbers: the tools are tested apart from the real words.
import type { GameCard } from '../../../../src/lib/games/card.ts';
import type { Rulebook } from '../../../../src/lib/referee/game.ts';

export const PLAIN_RULEBOOK: Rulebook = {
  locale: 'en',
  phases: {},
  categories: {},
  modes: {},
  clauseText: (clause) => `Words of ${clause}`,
  editionNotes: () => undefined,
  refusalText: ({ clause }) => ({ reason: clause, instead: '' }),
  effectText: ({ clause, facts }) => `${clause} ${JSON.stringify(facts)}`,
  moveText: () => '',
  stepText: ({ step }) => step,
  momentText: () => '',
  rulingWords: () => undefined,
};

/** The card of the game as far as the tools look at it. */
export const CARD: GameCard = {
  slug: 'histrio',
  titles: { en: 'Histrio', ru: 'Пьеса из леса', es: 'Histrio' },
  seats: { min: 2, max: 5 },
  purpose: { en: '', ru: '', es: '' },
  tools: [],
  rules: () => Promise.reject(new Error('no rules here')),
  contents: () => Promise.resolve({ printedIn: 'ru', clauses: [], rulings: [], houseRulings: [] }),
  rulebook: () => Promise.resolve(PLAIN_RULEBOOK),
  views: () => Promise.reject(new Error('no views here')),
};
