// An entry of the book in one breath: for its title, and for links that lead to it.
import type { Answers } from '$lib/ask/asked.ts';
import { anchorOf } from '../clauseLink.ts';
import type { ClauseEntry, RulingEntry } from './book.ts';

export interface Gist {
  /** The answer of a clause, the question of an unclear place. */
  readonly title: string;
  /** What it says at more length. */
  readonly words: string;
}

export function gistOf(entry: ClauseEntry | RulingEntry, answers: Answers): Gist {
  const answer = answers[anchorOf(entry.card.id)];
  return 'words' in entry
    ? { title: entry.words.question, words: answer ?? entry.readings[0] ?? '' }
    : { title: answer ?? entry.text, words: entry.text };
}
