// The course of a match as lines on a plane: steps, as points come, with a mark where each round ended.
import { extent, ticks } from 'd3-array';
import { curveStepAfter, line } from 'd3-shape';
import { roundEnds, totalAt, type Course } from '../../referee/course.ts';
import type { SeatId } from '../../referee/ruling.ts';

export interface DrawnSeat {
  readonly seat: SeatId;
  /** The `d` of a path. */
  readonly path: string;
  /** Where each round ended, beside each other where points are equal. */
  readonly marks: readonly { readonly x: number; readonly y: number }[];
  readonly total: number;
  readonly end: { readonly x: number; readonly y: number };
  /** Height of the total beside the end, moved so that none lies on another. */
  readonly labelY: number;
}

export interface DrawnCourse {
  readonly seats: readonly DrawnSeat[];
  readonly levels: readonly { readonly y: number; readonly points: number }[];
  /** Each round with its span. */
  readonly rounds: readonly {
    readonly round: number;
    readonly from: number;
    readonly to: number;
  }[];
}

export interface Plane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Between two totals beside each other, in pixels. */
  readonly apart: number;
}

/** How many lines of equal points, about. */
const LEVELS = 4;

export function drawCourse(course: Course, plane: Plane): DrawnCourse {
  const seats = [...course.seats.keys()];
  const every = [...course.seats.values()].flat().map(({ total }) => total);
  const [least = 0, most = 1] = extent([0, ...every]);
  const span = Math.max(1, most - least);
  const x = (act: number) =>
    plane.left + ((plane.right - plane.left) * act) / Math.max(1, course.acts);
  const y = (points: number) =>
    plane.bottom - ((plane.bottom - plane.top) * (points - least)) / span;
  const steps = line<{ act: number; total: number }>(
    ({ act }) => x(act),
    ({ total }) => y(total),
  )
    .curve(curveStepAfter)
    .digits(1);
  const rounds = roundEnds(course).map(({ round, act }, index) => {
    const from = course.rounds[index]?.from ?? 0;
    return { round, from: x(from), to: x(act), last: act };
  });
  /** Seats with equal points stand beside each other: how many marks to the side. */
  const aside = (seat: SeatId, act: number): number => {
    const equal = seats.filter((one) => totalAt(course, one, act) === totalAt(course, seat, act));
    return equal.indexOf(seat) - (equal.length - 1) / 2;
  };
  const drawn = seats.map((seat) => {
    const total = totalAt(course, seat, course.acts);
    const told = course.seats.get(seat) ?? [];
    const isAtEnd = told.at(-1)?.act === course.acts;
    const path = isAtEnd ? told : [...told, { act: course.acts, total }];
    const marks = rounds.map(({ to, last }) => ({
      x: to + aside(seat, last) * plane.apart * 0.5,
      y: y(totalAt(course, seat, last)),
    }));
    return { seat, path: steps(path) ?? '', marks, total, end: { x: plane.right, y: y(total) } };
  });
  const heights = spread(
    drawn.map(({ end }) => end.y),
    plane,
  );
  return {
    seats: drawn.map((one, index) => ({ ...one, labelY: heights[index] ?? one.end.y })),
    levels: ticks(least, most, LEVELS).map((points) => ({ y: y(points), points })),
    rounds: rounds.map(({ round, from, to }) => ({ round, from, to })),
  };
}

/** The same heights, so far apart that a total fits between them, in their order, within the plane as far as there is room. */
function spread(heights: readonly number[], { top, bottom, apart }: Plane): readonly number[] {
  const order = heights.map((_, index) => index);
  order.sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const result = [...heights];
  let floor = top - apart;
  for (const index of order) {
    floor = Math.max(result[index] ?? 0, floor + apart);
    result[index] = floor;
  }
  let ceiling = Math.max(bottom, top + apart * (heights.length - 1)) + apart;
  for (const index of order.toReversed()) {
    ceiling = Math.min(result[index] ?? 0, ceiling - apart);
    result[index] = ceiling;
  }
  return result;
}
