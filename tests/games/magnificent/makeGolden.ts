// Makes the golden matches: plays them out of seeds and writes them as match files. Kept for making more.
import * as v from 'valibot';
import { RULESET_1 } from '../../../src/lib/games/magnificent/data/ruleset1.ts';
import { magnificentRules } from '../../../src/lib/games/magnificent/module.ts';
import type { MagnificentSetup } from '../../../src/lib/games/magnificent/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import type { MagnificentRules } from '../../../src/lib/games/magnificent/rules/rule.ts';
import type { State } from '../../../src/lib/games/magnificent/rules/state.ts';
import type { Act, Entry } from '../../../src/lib/referee/entry.ts';
import type { Match } from '../../../src/lib/referee/match.ts';
import { replay } from '../../../src/lib/referee/match.ts';
import type { MatchFile } from '../../../src/lib/referee/matchFile.ts';
import { entrySchema } from '../../../src/lib/referee/entrySchema.ts';
import { MATCH_FORMAT, MATCH_SCHEMA_VERSION } from '../../../src/lib/referee/matchFile.ts';
import { NOTHING_WAIVED, allowed } from '../../../src/lib/referee/ruling.ts';
import { chooser } from '../../support/chooser.ts';
import type { Golden } from './goldens.ts';
import { GOLDENS, effectsOf } from './goldens.ts';
import { sensibleMove } from './sensible.ts';
import { SEATS as NAMES } from './tables.ts';
import { scorekeeperMoves } from './twin.ts';

export { GOLDENS };

const SEATS = [
  { id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' },
  { id: 'bo', name: 'Bo', colour: 'seat-2', symbol: 'triangle' },
  { id: 'cy', name: 'Cy', colour: 'seat-3', symbol: 'square' },
  { id: 'dee', name: 'Dee', colour: 'seat-4', symbol: 'star' },
] as const;

/** A match takes a second or two. */
const MOST_SEEDS = 400;
const rules = magnificentRules.rulesOf(RULESET_1);

/** The first match that shows what it is kept for. */
export function makeGolden(golden: Golden): MatchFile {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const setup = setupOf(golden);
    const entries = played(golden, setup, seed).map((act, index) => entryOf(act, index));
    if (isShown(golden, replayed(setup, entries))) return fileOf(golden, setup, entries);
  }
  throw new Error(`No seed up to ${MOST_SEEDS} makes ${golden.name}`);
}

/** Whether the match has everything it is kept for. */
export function isShown({ cites, shows }: Golden, match: Match<State>): boolean {
  const cited = new Set(effectsOf(match).flatMap(({ clause, also = [] }) => [clause, ...also]));
  return cites.every((clause) => cited.has(clause)) && (shows?.(match) ?? true);
}

function setupOf({ seats, level, options, position }: Golden): MagnificentSetup {
  return {
    seats: NAMES.slice(0, seats),
    firstSeat: 'ann',
    level,
    options,
    houseRulings: {},
    ...(position === undefined ? {} : { position }),
  };
}

/** What is told, turn by turn: everything, or what a scorekeeper tells of it. A referee sees it all. */
function played(golden: Golden, setup: MagnificentSetup, seed: number): Act<Move>[] {
  const choose = chooser(seed);
  const acts: Act<Move>[] = [];
  let { state } = allowedBy(rules.begin({ ...setup, level: 'referee' }), setup);
  let begun = state;
  while (!rules.isOver(state)) {
    const own = golden.script?.(state, choose, acts.at(-1));
    const act = own ?? { type: 'move', move: sensibleMove(rules, state, choose) };
    const { state: after, effects } = allowedBy(ruled(state, act), act);
    if (act.type === 'move' && act.move.type === 'takeDie') begun = state;
    if (setup.level === 'referee') acts.push(act);
    else if (act.type === 'move')
      for (const move of scorekeeperMoves(begun, state, act.move, effects))
        acts.push({ type: 'move', move });
    state = after;
  }
  return acts;
}

function ruled(state: State, act: Act<Move>) {
  switch (act.type) {
    case 'move':
      return rules.rule(state, act.move, NOTHING_WAIVED);
    case 'overrule':
      return rules.rule(state, act.move, new Set(act.waived));
    case 'correct':
      return rules.correct(state, act);
    case 'restate':
      throw new Error('No golden match is told anew');
  }
}

function allowedBy(ruling: ReturnType<MagnificentRules['begin']>, told: unknown) {
  if (ruling.allowed) return allowed(ruling.state, ruling.effects);
  const { clause, facts } = ruling.refusal;
  throw new Error(`${JSON.stringify(told)}: ${clause} ${JSON.stringify(facts)}`);
}

function replayed(setup: MagnificentSetup, entries: readonly Entry<Move>[]): Match<State> {
  const match = replay(rules, setup, entries);
  if (!match.allowed || match.state.stop !== undefined)
    throw new Error(JSON.stringify(match.allowed ? match.state.stop : match.refusal));
  return match.state;
}

const EntrySchema = entrySchema(magnificentRules);

/** As it is read again: the schemas put the fields in order. */
function entryOf(act: Act<Move>, index: number) {
  return v.parse(EntrySchema, {
    id: `e${index + 1}`,
    device: 'phone',
    at: clock(index),
    told: { type: 'tell', act },
  } satisfies Entry<Move>);
}

function fileOf(
  { name }: Golden,
  setup: MagnificentSetup,
  entries: MatchFile<Move>['entries'],
): MatchFile {
  const { firstSeat, level, houseRulings, position } = setup;
  const options = v.parse(magnificentRules.optionsSchema, setup.options);
  const lying =
    position === undefined ? {} : { position: v.parse(magnificentRules.positionSchema, position) };
  return {
    format: MATCH_FORMAT,
    schemaVersion: MATCH_SCHEMA_VERSION,
    id: name,
    game: magnificentRules.game,
    ruleset: { game: RULESET_1.game, version: RULESET_1.version },
    begun: '2026-02-14T18:00:00Z',
    seats: SEATS.slice(0, setup.seats.length),
    setup: { firstSeat, level, options, houseRulings, ...lying },
    entries,
  };
}

/** Ten seconds for each entry. */
function clock(index: number): string {
  const seconds = 18 * 3600 + index * 10;
  const two = (amount: number) => String(amount).padStart(2, '0');
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `2026-02-14T${two(hour)}:${two(minute)}:${two(seconds % 60)}Z`;
}
