// Where a tile that is being laid goes with the next tap: among the places that the rules name.
import type { Camp, CampBoard, Cell, Outline } from '../data/kinds.ts';
import { placingsOf, type Placing } from '../rules/grid.ts';
import { toCorner } from '../rules/tiles.ts';

export interface Place {
  readonly cells: readonly Cell[];
  /** The tile may lie here; else it would lie apart from the others, which only the table can let stand. */
  readonly isLegal: boolean;
}

export type TurnKind = 'turn' | 'mirror';

export function placesFor(
  board: CampBoard,
  tiles: Camp,
  outline: Outline,
  adjacency: Placing['adjacency'],
): readonly Place[] {
  const legal = placingsOf(board, tiles, outline, adjacency);
  const names = new Set(legal.map(String));
  const free = placingsOf(board, tiles, outline, 'anywhere');
  return [
    ...legal.map((cells) => ({ cells, isLegal: true })),
    ...free
      .filter((cells) => !names.has(String(cells)))
      .map((cells) => ({ cells, isLegal: false })),
  ];
}

export function placeOf(places: readonly Place[], cells: readonly Cell[]): Place | undefined {
  return places.find((place) => String(place.cells) === String(cells));
}

/** A place over the tapped space: the tile keeps the way it lies if it can; tapped again, the next place over it. */
export function placeAt(
  places: readonly Place[],
  board: CampBoard,
  current: readonly Cell[],
  cell: Cell,
): Place | undefined {
  const over = preferred(places.filter(({ cells }) => cells.includes(cell)));
  const now = over.findIndex(({ cells }) => String(cells) === String(current));
  if (now >= 0) return over[(now + 1) % over.length];
  const shape = shapeOf(board, current);
  const alike = over.filter(({ cells }) => shapeOf(board, cells) === shape);
  return nearest(board, alike.length > 0 ? alike : over, [cell]);
}

/** The spaces it would have to cover where a tap finds no place: the rules say why not. Undefined where it is wider than the camp. */
export function triedAt(
  board: CampBoard,
  outline: Outline | undefined,
  current: readonly Cell[],
  cell: Cell,
  spaces: number,
): readonly Cell[] | undefined {
  return outline === undefined
    ? Array.from({ length: spaces }, () => cell)
    : placeAt(placesFor(board, [], outline, 'anywhere'), board, current, cell)?.cells;
}

/** The tile turned by a quarter, or mirrored, as near as it can lie to where it is. */
export function placeTurned(
  places: readonly Place[],
  board: CampBoard,
  current: readonly Cell[],
  kind: TurnKind,
): Place | undefined {
  let spots = spotsOf(board, current);
  for (let quarter = 0; quarter < 3; quarter += 1) {
    spots = spots.map(({ column, row }) =>
      kind === 'mirror' && quarter === 0 ? { column: -column, row } : { column: -row, row: column },
    );
    const shape = nameOf(spots);
    const alike = preferred(places.filter(({ cells }) => shapeOf(board, cells) === shape));
    const found = nearest(board, alike, current);
    if (found && String(found.cells) !== String(current)) return found;
  }
  return undefined;
}

/** One after another, only where the tile may lie. */
export function nextPlace(places: readonly Place[], current: readonly Cell[]): Place | undefined {
  const legal = places.filter(({ isLegal }) => isLegal);
  const now = legal.findIndex(({ cells }) => String(cells) === String(current));
  return legal[(now + 1) % Math.max(1, legal.length)];
}

function preferred(places: readonly Place[]): readonly Place[] {
  const legal = places.filter(({ isLegal }) => isLegal);
  return legal.length > 0 ? legal : places;
}

function nearest(
  board: CampBoard,
  places: readonly Place[],
  cells: readonly Cell[],
): Place | undefined {
  const aim = centreOf(board, cells);
  const farOf = ({ cells: one }: Place) => {
    const { column, row } = centreOf(board, one);
    return (column - aim.column) ** 2 + (row - aim.row) ** 2;
  };
  return [...places].sort((one, other) => farOf(one) - farOf(other))[0];
}

function spotsOf({ width }: CampBoard, cells: readonly Cell[]): Outline {
  return cells.map((cell) => ({ column: cell % width, row: Math.floor(cell / width) }));
}

function shapeOf(board: CampBoard, cells: readonly Cell[]): string {
  return cells.length === 0 ? '' : nameOf(spotsOf(board, cells));
}

function nameOf(spots: Outline): string {
  return toCorner(spots)
    .map(({ column, row }) => `${column}:${row}`)
    .join(' ');
}

function centreOf(board: CampBoard, cells: readonly Cell[]) {
  const spots = spotsOf(board, cells);
  const mean = (sum: number) => sum / Math.max(1, spots.length);
  return {
    column: mean(spots.reduce((sum, { column }) => sum + column, 0)),
    row: mean(spots.reduce((sum, { row }) => sum + row, 0)),
  };
}
