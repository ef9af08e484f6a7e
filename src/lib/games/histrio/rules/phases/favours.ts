// Secret requests played at a festival, the end of it, and the end of the match. Rulebook «Подсчёт экю», «Конец игры».
import type { Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import { pay } from '../money.ts';
import { isTold, paidFor } from '../request.ts';
import type { Paid } from '../request.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { MoveOf, Payout } from '../moves.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands, strangerIn, toldOf, withSeat } from '../table.ts';
import { refusePhase } from './deal.ts';

export function playRequest(
  table: Table,
  state: State,
  { seat, name, payout }: MoveOf<'playRequest'>,
): Ruling<State> {
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const paid = paidFor(table, state, seat, payout);
  const wrong =
    refuseMoment(state) ??
    refuseUntold(state, one, payout) ??
    refuseRequest(table, state, one, paid);
  if (wrong !== undefined) return wrong;
  // Only one lies face up: a second one of season 1, let stand, is discarded instead.
  const isKept = state.season === 1 && one.faceUp === undefined;
  const facts = { ...(name === undefined ? {} : { name }), ...paid };
  const isSecond = state.season === 2 && (one.faceUp !== undefined || one.played > 0);
  const clause = isSecond
    ? 'histrio.festival.season-2-second-request'
    : 'histrio.festival.play-one-request';
  const played = pay({ state, effects: [] }, clause, seat, paid.ecus, facts);
  const turned: Course = {
    ...played,
    state: withSeat(played.state, seat, {
      played: one.played + 1,
      requests: Math.max(0, one.requests - 1),
      ...(isKept ? { faceUp: name ?? '' } : {}),
    }),
  };
  if (!isKept) return rest(withDiscard(turned));
  const stays = effect(
    'histrio.festival.season-1-request-stays',
    seat,
    name === undefined ? {} : { name },
  );
  return rest(withEffects(turned, stays));
}

/** A request that does not stay face up is of no more use: it counts as discarded. */
function withDiscard({ state, effects }: Course): Course {
  const { cards } = state;
  if (cards === undefined) return { state, effects };
  const requestDiscard = cards.requestDiscard + 1;
  return { state: { ...state, cards: { ...cards, requestDiscard } }, effects };
}

export function repeatRequest(
  table: Table,
  state: State,
  { seat, payout }: MoveOf<'repeatRequest'>,
): Ruling<State> {
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const wrong = refuseMoment(state);
  if (wrong !== undefined) return wrong;
  if (!maySeasonOnePayAgain(state, one) || one.repeated)
    return refuseFirmly('histrio.festival.season-1-request-again', {
      seat,
      season: state.season,
      paid: one.repeated,
    });
  const untold = refuseUntold(state, one, payout);
  if (untold !== undefined) return untold;
  const paid = paidFor(table, state, seat, payout);
  const facts = { ...(one.faceUp === '' ? {} : { name: one.faceUp }), ...paid };
  const course: Course = { state: withSeat(state, seat, { repeated: true }), effects: [] };
  return rest(pay(course, 'histrio.festival.season-1-request-again', seat, paid.ecus, facts));
}

/** The request that was played in season 1 lies face up and pays once more, in season 2. */
export function maySeasonOnePayAgain(
  { season }: Pick<State, 'season'>,
  one: SeatState,
): one is SeatState & { readonly faceUp: string } {
  return season === 2 && one.faceUp !== undefined;
}

/** One at a festival; by one reading two in season 2, where none was played before. */
export function mayPlayAnother(
  { season, readings }: Pick<State, 'season' | 'readings'>,
  { played, faceUp, playedBefore }: SeatState,
): boolean {
  const isFirst = season === 2 && faceUp === undefined && !playedBefore;
  return played < (isFirst && readings.second === 'two-in-season-2' ? 2 : 1);
}

/** Requests come after the shows. */
function refuseMoment(state: State): Refused | undefined {
  if (state.phase !== 'scoring') return refusePhase(state, 'scoring');
  return state.shown ? undefined : refuseFirmly('histrio.festival.order', { shown: false });
}

/** What nobody told cannot be counted: the payout is told as a number then. */
function refuseUntold(
  state: State,
  { seat, requests }: SeatState,
  payout: Payout,
): Refused | undefined {
  if ('ecus' in payout || isTold(state, payout.condition.counts)) return undefined;
  const untold = payout.condition.counts;
  return refuseFirmly('histrio.festival.play-one-request', {
    seat,
    requests,
    unmet: false,
    untold,
  });
}

function refuseRequest(
  table: Table,
  state: State,
  one: SeatState,
  { ecus }: Paid,
): Refused | undefined {
  const { seat, requests } = one;
  if (state.cards !== undefined && requests === 0)
    return refuseFirmly('histrio.festival.play-one-request', { seat, requests, unmet: false });
  const clause =
    state.season === 1
      ? 'histrio.request.one-per-season-end'
      : 'histrio.festival.season-2-second-request';
  if (!mayPlayAnother(state, one) && stands(table, clause))
    return clause === 'histrio.request.one-per-season-end'
      ? refuse(clause, { seat, season: state.season })
      : refuse(clause, { seat });
  const isUnmet = ecus === 0 && state.readings.unmet === 'not-played';
  return isUnmet && stands(table, 'histrio.festival.play-one-request')
    ? refuse('histrio.festival.play-one-request', { seat, requests, unmet: true })
    : undefined;
}

export function closeFestival(state: State): Ruling<State> {
  const wrong = refuseMoment(state);
  if (wrong !== undefined) return wrong;
  const { judged: _, ...closed } = state;
  if (state.season === 1)
    return rest({ state: { ...closed, phase: 'season-change' }, effects: [] });
  if (state.purses === 'counted')
    return rest({ state: { ...closed, phase: 'counting' }, effects: [] });
  return rest(ended({ state: closed, effects: [] }));
}

/** The coins of every seat, told once; what the sheet did not know becomes a line of its own. */
export function countPurses(state: State, { ecus }: MoveOf<'countPurses'>): Ruling<State> {
  if (state.phase !== 'counting') return refusePhase(state, 'counting');
  const stranger = strangerIn(state, ecus);
  if (stranger !== undefined) return refuseSeat(stranger);
  const missing = state.seats.find(({ seat }) => toldOf(ecus, seat) === undefined);
  if (missing !== undefined) return refuseSeat(missing.seat);
  const effects: Effect[] = [];
  const seats = state.seats.map((seat) => {
    const told = toldOf(ecus, seat.seat) ?? seat.ecus;
    const facts = { seat: seat.seat, ecus: told, known: seat.ecus };
    const line = effect('histrio.end.most-ecus-wins', seat.seat, facts);
    effects.push({ ...line, points: told - seat.ecus });
    return { ...seat, ecus: told };
  });
  return rest(ended({ state: { ...state, seats }, effects }));
}

/** Most ecus win; who is equal wins together. */
function ended({ state, effects }: Course): Course {
  const ecus = Math.max(...state.seats.map((seat) => seat.ecus));
  const seats = state.seats.flatMap((seat) => (seat.ecus === ecus ? [seat.seat] : []));
  const [winner = ''] = seats;
  const said =
    seats.length === 1
      ? effect('histrio.end.most-ecus-wins', undefined, { seat: winner, ecus })
      : effect('histrio.end.tie-shared', undefined, { seats, ecus }, [
          'histrio.end.most-ecus-wins',
        ]);
  return { state: { ...state, phase: 'over' }, effects: [...effects, said] };
}
