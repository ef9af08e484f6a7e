// Cards, posters, tents and the outlines of tiles as the players read them. None of it is printed in the rulebook, so none is shipped.
import * as v from 'valibot';
import {
  ARTISTS,
  COLOURED_CRITERIA,
  COLOURS,
  GEM_COLOURS,
  NUMERALS,
  PLAIN_CRITERIA,
  TILE_KINDS,
  sizeOfTile,
} from '../data/kinds.ts';
import { GainSchema } from '../data/tables.ts';
import { whole } from './bounds.ts';
import { isOutline } from './tiles.ts';

export const NAME_LENGTH = 40;
export const MOST_CARDS = 56;
export const MOST_POSTERS = 54;
export const MOST_TENTS = 16;

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_LENGTH));
const Colour = v.picklist(COLOURS);
const Some = whole(1, 20);

export const CardBonusSchema = v.variant('kind', [
  ...GainSchema.options,
  v.strictObject({ kind: v.literal('copy') }),
  v.strictObject({ kind: v.literal('plus'), count: Some, colour: v.optional(Colour) }),
  v.strictObject({ kind: v.literal('set_face') }),
  v.strictObject({ kind: v.literal('trainer_for_tile'), colour: Colour }),
  v.strictObject({ kind: v.literal('gems_for_tile'), count: Some, colour: Colour }),
  v.strictObject({ kind: v.literal('buy_trainer'), coins: Some }),
]);

const Counting = { points: Some, maximum: v.optional(whole(1, 99)) };
export const CriterionSchema = v.variant('kind', [
  v.strictObject({ kind: v.picklist(COLOURED_CRITERIA), colour: Colour, ...Counting }),
  v.strictObject({ kind: v.picklist(PLAIN_CRITERIA), ...Counting }),
]);

export const MasterCardSchema = v.strictObject({
  id: Name,
  name: v.optional(Name),
  numeral: v.optional(v.picklist(NUMERALS)),
  bonus: v.optional(CardBonusSchema),
  criterion: v.optional(CriterionSchema),
});

const Required = whole(1, 9);
export const PosterSchema = v.strictObject({
  id: Name,
  name: v.optional(Name),
  isStarting: v.optional(v.boolean()),
  artist: v.optional(v.picklist(ARTISTS)),
  symbol: v.optional(Colour),
  tiles: v.partial(v.strictObject(v.entriesFromList(TILE_KINDS, Required))),
  gems: v.partial(v.strictObject(v.entriesFromList(GEM_COLOURS, Required))),
  points: whole(0, 60),
  coins: whole(0, 40),
});

export const TentSchema = v.strictObject({
  id: Name,
  gem: v.optional(Colour),
  points: whole(0, 40),
  coins: whole(0, 40),
});

const OutlineSchema = v.pipe(
  v.array(v.strictObject({ column: whole(0, 5), row: whole(0, 5) })),
  v.minLength(4),
  v.maxLength(6),
);
export const OutlinesSchema = v.pipe(
  v.partial(v.strictObject(v.entriesFromList(TILE_KINDS, OutlineSchema))),
  v.check((outlines) =>
    TILE_KINDS.every((tile) => {
      const outline = outlines[tile];
      return outline === undefined || isOutline(outline, sizeOfTile(tile));
    }),
  ),
);
