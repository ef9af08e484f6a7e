// What every rule of this game looks at besides the state: the tables and what the table has waived; and ways round the seats.
import type { SeatId, Waived } from '../../../referee/ruling.ts';
import { seatOf } from '../../../referee/seats.ts';
import type { Mood } from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import type { State } from './state.ts';

export interface Table {
  /** Version of the ruleset that the match began with. */
  readonly version: number;
  readonly tables: Tables;
  readonly waived: Waived;
}

export { seatOf, stands, withSeat } from '../../../referee/seats.ts';

/** A seat that a record names and that is not at the table. */
export function strangerIn(state: State, ...records: readonly (object | undefined)[]) {
  return records
    .flatMap((record) => Object.keys(record ?? {}))
    .find((seat) => seatOf(state, seat) === undefined);
}

/** What a record told by the table says of a seat. */
export function toldOf<T>(record: Readonly<Record<string, T>> | undefined, seat: SeatId) {
  return record !== undefined && Object.hasOwn(record, seat) ? record[seat] : undefined;
}

export function moodOf({ needle }: Pick<State, 'needle'>): Mood {
  return needle >= 0 ? 'comedy' : 'tragedy';
}

/** With few seats each leads a friendly troupe too. */
export function hasFriends(
  { tables }: Pick<Table, 'tables'>,
  { seats }: { readonly seats: readonly unknown[] },
): boolean {
  return seats.length === tables.friendlySeats;
}

/** Managers of every colour on the theatre. */
export function managersOn({ seats }: Pick<State, 'seats'>): number {
  return seats.reduce((sum, { stage }) => sum + stage, 0);
}

/** Cities whose travel cards a seat still has in hand. */
export function handOf({ tables }: Pick<Table, 'tables'>, used: readonly number[]): number[] {
  return allCities(tables).filter((city) => !used.includes(city));
}

export function allCities({ cities }: Pick<Tables, 'cities'>): number[] {
  return Array.from({ length: cities }, (_, at) => at + 1);
}

/** Cards of the deck once the deal that is under way is done; at scorekeeper level the coin brings the first one. */
export function deckAfterDeal(
  { tables }: Pick<Table, 'tables'>,
  { deck, phase, cards }: State,
): number {
  const isLaying = phase === 'setup' || phase === 'opportunities';
  const first = cards === undefined ? 1 : cards.dealing;
  const toLay = isLaying && first > 0 ? tables.cities - first + 1 : 0;
  return Math.max(0, deck - toLay);
}

/** Ecus of all coins in the box. */
export function ecusInBox({ coins }: Tables): number {
  return coins.reduce((sum, { value, count }) => sum + value * count, 0);
}

/** Turns of a season in which the whole deck is dealt; there are never more. */
export function mostTurns({ encounterCards, cities }: Tables): number {
  return Math.ceil(encounterCards / cities);
}

/** Turns still to come this season after the running one. */
export function turnsLeft(table: Pick<Table, 'tables'>, state: State) {
  return Math.ceil(deckAfterDeal(table, state) / table.tables.cities);
}
