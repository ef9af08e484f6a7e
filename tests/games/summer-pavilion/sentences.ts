// Every sentence of the rulebook of Summer Pavilion, said with the facts of the samples.
import { rulebookOf } from '../../../src/lib/games/rulebookOf.ts';
import { en } from '../../../src/lib/games/summer-pavilion/rulebook/en.ts';
import { es } from '../../../src/lib/games/summer-pavilion/rulebook/es.ts';
import { ru } from '../../../src/lib/games/summer-pavilion/rulebook/ru.ts';
import type { Name, Words } from '../../../src/lib/games/summer-pavilion/rulebook/words.ts';
import type {
  ChecklistFacts,
  EffectFacts,
  RefusalFacts,
  StepFacts,
} from '../../../src/lib/games/summer-pavilion/rules/facts.ts';
import type { RefusalWords } from '../../../src/lib/referee/game.ts';
import { each, nameOf, plain, spoken, type Saying, type Sentences } from '../../support/said.ts';
import { CHECKLIST, EFFECTS, MOVES, REFUSALS, STEPS } from './rulebook.samples.ts';

function sentencesOf(words: Words): Sentences {
  const rulebook = rulebookOf('en', words);
  return {
    refusals: spoken<RefusalFacts, Name, RefusalWords>(REFUSALS, words.refusals, nameOf),
    effects: spoken<EffectFacts, Name, string>(EFFECTS, words.effects, nameOf),
    steps: spoken<StepFacts, string, string>(STEPS, words.steps, 'Zoe'),
    checklist: spoken<ChecklistFacts, Name, string>(CHECKLIST, words.checklist, nameOf),
    moves: each('move', MOVES, (move) => rulebook.moveText(move, nameOf, undefined)),
    names: [
      ...plain('colour', words.colours),
      ...plain('star', words.stars),
      ...plain('feature', words.features),
    ],
  };
}

export const SAYING: Saying = {
  said: { en: sentencesOf(en), ru: sentencesOf(ru), es: sentencesOf(es) },
  latin: /Zoe|Max|red:7|nowhere|B–E/g, // spaces of no board as they were told, pictures by their letters
  english: 'tile|star|bag|tower|supply|round|display|joker|space',
  unsaid: /\bwild\b/i,
};
