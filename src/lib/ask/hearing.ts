// What each word of a question is worth to the topics of a rulebook: where it is said, and how telling that is.
import type { SearchResult } from 'minisearch';
import { phrasesOf, type AskFile } from './file.ts';
import { tellingOf } from './likeness.ts';
import type { Terms } from './terms.ts';
import { spellings, wordIndexOf } from './wordIndex.ts';

/** What one word of the question is worth. */
export interface Heard {
  /** How telling it is. */
  readonly weight: number;
  /** By topic how much it speaks for it: the more, the less it is said elsewhere. */
  readonly speaks: ReadonlyMap<number, number>;
  /** It is said here, or can hardly be another word than the one it is taken for. */
  readonly isUnderstood: boolean;
  /** The word it is, or is taken for, as the file lists them. */
  readonly place: number | undefined;
}

export interface HeardTerm extends Heard {
  readonly term: string;
}

export interface Hearing {
  /** Each word of a question once; the last one may still be being typed. */
  readonly hear: (question: string) => readonly HeardTerm[];
  /** A word that is not being typed. */
  readonly heardOf: (term: string) => Heard;
  /** Exactly so, in a phrase or in the rulebook's own text. */
  readonly isSaid: (term: string) => boolean;
  readonly isInText: (term: string) => boolean;
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

export async function hearingOf(file: AskFile, terms: Terms): Promise<Hearing> {
  const { topics } = file;
  const index = await wordIndexOf(file);
  const spelt = spellings(terms);
  const phrases = topics.map((_, topic) => phrasesOf(file, topic).length);
  const size = sum(phrases) + topics.length * UNSEEN;
  const places = new Map(file.words.split(' ').map((word, place) => [word, place]));

  /** Where a word is said. Only a word that is said nowhere may be misspelt, or still being typed. */
  function found(term: string, isTyped: boolean): readonly SearchResult[] {
    const exact = index.search(term, COUNTED);
    if (exact.length > 0 || term.length > LONGEST) return exact;
    const guess = { fuzzy: term.length > 4 ? 0.25 : false, prefix: isTyped && term.length > 2 };
    const [meant] = spelt.search(term, guess);
    const queries = [{ ...guess, queries: [term] }];
    if (meant) queries.push({ ...EXACTLY, queries: [String(meant['meaning'])] });
    return index.search({ queries }, COUNTED);
  }

  function heardOf(term: string, isTyped = false): Heard {
    const results = found(term, isTyped);
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
  let lately: ReadonlyMap<string, HeardTerm> = new Map();

  function hear(question: string): readonly HeardTerm[] {
    const wanted = [...new Set(terms.of(question))];
    lately = new Map(
      wanted.map((term, at) => {
        const isTyped = at === wanted.length - 1;
        const key = isTyped ? `${term}…` : term;
        return [key, lately.get(key) ?? { term, ...heardOf(term, isTyped) }];
      }),
    );
    return [...lately.values()];
  }

  return {
    hear,
    heardOf: (term) => heardOf(term),
    isSaid: (term) => index.search(term, COUNTED).length > 0,
    isInText: (term) => index.search(term, { ...COUNTED, fields: ['text'] }).length > 0,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
