// The rulebook of Azul: Summer Pavilion in English.
import { clauses } from './en/clauses.ts';
import { effects } from './en/effects.ts';
import { headings } from './en/headings.ts';
import { refusals } from './en/refusals.ts';
import { rulings } from './en/rulings.ts';
import { checklist, moves, steps } from './en/tasks.ts';
import {
  categories,
  colours,
  features,
  letters,
  modes,
  phases,
  spaceText,
  tilesText,
  stars,
} from './en/terms.ts';
import type { Words } from './words.ts';

export const en: Words = {
  phases,
  modes,
  categories,
  amounts: { ...colours, kept: 'tiles on the corners' },
  colours,
  letters,
  stars,
  features,
  headings,
  clauses,
  refusals,
  effects,
  checklist,
  steps,
  moves,
  rulings,
  moment: ({ round }) => `round ${round}`,
  spaceText,
  tilesText,
};
