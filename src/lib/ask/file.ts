// The file a game's search is loaded from.
import type { Locale } from '../referee/game.ts';
import type { ClauseId } from '../referee/ruling.ts';
import type { AskedWords } from './asked.ts';

/** A clause or an unclear place; its answer in one breath is kept apart, for pages that ask nothing too. */
export type Place =
  | { readonly kind: 'clause'; readonly id: ClauseId }
  | { readonly kind: 'ruling'; readonly id: string };

/** What a question can lead to; `silent` is known to be left open by the rulebook. */
export type Subject = Place | { readonly kind: 'silent'; readonly answer: string };

/** Numbers as they are kept: a character each; for a word it tells the word's place in the file's list. */
export type Kept = string;

/** Lists of one length stand side by side, not together by topic: like beside like is smaller when zipped. */
export interface AskFile {
  readonly locale: Locale;
  /** Every word that is known, the one said most first, with spaces between them. */
  readonly words: string;
  readonly topics: readonly Subject[];
  /** By topic what is said in the phrases that ask for it: few words, so that a number below is small. */
  readonly vocabulary: readonly Kept[];
  /** By topic these phrases, with spaces between them; a word is told by its place in the topic's vocabulary. */
  readonly asked: readonly string[];
  /** By topic what the rulebook says. */
  readonly text: readonly Kept[];
  /** By topic the answer in one breath. */
  readonly breath: readonly Kept[];
  readonly same: AskedWords['same'];
  readonly moves: MoveWords;
}

/**
 * What moves and what goes with them is called, the plainest word first. `light`: kinds that say nothing beside another one (take
 * a die and build); `beside`: words that tell no two moves apart.
 */
export interface MoveWords {
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly things: Readonly<Record<string, readonly string[]>>;
  readonly light: readonly string[];
  readonly beside: readonly string[];
}

/** Behind the space, which stands between phrases, and the quotation mark; so small numbers take one byte. */
const FIRST = '#'.charCodeAt(0);

export const kept = (numbers: readonly number[]): Kept =>
  String.fromCharCode(...numbers.map((number) => number + FIRST));

export const numbersIn = (list: Kept): number[] =>
  Array.from(list, (number) => number.charCodeAt(0) - FIRST);

/** By phrase the places of its words in the file's list. */
export type Phrases = readonly (readonly number[])[];

/** As the file keeps them: the vocabulary as distances, each from the word before it. */
export function keptPhrases(phrases: Phrases): { vocabulary: Kept; asked: string } {
  const vocabulary = [...new Set(phrases.flat())].toSorted((one, other) => one - other);
  const within = new Map(vocabulary.map((word, place) => [word, place]));
  return {
    vocabulary: kept(vocabulary.map((word, place) => word - (vocabulary[place - 1] ?? 0))),
    asked: phrases
      .map((phrase) => kept(phrase.flatMap((word) => within.get(word) ?? [])))
      .toSorted()
      .join(' '),
  };
}

/** The phrases that ask for a topic. */
export function phrasesOf({ vocabulary, asked }: AskFile, topic: number): Phrases {
  let last = 0;
  const words = numbersIn(vocabulary[topic] ?? '').map((distance) => (last += distance));
  return (asked[topic] ?? '')
    .split(' ')
    .filter((phrase) => phrase !== '')
    .map((phrase) => numbersIn(phrase).flatMap((place) => words[place] ?? []));
}
