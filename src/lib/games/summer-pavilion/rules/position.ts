// A table as it lies: a match begun in the middle, and any state written down again. What cannot lie on a table is refused.
import type { Effect, Ruling, SeatId } from '../../../referee/ruling.ts';
import type { Setup } from '../../../referee/rules.ts';
import { COLOURS, countOf, NO_TILES, someOf, tilesOf } from '../data/pieces.ts';
import type { Board, Cell } from './board.ts';
import { tilesWith } from './changes.ts';
import { areThrownColoursKept } from './mended.ts';
import type { Options, Position } from './moves.ts';
import { withPhaseEnd } from './phases/acquire.ts';
import { layOut } from './phases/prepare.ts';
import type { Course } from './rulings.ts';
import { refuseFirmly, refuseSeat, rest } from './rulings.ts';
import { atLeast, displayFrom, displayTold, holds, inSight } from './sight.ts';
import { refuseCorners, refuseImpossiblePhase, refuseSeatPosition, refuseTiles } from './sound.ts';
import { refuseUntraced } from './soundTiles.ts';
import type { Readings, SeatState, State, TileTable } from './state.ts';
import type { Table } from './table.ts';
import { allTiles, boardAt, displaysFor, seatAt } from './table.ts';
import { goOnPlacing, opener } from './turns.ts';

type SeatPosition = Position['seats'][string];

export function beginAt(
  table: Table,
  setup: Setup<Options>,
  position: Position,
  readings: Readings,
): Ruling<State> {
  const { seats, options } = setup;
  const stranger =
    [position.starter, position.turn, position.token, ...Object.keys(position.seats)].find(
      (seat) => seat !== undefined && !seats.includes(seat),
    ) ?? seats.find((seat) => !Object.hasOwn(position.seats, seat));
  if (stranger !== undefined) return refuseSeat(stranger);
  const wrongPhase = refuseImpossiblePhase(table, position);
  if (wrongPhase !== undefined) return wrongPhase;
  for (const seat of seats) {
    const given = seatGiven(position, seat);
    const wrong =
      refuseSeatPosition(table, table.boards[options.side], given, readings) ??
      refuseCorners(table, position, seat);
    if (wrong !== undefined) return wrong;
  }
  const state = lyingAt(table, setup, position, readings);
  if (position.phase === 'place' && state.seats.every(({ passed }) => passed !== 'no'))
    return refuseFirmly('summer-pavilion.play.repeat', { stillIn: [] });
  const { seat: onTurn, passed } = seatAt(state, state.turn);
  if (position.phase === 'place' && passed !== 'no')
    return refuseFirmly('summer-pavilion.pass.out-for-round', { seat: onTurn });
  const wrong = refuseTiles(table, state) ?? refuseUntraced(table, state);
  if (wrong !== undefined) return wrong;
  const effects = state.seats.map(({ seat, total }): Effect => {
    return { clause: 'table.position', seat, points: total, facts: { before: 0, total } };
  });
  return rest(goOn({ state, effects }, table));
}

/** The table a position tells of, before anything comes to pass on it; whether it can lie so is asked elsewhere. */
export function lyingAt(
  table: Table,
  { seats, level, options }: Setup<Options>,
  position: Position,
  readings: Readings,
): State {
  const board = table.boards[options.side];
  const { round, phase, token, turn, untaken = false } = position;
  const starter = seats.indexOf(position.starter);
  const plain: State = {
    level,
    side: options.side,
    readings,
    round,
    phase,
    starter,
    turn: starter,
    opening: turn === undefined,
    token: token === undefined ? -1 : seats.indexOf(token),
    untaken,
    seats: seats.map((seat) =>
      seatFrom(seat, seatGiven(position, seat), board, phase, level === 'referee'),
    ),
  };
  const turned = { ...plain, turn: turn === undefined ? firstIn(plain) : seats.indexOf(turn) };
  return level === 'referee' ? { ...turned, tiles: tilesFrom(table, turned, position) } : turned;
}

function seatGiven({ seats }: Pick<Position, 'seats'>, seat: SeatId): SeatPosition {
  const given = seats[seat];
  if (given === undefined) throw new Error(`Nothing is told of seat ${seat}`);
  return given;
}

/** What comes to pass at the table by itself before anybody moves. */
function goOn(course: Course, table: Table): Course {
  switch (course.state.phase) {
    case 'acquire':
      return withPhaseEnd(course, table);
    case 'place':
      return goOnPlacing(course, table);
    default:
      return course;
  }
}

