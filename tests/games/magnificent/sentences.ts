// Every sentence of the rulebook of The Magnificent, said with the facts of the samples.
import { en } from '../../../src/lib/games/magnificent/rulebook/en.ts';
import { es } from '../../../src/lib/games/magnificent/rulebook/es.ts';
import { ru } from '../../../src/lib/games/magnificent/rulebook/ru.ts';
import type { Name, Words } from '../../../src/lib/games/magnificent/rulebook/words.ts';
import type {
  ChecklistFacts,
  EffectFacts,
  RefusalFacts,
  StepFacts,
} from '../../../src/lib/games/magnificent/rules/facts.ts';
import { PHASES } from '../../../src/lib/games/magnificent/rules/state.ts';
import { rulebookOf } from '../../../src/lib/games/rulebookOf.ts';
import type { RefusalWords } from '../../../src/lib/referee/game.ts';
import { each, nameOf, plain, spoken, type Saying, type Sentences } from '../../support/said.ts';
import { BONUSES, CAMPS, CRITERIA, GAINS, STORES } from './rulebook.numbers.ts';
import { REFUSALS } from './rulebook.refusals.ts';
import { CHECKLIST, EFFECTS, MOVES, STEPS } from './rulebook.samples.ts';

function sentencesOf(words: Words): Sentences {
  const rulebook = rulebookOf('en', words);
  return {
    refusals: spoken<RefusalFacts, Name, RefusalWords>(REFUSALS, words.refusals, nameOf),
    effects: spoken<EffectFacts, Name, string>(EFFECTS, words.effects, nameOf),
    steps: spoken<StepFacts, string, string>(STEPS, words.steps, 'Zoe'),
    checklist: spoken<ChecklistFacts, Name, string>(CHECKLIST, words.checklist, nameOf),
    moves: each('move', MOVES, (move) => rulebook.moveText(move, nameOf, undefined)),
    names: [
      ...each('moment', PHASES, (phase) => words.moment({ round: 2, phase })),
      ...plain('stage', words.stages),
      ...plain('turn stage', words.turnStages),
      ...plain('source', words.sources),
      ...plain('board part', words.boardParts),
      ...plain('colour', words.colours),
      ...plain('action', words.actions),
      ...plain('symbol', words.symbols),
      ...plain('trainer space', words.trainerSpaces),
      ...plain('space kind', words.spaceKinds),
      ...plain('bonus', words.bonusKinds),
      ...plain('criterion', words.criterionKinds),
      ['die', words.dieText({ colour: 'orange', value: 5 })],
      ['no gem', words.gemsText({})],
      ['no tile', words.tilesText({})],
      ['card', words.cardText(3)],
      ['space', words.trackSpace({ space: 3 })],
      ['one gem', words.gemText('clear', 1)],
      ['two tiles', words.tileText('green_large', 2)],
      ...each('gems', STORES, words.gemsText),
      ...each('tiles', CAMPS, words.tilesText),
      ...each('gain', GAINS, words.gainText),
      ...each('bonus', BONUSES, words.bonusText),
      ...each('criterion', CRITERIA, words.criterionText),
    ],
    marks: plain('artist', words.artists),
  };
}

export const SAYING: Saying = {
  said: { en: sentencesOf(en), ru: sentencesOf(ru), es: sentencesOf(es) },
  latin: /Zoe|Max|Kim|Ponies|Larissa|\b[IVX]+\b/g,
  english: 'card|tile|coin|point|gem|poster|tent|trainer|round|hat|camp|power|space|wagon',
};
