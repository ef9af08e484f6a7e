// What would be if …: the game ended now, the next round were laid out now. Exact, from the same rules.
import type { Effect } from '../../../referee/ruling.ts';
import type { Colour, SomeTiles, Tiles } from '../data/pieces.ts';
import { COLOURS, someOf } from '../data/pieces.ts';
import { tilesForDisplays } from '../rules/phases/prepare.ts';
import { goalLines, scoreGoals } from '../rules/phases/goals.ts';
import { keepLimit, pass } from '../rules/phases/pass.ts';
import { stateWith } from '../rules/changes.ts';
import { coloursOn, SLOTS_OF_A_STAR } from '../rules/board.ts';
import type { SeatState, State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { boardAt, displaysFor, indexOfSeat } from '../rules/table.ts';

/** Goals a seat has met, as lines that are not booked yet. */
export function goalsMet(table: Table, state: State, seat: SeatState): readonly Effect[] {
  return goalLines(table, state, seat);
}

/** What the end would still change for a seat, as lines that are not booked yet. */
export interface Ending {
  readonly lines: readonly Effect[];
  /** Sum of the lines. */
  readonly points: number;
  /** Goals alone: how many tiles are left is not told. */
  readonly isWithoutTiles: boolean;
}

/** If the game ended now; nothing once it has. In the last round it ends with a pass, and no tile is carried over. */
export function endingOf(table: Table, state: State, seat: SeatState): Ending {
  const lines = state.phase === 'over' ? [] : endLines(table, state, seat);
  const points = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
  return { lines, points, isWithoutTiles: state.tiles === undefined };
}

/** Dry runs of the rules. */
function endLines(table: Table, state: State, seat: SeatState): readonly Effect[] {
  if (state.tiles === undefined || state.round < table.tables.rounds)
    return goalLines(table, state, seat);
  const turn = indexOfSeat(state, seat.seat);
  // Tiles that the table counts after the goals stay on the corners until then, as many as there is room for.
  const keep = someTiles(seat.hand, Math.max(0, keepLimit(table, state) - seat.kept));
  const passed =
    seat.passed === 'no'
      ? pass(table, stateWith(state, { phase: 'place', turn }), {
          type: 'pass',
          seat: seat.seat,
          keep,
        })
      : undefined;
  const played = passed?.allowed === true ? passed : { state, effects: [] };
  const ended = scoreGoals(table, stateWith(played.state, { phase: 'goals' }));
  return [...played.effects, ...(ended.allowed ? ended.effects : [])].filter(
    (line) => line.seat === seat.seat && line.points !== undefined,
  );
}

/** So many of them, whichever: each of them costs the same. */
function someTiles(hand: Tiles, count: number): SomeTiles {
  let left = count;
  const taken: [Colour, number][] = COLOURS.map((colour) => {
    const tiles = Math.min(left, hand[colour]);
    left -= tiles;
    return [colour, tiles];
  });
  return someOf(Object.fromEntries(taken));
}

export interface StarProgress {
  readonly star: string;
  /** Spaces still open, 0…6. */
  readonly open: number;
  /** What it would be worth as it stands; a colour is named only when it is sure. */
  readonly kind: Colour | 'multicolour' | 'open';
  readonly points: number;
}

/** How far each star is, and what it would bring. */
export function starProgress(
  { tables, boards }: Table,
  state: State,
  { board }: SeatState,
): readonly StarProgress[] {
  return boards[state.side].stars.map((star) => {
    const lying = coloursOn(board, star);
    const kind = kindSoFar(state, star.colour, lying);
    const points = kind === 'open' ? 0 : tables.stars[kind];
    return { star: star.id, open: SLOTS_OF_A_STAR - lying.length, kind, points };
  });
}

function kindSoFar(
  { side }: State,
  printed: Colour | undefined,
  [first, second]: readonly Colour[],
): StarProgress['kind'] {
  if (printed !== undefined) return printed;
  if (side === 'coloured') return 'multicolour';
  if (first === undefined || second === undefined) return 'open';
  return first === second ? first : 'multicolour';
}

export interface NumberProgress {
  readonly number: 1 | 2 | 3 | 4;
  readonly covered: number;
  readonly spaces: number;
  readonly points: number;
}

/** How far each number set is. */
export function numberProgress(
  table: Table,
  state: State,
  { board }: SeatState,
): readonly NumberProgress[] {
  return ([1, 2, 3, 4] as const).map((number) => {
    const spaces = boardAt(table, state).spacesByNumber.get(number) ?? [];
    const covered = spaces.filter((index) => board[index] !== 'empty').length;
    return { number, covered, spaces: spaces.length, points: table.tables.numbers[number] };
  });
}

/** Tiles that the displays of the next round would lack if it were laid out now; undefined where none follows. */
export function nextShortage(table: Table, state: State): number | undefined {
  return state.round < table.tables.rounds ? nextDisplays(table, state).missing : undefined;
}

/** Tiles for the displays of the next round if it were laid out now: `missing` above 0 is a short round. */
export function nextDisplays(
  table: Table,
  state: State,
): { readonly wanted: number; readonly available: number; readonly missing: number } {
  const { tables } = table;
  const wanted = displaysFor(tables, state.seats.length) * tables.tilesPerDisplay;
  const available = Math.min(wanted, tilesForDisplays(table, state));
  return { wanted, available, missing: wanted - available };
}
