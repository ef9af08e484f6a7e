// The start player token: who takes it, and what it costs. Rulebook «Фишка первого игрока».
import type { Effect, Ruling, SeatId } from '../../../../referee/ruling.ts';
import { stateWith } from '../changes.ts';
import type { EffectFacts } from '../facts.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, points, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import { lossOf, moveMarker } from '../score.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { indexOfSeat, seatAt } from '../table.ts';
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
  const { tilesPerColour } = table.tables;
  // One colour and one joker is the most a draft can bring.
  if (move.tiles > tilesPerColour + 1)
    return refuseFirmly('summer-pavilion.component.tiles', {
      count: move.tiles,
      exist: tilesPerColour + 1,
    });
  return rest(withToken({ state, effects: [] }, table, index, move.tiles));
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
