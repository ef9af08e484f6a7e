// Where the squares of the ring lie: an oval cut into pieces of the same length, the first at the top, clockwise.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Block {
  /** Middle of the square. */
  readonly at: Spot;
  /** One unit outwards. */
  readonly out: Spot;
  /** Outline of the square. */
  readonly path: string;
}

export interface Oval {
  readonly centre: Spot;
  /** Half axes along the middle of the squares. */
  readonly rx: number;
  readonly ry: number;
  /** From the inner to the outer edge of a square. */
  readonly depth: number;
}

export const FIELD = { width: 360, height: 330 } as const;

export const OVAL: Oval = { centre: { x: 180, y: 165 }, rx: 142, ry: 127, depth: 34 };

const STEPS = 1440;

/** The oval from square to square; `count` squares of the same length. */
export function blocksOf(oval: Oval, count: number): Block[] {
  const walk = walked(oval, count);
  return Array.from({ length: count }, (_, square) => ({
    at: spotAt(oval, walk(square)),
    out: outAt(oval, walk(square)),
    path: bandPath(oval, walk, square, 1, -oval.depth / 2, oval.depth / 2, 0),
  }));
}

/** A band beside some squares in a row: from `inner` to `outer`, counted from their middle; `gap` squares are left free at both ends. */
export function bandOf(
  oval: Oval,
  count: number,
  { from, size }: { readonly from: number; readonly size: number },
  [inner, outer]: readonly [number, number],
  gap = 0.06,
): string {
  return bandPath(oval, walked(oval, count), from, size, inner, outer, gap);
}

/** The middle of some squares in a row, so far outwards. */
export function middleOf(
  oval: Oval,
  count: number,
  { from, size }: { readonly from: number; readonly size: number },
  outwards: number,
): Spot {
  const angle = walked(oval, count)(from + (size - 1) / 2);
  return moved(spotAt(oval, angle), outAt(oval, angle), outwards);
}

/** Places for several figures on one square: side by side across the band, the last ones further out. */
export function fanned({ at, out }: Block, count: number, room: number): Spot[] {
  return Array.from({ length: count }, (_, one) =>
    moved(at, out, (one - (count - 1) / 2) * (count > 1 ? room / (count - 1) : 0)),
  );
}

/** The nearest of some spots; none where all are further than `reach`. */
export function nearest<Thing extends { readonly spot: Spot }>(
  things: readonly Thing[],
  { x, y }: Spot,
  reach: number,
): Thing | undefined {
  const far = ({ spot }: Thing) => Math.hypot(spot.x - x, spot.y - y);
  const [first] = [...things].sort((one, other) => far(one) - far(other));
  return first !== undefined && far(first) <= reach ? first : undefined;
}

/** Angle of a square's middle, halves between squares allowed; equal steps along the oval, not equal angles. */
function walked({ rx, ry }: Oval, count: number): (square: number) => number {
  const lengths = [0];
  for (let step = 1; step <= STEPS; step += 1) {
    const angle = ((step - 0.5) / STEPS) * 2 * Math.PI;
    const piece = Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle));
    lengths.push((lengths[step - 1] ?? 0) + piece);
  }
  const whole = lengths[STEPS] ?? 1;
  return (square) => {
    const wanted = (((square / count) % 1) + 1) % 1;
    const step = lengths.findIndex((length) => length >= wanted * whole);
    return (step / STEPS) * 2 * Math.PI;
  };
}

/** Angles go clockwise from the top. */
function spotAt({ centre, rx, ry }: Oval, angle: number): Spot {
  return { x: centre.x + rx * Math.sin(angle), y: centre.y - ry * Math.cos(angle) };
}

function outAt({ rx, ry }: Oval, angle: number): Spot {
  const [x, y] = [ry * Math.sin(angle), -rx * Math.cos(angle)];
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

function moved({ x, y }: Spot, out: Spot, by: number): Spot {
  return { x: x + out.x * by, y: y + out.y * by };
}

function bandPath(
  oval: Oval,
  walk: (square: number) => number,
  from: number,
  size: number,
  inner: number,
  outer: number,
  gap: number,
): string {
  const pieces = size * 4;
  const angles = Array.from({ length: pieces + 1 }, (_, piece) =>
    walk(from - 0.5 + gap + (piece / pieces) * (size - 2 * gap)),
  );
  const edge = (by: number) =>
    angles.map((angle) => {
      const { x, y } = moved(spotAt(oval, angle), outAt(oval, angle), by);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  return `M${edge(outer).join('L')}L${edge(inner).reverse().join('L')}z`;
}
