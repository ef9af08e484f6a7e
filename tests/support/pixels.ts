// A drawn code as a camera sees it: four pixels a module, with the white round it.
import type { DrawnCode } from '../../src/lib/table/matchCode/drawn.ts';

const SCALE = 4;
const QUIET = 4;

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Fills the outline row by row, by the even-odd rule: it goes along whole units only. */
export function pixelsOf({ size, path }: Pick<DrawnCode, 'size' | 'path'>): Pixels {
  const edges = uprightEdges(path);
  const side = (size + 2 * QUIET) * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < size; y += 1) {
    const crossed = edges.filter(({ from, to }) => from <= y && y < to).map(({ x }) => x);
    for (let x = 0; x < size; x += 1) {
      const isDark = crossed.filter((at) => at <= x).length % 2 === 1;
      if (isDark) darken(data, side, x + QUIET, y + QUIET);
    }
  }
  return { width: side, height: side, data };
}

function darken(data: Uint8ClampedArray, side: number, x: number, y: number): void {
  for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1)
    for (let column = x * SCALE; column < (x + 1) * SCALE; column += 1)
      data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
}

interface Edge {
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

function uprightEdges(path: string): Edge[] {
  const edges: Edge[] = [];
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  const begin = (nextX: number, nextY: number) => {
    start = [nextX, nextY];
    [x, y] = start;
  };
  const goTo = (nextX: number, nextY: number) => {
    if (nextX === x && nextY !== y)
      edges.push({ x, from: Math.min(y, nextY), to: Math.max(y, nextY) });
    [x, y] = [nextX, nextY];
  };
  for (const [, command, words] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const [first = 0, second = 0] = (words?.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M') begin(first, second);
    else if (command === 'm') begin(x + first, y + second);
    else if (command === 'H') goTo(first, y);
    else if (command === 'h') goTo(x + first, y);
    else if (command === 'V') goTo(x, first);
    else if (command === 'v') goTo(x, y + first);
    else if (command === 'L') goTo(first, second);
    else if (command === 'l') goTo(x + first, y + second);
    else if (command === 'Z' || command === 'z') goTo(...start);
    else throw new Error(`What is ${command} in the outline of a code?`);
  }
  return edges;
}
