// Every sentence of the rulebook of Histrio, said with the facts of the samples.
import { ACTORS, BONUSES, CHAMELEON } from '../../../src/lib/games/histrio/data/cards.ts';
import { en } from '../../../src/lib/games/histrio/rulebook/en.ts';
import { es } from '../../../src/lib/games/histrio/rulebook/es.ts';
import { ru } from '../../../src/lib/games/histrio/rulebook/ru.ts';
import type { Name, Words } from '../../../src/lib/games/histrio/rulebook/words.ts';
import type {
  ChecklistFacts,
  EffectFacts,
  RefusalFacts,
  StepFacts,
} from '../../../src/lib/games/histrio/rules/facts.ts';
import { rulebookOf } from '../../../src/lib/games/rulebookOf.ts';
import type { RefusalWords } from '../../../src/lib/referee/game.ts';
import { each, nameOf, plain, spoken, type Saying, type Sentences } from '../../support/said.ts';
import {
  CHECKLIST,
  CONDITIONS,
  EFFECTS,
  MOVES,
  REFUSALS,
  SHARED_CITIES,
  STEPS,
} from './rulebook.samples.ts';

/** What the table itself does not name. */
export const PRINTED_CARDS = [...ACTORS, ...BONUSES, CHAMELEON];

function sentencesOf(words: Words): Sentences {
  const rulebook = rulebookOf('en', words);
  return {
    refusals: spoken<RefusalFacts, Name, RefusalWords>(REFUSALS, words.refusals, nameOf),
    effects: spoken<EffectFacts, Name, string>(EFFECTS, words.effects, nameOf),
    steps: [
      ...spoken<StepFacts, string, string>(STEPS, words.steps, 'Zoe'),
      ...each('shared city', SHARED_CITIES, (facts) => words.steps.resolve(facts, '')),
    ],
    checklist: spoken<ChecklistFacts, Name, string>(CHECKLIST, words.checklist, nameOf),
    moves: each('move', MOVES, (move) => rulebook.moveText(move, nameOf, undefined)),
    names: [
      ...plain('mood', words.moods),
      ...plain('talent', words.talents),
      ...plain('measure', words.measures),
      ...each('card', PRINTED_CARDS, words.cardText),
      ['city', words.cityText(3)],
      ['place', words.placeText({ mood: 'comedy', space: 2 })],
      ...each('condition', CONDITIONS, words.conditionText),
    ],
  };
}

export const SAYING: Saying = {
  said: { en: sentencesOf(en), ru: sentencesOf(ru), es: sentencesOf(es) },
  latin: /Zoe|Max|Kim|Ox|In Favour/g,
  english: 'card|city|troupe|caravel|manager|request|needle|deck|season',
};
