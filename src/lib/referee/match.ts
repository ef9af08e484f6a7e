// The log of one match: everything ever told, append-only, and what follows from it by replay.
// Undo, redo, amendments and house rulings are entries like any other, so several phones can one day append to one log.
import type { ClauseId, Effect, Refusal, Ruling, SeatId } from './ruling.ts';
import { NOTHING_WAIVED } from './ruling.ts';
import type { HouseRulings, Rules, Setup } from './rules.ts';
import { Strand } from './strand.ts';

/** Unique over all devices: `device:number`. */
export type EntryId = string;

/** Something that stands in the timeline of the match. */
export type Act<Move = unknown> =
  | { readonly type: 'move'; readonly move: Move }
  /** Carried out although refused: the table waives these clauses for this move. */
  | {
      readonly type: 'overrule';
      readonly move: Move;
      readonly waived: readonly ClauseId[];
      readonly reason: string;
    }
  /** "We counted wrong": points moved by hand. */
  | {
      readonly type: 'correct';
      readonly seat: SeatId;
      readonly points: number;
      readonly reason: string;
    }
  /** "The table looks different": the whole position entered anew. */
  | { readonly type: 'restate'; readonly position: unknown; readonly reason: string };

/** What an entry does to the timeline. It says where by itself, so that the order never depends on a ruling. */
export type Told<Move = unknown> =
  | { readonly type: 'tell'; readonly act: Act<Move>; readonly before?: EntryId }
  | { readonly type: 'amend'; readonly target: EntryId; readonly act: Act<Move> }
  | { readonly type: 'strike'; readonly targets: readonly EntryId[] }
  /** With a target it is told again in place of that change of a house ruling. */
  | {
      readonly type: 'settle';
      readonly houseRulings: HouseRulings;
      readonly reason: string;
      readonly target?: EntryId;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export interface Entry<Move = unknown> {
  readonly id: EntryId;
  readonly device: string;
  /** Local time of the device, ISO 8601. Shown, never used for order. */
  readonly at: string;
  readonly told: Told<Move>;
}

/** An act in its place; `entry` is the one that put it there and stays its name when it is amended. */
export interface Placed<Move = unknown> {
  readonly entry: EntryId;
  readonly act: Act<Move>;
}

/** A change of house rulings that stands; `entry` is the one that told it first. It holds from the beginning of the match. */
export interface Settled {
  readonly entry: EntryId;
  readonly houseRulings: HouseRulings;
  readonly reason: string;
}

/** The table after an act, and what followed from it. */
export interface Ruled<State> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** The first act of the timeline that is no longer allowed; it and all behind it wait. */
export interface Stop {
  readonly entry: EntryId;
  readonly refusal: Refusal;
}

interface Version<State, Move> {
  /** The readings in force: those of the set-up, and over them what was settled since. */
  readonly houseRulings: HouseRulings;
  /** In the order in which they were told: of one ruling the last reading holds. */
  readonly settled: readonly Settled[];
  readonly acts: Strand<Placed<Move>>;
  /** One longer than the acts that stand: first the beginning, then one after each act. */
  readonly ruled: Strand<Ruled<State>>;
  readonly stop: Stop | undefined;
}

interface Earlier<State, Move> {
  readonly version: Version<State, Move>;
  readonly next: Earlier<State, Move> | undefined;
}

export interface Match<State = unknown, Move = unknown> extends Version<State, Move> {
  readonly setup: Setup;
  readonly log: Strand<Entry<Move>>;
  readonly past: Earlier<State, Move> | undefined;
  readonly future: Earlier<State, Move> | undefined;
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

type AnyRules<State, Move> = Rules<Setup, State, Move>;

/** Opens a match at its set-up or at the position inside it. */
export function beginMatch<State, Move>(
  rules: AnyRules<State, Move>,
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
  rules: AnyRules<State, Move>,
  match: Match<State, Move>,
  entry: Entry<Move>,
): Hearing<State, Move> {
  const { told } = entry;
  if (told.type === 'tell' && told.before === undefined && match.stop === undefined) {
    const ruling = ruleAct(rules, match, told.act, match.ruled.last());
    if (!ruling.allowed) return { accepted: false, refusal: ruling.refusal };
    const acts = match.acts.with({ entry: entry.id, act: told.act });
    const version = { ...versionOf(match), acts, ruled: match.ruled.with(ruling) };
    return { accepted: true, match: superseded(match, entry, version), effects: ruling.effects };
  }
  const next = withEntry(rules, match, entry);
  if ('clause' in next) return { accepted: false, refusal: next };
  const own = ownEntryOf(entry);
  if (own === undefined) return { accepted: true, match: next, effects: [] };
  const effects = effectsOf(next, own);
  if (effects !== undefined) return { accepted: true, match: next, effects };
  return { accepted: false, refusal: next.stop?.entry === own ? next.stop.refusal : STOPPED };
}

/** Takes an entry that already stands in the log: what is refused stops the match there, it is never dropped. */
export function follow<State, Move>(
  rules: AnyRules<State, Move>,
  match: Match<State, Move>,
  entry: Entry<Move>,
): Match<State, Move> {
  const next = withEntry(rules, match, entry);
  // An entry that points at nothing stays in the log and changes nothing else.
  return 'clause' in next ? { ...match, log: match.log.with(entry) } : next;
}

/** Opens a match and follows its whole log. */
export function replay<State, Move>(
  rules: AnyRules<State, Move>,
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
  return standingRuled(match).state;
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

/** Steps that a redo would bring back. Whatever else is told ends them: they stay in the log alone. */
export function undoneIn(match: Match): number {
  let count = 0;
  for (let later = match.future; later !== undefined; later = later.next) count += 1;
  return count;
}

function withEntry<State, Move>(
  rules: AnyRules<State, Move>,
  match: Match<State, Move>,
  entry: Entry<Move>,
): Match<State, Move> | Refusal {
  const { told } = entry;
  if (told.type === 'undo') {
    const { past } = match;
    if (past === undefined) return nothingThere(told);
    const log = match.log.with(entry);
    const future = { version: versionOf(match), next: match.future };
    return { setup: match.setup, log, ...past.version, past: past.next, future };
  }
  if (told.type === 'redo') {
    const { future } = match;
    if (future === undefined) return nothingThere(told);
    const log = match.log.with(entry);
    const past = { version: versionOf(match), next: match.past };
    return { setup: match.setup, log, ...future.version, past, future: future.next };
  }
  const version = changed(rules, match, entry.id, told) ?? nothingThere(told);
  return 'clause' in version ? version : superseded(match, entry, version);
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
  const { setup } = match;
  const { houseRulings, settled, acts, ruled, stop } = version;
  const log = match.log.with(entry);
  const past = { version: versionOf(match), next: match.past };
  return { setup, log, houseRulings, settled, acts, ruled, stop, past, future: undefined };
}

/** Undefined when the entry points at nothing. */
function changed<State, Move>(
  rules: AnyRules<State, Move>,
  match: Match<State, Move>,
  id: EntryId,
  told: Exclude<Told<Move>, { type: 'undo' | 'redo' }>,
): Version<State, Move> | Refusal | undefined {
  switch (told.type) {
    case 'tell': {
      const placed = { entry: id, act: told.act };
      if (told.before === undefined)
        return ruledOn(rules, match, match.acts.with(placed), match.ruled);
      const index = indexOf(match, told.before);
      if (index === undefined) return undefined;
      const acts = match.acts.toArray();
      acts.splice(index, 0, placed);
      return ruledFrom(rules, match, acts, index);
    }
    case 'amend': {
      const index = indexOf(match, told.target);
      if (index === undefined) return undefined;
      const acts = match.acts.toArray();
      acts[index] = { entry: told.target, act: told.act };
      return ruledFrom(rules, match, acts, index);
    }
    case 'strike': {
      const struck = new Set(told.targets);
      const acts = match.acts.toArray();
      const first = acts.findIndex((placed) => struck.has(placed.entry));
      const kept = acts.filter((placed) => !struck.has(placed.entry));
      const settled = match.settled.filter(({ entry }) => !struck.has(entry));
      if (settled.length < match.settled.length)
        return settledAs(rules, match.setup, settled, Strand.of(kept));
      return first === -1 ? undefined : ruledFrom(rules, match, kept, first);
    }
    case 'settle': {
      const { houseRulings, reason, target } = told;
      const change = { entry: target ?? id, houseRulings, reason };
      const isThere = match.settled.some(({ entry }) => entry === target);
      if (target !== undefined && !isThere) return undefined;
      const settled = isThere
        ? match.settled.map((one) => (one.entry === target ? change : one))
        : [...match.settled, change];
      return settledAs(rules, match.setup, settled, match.acts);
    }
  }
}

/** The whole match ruled on anew under what is settled. */
function settledAs<State, Move>(
  rules: AnyRules<State, Move>,
  setup: Setup,
  settled: readonly Settled[],
  acts: Strand<Placed<Move>>,
): Version<State, Move> | Refusal {
  const houseRulings = Object.assign(
    { ...setup.houseRulings },
    ...settled.map((change) => change.houseRulings),
  ) as HouseRulings;
  const beginning = rules.begin({ ...setup, houseRulings });
  if (!beginning.allowed) return beginning.refusal;
  const { state, effects } = beginning;
  return ruledOn(rules, { setup, houseRulings, settled }, acts, Strand.of([{ state, effects }]));
}

interface Frame {
  readonly setup: Setup;
  readonly houseRulings: HouseRulings;
  readonly settled: readonly Settled[];
}

function ruledFrom<State, Move>(
  rules: AnyRules<State, Move>,
  match: Match<State, Move>,
  acts: readonly Placed<Move>[],
  index: number,
): Version<State, Move> {
  return ruledOn(rules, match, Strand.of(acts), match.ruled.take(index + 1));
}

/** Rules on every act that `ruled` does not cover yet, up to the end or to the first one refused. */
function ruledOn<State, Move>(
  rules: AnyRules<State, Move>,
  frame: Frame,
  acts: Strand<Placed<Move>>,
  ruled: Strand<Ruled<State>>,
): Version<State, Move> {
  const { houseRulings, settled } = frame;
  const version = (standing: Strand<Ruled<State>>, stop?: Stop): Version<State, Move> => ({
    houseRulings,
    settled,
    acts,
    ruled: standing,
    stop,
  });
  let standing = ruled;
  for (;;) {
    const placed = acts.at(standing.length - 1);
    if (placed === undefined) return version(standing);
    const ruling = ruleAct(rules, frame, placed.act, standing.last());
    if (!ruling.allowed) return version(standing, { entry: placed.entry, refusal: ruling.refusal });
    standing = standing.with(ruling);
  }
}

function ruleAct<State, Move>(
  rules: AnyRules<State, Move>,
  frame: Frame,
  act: Act<Move>,
  last: Ruled<State> | undefined,
): Ruling<State> {
  if (last === undefined) throw new Error('A match has no beginning');
  const { state } = last;
  switch (act.type) {
    case 'move':
      return rules.rule(state, act.move, NOTHING_WAIVED);
    case 'overrule': {
      const ruling = rules.rule(state, act.move, new Set(act.waived));
      if (!ruling.allowed) return ruling;
      const { waived, reason } = act;
      const note: Effect = { clause: 'table.overruled', facts: { waived, reason } };
      return { ...ruling, effects: [note, ...ruling.effects] };
    }
    case 'correct': {
      const ruling = rules.correct(state, { seat: act.seat, points: act.points });
      if (!ruling.allowed) return ruling;
      const { reason } = act;
      return {
        ...ruling,
        effects: ruling.effects.map((effect) => ({
          ...effect,
          facts: { ...effect.facts, reason },
        })),
      };
    }
    case 'restate':
      return restated(rules, frame, act, state);
  }
}

/** The new position replaces the table; what that moves on the track is booked to each seat. */
function restated<State, Move>(
  rules: AnyRules<State, Move>,
  { setup, houseRulings }: Frame,
  { position, reason }: { readonly position: unknown; readonly reason: string },
  state: State,
): Ruling<State> {
  const ruling = rules.begin({ ...setup, houseRulings, position });
  if (!ruling.allowed) return ruling;
  const totals = new Map(rules.standings(state).map(({ seat, total }) => [seat, total]));
  const effects = rules.standings(ruling.state).map(({ seat, total }): Effect => {
    const before = totals.get(seat) ?? 0;
    return {
      clause: 'table.position',
      seat,
      points: total - before,
      facts: { before, total, reason },
    };
  });
  return { ...ruling, effects };
}

function versionOf<State, Move>(version: Version<State, Move>): Version<State, Move> {
  const { houseRulings, settled, acts, ruled, stop } = version;
  return { houseRulings, settled, acts, ruled, stop };
}

function standingRuled<State, Move>(match: Match<State, Move>): Ruled<State> {
  const last = match.ruled.last();
  if (last === undefined) throw new Error('A match has no beginning');
  return last;
}

/** Where an act stands. Looked for from the end: what is amended or told is mostly recent. */
function indexOf<State, Move>(match: Match<State, Move>, entry: EntryId): number | undefined {
  for (let index = match.acts.length - 1; index >= 0; index -= 1)
    if (match.acts.at(index)?.entry === entry) return index;
  return undefined;
}

function ownEntryOf<Move>(entry: Entry<Move>): EntryId | undefined {
  if (entry.told.type === 'tell') return entry.id;
  return entry.told.type === 'amend' ? entry.told.target : undefined;
}
