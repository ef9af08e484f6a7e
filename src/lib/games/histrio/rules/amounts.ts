// What a seat has beside its ecus, as amounts: what a change of the past may move without moving an ecu.
import type { SeatAmounts } from '../../../referee/rules.ts';
import type { Measure } from './moves.ts';
import type { State } from './state.ts';

export type AmountName = Extract<Measure, 'actors' | 'acrobats' | 'requests' | 'own-managers'>;

type Amounts = Readonly<Record<AmountName, number>>;

export function amountsOf({ seats }: State): readonly SeatAmounts[] {
  return seats.map(({ seat, troupe, acrobats, requests, stage }) => {
    const amounts: Amounts = {
      actors: troupe.length,
      acrobats: acrobats.length,
      requests,
      'own-managers': stage,
    };
    return { seat, amounts };
  });
}
