// Who may open and who may bid, read off the table. Rulebook «Аукцион», «Интенсивный аукцион».
import type { SeatId } from '../../../referee/ruling.ts';
import type { Lot, State } from './state.ts';
import type { Table } from './table.ts';
import { inOrder, leftOf } from './table.ts';

/** Who opens the next lot: clockwise from the first player, whoever has not had the chance. */
export function nextOpener(state: State): SeatId | undefined {
  return inOrder(state).find(
    (seat) => !state.done.includes(seat) && (state.intense || !state.winners.includes(seat)),
  );
}

/** The right to open goes on although the opener lost: a reading of the base rules, for the variant says itself that who loses may go on. */
export function isHandedOn({ tables }: Table, { intense, readings }: State): boolean {
  const isSettled = intense && tables.variantReopens === true;
  return readings.opener === 'one-auction' && !isSettled;
}

/** Who may not bid: in the base rules all winners of the round, in the variant those under this opener. */
export function isBarred({ intense, winners, readings }: State, seat: SeatId): boolean {
  return intense && readings.barred === 'last-winner'
    ? winners.at(-1) === seat
    : winners.includes(seat);
}

/** Seats still in the lot, in the order in which they bid, beginning after the highest bidder. */
export function biddersOf(state: State, { bidder, passed }: Lot): readonly SeatId[] {
  return leftOf(state, bidder).filter(
    (seat) => seat !== bidder && !passed.includes(seat) && !isBarred(state, seat),
  );
}

/** Markets that can be put up: those that hold tokens, or where tokens are not told those not known to be empty. */
export function openMarkets({ tables }: Table, { table, empty = [] }: State): number[] {
  const all = Array.from({ length: tables.markets }, (_, at) => at + 1);
  return table === undefined
    ? all.filter((market) => !empty.includes(market))
    : all.filter((market) => (table.markets[market - 1]?.length ?? 0) > 0);
}
