// How a match begins: at the printed set-up, or from a table as it lies. Rulebook «Подготовка».
import type { ClauseId, Effect, Ruling } from '../../../referee/ruling.ts';
import { allowed } from '../../../referee/ruling.ts';
import type { HouseRulings, Setup } from '../../../referee/rules.ts';
import { countOf, NO_TILES, someOf, tilesOf } from '../data/pieces.ts';
import type { Board, Cell } from './board.ts';
import type { Options, Position } from './moves.ts';
import { displaysFor, layOut } from './phases/prepare.ts';
import { tilesInSight } from './phases/acquire.ts';
import { effect, points, refuseFirmly, refuseSeat } from './rulings.ts';
import type { Display, Readings, SeatState, State, TileTable } from './state.ts';
import type { Table } from './table.ts';
import { jokerOf } from './table.ts';

export type PavilionSetup = Setup<Options, Position>;

export function begin(table: Table, setup: PavilionSetup): Ruling<State> {
  const { seats, options, position } = setup;
  const displays = displaysFor(table.tables, seats.length);
  if (displays === 0)
    return refuseFirmly('summer-pavilion.setup.player-count', { seats: seats.length });
  const firstSeat = seats.indexOf(setup.firstSeat);
  if (firstSeat < 0) return refuseSeat(setup.firstSeat);
  const odd = seats.find((seat) => (options.sideBySeat?.[seat] ?? options.side) !== options.side);
  if (odd !== undefined)
    return refuseFirmly('summer-pavilion.variant.all-players', {
      side: options.side,
      other: options.side === 'grey' ? 'coloured' : 'grey',
      seat: odd,
    });
  const readings = readingsOf(setup.houseRulings, firstSeat);
  return position === undefined
    ? fromSetup(table, setup, readings, displays)
    : fromPosition(table, setup, position, readings, displays);
}

function fromSetup(
  table: Table,
  { seats, level, options }: PavilionSetup,
  readings: Readings,
  displays: number,
): Ruling<State> {
  const { tables } = table;
  const { startTotal, tilesPerDisplay, supplySpaces } = tables;
  const onDisplays = displays * tilesPerDisplay;
  const bag = allTiles(table) - onDisplays - supplySpaces;
  const first = seats[readings.firstSeat];
  const effects: Effect[] = [
    effect('summer-pavilion.setup.round-counter', undefined, { round: 1 }, [
      'summer-pavilion.setup.round-counter-meaning',
    ]),
    effect('summer-pavilion.setup.first-joker-purple', undefined, { joker: jokerOf(tables, 1) }, [
      'summer-pavilion.joker.one-per-round',
    ]),
    effect(factoryClause(seats.length), undefined, { displays }),
    effect('summer-pavilion.setup.supply-ten', undefined, { tiles: supplySpaces }),
    effect('summer-pavilion.setup.fill-factories', undefined, { tiles: onDisplays, bag }),
    effect('summer-pavilion.setup.start-token-center', undefined, {}),
    ...(options.side === 'grey'
      ? [effect('summer-pavilion.variant.other-numbers', undefined, { side: options.side })]
      : []),
    effect('summer-pavilion.round.youngest-starts', first, {}),
    ...seats.map((seat) =>
      points('summer-pavilion.setup.scoring-marker', seat, startTotal, { total: startTotal }),
    ),
  ];
  const tiles: TileTable = {
    displays: layOut(onDisplays, displays, tilesPerDisplay, readings.fill),
    center: NO_TILES,
    supply: { known: NO_TILES, unknown: supplySpaces },
    bag,
    tower: 0,
  };
  const board = emptyBoard(table.boards[options.side]);
  const state: State = {
    level,
    side: options.side,
    readings,
    round: 1,
    phase: 'acquire',
    starter: readings.firstSeat,
    turn: readings.firstSeat,
    opening: true,
    token: -1,
    seats: seats.map((seat) => freshSeat(seat, startTotal, board)),
    ...(level === 'referee' ? { tiles } : {}),
  };
  return allowed(state, effects);
}

