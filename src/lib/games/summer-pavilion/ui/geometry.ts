// Where the seven stars, their spaces and the features between them lie on our drawing of the player board.
// Six rhombi of 60° make a star; six stars stand round the seventh, so pillars and statues fall into rhombic gaps.
import type { Board, Feature, Space } from '../rules/board.ts';
import { SLOTS_OF_A_STAR } from '../rules/board.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Edge of a rhombus in drawing units. */
const EDGE = 40;
/** Half the line of grout between two tiles. */
const GROUT = 1.3;
const TIP = EDGE * Math.sqrt(3);
/** Half of what lies between two lines of figures. */
const LINE = 7;
/** Between the centres of two neighbouring stars; a little more than 3 edges, so that features can breathe. */
const APART = EDGE * 3 + 4;

/** Degrees clockwise from the right, as drawing programs count them. */
const ANGLE_BY_PLACE = { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 } as const;

/** The whole drawing: x, y, width, height. */
export const VIEW = {
  x: -(APART + 1.5 * EDGE) - 3,
  y: -(APART * Math.sin(Math.PI / 3) + TIP) - 3,
  width: 2 * (APART + 1.5 * EDGE) + 6,
  height: 2 * (APART * Math.sin(Math.PI / 3) + TIP) + 6,
} as const;

export interface Cut {
  readonly space: Space;
  /** Middle of the rhombus. */
  readonly middle: Point;
  /** Corners of the glazed tile, for an SVG `points` attribute. */
  readonly tile: string;
  /** Corners of what a thumb may touch: the rhombus and a quarter of each gap beside it. */
  readonly touch: string;
  /** Where two figures find room, one below the other. */
  readonly upper: Point;
  readonly lower: Point;
}

export interface Ornament {
  readonly feature: Feature;
  readonly at: Point;
}

export function cutsOf({ spaces }: Board): readonly Cut[] {
  return spaces.map((space) => cutOf(space));
}

/** Middle of a star. */
export function centreOf(place: Space['star']['place']): Point {
  return place === 'center' ? { x: 0, y: 0 } : polar(APART, ANGLE_BY_PLACE[place]);
}

/** Windows sit outside their star; pillars and statues in the gap their four spaces leave. */
export function ornamentsOf(board: Board): readonly Ornament[] {
  return board.features.map((feature) => {
    const middles = feature.spaces.map((index) => middleOf(board.spaces[index]));
    const mean = scaled(
      middles.reduce((sum, point) => added(sum, point), { x: 0, y: 0 }),
      1 / middles.length,
    );
    if (feature.kind !== 'window') return { feature, at: mean };
    const star = board.spaces[feature.spaces[0] ?? 0]?.star.place ?? 'center';
    const centre = centreOf(star);
    const outward = { x: mean.x - centre.x, y: mean.y - centre.y };
    return { feature, at: added(centre, scaled(outward, (EDGE * 1.27) / lengthOf(outward))) };
  });
}

function cutOf(space: Space): Cut {
  const centre = centreOf(space.star.place);
  const angle = tipAngle(space.slot);
  const at = (length: number, turn: number) => added(centre, polar(length, angle + turn));
  const middle = at(TIP / 2, 0);
  const corners = [centre, at(EDGE, -30), at(TIP, 0), at(EDGE, 30)];
  const gap = EDGE * 1.5;
  return {
    space,
    middle,
    tile: pointsText(corners.map((corner) => inset(corner, middle))),
    touch: pointsText([centre, at(EDGE, -30), at(gap, -30), at(TIP, 0), at(gap, 30), at(EDGE, 30)]),
    upper: added(middle, scaled(lineOf(angle), -1)),
    lower: added(middle, lineOf(angle)),
  };
}

function middleOf(space: Space | undefined): Point {
  if (space === undefined) return { x: 0, y: 0 };
  return added(centreOf(space.star.place), polar(TIP / 2, tipAngle(space.slot)));
}

/** From the middle of a rhombus half a line down. One that lies on an edge leans, and so do two lines in it. */
function lineOf(tip: number): Point {
  const { x, y } = polar(1, tip);
  if (Math.abs(x) < 0.01) return { x: 0, y: LINE * 1.25 };
  return { x: Math.sign(x * y) * LINE * Math.tan(Math.PI / 6), y: LINE };
}

/** The first space points up, the others follow clockwise. */
function tipAngle(slot: number): number {
  return -90 + (360 / SLOTS_OF_A_STAR) * slot;
}

function inset(corner: Point, middle: Point): Point {
  const away = { x: corner.x - middle.x, y: corner.y - middle.y };
  const length = lengthOf(away);
  // Sharp corners move further than blunt ones for the same line of grout.
  const sharp = length > EDGE * 0.7 ? 2 : 1.155;
  return added(middle, scaled(away, (length - GROUT * sharp) / length));
}

function polar(length: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: length * Math.cos(radians), y: length * Math.sin(radians) };
}

function added(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}

function scaled({ x, y }: Point, by: number): Point {
  return { x: x * by, y: y * by };
}

function lengthOf({ x, y }: Point): number {
  return Math.hypot(x, y);
}

function pointsText(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
