// Where in a season a table told as it lies stands, and what goes with another moment.
import type { Position } from './moves.ts';
import { requestsAt } from './retold.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { mostTurns } from './table.ts';

/** What the table does next, in the order of a season. */
export const MOMENTS = [
  'setup',
  'deal',
  'travel',
  'resolution',
  'shows',
  'requests',
  'season-change',
  'counting',
  'over',
] as const;
export type Moment = (typeof MOMENTS)[number];

type SeatPosition = Position['seats'][string];
type Moving = Pick<Position, 'phase' | 'shown'>;

export function momentIn({ phase, shown }: Moving): Moment {
  switch (phase) {
    case 'opportunities':
      return 'deal';
    case 'scoring':
      return shown === true ? 'requests' : 'shows';
    default:
      return phase;
  }
}

/** Moments a table can be begun in; where only the score is kept, cities and cards are not told. */
export function momentsIn(
  { cards, purses }: Pick<State, 'cards' | 'purses'>,
  season: Position['season'],
): Moment[] {
  const isTold = cards !== undefined;
  return MOMENTS.filter((moment) => {
    switch (moment) {
      case 'deal':
      case 'travel':
        return isTold;
      case 'setup':
        return season === 2;
      case 'season-change':
        return season === 1;
      case 'counting':
        return season === 2 && purses === 'counted';
      case 'over':
        return false;
      default:
        return true;
    }
  });
}

/** True once the shows of this season are paid. */
export function isAfterShows({ phase, shown }: Moving): boolean {
  return (phase === 'scoring' && shown === true) || phase === 'season-change' || isEnd(phase);
}

function isEnd(phase: Position['phase']): boolean {
  return phase === 'counting' || phase === 'over';
}

/** The season is over, or nearly: no cards are left to deal. */
export function isFestival({ phase }: Moving): boolean {
  return phase === 'scoring' || phase === 'season-change' || isEnd(phase);
}

/** The same table in another moment; turn and deck follow it, and nobody knows any more which cards have passed by. */
export function withMoment(table: Table, told: Position, moment: Moment): Position {
  const { dealt, ...moved } = movedTo(table, told, moment);
  return moved.deck === told.deck && dealt !== undefined ? { ...moved, dealt } : moved;
}

function movedTo({ tables }: Table, told: Position, moment: Moment): Position {
  const { cities, encounterCards } = tables;
  const most = mostTurns(tables);
  const { flipped: _, shown: __, dealing: ___, judged: ____, ...rest } = told;
  const standing = standingIn(told, cities);
  const held = Object.values(told.seats).reduce(
    (sum, { acrobats = [] }) => sum + acrobats.length,
    0,
  );
  const end = told.season === 1 ? most : Math.min(most, told.turn + Math.ceil(standing / cities));
  const over = { turn: end, deck: 0 };
  switch (moment) {
    case 'setup':
      return { ...rest, phase: 'setup', dealing: 1, turn: 1, deck: encounterCards - held };
    case 'deal': {
      const turn = Math.max(2, told.turn);
      const before = told.turn < 2 ? standing : standing + cities;
      const room = cities * (most - turn + 1);
      return { ...rest, phase: 'opportunities', dealing: 1, turn, deck: Math.min(before, room) };
    }
    case 'travel':
    case 'resolution':
      return { ...rest, phase: moment, deck: standing };
    case 'shows':
      return { ...rest, ...over, phase: 'scoring', shown: false };
    case 'requests':
      return {
        ...rest,
        ...over,
        phase: 'scoring',
        shown: true,
        seats: Object.fromEntries(
          Object.entries(told.seats).map(([id, { judged: _judged, ...seat }]) => [id, seat]),
        ),
      };
    default:
      return { ...rest, ...over, phase: moment };
  }
}

/** Cards of the deck once the deal under way is done. */
function standingIn({ phase, dealing = 1, deck }: Position, cities: number): number {
  const isLaying = (phase === 'setup' || phase === 'opportunities') && dealing > 0;
  return Math.max(0, deck - (isLaying ? cities - dealing + 1 : 0));
}

/** What was told and cannot lie there in this moment is left out; it comes back with a moment in which it can. */
export function fitting(told: Position): Position {
  const seats = Object.fromEntries(
    Object.entries(told.seats).map(([id, seat]) => [id, seatIn(told, seat)]),
  );
  const lying =
    told.phase === 'setup' && told.flipped !== true && told.dealing === 1
      ? { cities: told.cities?.map(() => []) }
      : {};
  const { requestDeck: _, requestDiscard: __, ...counted } = told;
  const same = requestsIn(told.seats) === requestsIn(seats) ? told : counted;
  const fits = { ...same, ...(told.cities === undefined ? {} : lying), seats };
  return isJudgedLate(told) ? { ...fits, judged: judgedIn(fits) } : fits;
}

function seatIn(told: Position, seat: SeatPosition): SeatPosition {
  const isRequesting = isAfterShows(told);
  const { to, friendTo, free, played, repeated, chameleon, faceUp, ...rest } = seat;
  const isResolving = told.phase === 'resolution';
  const mayLie = told.season === 2 || isRequesting;
  // Who has one of season 1 before them has played one.
  const playedBefore = told.season === 2 && (seat.playedBefore === true || faceUp !== undefined);
  return {
    ...rest,
    ...(isResolving && to !== undefined ? { to } : {}),
    ...(isResolving && friendTo !== undefined ? { friendTo } : {}),
    ...(free === undefined ? {} : { free }),
    ...(isRequesting && played !== undefined ? { played } : {}),
    ...(isRequesting && repeated !== undefined ? { repeated } : {}),
    ...(isRequesting && chameleon !== undefined ? { chameleon } : {}),
    ...(mayLie && faceUp !== undefined ? { faceUp } : {}),
    playedBefore,
    ...(told.phase === 'setup' ? { troupe: [] } : {}),
    ...(rest.acrobats === undefined
      ? {}
      : {
          acrobats: rest.acrobats.map(({ card, spent = false, gained = false }) => {
            return {
              card,
              ...(spent ? { spent } : {}),
              ...(gained && isResolving ? { gained } : {}),
            };
          }),
        }),
  };
}

function requestsIn(seats: Position['seats']): number {
  return Object.values(seats).reduce((sum, seat) => sum + requestsAt(seat), 0);
}

/** Requests of season 2 that were played are before nobody any more; they are judged by all the same. */
function isJudgedLate({ season, phase, shown, judged, seats }: Position): boolean {
  const isPlaying = season === 2 && phase === 'scoring' && shown === true;
  return (
    isPlaying && judged === undefined && Object.values(seats).some(({ played = 0 }) => played > 0)
  );
}

function judgedIn({ needle, seats }: Position): NonNullable<Position['judged']> {
  return {
    needle: { ...needle },
    seats: Object.fromEntries(
      Object.entries(seats).map(([id, seat]) => [
        id,
        { stage: seat.stage ?? 0, requests: requestsAt(seat) + (seat.played ?? 0) },
      ]),
    ),
  };
}
