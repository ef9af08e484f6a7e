// Lines of the camp for an SVG whose unit is one space.
import type { Area, CampBoard, Cell, Outline } from '../data/kinds.ts';

type Across = Pick<CampBoard, 'width'>;

/** The edge of joined spaces, each side that no neighbour shares. */
export function edgeOf(cells: readonly Cell[], { width }: Across): string {
  return edgeOfSpots(
    cells.map((cell) => ({ column: cell % width, row: Math.floor(cell / width) })),
  );
}

export function edgeOfSpots(spots: Outline): string {
  const names = new Set(spots.map(({ column, row }) => `${column}:${row}`));
  const has = (column: number, row: number) => names.has(`${column}:${row}`);
  return spots
    .flatMap(({ column, row }) => [
      ...(has(column, row - 1) ? [] : [`M${column} ${row}h1`]),
      ...(has(column, row + 1) ? [] : [`M${column} ${row + 1}h1`]),
      ...(has(column - 1, row) ? [] : [`M${column} ${row}v1`]),
      ...(has(column + 1, row) ? [] : [`M${column + 1} ${row}v1`]),
    ])
    .join('');
}

export function facesOf(cells: readonly Cell[], { width }: Across): string {
  return cells.map((cell) => `M${cell % width} ${Math.floor(cell / width)}h1v1h-1z`).join('');
}

export function facesOfSpots(spots: Outline): string {
  return spots.map(({ column, row }) => `M${column} ${row}h1v1h-1z`).join('');
}

/** Lines between all spaces. */
export function linesOf({ width, height }: Pick<CampBoard, 'width' | 'height'>): string {
  const across = Array.from({ length: height - 1 }, (_, at) => `M0 ${at + 1}H${width}`);
  const down = Array.from({ length: width - 1 }, (_, at) => `M${at + 1} 0V${height}`);
  return [...across, ...down].join('');
}

/** The rectangle between two spaces, whichever corners they are. */
export function areaBetween({ width }: Across, from: Cell, to: Cell): Area {
  const columns = [from % width, to % width];
  const rows = [Math.floor(from / width), Math.floor(to / width)];
  const column = Math.min(...columns);
  const row = Math.min(...rows);
  return {
    column,
    row,
    width: Math.max(...columns) - column + 1,
    height: Math.max(...rows) - row + 1,
  };
}
