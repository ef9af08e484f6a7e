// The rulebook of Colosseum in Russian.
import { clauses } from './ru/clauses.ts';
import { editions } from './ru/editions.ts';
import { rounds } from './ru/counting.ts';
import { effects, news } from './ru/effects.ts';
import {
  ASSET,
  assetText,
  faceText,
  market,
  NOBLE,
  RANK,
  square,
  STAR,
  tokensText,
} from './ru/grammar.ts';
import { programs, programText, programTitle } from './ru/programs.ts';
import { refusals } from './ru/refusals.ts';
import { rulings } from './ru/rulings.ts';
import { checklist, moves, steps } from './ru/tasks.ts';
import {
  assetMarks,
  categories,
  ceremonies,
  investments,
  parts,
  modes,
  phases,
  stages,
} from './ru/terms.ts';
import type { Words } from './words.ts';

export const ru: Words = {
  phases,
  modes,
  categories,
  amounts: {
    ...ASSET,
    coins: 'монеты',
    medals: 'медали',
    podiums: parts.podiums,
    awards: parts.stars,
    tickets: parts.tickets,
    loge: 'ложа',
    squares: 'арена',
    programs: 'программы',
  },
  rounds,
  stages,
  ceremonies,
  parts,
  assets: ASSET,
  assetKeys: {
    priest: 'пропо\u00ADведник',
    emperor_token: 'Император',
    special_event: 'доп. действие',
  },
  assetMarks,
  nobles: NOBLE,
  ranks: RANK,
  stars: STAR,
  investments,
  programs,
  programText,
  programTitle,
  marketText: market,
  squareText: square,
  faceText,
  assetText,
  tokensText,
  clauses,
  refusals,
  editions,
  effects,
  checklist,
  steps,
  news,
  moves,
  rulings,
  moment: ({ round, phase }) =>
    phase === 'setup' || phase === 'farewell' || phase === 'over'
      ? stages[phase]
      : `ход ${round}, ${stages[phase]}`,
};
