// One match: the log of everything ever told, append-only, and what follows from it by replay.
// An entry makes a new version of the match; undo and redo lead through its versions.
import { ruleAct } from './actRuling.ts';
import type { Entry, EntryId, Told } from './entry.ts';
import { changesThePast, MOST_RERULED, reruledBy } from './reruled.ts';
import type { Effect, Refusal, Ruling } from './ruling.ts';
import type { Rules, Setup } from './rules.ts';
import { Strand } from './strand.ts';
import {
  indexOf,
  lastRuled,
  versionAfter,
  versionOf,
  type Placed,
  type Stop,
  type Version,
} from './version.ts';

/** A version that an undo or a redo leads to, and the entry that lies between it and its neighbour. */
interface Beside<State, Move> {
  readonly version: Version<State, Move>;
  readonly entry: Entry<Move>;
  readonly next: Beside<State, Move> | undefined;
}

export interface Match<State = unknown, Move = unknown> extends Version<State, Move> {
  readonly setup: Setup;
  readonly log: Strand<Entry<Move>>;
  /** Changes of house rulings under which the rules do not begin: they stay in the log and change nothing. */
  readonly refused: readonly Stop[];
  readonly past: Beside<State, Move> | undefined;
  readonly future: Beside<State, Move> | undefined;
}

/** Why an entry cannot be taken: its act is refused, or it points at nothing. */
export type Hearing<State, Move> =
  | {
      readonly accepted: true;
      readonly match: Match<State, Move>;
      readonly effects: readonly Effect[];
    }
  | { readonly accepted: false; readonly refusal: Refusal };

/** An act behind the stop cannot be ruled on before the stop is settled. */
const STOPPED: Refusal = { clause: 'table.log.stopped', facts: {}, firm: true };

/** Opens a match at its set-up or at the position inside it. */
export function beginMatch<State, Move>(
  rules: Rules<Setup, State, Move>,
  setup: Setup,
): Ruling<Match<State, Move>> {
  const beginning = rules.begin(setup);
  if (!beginning.allowed) return beginning;
  const { state, effects } = beginning;
  return {
    allowed: true,
    effects,
    state: {
      setup,
      houseRulings: setup.houseRulings,
      settled: [],
      log: Strand.of<Entry<Move>>([]),
      refused: [],
      acts: Strand.of<Placed<Move>>([]),
      ruled: Strand.of([{ state, effects }]),
      stop: undefined,
      past: undefined,
      future: undefined,
    },
  };
}

/**
 * Takes one entry as the table tells it. A move that is refused is an answer and leaves no trace;
 * an amendment is accepted even when a later act becomes illegal: the match then stops there.
 */
export function hear<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
  entry: Entry<Move>,
): Hearing<State, Move> {
  const { told } = entry;
  if (told.type === 'tell' && told.before === undefined && match.stop === undefined) {
    const ruling = ruleAct(rules, match, told.act, stateOf(match));
    if (!ruling.allowed) return { accepted: false, refusal: ruling.refusal };
    const acts = match.acts.with({ entry: entry.id, act: told.act });
    const version = { ...versionOf(match), acts, ruled: match.ruled.with(ruling) };
    return { accepted: true, match: superseded(match, entry, version), effects: ruling.effects };
  }
  const next = fullAt(match, entry) ?? withEntry(rules, match, entry);
  if ('clause' in next) return { accepted: false, refusal: next };
  const own = ownEntryOf(entry);
  if (own === undefined) return { accepted: true, match: next, effects: [] };
  const effects = effectsOf(next, own);
  if (effects !== undefined) return { accepted: true, match: next, effects };
  return { accepted: false, refusal: next.stop?.entry === own ? next.stop.refusal : STOPPED };
}

/** Takes an entry that already stands in the log: what is refused stops the match there, it is never dropped. */
export function follow<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
  entry: Entry<Move>,
): Match<State, Move> {
  const next = withEntry(rules, match, entry);
  if (!('clause' in next)) return next;
  // An entry that points at nothing, or is refused, stays in the log and changes nothing else.
  const kept = { ...match, log: match.log.with(entry) };
  if (next.clause === 'table.log.nothing-there') return kept;
  return { ...kept, refused: [...match.refused, { entry: entry.id, refusal: next }] };
}

