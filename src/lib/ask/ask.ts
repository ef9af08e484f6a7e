// A question put to a game's search: which places of the rulebook decide it, and whether the rulebook answers it at all.
import type { SearchResult } from 'minisearch';
import { calledOf } from './called.ts';
import { phrasesOf, type AskFile, type Subject } from './file.ts';
import { likenesses, tellingOf } from './likeness.ts';
import { saidOf, type SaidOf } from './named.ts';
import { standing, type Standpoint } from './standpoint.ts';
import { termsOf } from './terms.ts';
import { byScore, NOTHING, replyOf, type Rated, type Reply } from './verdict.ts';
import { spellings, wordIndexOf } from './wordIndex.ts';
import { wordsIn } from './words/words.ts';

/** `from`: what a match that is under way knows of the places. */
export interface Ask {
  (question: string, from?: Standpoint): Reply;
  /** Which move it names, if any. */
  readonly said: SaidOf;
  /** The words of a text in a form that can be compared, and how telling each is. */
  readonly telling: (text: string) => ReadonlyMap<string, number>;
}

/** A word said in a topic's own phrases counts whole; in the rulebook's text it says less. */
const BOOST = { asked: 1, text: 0.4, breath: 0.5 };
/** Makes MiniSearch count how often a word is said, as it stands: how telling that is is weighed below. */
const COUNTED = { boost: BOOST, bm25: { k: 1e6, b: 0, d: 0 } };
const EXACTLY = { fuzzy: false, prefix: false };
/** Phrases without the word that are taken to be missing everywhere, so that one phrase alone proves little. */
const UNSEEN = 4;
/** How much a word speaks for a topic in which it is said as often as elsewhere: log(1 + 6). */
const EAGER = 6;
/** As if each word had been said so much elsewhere, so that one that is said once in all proves little. */
const ELSEWHERE = 40;
/** A word that is only guessed counts as understood from so many letters on: a shorter one is soon another word (castle, cast). */
const LONG = 7;
/** Letters of the longest word that is guessed at: a longer one, pasted by mistake, is in no rulebook, and guessing takes its square. */
const LONGEST = 40;
/** A word that no rule knows, as a name at the table, tells no more than one that few do, where two texts are compared. */
const MOST_TELLING = 3;
/** So many topics, the best by their words, are compared phrase by phrase as well. */
const NEAR = 48;
/** What a topic gains by a phrase that is the question word for word, in shares of its score. */
const LIKE = 2;

