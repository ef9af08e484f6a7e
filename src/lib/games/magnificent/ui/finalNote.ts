// What the final count keeps of its taps: four cards, coins, gems and the areas of the camp.
import * as v from 'valibot';
import { GemsSchema } from '../data/tables.ts';
import { HALF_READINGS } from '../rules/finalCount.ts';
import { CardNoteSchema, NO_CARD, type CardNote } from './cardNote.ts';

const few = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** More open spaces than this no gems can fill: storage holds twelve. */
export const MOST_OPEN = 12;

/** More than a player ever holds. */
export const MOST_COINS = 999;

const NoteSchema = v.object({
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
  fill: v.picklist(['any-gem', 'coloured-only']),
  half: v.optional(v.picklist(HALF_READINGS), 'each-card'),
});
export type FinalNote = v.InferOutput<typeof NoteSchema>;

export const NO_COUNT: FinalNote = {
  cards: [NO_CARD, NO_CARD, NO_CARD, NO_CARD],
  coins: 0,
  gems: {},
  areas: Array.from({ length: 9 }, () => undefined),
  fill: 'any-gem',
  half: 'each-card',
};

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
