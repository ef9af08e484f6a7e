// The rulebook in one language, as the house asks for it: by clause, with facts that come as plain data.
import type { Locale, Rulebook } from '../../../referee/game.ts';
import type { ChecklistClause } from '../rules/facts.ts';
import type { Words } from './words.ts';

export async function loadWords(locale: Locale): Promise<Words> {
  switch (locale) {
    case 'en':
      return (await import('./en.ts')).en;
    case 'ru':
      return (await import('./ru.ts')).ru;
    case 'es':
      return (await import('./es.ts')).es;
  }
}

export async function loadRulebook(locale: Locale): Promise<Rulebook> {
  return rulebookOf(locale, await loadWords(locale));
}

/** Where a sentence is missing, or lacks a fact, the clause itself speaks. */
export function rulebookOf(locale: Locale, words: Words): Rulebook {
  const clauseText = (clause: string) => textAt(words.clauses, clause);
  const clauseOrId = (clause: string) => clauseText(clause) ?? clause;
  return {
    locale,
    phases: words.phases,
    categories: words.categories,
    clauseText,
    refusalText: ({ clause, facts }, nameOf) =>
      said(textAt(words.refusals, clause), facts, nameOf) ?? {
        reason: clauseOrId(clause),
        instead: '',
      },
    effectText: ({ clause, facts }, nameOf) =>
      said(textAt(words.effects, clause), facts, nameOf) ?? clauseOrId(clause),
    moveText: (move, nameOf) => {
      const type = typeOf(move);
      return said(textAt(words.moves, type), move, nameOf) ?? type;
    },
    stepText: ({ step, seat, clauses, facts }, nameOf) => {
      const who = seat === undefined ? '' : nameOf(seat);
      return said(textAt(words.steps, step), facts, who) ?? clauseOrId(clauses[0] ?? step);
    },
    rulingWords: (ruling) => textAt(words.rulings, ruling),
  };
}

/** One thing to do, as the checklists say it. */
export function checklistText(
  words: Words,
  { clause, facts }: { readonly clause: ChecklistClause; readonly facts: object },
): string {
  return said(textAt(words.checklist, clause), facts, undefined) ?? words.clauses[clause];
}

function textAt<Text>(texts: Readonly<Record<string, Text>>, key: string): Text | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** A sentence as it stands in `Words`: each asks for the facts of its own key. */
type Sentence<Help, Said> = (facts: never, help: Help) => Said;

/** What an unsuitable fact leaves in a text. */
const GAP = /\b(undefined|NaN)\b|\[object/;

/** Says a sentence; undefined when there is none, or when the facts are not its own. */
function said<Help, Said>(
  sentence: Sentence<Help, Said> | undefined,
  facts: unknown,
  help: Help,
): Said | undefined {
  if (!takesAnyFacts(sentence)) return undefined;
  try {
    const text = sentence(facts, help);
    return GAP.test(JSON.stringify(text)) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Gives facts back to the sentence they were made for. The rules make facts and the languages their
 * sentences by one list, rules/facts.ts: the key under which both stand vouches for the type that
 * plain data has lost. `said` guards against data that never came from these rules.
 */
function takesAnyFacts<Help, Said>(
  sentence: Sentence<Help, Said> | undefined,
): sentence is (facts: unknown, help: Help) => Said {
  return sentence !== undefined;
}

function typeOf(move: unknown): string {
  if (typeof move !== 'object' || move === null || !('type' in move)) return '';
  return typeof move.type === 'string' ? move.type : '';
}
