// An entry of the book in one breath: for its title, and for links that lead to it.
import type { Answers } from '$lib/ask/asked.ts';
import { withoutRepeats } from '$lib/ask/repeats.ts';
import { anchorOf } from '../clauseLink.ts';
import type { ClauseEntry, RulingEntry } from './book.ts';

export interface Gist {
  /** The answer of a clause, the question of an unclear place. */
  readonly title: string;
  /** What it says at more length; the title alone where that says it all. */
  readonly words: string;
}

export function gistOf(entry: ClauseEntry | RulingEntry, answers: Answers): Gist {
  const answer = answers[anchorOf(entry.card.id)];
  if ('words' in entry)
    return { title: entry.words.question, words: answer ?? entry.readings[0] ?? '' };
  const { top, clause = top } = withoutRepeats(answer ?? entry.text, entry.text);
  return { title: top, words: clause };
}
