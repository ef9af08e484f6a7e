// What a seat looks like: five colours, each always with its own symbol.

export const SEAT_LOOKS = [
  { colour: 'seat-1', symbol: 'circle' },
  { colour: 'seat-2', symbol: 'triangle' },
  { colour: 'seat-3', symbol: 'square' },
  { colour: 'seat-4', symbol: 'star' },
  { colour: 'seat-5', symbol: 'drop' },
] as const;

export type SeatSymbol = (typeof SEAT_LOOKS)[number]['symbol'];

/** The symbol of a seat; a file may name one that this app does not draw. */
export function symbolOf(name: string): SeatSymbol {
  return SEAT_LOOKS.find(({ symbol }) => symbol === name)?.symbol ?? 'circle';
}

/** CSS colour of a seat. */
export function colourOf(name: string): string {
  const known = SEAT_LOOKS.find(({ colour }) => colour === name)?.colour ?? 'seat-1';
  return `var(--${known})`;
}
