// What a seat has beside its result, as amounts: what a change of the past may move without moving a marker.
import type { SeatAmounts } from '../../../referee/rules.ts';
import { ASSETS, amountOf, type Asset } from '../data/assets.ts';
import { starsOf } from './stars.ts';
import type { SeatState, State } from './state.ts';

export type AmountName =
  'coins' | 'medals' | 'podiums' | 'awards' | 'tickets' | 'loge' | 'squares' | 'programs' | Asset;

type Amounts = Readonly<Partial<Record<AmountName, number>>>;

export function amountsOf(state: State): readonly SeatAmounts[] {
  return state.seats.map((one) => ({ seat: one.seat, amounts: amountsIn(state, one) }));
}

function amountsIn(state: State, one: SeatState): Amounts {
  return {
    ...(state.purses ? { coins: one.coins } : {}),
    medals: one.medals,
    podiums: one.podiums,
    awards: starsOf(state, one),
    tickets: one.tickets,
    loge: one.loge ? 1 : 0,
    squares: one.arena.size,
    programs: one.programs.length,
    ...Object.fromEntries(ASSETS.map((asset) => [asset, amountOf(one.tokens, asset)])),
  };
}
