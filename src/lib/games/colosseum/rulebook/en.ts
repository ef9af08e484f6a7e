// The rulebook of Colosseum in English.
import { clauses } from './en/clauses.ts';
import { editions } from './en/editions.ts';
import { effects, news } from './en/effects.ts';
import { headings } from './en/headings.ts';
import { refusals } from './en/refusals.ts';
import { rulings } from './en/rulings.ts';
import { checklist, moment, moves, steps } from './en/tasks.ts';
import {
  assetMarks,
  assetText,
  assets,
  categories,
  ceremonies,
  faceText,
  investments,
  marketText,
  nobles,
  parts,
  modes,
  phases,
  programText,
  programTitle,
  programs,
  ranks,
  squareText,
  stages,
  stars,
  tokensText,
} from './en/terms.ts';
import type { Words } from './words.ts';

export const en: Words = {
  phases,
  modes,
  categories,
  amounts: {
    ...assets,
    coins: 'coins',
    medals: 'medals',
    podiums: parts.podiums,
    awards: parts.stars,
    tickets: parts.tickets,
    loge: 'loge',
    squares: 'arena',
    programs: 'programs',
  },
  stages,
  ceremonies,
  parts,
  assets,
  assetKeys: { emperor_token: 'Emperor', special_event: 'Special Event' },
  assetMarks,
  nobles,
  ranks,
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
