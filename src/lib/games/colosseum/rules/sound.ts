// What cannot lie on a table: too many pieces, a program twice, arenas on one square.
import type { Refused } from '../../../referee/ruling.ts';
import { countOf } from '../data/assets.ts';
import { openMarkets } from './bidding.ts';
import { dealtTo } from './phases/setup.ts';
import { refuseTypes, seenIn } from './refilling.ts';
import { squaresOf } from './ring.ts';
import { refuseFirmly } from './rulings.ts';
import { misplacedIn } from './stars.ts';
import { PHASES, type State } from './state.ts';
import type { Table } from './table.ts';
import { podiumsLeft, ticketsLeft } from './table.ts';

export function refuseUnsound(table: Table, state: State): Refused | undefined {
  return (
    refuseRound(table, state) ??
    refuseArenas(table, state) ??
    refuseSupplies(table, state) ??
    refusePrograms(table, state) ??
    refuseTokens(table, state) ??
    refuseStars(table, state) ??
    refuseLatest(table, state) ??
    refuseLot(table, state)
  );
}

/** Two arenas cannot cover one square; where the ring is not kept nobody looks at squares. */
export function refuseArenas({ tables }: Table, { seats, ring }: Pick<State, 'seats' | 'ring'>) {
  if (ring === undefined) return undefined;
  const covered = new Set<number>();
  for (const { seat, arena } of seats)
    for (const square of squaresOf(tables.ring, arena)) {
      if (covered.has(square))
        return refuseFirmly('colosseum.setup.arena-positions', { seat, from: arena.from });
      covered.add(square);
    }
  return undefined;
}

function refuseRound({ tables }: Table, { round, phase, table }: State): Refused | undefined {
  const isLast = round === tables.rounds;
  const isEnd = phase === 'farewell' || phase === 'over';
  if (round > tables.rounds || (isEnd && !isLast) || (isLast && phase === 'closing'))
    return refuseFirmly('colosseum.frame.five-rounds', { round, rounds: tables.rounds }, [
      'colosseum.frame.last-round-has-no-phase-5',
    ]);
  return phase === 'setup' && (round > 1 || table === undefined)
    ? refuseFirmly('colosseum.frame.five-phases', { phase, needed: 'investing' })
    : undefined;
}

/** While tokens are being lost, awards lie where they lay before; where all are dealt they are laid afterwards. */
function refuseStars(table: Table, state: State): Refused | undefined {
  const isMoving = state.phase === 'setup' || state.ceremony === 'discard';
  if (table.tables.awardsAndEventsFit !== true || isMoving) return undefined;
  const wrong = misplacedIn(table, state);
  if (wrong === undefined) return undefined;
  const { seat, star, tokens, rival } = wrong;
  const least = table.tables.starFrom;
  return rival === undefined
    ? refuseFirmly('colosseum.star.below-three', { seat, star, tokens, least })
    : refuseFirmly('colosseum.star.overtaken', { seat, star, rival });
}

/** Nobody has had an event of a round to come, nor one of this round before its events. */
function refuseLatest({ tables }: Table, { seats, round, phase }: State): Refused | undefined {
  if (tables.awardsAndEventsFit !== true) return undefined;
  const isBefore = PHASES.indexOf(phase) < PHASES.indexOf('producing');
  for (const { seat, latest } of seats)
    if (latest !== undefined && (isBefore ? latest.round >= round : latest.round > round))
      return refuseFirmly('colosseum.frame.round-counter', { seat, told: latest.round, round });
  return undefined;
}

/** A lot of nothing. */
function refuseLot(table: Table, state: State): Refused | undefined {
  const { lot } = state;
  if (lot === undefined || state.table === undefined) return undefined;
  return openMarkets(table, state).includes(lot.market)
    ? undefined
    : refuseFirmly('colosseum.auction.choose-market', { market: lot.market });
}

function refuseSupplies(table: Table, state: State): Refused | undefined {
  const { supply } = table.tables;
  const held = state.seats.reduce((sum, { medals }) => sum + medals, state.medals);
  if (held > supply.medals)
    return refuseFirmly('colosseum.components.medals', { count: held, exist: supply.medals });
  const tickets = supply.tickets - ticketsLeft(table, state);
  if (tickets > supply.tickets)
    return refuseFirmly('colosseum.components.season-tickets', {
      count: tickets,
      exist: supply.tickets,
    });
  const podiums = supply.podiums - podiumsLeft(table, state);
  return podiums > supply.podiums
    ? refuseFirmly('colosseum.components.podiums', { count: podiums, exist: supply.podiums })
    : undefined;
}

function refusePrograms({ tables }: Table, { seats }: State): Refused | undefined {
  const owners = new Map<number, string>();
  for (const { seat, programs, bought } of seats)
    for (const program of programs) {
      const owner = owners.get(program);
      if (owner !== undefined) return refuseFirmly('colosseum.program.unique', { program, owner });
      owners.set(program, seat);
      const isBought = bought.includes(program);
      if (isBought && program <= tables.dealtPrograms)
        return refuseFirmly('colosseum.program.buy', { program, from: tables.dealtPrograms + 1 });
    }
  return undefined;
}

/** Every token is face up somewhere, in the bag, or among the green ones left. */
function refuseTokens(table: Table, state: State): Refused | undefined {
  if (state.table === undefined) return undefined;
  const wrong = refuseTypes(table, state, {});
  if (wrong !== undefined) return wrong;
  const emperor = state.seats.find(({ tokens }) => (tokens.emperor_token ?? 0) > 0);
  if (emperor !== undefined)
    return refuseFirmly('colosseum.emperor-token.exchange', { seat: emperor.seat });
  const { green, orange } = table.tables;
  const exist = green + orange;
  const besides = countOf(seenIn(state)) + state.table.bag;
  const lying = besides + state.table.green;
  const count =
    lying === exist ? besides + Math.max(state.table.green, toDeal(table, state)) : lying;
  return count === exist
    ? undefined
    : refuseFirmly('colosseum.components.asset-tokens', { count, exist });
}

/** Green tokens that the set-up still takes. */
function toDeal(table: Table, state: State): number {
  const { markets, lot } = table.tables;
  if (state.phase !== 'setup') return 0;
  const waiting = state.seats.length - state.done.length;
  const isBare = state.table?.markets.every((all) => all.length === 0) === true;
  return waiting * dealtTo(table, state) + (isBare ? markets * lot : 0);
}
