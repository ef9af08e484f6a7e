// Phase 2: lots under the hammer, by the base rules or the variant. Rulebook «Аукцион», «Интенсивный аукцион».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import { tokensOf } from '../../data/assets.ts';
import { biddersOf, isBarred, isHandedOn, nextOpener, openMarkets } from '../bidding.ts';
import { goOn } from '../flow.ts';
import { receiveTokens, withCoins } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import { settleStars } from '../stars.ts';
import type { Lot, State } from '../state.ts';
import type { Table } from '../table.ts';
import { coverOf, seatOf, stands, withDone } from '../table.ts';
import { allFilled, refillDue } from '../refilling.ts';
import { refusePhase, refuseStranger } from './turn.ts';

export function open(table: Table, state: State, move: MoveOf<'open'>): Ruling<State> {
  const { seat, bid, market = 0 } = move;
  const { lot } = state;
  const wrong = refusePhase(state, 'acquiring') ?? refuseStranger(state, seat);
  if (wrong !== undefined) return wrong;
  if (lot !== undefined)
    return refuseFirmly('colosseum.auction.until-one-left', { bidder: lot.bidder, bid: lot.bid });
  if (state.refilling)
    return refuseFirmly('colosseum.refill.on-opener-win', refillDue(table, state));
  const refusal =
    refuseMarket(table, state, market) ??
    refuseOpener(table, state, seat) ??
    refuseMinimum(table, state, bid) ??
    refuseMeans(table, state, seat, { bid, least: table.tables.minimumBid });
  if (refusal !== undefined) return refusal;
  const opened: Course = {
    state: { ...state, lot: { market, opener: seat, bid, bidder: seat, passed: [], sold: false } },
    effects: [
      effect('colosseum.auction.choose-market', seat, { market, bid }, [
        'colosseum.market.five-by-three',
      ]),
    ],
  };
  return rest(hammer(table, opened));
}

/** A market without tokens; where they are not told it need not be named, and the table may know better. */
function refuseMarket(table: Table, state: State, market: number): Refused | undefined {
  if (openMarkets(table, state).includes(market)) return undefined;
  if (state.table !== undefined) return refuseFirmly('colosseum.auction.choose-market', { market });
  return market === 0 || !stands(table, 'colosseum.auction.choose-market')
    ? undefined
    : refuse('colosseum.auction.choose-market', { market }, [delayOf(state)]);
}

/** Why a market stays empty. */
function delayOf({ intense }: State) {
  return intense ? 'colosseum.variant-intense.refill-delay' : 'colosseum.refill.delayed';
}

function refuseOpener(table: Table, state: State, seat: SeatId): Refused | undefined {
  const isFirst = state.done.length === 0 && state.winners.length === 0;
  if (!state.intense && state.winners.includes(seat)) {
    return stands(table, 'colosseum.auction.one-win-per-round')
      ? refuse('colosseum.auction.one-win-per-round', { seat })
      : undefined;
  }
  if (state.done.includes(seat))
    return stands(table, 'colosseum.auction.pass-opening')
      ? refuse('colosseum.auction.pass-opening', { seat }, ['colosseum.auction.each-gets-a-chance'])
      : undefined;
  const next = nextOpener(state);
  if (next === undefined || next === seat) return undefined;
  const clause = isFirst ? 'colosseum.auction.first-player-opens' : 'colosseum.auction.next-opener';
  return stands(table, clause)
    ? refuse(
        clause,
        { seat, next },
        state.intense ? ['colosseum.variant-intense.every-player-opens'] : [],
      )
    : undefined;
}

function refuseMinimum({ tables, waived }: Table, { intense }: State, bid: number) {
  const least = tables.minimumBid;
  const clause = intense
    ? 'colosseum.variant-intense.min-opening'
    : 'colosseum.auction.min-opening';
  return bid < least && !waived.has(clause) ? refuse(clause, { bid, least }) : undefined;
}

function refuseMeans(
  table: Table,
  state: State,
  seat: SeatId,
  { bid, least }: { readonly bid: number; readonly least: number },
): Refused | undefined {
  const one = seatOf(state, seat);
  if (!state.purses || one === undefined) return undefined;
  const means = coverOf(table, state, one);
  return bid > means && stands(table, 'colosseum.auction.winner-pays')
    ? refuse('colosseum.auction.winner-pays', { seat, bid, coins: one.coins, means, least })
    : undefined;
}

