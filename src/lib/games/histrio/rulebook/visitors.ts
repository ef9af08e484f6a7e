// What stood on the table before a move, where the move itself does not say it: who was before a city, what lay before a seat.
import type { SeatId } from '../../../referee/ruling.ts';
import type { State } from '../rules/state.ts';

/** Nobody where the table before is not known, or only friendly troupes stood there. */
export function visitorsOf(
  before: Pick<State, 'seats'> | undefined,
  city: number,
): readonly SeatId[] {
  return before?.seats.flatMap(({ seat, to }) => (to.includes(city) ? [seat] : [])) ?? [];
}

/** True where a purse was told and is empty. */
export function isPoor(before: Pick<State, 'seats'> | undefined, seat: SeatId): boolean {
  return before?.seats.find((one) => one.seat === seat)?.ecus === 0;
}

/** The name of the request that lies face up before a seat; empty where it was never told. */
export function faceUpOf(before: Pick<State, 'seats'> | undefined, seat: SeatId): string {
  return before?.seats.find((one) => one.seat === seat)?.faceUp ?? '';
}
