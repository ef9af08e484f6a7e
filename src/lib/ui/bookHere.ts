// Shared with whatever is shown at a table or by a tool: the rulebook in which a sentence has its clause.
import { getContext, setContext } from 'svelte';
import type { GameCard } from '../games/card.ts';
import type { Rulebook } from '../referee/game.ts';

export interface Book {
  readonly rulebook: Rulebook;
  readonly card: GameCard;
}

const BOOK_HERE = Symbol('book here');

/** `book` is asked again whenever it is needed. */
export function shareBook(book: () => Book): void {
  setContext(BOOK_HERE, book);
}

/** Undefined where nobody has shared one. */
export function bookHere(): (() => Book) | undefined {
  return getContext<(() => Book) | undefined>(BOOK_HERE);
}
