// Columns of the score sheet, in the order in which points come.
import type { Category } from '../../referee/game.ts';

export const CATEGORIES: readonly Category[] = [
  { id: 'told', clauses: ['magnificent.setup.scoring-marker-moves'] },
  {
    id: 'posters',
    clauses: [
      'magnificent.perform.reward-poster',
      'magnificent.perform.reward-tent',
      'magnificent.perform.starting-tent-reward',
      'magnificent.trainers.tile-point-per-poster',
    ],
  },
  {
    id: 'bonuses',
    clauses: [
      'magnificent.bonuses.five-points',
      'magnificent.build.bonus-immediate',
      'magnificent.tents.space-bonuses',
    ],
  },
  {
    id: 'payment',
    clauses: [
      'magnificent.payment.penalty-round-one',
      'magnificent.payment.penalty-round-two',
      'magnificent.payment.penalty-round-three',
    ],
  },
  { id: 'cards', clauses: ['magnificent.score-card.move-marker'] },
  { id: 'halves', clauses: ['magnificent.end.half-master-cards'] },
  { id: 'coins', clauses: ['magnificent.end.coins'] },
  { id: 'areas', clauses: ['magnificent.end.camp-areas'] },
];
