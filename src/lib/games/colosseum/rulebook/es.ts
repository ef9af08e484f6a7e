// The rulebook of Colosseum in Spanish (Spain), impersonal throughout.
import { clauses } from './es/clauses.ts';
import { editions } from './es/editions.ts';
import { effects, news } from './es/effects.ts';
import {
  assetText,
  faceText,
  marketText,
  NOBLE_NAMES,
  RANK_NAMES,
  squareText,
  tokensText,
} from './es/grammar.ts';
import { headings } from './es/headings.ts';
import { refusals } from './es/refusals.ts';
import { rulings } from './es/rulings.ts';
import { checklist, moment, moves, steps } from './es/tasks.ts';
import {
  assetMarks,
  assets,
  categories,
  ceremonies,
  investments,
  parts,
  modes,
  phases,
  programs,
  programText,
  programTitle,
  stages,
  stars,
} from './es/terms.ts';
import type { Words } from './words.ts';

export const es: Words = {
  phases,
  modes,
  categories,
  amounts: {
    ...assets,
    coins: 'monedas',
    medals: 'medallas',
    podiums: parts.podiums,
    awards: parts.stars,
    tickets: parts.tickets,
    loge: 'palco',
    squares: 'arena',
    programs: 'programas',
  },
  stages,
  ceremonies,
  parts,
  assets,
  assetKeys: {
    comedian: 'come\u00ADdiante',
    scenery: 'esceno\u00ADgrafía',
    emperor_token: 'Emperador',
    special_event: 'evento especial',
  },
  assetMarks,
  nobles: NOBLE_NAMES,
  ranks: RANK_NAMES,
  stars,
  investments,
  programs,
  programText,
  programTitle,
  marketText,
  squareText,
  faceText,
  assetText,
  tokensText,
  headings,
  clauses,
  refusals,
  editions,
  effects,
  checklist,
  steps,
  news,
  moves,
  rulings,
  moment,
};
