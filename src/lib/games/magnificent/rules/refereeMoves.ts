// What a table tells that keeps everything: set-up, and what the hands do in a turn.
import * as v from 'valibot';
import { COLOURS, TILE_KINDS, TRAINER_SPACES } from '../data/kinds.ts';
import { GainSchema } from '../data/tables.ts';
import { list, whole } from './bounds.ts';
import {
  CardPlace,
  CardSlotSchema,
  ColourSchema,
  DieSchema,
  Face,
  Few,
  GemsSchema,
  OwnSpace,
  PosterSlotSchema,
  Seat,
  SetSchema,
  TentSlotSchema,
  TileSchema,
  TrackNumber,
} from './moveParts.ts';
import { CardBonusSchema, PosterSchema, TentSchema } from './pieces.ts';

export const REFEREE_MOVES = [
  // Set-up.
  /** What was laid out: the main display top to bottom, trainer tiles to choose from, posters, tents clockwise from the start space. */
  v.strictObject({
    type: v.literal('layOut'),
    sets: list(SetSchema, 4),
    offered: v.optional(list(TileSchema, 4)),
    posters: v.optional(list(PosterSlotSchema, 4)),
    tents: v.optional(
      v.partial(v.strictObject(v.entriesFromList(COLOURS, list(TentSlotSchema, 5)))),
    ),
  }),
  /** Starting poster and four master cards of a seat, as far as they have been read. */
  v.strictObject({
    type: v.literal('deal'),
    seat: Seat,
    cards: v.optional(v.pipe(v.array(CardSlotSchema), v.length(4))),
    poster: v.optional(PosterSchema),
  }),
  v.strictObject({ type: v.literal('chooseTile'), seat: Seat, tile: TileSchema }),
  /** Board II, side B: the spare tent on a space of the tent area. `gems`: which ones, where the space gives some. */
  v.strictObject({
    type: v.literal('placeTent'),
    seat: Seat,
    space: OwnSpace,
    tent: v.optional(TentSchema),
    gems: v.optional(GemsSchema),
  }),

  // Turns.
  v.strictObject({
    type: v.literal('takeDie'),
    seat: Seat,
    /** As it lay in the main tent. */
    die: DieSchema,
    card: CardPlace,
    /** What a clear die is used as. */
    as: v.optional(ColourSchema),
    /** Turned at once: by the board space with so many trainers, or by the card, whose bonus is used then. */
    turned: v.optional(
      v.strictObject({
        to: Face,
        trainers: v.optional(whole(1, 2)),
        /** The card whose bonus is copied for it. */
        copied: v.optional(CardPlace),
      }),
    ),
  }),
  /** Gems for power. */
  v.strictObject({ type: v.literal('boost'), seat: Seat, gems: GemsSchema }),
  /** The bonus of this turn's card. */
  v.strictObject({
    type: v.literal('useBonus'),
    seat: Seat,
    /** The card whose bonus it copies. */
    copied: v.optional(CardPlace),
    /** What is printed on the card, where nobody has read it. */
    bonus: v.optional(CardBonusSchema),
    /** Gems gained where the bonus leaves the kind open; gems paid for a tile. */
    gems: v.optional(GemsSchema),
  }),
  v.strictObject({
    type: v.literal('useTrainers'),
    seat: Seat,
    space: v.picklist(TRAINER_SPACES),
    trainers: whole(1, 8),
  }),
  /** Build: a level of the board; its tiles are told where nobody has read the levels. */
  v.strictObject({
    type: v.literal('build'),
    seat: Seat,
    requirement: whole(0, 60),
    small: v.optional(whole(0, 6)),
    large: v.optional(whole(0, 6)),
  }),
  v.strictObject({
    type: v.literal('layTile'),
    seat: Seat,
    tile: v.picklist(TILE_KINDS),
    /** Spaces it covers, where the camp is kept. */
    cells: v.optional(v.pipe(list(whole(0, 255), 6), v.minLength(1))),
    /** Bonuses it covers, where the camp is not kept. */
    gains: v.optional(list(GainSchema, 6)),
    /** Which gems, where a bonus leaves the kind open. */
    gems: v.optional(GemsSchema),
    /** True for the tile of a card bonus. */
    isCardTile: v.optional(v.boolean()),
  }),
  v.strictObject({
    type: v.literal('travel'),
    seat: Seat,
    steps: whole(0, 60),
    /** That of the die when left out. */
    wagon: v.optional(ColourSchema),
    isBackwards: v.optional(v.boolean()),
    /** Steps made clockwise before it turned back, where a table plays it so. */
    turnsAfter: v.optional(whole(0, 60)),
    /** Gems and poster symbols passed, where the track is not kept. */
    gems: v.optional(GemsSchema),
    posters: v.optional(Few),
    /** The tent of the last space, and where it went. `gems`: which ones, where the space gives some. */
    tent: v.optional(
      v.strictObject({
        space: OwnSpace,
        tent: v.optional(TentSchema),
        gems: v.optional(GemsSchema),
      }),
    ),
    /** True where the track is not kept and the wagon stopped on a tent that was left. */
    isLeft: v.optional(v.boolean()),
  }),
  /** One of the posters that are due. */
  v.strictObject({
    type: v.literal('takePoster'),
    seat: Seat,
    /** `none`: not taken, because every space is occupied. */
    from: v.picklist(['deck', 'display', 'none']),
    display: v.optional(whole(1, 4)),
    poster: v.optional(PosterSchema),
    /** Where it went; discarded when left out. */
    space: v.optional(OwnSpace),
    /** What came up in the display. */
    next: v.optional(PosterSchema),
  }),
  v.strictObject({
    type: v.literal('perform'),
    seat: Seat,
    to: TrackNumber,
    /** The hat that moved, where there was a choice. */
    from: v.optional(TrackNumber),
    posters: list(
      v.strictObject({
        space: OwnSpace,
        /** What is printed, where nobody has read it. */
        poster: v.optional(PosterSchema),
        tent: v.optional(TentSchema),
      }),
      5,
    ),
    /** Gems discarded; without a word coloured ones first. */
    gems: v.optional(GemsSchema),
  }),
  /** Posters moved: for each space from the left the space its poster lay on before, 0 for none. */
  v.strictObject({
    type: v.literal('arrange'),
    seat: Seat,
    spaces: v.pipe(v.array(whole(0, 5)), v.length(5)),
  }),
  v.strictObject({ type: v.literal('endTurn'), seat: Seat }),

  // What lies before a seat says this.
  v.strictObject({
    type: v.literal('readPoster'),
    seat: Seat,
    space: OwnSpace,
    read: PosterSchema,
  }),
  /** Not the starting tent: that is printed on the board. */
  v.strictObject({
    type: v.literal('readTent'),
    seat: Seat,
    space: whole(2, 5),
    read: TentSchema,
  }),
] as const;
