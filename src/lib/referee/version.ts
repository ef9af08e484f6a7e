// One version of a match: the readings in force, the acts in their order, and what followed from each, up to the first one
// refused. Whatever is told makes a new version out of it; an undo goes back to an earlier one.
import { ruleAct, type Frame } from './actRuling.ts';
import type { Act, EntryId, Told } from './entry.ts';
import type { Effect, Refusal } from './ruling.ts';
import type { HouseRulings, Rules, Setup } from './rules.ts';
import { Strand } from './strand.ts';

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

export interface Version<State, Move> {
  /** The readings in force: those of the set-up, and over them what was settled since. */
  readonly houseRulings: HouseRulings;
  /** In the order in which they were told: of one ruling the last reading holds. */
  readonly settled: readonly Settled[];
  readonly acts: Strand<Placed<Move>>;
  /** One longer than the acts that stand: first the beginning, then one after each act. */
  readonly ruled: Strand<Ruled<State>>;
  readonly stop: Stop | undefined;
}

/** The version in force, and the set-up that all versions of a match share. */
interface InForce<State, Move> extends Version<State, Move> {
  readonly setup: Setup;
}

/** What is told, carried out; undefined when it points at nothing. */
export function versionAfter<State, Move>(
  rules: Rules<Setup, State, Move>,
  version: InForce<State, Move>,
  id: EntryId,
  told: Exclude<Told<Move>, { type: 'undo' | 'redo' }>,
): Version<State, Move> | Refusal | undefined {
  switch (told.type) {
    case 'tell': {
      const placed = { entry: id, act: told.act };
      if (told.before === undefined)
        return ruledOn(rules, version, version.acts.with(placed), version.ruled);
      const index = indexOf(version, told.before);
      if (index === undefined) return undefined;
      const acts = version.acts.toArray();
      acts.splice(index, 0, placed);
      return ruledFrom(rules, version, acts, index);
    }
    case 'amend': {
      const index = indexOf(version, told.target);
      if (index === undefined) return undefined;
      const acts = version.acts.toArray();
      acts[index] = { entry: told.target, act: told.act };
      return ruledFrom(rules, version, acts, index);
    }
    case 'strike': {
      const struck = new Set(told.targets);
      const acts = version.acts.toArray();
      const first = acts.findIndex((placed) => struck.has(placed.entry));
      const kept = acts.filter((placed) => !struck.has(placed.entry));
      const settled = version.settled.filter(({ entry }) => !struck.has(entry));
      if (settled.length < version.settled.length)
        return settledAs(rules, version.setup, settled, Strand.of(kept));
      return first === -1 ? undefined : ruledFrom(rules, version, kept, first);
    }
    case 'settle': {
      const { houseRulings, reason, target } = told;
      const change = { entry: target ?? id, houseRulings, reason };
      const isThere = version.settled.some(({ entry }) => entry === target);
      if (target !== undefined && !isThere) return undefined;
      const settled = isThere
        ? version.settled.map((one) => (one.entry === target ? change : one))
        : [...version.settled, change];
      return settledAs(rules, version.setup, settled, version.acts);
    }
  }
}

/** The whole match ruled on anew under what is settled. */
function settledAs<State, Move>(
  rules: Rules<Setup, State, Move>,
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

function ruledFrom<State, Move>(
  rules: Rules<Setup, State, Move>,
  version: InForce<State, Move>,
  acts: readonly Placed<Move>[],
  index: number,
): Version<State, Move> {
  return ruledOn(rules, version, Strand.of(acts), version.ruled.take(index + 1));
}

/** Rules on every act that `ruled` does not cover yet, up to the end or to the first one refused. */
function ruledOn<State, Move>(
  rules: Rules<Setup, State, Move>,
  frame: Frame & Pick<Version<State, Move>, 'settled'>,
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
    const ruling = ruleAct(rules, frame, placed.act, lastRuled(standing).state);
    if (!ruling.allowed) return version(standing, { entry: placed.entry, refusal: ruling.refusal });
    standing = standing.with(ruling);
  }
}

/** The version alone, of a match that holds more. */
export function versionOf<State, Move>(version: Version<State, Move>): Version<State, Move> {
  const { houseRulings, settled, acts, ruled, stop } = version;
  return { houseRulings, settled, acts, ruled, stop };
}

/** Where an act stands. Looked for from the end: what is amended or told is mostly recent. */
export function indexOf<State, Move>(
  version: Version<State, Move>,
  entry: EntryId,
): number | undefined {
  for (let index = version.acts.length - 1; index >= 0; index -= 1)
    if (version.acts.at(index)?.entry === entry) return index;
  return undefined;
}

/** What the last act left. */
export function lastRuled<State>(ruled: Strand<Ruled<State>>): Ruled<State> {
  const last = ruled.last();
  if (last === undefined) throw new Error('A match has no beginning');
  return last;
}
