// The tiles of a seat, as amounts: what a change of the past may move without moving a marker.
import type { SeatAmounts } from '../../../referee/rules.ts';
import { plus, type Colour } from '../data/pieces.ts';
import type { State } from './state.ts';

export type AmountName = Colour | 'kept';

type Amounts = Readonly<Partial<Record<AmountName, number>>>;

/** Beside the board and on its corners; where colours are not told, the number on the corners. */
export function amountsOf({ seats, tiles }: State): readonly SeatAmounts[] {
  return seats.map(({ seat, hand, corners, kept }) => {
    const amounts: Amounts = tiles === undefined ? { kept } : plus(hand, corners);
    return { seat, amounts };
  });
}