/** The same match to be told what is forgotten again: it shares no buffer, so the real one grows on as if nothing had been. */
export function forkOf<State, Move>(match: Match<State, Move>): Match<State, Move> {
  const { acts, ruled, log } = match;
  return { ...match, acts: acts.fork(), ruled: ruled.fork(), log: log.fork() };
}

/** Opens a match and follows its whole log. */
export function replay<State, Move>(
  rules: Rules<Setup, State, Move>,
  setup: Setup,
  log: Iterable<Entry<Move>>,
): Ruling<Match<State, Move>> {
  const beginning = beginMatch(rules, setup);
  if (!beginning.allowed) return beginning;
  let match = beginning.state;
  for (const entry of log) match = follow(rules, match, entry);
  return { ...beginning, state: match };
}

/** The table now. */
export function stateOf<State, Move>(match: Match<State, Move>): State {
  return lastRuled(match.ruled).state;
}

/** The table just before an act, for amending it; undefined when the act does not stand. */
export function stateBefore<State, Move>(
  match: Match<State, Move>,
  entry: EntryId,
): State | undefined {
  const index = indexOf(match, entry);
  return index === undefined ? undefined : match.ruled.at(index)?.state;
}

/** What followed from an act; undefined when it waits behind a stop or is not in the timeline. */
export function effectsOf<State, Move>(
  match: Match<State, Move>,
  entry: EntryId,
): readonly Effect[] | undefined {
  const index = indexOf(match, entry);
  return index === undefined ? undefined : match.ruled.at(index + 1)?.effects;
}

/** Acts that wait behind a stop, the refused one first. */
export function waitingOf<State, Move>(match: Match<State, Move>): readonly Placed<Move>[] {
  return match.acts.toArray().slice(match.ruled.length - 1);
}

/** The entries that made the match what it is, in the order in which they were told: none that was undone or points at nothing. */
export function entriesInForce<State, Move>({ past }: Match<State, Move>): readonly Entry<Move>[] {
  const inForce: Entry<Move>[] = [];
  for (let step = past; step !== undefined; step = step.next) inForce.push(step.entry);
  return inForce.reverse();
}

/** Steps that a redo would bring back. Whatever else is told ends them: they stay in the log alone. */
export function undoneIn(match: Match): number {
  let count = 0;
  for (let later = match.future; later !== undefined; later = later.next) count += 1;
  return count;
}

function withEntry<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
  entry: Entry<Move>,
): Match<State, Move> | Refusal {
  const { told } = entry;
  if (told.type === 'undo') {
    const { past } = match;
    if (past === undefined) return nothingThere(told);
    const log = match.log.with(entry);
    const future = { version: versionOf(match), entry: past.entry, next: match.future };
    const { setup, refused } = match;
    return { setup, log, refused, ...past.version, past: past.next, future };
  }
  if (told.type === 'redo') {
    const { future } = match;
    if (future === undefined) return nothingThere(told);
    const log = match.log.with(entry);
    const past = { version: versionOf(match), entry: future.entry, next: match.past };
    const { setup, refused } = match;
    return { setup, log, refused, ...future.version, past, future: future.next };
  }
  const version = versionAfter(rules, match, entry.id, told) ?? nothingThere(told);
  return 'clause' in version ? version : superseded(match, entry, version);
}

/** A log that changes the past too often could not be opened again. */
function fullAt<Move>({ log }: Match<unknown, Move>, entry: Entry<Move>): Refusal | undefined {
  if (!changesThePast(entry.told)) return undefined;
  if (reruledBy([...log.toArray(), entry]) <= MOST_RERULED) return undefined;
  return { clause: 'table.log.full', facts: { entries: log.length }, firm: true };
}

function nothingThere<Move>({ type }: Told<Move>): Refusal {
  return { clause: 'table.log.nothing-there', facts: { told: type }, firm: true };
}

/** The version in force becomes the one that an undo leads back to. */
function superseded<State, Move>(
  match: Match<State, Move>,
  entry: Entry<Move>,
  version: Version<State, Move>,
): Match<State, Move> {
  const { setup, refused } = match;
  const { houseRulings, settled, acts, ruled, stop } = version;
  const log = match.log.with(entry);
  const past = { version: versionOf(match), entry, next: match.past };
  return { setup, log, refused, houseRulings, settled, acts, ruled, stop, past, future: undefined };
}

function ownEntryOf<Move>(entry: Entry<Move>): EntryId | undefined {
  if (entry.told.type === 'tell') return entry.id;
  return entry.told.type === 'amend' ? entry.told.target : undefined;
}
