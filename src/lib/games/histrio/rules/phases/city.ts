// One city after the other: who stands before it, and what becomes of its cards. Rulebook «Розыгрыш», «Дружественная труппа».
import type { Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands, withSeat } from '../table.ts';
import { crowd } from './crowd.ts';
import { refusePhase } from './deal.ts';
import { resolveAlone } from './lone.ts';
import { endResolution } from './opportunities.ts';
import { heldBy, overfull } from './limit.ts';
import { drawRequest } from './requests.ts';
import { returnCaravels } from './caravels.ts';
import type { Visit } from './visit.ts';
import { citiesToResolve, visitOf } from './visit.ts';

export function resolve(table: Table, state: State, move: MoveOf<'resolve'>): Ruling<State> {
  const { city } = move;
  if (state.phase !== 'resolution' || state.cards === undefined)
    return refusePhase(state, 'resolution', city);
  const wrong = refuseCity(table, state, city);
  if (wrong !== undefined) return wrong;
  const visit = visitOf(state, city);
  const stranger = move.victims?.find((victim) => seatOf(state, victim) === undefined);
  if (stranger !== undefined) return refuseSeat(stranger);
  const chosen = [...(move.victims ?? []), ...(move.declined ?? []), move.court ?? []].flat();
  if (visit.kind !== 'alone' && chosen.length > 0)
    return refuseFirmly('histrio.crowd.all-discarded', { city });
  const course: Course = { state, effects: [] };
  const resolved = visit.kind === 'alone' ? resolveAlone(table, state, visit, move) : undefined;
  if (resolved !== undefined && 'allowed' in resolved) return resolved;
  const after = resolved ?? others(table, course, visit);
  return rest(endResolution(table, leave(table, after, visit)));
}

function refuseCity(table: Table, state: State, city: number): Refused | undefined {
  const one = overfull(table, state);
  if (one !== undefined)
    return refuseFirmly('histrio.request.limit-three', {
      seat: one.seat,
      held: heldBy(state.readings, one),
      limit: table.tables.requestLimit,
    });
  const waiting = citiesToResolve(state);
  const [next] = waiting;
  if (next === undefined || !waiting.includes(city))
    return refuseFirmly('histrio.resolution.unvisited-untouched', { city });
  if (city === next || !stands(table, 'histrio.resolution.city-order')) return undefined;
  return refuse('histrio.resolution.city-order', { city, next }, [
    'histrio.summary.cities-one-to-eight',
  ]);
}

/** A crowded city, or one where only friendly troupes came: nobody gains its cards. */
function others(table: Table, course: Course, visit: Visit): Course {
  const { city, cards, seats, friends, kind } = visit;
  let after = course;
  if (cards.length > 0) {
    if (kind === 'crowd') {
      if (friends.length > 1)
        after = withEffects(
          after,
          effect('histrio.friendly.two-friendly', undefined, { city, cards: [...cards] }),
        );
      after = crowd(after, city, cards);
    } else
      after = withEffects(
        after,
        effect('histrio.friendly.alone-discards', friends[0], { city, cards: [...cards] }),
      );
  }
  for (const seat of seats)
    after = drawRequest(
      table,
      after,
      seat,
      cards.length === 0
        ? 'histrio.opportunity.empty-city-request'
        : 'histrio.crowd.each-draws-request',
      city,
    );
  return friends.length === 0
    ? after
    : withEffects(after, effect('histrio.friendly.never-takes', friends[0], { city }));
}

/** The city is empty now; whoever stood there moves a caravel onto the board, and takes all back at the last card. */
function leave(table: Table, course: Course, { city, seats, friends }: Visit): Course {
  const { cards } = course.state;
  const cities = cards?.cities.map((stack, at) => (at === city - 1 ? [] : stack)) ?? [];
  let state: State = {
    ...course.state,
    ...(cards === undefined ? {} : { cards: { ...cards, cities } }),
  };
  for (const one of state.seats) {
    if (seats.includes(one.seat))
      state = withSeat(state, one.seat, { to: one.to.filter((to) => to !== city) });
    if (friends.includes(one.seat)) state = withSeat(state, one.seat, { friendTo: [] });
  }
  return returnCaravels(table, { state, effects: course.effects }, seats, friends);
}
