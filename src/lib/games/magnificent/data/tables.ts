// The shape of this game's tables: counts, prices and points the rules go by, and what is known of boards before anyone read them.
import * as v from 'valibot';
import {
  ACTIONS,
  CRITERION_KINDS,
  GEM_COLOURS,
  NUMERALS,
  BOARD_SIDES,
  SPACE_KINDS,
  TILE_KINDS,
  TRAINER_SPACES,
} from './kinds.ts';

export const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
/** Counted by number of seats. */
const BySeats = v.record(v.string(), Count);

export const GemsSchema = v.partial(v.strictObject(v.entriesFromList(GEM_COLOURS, Count)));
export const TilesSchema = v.partial(v.strictObject(v.entriesFromList(TILE_KINDS, Count)));

const Some = v.pipe(Count, v.minValue(1), v.maxValue(20));
/** What a bonus simply gives. */
export const GainSchema = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['coins', 'points', 'posters', 'trainers']), count: Some }),
  v.strictObject({
    kind: v.literal('gems'),
    count: Some,
    colour: v.optional(v.picklist(GEM_COLOURS)),
  }),
]);

export const StartingTentSchema = v.strictObject({
  gem: v.optional(v.picklist(['orange', 'green', 'purple'])),
  points: Count,
  coins: Count,
});

export const TrackSpaceSchema = v.strictObject({
  requirement: v.pipe(Count, v.maxValue(60)),
  posters: v.optional(v.pipe(Count, v.maxValue(9))),
});

export const BuildLevelSchema = v.strictObject({
  requirement: v.pipe(Count, v.maxValue(60)),
  small: v.pipe(Count, v.maxValue(6)),
  large: v.pipe(Count, v.maxValue(6)),
});

export const StartingGoodsSchema = v.strictObject({
  coins: v.pipe(Count, v.maxValue(40)),
  trainers: v.pipe(Count, v.maxValue(8)),
  gems: GemsSchema,
  tents: v.pipe(Count, v.maxValue(4)),
});

export const TablesSchema = v.object({
  seats: v.object({ min: Count, max: Count }),
  rounds: Count,
  /** Of each seat in each round. */
  turns: Count,
  /** Master cards before a player, apart from the one of the round end. */
  hand: Count,
  /** In the box, and in use by number of seats. */
  dice: v.object({ box: GemsSchema, bySeats: v.record(v.string(), GemsSchema) }),
  gems: v.object({
    box: GemsSchema,
    /** Most of one kind in storage. */
    storage: Count,
    /** Power for each gem. */
    power: Count,
    /** Coins for a gem that finds no place. */
    overflow: Count,
  }),
  /** Camp tiles in the supply. */
  tiles: TilesSchema,
  /** Markers of each player. */
  trainers: Count,
  hats: Count,
  masterCards: v.object({ box: Count, numbered: Count }),
  posters: v.object({
    box: Count,
    starting: Count,
    /** Face up in the poster display. */
    display: Count,
    /** Spaces of the poster area. */
    spaces: Count,
  }),
  tents: v.object({
    box: Count,
    perTrack: Count,
    /** Most that a player can take. */
    most: Count,
    /** What each space gives, left to right after the starting tent. */
    spaces: v.array(v.array(GainSchema)),
    starting: StartingTentSchema,
  }),
  /** Pairs of the main display, by number of seats. */
  display: BySeats,
  /** Trainer tiles to choose from at set-up, by number of seats. */
  tileDraft: BySeats,
  /** Spaces of the trainer area of a player board. */
  trainerArea: Count,
  /** Cards dealt in the draft of the expert set-up. */
  draft: Count,
  goods: v.object({
    /** Side A, each player. */
    A: StartingGoodsSchema,
    /** What the first player gives to the last. */
    gift: Count,
    /** Sides whose tent is known. */
    tents: v.array(
      v.object({ board: v.picklist(NUMERALS), side: v.picklist(BOARD_SIDES), tents: Count }),
    ),
  }),
  /** Trainer spaces: on which action, and for how many trainers; absent where nobody could confirm it. */
  trainerSpaces: v.object(
    v.entriesFromList(
      TRAINER_SPACES,
      v.object({
        action: v.optional(v.picklist(ACTIONS)),
        kind: v.optional(v.picklist(SPACE_KINDS)),
        /** Power it adds for each use. */
        plus: v.optional(Count),
        /** Coins it costs for each use. */
        price: v.optional(Count),
        /** Coins, points or gems it gives for each use. */
        gives: v.optional(Count),
      }),
    ),
  ),
  /** Points lost for a missing coin, round by round. */
  penalty: v.array(Count),
  end: v.object({
    /** Coins for 1 point. */
    coins: Count,
    /** Points for an area, and how many areas there are. */
    area: Count,
    areas: Count,
  }),
  /** Points of the printed examples; a card may say otherwise. */
  criteria: v.object(v.entriesFromList(CRITERION_KINDS, Count)),
  /** Spaces a camp tile covers. */
  sizes: v.object({ small: Count, large: Count }),
  /** What is known before the players have read their own boards; never the whole. */
  known: v.object({
    track: v.array(TrackSpaceSchema),
    levels: v.array(BuildLevelSchema),
  }),
  solo: v.object({
    /** Requirements of the spaces where hats of other colours stand. */
    hats: v.array(Count),
    /** Master cards revealed at set-up, of which `hand` are kept; trainer tiles, of which one is kept. */
    cards: Count,
    tiles: Count,
    /** Points of the victory and of the two ranks above it. */
    goals: v.array(Count),
  }),
});

export type Tables = v.InferOutput<typeof TablesSchema>;
