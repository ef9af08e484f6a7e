// Entries told on an older log, told again on a newer one: two windows of one phone wrote at the same time.
import type { Entry, EntryId, Told } from './entry.ts';
import { hear, type Match } from './match.ts';
import type { Refusal } from './ruling.ts';
import type { Rules, Setup } from './rules.ts';

export interface Rebased<State, Move> {
  readonly match: Match<State, Move>;
  /** What now stands at the end of the log, under new ids. */
  readonly taken: readonly Entry<Move>[];
  /** What is no longer allowed there; `refusal` is absent for an undo whose act is not the last one any more. */
  readonly left: readonly { readonly entry: Entry<Move>; readonly refusal?: Refusal }[];
}

export function rebase<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
  entries: readonly Entry<Move>[],
  idAfter: (log: Match<State, Move>['log']) => EntryId,
): Rebased<State, Move> {
  const names = new Map<EntryId, EntryId>();
  const taken: Entry<Move>[] = [];
  const left: Rebased<State, Move>['left'][number][] = [];
  let now = match;
  // Undo and redo keep their meaning only while they reach no further back than these entries do.
  let undoable = 0;
  let redoable = 0;
  for (const entry of entries) {
    const { type } = entry.told;
    if ((type === 'undo' && undoable === 0) || (type === 'redo' && redoable === 0)) {
      left.push({ entry });
      continue;
    }
    const renamed = { ...entry, id: idAfter(now.log), told: renamedIn(entry.told, names) };
    const heard = hear(rules, now, renamed);
    if (!heard.accepted) {
      left.push({ entry, refusal: heard.refusal });
      continue;
    }
    names.set(entry.id, renamed.id);
    now = heard.match;
    taken.push(renamed);
    undoable += type === 'undo' ? -1 : 1;
    redoable = type === 'undo' ? redoable + 1 : type === 'redo' ? redoable - 1 : 0;
  }
  return { match: now, taken, left };
}

function renamedIn<Move>(told: Told<Move>, names: ReadonlyMap<EntryId, EntryId>): Told<Move> {
  const now = (id: EntryId) => names.get(id) ?? id;
  if (told.type === 'tell' && told.before !== undefined)
    return { ...told, before: now(told.before) };
  if (told.type === 'amend') return { ...told, target: now(told.target) };
  if (told.type === 'settle' && told.target !== undefined)
    return { ...told, target: now(told.target) };
  if (told.type === 'strike') return { ...told, targets: told.targets.map(now) };
  return told;
}
