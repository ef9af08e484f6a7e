// Phase 2: passing, tiles kept on the corners and points lost for the others. Rulebook «Пас»; «Конец игры» for round 6.
import type { Effect, Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Tiles } from '../../data/pieces.ts';
import { countOf, lacking, minus, NO_TILES, plus, someOf, tilesOf } from '../../data/pieces.ts';
import { stateWith, withSeat } from '../changes.ts';
import type { MoveOf } from '../moves.ts';
import { effect, points, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import { floorOf, lossOf, tokensTold } from '../score.ts';
import type { SeatState, State } from '../state.ts';
import { throwAway } from '../supply.ts';
import type { Table } from '../table.ts';
import { allTiles, indexOfSeat, seatAt, stands } from '../table.ts';
import { endTurn, refusePhase, refuseTurn } from '../turns.ts';
import { refuseOwed } from './bonus.ts';
import { refusePassed } from './place.ts';

/** What happens to the tiles beside the board: how many stay on the corners, how many are thrown away. */
interface Parting {
  readonly kept: number;
  readonly discarded: number;
  /** Colours; empty at scorekeeper level. */
  readonly corners: Tiles;
  readonly thrown: Tiles;
}

export function pass(table: Table, state: State, move: MoveOf<'pass'>): Ruling<State> {
  const index = indexOfSeat(state, move.seat);
  if (index < 0) return refuseSeat(move.seat);
  if (state.phase === 'acquire')
    return refuseFirmly('summer-pavilion.draft.must-take', { seat: move.seat });
  const seat = seatAt(state, index);
  if (isAlreadyPassed(state, seat, move)) return rest({ state, effects: [] });
  if (state.phase !== 'place') return refusePhase(state, 'place');
  const notNow = refusePassed(table, seat) ?? refuseTurn(table, state, index) ?? refuseOwed(state);
  if (notNow !== undefined) return notNow;
  const parting = partingOf(table, state, seat, move);
  if ('allowed' in parting) return parting;

  const { kept, discarded, corners, thrown } = parting;
  const effects: Effect[] = [
    effect('summer-pavilion.pass.when', move.seat, { seat: move.seat }),
    ...(kept > 0 ? [keptOnCorners(state, move.seat, kept, corners)] : []),
    ...(discarded > 0 ? [thrownAway(state, move.seat, discarded, thrown)] : []),
  ];
  const lost = lossOf(seat.total, discarded, floorOf(table, state.readings));
  if (discarded > 0) effects.push(lostPoints(table, state, seat, discarded, lost));
  const total = seat.total - lost;
  effects.push(...tokensTold(state, seat, total, table.tables));
  const parted = withSeat(state, index, {
    total,
    hand: NO_TILES,
    corners: plus(seat.corners, corners),
    kept: seat.kept + kept,
    passed: 'yes',
  });
  const { tiles } = state;
  const next =
    tiles === undefined ? parted : stateWith(parted, { tiles: throwAway(table, tiles, thrown) });
  return rest(endTurn({ state: next, effects }, table, { index, bonus: false }));
}

/** The pass the app has recorded by itself, told once more by hand: no error and no change. */
function isAlreadyPassed(state: State, { passed }: SeatState, move: MoveOf<'pass'>): boolean {
  if (passed !== 'auto' || state.phase === 'over') return false;
  return countOf(move.keep ?? {}) + (move.kept ?? 0) + (move.lost ?? 0) === 0;
}

function partingOf(
  table: Table,
  state: State,
  seat: SeatState,
  move: MoveOf<'pass'>,
): Parting | Refused {
  const lastPass = isLastPass(table, state);
  const counted = state.tiles === undefined;
  const keep = tilesOf(counted ? {} : (move.keep ?? {}));
  const kept = counted ? (move.kept ?? 0) : countOf(keep);
  const told = kept + (move.lost ?? 0);
  const exist = allTiles(table);
  if (counted && told > exist)
    return refuseFirmly('summer-pavilion.component.tiles', { count: told, exist });
  const { cornerSpaces } = table.tables;
  // Tiles lie there already only when the table let a seat pass twice.
  const onCorners = seat.kept + kept;
  if (onCorners > cornerSpaces && stands(table, 'summer-pavilion.pass.keep-four'))
    return refuse('summer-pavilion.pass.keep-four', { kept: onCorners, limit: cornerSpaces }, [
      'summer-pavilion.pass.corners',
    ]);
  if (counted) {
    const lost = move.lost ?? 0;
    const parting = lastPass ? { kept: 0, discarded: lost + kept } : { kept, discarded: lost };
    return { ...parting, corners: NO_TILES, thrown: NO_TILES };
  }
  const colour = lacking(seat.hand, keep);
  if (colour !== undefined)
    return refuseFirmly('summer-pavilion.place.own-tiles-only', {
      colour,
      has: seat.hand[colour],
      named: keep[colour],
    });
  if (lastPass)
    return { kept: 0, discarded: countOf(seat.hand), corners: NO_TILES, thrown: seat.hand };
  const thrown = minus(seat.hand, keep);
  return { kept, discarded: countOf(thrown), corners: keep, thrown };
}

/** Tiles a seat may carry over when it passes now. */
export function keepLimit(table: Pick<Table, 'tables'>, state: State): number {
  return isLastPass(table, state) ? 0 : table.tables.cornerSpaces;
}

/** Round 6, unless the table counts leftover tiles after the goals: nothing can be carried over. */
function isLastPass({ tables }: Pick<Table, 'tables'>, { round, readings }: State): boolean {
  return round >= tables.rounds && readings.leftover === 'at-the-pass';
}

function keptOnCorners(state: State, seat: string, kept: number, corners: Tiles): Effect {
  const facts = state.tiles === undefined ? { kept } : { kept, keep: someOf(corners) };
  return effect('summer-pavilion.pass.corners', seat, facts, [
    'summer-pavilion.pass.keep-four',
    'summer-pavilion.pass.kept-score-nothing',
  ]);
}

function thrownAway(state: State, seat: string, discarded: number, thrown: Tiles): Effect {
  const facts = state.tiles === undefined ? { discarded } : { discarded, tiles: someOf(thrown) };
  return effect('summer-pavilion.pass.discard-rest', seat, facts);
}

function lostPoints(
  table: Table,
  state: State,
  { seat, total }: SeatState,
  tiles: number,
  lost: number,
): Effect {
  const facts = { tiles, lost, total: total - lost };
  if (isLastPass(table, state))
    return points('summer-pavilion.pass.last-round', seat, -lost, facts, [
      'summer-pavilion.final.leftover',
      'summer-pavilion.pass.penalty',
      ...(lost < tiles ? (['summer-pavilion.pass.floor-one'] as const) : []),
    ]);
  return lost < tiles
    ? points('summer-pavilion.pass.floor-one', seat, -lost, facts, ['summer-pavilion.pass.penalty'])
    : points('summer-pavilion.pass.penalty', seat, -lost, facts);
}
