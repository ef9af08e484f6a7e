// Bonus tiles: what a placement completes, the tiles picked for it, and those still owed. Rulebook «Получение очков».
import type { ClauseId, Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import { countOf, minus, plus, someOf, tilesOf, type Tiles } from '../../data/pieces.ts';
import type { Board, Cells, Feature, Space } from '../board.ts';
import { stateWith, withSeat } from '../changes.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import { refuseTooMany } from '../sight.ts';
import type { State, TileTable } from '../state.ts';
import { givenNow, missingInSupply, refillSupply, takeFromSupply } from '../supply.ts';
import { boardAt, indexOfSeat, seatAt, stands, type Table } from '../table.ts';
import { refusePhase } from '../turns.ts';

const ONCE: readonly ClauseId[] = [
  'summer-pavilion.bonus.once',
  'summer-pavilion.bonus.no-other-player',
  'summer-pavilion.bonus.mandatory',
];
const BONUS = {
  pillar: 'summer-pavilion.bonus.pillar',
  statue: 'summer-pavilion.bonus.statue',
  window: 'summer-pavilion.bonus.window',
} as const;
/** Pillars, statues and windows whose last open space was this one. */
export function completedBy(
  table: Table,
  state: State,
  cells: Cells,
  space: Space,
): readonly Feature[] {
  const { features } = boardAt(table, state);
  const completed: Feature[] = [];
  for (const at of space.touches) {
    const feature = features[at];
    if (feature !== undefined && isCompleted(feature, cells)) completed.push(feature);
  }
  return completed;
}

/** All that are surrounded on a board. */
export function completedOn({ features }: Pick<Board, 'features'>, cells: Cells): Feature[] {
  return features.filter((feature) => isCompleted(feature, cells));
}

function isCompleted({ spaces }: Feature, cells: Cells): boolean {
  return spaces.every((index) => cells[index] !== 'empty');
}

/** Bonus tiles that these features bring together. */
export function dueFor({ tables }: Table, features: readonly Feature[]): number {
  return features.reduce((sum, { kind }) => sum + tables.rewards[kind], 0);
}

export function bonusEffects(table: Table, seat: string, features: readonly Feature[]): Effect[] {
  const effects = features.map(({ id, kind }) =>
    effect(BONUS[kind], seat, { feature: id, tiles: table.tables.rewards[kind] }, ONCE),
  );
  if (features.length > 1)
    effects.push(
      effect('summer-pavilion.bonus.several-at-once', seat, {
        features: features.map(({ id }) => id),
        tiles: dueFor(table, features),
      }),
    );
  return effects;
}

export function refusePick(
  table: Table,
  state: State,
  tiles: TileTable,
  seat: string,
  pick: Tiles,
  due: number,
): Refused | undefined {
  const given = givenNow(tiles, due);
  return refusePicked(table, state, tiles, seat, pick, given);
}

function refusePicked(
  table: Table,
  state: State,
  tiles: TileTable,
  seat: string,
  pick: Tiles,
  due: number,
): Refused | undefined {
  const picked = countOf(pick);
  if (picked !== due && stands(table, 'summer-pavilion.bonus.mandatory'))
    return refuse('summer-pavilion.bonus.mandatory', { due, picked, seat });
  if (picked === 0) return undefined;
  const missing = missingInSupply(tiles, pick);
  if (missing !== undefined)
    return refuseFirmly('summer-pavilion.bonus.jokers-ok', {
      ...missing,
      picked: pick[missing.colour],
    });
  return refuseTooMany(table, state, minus(pick, tiles.supply.known));
}

/** Owed bonus tiles come before anything else as soon as there are some. */
export function refuseOwed({ seats, tiles }: State): Refused | undefined {
  if (tiles === undefined) return undefined;
  const waiting = seats.find(({ owed }) => owed > 0);
  const due = givenNow(tiles, waiting?.owed ?? 0);
  if (waiting === undefined || due === 0) return undefined;
  const { seat } = waiting;
  return refuseFirmly('summer-pavilion.bonus.mandatory', { due, picked: 0, seat });
}

/** House ruling `rest-is-owed`: bonus tiles that come as soon as the supply holds some again, also after the last pass. */
export function takeOwed(table: Table, state: State, move: MoveOf<'takeOwed'>): Ruling<State> {
  const { tiles } = state;
  if (tiles === undefined || (state.phase !== 'place' && state.phase !== 'prepare'))
    return refusePhase(state, 'place');
  const index = indexOfSeat(state, move.seat);
  if (index < 0) return refuseSeat(move.seat);
  const seat = seatAt(state, index);
  const due = givenNow(tiles, seat.owed);
  if (due === 0)
    return refuseFirmly('summer-pavilion.bonus.mandatory', {
      due,
      picked: countOf(move.pick),
      seat: move.seat,
    });
  const wrong = refusePicked(table, state, tiles, move.seat, tilesOf(move.pick), due);
  if (wrong !== undefined) return wrong;
  const pick = tilesOf(move.pick);
  const taken = withSeat(state, index, {
    hand: plus(seat.hand, pick),
    owed: Math.max(0, seat.owed - countOf(pick)),
  });
  const course: Course = {
    state: stateWith(taken, { tiles: takeFromSupply(tiles, pick) }),
    effects: [effect('summer-pavilion.bonus.beside-board', move.seat, { pick: someOf(pick) })],
  };
  return rest(refillSupply(course, table.tables));
}
