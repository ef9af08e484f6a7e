// The arc of the theatre dial: where its spaces lie, how many are drawn, and which one a finger points at.
import type { Place } from '../rules/facts.ts';
import { needleAt, placeOf } from '../rules/needle.ts';

/** Half-circle in units of the drawing, its centre at 0 0. */
export const RING = { inner: 98, outer: 146, middle: 122 } as const;

/** Degrees that one side takes when its end is known, and when it stays open. */
const CLOSED = 86;
const OPEN = 76;

/** Spaces drawn on an open side at least. */
const LEAST = 8;

export interface Arc {
  /** Spaces drawn on each side. */
  readonly spaces: number;
  /** Degrees of one space. */
  readonly step: number;
  readonly isOpen: boolean;
}

/** `dial` 0 is a dial of unknown length: its arc grows with the needle and never shows an end. */
export function arcFor(dial: number, places: readonly Place[]): Arc {
  const furthest = Math.max(...places.map(({ space }) => space));
  const spaces = dial === 0 ? Math.max(LEAST, furthest + 1) : dial;
  return { spaces, step: (dial === 0 ? OPEN : CLOSED) / spaces, isOpen: dial === 0 };
}

/** Degrees from the upright, comedy to the right. */
export function angleOf({ step }: Arc, { mood, space }: Place): number {
  const angle = (space - 0.5) * step;
  return mood === 'comedy' ? angle : -angle;
}

/** The space under a point, seen from the centre; `y` grows downwards. */
export function placeAt({ spaces, step }: Arc, x: number, y: number): Place {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  const needle = Math.floor(degrees / step);
  return placeOf(Math.max(-spaces, Math.min(spaces - 1, needle)));
}

/** Outline of one space. */
export function spacePath({ step }: Arc, place: Place): string {
  const first = needleAt(place) * step;
  const last = first + step;
  const { inner, outer } = RING;
  const [a, b] = [pointAt(first, inner), pointAt(first, outer)];
  const [c, d] = [pointAt(last, outer), pointAt(last, inner)];
  return `M${a}L${b}A${outer} ${outer} 0 0 1 ${c}L${d}A${inner} ${inner} 0 0 0 ${a}Z`;
}

export function pointAt(degrees: number, radius: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${round(Math.sin(radians) * radius)} ${round(-Math.cos(radians) * radius)}`;
}

/** Numerals that have room: all, or 1 and every fifth. */
export function isNumbered({ spaces }: Arc, space: number): boolean {
  return spaces <= 12 || space === 1 || space % 5 === 0;
}

export function numeralSize({ step, spaces }: Arc): number {
  return spaces > 12 ? 13 : Math.min(20, round(step * 1.75));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
