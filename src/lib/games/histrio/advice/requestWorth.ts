// What a secret request would pay if it were played now: a dry run of the rules.
import type { Effect, Refusal, SeatId } from '../../../referee/ruling.ts';
import type { Payout } from '../rules/moves.ts';
import { playRequest, repeatRequest } from '../rules/phases/favours.ts';
import { isTold } from '../rules/request.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { sharesOf } from './forecast.ts';

type Ruled = Pick<Effect | Refusal, 'clause' | 'also'>;

export type Worth =
  /** With what says so: the effect that pays, or the refusal. */
  | { readonly kind: 'pays'; readonly ecus: number; readonly ruled: Ruled }
  /** The table has not told what the card counts: its ecus must be told as a number. */
  | { readonly kind: 'untold' }
  /** Not now, whatever it would pay. */
  | { readonly kind: 'refused' };

/** What a request that brings nothing rests on. */
const PLAYED: Ruled = { clause: 'histrio.festival.play-one-request' };

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
    const ruled = share?.effects.find(({ points = 0 }) => points > 0) ?? PLAYED;
    return { kind: 'pays', ecus: share?.ecus ?? 0, ruled };
  }
  return ruling.refusal.facts['unmet'] === true
    ? { kind: 'pays', ecus: 0, ruled: ruling.refusal }
    : { kind: 'refused' };
}
