// The camp as a grid: where a tile may lie, what it covers, which areas, rows and columns are whole. Rulebook «Строительство»,
// «Конец игры», «Получение очков за карты импресарио».
import type {
  Area,
  Camp,
  CampBoard,
  Cell,
  Colour,
  Gain,
  Outline,
  PlacedTile,
  TileKind,
  Tiles,
} from '../data/kinds.ts';
import { colourOfTile, sizeOfTile, tilesOf } from '../data/kinds.ts';
import { SPACES_OF_SIZE, isOfOutline, isOutline, waysOf } from './tiles.ts';

type Grid = Pick<CampBoard, 'width' | 'height'>;

export function isInside({ width, height }: Grid, area: Area): boolean {
  return area.column + area.width <= width && area.row + area.height <= height;
}

export function cellsOf({ width }: Pick<Grid, 'width'>, area: Area): readonly Cell[] {
  return Array.from(
    { length: area.width * area.height },
    (_, at) => (area.row + Math.floor(at / area.width)) * width + area.column + (at % area.width),
  );
}

/** No space belongs to two areas. */
export function areDisjoint(board: Pick<CampBoard, 'width' | 'areas'>): boolean {
  const cells = board.areas.flatMap((area) => cellsOf(board, area));
  return new Set(cells).size === cells.length;
}

/** Spaces under tiles; gems of the final count are not among them. */
export function coveredBy(camp: Camp): ReadonlySet<Cell> {
  return new Set(camp.flatMap(({ cells }) => cells));
}

export interface Placing {
  /** How this tile looks; undefined where nobody has drawn it, then any joined spaces will do. */
  readonly outline?: Outline | undefined;
  readonly supply: Tiles;
  readonly adjacency: 'adjacent' | 'anywhere';
}

export type PlacingClause =
  | 'magnificent.build.supply-exhausted'
  | 'magnificent.build.small-covers-four'
  | 'magnificent.build.large-covers-six'
  | 'magnificent.build.rotate-and-flip'
  | 'magnificent.build.inside-and-no-overlap'
  | 'magnificent.build.later-tiles-adjacent';

/** The clause that forbids the tile to lie on these spaces; undefined where it may. */
export function refusePlacing(
  grid: Grid,
  camp: Camp,
  { tile, cells }: PlacedTile,
  { outline, supply, adjacency }: Placing,
): PlacingClause | undefined {
  if (tilesOf(supply, tile) <= 0) return 'magnificent.build.supply-exhausted';
  const size = sizeOfTile(tile);
  if (cells.length !== SPACES_OF_SIZE[size])
    return size === 'small'
      ? 'magnificent.build.small-covers-four'
      : 'magnificent.build.large-covers-six';
  const covered = coveredBy(camp);
  if (cellsAmiss(grid, covered, cells).length > 0) return 'magnificent.build.inside-and-no-overlap';
  if (!isShaped(grid, tile, cells, outline)) return 'magnificent.build.rotate-and-flip';
  if (adjacency === 'adjacent' && covered.size > 0 && !touches(grid, covered, cells))
    return 'magnificent.build.later-tiles-adjacent';
  return undefined;
}

/** Spaces where the tile cannot lie: outside, under a tile, or told twice. */
export function cellsAmiss(
  { width, height }: Grid,
  covered: ReadonlySet<Cell>,
  cells: readonly Cell[],
): readonly Cell[] {
  return cells.filter(
    (cell, at) =>
      cell < 0 || cell >= width * height || covered.has(cell) || cells.indexOf(cell) !== at,
  );
}

function isShaped(
  grid: Grid,
  tile: TileKind,
  cells: readonly Cell[],
  outline: Outline | undefined,
): boolean {
  if (outline !== undefined) return isOfOutline(grid, cells, outline);
  const spots = cells.map((cell) => ({
    column: cell % grid.width,
    row: Math.floor(cell / grid.width),
  }));
  return isOutline(spots, sizeOfTile(tile));
}

/** Every place where the tile may lie, each as its spaces in rising order. */
export function placingsOf(
  grid: Grid,
  camp: Camp,
  outline: Outline,
  adjacency: Placing['adjacency'] = 'adjacent',
): readonly (readonly Cell[])[] {
  const covered = coveredBy(camp);
  const isAnywhere = adjacency === 'anywhere' || covered.size === 0;
  return waysOf(outline).flatMap((way) => {
    const wide = Math.max(...way.map(({ column }) => column)) + 1;
    const high = Math.max(...way.map(({ row }) => row)) + 1;
    const places: (readonly Cell[])[] = [];
    for (let top = 0; top + high <= grid.height; top += 1) {
      for (let left = 0; left + wide <= grid.width; left += 1) {
        const cells = way.map(({ column, row }) => (top + row) * grid.width + left + column);
        if (cells.some((cell) => covered.has(cell))) continue;
        if (isAnywhere || touches(grid, covered, cells)) places.push(cells);
      }
    }
    return places;
  });
}

