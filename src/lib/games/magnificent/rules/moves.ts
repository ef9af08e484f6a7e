// What the table can tell in The Magnificent. One schema each: the type, the reading of a file and the JSON Schema come from it.
import * as v from 'valibot';
import {
  ACTIONS,
  BOARD_SIDES,
  COLOURS,
  DIE_COLOURS,
  GEM_COLOURS,
  NUMERALS,
  SPACE_KINDS,
  TILE_KINDS,
  TRAINER_SPACES,
  TRAINER_TILES,
} from '../data/kinds.ts';
import { BuildLevelSchema, GainSchema, StartingTentSchema } from '../data/tables.ts';
import {
  CardBonusSchema,
  MasterCardSchema,
  OutlinesSchema,
  PerformanceTrackSchema,
  PlayerBoardSchema,
  PosterSchema,
  TentSchema,
  TravelTrackSchema,
} from './catalogue.ts';

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
export const list = <const Entry extends v.GenericSchema>(entry: Entry, most: number) =>
  v.pipe(v.array(entry), v.maxLength(most));

export const Seat = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
export const Face = whole(1, 6);
export const Few = whole(0, 20);
export const Coins = whole(0, 9999);
/** A master card of the seat, counted from 1 in the order in which they came. */
export const CardPlace = whole(1, 5);
/** A space of the performance track, #1 at the bottom. */
export const TrackPlace = whole(1, 40);
/** A space of the poster area, and of the tent area below it; 1 is above the starting tent. */
export const OwnSpace = whole(1, 5);
export const ColourSchema = v.picklist(COLOURS);
export const TileSchema = v.picklist(TRAINER_TILES);
const SpaceSchema = v.picklist(TRAINER_SPACES);
/** Number of gems by kind; what is not named is none. */
export const GemsSchema = v.partial(v.strictObject(v.entriesFromList(GEM_COLOURS, whole(1, 20))));
export const DieSchema = v.strictObject({ colour: v.picklist(DIE_COLOURS), value: Face });
export const CardSlotSchema = v.strictObject({ card: v.optional(MasterCardSchema) });
export const PosterSlotSchema = v.strictObject({ poster: v.optional(PosterSchema) });
export const TentSlotSchema = v.strictObject({ tent: v.optional(TentSchema) });
export const SetSchema = v.strictObject({
  card: v.optional(MasterCardSchema),
  tile: v.optional(TileSchema),
});

/** How a card is scored: what it says if nobody read it before, and how often its criterion counts – or the points as told. */
export const ScoredSchema = v.strictObject({
  card: CardPlace,
  read: v.optional(MasterCardSchema),
  /** Tiles, posters, coins paid …; not needed where the table keeps them. */
  count: v.optional(whole(0, 99)),
  /** At full value, for a card that nobody has read; one that has been read meanwhile counts by what it says. */
  points: v.optional(whole(0, 99)),
});
export type Scored = v.InferOutput<typeof ScoredSchema>;

