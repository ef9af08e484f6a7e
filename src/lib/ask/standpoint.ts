// From where a question is asked: what a match that is under way knows of the places of its rulebook.
import type { RulebookContents } from '../referee/game.ts';
import type { ClauseId } from '../referee/ruling.ts';
import type { Subject } from './file.ts';

/** Somebody at the table, as a question may name them. */
export interface Person {
  readonly name: string;
  /** Of the seat, as a match keeps it. */
  readonly colour?: string;
}

/** Each a set of ids of clauses and unclear places. */
export interface Standpoint {
  /** The match rests on them just now. */
  readonly inPlay: ReadonlySet<string>;
  /** They hold because the match is played as it is: they may stand in place of what the others play by. */
  readonly ours: ReadonlySet<string>;
  /** They hold only where the game is played otherwise. */
  readonly elsewhere: ReadonlySet<string>;
  /** Who sits at the table: a question may name them, and no rule does. */
  readonly people: readonly Person[];
}

/** `modes`: the ways of playing that the match is one of; `now`: the clauses it rests on. */
export function standpointOf(
  { clauses, rulings }: Pick<RulebookContents, 'clauses' | 'rulings'>,
  modes: readonly string[],
  now: ReadonlySet<ClauseId>,
  people: readonly Person[],
): Standpoint {
  const idsOf = (places: readonly { readonly id: string }[]) => places.map(({ id }) => id);
  const places = [...clauses, ...rulings];
  const touched = rulings.filter((ruling) => ruling.clauses.some((clause) => now.has(clause)));
  return {
    inPlay: new Set([...now, ...idsOf(touched)]),
    ours: new Set(idsOf(places.filter(({ only }) => only !== undefined && modes.includes(only)))),
    elsewhere: new Set(
      idsOf(places.filter(({ only }) => only !== undefined && !modes.includes(only))),
    ),
    people,
  };
}

/** What a place counts here, in shares of what the question speaks for it; a rule that does not hold is what was meant only where nothing else is near. */
const STANDING = { inPlay: 1.1, ours: 1.2, elsewhere: 0.7 };

export function standing(place: Subject, from: Standpoint | undefined): number {
  if (from === undefined || place.kind === 'silent') return 1;
  if (from.inPlay.has(place.id)) return STANDING.inPlay;
  if (from.elsewhere.has(place.id)) return STANDING.elsewhere;
  return from.ours.has(place.id) ? STANDING.ours : 1;
}
