// What an actor does on arrival, by the level of experience. Rulebook «Розыгрыш», actors 1 to 5.
import type { Refused, SeatId } from '../../../../referee/ruling.ts';
import type { Actor, Card } from '../../data/cards.ts';
import { levelOf } from '../../data/cards.ts';
import { pay } from '../money.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, withEffects } from '../rulings.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { hasFriends, managersOn, seatOf, stands, withSeat } from '../table.ts';
import { renewFriendly } from './caravels.ts';

/** A city under way: what is in the temporary hand, and which decisions of the move are still to be used. */
export interface Gathering {
  readonly course: Course;
  readonly seat: SeatId;
  readonly city: number;
  readonly hand: readonly Actor[];
  readonly victims: readonly SeatId[];
  readonly declined: readonly Card[];
}

interface Arrival {
  readonly gathering: Gathering;
  readonly isHired: boolean;
}

export function arrive(table: Table, gathering: Gathering, card: Actor): Arrival | Refused {
  const { course, seat } = gathering;
  const hired = (after: Course): Arrival => ({
    gathering: { ...gathering, course: after },
    isHired: true,
  });
  switch (levelOf(card)) {
    case 1:
      return hired(recall(table, gathering, card));
    case 2:
      return steal(table, gathering, card);
    case 3:
      return hired(stage(table, course, seat, card));
    case 5:
      return payOrLeave(gathering, card);
    default:
      return hired(withEffects(course, effect('histrio.alone.actor-4-nothing', seat, { card })));
  }
}

/** All discarded travel cards and all caravels come back. */
function recall(table: Table, { course, seat, city }: Gathering, card: Actor): Course {
  const { readings } = course.state;
  const { cities } = table.tables;
  const one = seatOf(course.state, seat);
  const used = readings.recall === 'all-cards' || one === undefined ? [] : ofThisTurn(one, city);
  const own = withEffects(
    { ...course, state: withSeat(course.state, seat, { used }) },
    effect('histrio.alone.actor-1-recall', seat, { card, cards: cities - used.length }),
  );
  return readings.friendRecall === 'both-sets' && hasFriends(table, course.state)
    ? renewFriendly(table, own, seat)
    : own;
}

/** Travel cards played this turn: that of the city itself, of a second one, and the last one an acrobat may have turned aside. */
function ofThisTurn({ used, to }: SeatState, city: number): number[] {
  return used.filter((one, at) => one === city || to.includes(one) || at === used.length - 1);
}

/** Players a thief may rob: those who have an ecu. */
export function victimsFor({ seats, readings }: State, thief: SeatId): SeatId[] {
  return seats
    .filter(({ seat, ecus }) => seat !== thief && (ecus > 0 || readings.victim === 'anyone'))
    .map(({ seat }) => seat);
}

function steal(table: Table, gathering: Gathering, card: Actor): Arrival | Refused {
  const { course, seat } = gathering;
  const candidates = victimsFor(course.state, seat);
  const [told, ...victims] = gathering.victims;
  // A theft from nobody is told by nobody.
  if (candidates.length === 0)
    return {
      gathering: {
        ...gathering,
        victims,
        course: withEffects(
          course,
          effect('histrio.alone.actor-2-steal', seat, { card, thief: seat, moved: 0 }),
        ),
      },
      isHired: true,
    };
  const victim = told ?? (candidates.length === 1 ? candidates[0] : undefined);
  const robbed = victim === undefined ? undefined : seatOf(course.state, victim);
  if (victim === undefined || robbed === undefined || victim === seat)
    return refuseFirmly('histrio.alone.actor-2-steal', {
      seat,
      candidates,
      ...(victim === undefined ? {} : { victim }),
    });
  if (!candidates.includes(victim) && stands(table, 'histrio.alone.actor-2-steal'))
    return refuse('histrio.alone.actor-2-steal', { seat, victim, candidates });
  return {
    gathering: { ...gathering, victims, course: rob(course, seat, victim, card) },
    isHired: true,
  };
}

/** One ecu goes from purse to purse; from an empty one none. */
export function rob(course: Course, thief: SeatId, victim: SeatId, card?: Card): Course {
  const isKept = course.state.purses === 'kept';
  const moved = isKept && seatOf(course.state, victim)?.ecus === 0 ? 0 : 1;
  const facts = { ...cardFact(card), thief, victim, moved };
  if (moved === 0) return withEffects(course, effect('histrio.alone.actor-2-steal', thief, facts));
  const taken = pay(course, 'histrio.alone.actor-2-steal', victim, -moved, facts);
  return pay(taken, 'histrio.alone.actor-2-steal', thief, moved, facts);
}

/** First a manager goes on stage, then every manager there pays. */
export function stage({ tables }: Table, course: Course, seat: SeatId, card?: Card): Course {
  const own = seatOf(course.state, seat)?.stage ?? 0;
  const placed = own < tables.managersPerSeat;
  const facts = { ...cardFact(card), stage: own + (placed ? 1 : 0), placed };
  const onStage = withEffects(
    { ...course, state: withSeat(course.state, seat, { stage: facts.stage }) },
    effect('histrio.alone.actor-3-place-manager', seat, facts, ['histrio.component.player-set']),
  );
  if (!placed && course.state.readings.noManager === 'no-effect') return onStage;
  const managers = managersOn(onStage.state);
  return pay(onStage, 'histrio.alone.actor-3-pay', seat, managers, {
    ...cardFact(card),
    managers,
    placed,
  });
}

/** At scorekeeper level only the level of the actor is known. */
function cardFact(card: Card | undefined): { card?: Card } {
  return card === undefined ? {} : { card };
}

/** Who has an ecu pays it; who has none loses the actor. */
function payOrLeave(gathering: Gathering, card: Actor): Arrival {
  const { course, seat } = gathering;
  if ((seatOf(course.state, seat)?.ecus ?? 0) === 0)
    return {
      gathering: {
        ...gathering,
        course: withEffects(course, effect('histrio.alone.actor-5-cannot-pay', seat, { card })),
      },
      isHired: false,
    };
  return {
    gathering: {
      ...gathering,
      course: pay(course, 'histrio.alone.actor-5-cost', seat, -1, { card, paid: 1 }),
    },
    isHired: true,
  };
}
