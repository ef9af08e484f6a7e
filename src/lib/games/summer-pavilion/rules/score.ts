// The score track: moving a marker, its floor and its laps. Rulebook «Получение очков», «Фаза 1», «Пас».
import type { ClauseId, Effect } from '../../../referee/ruling.ts';
import type { Tables } from '../data/tables.ts';
import { withSeat } from './changes.ts';
import type { EightyReading, Readings, SeatState, State } from './state.ts';
import type { Course } from './rulings.ts';
import { effect, withEffects } from './rulings.ts';
import type { Table } from './table.ts';

/** "80 points" tokens of a total and the space its marker stands on. */
export function markerOf(
  total: number,
  { lap }: Pick<Tables, 'lap'>,
  reading: EightyReading,
): { readonly tokens: number; readonly space: number } {
  const tokens = tokensOf(total, { lap }, reading);
  return { tokens, space: total - tokens * lap };
}

function tokensOf(total: number, { lap }: Pick<Tables, 'lap'>, reading: EightyReading): number {
  if (total < 1) return 0;
  return Math.floor((reading === 'at-eighty' ? total : total - 1) / lap);
}

/** Points a loss of `amount` really takes from a total. */
export function lossOf(total: number, amount: number, floor: number | undefined): number {
  if (floor === undefined) return amount;
  return Math.max(0, Math.min(amount, total - floor));
}

/** The lowest total a loss leads to; undefined where the table reads the floor for the token alone. */
export function floorOf(
  { tables }: Pick<Table, 'tables'>,
  { floor }: Pick<Readings, 'floor'>,
): number | undefined {
  return floor === 'every-loss' ? tables.floor : undefined;
}

const LAP_CLAUSES: readonly ClauseId[] = [
  'summer-pavilion.track.endless',
  'summer-pavilion.track.total-not-lap',
];

/** Moves a marker and says so when an "80 points" token changes hands. The points line itself is the caller's. */
export function moveMarker(course: Course, index: number, by: number, tables: Tables): Course {
  const { state } = course;
  const seatState = state.seats[index];
  if (seatState === undefined || by === 0) return course;
  const total = seatState.total + by;
  const moved = { ...course, state: withSeat(state, index, { total }) };
  return withEffects(moved, ...tokensTold(state, seatState, total, tables));
}

/** What is said when a new total of a seat brings or takes an "80 points" token. */
export function tokensTold(
  { readings }: Pick<State, 'readings'>,
  { seat, total: old }: SeatState,
  total: number,
  tables: Tables,
): readonly Effect[] {
  const before = tokensOf(old, tables, readings.eighty);
  const tokens = tokensOf(total, tables, readings.eighty);
  if (tokens === before) return [];
  const facts = { tokens, total, before };
  return [effect('summer-pavilion.track.eighty-token', seat, facts, LAP_CLAUSES)];
}
