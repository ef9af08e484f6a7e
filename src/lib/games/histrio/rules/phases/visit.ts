// Who stands before which city. Rulebook «Розыгрыш».
import type { SeatId } from '../../../../referee/ruling.ts';
import type { State } from '../state.ts';

/** Cities with somebody before them, in the order in which they are resolved. */
export function citiesToResolve({ seats }: State): number[] {
  const visited = seats.flatMap(({ to, friendTo }) => [...to, ...friendTo]);
  return [...new Set(visited)].sort((one, other) => one - other);
}

/** Who stands before a city. */
export interface Visit {
  readonly city: number;
  readonly cards: readonly string[];
  readonly seats: readonly SeatId[];
  /** Owners of the friendly troupes there. */
  readonly friends: readonly SeatId[];
  /** `alone` one seat gains the cards, `crowd` they push the needle, `swept` they are only discarded. */
  readonly kind: 'alone' | 'crowd' | 'swept';
}

export function visitOf(state: State, city: number): Visit {
  const seats = state.seats.filter(({ to }) => to.includes(city)).map(({ seat }) => seat);
  const friends = state.seats
    .filter(({ friendTo }) => friendTo.includes(city))
    .map(({ seat }) => seat);
  return {
    city,
    seats,
    friends,
    cards: state.cards?.cities[city - 1] ?? [],
    kind: kindOf(state, seats.length, friends.length),
  };
}

function kindOf({ readings }: State, seats: number, friends: number): Visit['kind'] {
  // Two friendly troupes push the needle by the printed rule, whoever else is there.
  if (seats >= 2 || friends >= 2) return 'crowd';
  if (seats === 0) return 'swept';
  if (friends === 0 || readings.friendMeets === 'friendly-ignored') return 'alone';
  return readings.friendMeets === 'needle-stays' ? 'swept' : 'crowd';
}
