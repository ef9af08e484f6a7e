// Who was before a city when it was resolved: the move itself names the city alone.
import type { SeatId } from '../../../referee/ruling.ts';
import type { State } from '../rules/state.ts';

/** Nobody where the table before is not known, or only friendly troupes stood there. */
export function visitorsOf(
  before: Pick<State, 'seats'> | undefined,
  city: number,
): readonly SeatId[] {
  return before?.seats.flatMap(({ seat, to }) => (to.includes(city) ? [seat] : [])) ?? [];
}

/** The name of the request that lies face up before a seat; empty where it was never told. */
export function faceUpOf(before: Pick<State, 'seats'> | undefined, seat: SeatId): string {
  return before?.seats.find((one) => one.seat === seat)?.faceUp ?? '';
}
