// What a seat has beside its points, as amounts: what a change of the past may move without moving a marker.
import type { SeatAmounts } from '../../../referee/rules.ts';
import { gemCount } from '../data/kinds.ts';
import type { SeatState, State } from './state.ts';

export type AmountName = 'coins' | 'gems' | 'trainers';

type Amounts = Readonly<Partial<Record<AmountName, number>>>;

export function amountsOf({ seats }: State): readonly SeatAmounts[] {
  return seats.map((one) => ({ seat: one.seat, amounts: amountsIn(one) }));
}

function amountsIn({ coins, own }: SeatState): Amounts {
  return own === undefined
    ? { coins }
    : { coins, gems: gemCount(own.gems), trainers: own.trainers + own.resting };
}
