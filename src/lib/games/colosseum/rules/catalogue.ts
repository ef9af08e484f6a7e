// What the players' own copy of Colosseum holds: programs as they have read them from their cards.
import * as v from 'valibot';
import type { Program } from '../data/tables.ts';
import { ProgramSchema } from '../data/tables.ts';

/** As a file brings it: each card once. */
export const CatalogueFileSchema = v.strictObject({
  cards: v.optional(
    v.pipe(
      v.array(ProgramSchema),
      v.maxLength(30),
      v.check((cards) => new Set(cards.map(({ number }) => number)).size === cards.length),
    ),
  ),
});

/** Each card that can be read; a damaged one counts as not told. */
export function cardsIn(contents: Readonly<Record<string, unknown>>): readonly Program[] {
  const { cards } = contents;
  if (!Array.isArray(cards)) return [];
  return cards.flatMap((card: unknown) => {
    const read = v.safeParse(ProgramSchema, card);
    return read.success ? [read.output] : [];
  });
}

/** By number; the newest word on a card counts. */
export function withCard(cards: readonly Program[], card: Program): readonly Program[] {
  return [...cards.filter(({ number }) => number !== card.number), card].sort(
    (one, other) => one.number - other.number,
  );
}
