// Columns of the score sheet: together they are the best event of a seat, term by term.
import type { Category } from '../../referee/game.ts';

export const CATEGORIES: readonly Category[] = [
  { id: 'program', clauses: ['colosseum.score.base'] },
  { id: 'previous', clauses: ['colosseum.score.previous-events'] },
  { id: 'stars', clauses: ['colosseum.score.stars'] },
  { id: 'nobles', clauses: ['colosseum.score.nobles'] },
  { id: 'podiums', clauses: ['colosseum.score.podiums'] },
  { id: 'tickets', clauses: ['colosseum.score.season-tickets'] },
  { id: 'medals', clauses: ['colosseum.score.medals'] },
  { id: 'marker', clauses: ['colosseum.score.marker-only-forward'], isByTable: true },
];
