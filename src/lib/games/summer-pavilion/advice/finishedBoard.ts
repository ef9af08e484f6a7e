// What a board is worth without a match: goals met and missing, tiles left over, the end of the track. Rulebook «Конец игры».
import type { ClauseId, Facts, Refusal } from '../../../referee/ruling.ts';
import type { Colour, Side } from '../data/pieces.ts';
import { begin, readingsOf } from '../rules/begin.ts';
import type { Cell, Cells, Space, Star } from '../rules/board.ts';
import { SLOTS_OF_A_STAR } from '../rules/board.ts';
import { goalLines, NUMBER_CLAUSE, STAR_CLAUSE } from '../rules/phases/goals.ts';
import { refuseTotal } from '../rules/sound.ts';
import type { PavilionRules } from '../rules/rule.ts';
import { lossOf, markerOf } from '../rules/score.ts';
import type { SeatState, State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { seatAt } from '../rules/table.ts';
import { numberProgress, starProgress } from './forecast.ts';
import { placementsOn } from './placements.ts';

/** A board as it lies after the last round. */
export interface FinishedBoard {
  readonly side: Side;
  readonly cells: Cells;
  /** Points on the track before tiles left over and goals; absent when nobody kept them. */
  readonly soFar?: number | undefined;
  /** Tiles left over after round 6. */
  readonly left: number;
}

/** One goal: a star or a set of numbers. */
export interface Goal {
  readonly id: string;
  readonly clause: ClauseId;
  readonly star?: string;
  readonly number?: 1 | 2 | 3 | 4;
  /** Spaces still to cover; 0 when it is met. */
  readonly open: number;
  /** What it brings when it is met; absent while the star may still become anything. */
  readonly points?: number;
  /** What its sentence needs once it is met. */
  readonly facts?: Facts;
}

export interface FinalScore {
  readonly goals: readonly Goal[];
  readonly goalPoints: number;
  readonly leftover: { readonly clause: ClauseId; readonly lost: number };
  /** All that this board adds to the track. */
  readonly change: number;
  /** Absent when the points so far are not told. */
  readonly total?: number;
  readonly marker?: { readonly tokens: number; readonly space: number };
}

export function finalScoreOf(table: Table, board: FinishedBoard): FinalScore {
  const { state, seat } = placeBoard(table, board);
  const goals = goalsOf(table, state, seat);
  const goalPoints = goalLines(table, state, seat).reduce((sum, { points = 0 }) => sum + points, 0);
  const { soFar, left } = board;
  const lost = soFar === undefined ? left : lossOf(soFar, left, table.tables.floor);
  const leftover = {
    clause: lost < left ? 'summer-pavilion.pass.floor-one' : 'summer-pavilion.pass.last-round',
    lost,
  } as const;
  const change = goalPoints - lost;
  if (soFar === undefined) return { goals, goalPoints, leftover, change };
  const total = soFar + change;
  const marker = markerOf(total, table.tables, state.readings.eighty);
  return { goals, goalPoints, leftover, change, total, marker };
}

/** Why a marker cannot stand at a total, by the rules as proposed. */
export function refuseTotalOf(table: Table, total: number): Refusal | undefined {
  return refuseTotal(table, readingsOf({}, 0), total)?.refusal;
}

/** Colours that may lie on a free space of this board. */
export function coloursFor(
  rules: Pick<PavilionRules, 'rule'>,
  table: Table,
  board: FinishedBoard,
  space: Space,
): readonly Colour[] {
  const { state, seat } = placeBoard(table, board);
  return placementsOn(rules, table, state, seat.seat, space).map(({ colour }) => colour);
}

/** The star with every space covered: in `wanted` as far as the rules allow, else in the first colour they do. */
export function withStarFull(
  rules: Pick<PavilionRules, 'rule'>,
  table: Table,
  board: FinishedBoard,
  star: Star,
  wanted: Colour,
): Cells {
  const cells: Cell[] = board.cells.slice();
  for (const space of spacesOf(table, board, star)) {
    if (cells[space.index] !== 'empty') continue;
    const allowed = coloursFor(rules, table, { ...board, cells }, space);
    const colour = allowed.includes(wanted) ? wanted : allowed[0];
    if (colour !== undefined) cells[space.index] = colour;
  }
  return cells;
}

/**
 * The star with what lies there in another colour; undefined where it is not all of one colour, or where the rules do not allow
 * the other one there.
 */
export function withStarIn(
  rules: Pick<PavilionRules, 'rule'>,
  table: Table,
  board: FinishedBoard,
  star: Star,
  colour: Colour,
): Cells | undefined {
  const covered = spacesOf(table, board, star).filter(
    ({ index }) => board.cells[index] !== 'empty',
  );
  if (new Set(covered.map(({ index }) => board.cells[index])).size !== 1) return undefined;
  let cells = withStarEmpty(table, board, star);
  for (const space of covered) {
    if (!coloursFor(rules, table, { ...board, cells }, space).includes(colour)) return undefined;
    cells = cells.with(space.index, colour);
  }
  return cells;
}

export function withStarEmpty(table: Table, board: FinishedBoard, star: Star): Cells {
  const cells: Cell[] = board.cells.slice();
  for (const { index } of spacesOf(table, board, star)) cells[index] = 'empty';
  return cells;
}

export function isStarFull({ cells }: FinishedBoard, { first }: Star): boolean {
  return cells.slice(first, first + SLOTS_OF_A_STAR).every((cell) => cell !== 'empty');
}

function spacesOf({ boards }: Table, { side }: FinishedBoard, star: Star): readonly Space[] {
  return boards[side].spaces.slice(star.first, star.first + SLOTS_OF_A_STAR);
}

function goalsOf(table: Table, state: State, seat: SeatState): readonly Goal[] {
  const stars = starProgress(table, state, seat).map(({ star, open, kind, points }): Goal => {
    if (kind === 'open')
      return { id: star, clause: 'summer-pavilion.variant.free-colour', star, open };
    const goal = { id: star, clause: STAR_CLAUSE[kind], star, open, points };
    return open === 0 ? { ...goal, facts: { star, points } } : goal;
  });
  const numbers = numberProgress(table, state, seat).map(
    ({ number, covered, spaces, points }): Goal => {
      const clause = NUMBER_CLAUSE[number];
      const goal = { id: `all-${number}`, clause, number, open: spaces - covered, points };
      return covered === spaces ? { ...goal, facts: { spaces, points } } : goal;
    },
  );
  return [...stars, ...numbers];
}

/** A table at which only this board matters: two seats are the fewest the rules know. */
function placeBoard(
  table: Table,
  { side, cells }: FinishedBoard,
): { readonly state: State; readonly seat: SeatState } {
  const ruling = begin(table, {
    seats: ['board', 'other'],
    firstSeat: 'board',
    level: 'scorekeeper',
    options: { side },
    houseRulings: {},
  });
  if (!ruling.allowed) throw new Error('The tables do not know a match of two');
  const [, other] = ruling.state.seats;
  const seat = { ...seatAt(ruling.state, 0), board: cells };
  const seats = other === undefined ? [seat] : [seat, other];
  return { state: { ...ruling.state, phase: 'place', seats }, seat };
}
