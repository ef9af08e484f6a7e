// The rulebook of Histrio in Russian.
import { clauses } from './ru/clauses.ts';
import { rounds, unit } from './ru/counting.ts';
import { effects } from './ru/effects.ts';
import { cardText, city, MOOD, place, TALENT } from './ru/grammar.ts';
import { refusals } from './ru/refusals.ts';
import { rulings } from './ru/rulings.ts';
import { checklist, moves, steps } from './ru/tasks.ts';
import { categories, conditionText, measures, modes, phases } from './ru/terms.ts';
import type { Words } from './words.ts';

export const ru: Words = {
  phases,
  modes,
  categories,
  amounts: measures,
  unit,
  rounds,
  moods: { comedy: MOOD.comedy.nom, tragedy: MOOD.tragedy.nom },
  talents: TALENT,
  measures,
  cardText,
  cityText: city,
  placeText: place,
  conditionText,
  clauses,
  refusals,
  effects,
  checklist,
  steps,
  moves,
  rulings,
  moment: ({ season, turn }) => `сезон ${season}, ход ${turn}`,
};
