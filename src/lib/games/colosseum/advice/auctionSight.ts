// An auction as the table sees it: who bids next and how far, who is out, what a quick raise would be.
import type { SeatId } from '../../../referee/ruling.ts';
import { biddersOf, isBarred, nextOpener, openMarkets } from '../rules/bidding.ts';
import type { State } from '../rules/state.ts';
import type { Means, Table } from '../rules/table.ts';
import { meansParts, seatOf } from '../rules/table.ts';

/** Where a seat stands in the running auction, or between two of them; `waits`: has won and may bid under the next opener. */
export type Standing =
  'highest' | 'next' | 'in' | 'passed' | 'won' | 'waits' | 'may-open' | 'has-opened' | 'over';

export interface AuctionSight {
  /** Who bids or opens now; nobody while markets are filled, the winner looks for coins, or all is sold. */
  readonly next?: SeatId;
  /** The smallest bid that can be told now. */
  readonly least: number;
  /** Larger bids one tap away, ascending; none above what the next seat could pay. */
  readonly raises: readonly number[];
  /** All that the next seat could pay, where no raise is as high. */
  readonly most?: number;
  /** What the next seat could lay down; absent without purses. */
  readonly means?: Means;
  /** Markets that can be put up. */
  readonly markets: readonly number[];
  readonly standings: Readonly<Record<SeatId, Standing>>;
}

/** Coins above the smallest bid. */
const STEPS = [1, 2, 4, 9] as const;

export function auctionSight(table: Table, state: State): AuctionSight {
  const next = nextIn(state);
  const least = state.lot === undefined ? table.tables.minimumBid : state.lot.bid + 1;
  const one = next === undefined ? undefined : seatOf(state, next);
  const means = state.purses && one !== undefined ? meansParts(table, state, one) : undefined;
  const raises =
    next === undefined
      ? []
      : STEPS.map((more) => least + more).filter((bid) => bid <= (means?.coins ?? bid));
  const isMore = means !== undefined && means.coins > (raises.at(-1) ?? least);
  return {
    least,
    raises,
    ...(isMore ? { most: means.coins } : {}),
    markets: openMarkets(table, state),
    standings: Object.fromEntries(
      state.seats.map(({ seat }) => [seat, standingOf(state, seat, next)]),
    ),
    ...(next === undefined ? {} : { next }),
    ...(means === undefined ? {} : { means }),
  };
}

function nextIn(state: State): SeatId | undefined {
  const { lot, phase, refilling } = state;
  if (phase !== 'acquiring' || refilling) return undefined;
  return lot === undefined ? nextOpener(state) : biddersOf(state, lot)[0];
}

function standingOf(state: State, seat: SeatId, next: SeatId | undefined): Standing {
  const { lot, done, phase } = state;
  // Nobody bids or opens any more in this round.
  if (phase !== 'acquiring') return 'over';
  if (lot?.bidder === seat) return 'highest';
  if (seat === next) return 'next';
  if (lot?.passed.includes(seat) === true) return 'passed';
  if (isBarred(state, seat)) return state.intense ? 'waits' : 'won';
  if (lot !== undefined) return 'in';
  return done.includes(seat) ? 'has-opened' : 'may-open';
}
