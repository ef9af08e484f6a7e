// A table told by hand, part by part: nothing that was told is lost by another phase, round, level or pass, and what cannot lie there
// as it is told now is left out of the position.
import type { Setup } from '../../../referee/rules.ts';
import type { SeatId } from '../../../referee/ruling.ts';
import type { SomeTiles } from '../data/pieces.ts';
import { countOf } from '../data/pieces.ts';
import type { Options, Phase, Position } from './moves.ts';
import { firstIn } from './position.ts';
import { atLeast, displayFrom, displayTold, holds } from './sight.ts';
import { areCornersLaid, hasPassed } from './sound.ts';
import { earnedWith } from './soundTiles.ts';
import type { Display, Readings, TileTable } from './state.ts';
import type { Table } from './table.ts';
import { displaysFor } from './table.ts';

type SeatPosition = Position['seats'][string];
type Parting = Pick<SeatPosition, 'passed' | 'corners' | 'kept'>;
type Middle = Pick<Position, 'displays' | 'center'>;

/** All that was told of a table, whatever of it lies there in the phase it is in now. */
export interface Told {
  readonly round: number;
  readonly phase: Phase;
  /** Who began the round, where that was told. */
  readonly starter?: SeatId;
  readonly turns: Readonly<Partial<Record<Phase, SeatId>>>;
  /** Undefined while it lies in the centre. */
  readonly token?: SeatId | undefined;
  readonly seats: Readonly<Record<SeatId, SeatPosition>>;
  /** Displays and centre by round. */
  readonly middle: Readonly<Record<number, Middle>>;
  /** Who has passed, and what is kept on the corners, by round. */
  readonly partings: Readonly<Record<number, Readonly<Record<SeatId, Parting>>>>;
  readonly supply?: Position['supply'];
  readonly tower?: number | undefined;
  /** Colours in the tower, as far as they are known. */
  readonly towerKnown?: SomeTiles | undefined;
}

/** What a table is told for: who sits there, how much is told, how unclear places are read, and how it lay before, if it did. */
export interface Telling {
  readonly setup: Pick<Setup<Options>, 'seats' | 'firstSeat' | 'level' | 'options'>;
  readonly readings: Readings;
  readonly was?: Position | undefined;
}

export const NOTHING_TOLD: Told = {
  round: 1,
  phase: 'place',
  turns: {},
  seats: {},
  middle: {},
  partings: {},
};

/** A position as it was told. Displays it leaves out are empty. */
export function toldOf({ tables }: Pick<Table, 'tables'>, seats: number, was: Position): Told {
  const { round, phase, starter, turn, token, displays, center, supply, tower, towerKnown } = was;
  const all =
    displays && atLeast(displaysFor(tables, seats), displays.map(displayFrom)).map(displayTold);
  return {
    round,
    phase,
    starter,
    turns: turn === undefined ? {} : { [phase]: turn },
    token,
    seats: Object.fromEntries(
      Object.entries(was.seats).map(([seat, given]) => [seat, withoutBareHand(given)]),
    ),
    partings: {
      [round]: Object.fromEntries(
        Object.entries(was.seats).map(([seat, given]) => [seat, partingOf(given)]),
      ),
    },
    middle: {
      [round]: {
        ...(all === undefined ? {} : { displays: all }),
        ...(center === undefined ? {} : { center }),
      },
    },
    ...(supply === undefined ? {} : { supply }),
    ...(tower === undefined ? {} : { tower }),
    ...(towerKnown === undefined ? {} : { towerKnown }),
  };
}

function partingOf({ passed, corners, kept }: Parting): Parting {
  return { passed, corners, kept };
}

/** A hand that is empty because its tiles lie on the corners: nobody has told what it holds. */
function withoutBareHand(given: SeatPosition): SeatPosition {
  const { hand = {}, corners = {}, ...rest } = given;
  return countOf(hand) === 0 && countOf(corners) > 0 ? { ...rest, corners } : given;
}

/** What lies before a seat told in part; spaces of the boards' other side stay as they were told. */
export function withSeatTold(
  { tables, boards }: Table,
  { options }: Telling['setup'],
  told: Told,
  seat: SeatId,
  part: Partial<SeatPosition>,
): Told {
  const before = told.seats[seat] ?? { total: tables.startTotal, board: {} };
  const { spaceById } = boards[options.side];
  const elsewhere = Object.entries(before.board).filter(([space]) => !spaceById.has(space));
  const board =
    part.board === undefined ? before.board : { ...Object.fromEntries(elsewhere), ...part.board };
  const { round, partings } = told;
  const parting = partingOf({ ...partings[round]?.[seat], ...part });
  return {
    ...told,
    seats: { ...told.seats, [seat]: { ...before, ...part, board } },
    partings: { ...partings, [round]: { ...partings[round], [seat]: parting } },
  };
}

