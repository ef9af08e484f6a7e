// End of the game: completed stars, number sets, leftover tiles and the winner. Rulebook «Конец игры», «Вариант игры».
import type { ClauseId, Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Colour } from '../../data/pieces.ts';
import { countOf, NO_TILES, plus } from '../../data/pieces.ts';
import type { Cells } from '../board.ts';
import { kindOf } from '../board.ts';
import { stateWith, withSeat } from '../changes.ts';
import type { Course } from '../rulings.ts';
import { effect, points, refuseFirmly, rest, withEffects } from '../rulings.ts';
import { floorOf, lossOf, moveMarker } from '../score.ts';
import type { SeatState, State } from '../state.ts';
import { throwAway } from '../supply.ts';
import type { Table } from '../table.ts';
import { boardAt, seatAt } from '../table.ts';
import { stillIn } from '../turns.ts';

export function scoreGoals(table: Table, state: State): Ruling<State> {
  const tooEarly = refuseEarlyEnd(table, state);
  if (tooEarly !== undefined) return tooEarly;
  let course: Course = { state, effects: [] };
  for (const [index, seat] of state.seats.entries()) course = withGoals(course, table, index, seat);
  for (const [index, seat] of state.seats.entries())
    course = withLeftover(course, table, index, seat);
  const over: State = { ...course.state, phase: 'over' };
  return rest({ state: over, effects: [...course.effects, victory(over)] });
}

function refuseEarlyEnd({ tables }: Table, state: State): Refused | undefined {
  const { phase, round } = state;
  if (phase === 'goals') return undefined;
  if (round < tables.rounds || phase === 'over')
    return refuseFirmly('summer-pavilion.end.after-six', { round });
  return phase === 'place'
    ? refuseFirmly('summer-pavilion.play.repeat', { stillIn: stillIn(state) })
    : refuseFirmly('summer-pavilion.round.three-phases', { phase, needed: 'goals' });
}

/** Lines of the goals a board meets now, without booking them: for the sheet and for "if the game ended now". */
export function goalLines(table: Table, state: State, seat: SeatState): readonly Effect[] {
  return [...starLines(table, state, seat), ...numberLines(table, state, seat)];
}

export const STAR_CLAUSE = {
  multicolour: 'summer-pavilion.final.star-multicolour',
  red: 'summer-pavilion.final.star-red',
  blue: 'summer-pavilion.final.star-blue',
  yellow: 'summer-pavilion.final.star-yellow',
  orange: 'summer-pavilion.final.star-orange',
  green: 'summer-pavilion.final.star-green',
  purple: 'summer-pavilion.final.star-purple',
} as const satisfies Record<Colour | 'multicolour', ClauseId>;

/** Only 1 to 4 have a set; 5s and 6s bring nothing (`final.no-fives-sixes`). */
export const NUMBER_CLAUSE = {
  1: 'summer-pavilion.final.all-1s',
  2: 'summer-pavilion.final.all-2s',
  3: 'summer-pavilion.final.all-3s',
  4: 'summer-pavilion.final.all-4s',
} as const;
const NUMBERS = [1, 2, 3, 4] as const;

function starLines(table: Table, state: State, { seat, board }: SeatState): Effect[] {
  const also: readonly ClauseId[] =
    state.side === 'grey'
      ? ['summer-pavilion.end.after-six', 'summer-pavilion.variant.scored-normally']
      : ['summer-pavilion.end.after-six'];
  return boardAt(table, state).stars.flatMap((star) => {
    const kind = kindOf(board, state.side, star);
    if (kind === undefined) return [];
    const value = table.tables.stars[kind];
    return [points(STAR_CLAUSE[kind], seat, value, { star: star.id, points: value }, also)];
  });
}

function numberLines(table: Table, state: State, { seat, board }: SeatState): Effect[] {
  const scope: ClauseId =
    state.side === 'grey'
      ? 'summer-pavilion.variant.number-sets'
      : 'summer-pavilion.final.number-sets-include-center';
  const also: readonly ClauseId[] = [scope, 'summer-pavilion.final.no-fives-sixes'];
  return NUMBERS.flatMap((number) => {
    const spaces = boardAt(table, state).spacesByNumber.get(number) ?? [];
    if (!isCovered(board, spaces)) return [];
    const value = table.tables.numbers[number];
    const facts = { spaces: spaces.length, points: value };
    return [points(NUMBER_CLAUSE[number], seat, value, facts, also)];
  });
}

function isCovered(board: Cells, spaces: readonly number[]): boolean {
  return spaces.length > 0 && spaces.every((index) => board[index] !== 'empty');
}

function withGoals(course: Course, table: Table, index: number, seat: SeatState): Course {
  const lines = goalLines(table, course.state, seat);
  const sum = lines.reduce((total, line) => total + (line.points ?? 0), 0);
  return moveMarker(withEffects(course, ...lines), index, sum, table.tables);
}

/** Tiles left after the last round cost once: those on the corners when the table counts them after the goals. */
function withLeftover(course: Course, table: Table, index: number, seat: SeatState): Course {
  // Tiles beside the board of a seat that has passed are bonus tiles that were owed.
  const left = seat.kept + countOf(seat.hand);
  if (left === 0) return course;
  const { state } = course;
  const { total } = seatAt(state, index);
  const lost = lossOf(total, left, floorOf(table, state.readings));
  const facts = { tiles: left, lost, total: total - lost };
  const also = lost < left ? (['summer-pavilion.pass.floor-one'] as const) : [];
  const line = points('summer-pavilion.final.leftover', seat.seat, -lost, facts, also);
  const cleared = withSeat(state, index, { kept: 0, corners: NO_TILES, hand: NO_TILES });
  const { tiles } = cleared;
  const next =
    tiles === undefined
      ? cleared
      : stateWith(cleared, { tiles: throwAway(table, tiles, plus(seat.corners, seat.hand)) });
  return moveMarker(withEffects({ ...course, state: next }, line), index, -lost, table.tables);
}

/** The most points win; equal ones share the victory. */
function victory({ seats }: State): Effect {
  const total = Math.max(...seats.map((seat) => seat.total));
  const best = seats.filter((seat) => seat.total === total).map(({ seat }) => seat);
  const [winner] = best;
  const also: readonly ClauseId[] = [
    'summer-pavilion.goal.most-points',
    'summer-pavilion.goal.six-rounds',
  ];
  return best.length === 1 && winner !== undefined
    ? effect('summer-pavilion.final.winner', winner, { seat: winner, total }, also)
    : effect('summer-pavilion.final.tie', undefined, { seats: best, total }, also);
}
