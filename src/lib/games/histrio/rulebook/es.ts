// The rulebook of Histrio in Spanish (Spain), impersonal throughout.
import { clauses } from './es/clauses.ts';
import { rounds, unit } from './es/counting.ts';
import { effects } from './es/effects.ts';
import { cardText, city, MOODS, place, TALENTS } from './es/grammar.ts';
import { headings } from './es/headings.ts';
import { refusals } from './es/refusals.ts';
import { rulings } from './es/rulings.ts';
import { checklist, moves, steps } from './es/tasks.ts';
import { categories, conditionText, measures, modes, phases } from './es/terms.ts';
import type { Words } from './words.ts';

export const es: Words = {
  phases,
  modes,
  categories,
  amounts: measures,
  unit,
  rounds,
  moods: MOODS,
  talents: TALENTS,
  measures,
  cardText,
  cityText: city,
  placeText: place,
  conditionText,
  headings,
  clauses,
  refusals,
  effects,
  checklist,
  steps,
  moves,
  rulings,
  moment: ({ season, turn }) => `temporada ${season}, turno ${turn}`,
};
