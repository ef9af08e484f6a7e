// An auction as the table sees it: who bids next and how far, who is out, what a quick raise would be.
import type { SeatId } from '../../../referee/ruling.ts';
import { biddersOf, isBarred, nextOpener, openMarkets } from '../rules/phases/auction.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { meansOf, seatOf } from '../rules/table.ts';

/** Where a seat stands in the running auction, or between two of them. */
export type Standing = 'highest' | 'next' | 'in' | 'passed' | 'won' | 'may-open' | 'has-opened';

export interface AuctionSight {
  /** Who bids or opens now; nobody while markets are filled or the winner looks for coins. */
  readonly next?: SeatId;
  /** The smallest bid that can be told now. */
  readonly least: number;
  /** Bids one tap away, ascending; none above what the next seat could pay. */
  readonly raises: readonly number[];
  /** What the next seat could lay down, and how many medals it would sell for that; absent without purses. */
  readonly means?: number;
  readonly medals?: number;
  /** Markets that can be put up. */
  readonly markets: readonly number[];
  readonly standings: Readonly<Record<SeatId, Standing>>;
}

const STEPS = [0, 1, 2, 4, 9] as const;

export function auctionSight(table: Table, state: State): AuctionSight {
  const { lot } = state;
  const next = lot === undefined ? nextOpener(state) : biddersOf(state, lot)[0];
  const least = lot === undefined ? table.tables.minimumBid : lot.bid + 1;
  const one = next === undefined ? undefined : seatOf(state, next);
  const means = state.purses && one !== undefined ? meansOf(table, state, one) : undefined;
  const raises = STEPS.map((more) => least + more).filter((bid) => bid <= (means ?? bid));
  return {
    least,
    raises,
    markets: openMarkets(table, state),
    standings: Object.fromEntries(
      state.seats.map(({ seat }) => [seat, standingOf(state, seat, next)]),
    ),
    ...(next === undefined ? {} : { next }),
    ...(means === undefined || one === undefined
      ? {}
      : { means, medals: Math.ceil((means - one.coins) / table.tables.medal.coins) }),
  };
}

function standingOf(state: State, seat: SeatId, next: SeatId | undefined): Standing {
  const { lot, done } = state;
  if (lot?.bidder === seat) return 'highest';
  if (seat === next) return 'next';
  if (lot?.passed.includes(seat) === true) return 'passed';
  if (isBarred(state, seat)) return 'won';
  if (lot !== undefined) return 'in';
  return done.includes(seat) ? 'has-opened' : 'may-open';
}
