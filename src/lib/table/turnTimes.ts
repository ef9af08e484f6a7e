// How long each seat has had the turn so far, from the times at which the acts that stand were told. Nothing is measured or kept
// for it: a clock that is switched on late knows the beginning too, and an undo gives the time back.
import type { EntryId, Told } from '../referee/entry.ts';
import type { Match } from '../referee/match.ts';
import type { Ruled } from '../referee/version.ts';
import type { Rules } from '../referee/rules.ts';
import type { SeatId } from '../referee/ruling.ts';

/** A longer wait is a break at the table and counts for nobody. Milliseconds. */
const BREAK = 10 * 60_000;

export interface TurnTimes {
  /** Milliseconds by seat; a seat that has not had the turn is left out. */
  readonly taken: ReadonlyMap<SeatId, number>;
  /** Whose time runs and since when, in milliseconds since 1970; nobody's where several may move at once, and after the end. */
  readonly running?: { readonly seat: SeatId; readonly since: number };
}

/** `begun`: when the match began, ISO 8601. */
export function turnTimes<State, Move>(
  rules: Pick<Rules<never, State, Move>, 'steps'>,
  { log, acts, ruled }: Pick<Match<State, Move>, 'log' | 'acts' | 'ruled'>,
  begun: string,
): TurnTimes {
  // An act put in between was told later than those behind it, and took its time when nobody told it: it has none of its own.
  const toldAt = new Map<EntryId, number>();
  for (const { id, at, told } of log.toArray()) if (!isPutIn(told)) toldAt.set(id, Date.parse(at));
  const taken = new Map<SeatId, number>();
  let since = Date.parse(begun);
  for (let index = 0; index < ruled.length - 1; index += 1) {
    const until = toldAt.get(acts.at(index)?.entry ?? '') ?? since;
    const seat = turnIn(rules, ruled.at(index));
    if (seat !== undefined) taken.set(seat, (taken.get(seat) ?? 0) + waited(since, until));
    since = until;
  }
  const seat = turnIn(rules, ruled.last());
  return seat === undefined ? { taken } : { taken, running: { seat, since } };
}

function isPutIn(told: Told): boolean {
  return told.type === 'tell' && told.before !== undefined;
}

/** Milliseconds between two moments as they count; two phones may go differently, so never less than none. */
export function waited(since: number, until: number): number {
  const passed = until - since;
  return passed > 0 && passed <= BREAK ? passed : 0;
}

/** Whose turn it was at a table that stands, so that a move asks the rules for its own table alone. */
const known = new WeakMap<Ruled<unknown>, SeatId | undefined>();

function turnIn<State>(
  rules: Pick<Rules<never, State>, 'steps'>,
  table: Ruled<State> | undefined,
): SeatId | undefined {
  if (table === undefined || known.has(table)) return table && known.get(table);
  const seat = rules.steps(table.state)[0]?.seat;
  known.set(table, seat);
  return seat;
}