function fromPosition(
  table: Table,
  { seats, level, options }: PavilionSetup,
  position: Position,
  readings: Readings,
  displays: number,
): Ruling<State> {
  const indexOf = (seat: string | undefined) => (seat === undefined ? -1 : seats.indexOf(seat));
  const starter = indexOf(position.starter);
  if (starter < 0) return refuseSeat(position.starter);
  const turn = position.turn === undefined ? starter : indexOf(position.turn);
  if (turn < 0) return refuseSeat(position.turn ?? '');
  const stranger = Object.keys(position.seats).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return refuseSeat(stranger);
  const board = table.boards[options.side];
  const seatStates: SeatState[] = [];
  for (const seat of seats) {
    const given = position.seats[seat];
    if (given === undefined) return refuseSeat(seat);
    const nowhere = Object.keys(given.board).find((space) => !board.spaceById.has(space));
    if (nowhere !== undefined)
      return refuseFirmly('summer-pavilion.place.rhombus-only', { space: nowhere });
    seatStates.push(seatFrom(seat, given, board, level === 'referee'));
  }
  const plain: State = {
    level,
    side: options.side,
    readings,
    round: position.round,
    phase: position.phase,
    starter,
    turn,
    opening: position.turn === undefined || turn === starter,
    token: indexOf(position.token),
    seats: seatStates,
  };
  const state =
    level === 'referee' ? { ...plain, tiles: tilesFrom(table, plain, position, displays) } : plain;
  const wrong = refuseTooManyTiles(table, state);
  if (wrong !== undefined) return wrong;
  return allowed(
    state,
    seatStates.map(({ seat, total }): Effect => {
      return { clause: 'table.position', seat, points: total, facts: { before: 0, total } };
    }),
  );
}

function seatFrom(
  seat: string,
  given: Position['seats'][string],
  board: Board,
  told: boolean,
): SeatState {
  const corners = tilesOf(told ? (given.corners ?? {}) : {});
  return {
    seat,
    total: given.total,
    board: board.spaces.map(({ id }): Cell => given.board[id] ?? 'empty'),
    hand: tilesOf(told ? (given.hand ?? {}) : {}),
    corners,
    kept: told ? countOf(corners) : (given.kept ?? countOf(given.corners ?? {})),
    passed: given.passed === true ? 'yes' : 'no',
    owed: given.owed ?? 0,
  };
}

/** The tiles of a position; what is left out lies as a round's beginning has it, and the bag holds the rest. */
function tilesFrom(
  { tables }: Table,
  state: State,
  position: Position,
  displays: number,
): TileTable {
  const { tilesPerDisplay, supplySpaces } = tables;
  const drafting = position.phase === 'acquire';
  const laid: Display[] =
    position.displays?.map((display) => displayFrom(display)) ??
    layOut(
      drafting ? displays * tilesPerDisplay : 0,
      displays,
      tilesPerDisplay,
      state.readings.fill,
    );
  const supply =
    position.supply === undefined
      ? { known: NO_TILES, unknown: supplySpaces }
      : { known: tilesOf(position.supply.known), unknown: position.supply.unknown };
  const tower = position.tower ?? 0;
  const seated = state.seats.reduce((sum, { board, hand, corners }) => {
    return sum + board.filter((cell) => cell !== 'empty').length + countOf(hand) + countOf(corners);
  }, 0);
  const center = tilesOf(position.center ?? {});
  const lying = laid.reduce(
    (sum, display) => sum + ('known' in display ? countOf(display.known) : display.unknown),
    0,
  );
  const outside = seated + lying + countOf(center) + countOf(supply.known) + supply.unknown + tower;
  const bag = tables.tilesPerColour * tables.jokers.length - outside;
  return { displays: laid, center, supply, bag, tower };
}

function displayFrom(display: NonNullable<Position['displays']>[number]): Display {
  return 'unknown' in display ? { unknown: display.unknown } : { known: tilesOf(display) };
}