export function bid(table: Table, state: State, move: MoveOf<'bid'>): Ruling<State> {
  const { seat, bid: offered } = move;
  const { lot } = state;
  const wrong = refusePhase(state, 'acquiring') ?? refuseStranger(state, seat);
  if (wrong !== undefined) return wrong;
  if (lot === undefined) return refuseFirmly('colosseum.auction.choose-market', { market: 0 });
  if (lot.sold || offered <= lot.bid || seat === lot.bidder)
    return refuseFirmly('colosseum.auction.highest-bid-wins', {
      bid: offered,
      current: lot.bid,
      bidder: lot.bidder,
    });
  const refusal =
    refuseBidder(table, state, lot, seat) ??
    refuseMeans(table, state, seat, { bid: offered, least: lot.bid + 1 });
  if (refusal !== undefined) return refusal;
  const raised: Lot = {
    ...lot,
    bid: offered,
    bidder: seat,
    passed: lot.passed.filter((one) => one !== seat),
    raised: true,
  };
  return rest(
    hammer(table, {
      state: { ...state, lot: raised },
      effects: [effect('colosseum.auction.raise-clockwise', seat, { bid: offered })],
    }),
  );
}

function refuseBidder(table: Table, state: State, lot: Lot, seat: SeatId): Refused | undefined {
  const { intense } = state;
  if (lot.passed.includes(seat)) {
    const clause = intense
      ? 'colosseum.variant-intense.pass-final'
      : 'colosseum.auction.pass-is-final-for-lot';
    return stands(table, clause) ? refuse(clause, { seat }) : undefined;
  }
  if (isBarred(state, seat)) {
    if (intense)
      return stands(table, 'colosseum.variant-intense.loser-may-reopen')
        ? refuse('colosseum.variant-intense.loser-may-reopen', { seat, opener: lot.opener })
        : undefined;
    return stands(table, 'colosseum.auction.one-win-per-round')
      ? refuse('colosseum.auction.one-win-per-round', { seat })
      : undefined;
  }
  return refuseBidTurn(table, state, lot, seat);
}

function refuseBidTurn(table: Table, state: State, lot: Lot, seat: SeatId): Refused | undefined {
  const clause = state.intense
    ? 'colosseum.variant-intense.raise-clockwise'
    : 'colosseum.auction.raise-clockwise';
  const [next] = biddersOf(state, lot);
  return next === undefined || next === seat || !stands(table, clause)
    ? undefined
    : refuse(clause, { seat, next });
}

/** Out of the lot under the hammer, or no lot opened. */
export function passAuction(table: Table, state: State, seat: SeatId): Ruling<State> {
  const { lot } = state;
  return lot === undefined ? declineToOpen(table, state, seat) : passLot(table, state, lot, seat);
}

function passLot(table: Table, state: State, lot: Lot, seat: SeatId): Ruling<State> {
  if (lot.bidder === seat)
    return refuseFirmly('colosseum.auction.highest-bid-wins', {
      bid: lot.bid,
      current: lot.bid,
      bidder: lot.bidder,
    });
  if (!biddersOf(state, lot).includes(seat)) return refuseOut(state, lot, seat);
  const refusal = refuseBidTurn(table, state, lot, seat);
  if (refusal !== undefined) return refusal;
  return rest(
    hammer(table, {
      state: { ...state, lot: { ...lot, passed: [...lot.passed, seat] } },
      effects: [
        effect('colosseum.auction.pass-is-final-for-lot', seat, { market: lot.market }, [
          'colosseum.auction.optional',
        ]),
      ],
    }),
  );
}

/** Who is out of a lot cannot leave it again. */
function refuseOut({ intense }: State, { passed, opener }: Lot, seat: SeatId): Refused {
  if (passed.includes(seat))
    return refuseFirmly(
      intense ? 'colosseum.variant-intense.pass-final' : 'colosseum.auction.pass-is-final-for-lot',
      { seat },
    );
  return intense
    ? refuseFirmly('colosseum.variant-intense.loser-may-reopen', { seat, opener })
    : refuseFirmly('colosseum.auction.one-win-per-round', { seat });
}

function declineToOpen(table: Table, state: State, seat: SeatId): Ruling<State> {
  if (state.refilling)
    return refuseFirmly('colosseum.refill.on-opener-win', refillDue(table, state));
  const refusal = refuseOpener(table, state, seat);
  if (refusal !== undefined) return refusal;
  return rest(
    goOn(
      table,
      endOpening(table, {
        state: withDone(state, seat),
        effects: [
          effect('colosseum.auction.pass-opening', seat, {}, ['colosseum.auction.optional']),
        ],
      }),
    ),
  );
}