/** Of what was told all that can lie on a table of this phase, for these seats, this level and this side of the boards. */
export function positionTold(table: Table, telling: Telling, told: Told): Position {
  const { setup, readings, was } = telling;
  const { seats, firstSeat } = setup;
  const { round, phase } = told;
  const starter = [told.starter, firstSeat].find((seat) => isAmong(seats, seat)) ?? seats[0] ?? '';
  const lying = Object.fromEntries(
    seats.map((seat) => [seat, seatTold(table, telling, told, seat)]),
  );
  const token = isAmong(seats, told.token) ? told.token : undefined;
  const opener =
    seats[
      firstIn({
        phase,
        readings,
        token: token === undefined ? -1 : seats.indexOf(token),
        starter: seats.indexOf(starter),
      })
    ];
  const turn = turnTold(told, seats, lying, opener);
  const isUntaken = was?.untaken === true && was.round === round;
  return {
    round,
    phase,
    starter,
    ...(turn === undefined ? {} : { turn }),
    ...(token === undefined ? {} : { token }),
    ...(isUntaken ? { untaken: true } : {}),
    seats: lying,
    ...(setup.level === 'referee' ? tilesTold(table, seats.length, told) : {}),
  };
}

function isAmong(seats: readonly SeatId[], seat: SeatId | undefined): seat is SeatId {
  return seat !== undefined && seats.includes(seat);
}

/** Left out where nobody has moved in the phase; a seat that has passed hands its turn on clockwise. */
function turnTold(
  { phase, turns }: Told,
  seats: readonly SeatId[],
  lying: Position['seats'],
  opener: SeatId | undefined,
): SeatId | undefined {
  const turn = isAmong(seats, turns[phase]) ? turns[phase] : undefined;
  const isOut = (seat: SeatId) => hasPassed(lying[seat] ?? {});
  if (phase !== 'place' || !seats.some(isOut)) return turn;
  const at = Math.max(0, seats.indexOf(turn ?? opener ?? ''));
  return [...seats.slice(at), ...seats.slice(0, at)].find((seat) => !isOut(seat));
}

function seatTold(table: Table, telling: Telling, told: Told, id: SeatId): SeatPosition {
  const { setup, readings, was } = telling;
  const { round, phase } = told;
  const lying = told.seats[id] ?? { total: table.tables.startTotal, board: {} };
  const { total, hand, owed = 0 } = lying;
  const parting = told.partings[round]?.[id] ?? {};
  const { passed, corners = {}, kept = 0 } = parting;
  const { spaceById } = table.boards[setup.options.side];
  const board = Object.entries(lying.board).filter(([space]) => spaceById.has(space));
  const before = was?.round === round && was.phase === phase ? was.seats[id] : undefined;
  /** As the table was: also what only an overruled move can have left there. */
  const isAsWas = before !== undefined && hasPassed(before) === hasPassed(parting);
  const mayOwe = isAsWas || readings.shortSupply === 'rest-is-owed';
  const areLaid = areCornersLaid(phase, parting);
  // A seat that has passed is given tiles only where some were owed to it.
  const earned = earnedTold(table, setup, lying.board);
  const mayHold = isAsWas || (mayOwe && phase === 'place' && countOf(hand ?? {}) <= earned);
  const beside = areLaid ? (mayHold ? hand : undefined) : (hand ?? corners);
  return {
    total,
    board: Object.fromEntries(board),
    ...(hasPassed(parting) && phase !== 'acquire' ? { passed } : {}),
    ...(setup.level === 'referee' ? { hand: beside ?? {} } : {}),
    ...(areLaid ? (setup.level === 'referee' ? { corners } : { kept }) : {}),
    ...(owed > 0 && mayOwe && setup.level === 'referee' ? { owed } : {}),
  };
}

/** Bonus tiles that a board told so has earned. */
function earnedTold(
  table: Table,
  { options: { side } }: Telling['setup'],
  told: SeatPosition['board'],
): number {
  const { spaces } = table.boards[side];
  return earnedWith(
    table,
    side,
    spaces.map(({ id }) => told[id] ?? 'empty'),
  );
}

/** Displays and centre only in phase 1, and as many as these seats use. */
function tilesTold(
  { tables }: Pick<Table, 'tables'>,
  seats: number,
  { round, phase, middle, supply, tower, towerKnown = {} }: Told,
): Pick<Position, 'displays' | 'center' | 'supply' | 'tower' | 'towerKnown'> {
  const { displays, center } = phase === 'acquire' ? (middle[round] ?? {}) : {};
  return {
    ...(displays?.length === displaysFor(tables, seats) ? { displays } : {}),
    ...(center === undefined ? {} : { center }),
    ...(supply === undefined ? {} : { supply }),
    ...(tower === undefined ? {} : { tower }),
    ...(countOf(towerKnown) === 0 ? {} : { towerKnown }),
  };
}

/** The phases a table can be found in, in this round: the next one is prepared after all but the last, then the goals are counted. */
export function phasesAt(round: number, rounds: number): readonly Phase[] {
  return ['acquire', 'place', round < rounds ? 'prepare' : 'goals'];
}

const EMPTY = { unknown: 0 };

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
    displayTold(at + 1 === number ? turned(display, full[at], known[at]) : display),
  );
}

function turned(display: Display, full: Display = EMPTY, known: Display = EMPTY): Display {
  if (holds(display) === 0) return full;
  return 'unknown' in display && 'known' in known && holds(known) > 0 ? known : EMPTY;
}
