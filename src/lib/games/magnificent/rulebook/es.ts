// The rulebook of The Magnificent in Spanish (Spain), impersonal throughout.
import { bonusKinds, bonusText, criterionKinds, criterionText } from './es/cards.ts';
import { clauses } from './es/clauses.ts';
import { editions } from './es/editions.ts';
import { effects } from './es/effects.ts';
import {
  cardText,
  COLOUR,
  dieText,
  gainText,
  gemsText,
  gemText,
  trackSpace,
  tilesText,
  tileText,
} from './es/grammar.ts';
import { headings } from './es/headings.ts';
import { moves } from './es/moves.ts';
import { refusals } from './es/refusals.ts';
import { rulings } from './es/rulings.ts';
import { checklist, moment, steps } from './es/tasks.ts';
import {
  actions,
  artists,
  boardParts,
  categories,
  modes,
  phases,
  sources,
  spaceKinds,
  newCards,
  stages,
  symbols,
  trainerSpaces,
  turnStages,
} from './es/terms.ts';
import type { Words } from './words.ts';

export const es: Words = {
  phases,
  modes,
  categories,
  amounts: { coins: 'monedas', gems: 'gemas', trainers: 'entrenadores' },
  newCards,
  stages,
  turnStages,
  sources,
  boardParts,
  colours: COLOUR,
  actions,
  artists,
  symbols,
  trainerSpaces,
  spaceKinds,
  bonusKinds,
  criterionKinds,
  dieText,
  gemText,
  gemsText,
  tileText,
  tilesText,
  gainText,
  bonusText,
  criterionText,
  cardText,
  trackSpace,
  headings,
  clauses,
  refusals,
  editions,
  effects,
  checklist,
  steps,
  moves,
  rulings,
  moment,
};
