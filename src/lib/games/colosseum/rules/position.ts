// A table as it lies: a match begun in the middle, and any state written down again.
import type { Effect, Ruling, SeatId } from '../../../referee/ruling.ts';
import { STARS, countOf, plus } from '../data/assets.ts';
import type { ColosseumSetup } from './fresh.ts';
import { cardsOf, emptyState } from './fresh.ts';
import { goOn } from './flow.ts';
import type { Position } from './moves.ts';
import { hammer } from './phases/auction.ts';
import { biddersOf } from './bidding.ts';
import { refillDue, seenIn } from './refilling.ts';
import { refuseSeat, rest, withEffects } from './rulings.ts';
import { refuseUnsound } from './sound.ts';
import { holderOf } from './stars.ts';
import type { Audience, SeatState, State, TokenTable } from './state.ts';
import { NO_AUDIENCE, PARTS, resultOf } from './state.ts';
import type { Table } from './table.ts';
import { rollersOf, strangerIn, withRollers } from './table.ts';

type SeatPosition = Position['seats'][string];

export function beginAt(table: Table, setup: ColosseumSetup, position: Position): Ruling<State> {
  const fresh = emptyState(table, setup);
  const stranger =
    strangerIn(fresh, namedIn(position)) ??
    setup.seats.find((seat) => !Object.hasOwn(position.seats, seat));
  if (stranger !== undefined) return refuseSeat(stranger);
  const plain = stateFrom(table, fresh, position);
  const state = withTokens(table, withMedals(table, plain, position), position);
  const wrong = refuseUnsound(table, state);
  if (wrong !== undefined) return wrong;
  const effects = state.seats.map((one): Effect => {
    const total = resultOf(one);
    return { clause: 'table.position', seat: one.seat, points: total, facts: { before: 0, total } };
  });
  const course = goOn(table, hammer(table, { state, effects: [] }));
  return rest(withEffects({ ...course, effects: [] }, ...effects));
}

/** Every seat a position names, wherever it does. */
function namedIn(position: Position): string[] {
  const { seats, first, done, lot, winners, roller, earlierRollers, leader, stars } = position;
  const named = [
    ...Object.keys(seats),
    first,
    ...(done ?? []),
    lot?.opener,
    lot?.bidder,
    ...(lot?.passed ?? []),
    ...(winners ?? []),
    roller,
    ...(earlierRollers ?? []),
    leader,
    ...Object.values(stars ?? {}),
  ];
  return named.filter((seat) => seat !== undefined);
}

function stateFrom(table: Table, fresh: State, position: Position): State {
  const { phase, lot, leader, ceremony } = position;
  const isAcquiring = phase === 'acquiring';
  const done = [...new Set(position.done ?? [])];
  const state: State = {
    ...fresh,
    round: position.round,
    phase,
    first: position.first ?? fresh.first,
    done,
    seats: fresh.seats.map((seat) => seatFrom(table, fresh, seat, position.seats[seat.seat])),
    ...soldFrom(fresh, position),
    ...usedFrom(table, fresh, position),
    refilling: fresh.table !== undefined && isAcquiring && position.refilling === true,
    winners: isAcquiring ? (position.winners ?? []) : [],
    ceremony: phase === 'closing' ? laterThanPodium(ceremony, leader) : 'podium',
    cards: { ...fresh.cards, ...cardsOf(position.cards) },
    ...(phase === 'closing' && leader !== undefined ? { leader } : {}),
    ...(fresh.ring === undefined ? {} : { ring: position.ring ?? fresh.ring }),
  };
  if (phase === 'producing') return withRollers(state, stillRolled(position, done));
  return isAcquiring && lot !== undefined ? withLot(state, lot) : state;
}

/** Who is done has no roll left. */
function stillRolled(position: Position, done: readonly SeatId[]): readonly SeatId[] {
  return [...new Set(rollersOf(position))].filter((seat) => !done.includes(seat));
}

/** Where tokens are told they show which markets are empty; where nothing was sold none is. */
function soldFrom({ table }: State, { sold = 0, empty = [] }: Position) {
  return table === undefined && sold > 0 && empty.length > 0
    ? { sold, empty: [...new Set(empty)] }
    : { sold };
}

/** Counted only where tokens do not show it. */
function usedFrom({ tables }: Table, { table }: State, { used = {} }: Position) {
  const isCounted = table === undefined && tables.specialsCounted === true;
  return isCounted && countOf(used) > 0 ? { used: plus(used, {}) } : {};
}

/** Tokens are discarded and given only once somebody has the podium. */
function laterThanPodium(ceremony: State['ceremony'] = 'podium', leader: string | undefined) {
  return leader === undefined ? 'podium' : ceremony;
}

/** A lot that nobody else is in stands sold, and no other one, whatever was told of it. */
function withLot(state: State, lot: NonNullable<Position['lot']>): State {
  const laid = { ...lot, passed: [...lot.passed], sold: false };
  const isAlone = biddersOf({ ...state, lot: laid }, laid).length === 0;
  return { ...state, refilling: false, lot: { ...laid, sold: isAlone } };
}

