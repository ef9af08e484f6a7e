// Ways round a table that every game's rules take: a seat by its id, a seat changed, a clause the table has set aside.
import type { ClauseId, SeatId, Waived } from './ruling.ts';

/** Of a seat's id. Every game uses it as a key, so `__proto__` and the like are not among them. */
export const SEAT_ID = /^(?!(?:constructor|prototype)$)[A-Za-z0-9-]+$/;

interface Seated<One extends { readonly seat: SeatId }> {
  readonly seats: readonly One[];
}

/** True unless the table has set the clause aside for this move. */
export function stands({ waived }: { readonly waived: Waived }, clause: ClauseId): boolean {
  return !waived.has(clause);
}

/** Undefined where nobody of that id sits here. */
export function seatOf<One extends { readonly seat: SeatId }>(
  { seats }: Seated<One>,
  seat: SeatId,
): One | undefined {
  return seats.find((one) => one.seat === seat);
}

/** The table with one seat changed; as it was where nobody of that id sits here. */
export function withSeat<State extends Seated<{ readonly seat: SeatId }>>(
  state: State,
  seat: SeatId,
  change: Partial<State['seats'][number]>,
): State {
  return {
    ...state,
    seats: state.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one)),
  };
}
