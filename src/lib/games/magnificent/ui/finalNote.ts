// What the final count keeps of its taps: four cards, coins, gems and the areas of the camp, player by player.
import * as v from 'valibot';
import { GemsSchema } from '../data/tables.ts';
import { HALF_READINGS } from '../rules/finalCount.ts';
import { CardNoteSchema, NO_CARD, type CardNote } from './cardNote.ts';

const few = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** More open spaces than this no gems can fill: storage holds twelve. */
export const MOST_OPEN = 12;

/** More than a player ever holds. */
export const MOST_COINS = 999;

/** More than anybody has come to, and by payments more than anybody has fallen to. */
export const MOST_BEFORE = 999;

const CountSchema = v.object({
  /** Points on the track before the final count. */
  before: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(-MOST_BEFORE), v.maxValue(MOST_BEFORE)),
    0,
  ),
  cards: v.pipe(v.array(CardNoteSchema), v.length(4)),
  coins: few(MOST_COINS),
  gems: GemsSchema,
  /** Open spaces of each area; undefined where there are too many to count, which a text keeps as null. */
  areas: v.pipe(
    v.array(
      v.pipe(
        v.nullish(few(MOST_OPEN)),
        v.transform((open) => open ?? undefined),
      ),
    ),
    v.length(9),
  ),
});
export type Count = v.InferOutput<typeof CountSchema>;

/** The player who is counted now stands in the open; the others wait by their colours. */
const NoteSchema = v.object({
  ...CountSchema.entries,
  fill: v.picklist(['any-gem', 'coloured-only']),
  half: v.optional(v.picklist(HALF_READINGS), 'each-card'),
  players: v.optional(v.picklist([1, 2, 3, 4])),
  /** Place of who is counted now, from 0. */
  at: v.optional(few(3), 0),
  others: v.optional(v.record(v.string(), CountSchema), {}),
});
export type FinalNote = v.InferOutput<typeof NoteSchema>;

const NOTHING: Count = {
  before: 0,
  cards: [NO_CARD, NO_CARD, NO_CARD, NO_CARD],
  coins: 0,
  gems: {},
  areas: Array.from({ length: 9 }, () => undefined),
};

export const NO_COUNT: FinalNote = {
  ...NOTHING,
  fill: 'any-gem',
  half: 'each-card',
  at: 0,
  others: {},
};

/** Another player is counted: what was told of this one waits by its seat. */
export function withPlayer(note: FinalNote, seats: readonly string[], at: number): FinalNote {
  const { before, cards, coins, gems, areas, others, ...table } = note;
  const left = seats[note.at];
  const next = seats[at];
  if (left === undefined || next === undefined) return note;
  const waiting = { ...others, [left]: { before, cards, coins, gems, areas } };
  return { ...table, ...(waiting[next] ?? NOTHING), others: waiting, at };
}

/** What is told of a seat so far, under the readings of the table; undefined where nothing is. */
export function countOf(
  note: FinalNote,
  seats: readonly string[],
  at: number,
): FinalNote | undefined {
  const count = at === note.at ? note : note.others[seats[at] ?? ''];
  if (count === undefined) return undefined;
  const { before, cards, coins, gems, areas } = count;
  const isTold =
    before !== 0 ||
    coins > 0 ||
    Object.values(gems).some((held) => (held ?? 0) > 0) ||
    areas.some((open) => open !== undefined) ||
    cards.some(({ full, kind }) => full !== undefined || kind !== undefined);
  return isTold ? { ...note, before, cards, coins, gems, areas } : undefined;
}

export function parseFinalNote(value: unknown): FinalNote | undefined {
  const read = v.safeParse(NoteSchema, value);
  return read.success ? read.output : undefined;
}

export function withCard(note: FinalNote, at: number, card: CardNote): FinalNote {
  return { ...note, cards: note.cards.map((one, place) => (place === at ? card : one)) };
}

/** The next count of open spaces: covered, one open, two …, and at last too many again. */
export function withAreaTapped(note: FinalNote, at: number): FinalNote {
  return withArea(note, at, nextOpen(note.areas[at]));
}

/** Every count that gems may still fill has to be told: seven open spaces are worth seven gems. */
export function nextOpen(open: number | undefined): number | undefined {
  if (open === undefined) return 0;
  return open >= MOST_OPEN ? undefined : open + 1;
}

export function withArea(note: FinalNote, at: number, open: number | undefined): FinalNote {
  return { ...note, areas: note.areas.map((one, place) => (place === at ? open : one)) };
}

/** As the adviser takes them: too many is more than there are gems. */
export function openIn({ areas }: FinalNote): readonly number[] {
  return areas.map((open) => open ?? MOST_OPEN + 1);
}
