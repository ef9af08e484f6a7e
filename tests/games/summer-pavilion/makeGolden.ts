// Makes the golden matches: plays them out of a seeded box and writes them as match files. Kept for making more.
import { RULESET_1 } from '../../../src/lib/games/summer-pavilion/data/ruleset1.ts';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import type { PavilionSetup } from '../../../src/lib/games/summer-pavilion/rules/begin.ts';
import type { Move } from '../../../src/lib/games/summer-pavilion/rules/moves.ts';
import type { State } from '../../../src/lib/games/summer-pavilion/rules/state.ts';
import type { Act, Told } from '../../../src/lib/referee/entry.ts';
import type { MatchFile } from '../../../src/lib/referee/matchFile.ts';
import { MATCH_FORMAT, MATCH_SCHEMA_VERSION } from '../../../src/lib/referee/matchFile.ts';
import type { ClauseId, Effect } from '../../../src/lib/referee/ruling.ts';
import { chooser } from '../../support/chooser.ts';
import type { Style } from './sensible.ts';
import { boxOf, sensibleMove } from './sensible.ts';
import { scorekeeperMoves } from './twin.ts';

export interface Golden {
  readonly name: string;
  readonly seats: 2 | 3 | 4;
  readonly side: 'coloured' | 'grey';
  readonly level: 'scorekeeper' | 'referee';
  readonly style: Style;
  readonly sorted?: true;
  /** What makes this match worth keeping: the first seed that shows it is taken. */
  readonly shows: (played: Played) => boolean;
  readonly retold?: true;
}

interface Played {
  readonly setup: PavilionSetup;
  readonly moves: readonly Move[];
  readonly effects: readonly Effect[];
  readonly last: State;
}

const SEATS = [
  { id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' },
  { id: 'bo', name: 'Bo', colour: 'seat-2', symbol: 'triangle' },
  { id: 'cy', name: 'Cy', colour: 'seat-3', symbol: 'square' },
  { id: 'dee', name: 'Dee', colour: 'seat-4', symbol: 'star' },
] as const;

const cites = ({ effects }: Played, clause: ClauseId) =>
  effects.some((effect) => effect.clause === clause);
const placements = ({ moves }: Played) => moves.filter(({ type }) => type === 'place').length;
const best = ({ last }: Played) => Math.max(...last.seats.map(({ total }) => total));

export const GOLDENS: readonly Golden[] = [
  {
    name: '2-coloured-referee',
    seats: 2,
    side: 'coloured',
    level: 'referee',
    style: 'builder',
    shows: (played) => cites(played, 'summer-pavilion.final.winner'),
  },
  {
    name: '2-grey-scorekeeper',
    seats: 2,
    side: 'grey',
    level: 'scorekeeper',
    style: 'builder',
    shows: (played) => cites(played, 'summer-pavilion.final.star-multicolour'),
  },
  {
    name: '3-coloured-scorekeeper',
    seats: 3,
    side: 'coloured',
    level: 'scorekeeper',
    style: 'builder',
    shows: (played) =>
      placements(played) >= 60 &&
      best(played) >= 60 &&
      cites(played, 'summer-pavilion.final.winner') &&
      cites(played, 'summer-pavilion.pass.penalty'),
  },
  {
    name: '3-grey-referee',
    seats: 3,
    side: 'grey',
    level: 'referee',
    style: 'builder',
    shows: (played) =>
      cites(played, 'summer-pavilion.supply.bag-empty') &&
      cites(played, 'summer-pavilion.final.star-multicolour'),
  },
  {
    name: '4-coloured-referee-shortage',
    seats: 4,
    side: 'coloured',
    level: 'referee',
    style: 'spreader',
    shows: (played) => cites(played, 'summer-pavilion.prep.shortage'),
  },
  {
    name: '4-grey-scorekeeper',
    seats: 4,
    side: 'grey',
    level: 'scorekeeper',
    style: 'builder',
    shows: (played) => cites(played, 'summer-pavilion.variant.second-tile-decides'),
  },
  {
    name: 'shared-victory',
    seats: 3,
    side: 'coloured',
    level: 'referee',
    style: 'builder',
    shows: (played) => cites(played, 'summer-pavilion.final.tie'),
  },
  {
    name: 'floor-at-one',
    seats: 4,
    side: 'coloured',
    level: 'referee',
    style: 'careless',
    shows: (played) =>
      cites(played, 'summer-pavilion.token.floor-one') &&
      cites(played, 'summer-pavilion.pass.floor-one'),
  },
  {
    name: 'beyond-eighty',
    seats: 2,
    side: 'coloured',
    level: 'scorekeeper',
    style: 'builder',
    shows: (played) => cites(played, 'summer-pavilion.track.eighty-token'),
  },
  {
    name: 'untaken-token',
    seats: 2,
    side: 'coloured',
    level: 'referee',
    style: 'builder',
    sorted: true,
    shows: (played) => cites(played, 'summer-pavilion.token.nobody-took'),
  },
  {
    name: 'amended-corrected-overruled',
    seats: 3,
    side: 'coloured',
    level: 'scorekeeper',
    style: 'builder',
    retold: true,
    shows: (played) => placements(played) >= 45 && wrongSpace(played) !== undefined,
  },
];

const MOST_SEEDS = 400;

/** The first match that shows what it is kept for. */
export function makeGolden(golden: Golden): MatchFile {
  for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
    const played = play(golden, seed);
    if (golden.shows(played)) return fileOf(golden, played);
  }
  throw new Error(`No seed up to ${MOST_SEEDS} makes ${golden.name}`);
}

