// A score sheet kept by hand: naive, from the told moves alone, without a line of the game's rules.
import { FACES } from './boards.ts';

/** What is needed of a told move; the fields of all kinds at once. */
export interface ToldMove {
  readonly type: string;
  readonly seat?: string;
  readonly source?: 'center' | number;
  readonly colour?: string | undefined;
  readonly contents?: Amounts | undefined;
  readonly taken?: Amounts | undefined;
  readonly tiles?: Amounts | number;
  readonly display?: number;
  readonly space?: string;
  readonly pay?: Amounts | undefined;
  readonly pick?: Amounts | undefined;
  readonly keep?: Amounts | undefined;
  readonly kept?: number | undefined;
  readonly lost?: number | undefined;
  /** Of a correction. */
  readonly points?: number;
}

type Amounts = { readonly [colour: string]: number | undefined };

export const COLUMNS = [
  'start',
  'placing',
  'token',
  'passing',
  'leftover',
  'stars',
  'numbers',
  'table',
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Record<Column, number>;

interface Board {
  readonly tiles: Map<string, string>;
  readonly row: Row;
  hand: Record<string, number>;
  corners: Record<string, number>;
}

export interface HandSheet {
  readonly rows: Readonly<Record<string, Readonly<Row>>>;
  readonly totals: Readonly<Record<string, number>>;
}

const JOKERS = ['purple', 'green', 'orange', 'yellow', 'blue', 'red'];
const STARS: Readonly<Record<string, number>> = {
  red: 14,
  blue: 15,
  yellow: 16,
  orange: 17,
  green: 18,
  purple: 20,
};

/** Keeps the sheet of a match under the default readings. */
export function handSheet(
  seats: readonly string[],
  side: 'coloured' | 'grey',
  moves: readonly ToldMove[],
): HandSheet {
  const boards = new Map(seats.map((seat) => [seat, freshBoard()]));
  const boardOf = (seat: string | undefined) => {
    const board = boards.get(seat ?? '');
    if (board === undefined) throw new Error(`Nobody is called ${seat ?? 'so'}`);
    return board;
  };
  let round = 1;
  let center: Record<string, number> = {};
  let displays: Record<number, Amounts> = {};
  let tokenTaken = false;
  const payToken = (board: Board, tiles: number) => {
    if (!tokenTaken) lose(board, 'token', tiles);
    tokenTaken = true;
  };
  for (const move of moves) {
    switch (move.type) {
      case 'fillDisplay':
        displays = { ...displays, [move.display ?? 0]: move.tiles as Amounts };
        break;
      case 'draft': {
        const board = boardOf(move.seat);
        const fromCenter = move.source === 'center';
        const lying = fromCenter ? center : (move.contents ?? displays[Number(move.source)] ?? {});
        const taken = move.taken ?? drawnFrom(lying, move.colour ?? '', JOKERS[round - 1] ?? '');
        board.hand = sum(board.hand, taken);
        if (fromCenter) payToken(board, count(taken));
        center = fromCenter ? sum(center, taken, -1) : sum(sum(center, lying), taken, -1);
        break;
      }
      case 'takeToken':
        payToken(boardOf(move.seat), Number(move.tiles));
        break;
      case 'place': {
        const board = boardOf(move.seat);
        const space = move.space ?? '';
        board.tiles.set(space, move.colour ?? space.split(':')[0] ?? '');
        board.row.placing += groupAt(board.tiles, side, space).size;
        board.hand = sum(sum(board.hand, move.pay ?? {}, -1), move.pick ?? {});
        break;
      }
      case 'pass': {
        const board = boardOf(move.seat);
        const keep = move.keep ?? {};
        const parted = count(board.hand) + (move.lost ?? 0);
        // In the last round kept tiles are left over as well.
        if (round === 6) lose(board, 'leftover', parted + (move.kept ?? 0));
        else lose(board, 'passing', parted - count(keep));
        board.hand = {};
        board.corners = round === 6 ? {} : sum({}, keep);
        break;
      }
      case 'prepareRound':
        round += 1;
        tokenTaken = false;
        center = {};
        displays = {};
        for (const board of boards.values()) {
          board.hand = board.corners;
          board.corners = {};
        }
        break;
      case 'scoreGoals':
        for (const board of boards.values()) countGoals(board, side);
        break;
      case 'correct': {
        const board = boardOf(move.seat);
        const points = move.points ?? 0;
        if (points < 0) lose(board, 'table', -points);
        else board.row.table += points;
        break;
      }
      default:
        break;
    }
  }
  return {
    rows: Object.fromEntries([...boards].map(([seat, { row }]) => [seat, row])),
    totals: Object.fromEntries([...boards].map(([seat, board]) => [seat, totalOf(board)])),
  };
}

/** Spaces that hang together with this one on its star, itself included: walked from space to space. */
export function groupAt(
  tiles: ReadonlyMap<string, string>,
  side: 'coloured' | 'grey',
  space: string,
): ReadonlySet<string> {
  const ring = ringOf(side, space.split(':')[0] ?? '');
  const group = new Set<string>();
  const open = [space];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (group.has(next) || (next !== space && !tiles.has(next))) continue;
    group.add(next);
    const at = ring.indexOf(next);
    for (const step of [1, 5]) open.push(ring[(at + step) % 6] ?? space);
  }
  return group;
}

