// Scorekeeper level: what moves the needle, the managers and the purses, without the cards behind it.
import type { Refused, Ruling } from '../../../../referee/ruling.ts';
import { seen, talentOf } from '../../data/cards.ts';
import { moveNeedle, pushOfOne } from '../needle.ts';
import { pay } from '../money.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands } from '../table.ts';
import { rob, stage, victimsFor } from './arrivals.ts';
import { pushTogether } from './crowd.ts';
import { refusePhase } from './deal.ts';
import { keepAcrobat } from './lone.ts';

type Tracked = MoveOf<'push' | 'stage' | 'takeBonus' | 'payActor' | 'steal' | 'gainAcrobat'>;

export function track(table: Table, state: State, move: Tracked): Ruling<State> {
  if (state.phase !== 'resolution' || state.cards !== undefined)
    return refusePhase(state, 'resolution');
  if (move.seat !== undefined && seatOf(state, move.seat) === undefined)
    return refuseSeat(move.seat);
  const course = { state, effects: [] };
  switch (move.type) {
    case 'push':
      return push(state, move);
    case 'stage':
      return rest(stage(table, course, move.seat));
    case 'takeBonus':
      return rest(
        pay(course, 'histrio.alone.bonus-pays', move.seat, move.ecus, { ecus: move.ecus, city: 0 }),
      );
    case 'gainAcrobat':
      return gain(table, course, move);
    case 'payActor':
      return payActor(state, move);
    case 'steal':
      return refuseVictim(table, state, move) ?? rest(rob(course, move.seat, move.victim));
  }
}

/** A lone player's actor, or all actors of a crowded city with one net move. */
function push(state: State, { from, actors, seat }: MoveOf<'push'>): Ruling<State> {
  const course = { state, effects: [] };
  if (from === 'crowd') return rest(pushTogether(course, actors));
  const [card] = actors;
  if (card === undefined || actors.length > 1)
    return refuseFirmly('histrio.alone.one-to-court', { actors: [...actors] });
  const sent = withEffects(
    course,
    effect(
      'histrio.alone.court-moves-needle',
      seat,
      { card, spaces: Math.abs(pushOfOne(card)), talent: talentOf(card) },
      ['histrio.alone.one-to-court', 'histrio.mood.what-moves-needle'],
    ),
  );
  return rest(moveNeedle(sent, pushOfOne(card), seat));
}

/** An acrobat lies before its owner from now on: ready, but not before the resolution is over. */
function gain({ tables }: Table, course: Course, move: MoveOf<'gainAcrobat'>): Ruling<State> {
  const { seat, card } = move;
  if (seen(card).kind !== 'acrobat')
    return refuseFirmly('histrio.acrobat.follow-card', { seat, card });
  const { deck, seats } = course.state;
  const held = seats.reduce(
    (sum, { troupe, acrobats }) => sum + troupe.length + acrobats.length,
    1,
  );
  // What still lies in the deck has been taken by nobody.
  return deck + held > tables.encounterCards
    ? refuseFirmly('histrio.component.encounter-cards', {
        count: deck + held,
        exist: tables.encounterCards,
      })
    : rest(keepAcrobat(course, seat, card, 0));
}

/** An actor of level 5 takes an ecu, or leaves. */
function payActor(state: State, { seat }: MoveOf<'payActor'>): Ruling<State> {
  const course = { state, effects: [] };
  const isPoor = state.purses === 'kept' && seatOf(state, seat)?.ecus === 0;
  return rest(
    isPoor
      ? withEffects(course, effect('histrio.alone.actor-5-cannot-pay', seat, {}))
      : pay(course, 'histrio.alone.actor-5-cost', seat, -1, { paid: 1 }),
  );
}

function refuseVictim(
  table: Table,
  state: State,
  { seat, victim }: MoveOf<'steal'>,
): Refused | undefined {
  if (seatOf(state, victim) === undefined) return refuseSeat(victim);
  const candidates =
    state.purses === 'kept'
      ? victimsFor(state, seat)
      : state.seats.flatMap((one) => (one.seat === seat ? [] : [one.seat]));
  if (victim === seat)
    return refuseFirmly('histrio.alone.actor-2-steal', { seat, victim, candidates });
  // Where nobody else has an ecu nothing is stolen, whoever is named.
  const isOpen = candidates.length === 0 || candidates.includes(victim);
  return isOpen || !stands(table, 'histrio.alone.actor-2-steal')
    ? undefined
    : refuse('histrio.alone.actor-2-steal', { seat, victim, candidates });
}
