// Boards as the players read them: camps, levels, tracks, spaces. Almost none of them is public, so almost none is shipped.
import * as v from 'valibot';
import {
  BOARD_SIDES,
  COLOURS,
  NUMERALS,
  SPACE_KINDS,
  TRAINER_SPACES,
  TRAVEL_SYMBOLS,
} from '../data/kinds.ts';
import {
  BuildLevelSchema,
  GainSchema,
  StartingGoodsSchema,
  StartingTentSchema,
  TrackSpaceSchema,
} from '../data/tables.ts';
import { list, whole } from './bounds.ts';
import { areDisjoint, isInside } from './grid.ts';

/** Spaces of a camp in one direction. */
export const MOST_ACROSS = 16;
export const MOST_TRACK = 40;
const MOST_LEVELS = 12;
/** Four boards of two sides. */
export const MOST_BOARDS = 8;

const Across = whole(1, MOST_ACROSS);

export const AreaSchema = v.strictObject({
  column: whole(0, MOST_ACROSS - 1),
  row: whole(0, MOST_ACROSS - 1),
  width: Across,
  height: Across,
});

export const CampBoardSchema = v.pipe(
  v.strictObject({
    width: Across,
    height: Across,
    areas: list(AreaSchema, 9),
    bonuses: list(
      v.strictObject({ cell: whole(0, MOST_ACROSS ** 2 - 1), bonus: GainSchema }),
      MOST_ACROSS ** 2,
    ),
  }),
  v.check((camp) => camp.areas.every((area) => isInside(camp, area)) && areDisjoint(camp)),
  v.check(({ width, height, bonuses }) => {
    const cells = bonuses.map(({ cell }) => cell);
    return new Set(cells).size === cells.length && cells.every((cell) => cell < width * height);
  }),
);

const LevelsSchema = v.pipe(list(BuildLevelSchema, MOST_LEVELS), v.minLength(1));

/** As a match may have been told them: also none at all. */
export const ToldLevelsSchema = list(BuildLevelSchema, MOST_LEVELS);

/** One side of one player board; each part read when it was first needed. */
export const PlayerBoardSchema = v.strictObject({
  board: v.picklist(NUMERALS),
  side: v.picklist(BOARD_SIDES),
  goods: v.optional(StartingGoodsSchema),
  levels: v.optional(LevelsSchema),
  camp: v.optional(CampBoardSchema),
});
export type PlayerBoard = v.InferOutput<typeof PlayerBoardSchema>;

export const TravelTrackSchema = v.pipe(
  v.array(list(v.picklist(TRAVEL_SYMBOLS), 4)),
  v.minLength(2),
  v.maxLength(MOST_TRACK),
);

/** From space #1 at the bottom upwards: no space asks for less than the one below it. */
export const PerformanceTrackSchema = v.pipe(
  v.array(TrackSpaceSchema),
  v.minLength(1),
  v.maxLength(MOST_TRACK),
  v.check((track) =>
    track.every(({ requirement }, at) => requirement >= (track[at - 1]?.requirement ?? 0)),
  ),
);

/** What each tent space gives, left to right after the starting tent. */
const TentSpacesSchema = v.pipe(v.array(list(GainSchema, 4)), v.length(4));

const TrainerSpacesSchema = v.partial(
  v.strictObject(v.entriesFromList(TRAINER_SPACES, v.picklist(SPACE_KINDS))),
);

/** Numbers of the performance track by which something is said of the space below. */
export const TrackGapsSchema = v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), v.boolean());

/** Parts that can be read one by one, in the middle of a match too. */
export const BOARD_PARTS = {
  track: v.optional(PerformanceTrackSchema),
  /** Levels of every board that has none of its own. */
  levels: v.optional(LevelsSchema),
  tentSpaces: v.optional(TentSpacesSchema),
  startingTent: v.optional(StartingTentSchema),
  trainerSpaces: v.optional(TrainerSpacesSchema),
  /** As long as nobody has read the track: whether a space lies right below the one with this number that nobody knows of. */
  trackGaps: v.optional(TrackGapsSchema),
};

/** One track for each wagon. */
export const TravelTracksSchema = v.partial(
  v.strictObject(v.entriesFromList(COLOURS, TravelTrackSchema)),
);
