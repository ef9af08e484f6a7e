// A table as it lies: a match begun in the middle, and any state written down again.
import type { Effect, Ruling } from '../../../referee/ruling.ts';
import type { HistrioSetup } from './fresh.ts';
import { emptyState, freshCards } from './fresh.ts';
import { areCardsBackAtOnce } from './mended.ts';
import { needleAt, placeOf } from './needle.ts';
import type { Position } from './moves.ts';
import { refillAll } from './phases/caravels.ts';
import { afterShows } from './request.ts';
import type { Course } from './rulings.ts';
import { refuseSeat, rest } from './rulings.ts';
import { refuseUnsound } from './sound.ts';
import type { CardTable, SeatState, State } from './state.ts';
import type { Table } from './table.ts';
import { hasFriends, toldOf } from './table.ts';

type SeatPosition = Position['seats'][string];

export function beginAt(table: Table, setup: HistrioSetup, position: Position): Ruling<State> {
  const stranger =
    Object.keys(position.seats).find((seat) => !setup.seats.includes(seat)) ??
    setup.seats.find((seat) => toldOf(position.seats, seat) === undefined);
  if (stranger !== undefined) return refuseSeat(stranger);
  const fresh = emptyState(table, setup);
  const isReferee = fresh.cards !== undefined;
  const plain: State = {
    ...fresh,
    season: position.season,
    turn: position.turn,
    phase: position.phase,
    needle: needleAt(position.needle),
    flipped: position.phase === 'setup' ? position.flipped === true : true,
    shown: position.phase === 'scoring' ? position.shown === true : isAfterShows(position.phase),
    deck: position.deck,
    seats: fresh.seats.map((seat) =>
      seatFrom(seat, toldOf(position.seats, seat.seat), isReferee, hasFriends(table, fresh)),
    ),
  };
  const laid = isReferee ? { ...plain, cards: cardsFrom(table, position) } : plain;
  const state = withJudged(laid, position);
  const wrong = refuseUnsound(table, state);
  if (wrong !== undefined) return wrong;
  const effects = state.seats.map(({ seat, ecus }): Effect => {
    return { clause: 'table.position', seat, points: ecus, facts: { before: 0, total: ecus } };
  });
  const course: Course = { state, effects };
  const isBetween = state.phase !== 'resolution' && areCardsBackAtOnce(table);
  return rest(isBetween ? refillAll(table, course) : course);
}

/** The position a state is, so that `begin` with it gives the state again. */
export function positionOf(state: State): Position {
  const { cards } = state;
  return {
    season: state.season,
    turn: state.turn,
    phase: state.phase,
    needle: placeOf(state.needle),
    ...(state.phase === 'setup' && state.flipped ? { flipped: true } : {}),
    ...(state.phase === 'scoring' && state.shown ? { shown: true } : {}),
    ...(state.judged === undefined
      ? {}
      : {
          judged: { needle: placeOf(state.judged.needle), seats: { ...state.judged.seats } },
        }),
    deck: state.deck,
    seats: Object.fromEntries(state.seats.map((seat) => [seat.seat, seatPosition(seat)])),
    ...(cards === undefined
      ? {}
      : {
          cities: cards.cities.map((stack) => [...stack]),
          dealing: cards.dealing,
          dealt: cards.dealt,
          ...(cards.box === undefined ? {} : { box: cards.box }),
          requestDeck: cards.requestDeck,
          requestDiscard: cards.requestDiscard,
        }),
  };
}

/** While requests are played, the shows have left the table as it lies unless it is told otherwise. */
function withJudged(state: State, { judged, seats }: Position): State {
  if (state.phase !== 'scoring' || !state.shown) return state;
  const after = afterShows(state);
  return {
    ...state,
    seats: state.seats.map((one) => {
      return { ...one, judged: toldOf(seats, one.seat)?.judged ?? one.ecus };
    }),
    judged: {
      needle: judged === undefined ? after.needle : needleAt(judged.needle),
      seats: Object.fromEntries(
        Object.entries(after.seats).map(([seat, one]) => [
          seat,
          toldOf(judged?.seats, seat) ?? one,
        ]),
      ),
    },
  };
}

function isAfterShows(phase: State['phase']): boolean {
  return phase === 'season-change' || phase === 'counting' || phase === 'over';
}

function seatFrom(
  fresh: SeatState,
  given: SeatPosition | undefined,
  isReferee: boolean,
  friends: boolean,
): SeatState {
  if (given === undefined) return fresh;
  const { faceUp } = given;
  const common: SeatState = {
    ...fresh,
    ecus: given.ecus,
    judged: given.judged ?? 0,
    stage: given.stage ?? 0,
    troupe: given.troupe ?? [],
    acrobats: (given.acrobats ?? []).map(({ card, spent = false, gained = false }) => {
      return { card, ready: !spent, gained };
    }),
    playedBefore: given.playedBefore ?? false,
    played: given.played ?? 0,
    repeated: given.repeated ?? false,
    chameleon: given.chameleon ?? 'none',
    free: given.free ?? false,
    ...(faceUp === undefined ? {} : { faceUp }),
  };
  if (!isReferee) return common;
  return {
    ...common,
    used: given.used ?? [],
    to: given.to ?? [],
    friendUsed: friends ? (given.friendUsed ?? []) : [],
    friendTo: friends ? (given.friendTo ?? []) : [],
    requests: given.requests ?? 0,
  };
}

function seatPosition(seat: SeatState): SeatPosition {
  const { faceUp, chameleon } = seat;
  return {
    ecus: seat.ecus,
    judged: seat.judged,
    stage: seat.stage,
    used: [...seat.used],
    to: [...seat.to],
    friendUsed: [...seat.friendUsed],
    friendTo: [...seat.friendTo],
    troupe: [...seat.troupe],
    acrobats: seat.acrobats.map(({ card, ready, gained }) => {
      return { card, ...(ready ? {} : { spent: true }), ...(gained ? { gained: true } : {}) };
    }),
    requests: seat.requests,
    ...(faceUp === undefined ? {} : { faceUp }),
    playedBefore: seat.playedBefore,
    played: seat.played,
    repeated: seat.repeated,
    ...(chameleon === 'none' ? {} : { chameleon }),
    free: seat.free,
  };
}

/** The cards of a position; what is left out lies as the set-up has it. */
function cardsFrom({ tables }: Table, position: Position): CardTable {
  const fresh = freshCards(tables);
  const given = position.cities ?? [];
  const isDealing = position.phase === 'setup' || position.phase === 'opportunities';
  const requests = tables.secretRequests - requestsHeld(position);
  const requestDeck = position.requestDeck ?? requests - (position.requestDiscard ?? 0);
  return {
    ...fresh,
    cities: fresh.cities.map((_, at) => given[at] ?? []),
    dealing: isDealing ? (position.dealing ?? 1) : 0,
    dealt: position.dealt ?? {},
    ...(position.box === undefined ? {} : { box: position.box }),
    requestDeck,
    requestDiscard: position.requestDiscard ?? requests - requestDeck,
  };
}

function requestsHeld({ seats }: Position): number {
  return Object.values(seats).reduce(
    (sum, { requests = 0, faceUp }) => sum + requests + (faceUp === undefined ? 0 : 1),
    0,
  );
}