/** The position a state is, so that `begin` with it gives the state again. */
export function positionOf(table: Table, state: State): Position {
  const { tiles } = state;
  const seatName = (index: number): SeatId => seatAt(state, index).seat;
  const board = boardAt(table, state);
  return {
    round: state.round,
    phase: state.phase,
    starter: seatName(state.starter),
    ...(state.opening ? {} : { turn: seatName(state.turn) }),
    ...(state.token < 0 ? {} : { token: seatName(state.token) }),
    ...(state.untaken ? { untaken: true } : {}),
    seats: Object.fromEntries(
      state.seats.map((seat) => [seat.seat, seatPosition(seat, board, tiles !== undefined)]),
    ),
    ...(tiles === undefined
      ? {}
      : {
          displays: tiles.displays.map(displayTold),
          center: someOf(tiles.center),
          supply: { known: someOf(tiles.supply.known), unknown: tiles.supply.unknown },
          tower: tiles.tower,
          ...(tiles.towerKnown === undefined ? {} : { towerKnown: someOf(tiles.towerKnown) }),
        }),
  };
}

/** Seat index of whose turn it is where nobody has moved in the phase yet. */
export function firstIn(state: Pick<State, 'phase' | 'token' | 'starter' | 'readings'>): number {
  return state.phase === 'place' ? opener(state) : state.starter;
}

function seatFrom(
  seat: SeatId,
  given: SeatPosition,
  board: Board,
  phase: Position['phase'],
  told: boolean,
): SeatState {
  const corners = tilesOf(told ? (given.corners ?? {}) : {});
  const passed = given.passed === 'auto' ? 'auto' : given.passed === true ? 'yes' : 'no';
  return {
    seat,
    total: given.total,
    board: board.spaces.map(({ id }): Cell => given.board[id] ?? 'empty'),
    hand: tilesOf(told ? (given.hand ?? {}) : {}),
    corners,
    kept: told ? countOf(corners) : (given.kept ?? countOf(given.corners ?? {})),
    passed: phase === 'acquire' ? 'no' : passed,
    owed: told ? (given.owed ?? 0) : 0,
  };
}

function seatPosition(seat: SeatState, board: Board, told: boolean): SeatPosition {
  const covered = board.spaces.flatMap(({ id, index }) => {
    const cell = seat.board[index];
    return cell === undefined || cell === 'empty' ? [] : [[id, cell] as const];
  });
  return {
    total: seat.total,
    board: Object.fromEntries(covered),
    ...(told ? { hand: someOf(seat.hand), corners: someOf(seat.corners) } : { kept: seat.kept }),
    ...(seat.passed === 'no' ? {} : { passed: seat.passed === 'auto' ? 'auto' : true }),
    ...(seat.owed === 0 ? {} : { owed: seat.owed }),
  };
}

/** The tiles of a position; what is left out lies as a round's beginning has it, and the bag holds the rest. */
function tilesFrom(table: Table, state: State, position: Position): TileTable {
  const { tables } = table;
  const { tilesPerDisplay, supplySpaces } = tables;
  const displays = displaysFor(tables, state.seats.length);
  const supply =
    position.supply === undefined
      ? { known: NO_TILES, unknown: supplySpaces }
      : { known: tilesOf(position.supply.known), unknown: position.supply.unknown };
  const towerKnown = tilesOf(areThrownColoursKept(table) ? (position.towerKnown ?? {}) : {});
  const { tower = countOf(towerKnown) } = position;
  const center = tilesOf(position.center ?? {});
  const seen = COLOURS.reduce((sum, colour) => sum + inSight(state, colour), 0);
  const elsewhere = seen + countOf(center) + countOf(supply.known) + supply.unknown + tower;
  const left = allTiles(table) - elsewhere;
  const wanted = state.phase === 'acquire' ? displays * tilesPerDisplay : 0;
  const laid =
    position.displays === undefined
      ? layOut(Math.max(0, Math.min(wanted, left)), displays, tilesPerDisplay, state.readings.fill)
      : atLeast(displays, position.displays.map(displayFrom));
  const lying = laid.reduce((sum, display) => sum + holds(display), 0);
  return tilesWith({ displays: laid, center, supply, bag: left - lying, tower }, { towerKnown });
}
