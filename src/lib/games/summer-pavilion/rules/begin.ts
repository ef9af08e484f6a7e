// How a match begins: at the printed set-up, or from a table as it lies. Rulebook «Подготовка».
import type { ClauseId, Effect, Ruling } from '../../../referee/ruling.ts';
import type { HouseRulings, Setup } from '../../../referee/rules.ts';
import { NO_TILES } from '../data/pieces.ts';
import type { Board, Cell } from './board.ts';
import type { Options, Position } from './moves.ts';
import { layOut } from './phases/prepare.ts';
import { beginAt } from './position.ts';
import { effect, points, refuseFirmly, refuseSeat, rest } from './rulings.ts';
import type { Readings, SeatState, State, TileTable } from './state.ts';
import type { Table } from './table.ts';
import { allTiles, displaysFor, jokerOf } from './table.ts';

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
    : beginAt(table, setup, position, readings);
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
    untaken: false,
    seats: seats.map((seat) => freshSeat(seat, startTotal, board)),
    ...(level === 'referee' ? { tiles } : {}),
  };
  return rest({ state, effects });
}

export function readingsOf(houseRulings: HouseRulings, firstSeat: number): Readings {
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

function emptyBoard(board: Board): readonly Cell[] {
  return board.spaces.map((): Cell => 'empty');
}

function freshSeat(seat: string, total: number, board: readonly Cell[]): SeatState {
  return { seat, total, board, hand: NO_TILES, corners: NO_TILES, kept: 0, passed: 'no', owed: 0 };
}