/** An edge of one of the spaces is shared; corners do not count. */
function touches(grid: Grid, covered: ReadonlySet<Cell>, cells: readonly Cell[]): boolean {
  return cells.some((cell) => besides(grid, cell).some((next) => covered.has(next)));
}

function besides({ width, height }: Grid, cell: Cell): readonly Cell[] {
  const column = cell % width;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < width - 1 ? [cell + 1] : []),
    ...(cell >= width ? [cell - width] : []),
    ...(cell < width * (height - 1) ? [cell + width] : []),
  ];
}

/** Bonuses under a tile, in the order of the spaces. */
export function bonusesUnder(
  { bonuses }: Pick<CampBoard, 'bonuses'>,
  cells: readonly Cell[],
): readonly Gain[] {
  return cells.flatMap((cell) =>
    bonuses.filter((space) => space.cell === cell).map(({ bonus }) => bonus),
  );
}

/** Spaces of each area that no tile covers, in the order of the areas. */
export function uncoveredByArea(
  board: Pick<CampBoard, 'width' | 'areas'>,
  covered: ReadonlySet<Cell>,
): readonly (readonly Cell[])[] {
  return board.areas.map((area) => cellsOf(board, area).filter((cell) => !covered.has(cell)));
}

/** Rows covered from end to end, counted from 0 at the top. */
export function wholeRows(grid: Grid, covered: ReadonlySet<Cell>): readonly number[] {
  const { width, height } = grid;
  return linesOf(height).filter((row) =>
    cellsOf(grid, { column: 0, row, width, height: 1 }).every((cell) => covered.has(cell)),
  );
}

export function wholeColumns(grid: Grid, covered: ReadonlySet<Cell>): readonly number[] {
  const { width, height } = grid;
  return linesOf(width).filter((column) =>
    cellsOf(grid, { column, row: 0, width: 1, height }).every((cell) => covered.has(cell)),
  );
}

function linesOf(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** `whole-tiles`: no tile may stick out of the rectangle. */
export type RectangleReading = 'any-rectangle' | 'whole-tiles';

/** The largest rectangle of spaces under tiles of one colour; undefined where there is none. */
export function largestRectangle(
  grid: Grid,
  camp: Camp,
  colour: Colour,
  reading: RectangleReading = 'any-rectangle',
): Area | undefined {
  const tiles = camp.filter(({ tile }) => colourOfTile(tile) === colour);
  const sums = sumsOf(grid, coveredBy(tiles));
  let best: Area | undefined;
  for (let row = 0; row < grid.height; row += 1) {
    for (let column = 0; column < grid.width; column += 1) {
      // A wider rectangle is never taller than a narrower one from the same corner.
      let most = grid.height - row;
      for (let width = 1; column + width <= grid.width && most > 0; width += 1) {
        most = heightUpTo(sums, grid, { column, row, width, height: most });
        for (let height = most; height > 0; height -= 1) {
          const area = { column, row, width, height };
          if (width * height <= sizeOf(best)) break;
          if (reading === 'whole-tiles' && !holdsWhole(grid, area, tiles)) continue;
          best = area;
        }
      }
    }
  }
  return best;
}

export function sizeOf(area: Area | undefined): number {
  return area === undefined ? 0 : area.width * area.height;
}

/** How far down a rectangle of this corner and width is full, at most its own height. */
function heightUpTo(sums: readonly number[], grid: Grid, area: Area): number {
  let height = 0;
  while (height < area.height) {
    const line = { ...area, row: area.row + height, height: 1 };
    if (sumIn(sums, grid, line) < area.width) break;
    height += 1;
  }
  return height;
}

/** Covered spaces above and left of each corner of the grid. */
function sumsOf({ width, height }: Grid, covered: ReadonlySet<Cell>): readonly number[] {
  const sums = new Array<number>((width + 1) * (height + 1)).fill(0);
  const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      sums[(row + 1) * (width + 1) + column + 1] =
        at(row, column + 1) +
        at(row + 1, column) -
        at(row, column) +
        (covered.has(row * width + column) ? 1 : 0);
  return sums;
}

function sumIn(sums: readonly number[], { width }: Grid, area: Area): number {
  const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0;
  const [right, below] = [area.column + area.width, area.row + area.height];
  return (
    at(below, right) - at(area.row, right) - at(below, area.column) + at(area.row, area.column)
  );
}

function holdsWhole({ width }: Grid, area: Area, tiles: readonly PlacedTile[]): boolean {
  return tiles.every(({ cells }) => {
    const within = cells.filter((cell) => {
      const column = (cell % width) - area.column;
      const row = Math.floor(cell / width) - area.row;
      return column >= 0 && column < area.width && row >= 0 && row < area.height;
    }).length;
    return within === 0 || within === cells.length;
  });
}
