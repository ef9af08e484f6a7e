// Every game the app knows: one line each.
import type { Locale } from '../referee/game.ts';
import type { GameCard } from './card.ts';
import { colosseum } from './colosseum/game.ts';
import { histrio } from './histrio/game.ts';
import { magnificent } from './magnificent/game.ts';
import { summerPavilion } from './summer-pavilion/game.ts';

export const GAMES: readonly GameCard[] = [summerPavilion, histrio, colosseum, magnificent];

/** Where nobody knows yet which game it is. */
export const rulesOfAll = () => Promise.all(GAMES.map((card) => card.rules()));

export function gameOf(slug: string): GameCard | undefined {
  return GAMES.find((game) => game.slug === slug);
}

/** A game that the app does not know is called as its file calls it. */
export function titleIn(locale: Locale, slug: string): string {
  return gameOf(slug)?.titles[locale] ?? slug;
}
