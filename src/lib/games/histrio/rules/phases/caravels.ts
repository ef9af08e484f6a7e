// Travel cards and caravels that come back. Rulebook «Розыгрыш», after the city.
import type { SeatId } from '../../../../referee/ruling.ts';
import type { Course } from '../rulings.ts';
import { effect, withEffects } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { handOf, hasFriends, seatOf, withSeat } from '../table.ts';

/** Each visitor of a resolved city, and each friendly troupe there, looks at what is left. */
export function returnCaravels(
  table: Table,
  course: Course,
  seats: readonly SeatId[],
  friends: readonly SeatId[],
): Course {
  let after = course;
  for (const seat of seats) after = returnOwn(table, after, seat);
  for (const seat of friends) after = returnFriendly(table, after, seat);
  return after;
}

function returnOwn(table: Table, course: Course, seat: SeatId): Course {
  const one = seatOf(course.state, seat);
  // Who still stands before another city goes on first.
  if (one === undefined || one.to.length > 0) return course;
  const free = handOf(table, one.used);
  if (isLow(course.state, free.length)) return refill(table, course, seat, free.length);
  return withEffects(
    course,
    effect('histrio.caravel.shows-used-cities', seat, { used: [...one.used], free }, [
      'histrio.caravel.move-to-board',
    ]),
  );
}

function refill({ tables }: Table, course: Course, seat: SeatId, left: number): Course {
  return withEffects(
    { ...course, state: withSeat(course.state, seat, { used: [] }) },
    effect('histrio.caravel.refill-at-one', seat, { left, cards: tables.cities }, [
      'histrio.summary.refill',
      'histrio.caravel.refill-clears-board',
    ]),
  );
}

/** Whoever an acrobat kept from every city looks at what is left as well. */
export function refillOthers(table: Table, course: Course): Course {
  return course.state.seats.reduce((after, { seat, used }) => {
    const left = handOf(table, used).length;
    return isLow(after.state, left) ? refill(table, after, seat, left) : after;
  }, course);
}

/** Between two turns nobody has so few travel cards: a table told so has them back before anybody travels. */
export function refillAll(table: Table, course: Course): Course {
  const own = refillOthers(table, course);
  if (!hasFriends(table, own.state)) return own;
  return own.state.seats.reduce((after, { seat }) => returnFriendly(table, after, seat), own);
}

function isLow({ readings }: State, left: number): boolean {
  return readings.refill === 'one-or-none' ? left <= 1 : left === 1;
}

function returnFriendly(table: Table, course: Course, seat: SeatId): Course {
  const one = seatOf(course.state, seat);
  const isLeft = one === undefined || handOf(table, one.friendUsed).length > 1;
  return isLeft ? course : renewFriendly(table, course, seat);
}

/** All travel cards of the friendly troupe are shuffled into a new pile. */
export function renewFriendly(table: Table, course: Course, seat: SeatId): Course {
  return withEffects(
    { ...course, state: withSeat(course.state, seat, { friendUsed: [] }) },
    effect('histrio.friendly.refill', seat, { cards: table.tables.cities }),
  );
}