export const MoveSchema = v.variant('type', [
  // Both levels.
  /** The dice as they fell in the main tent; at scorekeeper level they need not be told. */
  v.strictObject({ type: v.literal('roll'), dice: v.optional(list(DieSchema, 19)) }),
  /** Solitaire, before a turn: a poster of the display goes for a die of the colour of its symbol. */
  v.strictObject({
    type: v.literal('addDie'),
    die: v.strictObject({ colour: ColourSchema, value: Face }),
    /** Referee level: space of the poster display, what lay there if nobody read it, and what comes after. */
    space: v.optional(whole(1, 4)),
    next: v.optional(PosterSchema),
  }),
  /** Round end: everybody pays. `coins`: what each seat has before paying, where it was not kept; scorekeeper level. */
  v.strictObject({ type: v.literal('pay'), coins: v.optional(v.record(v.string(), Coins)) }),
  /** A set of the main display, counted from 1 at the top. Scorekeeper level tells of the card at most. */
  v.strictObject({
    type: v.literal('takeSet'),
    seat: Seat,
    set: v.optional(whole(1, 4)),
    /** What lies there, where nobody told it before. */
    card: v.optional(MasterCardSchema),
    tile: v.optional(TileSchema),
    /** With two seats: the set that is discarded. */
    discard: v.optional(whole(1, 4)),
  }),
  /** Round end: one of five cards is scored and discarded. */
  v.strictObject({ type: v.literal('scoreCard'), seat: Seat, scored: ScoredSchema }),
  /** Game end: the four cards left, each at half value. */
  v.strictObject({
    type: v.literal('scoreHalves'),
    seat: Seat,
    cards: v.pipe(v.array(ScoredSchema), v.length(4)),
  }),
  /** Game end: areas covered, or spaces uncovered in each area, so that gems can fill them; neither where the camp is kept. */
  v.strictObject({
    type: v.literal('scoreAreas'),
    seat: Seat,
    covered: v.optional(whole(0, 9)),
    uncovered: v.optional(list(whole(0, 99), 9)),
  }),
  /** A card before the players says this. */
  v.strictObject({
    type: v.literal('readCard'),
    seat: Seat,
    card: CardPlace,
    read: MasterCardSchema,
  }),
  /** The board of the players' copy says this. */
  v.strictObject({
    type: v.literal('readBoard'),
    track: v.optional(PerformanceTrackSchema),
    levels: v.optional(list(BuildLevelSchema, 12)),
    tentSpaces: v.optional(v.pipe(v.array(list(GainSchema, 4)), v.length(4))),
    startingTent: v.optional(StartingTentSchema),
    trainerSpaces: v.optional(
      v.partial(v.strictObject(v.entriesFromList(TRAINER_SPACES, v.picklist(SPACE_KINDS)))),
    ),
  }),

  // Scorekeeper level.
  /** A whole turn: the die as it lies on the card, and what came of it. */
  v.strictObject({
    type: v.literal('turn'),
    seat: Seat,
    die: DieSchema,
    /** The first free one when left out. */
    card: v.optional(CardPlace),
    action: v.optional(v.picklist(ACTIONS)),
    /** Perform: where the hat went, and which one where there was a choice. */
    hat: v.optional(v.strictObject({ to: TrackPlace, from: v.optional(TrackPlace) })),
    points: v.optional(whole(0, 999)),
    /** Gained, or spent when below 0. */
    coins: v.optional(whole(-999, 999)),
  }),

  // Referee level, set-up.
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

  // Referee level, turns.
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
    space: SpaceSchema,
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
    to: TrackPlace,
    /** The hat that moved, where there was a choice. */
    from: v.optional(TrackPlace),
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
]);

export type Move = v.InferOutput<typeof MoveSchema>;
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** The parts of the players' copy that a match goes by from its set-up on. */
const CopySchema = v.strictObject({
  track: v.optional(PerformanceTrackSchema),
  levels: v.optional(list(BuildLevelSchema, 12)),
  outlines: v.optional(OutlinesSchema),
  travel: v.optional(v.partial(v.strictObject(v.entriesFromList(COLOURS, TravelTrackSchema)))),
  tentSpaces: v.optional(v.pipe(v.array(list(GainSchema, 4)), v.length(4))),
  startingTent: v.optional(StartingTentSchema),
  trainerSpaces: v.optional(
    v.partial(v.strictObject(v.entriesFromList(TRAINER_SPACES, v.picklist(SPACE_KINDS)))),
  ),
  boards: v.optional(list(PlayerBoardSchema, 8)),
});

export const OptionsSchema = v.strictObject({
  /** The first game of a group: everybody plays side A. */
  isFirstGame: v.optional(v.boolean()),
  /** Expert set-up: master cards are drafted instead of taken by number. */
  cards: v.optional(v.picklist(['numbered', 'draft'])),
  /** Player board and side of each seat, where they are told. */
  boards: v.optional(
    v.record(
      v.string(),
      v.strictObject({ board: v.picklist(NUMERALS), side: v.picklist(BOARD_SIDES) }),
    ),
  ),
  copy: v.optional(CopySchema),
});
export type Options = v.InferOutput<typeof OptionsSchema>;