/** When nobody else is left in the lot it is sold; a winner short of coins cashes medals first. */
export function hammer(table: Table, course: Course): Course {
  const { state } = course;
  const { lot } = state;
  if (lot === undefined || biddersOf(state, lot).length > 0) return course;
  const winner = seatOf(state, lot.bidder);
  if (winner === undefined) return course;
  const isShort = state.purses && winner.coins < lot.bid;
  if (isShort && coverOf(table, state, winner) >= lot.bid)
    return { ...course, state: { ...state, lot: { ...lot, sold: true } } };
  return goOn(table, sold(table, course, lot));
}

function sold(table: Table, course: Course, lot: Lot): Course {
  const { bidder, market, opener } = lot;
  const { lot: _, ...without } = course.state;
  const has = seatOf(without, bidder)?.coins ?? 0;
  const short = without.purses ? Math.max(0, lot.bid - has) : 0;
  const tokens = without.table?.markets[market - 1] ?? [];
  const paid = without.purses ? withCoins(without, bidder, -lot.bid) : without;
  const emptied: State = {
    ...paid,
    sold: paid.sold + 1,
    winners: [...paid.winners, bidder],
    ...(paid.table === undefined
      ? knownEmpty(table, paid, market)
      : {
          table: {
            ...paid.table,
            markets: paid.table.markets.map((all, at) => (at === market - 1 ? [] : all)),
          },
        }),
  };
  const taken = withEffects(
    { ...course, state: emptied },
    effect(
      'colosseum.auction.winner-pays',
      bidder,
      {
        market,
        bid: lot.bid,
        tokens: [...tokens],
        ...(emptied.purses ? { coins: seatOf(emptied, bidder)?.coins ?? 0 } : {}),
        ...(short === 0 ? {} : { short }),
      },
      ['colosseum.auction.until-one-left', 'colosseum.auction.highest-bid-wins'],
    ),
    ...aboutBidder(course.state, lot),
  );
  const received = settleStars(table, receiveTokens(taken, bidder, tokensOf(tokens)));
  return afterSale(table, received, opener, bidder);
}

/** Where tokens are not told, a market that was named. */
function knownEmpty({ tables }: Table, { empty = [] }: State, market: number) {
  const isKnown = tables.soldStandsEmpty === true && market > 0 && !empty.includes(market);
  return isKnown ? { empty: [...empty, market] } : {};
}

function aboutBidder(state: State, lot: Lot) {
  const isAlone = state.seats.every(({ seat }) => seat === lot.bidder || isBarred(state, seat));
  if (isAlone && state.intense)
    return [
      effect('colosseum.variant-intense.lone-bidder-pays-minimum', lot.bidder, { bid: lot.bid }),
    ];
  const isOpening = lot.passed.length > 0 && lot.raised !== true;
  return [
    ...(isOpening
      ? [effect('colosseum.auction.unopposed-opening', lot.bidder, { bid: lot.bid })]
      : []),
    ...(state.intense ? [] : [effect('colosseum.auction.one-win-per-round', lot.bidder, {})]),
  ];
}

/** The opener who wins hands the right on; who loses keeps it and the market stays empty. */
function afterSale(table: Table, course: Course, opener: SeatId, winner: SeatId): Course {
  const { state } = course;
  if (winner === opener || isHandedOn(table, state))
    return endOpening(table, { ...course, state: withDone(state, opener) });
  return withEffects(course, effect(delayOf(state), undefined, { markets: state.sold }));
}

/** No auction follows in this round, nor in the match, or the table fills at the start of the next round. */
function staysEmpty({ tables }: Table, state: State): boolean {
  if (nextOpener(state) !== undefined) return false;
  const isLast = tables.lastMarketsStayEmpty === true && state.round === tables.rounds;
  return isLast || state.readings.lastRefill === 'next-round';
}

/** The right to open moves on: empty markets are filled and in the variant everybody may bid again. */
function endOpening(table: Table, course: Course): Course {
  const freed: State = course.state.intense ? { ...course.state, winners: [] } : course.state;
  const state: State = { ...freed, refilling: freed.sold > 0 && !staysEmpty(table, freed) };
  if (!state.refilling) return { ...course, state };
  const clause = state.intense
    ? 'colosseum.variant-intense.opener-wins-refill'
    : 'colosseum.refill.on-opener-win';
  const { tokens } = refillDue(table, state);
  const facts = { markets: state.sold, tokens };
  // Where tokens are not told the table fills the markets by itself.
  const filled = state.table === undefined ? allFilled(state) : state;
  return withEffects(
    { ...course, state: filled },
    effect(
      clause,
      undefined,
      facts,
      state.intense ? ['colosseum.variant-intense.rebid-after-opener-change'] : [],
    ),
  );
}
