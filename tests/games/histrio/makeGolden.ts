// Makes the golden matches: plays them out of a seeded box and writes them as match files. Kept for making more.
import * as v from 'valibot';
import { RULESET_1 } from '../../../src/lib/games/histrio/data/ruleset1.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import type { Move, Options } from '../../../src/lib/games/histrio/rules/moves.ts';
import type { HistrioRules } from '../../../src/lib/games/histrio/rules/rule.ts';
import type { State } from '../../../src/lib/games/histrio/rules/state.ts';
import type { MatchFile } from '../../../src/lib/referee/matchFile.ts';
import { MATCH_FORMAT, MATCH_SCHEMA_VERSION } from '../../../src/lib/referee/matchFile.ts';
import type { ClauseId, Effect } from '../../../src/lib/referee/ruling.ts';
import type { Chooser } from '../../support/chooser.ts';
import { chooser } from '../../support/chooser.ts';
import { answer } from './play.ts';
import { isOfPurses, scorekeeperMoves } from './twin.ts';

export interface Golden {
  readonly name: string;
  readonly seats: 2 | 3 | 4 | 5;
  readonly level: 'scorekeeper' | 'referee';
  readonly options: Options;
  /** What makes this match worth keeping: the first seed that shows all of it is taken. */
  readonly shows: readonly ClauseId[];
}

interface Played {
  readonly setup: HistrioSetup;
  readonly moves: readonly Move[];
  readonly effects: readonly Effect[];
}

const SEATS = [
  { id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' },
  { id: 'bo', name: 'Bo', colour: 'seat-2', symbol: 'triangle' },
  { id: 'cy', name: 'Cy', colour: 'seat-3', symbol: 'square' },
  { id: 'dee', name: 'Dee', colour: 'seat-4', symbol: 'star' },
  { id: 'eve', name: 'Eve', colour: 'seat-5', symbol: 'drop' },
] as const;

const FRIENDS = { friendlyColours: { ann: 'seat-3', bo: 'seat-4' } } as const;

export const GOLDENS: readonly Golden[] = [
  {
    name: '2-referee-friendly-troupes',
    seats: 2,
    level: 'referee',
    options: { dial: 8, ...FRIENDS },
    shows: [
      'histrio.friendly.alone-discards',
      'histrio.friendly.two-friendly',
      'histrio.friendly.refill',
      'histrio.caravel.refill-at-one',
    ],
  },
  {
    name: '2-referee-request-again',
    seats: 2,
    level: 'referee',
    options: FRIENDS,
    shows: [
      'histrio.festival.season-1-request-again',
      'histrio.festival.season-2-second-request',
      'histrio.alone.actor-1-recall',
    ],
  },
  {
    name: '2-scorekeeper-counted',
    seats: 2,
    level: 'scorekeeper',
    options: { purses: 'counted', dial: 7, ...FRIENDS },
    shows: ['histrio.mood.change-returns-managers', 'histrio.crowd.actors-move-needle'],
  },
  {
    name: '3-scorekeeper-kept',
    seats: 3,
    level: 'scorekeeper',
    options: { purses: 'kept' },
    shows: ['histrio.alone.actor-2-steal', 'histrio.opportunity.short-deal'],
  },
  {
    name: '3-referee-chameleon',
    seats: 3,
    level: 'referee',
    options: { dial: 6 },
    shows: ['histrio.acrobat.chameleon-level-one', 'histrio.alone.actor-5-cannot-pay'],
  },
  {
    name: '4-referee-short-deal',
    seats: 4,
    level: 'referee',
    options: {},
    shows: [
      'histrio.opportunity.short-deal',
      'histrio.opportunity.empty-city-request',
      'histrio.acrobat.follow-card',
    ],
  },
  {
    name: '4-scorekeeper-counted',
    seats: 4,
    level: 'scorekeeper',
    options: { purses: 'counted' },
    shows: ['histrio.festival.best-show-tie'],
  },
  {
    name: '5-referee',
    seats: 5,
    level: 'referee',
    options: { dial: 9 },
    shows: ['histrio.request.limit-three', 'histrio.festival.season-1-request-again'],
  },
  {
    name: 'shared-victory',
    seats: 3,
    level: 'referee',
    options: {},
    shows: ['histrio.end.tie-shared'],
  },
];

const MOST_SEEDS = 400;

/** The first match that shows what it is kept for. */
export function makeGolden(golden: Golden): MatchFile {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const played = play(golden, seed);
    const cited = new Set(played.effects.map(({ clause }) => clause));
    if (golden.shows.every((clause) => cited.has(clause))) return fileOf(golden, played);
  }
  throw new Error(`No seed up to ${MOST_SEEDS} makes ${golden.name}`);
}

