// The outline of a camp tile and every way it can lie: turned and flipped. Rulebook «Строительство».
import type { Cell, CampBoard, Outline, Spot, TileSize } from '../data/kinds.ts';

export const SPACES_OF_SIZE = { small: 4, large: 6 } as const satisfies Record<TileSize, number>;

/** Right number of spaces, none of them twice, all joined by edges. */
export function isOutline(outline: Outline, size: TileSize): boolean {
  const names = new Set(outline.map(nameOf));
  return (
    outline.length === SPACES_OF_SIZE[size] &&
    names.size === outline.length &&
    isJoined(outline, names)
  );
}

/** Every different way the outline can lie, moved to the top left corner; 1, 2, 4 or 8 of them. */
export function waysOf(outline: Outline): readonly Outline[] {
  const ways = new Map<string, Outline>();
  let turned = outline;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    for (const way of [turned, flipped(turned)]) {
      const settled = toCorner(way);
      ways.set(settled.map(nameOf).join(' '), settled);
    }
    turned = turned.map(({ column, row }) => ({ column: -row, row: column }));
  }
  return [...ways.values()];
}

/** Whether these spaces of a camp are the outline, turned or flipped in any way. */
export function isOfOutline(
  { width }: Pick<CampBoard, 'width'>,
  cells: readonly Cell[],
  outline: Outline,
): boolean {
  const spots = cells.map((cell) => ({ column: cell % width, row: Math.floor(cell / width) }));
  const name = toCorner(spots).map(nameOf).join(' ');
  return waysOf(outline).some((way) => way.map(nameOf).join(' ') === name);
}

function flipped(outline: Outline): Outline {
  return outline.map(({ column, row }) => ({ column: -column, row }));
}

/** Row by row, the first row and the first column being 0. */
export function toCorner(outline: Outline): Outline {
  const column = Math.min(...outline.map((spot) => spot.column));
  const row = Math.min(...outline.map((spot) => spot.row));
  return outline
    .map((spot) => ({ column: spot.column - column, row: spot.row - row }))
    .sort((one, other) => one.row - other.row || one.column - other.column);
}

function nameOf({ column, row }: Spot): string {
  return `${column}:${row}`;
}

function isJoined(outline: Outline, names: ReadonlySet<string>): boolean {
  const [first] = outline;
  if (first === undefined) return false;
  const reached = new Set([nameOf(first)]);
  const queue = [first];
  for (let spot = queue.pop(); spot !== undefined; spot = queue.pop()) {
    for (const next of besides(spot)) {
      const name = nameOf(next);
      if (!names.has(name) || reached.has(name)) continue;
      reached.add(name);
      queue.push(next);
    }
  }
  return reached.size === names.size;
}

function besides({ column, row }: Spot): readonly Spot[] {
  return [
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row - 1 },
    { column, row: row + 1 },
  ];
}
