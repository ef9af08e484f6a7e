// A table told by hand, part by part: what one thing that is told changes of the others.
import type { Setup } from '../../../referee/rules.ts';
import type { SeatId } from '../../../referee/ruling.ts';
import type { SomeTiles } from '../data/pieces.ts';
import { countOf, someOf } from '../data/pieces.ts';
import type { Options, Position } from './moves.ts';
import { displaysFor } from './phases/prepare.ts';
import { inPhase, isAfterPlacing } from './position.ts';
import type { Display, TileTable } from './state.ts';
import type { Table } from './table.ts';

type SeatPosition = Position['seats'][string];
const EMPTY: Display = { unknown: 0 };

type TilesOfSeats = Readonly<Record<SeatId, SomeTiles>>;

/** What is told, as far as it fits these seats, this level and this side of the boards; a seat nobody told of lies as at the set-up. */
export function fittingTable(
  table: Table,
  setup: Pick<Setup<Options>, 'seats' | 'firstSeat' | 'level' | 'options'>,
  { turn, token, displays, center, supply, tower, ...rest }: Position,
): Position {
  const { seats, firstSeat } = setup;
  const isSeat = (seat: SeatId | undefined) => seat !== undefined && seats.includes(seat);
  const away = {
    ...(displays?.length === displaysFor(table.tables, seats.length) ? { displays } : {}),
    ...(center === undefined ? {} : { center }),
    ...(supply === undefined ? {} : { supply }),
    ...(tower === undefined ? {} : { tower }),
  };
  return {
    ...rest,
    starter: isSeat(firstSeat) ? firstSeat : (seats[0] ?? ''),
    ...(isSeat(turn) ? { turn } : {}),
    ...(isSeat(token) ? { token } : {}),
    ...(setup.level === 'referee' ? away : {}),
    seats: Object.fromEntries(seats.map((seat) => [seat, fittingSeat(table, setup, rest, seat)])),
  };
}

function fittingSeat(
  { tables, boards }: Table,
  { level, options }: Pick<Setup<Options>, 'level' | 'options'>,
  { phase, seats }: Pick<Position, 'phase' | 'seats'>,
  id: SeatId,
): SeatPosition {
  const { board, hand, corners, kept, passed, ...seat } = seats[id] ?? {
    total: tables.startTotal,
    board: {},
  };
  const { spaceById } = boards[options.side];
  const keepsCorners = isAfterPlacing(phase) || (passed !== undefined && passed !== false);
  const isReferee = level === 'referee';
  return {
    ...seat,
    board: Object.fromEntries(Object.entries(board).filter(([space]) => spaceById.has(space))),
    ...(passed === undefined ? {} : { passed }),
    ...(isReferee ? { hand: hand ?? {} } : {}),
    ...(isReferee && keepsCorners ? { corners: corners ?? {} } : {}),
    ...(!isReferee && keepsCorners ? { kept: kept ?? 0 } : {}),
  };
}

/** Displays a file leaves out are empty; written out, so that they are not taken for those of more seats. */
export function withAllDisplays(
  { tables }: Pick<Table, 'tables'>,
  seats: number,
  position: Position,
): Position {
  const { displays } = position;
  if (displays === undefined) return position;
  const missing = Math.max(0, displaysFor(tables, seats) - displays.length);
  const empty = Array.from({ length: missing }, () => ({ unknown: 0 }));
  return { ...position, displays: [...displays, ...empty] };
}

/** The phases a table can be found in, in this round: the next one is prepared after all but the last, then the goals are counted. */
export function phasesAt(round: number, rounds: number): readonly Position['phase'][] {
  return ['acquire', 'place', round < rounds ? 'prepare' : 'goals'];
}

/** The same table in another round: what lies on displays and in the centre is of that one, and nobody has told it yet. */
export function toldInRound(position: Position, round: number): Position {
  const { displays: _, center: __, ...rest } = position;
  return { ...rest, round };
}

/** The same table in another phase; `beside`: what lay beside the boards before it was told away. */
export function toldInPhase(
  position: Position,
  phase: Position['phase'],
  beside: TilesOfSeats,
): Position {
  const told = inPhase(position, phase);
  const seats = Object.entries(told.seats).map(([seat, given]) => {
    const moved = isAfterPlacing(phase) ? withoutHand(given) : withHand(given, beside[seat]);
    return [seat, moved] as const;
  });
  return { ...told, seats: Object.fromEntries(seats) };
}

/** A seat that has passed keeps tiles on its corners only; one that has not has none there. Its turn goes on to the next who is still in. */
export function toldPassed(
  position: Position,
  seats: readonly SeatId[],
  { seat, opening, beside }: { seat: SeatId; opening: SeatId; beside: TilesOfSeats },
): Position {
  const given = position.seats[seat];
  if (given === undefined) return position;
  const { passed, corners, kept: _, ...place } = given;
  const hasPassed = passed !== undefined && passed !== false;
  const moved: SeatPosition = hasPassed
    ? withHand({ ...place, ...(corners === undefined ? {} : { hand: corners }) }, beside[seat])
    : { ...withoutHand(place), passed: true };
  const told = { ...position, seats: { ...position.seats, [seat]: moved } };
  const turn = nextIn(told, seats, position.turn ?? opening);
  return turn === undefined ? told : { ...told, turn };
}

/**
 * A display seen as it is: what lay there is gone; with the next touch it is full again, `full` as a round begins; and with one more
 * that lies there which was `known` of it, if anything was.
 */
export function toldDisplays(
  { displays }: Pick<TileTable, 'displays'>,
  { full, known }: { full: readonly Display[]; known: readonly Display[] },
  number: number,
): NonNullable<Position['displays']> {
  return displays.map((display, at) =>
    told(at + 1 === number ? turned(display, full[at], known[at]) : display),
  );
}

function turned(display: Display, full = EMPTY, known = EMPTY): Display {
  if (isEmpty(display)) return full;
  return 'unknown' in display && 'known' in known && !isEmpty(known) ? known : EMPTY;
}

function isEmpty(display: Display): boolean {
  return ('known' in display ? countOf(display.known) : display.unknown) === 0;
}

function told(display: Display): NonNullable<Position['displays']>[number] {
  return 'known' in display ? someOf(display.known) : display;
}

/** From this seat on clockwise, the first that has not passed; undefined where all have. */
function nextIn(
  { seats: given }: Position,
  seats: readonly SeatId[],
  from: SeatId,
): SeatId | undefined {
  const at = Math.max(0, seats.indexOf(from));
  const order = [...seats.slice(at), ...seats.slice(0, at)];
  return order.find((seat) => given[seat]?.passed !== true && given[seat]?.passed !== 'auto');
}

function withoutHand(given: SeatPosition): SeatPosition {
  return given.hand === undefined ? given : { ...given, hand: {} };
}

/** What lay beside the board before, where nothing does now. */
function withHand(given: SeatPosition, beside: SomeTiles = {}): SeatPosition {
  return countOf(given.hand ?? {}) > 0 || countOf(beside) === 0
    ? given
    : { ...given, hand: beside };
}
