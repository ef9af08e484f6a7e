// Columns of the score sheet and the clauses whose lines stand in them.
import type { Category } from '../../referee/game.ts';

export const CATEGORIES: readonly Category[] = [
  { id: 'start', clauses: ['histrio.setup.starting-money'], isBeginning: true },
  { id: 'bonuses', clauses: ['histrio.alone.bonus-pays'] },
  { id: 'thefts', clauses: ['histrio.alone.actor-2-steal'] },
  { id: 'managers', clauses: ['histrio.alone.actor-3-pay'] },
  { id: 'wages', clauses: ['histrio.alone.actor-5-cost'] },
  { id: 'actors', clauses: ['histrio.festival.matching-actors'] },
  {
    id: 'shows',
    clauses: [
      'histrio.festival.reward-season-1',
      'histrio.festival.reward-season-2',
      'histrio.festival.best-show-double',
      'histrio.festival.best-show-tie',
    ],
  },
  {
    id: 'requests',
    clauses: [
      'histrio.festival.play-one-request',
      'histrio.festival.season-2-second-request',
      'histrio.festival.season-1-request-again',
    ],
  },
  { id: 'acrobats', clauses: ['histrio.acrobat.follow-card'] },
  { id: 'counted', clauses: ['histrio.end.most-ecus-wins'] },
];
