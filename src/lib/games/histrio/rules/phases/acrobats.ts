// Acrobats: used once a season, by what their card says; the table tells what that was. Rulebook «Акробаты».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import { CHAMELEON, seen } from '../../data/cards.ts';
import { areAcrobatsAsked, isResolvingSeen } from '../mended.ts';
import { moveNeedle } from '../needle.ts';
import { pay } from '../money.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { moodOf, seatOf, stands, strangerIn, toldOf, withSeat } from '../table.ts';
import { refusePhase } from './deal.ts';
import { endResolution } from './opportunities.ts';
import { citiesToResolve, visitOf } from './visit.ts';

export function useAcrobat(table: Table, state: State, move: MoveOf<'useAcrobat'>): Ruling<State> {
  const one = seatOf(state, move.seat);
  if (one === undefined) return refuseSeat(move.seat);
  const stranger = strangerIn(state, move.ecus, move.to);
  if (stranger !== undefined) return refuseSeat(stranger);
  if (state.phase === 'over') return refusePhase(state, 'over');
  const wrong = refuseUse(table, state, one, move) ?? refuseChanges(state, move);
  if (wrong !== undefined) return wrong;
  return rest(changed(table, state, turned({ state, effects: [] }, one, move), move));
}

/** The acrobat must lie ready before its owner; at scorekeeper level it may be one that nobody has told. */
function refuseUse(
  table: Table,
  state: State,
  { seat, acrobats }: SeatState,
  { card, during }: MoveOf<'useAcrobat'>,
): Refused | undefined {
  if (card === CHAMELEON)
    return refuseFirmly('histrio.acrobat.chameleon-level-one', { seat, mood: moodOf(state) });
  if (areAcrobatsAsked(table) && seen(card).kind !== 'acrobat')
    return refuseFirmly('histrio.acrobat.follow-card', { seat, card });
  const isWhole = state.readings.ban === 'whole-phase';
  const isAll = isWhole && isResolvingSeen(table, state);
  const isBanned = state.phase === 'resolution' && (isAll || isLoneResolving(state, during));
  if (isBanned && stands(table, 'histrio.alone.no-acrobats'))
    return refuse('histrio.alone.no-acrobats', {
      card,
      ...(isWhole || during === undefined ? {} : { city: during }),
    });
  const own = acrobats.filter((acrobat) => acrobat.card === card);
  if (own.length === 0 && state.cards === undefined) return undefined;
  if (own.length === 0) return refuseFirmly('histrio.acrobat.follow-card', { seat, card });
  const ready = own.filter((acrobat) => acrobat.ready);
  if (ready.length === 0 && stands(table, 'histrio.acrobat.once-per-season'))
    return refuse('histrio.acrobat.once-per-season', { seat, card });
  const isFresh =
    state.phase === 'resolution' &&
    state.readings.gained === 'whole-phase' &&
    ready.length > 0 &&
    ready.every(({ gained }) => gained);
  return isFresh && stands(table, 'histrio.alone.acrobat-usable-after-phase')
    ? refuse('histrio.alone.acrobat-usable-after-phase', { card })
    : undefined;
}

/** The table says that a city is under way: a player alone there finishes it first. */
function isLoneResolving(state: State, during: number | undefined): boolean {
  return (
    during !== undefined &&
    citiesToResolve(state).includes(during) &&
    visitOf(state, during).kind === 'alone'
  );
}

/** No purse goes below nothing, and only who has not been resolved goes elsewhere. */
function refuseChanges(
  state: State,
  { ecus, to, card, seat }: MoveOf<'useAcrobat'>,
): Refused | undefined {
  for (const one of state.seats) {
    const by = toldOf(ecus, one.seat) ?? 0;
    if (state.purses === 'kept' && one.ecus + by < 0)
      return refuseFirmly('histrio.component.coins', { seat: one.seat, has: one.ecus, pays: -by });
  }
  if (to === undefined) return undefined;
  const canGo = state.phase === 'resolution' && state.cards !== undefined;
  return canGo ? undefined : refuseFirmly('histrio.acrobat.follow-card', { seat, card });
}

function turned(
  { state, effects }: Course,
  { seat, acrobats }: SeatState,
  { card }: MoveOf<'useAcrobat'>,
): Course {
  const at = acrobats.findIndex((acrobat) => acrobat.card === card && acrobat.ready);
  const spent = acrobats.map((acrobat, index) =>
    index === at ? { ...acrobat, ready: false } : acrobat,
  );
  return {
    state: withSeat(state, seat, { acrobats: spent, free: true }),
    effects: [...effects, effect('histrio.acrobat.turned-when-used', seat, { card })],
  };
}

function changed(
  table: Table,
  before: State,
  course: Course,
  { seat, card, ecus, needle = 0, to, note }: MoveOf<'useAcrobat'>,
): Course {
  let after = withEffects(
    course,
    effect('histrio.acrobat.follow-card', seat, { card, ...(note === undefined ? {} : { note }) }),
  );
  for (const one of before.seats) {
    const by = toldOf(ecus, one.seat) ?? 0;
    if (by !== 0) after = paid(after, one.seat, by, card);
    const cities = toldOf(to, one.seat);
    if (cities !== undefined)
      after = { ...after, state: withSeat(after.state, one.seat, { to: [...new Set(cities)] }) };
  }
  const moved = moveNeedle(after, needle, seat);
  const isLast = to !== undefined && citiesToResolve(moved.state).length === 0;
  return isLast ? endResolution(table, moved) : moved;
}

/** With coins counted at the very end, what an acrobat brings is among them. */
function paid(course: Course, seat: SeatId, ecus: number, card: string): Course {
  const facts = { card, ecus };
  return course.state.purses === 'counted'
    ? withEffects(course, effect('histrio.acrobat.follow-card', seat, facts))
    : pay(course, 'histrio.acrobat.follow-card', seat, ecus, facts);
}
