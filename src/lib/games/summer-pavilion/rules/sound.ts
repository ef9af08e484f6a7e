// What cannot lie on a table: such a position is refused where a match would begin from it.
import type { Refused, SeatId } from '../../../referee/ruling.ts';
import { countOf } from '../data/pieces.ts';
import type { Board } from './board.ts';
import { areCornersAsked } from './mended.ts';
import type { Position } from './moves.ts';
import { refuseFirmly } from './rulings.ts';
import { floorOf } from './score.ts';
import { displayFrom, holds, inSight } from './sight.ts';
import type { Readings, State } from './state.ts';
import { supplyCount } from './supply.ts';
import type { Table } from './table.ts';
import { allTiles, displaysFor } from './table.ts';

type SeatPosition = Position['seats'][string];

/** A total below the lowest space of the track. */
export function refuseTotal(
  table: Pick<Table, 'tables'>,
  readings: Pick<Readings, 'floor'>,
  total: number,
): Refused | undefined {
  const floor = floorOf(table, readings);
  if (floor === undefined || total >= floor) return undefined;
  return refuseFirmly('summer-pavilion.pass.floor-one', { total, floor }, [
    'summer-pavilion.track.total-not-lap',
  ]);
}

/** Phase 3 never follows round 6, and the goals follow no other. Tiles lie in the centre only in phase 1. */
export function refuseImpossiblePhase(
  { tables }: Table,
  { round, phase, displays, center }: Position,
): Refused | undefined {
  if (phase === 'prepare' && round >= tables.rounds)
    return refuseFirmly('summer-pavilion.prep.after-round-six', { round });
  if ((phase === 'goals' || phase === 'over') && round < tables.rounds)
    return refuseFirmly('summer-pavilion.end.after-six', { round });
  const lying = (displays ?? []).some((display) => holds(displayFrom(display)) > 0);
  if (phase !== 'acquire' && (lying || countOf(center ?? {}) > 0))
    return refuseFirmly('summer-pavilion.round.three-phases', { phase, needed: 'acquire' });
  return undefined;
}

export function refuseSeatPosition(
  { tables }: Table,
  board: Board,
  given: SeatPosition,
  readings: Readings,
): Refused | undefined {
  const { total, board: covered } = given;
  const tooLow = refuseTotal({ tables }, readings, total);
  if (tooLow !== undefined) return tooLow;
  const nowhere = Object.keys(covered).find((space) => !board.spaceById.has(space));
  if (nowhere !== undefined)
    return refuseFirmly('summer-pavilion.place.rhombus-only', { space: nowhere });
  const limit = tables.cornerSpaces;
  const kept = onCorners(given);
  if (kept > limit) return refuseFirmly('summer-pavilion.pass.keep-four', { kept, limit });
  return undefined;
}

/** Tiles on the corners of a seat that has not passed in this round. */
export function refuseCorners(
  table: Table,
  { phase, seats }: Pick<Position, 'phase' | 'seats'>,
  seat: SeatId,
): Refused | undefined {
  const given = seats[seat] ?? {};
  const kept = onCorners(given);
  if (kept === 0 || !areCornersAsked(table)) return undefined;
  if (phase === 'acquire') return refuseFirmly('summer-pavilion.prep.corners-back', { seat, kept });
  return areCornersLaid(phase, given)
    ? undefined
    : refuseFirmly('summer-pavilion.pass.corners', { seat, kept });
}

/** Phases in which everybody has passed. */
function isAfterPlacing(phase: Position['phase']): boolean {
  return phase !== 'acquire' && phase !== 'place';
}

export function hasPassed({ passed }: Pick<SeatPosition, 'passed'>): boolean {
  return passed === true || passed === 'auto';
}

/** The seat has put away what it keeps: from its pass until the next round is prepared. */
export function areCornersLaid(
  phase: Position['phase'],
  given: Pick<SeatPosition, 'passed'>,
): boolean {
  return isAfterPlacing(phase) || (phase === 'place' && hasPassed(given));
}

/** Number of tiles told on the corners. */
function onCorners({ kept = 0, corners = {} }: Pick<SeatPosition, 'kept' | 'corners'>): number {
  return Math.max(kept, countOf(corners));
}

/** More tiles than the box or a place has room for. */
export function refuseTiles(table: Table, state: State): Refused | undefined {
  const { tables } = table;
  const { tilesPerColour, tilesPerDisplay, supplySpaces } = tables;
  const { tiles } = state;
  const colour = tables.jokers.find((one) => inSight(state, one) > tilesPerColour);
  if (colour !== undefined)
    return refuseFirmly('summer-pavilion.component.tiles', {
      colour,
      count: inSight(state, colour),
      exist: tilesPerColour,
    });
  if (tiles === undefined) return undefined;
  const displays = displaysFor(tables, state.seats.length);
  if (tiles.displays.length > displays)
    return refuseFirmly('summer-pavilion.draft.two-sources', {
      source: tiles.displays.length,
      displays,
    });
  const full = tiles.displays.findIndex((display) => holds(display) > tilesPerDisplay);
  if (full >= 0)
    return refuseFirmly('summer-pavilion.setup.fill-factories', {
      display: full + 1,
      told: holds(tiles.displays[full] ?? { unknown: 0 }),
      holds: tilesPerDisplay,
    });
  const thrown = countOf(tiles.towerKnown ?? {});
  if (thrown > tiles.tower)
    return refuseFirmly('summer-pavilion.component.tiles', { count: thrown, exist: tiles.tower });
  if (supplyCount(tiles) > supplySpaces)
    return refuseFirmly('summer-pavilion.setup.supply-ten', {
      told: supplyCount(tiles),
      unknown: supplySpaces,
    });
  if (tiles.bag < 0)
    return refuseFirmly('summer-pavilion.component.tiles', {
      count: allTiles(table) - tiles.bag,
      exist: allTiles(table),
    });
  return undefined;
}
