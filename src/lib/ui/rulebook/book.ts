// Arranges a rulebook for reading: clauses by phase, and the unclear places tied to the clauses they settle, both ways.
import type {
  ClauseCard,
  EditionNotes,
  Locale,
  Rulebook,
  RulebookContents,
  RulingCard,
  RulingWords,
} from '$lib/referee/game.ts';
import { readingsOf } from './readings.ts';

export interface ClauseEntry {
  readonly card: ClauseCard;
  readonly text: string;
  /** Its heading in the language of the book, where it is printed in another. */
  readonly heading: string | undefined;
  readonly printedIn: Locale;
  /** What other editions have otherwise. */
  readonly editions: EditionNotes | undefined;
  /** Unclear places that touch it. */
  readonly rulings: readonly RulingEntry[];
}

export interface RulingEntry {
  readonly card: RulingCard;
  readonly words: RulingWords;
  /** The one that holds first. */
  readonly readings: readonly string[];
  readonly isOpen: boolean;
}

export interface Chapter {
  readonly anchor: string;
  readonly title: string;
  readonly clauses: readonly ClauseEntry[];
}

export interface Book {
  readonly chapters: readonly Chapter[];
  /** What a table may settle for itself. */
  readonly open: readonly RulingEntry[];
  readonly settled: readonly RulingEntry[];
  /** Ways of playing in which clauses hold that hold in no other, in words. */
  readonly modes: Rulebook['modes'];
}

export function bookOf(contents: RulebookContents, rulebook: Rulebook): Book {
  const rulings = contents.rulings.flatMap((card) => rulingEntry(contents, rulebook, card));
  const { printedIn } = contents;
  const clauses = contents.clauses.map((card): ClauseEntry => {
    const text = rulebook.clauseText(card.id) ?? card.id;
    const touching = rulings.filter((ruling) => isTouched(ruling.card, card));
    const heading = rulebook.headingText?.(card.heading);
    const editions = rulebook.editionNotes(card.id);
    return { card, text, heading, printedIn, editions, rulings: touching };
  });
  return {
    chapters: Object.entries(rulebook.phases).map(([phase, title]) => ({
      anchor: `phase-${phase}`,
      title,
      clauses: clauses.filter(({ card }) => card.phase === phase),
    })),
    open: rulings.filter(({ isOpen }) => isOpen),
    settled: rulings.filter(({ isOpen }) => !isOpen),
    modes: rulebook.modes,
  };
}

/** One entry by itself, with those it stands between in its chapter. */
export interface Leaf {
  readonly entry: ClauseEntry | RulingEntry;
  /** Title of its chapter; an unclear place stands in none. */
  readonly chapter: string | undefined;
  readonly before: ClauseEntry | RulingEntry | undefined;
  readonly after: ClauseEntry | RulingEntry | undefined;
}

export function leafOf({ chapters, open, settled }: Book, id: string): Leaf | undefined {
  const groups = [
    ...chapters.map(({ title, clauses }) => ({ title, entries: clauses })),
    ...[open, settled].map((entries) => ({ title: undefined, entries })),
  ];
  for (const { title, entries } of groups) {
    const at = entries.findIndex(({ card }) => card.id === id);
    const entry = entries[at];
    if (entry) return { entry, chapter: title, before: entries[at - 1], after: entries[at + 1] };
  }
  return undefined;
}

/** Clauses that an unclear place concerns, those that rest on it included. */
export function clausesOf({ chapters }: Book, { card }: RulingEntry): readonly ClauseEntry[] {
  return chapters
    .flatMap(({ clauses }) => clauses)
    .filter((clause) => isTouched(card, clause.card));
}

function rulingEntry(
  { houseRulings }: RulebookContents,
  rulebook: Rulebook,
  card: RulingCard,
): RulingEntry[] {
  const words = rulebook.rulingWords(card.id);
  if (words === undefined) return [];
  const house = houseRulings.find(({ id }) => id === card.id);
  return [{ card, words, readings: readingsOf(words, house), isOpen: house !== undefined }];
}

/** An unclear place that concerns a clause, or that it rests on. */
export function isTouched(
  { id, clauses }: RulingCard,
  clause: Pick<ClauseCard, 'id' | 'ruling'>,
): boolean {
  return clause.ruling === id || clauses.includes(clause.id);
}

/** The anchor an address aims at, told what stands behind its path, from # on; none where a messenger has cut it inside a letter. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
