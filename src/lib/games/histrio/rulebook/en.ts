// The rulebook of Histrio in English.
import { clauses } from './en/clauses.ts';
import { rounds, unit } from './en/counting.ts';
import { effects } from './en/effects.ts';
import { headings } from './en/headings.ts';
import { refusals } from './en/refusals.ts';
import { rulings } from './en/rulings.ts';
import { checklist, moves, steps } from './en/tasks.ts';
import {
  cardText,
  categories,
  cityText,
  conditionText,
  measures,
  moods,
  modes,
  phases,
  placeText,
  talents,
} from './en/terms.ts';
import type { Words } from './words.ts';

export const en: Words = {
  phases,
  modes,
  categories,
  amounts: measures,
  unit,
  rounds,
  moods,
  talents,
  measures,
  cardText,
  cityText,
  placeText,
  conditionText,
  headings,
  clauses,
  refusals,
  effects,
  checklist,
  steps,
  moves,
  rulings,
  moment: ({ season, turn }) => `season ${season}, turn ${turn}`,
};
