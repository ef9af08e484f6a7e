// The caravels that stand before the cities, as the board draws them.
import type { MatchSeat } from '$lib/referee/matchFile.ts';
import type { State } from '../../rules/state.ts';
import { friendOf, type Colours } from '../friendlyColours.ts';

/** A caravel before a city; that of a friendly troupe is drawn hollow. */
export interface Caravel {
  readonly seat: MatchSeat;
  readonly city: number;
  readonly isFriend: boolean;
}

/** Everybody's, while the cities are resolved. */
export function caravelsIn(
  state: State,
  seats: readonly MatchSeat[],
  colours: Colours | undefined,
): Caravel[] {
  return seats.flatMap((seat) => {
    const one = state.seats.find((other) => other.seat === seat.id);
    const own = (one?.to ?? []).map((city) => ({ seat, city, isFriend: false }));
    const friend = friendOf(seat, colours);
    const friends = (one?.friendTo ?? []).map((city) => ({ seat: friend, city, isFriend: true }));
    return [...own, ...friends];
  });
}
