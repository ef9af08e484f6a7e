// What may be half told at the table of Summer Pavilion, scene by scene: it is read like this where a scene goes on as it was left.
import * as v from 'valibot';
import { COLOURS } from '../data/pieces.ts';
import { TilesSchema } from '../rules/moves.ts';

const Colour = v.picklist(COLOURS);
const Seat = v.pipe(v.string(), v.maxLength(40));
const Tiles = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(132));

export const TOLD = {
  table: v.object({ isPassing: v.boolean(), isSupplyOpen: v.boolean(), isTokenAsked: v.boolean() }),
  /** Number of the display. */
  draft: v.object({ opened: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
  display: v.object({
    told: v.pipe(v.array(Colour), v.maxLength(4)),
    /** Instead of what was noted before. */
    isAnew: v.optional(v.boolean()),
  }),
  token: v.object({ taker: v.optional(Seat), isMore: v.boolean() }),
  place: v.object({ asked: v.optional(v.string()) }),
  placement: v.object({ colour: v.optional(Colour), paid: v.optional(TilesSchema) }),
  pass: v.object({
    isMany: v.boolean(),
    isChoosing: v.boolean(),
    left: v.optional(Tiles),
    many: Tiles,
    keep: TilesSchema,
  }),
  /** Tiles of the supply. */
  tiles: v.object({ tiles: TilesSchema }),
};
