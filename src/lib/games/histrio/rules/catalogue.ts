// What the players' own box of Histrio holds, told or learned once. None of it is printed in the rulebook, so none is shipped.
import * as v from 'valibot';
import { OptionsSchema, PayoutSchema } from './moves.ts';

export const NAME_LENGTH = 40;
export const MOST_ACROBATS = 48;
export const MOST_REQUESTS = 22;

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_LENGTH));
const Text = v.pipe(v.string(), v.maxLength(300));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(48));

/** When an acrobat's card lets it be used. */
export const MOMENTS = [
  'before-choosing',
  'after-reveal',
  'before-a-city',
  'new-opportunities',
  'festival',
  'other',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** Without `when` only the name has been told, as the card was dealt. */
const AcrobatSchema = v.object({ name: Name, when: v.optional(v.picklist(MOMENTS)), text: Text });
export type KnownAcrobat = v.InferOutput<typeof AcrobatSchema>;

/** Without `payout` only the name has been told, at a festival. */
const RequestSchema = v.object({ name: Name, text: Text, payout: v.optional(PayoutSchema) });
export type KnownRequest = v.InferOutput<typeof RequestSchema>;

export const CatalogueSchema = v.object({
  dial: OptionsSchema.entries.dial,
  /** Names of the cities, the first city first; empty where nobody gave one. */
  cities: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(8)), []),
  acrobats: v.optional(v.pipe(v.array(AcrobatSchema), v.maxLength(MOST_ACROBATS)), []),
  requests: v.optional(v.pipe(v.array(RequestSchema), v.maxLength(MOST_REQUESTS)), []),
  /** Number of each encounter card, learned by watching season 1. */
  cards: v.optional(v.record(v.string(), Count)),
});
export type Catalogue = v.InferOutput<typeof CatalogueSchema>;

/**
 * A catalogue that comes from a file: nothing in it is strange, and no name stands twice. What is kept here already is read without
 * asking for more than it needs: a field that only a newer app knows must not cost the players what they wrote beside it.
 */
export const CatalogueFileSchema = v.strictObject({
  ...CatalogueSchema.entries,
  acrobats: v.optional(
    v.pipe(
      v.array(v.strictObject(AcrobatSchema.entries)),
      v.maxLength(MOST_ACROBATS),
      v.check((all) => areApart(all)),
    ),
  ),
  requests: v.optional(
    v.pipe(
      v.array(v.strictObject(RequestSchema.entries)),
      v.maxLength(MOST_REQUESTS),
      v.check((all) => areApart(all)),
    ),
  ),
});

function areApart(all: readonly { readonly name: string }[]): boolean {
  return new Set(all.map(({ name }) => name)).size === all.length;
}

/** Each part that can be read is taken; a damaged one counts as not told. */
export function catalogueFrom(contents: Readonly<Record<string, unknown>>): Catalogue {
  const whole = v.safeParse(CatalogueSchema, contents);
  if (whole.success) return whole.output;
  const sound = Object.entries(contents).filter(
    ([part, value]) => v.safeParse(CatalogueSchema, { [part]: value }).success,
  );
  return v.parse(CatalogueSchema, Object.fromEntries(sound));
}
