// Every game the app knows: one line each.
import type { GameCard } from './card.ts';
import { colosseum } from './colosseum/game.ts';
import { histrio } from './histrio/game.ts';
import { magnificent } from './magnificent/game.ts';
import { summerPavilion } from './summer-pavilion/game.ts';

export const GAMES: readonly GameCard[] = [summerPavilion, histrio, colosseum, magnificent];

export function gameOf(slug: string): GameCard | undefined {
  return GAMES.find((game) => game.slug === slug);
}