/** Throws when the file was not made by `askFileOf`. */
export async function openAsk(file: AskFile): Promise<Ask> {
  const { topics } = file;
  const terms = await termsOf(file.locale, file.same);
  const index = await wordIndexOf(file);
  const likenessTo = likenesses(file);
  const words = file.words.split(' ');
  const places = new Map(words.map((word, place) => [word, place]));
  const phrases = topics.map((_, topic) => phrasesOf(file, topic).length);
  const spelt = spellings(terms);
  const size = sum(phrases) + topics.length * UNSEEN;

  /** Where a word of the question is said. Only a word that is said nowhere may be misspelt, or still being typed. */
  function found(term: string, isLast: boolean): readonly SearchResult[] {
    const exact = index.search(term, COUNTED);
    if (exact.length > 0 || term.length > LONGEST) return exact;
    const guess = { fuzzy: term.length > 4 ? 0.25 : false, prefix: isLast && term.length > 2 };
    const [meant] = spelt.search(term, guess);
    const queries = [{ ...guess, queries: [term] }];
    return index.search(
      {
        queries: meant
          ? [...queries, { ...EXACTLY, queries: [String(meant['meaning'])] }]
          : queries,
      },
      COUNTED,
    );
  }

  function heardOf(term: string, isLast: boolean): Heard {
    const results = found(term, isLast);
    const usual = (ELSEWHERE + sum(results.map(({ score }) => score))) / size;
    const speaks = new Map(
      results.map(({ id, score }): [number, number] => {
        const at = Number(id);
        const here = score / ((phrases[at] ?? 0) + UNSEEN);
        return [at, Math.log(1 + (EAGER * here) / usual)];
      }),
    );
    const [meant] = results[0]?.terms ?? [];
    return {
      weight: tellingOf(speaks.size, topics.length),
      speaks,
      isUnderstood: meant === undefined || meant.startsWith(term) || term.length >= LONG,
      place: meant === undefined ? undefined : places.get(meant),
    };
  }

  /** What the last question's words said: with the next letter only its last word is looked up anew. */
  let known: ReadonlyMap<string, Heard> = new Map();

  function hear(question: string) {
    const wanted = [...new Set(terms.of(question))];
    const heard = wanted.map((term, at) => {
      const isLast = at === wanted.length - 1;
      const key = isLast ? `${term}…` : term;
      return { term, key, ...(known.get(key) ?? heardOf(term, isLast)) };
    });
    known = new Map(heard.map(({ key, ...one }) => [key, one]));
    return heard;
  }

  /** The topics that the words speak for most, best first. */
  function nearest(heard: readonly Heard[]): readonly Spoken[] {
    const scores = new Float64Array(topics.length);
    const known = new Float64Array(topics.length);
    for (const { weight, speaks, isUnderstood } of heard)
      for (const [at, says] of speaks) {
        scores[at] = (scores[at] ?? 0) + says;
        if (isUnderstood) known[at] = (known[at] ?? 0) + weight;
      }
    const whole = sum(heard.map(({ weight }) => weight));
    return topics
      .map((topic, at): Spoken => {
        const [score = 0, covered = 0] = [scores[at], known[at]];
        return { topic, at, score, covered: covered / whole };
      })
      .filter(({ score }) => score > 0)
      .toSorted(byScore)
      .slice(0, NEAR);
  }

  const language = await wordsIn(file.locale);
  const things = new Set(Object.values(file.moves.things).flat().flatMap(terms.of));
  const isInText = (term: string) =>
    index.search(term, { ...COUNTED, fields: ['text'] }).length > 0;
  const calledAt = calledOf(terms, language, (term) => things.has(term) || isInText(term));

  function ask(question: string, from?: Standpoint): Reply {
    const called = calledAt(from?.people ?? []);
    /** Somebody at the table: by a name that is said nowhere else, or a colour that no rule has. */
    const isPerson = (term: string) =>
      called.by(term).length > 0 &&
      (called.byColour(term).length > 0 || index.search(term, COUNTED).length === 0);
    const heard = hear(question)
      .filter(({ term }) => !isPerson(term))
      // A number that no rule names is somebody's score.
      .filter(({ term, speaks }) => speaks.size > 0 || Number.isNaN(Number(term)));
    if (heard.length === 0) return NOTHING;
    const likenessOf = likenessTo(heard.map(({ place }) => place));
    const rating = nearest(heard).map(({ at, topic, score, covered }): Rated => {
      const likeness = likenessOf(at);
      const spoken = score * (1 + LIKE * likeness);
      return { topic, spoken, score: spoken * standing(topic, from), covered, likeness };
    });
    return replyOf(rating.toSorted(byScore));
  }

  const alone = new Map<string, readonly [word: string, weight: number]>();

  /** A slip counts as the word it is taken for. */
  function tellingAlone(term: string) {
    const { place, weight } = heardOf(term, false);
    const told = [words[place ?? -1] ?? term, Math.min(weight, MOST_TELLING)] as const;
    alone.set(term, told);
    return told;
  }

  return Object.assign(ask, {
    said: saidOf(terms, file.moves, language, calledAt),
    telling: (text: string) =>
      new Map(terms.of(text).map((term) => alone.get(term) ?? tellingAlone(term))),
  });
}

/** What one word of the question is worth. */
interface Heard {
  /** How telling it is. */
  readonly weight: number;
  /** By topic how much it speaks for it: the more, the less it is said elsewhere. */
  readonly speaks: ReadonlyMap<number, number>;
  /** It is said here, or can hardly be another word than the one it is taken for. */
  readonly isUnderstood: boolean;
  /** The word it is, or is taken for, as the file lists them. */
  readonly place: number | undefined;
}

/** A topic as the words alone speak for it. */
interface Spoken {
  readonly at: number;
  readonly topic: Subject;
  readonly score: number;
  readonly covered: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
