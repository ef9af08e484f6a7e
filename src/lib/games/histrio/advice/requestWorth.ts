// What a secret request would pay if it were played now: a dry run of the rules.
import type { SeatId } from '../../../referee/ruling.ts';
import type { Payout } from '../rules/moves.ts';
import { playRequest, repeatRequest } from '../rules/phases/favours.ts';
import { isTold } from '../rules/request.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { sharesOf } from './forecast.ts';

export type Worth =
  | { readonly kind: 'pays'; readonly ecus: number }
  /** The table has not told what the card counts: its ecus must be told as a number. */
  | { readonly kind: 'untold' }
  /** Not now, whatever it would pay. */
  | { readonly kind: 'refused' };

export function requestWorth(
  table: Table,
  state: State,
  type: 'playRequest' | 'repeatRequest',
  seat: SeatId,
  payout: Payout,
): Worth {
  if ('condition' in payout && !isTold(state, payout.condition.counts)) return { kind: 'untold' };
  const ruling =
    type === 'playRequest'
      ? playRequest(table, state, { type, seat, payout })
      : repeatRequest(table, state, { type, seat, payout });
  if (ruling.allowed) {
    const share = sharesOf(state, ruling.effects).find((one) => one.seat === seat);
    return { kind: 'pays', ecus: share?.ecus ?? 0 };
  }
  return ruling.refusal.facts['unmet'] === true ? { kind: 'pays', ecus: 0 } : { kind: 'refused' };
}
