// A player alone in a city resolves all its cards, the newest first, and may send one actor to the Court. Rulebook «Розыгрыш».
import type { Refused, SeatId } from '../../../../referee/ruling.ts';
import type { Actor, Card } from '../../data/cards.ts';
import { CHAMELEON, isActor, seen, talentOf, without } from '../../data/cards.ts';
import { moveNeedle, pushOfOne } from '../needle.ts';
import { pay } from '../money.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, withEffects } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands, withSeat } from '../table.ts';
import type { Gathering } from './arrivals.ts';
import { arrive } from './arrivals.ts';
import { drawRequest } from './requests.ts';
import type { Visit } from './visit.ts';

export function resolveAlone(
  table: Table,
  state: State,
  { seats, city, cards }: Visit,
  { victims = [], court, declined = [] }: MoveOf<'resolve'>,
): Course | Refused {
  const [seat = ''] = seats;
  const start: Course = { state, effects: [] };
  if (cards.length === 0) {
    if (court !== undefined) return refuseCourt(seat, court, []);
    const [card] = declined;
    if (card !== undefined) return refuseFirmly('histrio.alone.takes-all', { card, city });
    if (victims.length > 0) return refuseVictims(seat, victims);
    return drawRequest(table, start, seat, 'histrio.opportunity.empty-city-request', city);
  }
  let gathering: Gathering = { course: start, seat, city, hand: [], victims, declined };
  for (const card of cards) {
    const next = resolveCard(table, gathering, card);
    if ('allowed' in next) return next;
    gathering = next;
  }
  const [left] = gathering.declined;
  if (left !== undefined) return refuseFirmly('histrio.alone.takes-all', { card: left, city });
  if (gathering.victims.length > 0) return refuseVictims(seat, gathering.victims);
  return toTroupe(table, gathering, court);
}

/** More victims were told than thieves came to rob them. */
function refuseVictims(seat: SeatId, [victim]: readonly SeatId[]): Refused {
  return refuseFirmly('histrio.alone.actor-2-steal', {
    seat,
    ...(victim === undefined ? {} : { victim }),
    candidates: [],
    tooMany: true,
  });
}

function resolveCard(table: Table, gathering: Gathering, card: Card): Gathering | Refused {
  const { course, seat, city, hand } = gathering;
  const what = seen(card);
  if (what.kind === 'bonus') {
    const paid = pay(course, 'histrio.alone.bonus-pays', seat, what.ecus, {
      ecus: what.ecus,
      city,
    });
    const away = effect('histrio.alone.bonus-discarded', seat, { card });
    return { ...gathering, course: withEffects(paid, away) };
  }
  if (!isActor(card)) return { ...gathering, course: keepAcrobat(course, seat, card, city) };
  if (gathering.declined.includes(card)) return decline(table, gathering, card);
  const arrived = arrive(table, gathering, card);
  if ('allowed' in arrived) return arrived;
  return arrived.isHired ? { ...arrived.gathering, hand: [...hand, card] } : arrived.gathering;
}

export function keepAcrobat(course: Course, seat: SeatId, card: Card, city: number): Course {
  const acrobats = seatOf(course.state, seat)?.acrobats ?? [];
  return withEffects(
    {
      ...course,
      state: withSeat(course.state, seat, {
        acrobats: [...acrobats, { card, ready: true, gained: true }],
      }),
    },
    effect(
      'histrio.alone.acrobat-kept',
      seat,
      { card, city },
      card === CHAMELEON
        ? ['histrio.acrobat.chameleon-is-acrobat']
        : ['histrio.alone.acrobat-usable-after-phase'],
    ),
  );
}

/** Under the house ruling the one who is alone may decline the effect of an actor. */
export function mayDecline({ readings }: Pick<State, 'readings'>): boolean {
  return readings.effects === 'may-decline';
}

/** An actor whose effect is declined is discarded. */
function decline(table: Table, gathering: Gathering, card: Actor): Gathering | Refused {
  const { course, seat, city } = gathering;
  if (!mayDecline(course.state) && stands(table, 'histrio.alone.takes-all'))
    return refuse('histrio.alone.takes-all', { card, city }, ['histrio.alone.newest-first']);
  return {
    ...gathering,
    declined: without(gathering.declined, card),
    course: withEffects(course, effect('histrio.alone.takes-all', seat, { card })),
  };
}

/** One actor may go to the Court; the others join the troupe. */
function toTroupe(table: Table, gathering: Gathering, court: Actor | undefined): Course | Refused {
  const { course, seat, hand, city } = gathering;
  const gathered = withEffects(
    course,
    ...(hand.length === 0
      ? []
      : [effect('histrio.alone.actors-into-hand', seat, { cards: [...hand], city })]),
  );
  if (court === undefined) return join(gathered, seat, hand);
  const troupe = seatOf(course.state, seat)?.troupe ?? [];
  if (!hand.includes(court)) {
    if (!troupe.includes(court)) return refuseCourt(seat, court, hand);
    if (stands(table, 'histrio.alone.court-only-new'))
      return refuse('histrio.alone.court-only-new', { seat, card: court, gathered: [...hand] });
  }
  const isOld = !hand.includes(court);
  const sent = withEffects(
    isOld
      ? { ...gathered, state: withSeat(gathered.state, seat, { troupe: without(troupe, court) }) }
      : gathered,
    effect(
      'histrio.alone.court-moves-needle',
      seat,
      { card: court, spaces: Math.abs(pushOfOne(court)), talent: talentOf(court) },
      ['histrio.alone.one-to-court', 'histrio.summary.court-is-optional'],
    ),
  );
  const moved = withEffects(
    moveNeedle(sent, pushOfOne(court), seat),
    effect('histrio.alone.court-card-discarded', seat, { card: court }),
    ...(hasEffect(court)
      ? [effect('histrio.alone.court-keeps-effect', seat, { card: court })]
      : []),
  );
  return join(moved, seat, isOld ? hand : without(hand, court));
}

/** Level 4 does nothing on arrival: there is nothing to keep. */
function hasEffect(actor: Actor): boolean {
  const what = seen(actor);
  return what.kind === 'actor' && what.level !== 4;
}

function join(course: Course, seat: SeatId, actors: readonly Card[]): Course {
  if (actors.length === 0) return course;
  const troupe = seatOf(course.state, seat)?.troupe ?? [];
  return withEffects(
    { ...course, state: withSeat(course.state, seat, { troupe: [...troupe, ...actors] }) },
    effect('histrio.alone.rest-joins-troupe', seat, { cards: [...actors] }, [
      'histrio.alone.troupe-is-open',
    ]),
  );
}

/** Nobody can send an actor who is not there. */
function refuseCourt(seat: SeatId, card: Card, gathered: readonly Card[]): Refused {
  return refuseFirmly('histrio.alone.court-only-new', { seat, card, gathered: [...gathered] }, [
    'histrio.alone.one-to-court',
  ]);
}
