// The end: the last coins, and who has won. Rulebook «Конец игры».
import type { Effect, Ruling } from '../../../../referee/ruling.ts';
import type { Standing } from '../../../../referee/rules.ts';
import { ranksOf, type Rank } from '../../../../referee/sheet.ts';
import { STARS } from '../../data/assets.ts';
import type { MoveOf } from '../moves.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import { starsOf } from '../stars.ts';
import type { SeatState, State } from '../state.ts';
import { resultOf } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands, strangerIn } from '../table.ts';
import { refusePhase } from './turn.ts';

export function standingsOf(state: State): readonly Standing[] {
  // Where nobody keeps purses, nobody is ahead by the few coins that were told on the way.
  const areCounted = state.purses || state.phase === 'over';
  return state.seats.map((one) => ({
    seat: one.seat,
    total: resultOf(one),
    tieBreaks: [
      { clause: 'colosseum.end.tie-coins', value: areCounted ? one.coins : 0 },
      { clause: 'colosseum.end.tie-stars', value: starsOf(state, one) },
    ],
  }));
}

/** Seats equal in result and coins whose awards would decide a place and are not known; `coins` as they are counted at the end. */
export function tiedOnStars(state: State, coins?: MoveOf<'finish'>['coins']): string[] {
  if (state.table !== undefined) return [];
  const { seats } = withPurses(state, coins);
  return seats
    .filter((one) =>
      seats.some(
        (other) => other !== one && other.coins === one.coins && resultOf(other) === resultOf(one),
      ),
    )
    .map(({ seat }) => seat);
}

/** Seats of equal results whose coins would decide a place, where nobody keeps their purses. */
export function tiedOnCoins({ purses, seats }: Pick<State, 'purses' | 'seats'>): string[] {
  if (purses) return [];
  const isTied = (one: SeatState) =>
    seats.some((other) => other !== one && resultOf(other) === resultOf(one));
  return seats.filter(isTied).map(({ seat }) => seat);
}

/** The table with the purses as they are counted at the end, where nobody has kept them. */
function withPurses(before: State, coins: MoveOf<'finish'>['coins']): State {
  if (before.purses) return before;
  const seats = before.seats.map((one) => ({
    ...one,
    coins: toldOf(coins, one.seat) ?? one.coins,
  }));
  return { ...before, seats };
}

export function finish(table: Table, before: State, move: MoveOf<'finish'>): Ruling<State> {
  const wrong = refusePhase(before, 'farewell');
  if (wrong !== undefined) return wrong;
  const { stars, coins } = move;
  const state = withPurses(before, coins);
  const stranger = strangerIn(state, Object.keys({ ...stars, ...coins }));
  if (stranger !== undefined) return refuseSeat(stranger);
  const count = Object.values(stars ?? {}).reduce((sum, one) => sum + one, 0);
  if (count > STARS.length)
    return refuseFirmly('colosseum.components.star-awards', { count, exist: STARS.length });
  const level = tiedOnCoins(before);
  const isAsked =
    table.tables.unkeptCoinsAsked === true &&
    level.some((seat) => toldOf(coins, seat) === undefined);
  if (isAsked && stands(table, 'colosseum.end.tie-coins'))
    return refuse('colosseum.end.tie-coins', { tied: level });
  const tied = tiedOnStars(before, coins).filter((seat) => !Object.hasOwn(stars ?? {}, seat));
  if (tied.length > 0 && stands(table, 'colosseum.end.tie-stars'))
    return refuse('colosseum.end.tie-stars', { tied });
  const over: State = {
    ...state,
    phase: 'over',
    seats: state.seats.map((one) => ({
      ...one,
      stars: state.table === undefined ? (toldOf(stars, one.seat) ?? 0) : one.stars,
    })),
  };
  const ranks = ranksOf(standingsOf(over));
  const winners = ranks.filter(({ rank }) => rank === 1);
  const seats = winners.map(({ seat }) => seat);
  const [winner = ''] = seats;
  const best = seatOf(over, winner);
  const result = best === undefined ? 0 : resultOf(best);
  return rest({
    state: over,
    effects: [
      ...tiesIn(over, ranks),
      effect('colosseum.end.winner', undefined, { seats, result }, [
        // Whoever is still equal has won together.
        ...(winners.length > 1 ? TIES : []),
        'colosseum.goal.highest-wins',
        'colosseum.end.trigger',
      ]),
    ],
  });
}

const TIES = ['colosseum.end.tie-coins', 'colosseum.end.tie-stars'] as const;

/** What told seats of equal results apart: their coins, and their awards where the coins are equal too. */
function tiesIn(state: State, ranks: readonly Rank[]): Effect[] {
  const standing = ranks.flatMap(({ seat, total }) => {
    const one = seatOf(state, seat);
    return one ? [{ seat, points: total, coins: one.coins, stars: starsOf(state, one) }] : [];
  });
  return groupsOf(standing, ({ points }) => points).flatMap(([points, equal]) => {
    const coins = equal.map((one) => one.coins);
    return [
      ...(isApart(coins)
        ? [effect('colosseum.end.tie-coins', undefined, { seats: seatsIn(equal), coins, points })]
        : []),
      ...groupsOf(equal, (one) => one.coins).flatMap(([, rich]) => {
        const stars = rich.map((one) => one.stars);
        return isApart(stars)
          ? [effect('colosseum.end.tie-stars', undefined, { seats: seatsIn(rich), stars, points })]
          : [];
      }),
    ];
  });
}

function groupsOf<One>(all: readonly One[], by: (one: One) => number): [number, One[]][] {
  return [...new Set(all.map(by))].map((value) => [value, all.filter((one) => by(one) === value)]);
}

const seatsIn = (all: readonly { readonly seat: string }[]) => all.map(({ seat }) => seat);
const isApart = (values: readonly number[]) => new Set(values).size > 1;

function toldOf(told: Readonly<Record<string, number>> = {}, seat: string): number | undefined {
  return Object.hasOwn(told, seat) ? told[seat] : undefined;
}
