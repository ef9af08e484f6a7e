// Makes the golden matches: plays them out of a seeded box and writes them as match files. Kept for making more.
import * as v from 'valibot';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { ColosseumSetup } from '../../../src/lib/games/colosseum/rules/fresh.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import type { ColosseumRules } from '../../../src/lib/games/colosseum/rules/rule.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import type { Act, Entry } from '../../../src/lib/referee/entry.ts';
import type { MatchFile } from '../../../src/lib/referee/matchFile.ts';
import { entrySchema } from '../../../src/lib/referee/entrySchema.ts';
import { MATCH_FORMAT, MATCH_SCHEMA_VERSION } from '../../../src/lib/referee/matchFile.ts';
import { NOTHING_WAIVED, allowed } from '../../../src/lib/referee/ruling.ts';
import { chooser } from '../../support/chooser.ts';
import type { Golden, Played } from './goldens.ts';
import { GOLDENS } from './goldens.ts';
import type { Evening } from './sensible.ts';
import { sensibleMove, shuffledBox } from './sensible.ts';
import { SEATS as NAMES } from './tables.ts';
import { NO_WALK, owed, scorekeeperMoves, walkOf } from './twin.ts';

export { GOLDENS };

const SEATS = [
  { id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' },
  { id: 'bo', name: 'Bo', colour: 'seat-2', symbol: 'triangle' },
  { id: 'cy', name: 'Cy', colour: 'seat-3', symbol: 'square' },
  { id: 'dee', name: 'Dee', colour: 'seat-4', symbol: 'star' },
  { id: 'eve', name: 'Eve', colour: 'seat-5', symbol: 'diamond' },
] as const;

const MOST_SEEDS = 3000;
const rules = colosseumRules.rulesOf(RULESET_1);

/** The first match that shows what it is kept for. */
export function makeGolden(golden: Golden): MatchFile {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const played = play(golden, seed);
    if (golden.shows(played)) return fileOf(golden, toldOf(golden, played));
  }
  throw new Error(`No seed up to ${MOST_SEEDS} makes ${golden.name}`);
}

function setupOf({ seats, options, position }: Golden): ColosseumSetup {
  return {
    seats: NAMES.slice(0, seats),
    firstSeat: 'ann',
    level: 'referee',
    options,
    houseRulings: {},
    ...(position === undefined ? {} : { position }),
  };
}

/** Always played by a referee, who sees everything. */
function play(golden: Golden, seed: number): Played {
  const choose = chooser(seed);
  const setup = setupOf(golden);
  const beginning = allowedBy(rules.begin(setup), setup);
  const box = shuffledBox(choose);
  const evening: Evening = { rules, box, style: golden.style, choose };
  let { state } = beginning;
  const turns: Played['turns'][number][] = [];
  while (!rules.isOver(state)) {
    const own = golden.script?.(state, turns);
    const act = own ?? { type: 'move', move: sensibleMove(evening, state) };
    const ruling = allowedBy(ruled(state, act), act);
    turns.push({ before: state, act, effects: ruling.effects });
    ({ state } = ruling);
  }
  return { setup, turns, last: state };
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

function allowedBy(ruling: ReturnType<ColosseumRules['begin']>, told: unknown) {
  if (ruling.allowed) return allowed(ruling.state, ruling.effects);
  const { clause, facts } = ruling.refusal;
  throw new Error(`${JSON.stringify(told)}: ${clause} ${JSON.stringify(facts)}`);
}

/** What stands in the file: the whole match, or what a scorekeeper tells of it. */
function toldOf({ level }: Golden, { setup, turns, last }: Played) {
  const acts = turns.map(({ act }) => act);
  return {
    setup: { ...setup, level },
    acts: level === 'referee' ? acts : kept(setup, turns, last),
  };
}

function kept(setup: ColosseumSetup, turns: Played['turns'], last: State): Act<Move>[] {
  let twin = allowedBy(rules.begin({ ...setup, level: 'scorekeeper' }), setup).state;
  let walk = NO_WALK;
  const moves: Move[] = [];
  const tell = (move: Move) => {
    moves.push(move);
    twin = allowedBy(rules.rule(twin, move), move).state;
  };
  for (const [index, { before, act, effects }] of turns.entries()) {
    if (act.type !== 'move') throw new Error(`A scorekeeper tells no ${act.type}`);
    for (const move of scorekeeperMoves(before, act.move, effects, walk))
      if (!isUnseen(before, twin, move)) tell(plain(twin, move));
    walk = walkOf(walk, act.move, effects);
    const after = turns[index + 1]?.before ?? last;
    for (let more = owed(twin, after); more !== undefined; more = owed(twin, after)) tell(more);
  }
  return moves.map((move) => ({ type: 'move', move }));
}

/** Tokens for tokens; or the end of investing for a seat that could go on with tokens nobody sees. */
function isUnseen({ phase }: State, twin: State, move: Move): boolean {
  if (move.type === 'trade') return move.gives.coins === undefined;
  const isDone = twin.phase !== phase || ('seat' in move && twin.done.includes(move.seat));
  return move.type === 'pass' && phase === 'investing' && isDone;
}

/** As somebody tells it who looks at no tokens: coins alone change hands, and nothing is said of nothing. */
function plain(state: State, move: Move): Move {
  switch (move.type) {
    case 'open': {
      const { market: _, ...unnamed } = move;
      return state.round > 2 ? unnamed : move;
    }
    case 'invest': {
      const { side: _, ...bought } = move;
      return bought;
    }
    case 'trade': {
      const { coins } = move.gives;
      return { ...move, gives: { coins }, gets: {} };
    }
    case 'produce': {
      const { medals, rests, medalMoves, ...event } = move;
      return {
        ...event,
        ...(medals === undefined || medals === 0 ? {} : { medals }),
        ...(rests === undefined || rests === 0 ? {} : { rests }),
        ...(medalMoves === undefined || medalMoves === 0 ? {} : { medalMoves }),
      };
    }
    case 'finish': {
      const [step] = rules.steps(state);
      return (step?.facts['tied'] as readonly string[]).length > 0 ? move : { type: 'finish' };
    }
    default:
      return move;
  }
}

const EntrySchema = entrySchema(colosseumRules);

/** As it is read again: the schemas put the fields in order. */
function fileOf(
  { name }: Golden,
  { setup, acts }: { readonly setup: ColosseumSetup; readonly acts: readonly Act<Move>[] },
): MatchFile {
  const { firstSeat, level, houseRulings, position } = setup;
  const options = v.parse(colosseumRules.optionsSchema, setup.options);
  const lying =
    position === undefined ? {} : { position: v.parse(colosseumRules.positionSchema, position) };
  return {
    format: MATCH_FORMAT,
    schemaVersion: MATCH_SCHEMA_VERSION,
    id: name,
    game: colosseumRules.game,
    ruleset: { game: RULESET_1.game, version: RULESET_1.version },
    begun: '2026-01-10T18:00:00Z',
    seats: SEATS.slice(0, setup.seats.length),
    setup: { firstSeat, level, options, houseRulings, ...lying },
    entries: acts.map((act, index) =>
      v.parse(EntrySchema, {
        id: `e${index + 1}`,
        device: 'phone',
        at: clock(index),
        told: { type: 'tell', act },
      } satisfies Entry<Move>),
    ),
  };
}

/** Ten seconds for each entry. */
function clock(index: number): string {
  const seconds = 18 * 3600 + index * 10;
  const two = (amount: number) => String(amount).padStart(2, '0');
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `2026-01-10T${two(hour)}:${two(minute)}:${two(seconds % 60)}Z`;
}
