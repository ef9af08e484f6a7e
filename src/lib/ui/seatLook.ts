// What a seat looks like: its colour on the page, and the shape of its symbol.
import { SEAT_LOOKS } from '../referee/looks.ts';

export type SeatSymbol = (typeof SEAT_LOOKS)[number]['symbol'];

/** One shape of equal weight for each symbol, on 16 by 16. */
export const SEAT_SHAPES: Readonly<Record<SeatSymbol, string>> = {
  circle: 'M8 1.4a6.6 6.6 0 1 1 0 13.2a6.6 6.6 0 1 1 0-13.2z',
  triangle: 'M8 1.2L15.3 14.2H0.7z',
  square: 'M2 2H14V14H2z',
  star: 'M8 0.4L10 5.4L15.4 5.8L11.3 9.3L12.6 14.6L8 11.7L3.4 14.6L4.7 9.3L0.6 5.8L6 5.4z',
  drop: 'M8 0.6C10.2 4.2 12.9 6.6 12.9 10.3A4.9 4.9 0 0 1 3.1 10.3C3.1 6.6 5.8 4.2 8 0.6z',
};

/** The symbol of a seat. Whatever is shown of a match has seats that are seen apart already: `referee/looks.ts`. */
export function symbolOf(name: string): SeatSymbol {
  return SEAT_LOOKS.find(({ symbol }) => symbol === name)?.symbol ?? 'circle';
}

/** CSS colour of a seat. */
export function colourOf(name: string): string {
  const known = SEAT_LOOKS.find(({ colour }) => colour === name)?.colour ?? 'seat-1';
  return `var(--${known})`;
}
