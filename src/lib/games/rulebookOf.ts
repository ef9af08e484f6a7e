// Makes the rulebook the house asks for out of the words of a game: by clause, with facts that come as plain data.
import type {
  EditionNotes,
  Examples,
  Locale,
  NameOf,
  Rulebook,
  RefusalWords,
  RulingWords,
} from '../referee/game.ts';
import type { RoundWords, UnitWords } from '../referee/counting.ts';
import type { ClauseId } from '../referee/ruling.ts';

/** A sentence as it stands in the words of a game: each asks for the facts of its own key; a move may ask for the table before it, news for the move. */
type Sentence<Help, Said> = (facts: never, help: Help, before: never) => Said;

type Texts<Text = string> = Readonly<Record<string, Text>>;

/** What every game says in each language. */
interface GameWords {
  readonly phases: Texts;
  /** The printed headings in this language; left out in the language they are printed in. */
  readonly headings?: Texts;
  readonly categories: Texts;
  readonly modes: Texts;
  readonly amounts?: Texts;
  readonly unit?: UnitWords;
  readonly rounds?: RoundWords;
  /** By clause, what other editions have otherwise; left out where none is known to. */
  readonly editions?: Texts<EditionNotes>;
  readonly clauses: Texts;
  readonly refusals: Texts<Sentence<NameOf, RefusalWords>>;
  readonly effects: Texts<Sentence<NameOf, string>>;
  readonly checklist: Texts<(facts: never) => string>;
  readonly steps: Texts<Sentence<string, string>>;
  readonly moves: Texts<Sentence<NameOf, string>>;
  /** Effects that are said in the line of the history itself, by clause; they may ask for the move. None when left out. */
  readonly news?: Texts<Sentence<NameOf, string | undefined>>;
  readonly rulings: Texts<RulingWords>;
  /** When a table was: "round 3". */
  readonly moment: (state: never) => string;
}

/** Where a sentence is missing, or lacks a fact, the clause itself speaks. */
export function rulebookOf(locale: Locale, words: GameWords): Rulebook {
  const clauseText = (clause: string) => textAt(words.clauses, clause);
  const clauseOrId = (clause: string) => clauseText(clause) ?? clause;
  return {
    locale,
    phases: words.phases,
    categories: words.categories,
    modes: words.modes,
    amounts: words.amounts,
    unit: words.unit,
    rounds: words.rounds,
    clauseText,
    headingText: (heading) => textAt(words.headings ?? {}, heading),
    editionNotes: (clause) => textAt<EditionNotes>(words.editions ?? {}, clause),
    refusalText: ({ clause, facts }, nameOf) => {
      const known = said(textAt(words.refusals, clause), facts, nameOf);
      const { reason, instead } = known ?? { reason: clauseOrId(clause), instead: '' };
      return { reason: withMinus(reason), instead: withMinus(instead) };
    },
    effectText: ({ clause, facts }, nameOf) =>
      withMinus(said(textAt(words.effects, clause), facts, nameOf) ?? clauseOrId(clause)),
    newsText: ({ clause, facts }, nameOf, move) => {
      const news = said(textAt(words.news ?? {}, clause), facts, nameOf, move);
      return news === undefined ? undefined : withMinus(news);
    },
    moveText: (move, nameOf, before) => {
      const type = typeOf(move);
      return said(textAt(words.moves, type), move, nameOf, before) ?? type;
    },
    stepText: ({ step, seat, clauses, facts }, nameOf) => {
      const who = seat === undefined ? '' : nameOf(seat);
      return said(textAt(words.steps, step), facts, who) ?? clauseOrId(clauses[0] ?? step);
    },
    momentText: (state) => said(words.moment, state, undefined) ?? '',
    rulingWords: (ruling) => textAt(words.rulings, ruling),
  };
}

/** Worked examples in the language whose texts are loaded. */
export async function examplesOf<Name extends string>(
  clauses: Readonly<Record<Name, readonly ClauseId[]>>,
  load: () => Promise<{ readonly examples: Readonly<Record<Name, string>> }>,
): Promise<Examples> {
  const { examples } = await load();
  const names = Object.keys(clauses) as Name[];
  return names.map((name) => ({ clauses: clauses[name], text: examples[name] }));
}

interface ChecklistItem<Words extends Pick<GameWords, 'checklist'>> {
  readonly clause: ClauseId & keyof Words['checklist'];
  readonly facts: object;
}

/** What there is to do, line by line, each with the clause that says so. */
export function checklistOf<Words extends Pick<GameWords, 'checklist' | 'clauses'>>(
  words: Words,
  items: readonly ChecklistItem<Words>[],
): readonly { readonly clause: ClauseId; readonly text: string }[] {
  return items.map((item) => ({ clause: item.clause, text: checklistText(words, item) }));
}

/** One thing to do, as the checklists say it. */
export function checklistText<Words extends Pick<GameWords, 'checklist' | 'clauses'>>(
  words: Words,
  item: { readonly clause: keyof Words['checklist'] & string; readonly facts: object },
): string {
  const sentence = textAt(words.checklist, item.clause);
  return said(sentence, item.facts, undefined) ?? textAt(words.clauses, item.clause) ?? item.clause;
}

/** A figure below zero has a real minus, as everywhere on the screen. */
function withMinus(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, '$1−');
}

function textAt<Text>(texts: Texts<Text>, key: string): Text | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** What an unsuitable fact leaves in a text. */
const GAP = /\b(undefined|NaN)\b|\[object/;

/** JSON leaves out what is missing. */
const gapShown = (_key: string, part: unknown) => part ?? 'undefined';

/** Says a sentence; undefined when there is none, or when the facts are not its own. */
function said<Help, Said>(
  sentence: Sentence<Help, Said> | undefined,
  facts: unknown,
  help: Help,
  before?: unknown,
): Said | undefined {
  if (!takesAnyFacts(sentence)) return undefined;
  try {
    const text = sentence(facts, help, before);
    return GAP.test(JSON.stringify(text, gapShown)) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Gives facts back to the sentence they were made for. The rules of a game make facts and its languages
 * their sentences by one list, its rules/facts.ts: the key under which both stand vouches for the type that
 * plain data has lost. `said` guards against data that never came from these rules.
 */
function takesAnyFacts<Help, Said>(
  sentence: Sentence<Help, Said> | undefined,
): sentence is (facts: unknown, help: Help, before: unknown) => Said {
  return sentence !== undefined;
}

function typeOf(move: unknown): string {
  if (typeof move !== 'object' || move === null || !('type' in move)) return '';
  return typeof move.type === 'string' ? move.type : '';
}
