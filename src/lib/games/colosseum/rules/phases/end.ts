// The end: the last coins, and who has won. Rulebook «Конец игры».
import type { Ruling } from '../../../../referee/ruling.ts';
import type { Standing } from '../../../../referee/rules.ts';
import { ranksOf } from '../../../../referee/sheet.ts';
import { STARS } from '../../data/assets.ts';
import type { MoveOf } from '../moves.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import { starsOf } from '../stars.ts';
import type { State } from '../state.ts';
import { resultOf } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands, strangerIn } from '../table.ts';
import { refusePhase } from './turn.ts';

export function standingsOf(state: State): readonly Standing[] {
  return state.seats.map((one) => ({
    seat: one.seat,
    total: resultOf(one),
    tieBreaks: [
      { clause: 'colosseum.end.tie-coins', value: one.coins },
      { clause: 'colosseum.end.tie-stars', value: starsOf(state, one) },
    ],
  }));
}

/** Seats equal in result and coins whose awards would decide a place and are not known. */
export function tiedOnStars({ table, seats }: State): string[] {
  if (table !== undefined) return [];
  return seats
    .filter((one) =>
      seats.some(
        (other) => other !== one && other.coins === one.coins && resultOf(other) === resultOf(one),
      ),
    )
    .map(({ seat }) => seat);
}

export function finish(table: Table, state: State, { stars }: MoveOf<'finish'>): Ruling<State> {
  const wrong = refusePhase(state, 'farewell');
  if (wrong !== undefined) return wrong;
  const stranger = strangerIn(state, Object.keys(stars ?? {}));
  if (stranger !== undefined) return refuseSeat(stranger);
  const count = Object.values(stars ?? {}).reduce((sum, one) => sum + one, 0);
  if (count > STARS.length)
    return refuseFirmly('colosseum.components.star-awards', { count, exist: STARS.length });
  const tied = tiedOnStars(state).filter((seat) => !Object.hasOwn(stars ?? {}, seat));
  if (tied.length > 0 && stands(table, 'colosseum.end.tie-stars'))
    return refuse('colosseum.end.tie-stars', { tied });
  const over: State = {
    ...state,
    phase: 'over',
    seats: state.seats.map((one) => ({
      ...one,
      stars: state.table === undefined ? toldOf(stars, one.seat) : one.stars,
    })),
  };
  const winners = ranksOf(standingsOf(over)).filter(({ rank }) => rank === 1);
  const seats = winners.map(({ seat }) => seat);
  const [winner = ''] = seats;
  const best = seatOf(over, winner);
  const result = best === undefined ? 0 : resultOf(best);
  return rest({
    state: over,
    effects: [
      effect('colosseum.end.winner', undefined, { seats, result }, [
        'colosseum.goal.highest-wins',
        'colosseum.end.trigger',
      ]),
    ],
  });
}

function toldOf(stars: MoveOf<'finish'>['stars'] = {}, seat: string): number {
  return Object.hasOwn(stars, seat) ? (stars[seat] ?? 0) : 0;
}