/** Features that are surrounded now and touch the space. */
export function featuresAt(
  tiles: ReadonlyMap<string, string>,
  side: 'coloured' | 'grey',
  space: string,
): readonly string[] {
  return Object.entries(FACES[side].features)
    .filter(([, round]) => round.includes(space) && round.every((one) => tiles.has(one)))
    .map(([feature]) => feature);
}

/** Space ids of a star, clockwise. */
function ringOf(side: 'coloured' | 'grey', star: string): readonly string[] {
  const { numbers, slots } = FACES[side];
  const names = slots?.[star] ?? numbers[star]?.map(String) ?? [];
  return names.map((name) => `${star}:${name}`);
}

function countGoals({ tiles, row }: Board, side: 'coloured' | 'grey'): void {
  const { numbers } = FACES[side];
  for (const star of Object.keys(numbers)) {
    const colours = ringOf(side, star).flatMap((space) => tiles.get(space) ?? []);
    if (colours.length < 6) continue;
    const single = new Set(colours).size === 1;
    row.stars += single ? (STARS[colours[0] ?? ''] ?? 0) : 12;
  }
  for (const number of [1, 2, 3, 4]) {
    const all = Object.entries(numbers).flatMap(([star, printed]) =>
      ringOf(side, star).filter((_, at) => printed[at] === number),
    );
    if (all.every((space) => tiles.has(space))) row.numbers += number * 4;
  }
}

function drawnFrom(lying: Amounts, colour: string, joker: string): Amounts {
  if (colour === joker) return { [joker]: 1 };
  return { [colour]: lying[colour] ?? 0, [joker]: Math.min(1, lying[joker] ?? 0) };
}

function lose(board: Board, column: Column, points: number): void {
  board.row[column] -= Math.max(0, Math.min(points, totalOf(board) - 1));
}

function totalOf({ row }: Board): number {
  return COLUMNS.reduce((total, column) => total + row[column], 0);
}

function freshBoard(): Board {
  const row = Object.fromEntries(COLUMNS.map((column) => [column, column === 'start' ? 5 : 0]));
  return { tiles: new Map(), row: row as Row, hand: {}, corners: {} };
}

function sum(one: Amounts, other: Amounts, times = 1): Record<string, number> {
  return Object.fromEntries(
    JOKERS.map((colour) => [colour, (one[colour] ?? 0) + times * (other[colour] ?? 0)]),
  );
}

function count(amounts: Amounts): number {
  return Object.values(amounts).reduce<number>((all, some) => all + (some ?? 0), 0);
}
