// Where a square lies and what a way with the nobles brings, in words.
import { m } from '$lib/paraglide/messages.js';
import type { MatchSeat } from '$lib/referee/matchFile.ts';
import type { NobleStep, NobleWay } from '../advice/nobles.ts';
import { squaresOf } from '../rules/ring.ts';
import type { SeatState, State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import type { Words } from '../rulebook/words.ts';

/** What of a table is drawn: where the nobles stand and whose arena lies where. */
export type RingLook = Pick<State, 'ring'> & {
  readonly seats: readonly Pick<SeatState, 'seat' | 'arena'>[];
};

/** The seat whose arena covers a square. */
export function rulerOf(
  { tables }: Table,
  { seats: all }: RingLook,
  seats: readonly MatchSeat[],
  square: number,
): MatchSeat | undefined {
  const one = all.find(({ arena }) => squaresOf(tables.ring, arena).includes(square));
  return seats.find(({ id }) => id === one?.seat);
}

/** "square 12, resting area" */
export function whereText(
  table: Table,
  state: RingLook,
  seats: readonly MatchSeat[],
  words: Words,
  square: number,
): string {
  const ruler = rulerOf(table, state, seats, square);
  return [
    words.squareText(square),
    ...(ruler ? [m.co_arena_of_name({ name: ruler.name })] : []),
    ...(table.tables.ring.rest.includes(square) ? [m.co_rest_area()] : []),
  ].join(', ');
}

export function stepText(words: Words, { noble, to }: NobleStep): string {
  return m.co_noble_to({ noble: words.nobles[noble], square: words.squareText(to) });
}

/** "+5 spectators, +1 medal, others −3"; nothing where nothing changes. */
export function wayText({ gained, medals, rivals }: NobleWay): string {
  return [
    ...(gained > 0 ? [m.co_way_gained({ count: gained })] : []),
    ...(gained < 0 ? [m.co_way_lost({ count: -gained })] : []),
    ...(medals > 0 ? [m.co_way_medals({ count: medals })] : []),
    ...(rivals === 0 ? [] : [m.co_way_rivals({ change: signed(rivals) })]),
  ].join(', ');
}

export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}
