// The second colour of each player: that of the friendly troupe. No two of the four sets are of one colour.
import type { MatchSeat } from '$lib/referee/matchFile.ts';
import { SEAT_LOOKS } from '$lib/referee/looks.ts';
import * as v from 'valibot';
import { OptionsSchema } from '../rules/moves.ts';

/** Colour by seat. */
export type Colours = Readonly<Record<string, string>>;

type Look = (typeof SEAT_LOOKS)[number];

/** Colours that nobody plays with. */
export function freeLooks(seats: readonly Pick<MatchSeat, 'colour'>[]): readonly Look[] {
  return SEAT_LOOKS.filter((look) => seats.every(({ colour }) => colour !== look.colour));
}

/** A colour for every seat: the one asked for where it is free, else the next one that is. The latest wish comes last. */
export function soundColours(
  seats: readonly Pick<MatchSeat, 'id' | 'colour'>[],
  wanted: Colours,
): Colours {
  const free = freeLooks(seats).map(({ colour }) => colour as string);
  const given: Record<string, string> = {};
  const wishes = Object.entries(wanted).filter(([id]) => seats.some((seat) => seat.id === id));
  for (const [id, colour] of wishes.reverse())
    if (free.includes(colour) && !Object.values(given).includes(colour)) given[id] = colour;
  for (const { id } of seats) {
    const left = free.find((colour) => !Object.values(given).includes(colour));
    if (given[id] === undefined && left !== undefined) given[id] = left;
  }
  return given;
}

/** Second colours as the set-up of a match has them. */
export function coloursIn(options: unknown): Colours | undefined {
  const read = v.safeParse(OptionsSchema, options);
  return read.success ? read.output.friendlyColours : undefined;
}

/** The friendly troupe in its own colour, under its leader's name; in the leader's colour where none was told. */
export function friendOf(seat: MatchSeat, colours: Colours | undefined): MatchSeat {
  const look = SEAT_LOOKS.find(({ colour }) => colour === colours?.[seat.id]);
  return look === undefined ? seat : { ...seat, colour: look.colour, symbol: look.symbol };
}
