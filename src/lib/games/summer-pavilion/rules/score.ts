// The score track: moving a marker, its floor and its laps. Rulebook «Получение очков», «Фаза 1», «Пас».
import type { ClauseId } from '../../../referee/ruling.ts';
import type { Tables } from '../data/tables.ts';
import type { EightyReading, SeatState, State } from './state.ts';
import type { Course } from './rulings.ts';
import { effect } from './rulings.ts';

/** "80 points" tokens of a total and the space its marker stands on. */
export function markerOf(
  total: number,
  { lap }: Pick<Tables, 'lap'>,
  reading: EightyReading,
): { readonly tokens: number; readonly space: number } {
  if (total < 1) return { tokens: 0, space: total };
  if (reading === 'at-eighty') return { tokens: Math.floor(total / lap), space: total % lap };
  return { tokens: Math.floor((total - 1) / lap), space: ((total - 1) % lap) + 1 };
}

/** Points a loss of `amount` really takes from a total. */
export function lossOf(total: number, amount: number, floor: number | undefined): number {
  if (floor === undefined) return amount;
  return Math.max(0, Math.min(amount, total - floor));
}

const LAP_CLAUSES: readonly ClauseId[] = [
  'summer-pavilion.track.endless',
  'summer-pavilion.track.total-not-lap',
];

/** Moves a marker and says so when an "80 points" token changes hands. The points line itself is the caller's. */
export function moveMarker(course: Course, index: number, by: number, tables: Tables): Course {
  const { state, effects } = course;
  const seatState = state.seats[index];
  if (seatState === undefined || by === 0) return course;
  const total = seatState.total + by;
  const before = markerOf(seatState.total, tables, state.readings.eighty).tokens;
  const { tokens } = markerOf(total, tables, state.readings.eighty);
  if (tokens !== before)
    effects.push(
      effect(
        'summer-pavilion.track.eighty-token',
        seatState.seat,
        { tokens, total, before },
        LAP_CLAUSES,
      ),
    );
  return { state: withSeatState(state, index, { ...seatState, total }), effects };
}

export function withSeat(state: State, index: number, change: Partial<SeatState>): State {
  const seat = state.seats[index];
  return seat === undefined ? state : withSeatState(state, index, { ...seat, ...change });
}

/** The same for a seat made anew as a whole, which is quicker: replays do this for every move. */
export function withSeatState(state: State, index: number, seat: SeatState): State {
  const seats = state.seats.slice();
  seats[index] = seat;
  return { ...state, seats };
}
