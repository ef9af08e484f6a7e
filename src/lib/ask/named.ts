// Which words of a question name a move: who, what kind of move, with what. Nothing is guessed: a word is known to be one of these, or is not understood.
import type { MoveWords } from './file.ts';
import type { Called } from './called.ts';
import type { Person } from './standpoint.ts';
import { folded, type Terms } from './terms.ts';
import type { LanguageWords } from './words/language.ts';

/** What a question says of a move. */
export interface Said {
  /** Places in the list of people, in the order in which they were named. */
  readonly people: readonly number[];
  readonly kind: string;
  readonly things: readonly string[];
  /** They name something, as a space or a program; or count what is named after them. */
  readonly numbers: readonly number[];
  readonly counts: readonly number[];
  /** Every word was understood. */
  readonly isWhole: boolean;
  /** The kind of move and what goes with it, in the plainest word for each. */
  readonly words: readonly string[];
}

/** Undefined where no kind of move is named, or more than one. */
export type SaidOf = (question: string, people: readonly Person[]) => Said | undefined;

/** By term what it names, and the plainest word for that. */
type Names = ReadonlyMap<string, readonly [id: string, word: string]>;

export function saidOf(
  terms: Terms,
  moves: MoveWords,
  { beside, idle, player }: Pick<LanguageWords, 'beside' | 'idle' | 'player'>,
  calledAt: (people: readonly Person[]) => Called,
): SaidOf {
  const kindBy = namesIn(terms, moves.kinds);
  const thingBy = namesIn(terms, moves.things);
  const aside = new Set([...moves.beside, ...beside].flatMap(terms.of));
  const [playing] = terms.of(player.word);
  const sayings = new RegExp(`(?<!\\p{L})(?:${idle.map(folded).join('|')})(?!\\p{L})`, 'gu');

  return (question, people) => {
    const called = calledAt(people);
    const who = new Set<number>();
    const kinds = new Map<string, string>();
    const things = new Map<string, string>();
    const numbers: number[] = [];
    const counts: number[] = [];
    const asked = terms.of(folded(question).replaceAll(sayings, ' '));
    const isNoun = (term = '') => thingBy.has(term) || aside.has(term);
    const isCount = (at: number) => isNoun(asked[at + 1]) && !isNoun(asked[at - 1]);
    /** “The green player”: whoever sits there, whatever else is green. */
    const playerAt = (at: number) =>
      asked[at + player.at] === playing ? called.byColour(asked[at] ?? '')[0] : undefined;
    let isWhole = true;
    for (const [at, term] of asked.entries()) {
      const [kind, thing] = [kindBy.get(term), thingBy.get(term)];
      const isWord = kind !== undefined || thing !== undefined || aside.has(term);
      const coloured = playerAt(at);
      if (coloured !== undefined) who.add(coloured);
      if (coloured !== undefined || playerAt(at - player.at) !== undefined) continue;
      const [bearer, another] = called.by(term);
      // A name that two bear, or that is a word of the game as well, names nobody for sure.
      if (bearer !== undefined && (another !== undefined || isWord)) isWhole = false;
      else if (bearer !== undefined) who.add(bearer);
      else if (/^\d{1,3}$/u.test(term)) (isCount(at) ? counts : numbers).push(Number(term));
      else if (!isWord) isWhole = false;
      if (bearer !== undefined) continue;
      if (kind) kinds.set(...kind);
      if (thing) things.set(...thing);
    }
    // A name that is no word of its own, as “May”, cannot be heard: it may be meant where nobody is named.
    if (who.size === 0 && people.some(({ name }) => terms.of(name).length === 0)) isWhole = false;
    // “May green build”: the green player, or anybody with something green.
    const isUnclear = (term: string, at: number) =>
      called.byColour(term).length > 0 && kindBy.has(asked[at + 1] ?? '');
    if (who.size === 0 && asked.some(isUnclear)) isWhole = false;
    const strong = [...kinds].filter(([id]) => !moves.light.includes(id));
    const [kind, otherKind] = strong.length > 0 ? strong : kinds;
    if (kind === undefined || otherKind !== undefined) return undefined;
    const words = [kind[1], ...things.values(), ...[...numbers, ...counts].map(String)];
    return {
      people: [...who],
      kind: kind[0],
      things: [...things.keys()],
      numbers,
      counts,
      isWhole,
      words,
    };
  };
}

function namesIn(terms: Terms, words: MoveWords['kinds']): Names {
  const names = new Map<string, readonly [string, string]>();
  for (const [id, forms] of Object.entries(words))
    for (const term of forms.flatMap(terms.of))
      if (!names.has(term)) names.set(term, [id, forms[0] ?? id]);
  return names;
}
