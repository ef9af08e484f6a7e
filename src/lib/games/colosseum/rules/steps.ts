// What the table is asked now, the obvious step first, with the clauses in play: thumb zone, checklist and dispute button read it.
import type { ClauseId, SeatId } from '../../../referee/ruling.ts';
import type { Step } from '../../../referee/rules.ts';
import type { StepFacts, StepName } from './stepFacts.ts';
import { biddersOf, nextOpener, openMarkets } from './bidding.ts';
import { donationOf, losable, mayWaiveDonation, podiumOf } from './ceremonies.ts';
import { tiedOnCoins, tiedOnStars } from './phases/end.ts';
import { refillDue } from './refilling.ts';
import { dealClause, dealtTo } from './phases/setup.ts';
import type { Lot, State } from './state.ts';
import type { Table } from './table.ts';
import { hasRolled, inOrder, meansOf, nextSeat, seatOf } from './table.ts';

const INVESTING: readonly ClauseId[] = [
  'colosseum.invest.one-investment',
  'colosseum.program.buy',
  'colosseum.program.higher-number',
  'colosseum.program.needs-larger-arena-later',
  'colosseum.expand.cost',
  'colosseum.ticket.cost',
  'colosseum.loge.cost',
];
const AGAIN: readonly ClauseId[] = [
  'colosseum.invest.extra-by-two-medals',
  'colosseum.invest.extra-by-special-event',
  'colosseum.invest.extra-is-paid',
];
const OPENING: readonly ClauseId[] = [
  'colosseum.auction.min-opening',
  'colosseum.auction.choose-market',
  'colosseum.auction.each-gets-a-chance',
  'colosseum.auction.pass-opening',
];
const OPENING_INTENSE: readonly ClauseId[] = [
  'colosseum.variant-intense.scope',
  'colosseum.variant-intense.min-opening',
  'colosseum.variant-intense.every-player-opens',
  'colosseum.variant-intense.money-management',
];
const BIDDING: readonly ClauseId[] = [
  'colosseum.auction.raise-clockwise',
  'colosseum.auction.until-one-left',
  'colosseum.auction.pass-is-final-for-lot',
  'colosseum.auction.one-win-per-round',
];
const BIDDING_INTENSE: readonly ClauseId[] = [
  'colosseum.variant-intense.raise-clockwise',
  'colosseum.variant-intense.pass-final',
  'colosseum.variant-intense.loser-may-reopen',
];
const TRADING: readonly ClauseId[] = [
  'colosseum.trade.purpose',
  'colosseum.trade.only-with-active',
  'colosseum.trade.only-tokens-and-coins',
  'colosseum.trade.no-promises',
];
const MOVING: readonly ClauseId[] = [
  'colosseum.dice.clockwise',
  'colosseum.dice.choice-face',
  'colosseum.dice.any-noble',
  'colosseum.rest.medal',
];
const PRODUCING: readonly ClauseId[] = [
  'colosseum.produce.choose-program',
  'colosseum.produce.arena-size',
  'colosseum.produce.minimum-set',
  'colosseum.joker.replaces-one',
  'colosseum.medal.use-spectators',
  'colosseum.medal.use-move',
];

export function stepsOf(table: Table, state: State): readonly Step[] {
  switch (state.phase) {
    case 'setup':
      return setupSteps(table, state);
    case 'investing':
      return investSteps(state);
    case 'acquiring':
      return auctionSteps(table, state);
    case 'trading':
      return ofNext(state, (seat) => step('trade', seat, { left: notDone(state) }, TRADING));
    case 'producing':
      return ofNext(state, (seat) => produceStep(state, seat));
    case 'closing':
      return closingSteps(state);
    case 'farewell':
      return [
        step('finish', undefined, finishing(state), [
          'colosseum.medal.use-coins',
          'colosseum.end.winner',
          'colosseum.end.tie-coins',
        ]),
      ];
    case 'over':
      return [];
  }
}

function finishing(state: State): StepFacts['finish'] {
  return {
    tied: tiedOnStars(state),
    untold: tiedOnCoins(state),
    mayCash:
      state.readings.lastCoins === 'until-ranked' && state.seats.some(({ medals }) => medals > 0),
  };
}

function setupSteps(table: Table, state: State): Step[] {
  const { seats } = state;
  const isEmpty = state.table?.markets.every((all) => all.length === 0) === true;
  const order = inOrder(state);
  return [
    ...(isEmpty
      ? [step('refill', undefined, refillDue(table, state), ['colosseum.setup.fill-markets-green'])]
      : []),
    ...order
      .filter((seat) => !state.done.includes(seat))
      .map((seat) =>
        step('dealTokens', seat, { tokens: dealtTo(table, state) }, [dealClause(seats.length)]),
      ),
    ...order
      .filter((seat) => seatOf(state, seat)?.programs.length === 0)
      .map((seat) =>
        step('dealPrograms', seat, {}, [
          'colosseum.setup.deal-programs-low',
          'colosseum.setup.deal-programs-mid',
        ]),
      ),
  ];
}

