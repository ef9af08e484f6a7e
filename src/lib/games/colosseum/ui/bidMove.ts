// What a bid of whoever is next is as a move: the lot put up, or a raise.
import { auctionSight } from '../advice/auctionSight.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';

export function bidMove(
  table: Table,
  state: State,
  market: number | undefined,
  coins: number,
): Move | undefined {
  const { next: seat } = auctionSight(table, state);
  if (seat === undefined) return undefined;
  if (state.lot !== undefined) return { type: 'bid', seat, bid: coins };
  return { type: 'open', seat, bid: coins, ...(market === undefined ? {} : { market }) };
}
