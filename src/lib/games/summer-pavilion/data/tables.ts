// The shape of this game's tables: everything printed on boards and tracks that the rules count with.
import * as v from 'valibot';
import { COLOURS, FEATURES } from './pieces.ts';

const ColourSchema = v.picklist(COLOURS);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

const StarSchema = v.object({
  /** `red`, `ne`, `center`. */
  id: v.string(),
  /** The only colour that may lie on it; absent where none is printed. */
  colour: v.optional(ColourSchema),
  /** Place on the player board: centre of the star. */
  place: v.picklist(['nw', 'ne', 'e', 'se', 'sw', 'w', 'center']),
  /** Printed numbers clockwise from the tip that points up; each is the tiles a space costs. */
  numbers: v.pipe(v.array(Count), v.length(6)),
  /** Names of the six spaces in the same order: the number where it is unique, else the slot. */
  names: v.pipe(v.array(v.string()), v.length(6)),
});

const FeatureSchema = v.object({
  id: v.string(),
  kind: v.picklist(FEATURES),
  /** Ids `star:name` of the spaces round it. */
  spaces: v.pipe(v.array(v.string()), v.minLength(2)),
});

const BoardSchema = v.object({
  stars: v.pipe(v.array(StarSchema), v.length(7)),
  features: v.array(FeatureSchema),
});

export const TablesSchema = v.object({
  rounds: Count,
  /** Colour of the jokers by round, round 1 first. */
  jokers: v.array(ColourSchema),
  tilesPerColour: Count,
  /** Factory displays by number of seats. */
  displays: v.record(v.string(), Count),
  tilesPerDisplay: Count,
  supplySpaces: Count,
  cornerSpaces: Count,
  startTotal: Count,
  /** Lowest total a loss can lead to. */
  floor: Count,
  /** Spaces of the score track. */
  lap: Count,
  /** Tiles from the supply for each feature. */
  rewards: v.object({ pillar: Count, statue: Count, window: Count }),
  /** Points of a completed star by its colour, `multicolour` for six different ones. */
  stars: v.object({
    multicolour: Count,
    red: Count,
    blue: Count,
    yellow: Count,
    orange: Count,
    green: Count,
    purple: Count,
  }),
  /** Points for covering every space with that number. */
  numbers: v.object({ 1: Count, 2: Count, 3: Count, 4: Count }),
  boards: v.object({ coloured: BoardSchema, grey: BoardSchema }),
});

export type Tables = v.InferOutput<typeof TablesSchema>;
export type StarTable = v.InferOutput<typeof StarSchema>;
export type FeatureTable = v.InferOutput<typeof FeatureSchema>;
export type BoardTable = v.InferOutput<typeof BoardSchema>;
