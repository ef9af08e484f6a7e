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

/** Words as they are kept: a character each, which tells the word's place in the file's list. */
export type Kept = string;

/** Lists of one length stand side by side, not together by topic: like beside like is smaller when zipped. */
export interface AskFile {
  readonly locale: Locale;
  /** Every word that is known, the one said most first, with spaces between them. */
  readonly words: string;
  readonly topics: readonly Subject[];
  /** By topic the phrases that ask for it, with spaces between them. */
  readonly asked: readonly string[];
  /** By topic what the rulebook says. */
  readonly text: readonly Kept[];
  /** By topic the answer in one breath. */
  readonly breath: readonly Kept[];
  readonly same: AskedWords['same'];
}

/** Behind the space, which stands between phrases, and the quotation mark; so the words said most take one byte. */
const FIRST = '#'.charCodeAt(0);

export const kept = (places: readonly number[]): Kept =>
  String.fromCharCode(...places.map((place) => place + FIRST));

export const placesIn = (words: Kept): number[] =>
  Array.from(words, (word) => word.charCodeAt(0) - FIRST);

/** The phrases that ask for a topic. */
export const phrasesIn = (asked: string | undefined): readonly Kept[] =>
  asked === undefined || asked === '' ? [] : asked.split(' ');
