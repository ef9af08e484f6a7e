// Secret requests drawn and discarded. Rulebook «Тайные Просьбы».
import type { Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { EffectClause } from '../facts.ts';
import type { Course } from '../rulings.ts';
import { effect, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, withSeat } from '../table.ts';
import { refusePhase } from './deal.ts';
import { heldBy, isTooMany } from './limit.ts';
import { endResolution } from './opportunities.ts';

type Drawing = Extract<
  EffectClause,
  'histrio.crowd.each-draws-request' | 'histrio.opportunity.empty-city-request'
>;

/** One card from the request deck, a new deck if it has run out, and at once one away if it is too many. */
export function drawRequest(
  table: Table,
  course: Course,
  seat: SeatId,
  clause: Drawing,
  city: number,
): Course {
  const { cards } = course.state;
  const before = seatOf(course.state, seat);
  if (cards === undefined || before === undefined) return course;
  let { requestDeck, requestDiscard } = cards;
  const effects = [];
  if (requestDeck === 0 && requestDiscard > 0) {
    effects.push(
      effect('histrio.request.reshuffle', undefined, { cards: requestDiscard }, [
        'histrio.component.secret-requests',
      ]),
    );
    [requestDeck, requestDiscard] = [requestDiscard, 0];
  }
  // All requests lie before players: the ledger lets the table agree who goes without.
  if (requestDeck === 0) return withEffects(course, ...effects);
  const requests = before.requests + 1;
  const held = requests + (before.faceUp === undefined ? 0 : 1);
  const drawn: Course = withEffects(
    {
      state: {
        ...withSeat(course.state, seat, { requests }),
        cards: { ...cards, requestDeck: requestDeck - 1, requestDiscard },
      },
      effects: course.effects,
    },
    ...effects,
    effect(clause, seat, { city, held }, ['histrio.request.face-down']),
  );
  return isOpen(table, drawn.state, seat) ? drawn : discardOne(table, drawn, seat, 'face-down');
}

/** True when the seat itself must say which request goes: it has a face-up one that counts. */
function isOpen(table: Table, state: State, seat: SeatId): boolean {
  const one = seatOf(state, seat);
  return one !== undefined && canChoose(state, one) && isTooMany(table, state, one);
}

/** Only a face-up request that counts towards the limit can make room. */
function canChoose({ readings }: State, { faceUp }: SeatState): boolean {
  return faceUp !== undefined && readings.limit === 'face-up-counts';
}

export function discardRequest(
  table: Table,
  state: State,
  { seat, which }: MoveOf<'discardRequest'>,
): Ruling<State> {
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  if (state.phase !== 'resolution' || state.cards === undefined)
    return refusePhase(state, 'resolution');
  const isThere = which === 'face-up' ? canChoose(state, one) : one.requests > 0;
  if (!isTooMany(table, state, one) || !isThere) {
    const { requestLimit: limit } = table.tables;
    return refuseFirmly('histrio.request.limit-three', {
      seat,
      held: heldBy(state.readings, one),
      limit,
    });
  }
  return rest(endResolution(table, discardOne(table, { state, effects: [] }, seat, which)));
}

function discardOne(
  table: Table,
  course: Course,
  seat: SeatId,
  discarded: 'face-down' | 'face-up',
): Course {
  const { state } = course;
  const one = seatOf(state, seat);
  const { cards } = state;
  if (one === undefined || cards === undefined || !isTooMany(table, state, one)) return course;
  const { faceUp, ...rest } = one;
  const lighter: SeatState =
    discarded === 'face-up'
      ? rest
      : { ...one, requests: one.requests - 1, ...(faceUp === undefined ? {} : { faceUp }) };
  const limited = effect('histrio.request.limit-three', seat, {
    held: heldBy(state.readings, one),
    discarded,
  });
  return {
    state: {
      ...state,
      seats: state.seats.map((other) => (other.seat === seat ? lighter : other)),
      cards: { ...cards, requestDiscard: cards.requestDiscard + 1 },
    },
    effects: [...course.effects, limited],
  };
}