function play({ seats, level, options }: Golden, seed: number): Played {
  const choose = chooser(seed);
  const rules = histrioRules.rulesOf(RULESET_1);
  const names = SEATS.slice(0, seats).map(({ id }) => id);
  const { purses, ...atReferee } = options;
  const setup: HistrioSetup = {
    seats: names,
    firstSeat: 'ann',
    level: 'referee',
    options: atReferee,
    houseRulings: {},
  };
  const beginning = rules.begin(setup);
  if (!beginning.allowed) throw new Error(beginning.refusal.clause);
  let { state } = beginning;
  const moves: Move[] = [];
  const effects: Effect[] = [];
  while (!rules.isOver(state)) {
    const move = calmMove(rules, state, choose);
    const ruling = rules.rule(state, move);
    if (!ruling.allowed) throw new Error(`${JSON.stringify(move)}: ${ruling.refusal.clause}`);
    moves.push(...(level === 'referee' ? [move] : scorekeeperMoves(state, move, ruling.effects)));
    effects.push(...ruling.effects);
    ({ state } = ruling);
  }
  if (purses !== 'counted') return { setup: { ...setup, level, options }, moves, effects };
  const ecus = Object.fromEntries(state.seats.map((seat) => [seat.seat, seat.ecus]));
  const seen = moves.filter((move) => !isOfPurses(move));
  const counted: Move = { type: 'countPurses', ecus };
  return { setup: { ...setup, level, options }, moves: [...seen, counted], effects };
}

/** As people play: acrobats now and then for two ecus, requests for what their card says. */
function calmMove(rules: HistrioRules, state: State, choose: Chooser): Move {
  const [step] = rules.steps(state);
  if (step === undefined) throw new Error('The table is asked nothing');
  if (step.step === 'closeFestival') return requestMove(rules, state, choose);
  if (step.step !== 'travel' || !choose.once(4)) return answer(rules, state, step, choose);
  const { seat } = choose.of(state.seats);
  const card = state.seats.find((one) => one.seat === seat)?.acrobats.at(0)?.card ?? '';
  const note = 'takes two ecus from the treasury';
  const use: Move = { type: 'useAcrobat', seat, card, ecus: { [seat]: 2 }, note };
  return rules.rule(state, use).allowed ? use : answer(rules, state, step, choose);
}

function requestMove(rules: HistrioRules, state: State, choose: Chooser): Move {
  const payout = { ecus: 1 + choose.below(5) };
  const told = state.seats.flatMap(({ seat }): Move[] => [
    { type: 'repeatRequest', seat, payout },
    { type: 'playRequest', seat, payout, name: 'In Favour' },
  ]);
  const open = told.filter((move) => rules.rule(state, move).allowed);
  return open.length === 0 || choose.once(5) ? { type: 'closeFestival' } : choose.of(open);
}

function fileOf({ name }: Golden, { setup, moves }: Played): MatchFile {
  const { firstSeat, level, houseRulings } = setup;
  // As it is read again: the schemas put the fields in order.
  const options = v.parse(histrioRules.optionsSchema, setup.options);
  return {
    format: MATCH_FORMAT,
    schemaVersion: MATCH_SCHEMA_VERSION,
    id: name,
    game: histrioRules.game,
    ruleset: { game: RULESET_1.game, version: RULESET_1.version },
    begun: '2026-01-10T18:00:00Z',
    seats: SEATS.slice(0, setup.seats.length),
    setup: { firstSeat, level, options, houseRulings },
    entries: moves.map((move, index) => ({
      id: `e${index + 1}`,
      device: 'phone',
      at: clock(index),
      told: { type: 'tell', act: { type: 'move', move: v.parse(histrioRules.moveSchema, move) } },
    })),
  };
}

/** Ten seconds for each entry. */
function clock(index: number): string {
  const seconds = 18 * 3600 + index * 10;
  const two = (amount: number) => String(amount).padStart(2, '0');
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `2026-01-10T${two(hour)}:${two(minute)}:${two(seconds % 60)}Z`;
}
