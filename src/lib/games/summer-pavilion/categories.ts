// Columns of the score sheet and the clauses whose lines stand in them.
import type { Category } from '../../referee/game.ts';

export const CATEGORIES: readonly Category[] = [
  { id: 'start', clauses: ['summer-pavilion.setup.scoring-marker'], isBeginning: true },
  { id: 'placing', clauses: ['summer-pavilion.score.tile', 'summer-pavilion.score.connected'] },
  {
    id: 'token',
    clauses: [
      'summer-pavilion.token.penalty',
      'summer-pavilion.token.floor-one',
      'summer-pavilion.token.allowed-at-one',
    ],
  },
  {
    id: 'passing',
    clauses: ['summer-pavilion.pass.penalty', 'summer-pavilion.pass.floor-one'],
  },
  {
    id: 'leftover',
    clauses: ['summer-pavilion.pass.last-round', 'summer-pavilion.final.leftover'],
  },
  {
    id: 'stars',
    clauses: [
      'summer-pavilion.final.star-multicolour',
      'summer-pavilion.final.star-red',
      'summer-pavilion.final.star-blue',
      'summer-pavilion.final.star-yellow',
      'summer-pavilion.final.star-orange',
      'summer-pavilion.final.star-green',
      'summer-pavilion.final.star-purple',
    ],
  },
  {
    id: 'numbers',
    clauses: [
      'summer-pavilion.final.all-1s',
      'summer-pavilion.final.all-2s',
      'summer-pavilion.final.all-3s',
      'summer-pavilion.final.all-4s',
    ],
  },
];
