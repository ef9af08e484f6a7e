// Who gets the podium, which tokens may be lost, who asks for one. Rulebook «Фаза 5: Завершающие церемонии».
import type { SeatId } from '../../../referee/ruling.ts';
import type { Asset } from '../data/assets.ts';
import { ASSETS, STANDARD_ASSETS, amountOf, isStandard } from '../data/assets.ts';
import type { SeatState, State } from './state.ts';
import { resultOf } from './state.ts';
import { inOrder, seatOf } from './table.ts';

/** Who may get the podium, and what has decided so far; where nobody keeps purses, the table says who of those in the lead. */
export function podiumOf({ seats, purses }: Pick<State, 'seats' | 'purses'>) {
  const result = Math.max(...seats.map(resultOf));
  const leaders = seats.filter((one) => resultOf(one) === result);
  const coins = Math.max(...leaders.map((one) => one.coins));
  const counted = leaders.filter((one) => one.coins === coins);
  const richest = purses ? counted : leaders;
  const by = leaders.length === 1 ? 'result' : richest.length === 1 ? 'coins' : 'dice';
  const idsOf = (all: readonly SeatState[]) => all.map(({ seat }) => seat);
  return {
    result,
    coins,
    by,
    leaders: idsOf(leaders),
    richest: idsOf(richest),
    /** By the coins that were told, for a match in which the table did not say who. */
    counted: idsOf(counted),
  } as const;
}

/** Tokens of the event that a seat may lose: nothing where it produced nothing, or has lost one already. */
export function losable(state: State, { seat, tokens, latest }: SeatState): Asset[] {
  const { readings, done, table } = state;
  if (table === undefined || latest === undefined || done.includes(seat)) return [];
  if (!hasToLose(state, latest)) return [];
  const used = ASSETS.filter(
    (asset) => amountOf(latest.tokens, asset) > 0 && amountOf(tokens, asset) > 0,
  );
  return readings.discardWhat === 'any-placed' ? used : used.filter(isStandard);
}

function hasToLose({ readings, round }: State, latest: SeatState['latest']): boolean {
  return (
    latest !== undefined && (latest.round === round || readings.discardWho !== 'producers-only')
  );
}

/** Where tokens are not told: who loses one at the table, once the podium is given. */
export function losingUntold(state: State): SeatId[] {
  return state.table === undefined
    ? inOrder(state).filter((seat) => hasToLose(state, seatOf(state, seat)?.latest))
    : [];
}

/** True unless the table has settled that the last player must ask; who sees no tokens cannot hold anybody to it. */
export function mayWaiveDonation({ table, readings }: State): boolean {
  return table === undefined || readings.donationWaive === 'may-waive';
}

/** Who asks for a token: the poorest of those in last place, never the one with the podium; without purses the table says who is. */
export function donationOf(
  state: Pick<State, 'seats' | 'leader' | 'readings' | 'purses' | 'table'>,
) {
  const { seats, leader, readings, purses } = state;
  const result = Math.min(...seats.map(resultOf));
  const last = seats.filter((one) => resultOf(one) === result);
  const isLeaderLast = last.some(({ seat }) => seat === leader);
  const asking =
    isLeaderLast && readings.donationTied === 'no-donation'
      ? []
      : last.filter(({ seat }) => seat !== leader);
  const coins = Math.min(...asking.map((one) => one.coins));
  const counted = asking.filter((one) => one.coins === coins).map(({ seat }) => seat);
  const names = asking.map(({ seat }) => seat);
  const poorest = purses ? counted : names;
  const giver = leader === undefined ? undefined : seatOf(state, leader);
  const owned = STANDARD_ASSETS.filter((asset) => amountOf(giver?.tokens ?? {}, asset) > 0);
  const isPossible = poorest.length > 0 && (state.table === undefined || owned.length > 0);
  return { poorest, counted, asking: names, owned, isPossible };
}
