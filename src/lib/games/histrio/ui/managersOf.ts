// The managers on the theatre as they are drawn: one figure each, in the look of its seat.
import type { MatchSeat } from '$lib/referee/matchFile.ts';
import type { State } from '../rules/state.ts';

export function managersOf({ seats }: Pick<State, 'seats'>, sitting: readonly MatchSeat[]) {
  return sitting.flatMap(({ id, colour, symbol }) => {
    const stage = seats.find(({ seat }) => seat === id)?.stage ?? 0;
    return Array.from({ length: stage }, () => ({ colour, symbol }));
  });
}
