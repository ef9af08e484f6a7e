// The start player token: who takes it, and what it costs. Rulebook «Фишка первого игрока».
import type { Effect, Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import type { Tables } from '../../data/tables.ts';
import { stateWith } from '../changes.ts';
import type { EffectFacts } from '../facts.ts';
import { isCenterCounted } from '../mended.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, points, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import { lossOf, moveMarker } from '../score.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { displaysFor, indexOfSeat, seatAt } from '../table.ts';
import { refusePhase } from '../turns.ts';

/** Scorekeeper level: only the draft that costs points is told. */
export function takeToken(table: Table, state: State, move: MoveOf<'takeToken'>): Ruling<State> {
  if (state.phase !== 'acquire' || state.tiles !== undefined) return refusePhase(state, 'acquire');
  const index = indexOfSeat(state, move.seat);
  if (index < 0) return refuseSeat(move.seat);
  if (state.token >= 0)
    return refuseFirmly('summer-pavilion.token.later-takers-free', {
      holder: seatAt(state, state.token).seat,
    });
  if (move.tiles < 1) return refuseFirmly('summer-pavilion.draft.must-take', { seat: move.seat });
  return (
    refuseTooManyTaken(table, state, move.tiles) ??
    rest(withToken({ state, effects: [] }, table, index, move.tiles))
  );
}

/**
 * Tiles that one draft from the centre can bring at most: of every display one at least was taken, and there are only so many of a
 * colour, with one joker beside them. Rulebook «Фаза 1: получение плиток».
 */
export function mostFromCenter(tables: Tables, seats: number): number {
  const leftOver = displaysFor(tables, seats) * (tables.tilesPerDisplay - 1);
  return Math.min(leftOver, mostOfAColour(tables));
}

/** One colour and one joker is the most a draft can bring. */
function mostOfAColour({ tilesPerColour }: Tables): number {
  return tilesPerColour + 1;
}

/** More tiles than a draft from the centre brings: somebody mistyped. */
function refuseTooManyTaken(table: Table, state: State, tiles: number): Refused | undefined {
  const { tables } = table;
  const exist = isCenterCounted(table)
    ? mostFromCenter(tables, state.seats.length)
    : mostOfAColour(tables);
  if (tiles <= exist) return undefined;
  return refuseFirmly('summer-pavilion.component.tiles', { count: tiles, exist }, [
    'summer-pavilion.draft.rest-to-center',
  ]);
}

/** The first draft from the centre takes the token and pays a point for each tile, down to the floor. */
export function withToken(course: Course, table: Table, index: number, tiles: number): Course {
  const { state } = course;
  const { seat, total } = seatAt(state, index);
  if (state.token >= 0) {
    const holder = seatAt(state, state.token).seat;
    return withEffects(course, effect('summer-pavilion.token.later-takers-free', seat, { holder }));
  }
  const lost = lossOf(total, tiles, table.tables.floor);
  const taken = withEffects(
    { ...course, state: stateWith(state, { token: index }) },
    effect('summer-pavilion.token.first-from-center', seat, { tiles }),
    tokenPaid(seat, { tiles, lost, total: total - lost }),
  );
  return moveMarker(taken, index, -lost, table.tables);
}

/** The line of the token: its price, what the floor left of it, or nothing at 1 point. */
function tokenPaid(seat: SeatId, facts: EffectFacts['summer-pavilion.token.penalty']): Effect {
  const { tiles, lost } = facts;
  if (lost === 0) return points('summer-pavilion.token.allowed-at-one', seat, 0, { tiles });
  return lost < tiles
    ? points('summer-pavilion.token.floor-one', seat, -lost, facts, [
        'summer-pavilion.token.penalty',
      ])
    : points('summer-pavilion.token.penalty', seat, -lost, facts);
}
