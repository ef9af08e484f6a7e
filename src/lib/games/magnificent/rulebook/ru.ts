// The rulebook of The Magnificent in Russian.
import { ROUNDS } from '../data/kinds.ts';
import { bonusKinds, bonusText, cardText, criterionKinds, criterionText } from './ru/cards.ts';
import { checklist } from './ru/checklist.ts';
import { clauses } from './ru/clauses.ts';
import { editions } from './ru/editions.ts';
import { effects } from './ru/effects.ts';
import {
  COLOUR,
  dieText,
  gainText,
  gemsText,
  gemText,
  tilesText,
  tileText,
  trackSpace,
} from './ru/grammar.ts';
import { refusals } from './ru/refusals.ts';
import { rulings } from './ru/rulings.ts';
import { moves, steps } from './ru/tasks.ts';
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
} from './ru/terms.ts';
import type { Words } from './words.ts';

export const ru: Words = {
  phases,
  modes,
  categories,
  amounts: { coins: 'монеты', gems: 'самоцветы', trainers: 'ассистенты' },
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
  clauses,
  refusals,
  editions,
  effects,
  checklist,
  steps,
  moves,
  rulings,
  moment: ({ round, phase }) =>
    phase === 'setup' || phase === 'halves' || phase === 'areas' || phase === 'over'
      ? stages[phase]
      : `раунд ${round}, ${phase === 'sets' && round === ROUNDS ? newCards : stages[phase]}`,
};
