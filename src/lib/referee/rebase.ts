// Entries told on an older log, told again on a newer one: two windows of one phone wrote at the same time.
import type { Entry, EntryId, Told } from './entry.ts';
import { hear, type Match } from './match.ts';
import type { Refusal } from './ruling.ts';
import type { Rules, Setup } from './rules.ts';

/** What could not be told again. */
export interface Left<Move = unknown> {
  /** Absent where it could not be read. */
  readonly entry?: Entry<Move>;
  /** Absent for what speaks of an act that is left, or is not the last one any more, and behind what could not be read. */
  readonly refusal?: Refusal;
}

export interface Rebased<State, Move> {
  readonly match: Match<State, Move>;
  /** What now stands at the end of the log, under new ids. */
  readonly taken: readonly Entry<Move>[];
  /** What is no longer allowed there. */
  readonly left: readonly Left<Move>[];
}

/**
 * `match`: as it stands on the newer log. `entries`: in the order in which they were told, the first of them behind the last that
 * both logs share. Each is heard as if it were told now, under the id that `idAfter` gives; what is refused is left, and so is
 * whatever speaks of it.
 */
export function rebase<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
  entries: readonly Entry<Move>[],
  idAfter: (log: Match<State, Move>['log']) => EntryId,
): Rebased<State, Move> {
  const names = new Map<EntryId, EntryId>();
  // Ids are places in the log: what another window wrote in the place of an entry that is left bears the same one.
  const lost = new Set<EntryId>();
  const aimsOf = aimsAmong();
  const taken: Entry<Move>[] = [];
  const left: Left<Move>[] = [];
  let now = match;
  for (const entry of entries) {
    const aims = aimsOf(entry);
    if (aims?.every((id) => !lost.has(id)) !== true) {
      lost.add(entry.id);
      left.push({ entry });
      continue;
    }
    const renamed = { ...entry, id: idAfter(now.log), told: renamedIn(entry.told, names) };
    const heard = hear(rules, now, renamed);
    if (!heard.accepted) {
      lost.add(entry.id);
      left.push({ entry, refusal: heard.refusal });
      continue;
    }
    names.set(entry.id, renamed.id);
    now = heard.match;
    taken.push(renamed);
  }
  return { match: now, taken, left };
}

/** Entries that each one speaks of, asked one after the other; undefined for an undo or a redo that reaches back before all of them. */
function aimsAmong(): (entry: Entry) => readonly EntryId[] | undefined {
  const steps: EntryId[] = [];
  const undone: EntryId[] = [];
  return ({ id, told }) => {
    if (told.type === 'undo' || told.type === 'redo') {
      const [from, to] = told.type === 'undo' ? [steps, undone] : [undone, steps];
      const step = from.pop();
      if (step === undefined) return undefined;
      to.push(step);
      return [step];
    }
    steps.push(id);
    undone.length = 0;
    return namedIn(told);
  };
}

function namedIn(told: Told): readonly EntryId[] {
  if (told.type === 'strike') return told.targets;
  const named = told.type === 'tell' ? told.before : 'target' in told ? told.target : undefined;
  return named === undefined ? [] : [named];
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
