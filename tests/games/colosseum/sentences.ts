// Every sentence of the rulebook of Colosseum, said with the facts of the samples.
import { FACES } from '../../../src/lib/games/colosseum/data/assets.ts';
import { en } from '../../../src/lib/games/colosseum/rulebook/en.ts';
import { es } from '../../../src/lib/games/colosseum/rulebook/es.ts';
import { ru } from '../../../src/lib/games/colosseum/rulebook/ru.ts';
import type { Name, Words } from '../../../src/lib/games/colosseum/rulebook/words.ts';
import type { EffectFacts, RefusalFacts } from '../../../src/lib/games/colosseum/rules/facts.ts';
import { PHASES } from '../../../src/lib/games/colosseum/rules/state.ts';
import type {
  ChecklistFacts,
  StepFacts,
} from '../../../src/lib/games/colosseum/rules/stepFacts.ts';
import { rulebookOf } from '../../../src/lib/games/rulebookOf.ts';
import type { RefusalWords } from '../../../src/lib/referee/game.ts';
import { each, nameOf, plain, spoken, type Saying, type Sentences } from '../../support/said.ts';
import { HOLDINGS } from './rulebook.numbers.ts';
import { REFUSALS } from './rulebook.refusals.ts';
import { CHECKLIST, DICE_DECIDE, EFFECTS, MOVES, STEPS } from './rulebook.samples.ts';

function sentencesOf(words: Words): Sentences {
  const rulebook = rulebookOf('en', words);
  return {
    refusals: spoken<RefusalFacts, Name, RefusalWords>(REFUSALS, words.refusals, nameOf),
    effects: spoken<EffectFacts, Name, string>(EFFECTS, words.effects, nameOf),
    steps: [
      ...spoken<StepFacts, string, string>(STEPS, words.steps, 'Zoe'),
      ['donation by dice', words.steps.donate(DICE_DECIDE, '')],
    ],
    checklist: spoken<ChecklistFacts, Name, string>(CHECKLIST, words.checklist, nameOf),
    moves: each('move', MOVES, (move) => rulebook.moveText(move, nameOf, undefined)),
    names: [
      ...each('moment', PHASES, (phase) => words.moment({ round: 2, phase })),
      ...plain('stage', words.stages),
      ...plain('ceremony', words.ceremonies),
      ...plain('part', words.parts),
      ...plain('asset', words.assets),
      ...plain('noble', words.nobles),
      ...plain('rank', words.ranks),
      ...plain('star', words.stars),
      ...plain('investment', words.investments),
      ['program', words.programText(7)],
      ['program with its name', words.programTitle(7)],
      ['program of no card', words.programTitle(31)],
      ['market', words.marketText(3)],
      ['some market', words.marketText(0)],
      ['square', words.squareText(12)],
      ['no token', words.tokensText({})],
      ...each('tokens', HOLDINGS, words.tokensText),
    ],
    marks: [
      ...plain('mark', words.assetMarks),
      ...each('face', FACES, words.faceText),
      ...plain('name', words.programs),
    ],
  };
}

export const SAYING: Saying = {
  said: { en: sentencesOf(en), ru: sentencesOf(ru), es: sentencesOf(es) },
  latin: /Zoe|Max|Kim|\b[IVX]+\b/g,
  english: 'token|market|coin|spectator|medal|square|event|program|lot|bid|round|ticket',
};