function play({ seats, side, level, style, sorted }: Golden, seed: number): Played {
  const choose = chooser(seed);
  const rules = pavilion.rulesOf(RULESET_1);
  const box = boxOf(choose, sorted === true);
  const names = SEATS.slice(0, seats).map(({ id }) => id);
  const setup: PavilionSetup = {
    seats: names,
    firstSeat: choose.of(names),
    level: 'referee',
    options: { side },
    houseRulings: {},
  };
  const beginning = rules.begin(setup);
  if (!beginning.allowed) throw new Error(beginning.refusal.clause);
  let { state } = beginning;
  const moves: Move[] = [];
  const effects: Effect[] = [];
  while (!rules.isOver(state)) {
    const move = sensibleMove(rules, state, box, style, choose);
    const ruling = rules.rule(state, move);
    if (!ruling.allowed) throw new Error(`${JSON.stringify(move)}: ${ruling.refusal.clause}`);
    moves.push(...(level === 'referee' ? [move] : scorekeeperMoves(move, ruling.effects)));
    effects.push(...ruling.effects);
    ({ state } = ruling);
  }
  return { setup: { ...setup, level }, moves, effects, last: state };
}

function fileOf({ name, retold }: Golden, played: Played): MatchFile {
  const { setup, moves } = played;
  const { firstSeat, level, options, houseRulings } = setup;
  const plain = moves.map((move): Told<Move> => ({ type: 'tell', act: { type: 'move', move } }));
  const told = retold === true ? retell(played, plain) : plain;
  return {
    format: MATCH_FORMAT,
    schemaVersion: MATCH_SCHEMA_VERSION,
    id: name,
    game: pavilion.game,
    ruleset: { game: RULESET_1.game, version: RULESET_1.version },
    begun: '2026-01-10T18:00:00Z',
    seats: SEATS.slice(0, setup.seats.length),
    setup: { firstSeat, level, options, houseRulings },
    entries: told.map((one, index) => ({
      id: `e${index + 1}`,
      device: 'phone',
      at: clock(index),
      told: one,
    })),
  };
}

/** A placement of round 2 whose seat could as well have been noted on the neighbouring space of its star. */
function wrongSpace({ moves }: Played): { readonly at: number; readonly move: Move } | undefined {
  const from = moves.findIndex(({ type }) => type === 'prepareRound');
  for (const [at, move] of moves.entries()) {
    if (at < from || move.type !== 'place') continue;
    const [star = '', number = ''] = move.space.split(':');
    const space = `${star}:${Number(number) === 6 ? 5 : Number(number) + 1}`;
    const used = moves.some((other, index) => {
      const same = other.type === 'place' && other.seat === move.seat && other.space === space;
      return same && index < at + 12;
    });
    if (!used) return { at, move: { ...move, space } };
  }
  return undefined;
}

/** The same match as a real table tells it: with a slip, its amendment, undo and redo, a correction, a pass let stand. */
function retell(played: Played, plain: readonly Told<Move>[]): readonly Told<Move>[] {
  const wrong = wrongSpace(played);
  const original = wrong === undefined ? undefined : plain[wrong.at];
  if (wrong === undefined || original?.type !== 'tell') throw new Error('Nothing to amend');
  const later = wrong.at + 6;
  const fullPass = played.moves.findLastIndex((move) => move.type === 'pass' && move.kept === 4);
  const seat = played.setup.firstSeat;
  const told: Told<Move>[] = [];
  for (const [at, one] of plain.entries()) {
    if (at === wrong.at) told.push({ type: 'tell', act: { type: 'move', move: wrong.move } });
    else if (at === fullPass && one.type === 'tell')
      told.push({ type: 'tell', act: letStand(one.act) });
    else told.push(one);
    if (at === 4) told.push({ type: 'undo' }, { type: 'redo' });
    // So far every entry but the undo and the redo was a move: the slip stands two entries later.
    if (at === later) told.push({ type: 'amend', target: `e${wrong.at + 3}`, act: original.act });
    if (at === later + 3) told.push(corrected(seat, 3, 'points of a window were counted as tiles'));
    if (at === later + 5) {
      told.push(corrected(seat, -2, 'counted twice'));
      told.push({ type: 'strike', targets: [`e${told.length}`] });
    }
  }
  return told;
}

/** More than four tiles kept: the table noticed too late. */
function letStand(act: Act<Move>): Act<Move> {
  if (act.type !== 'move' || act.move.type !== 'pass') throw new Error('Not a pass');
  return {
    type: 'overrule',
    move: { ...act.move, kept: 5 },
    waived: ['summer-pavilion.pass.keep-four'],
    reason: 'the next round had been laid out already',
  };
}

function corrected(seat: string, points: number, reason: string): Told<Move> {
  return { type: 'tell', act: { type: 'correct', seat, points, reason } };
}

/** Twenty seconds for each entry. */
function clock(index: number): string {
  const seconds = 18 * 3600 + index * 20;
  const two = (amount: number) => String(amount).padStart(2, '0');
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `2026-01-10T${two(hour)}:${two(minute)}:${two(seconds % 60)}Z`;
}
