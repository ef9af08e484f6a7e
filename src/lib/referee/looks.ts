// What seats are told apart by at a glance: five colours, each with its own symbol. A file of another hand may name others, or one twice.
import type { MatchSeat } from './matchFile.ts';
import { isSameName, isUnseen } from './nameKey.ts';

export const SEAT_LOOKS = [
  { colour: 'seat-1', symbol: 'circle' },
  { colour: 'seat-2', symbol: 'triangle' },
  { colour: 'seat-3', symbol: 'square' },
  { colour: 'seat-4', symbol: 'star' },
  { colour: 'seat-5', symbol: 'drop' },
] as const;

const COLOURS: readonly string[] = SEAT_LOOKS.map(({ colour }) => colour);
const SYMBOLS: readonly string[] = SEAT_LOOKS.map(({ symbol }) => symbol);

/**
 * Seats as they are seen: no two look alike. A colour or a symbol that the app does not draw, or that an earlier seat has, gives way to a
 * free one, the same each time; a name of which nothing is seen gives way to the number of its place, and one that an earlier seat has
 * goes with it.
 */
export function seenSeats(seats: readonly MatchSeat[]): readonly MatchSeat[] {
  const colours = apart(
    seats.map(({ colour }) => colour),
    COLOURS,
  );
  const symbols = apart(
    seats.map(({ symbol }) => symbol),
    SYMBOLS,
    colours.map((colour) => SYMBOLS[COLOURS.indexOf(colour)]),
  );
  return seats.map((seat, at) => ({
    ...seat,
    name: nameApart(seats, at),
    colour: colours[at] ?? seat.colour,
    symbol: symbols[at] ?? seat.symbol,
  }));
}

/** What was told stands where it is drawn and no earlier one has it; the others take what they would `rather` have, or the first one free. */
function apart(
  told: readonly string[],
  drawn: readonly string[],
  rather: readonly (string | undefined)[] = [],
): readonly string[] {
  const stands = (one: string, at: number) => drawn.includes(one) && told.indexOf(one) === at;
  const taken = new Set(told.filter(stands));
  return told.map((one, at) => {
    if (stands(one, at)) return one;
    const free = [rather[at], ...drawn].find((other) => other !== undefined && !taken.has(other));
    // More seats than looks: no game of ours has so many.
    const look = free ?? drawn[at % drawn.length] ?? one;
    taken.add(look);
    return look;
  });
}

function nameApart(seats: readonly MatchSeat[], at: number): string {
  const name = seats[at]?.name ?? '';
  const place = `#${at + 1}`;
  if (isUnseen(name)) return place;
  return seats.slice(0, at).some((one) => isSameName(one.name, name))
    ? `${name.trim()} ${place}`
    : name;
}
