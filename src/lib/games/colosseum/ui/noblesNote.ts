// What the nobles' tool keeps of its taps: who stands where, how far arenas reach, who moves. Moves are ruled by the rules.
import * as v from 'valibot';
import { NOBLES } from '../data/assets.ts';
import { LATEST } from '../data/rulesets.ts';
import type { ArenaSide, Move } from '../rules/moves.ts';
import { grown } from '../rules/ring.ts';
import { rulesOf, tableOf } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import { seatOf } from '../rules/table.ts';

export const TABLE = tableOf(LATEST);
export const RULES = rulesOf(LATEST);

const { arena, ring, seats, supply } = TABLE.tables;
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const Square = whole(0, ring.squares - 1);
const Medals = whole(0, supply.medals);

const PlaceSchema = v.object({
  from: Square,
  size: whole(arena.start, arena.most),
  loge: v.boolean(),
  medals: Medals,
});
export type Place = v.InferOutput<typeof PlaceSchema>;

const NoteSchema = v.object({
  /** Clockwise from the Emperor's square. */
  places: v.pipe(v.array(PlaceSchema), v.minLength(seats.min), v.maxLength(seats.max)),
  /** Place that moves now. */
  turn: whole(0, seats.max - 1),
  hasRolled: v.boolean(),
  ring: v.object(v.entriesFromList(NOBLES, Square)),
});
export type NoblesNote = v.InferOutput<typeof NoteSchema>;

export const COUNTS = [3, 4, 5] as const;

/** The ring as it is set up for so many players. */
export function freshRing(count: (typeof COUNTS)[number]): NoblesNote {
  return {
    places: (ring.arenas[count] ?? []).map((from) => ({
      from,
      size: arena.start,
      loge: false,
      medals: 0,
    })),
    turn: 0,
    hasRolled: false,
    ring: { ...ring.nobles },
  };
}

export function parseNoblesNote(value: unknown): NoblesNote | undefined {
  const read = v.safeParse(NoteSchema, value);
  if (!read.success || read.output.turn >= read.output.places.length) return undefined;
  return begunAt(read.output).allowed ? read.output : undefined;
}

/** The seat of a place in the state below. */
export const seatAt = (place: number) => `seat-${place}`;

/** The note as a table of a match in which this place is about to move, or has moved. */
export function stateOf(note: NoblesNote): State {
  const begun = begunAt(note);
  if (!begun.allowed) throw new Error(`No such ring: ${begun.refusal.clause}`);
  return begun.state;
}

function begunAt({ places, turn, hasRolled, ring }: NoblesNote) {
  const seats = places.map((_, place) => seatAt(place));
  const seat = seatAt(turn);
  return RULES.begin({
    seats,
    firstSeat: seat,
    level: 'referee',
    options: {},
    houseRulings: {},
    position: {
      round: 1,
      phase: 'producing',
      first: seat,
      seats: Object.fromEntries(
        places.map(({ from, size, loge, medals }, place) => [
          seatAt(place),
          { coins: 0, arena: { from, size }, loge, medals },
        ]),
      ),
      medals: medalsLeft(places),
      ring,
      ...(hasRolled ? { roller: seat } : {}),
    },
  });
}

/** Medals that nobody has. */
export function medalsLeft(places: readonly Place[]): number {
  const held = places.reduce((sum, { medals }) => sum + medals, 0);
  return Math.max(0, TABLE.tables.supply.medals - held);
}

/** The note once the rules have carried out a move; as it is where they refuse. */
export function after(note: NoblesNote, move: Move): NoblesNote {
  const ruling = RULES.rule(stateOf(note), move);
  if (!ruling.allowed) return note;
  const { state } = ruling;
  return {
    ...note,
    hasRolled: true,
    ring: { ...(state.ring ?? note.ring) },
    places: note.places.map((place, at) => ({
      ...place,
      medals: seatOf(state, seatAt(at))?.medals ?? place.medals,
    })),
  };
}

/** A place moves instead of the one before. */
export function withTurn(note: NoblesNote, turn: number): NoblesNote {
  return { ...note, turn: turn % note.places.length, hasRolled: false };
}

export function withPlace(note: NoblesNote, at: number, change: Partial<Place>): NoblesNote {
  const places = note.places.map((place, one) => (one === at ? { ...place, ...change } : place));
  return { ...note, places };
}

export function withNoble(
  note: NoblesNote,
  noble: keyof NoblesNote['ring'],
  square: number,
): NoblesNote {
  return { ...note, ring: { ...note.ring, [noble]: square } };
}

/** The arena one square longer; undefined where the rules do not let it grow there. */
export function expanded(note: NoblesNote, at: number, side: ArenaSide): NoblesNote | undefined {
  const place = note.places[at];
  if (place === undefined || place.size >= TABLE.tables.arena.most) return undefined;
  const bigger = withPlace(note, at, grown(TABLE.tables.ring, place, side));
  return begunAt(bigger).allowed ? bigger : undefined;
}

/** The arena as it was at the beginning. */
export function shrunk(note: NoblesNote, at: number): NoblesNote {
  const from = TABLE.tables.ring.arenas[note.places.length]?.[at] ?? 0;
  return withPlace(note, at, { from, size: TABLE.tables.arena.start });
}