function seatFrom(
  { tables }: Table,
  state: State,
  fresh: SeatState,
  given: SeatPosition | undefined,
): SeatState {
  if (given === undefined) return fresh;
  const isReferee = state.table !== undefined;
  const produced = sorted(given.produced ?? []);
  const owned = sorted([...(given.programs ?? []), ...produced]);
  // What was not dealt was bought; in which order is told or follows from the numbers.
  const bought = [...(given.bought ?? owned.filter((number) => number > tables.dealtPrograms))];
  const { latest } = given;
  return {
    ...fresh,
    coins: given.coins,
    medals: given.medals ?? 0,
    programs: sorted([...owned, ...bought]),
    bought,
    produced,
    arena: {
      from: given.arena?.from ?? fresh.arena.from,
      size: given.arena?.size ?? fresh.arena.size,
    },
    tickets: given.tickets ?? 0,
    loge: given.loge ?? false,
    podiums: given.podiums ?? 0,
    invested: given.invested ?? 0,
    best: bestFrom(given.best),
    ...(latest === undefined
      ? {}
      : { latest: { ...latest, tokens: isReferee ? plus(latest.tokens ?? {}, {}) : {} } }),
    tokens: isReferee ? plus(given.tokens ?? {}, {}) : {},
    stars: isReferee ? 0 : (given.stars ?? 0),
  };
}

function sorted(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((low, high) => low - high);
}

/** What the marker shows counts as one term where the others are not told. */
function bestFrom(best: SeatPosition['best'] = 0): Audience {
  if (typeof best === 'number') return { ...NO_AUDIENCE, other: best };
  return PARTS.reduce((sum, part) => ({ ...sum, [part]: best[part] ?? 0 }), NO_AUDIENCE);
}

/** What nobody holds lies beside the board. */
function withMedals({ tables }: Table, state: State, { medals }: Position): State {
  const held = state.seats.reduce((sum, one) => sum + one.medals, 0);
  return { ...state, medals: medals ?? Math.max(0, tables.supply.medals - held) };
}

/** Tokens as told; what is left out of bag and green follows from what is face up. */
function withTokens(table: Table, state: State, position: Position): State {
  const { tables } = table;
  if (state.table === undefined) return state;
  const markets = state.table.markets.map((_, at) => [...(position.markets?.[at] ?? [])]);
  const laid: State = {
    ...state,
    table: { ...state.table, markets, gone: plus(position.gone ?? {}, {}) },
  };
  const unseen = tables.green + tables.orange - countOf(seenIn(laid));
  const aside = Math.min(unseen, keptAside(tables, state));
  const green = position.green ?? Math.max(aside, unseen - (position.bag ?? tables.orange));
  const bag = position.bag ?? Math.max(0, unseen - green);
  const counted: State = {
    ...laid,
    table: { ...laid.table, green, bag, markets, gone: laid.table?.gone ?? {}, stars: {} },
  };
  return withSold(
    table,
    {
      ...counted,
      table: { ...tokensOf(counted), stars: starsFrom(tables.starFrom, counted, position) },
    },
    position,
  );
}

/** The green token that is left over of the deal, where it is out of the game. */
function keptAside({ green, markets, lot, dealt }: Table['tables'], state: State): number {
  const isOut = state.readings.leftover === 'out-of-game' && state.phase !== 'setup';
  const { length: seats } = state.seats;
  return isOut ? green - markets * lot - seats * (dealt[seats] ?? 0) : 0;
}

/** Empty markets wait to be filled unless that is told otherwise; where none holds tokens, nobody can open before. */
function withSold(table: Table, state: State, { sold }: Position): State {
  if (sold !== undefined || state.phase === 'setup') return state;
  const { tokens, markets } = refillDue(table, state);
  if (tokens === 0) return state;
  const isBare = state.phase === 'acquiring' && state.lot === undefined;
  const refilling = isBare && markets.length === table.tables.markets;
  return { ...state, sold: markets.length, refilling: refilling || state.refilling };
}

function tokensOf({ table }: State): TokenTable {
  return table ?? { markets: [], green: 0, bag: 0, gone: {}, stars: {} };
}

/** Awards as told; without a word they lie where the tokens put them. */
function starsFrom(from: number, state: State, { stars, phase }: Position): TokenTable['stars'] {
  if (stars !== undefined)
    return Object.fromEntries(
      STARS.flatMap((star) => (stars[star] === undefined ? [] : [[star, stars[star]]])),
    );
  if (phase === 'setup') return {};
  return Object.fromEntries(
    STARS.flatMap((star) => {
      const { holder } = holderOf(from, state, star, undefined);
      return holder === undefined ? [] : [[star, holder]];
    }),
  );
}

/** The position a state is, so that `begin` with it gives the state again. */
export function positionOf(state: State): Position {
  const { table, lot, roller, earlierRollers, leader, ring } = state;
  return {
    round: state.round,
    phase: state.phase,
    first: state.first,
    done: [...state.done],
    seats: Object.fromEntries(state.seats.map((one) => [one.seat, seatPosition(one)])),
    medals: state.medals,
    sold: state.sold,
    ...(state.empty === undefined ? {} : { empty: [...state.empty] }),
    ...(state.used === undefined ? {} : { used: state.used }),
    refilling: state.refilling,
    ...(lot === undefined ? {} : { lot: { ...lot, passed: [...lot.passed] } }),
    winners: [...state.winners],
    ...(roller === undefined ? {} : { roller }),
    ...(earlierRollers === undefined ? {} : { earlierRollers: [...earlierRollers] }),
    ceremony: state.ceremony,
    ...(leader === undefined ? {} : { leader }),
    cards: Object.values(state.cards),
    ...(table === undefined
      ? {}
      : {
          markets: table.markets.map((all) => [...all]),
          green: table.green,
          bag: table.bag,
          gone: table.gone,
          stars: table.stars,
        }),
    ...(ring === undefined ? {} : { ring }),
  };
}

function seatPosition(one: SeatState): SeatPosition {
  const { seat: _, latest, ...rest_ } = one;
  return {
    ...rest_,
    programs: [...one.programs],
    bought: [...one.bought],
    produced: [...one.produced],
    ...(latest === undefined ? {} : { latest }),
  };
}