function investSteps(state: State): readonly Step[] {
  return ofNext(state, (seat) => {
    const one = seatOf(state, seat);
    const again = (one?.invested ?? 0) > 0;
    const facts = { round: state.round, coins: one?.coins ?? 0, again };
    return step('invest', seat, facts, again ? [...AGAIN, ...INVESTING] : INVESTING);
  });
}

function auctionSteps(table: Table, state: State): readonly Step[] {
  const { lot } = state;
  if (lot !== undefined) return [lotStep(table, state, lot)];
  if (state.refilling)
    return [
      step('refill', undefined, refillDue(table, state), [
        'colosseum.refill.green-first',
        'colosseum.refill.on-opener-win',
      ]),
    ];
  const seat = nextOpener(state);
  if (seat === undefined) return [];
  const facts = { markets: openMarkets(table, state), least: table.tables.minimumBid };
  const means = meansIn(table, state, seat);
  return [step('open', seat, { ...facts, ...means }, state.intense ? OPENING_INTENSE : OPENING)];
}

function lotStep(table: Table, state: State, lot: Lot): Step {
  const [seat] = biddersOf(state, lot);
  const one = seatOf(state, seat ?? lot.bidder);
  if (seat === undefined || lot.sold)
    return step('cashMedals', lot.bidder, { bid: lot.bid, coins: one?.coins ?? 0 }, [
      'colosseum.auction.winner-pays',
      'colosseum.medal.use-coins',
    ]);
  const { market, bid, bidder } = lot;
  return step(
    'bid',
    seat,
    { market, bid, bidder, least: bid + 1, ...meansIn(table, state, seat) },
    state.intense ? BIDDING_INTENSE : BIDDING,
  );
}

function meansIn(table: Table, state: State, seat: SeatId): { means?: number } {
  const one = seatOf(state, seat);
  return state.purses && one !== undefined ? { means: meansOf(table, state, one) } : {};
}

function produceStep(state: State, seat: SeatId): Step {
  const { ring, seats } = state;
  const one = seats.find((other) => other.seat === seat);
  return ring !== undefined && !hasRolled(state, seat)
    ? step('moveNobles', seat, { dice: one?.loge === true ? 2 : 1 }, MOVING)
    : step('produce', seat, {}, PRODUCING);
}

/** What decides comes before what is so in every round. */
const PODIUM_TIES = {
  result: [],
  coins: ['colosseum.podium.tie-coins'],
  dice: ['colosseum.podium.tie-dice', 'colosseum.podium.tie-coins'],
} as const satisfies Record<ReturnType<typeof podiumOf>['by'], readonly ClauseId[]>;

function closingSteps(state: State): readonly Step[] {
  switch (state.ceremony) {
    case 'podium': {
      const { result, by, richest } = podiumOf(state);
      return [
        step('givePodium', undefined, { candidates: richest, result, by }, [
          ...PODIUM_TIES[by],
          'colosseum.podium.each-round-but-last',
          'colosseum.podium.best-so-far',
        ]),
      ];
    }
    case 'discard':
      return inOrder(state).flatMap((seat) => {
        const one = seatOf(state, seat);
        const used = one === undefined ? [] : losable(state, one);
        return used.length === 0
          ? []
          : [step('discard', seat, { used }, ['colosseum.cleanup.discard-one'])];
      });
    case 'donation': {
      const { poorest, owned } = donationOf(state);
      const asking = poorest.length === 1 ? poorest[0] : undefined;
      const mayWaive = mayWaiveDonation(state);
      const facts = { leader: state.leader ?? '', candidates: poorest, owned, mayWaive };
      return [
        step('donate', asking, facts, [
          'colosseum.donation.last-asks-leader',
          'colosseum.donation.no-specials',
          'colosseum.donation.tie-poorest',
        ]),
      ];
    }
  }
}

function notDone(state: State): SeatId[] {
  return inOrder(state).filter((seat) => !state.done.includes(seat));
}

function ofNext(state: State, made: (seat: SeatId) => Step): readonly Step[] {
  const seat = nextSeat(state);
  return seat === undefined ? [] : [made(seat)];
}

function step<Name extends StepName>(
  name: Name,
  seat: SeatId | undefined,
  facts: StepFacts[Name],
  clauses: readonly ClauseId[],
): Step {
  const asked = { step: name, clauses, facts: { ...facts } };
  return seat === undefined ? asked : { ...asked, seat };
}
