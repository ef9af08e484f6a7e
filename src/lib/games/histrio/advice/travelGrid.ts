// Who can still go where: the travel cards in hand follow from what lies open on the discard piles.
import type { SeatId } from '../../../referee/ruling.ts';
import { returnCaravels } from '../rules/phases/caravels.ts';
import type { SeatState, State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { allCities, handOf, hasFriends, seatOf, withSeat } from '../rules/table.ts';

export interface Traveller {
  readonly seat: SeatId;
  /** The friendly troupe of the seat. */
  readonly isFriend: boolean;
  /** Cities whose cards are in hand, or in the friendly pile. */
  readonly hand: readonly number[];
  /** After the next card all of them come back. */
  readonly returnsNext: boolean;
}

export interface TravelGrid {
  readonly travellers: readonly Traveller[];
  readonly cities: readonly {
    readonly city: number;
    /** Who can go there, in the order of `travellers`. */
    readonly open: readonly boolean[];
    /** Main troupes that can go there. */
    readonly rivals: readonly SeatId[];
  }[];
}

export function whoCanGoWhere(table: Table, state: State): TravelGrid {
  const own = state.seats.map((seat) => traveller(table, state, seat, false));
  const friends = hasFriends(table, state)
    ? state.seats.map((seat) => traveller(table, state, seat, true))
    : [];
  const travellers = [...own, ...friends];
  return {
    travellers,
    cities: allCities(table.tables).map((city) => ({
      city,
      open: travellers.map(({ hand }) => hand.includes(city)),
      rivals: own.flatMap(({ seat, hand }) => (hand.includes(city) ? [seat] : [])),
    })),
  };
}

function traveller(table: Table, state: State, one: SeatState, isFriend: boolean): Traveller {
  const hand = handOf(table, isFriend ? one.friendUsed : one.used);
  return { seat: one.seat, isFriend, hand, returnsNext: returnsAfter(table, state, one, isFriend) };
}

/** Plays any card of the hand and looks whether the pile is empty afterwards. */
function returnsAfter(table: Table, state: State, one: SeatState, isFriend: boolean): boolean {
  const pile = isFriend ? one.friendUsed : one.used;
  const [city] = handOf(table, pile);
  if (city === undefined) return true;
  const played = [...pile, city];
  const before = withSeat(
    state,
    one.seat,
    isFriend ? { friendUsed: played } : { used: played, to: [] },
  );
  const visitors = [one.seat];
  const { state: after } = returnCaravels(
    table,
    { state: before, effects: [] },
    isFriend ? [] : visitors,
    isFriend ? visitors : [],
  );
  const left = seatOf(after, one.seat);
  return (isFriend ? left?.friendUsed : left?.used)?.length === 0;
}