/** A position with more tiles than the box holds. */
function refuseTooManyTiles(table: Table, state: State) {
  const { tilesPerColour } = table.tables;
  const seen = tilesInSight(state);
  const colour = table.tables.jokers.find((one) => seen[one] > tilesPerColour);
  const exist = tilesPerColour;
  if (colour !== undefined)
    return refuseFirmly('summer-pavilion.component.tiles', { colour, count: seen[colour], exist });
  if ((state.tiles?.bag ?? 0) < 0)
    return refuseFirmly('summer-pavilion.component.tiles', {
      colour: jokerOf(table.tables, state.round),
      count: allTiles(table) - (state.tiles?.bag ?? 0),
      exist: allTiles(table),
    });
  return undefined;
}

/** The position a state is, so that `begin` with it gives the state again. */
export function positionOf(table: Table, state: State): Position {
  const { tiles } = state;
  const seatName = (index: number) => state.seats[index]?.seat ?? '';
  const board = table.boards[state.side];
  return {
    round: state.round,
    phase: state.phase,
    starter: seatName(state.starter),
    ...(state.opening && state.turn === state.starter ? {} : { turn: seatName(state.turn) }),
    ...(state.token < 0 ? {} : { token: seatName(state.token) }),
    seats: Object.fromEntries(
      state.seats.map((seat) => [seat.seat, seatPosition(seat, board, tiles !== undefined)]),
    ),
    ...(tiles === undefined
      ? {}
      : {
          displays: tiles.displays.map((display) =>
            'known' in display ? someOf(display.known) : { unknown: display.unknown },
          ),
          center: someOf(tiles.center),
          supply: { known: someOf(tiles.supply.known), unknown: tiles.supply.unknown },
          tower: tiles.tower,
        }),
  };
}

function seatPosition(seat: SeatState, board: Board, told: boolean): Position['seats'][string] {
  const covered = board.spaces.flatMap(({ id, index }) => {
    const cell = seat.board[index];
    return cell === undefined || cell === 'empty' ? [] : [[id, cell] as const];
  });
  return {
    total: seat.total,
    board: Object.fromEntries(covered),
    ...(told ? { hand: someOf(seat.hand), corners: someOf(seat.corners) } : { kept: seat.kept }),
    ...(seat.passed === 'no' ? {} : { passed: true }),
    ...(seat.owed === 0 ? {} : { owed: seat.owed }),
  };
}

function readingsOf(houseRulings: HouseRulings, firstSeat: number): Readings {
  const reading = <Reading extends string>(name: string, first: Reading, other: Reading) =>
    houseRulings[`summer-pavilion.ruling.${name}`] === other ? other : first;
  return {
    floor: reading('floor-for-all-losses', 'every-loss', 'token-only'),
    leftover: reading('leftover-order', 'at-the-pass', 'after-the-goals'),
    eighty: reading('eighty-boundary', 'at-eighty-one', 'at-eighty'),
    untaken: reading('token-untaken', 'round-starter', 'first-seat'),
    shortSupply: reading('supply-too-small', 'rest-is-lost', 'rest-is-owed'),
    refill: reading('supply-refill-timing', 'before-every-turn', 'after-a-bonus'),
    fill: reading('factory-fill-order', 'display-by-display', 'one-tile-each'),
    firstSeat,
  };
}

function factoryClause(seats: number) {
  const clauses = {
    2: 'summer-pavilion.setup.factories-2p',
    3: 'summer-pavilion.setup.factories-3p',
    4: 'summer-pavilion.setup.factories-4p',
  } as const satisfies Record<number, ClauseId>;
  return seats === 2 ? clauses[2] : seats === 3 ? clauses[3] : clauses[4];
}

function allTiles({ tables }: Table): number {
  return tables.tilesPerColour * tables.jokers.length;
}

function emptyBoard(board: Board): readonly Cell[] {
  return board.spaces.map((): Cell => 'empty');
}

function freshSeat(seat: string, total: number, board: readonly Cell[]): SeatState {
  return { seat, total, board, hand: NO_TILES, corners: NO_TILES, kept: 0, passed: 'no', owed: 0 };
}
