// The rulebook of The Magnificent in English.
import { bonusKinds, bonusText, criterionKinds, criterionText } from './en/cards.ts';
import { clauses } from './en/clauses.ts';
import { editions } from './en/editions.ts';
import { effects } from './en/effects.ts';
import { headings } from './en/headings.ts';
import { refusals } from './en/refusals.ts';
import { rulings } from './en/rulings.ts';
import { checklist, moment, moves, steps } from './en/tasks.ts';
import {
  actions,
  artists,
  boardParts,
  cardText,
  categories,
  colours,
  dieText,
  gainText,
  gemsText,
  gemText,
  modes,
  phases,
  sources,
  spaceKinds,
  trackSpace,
  newCards,
  stages,
  symbols,
  tilesText,
  tileText,
  trainerSpaces,
  turnStages,
} from './en/terms.ts';
import type { Words } from './words.ts';

export const en: Words = {
  phases,
  modes,
  categories,
  amounts: { coins: 'coins', gems: 'gems', trainers: 'trainers' },
  newCards,
  stages,
  turnStages,
  sources,
  boardParts,
  colours,
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
