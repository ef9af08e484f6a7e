// What may be half told at the table of The Magnificent, scene by scene: it is read like this where a scene goes on as it was left.
import * as v from 'valibot';
import { ACTIONS, COLOURS, TRAINER_TILES } from '../../data/kinds.ts';
import { GainSchema } from '../../data/tables.ts';
import { list, whole } from '../../rules/bounds.ts';
import {
  CardPlace,
  Coins,
  ColourSchema,
  DieSchema,
  Face,
  GemsSchema,
  OwnSpace,
  ScoredSchema,
  Seat,
  TileSchema,
  TrackNumber,
} from '../../rules/moveParts.ts';
import { MasterCardSchema, PosterSchema, TentSchema } from '../../rules/pieces.ts';
import { BonusToldSchema } from '../bonusTold.ts';
import { CardNoteSchema } from '../cardNote.ts';

/** Nothing is told of a place yet: in a list it is kept as an empty one. */
const place = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(
    v.nullish(entry),
    v.transform((told) => told ?? undefined),
  );
const places = <const Entry extends v.GenericSchema>(entry: Entry) =>
  v.pipe(v.array(place(entry)), v.maxLength(9));
const Steps = whole(0, 60);
const Spaces = whole(0, 99);
const Set = whole(1, 4);

export const TOLD = {
  turn: v.object({
    die: v.optional(DieSchema),
    card: v.optional(CardPlace),
    action: v.optional(v.picklist(ACTIONS)),
    to: v.optional(TrackNumber),
    from: v.optional(TrackNumber),
    points: whole(0, 999),
    coins: whole(-999, 999),
    isAdding: v.boolean(),
  }),
  pay: v.object({ counted: v.record(v.string(), Coins) }),
  sets: v.object({
    set: v.optional(Set),
    discard: v.optional(Set),
    card: v.optional(MasterCardSchema),
    tile: v.optional(TileSchema),
  }),
  scoreCard: v.object({
    picked: v.optional(Seat),
    chosen: v.optional(CardPlace),
    told: v.optional(ScoredSchema),
  }),
  cardPoints: v.object({ note: CardNoteSchema, isCounting: v.boolean() }),
  roll: v.object({ dice: list(DieSchema, 19) }),
  halves: v.object({
    picked: v.optional(Seat),
    chosen: v.optional(CardPlace),
    last: CardPlace,
    told: v.record(v.string(), ScoredSchema),
  }),
  areas: v.object({
    picked: v.optional(Seat),
    covered: v.optional(whole(0, 9)),
    open: places(Spaces),
    told: GemsSchema,
    isWorking: v.boolean(),
  }),

  /** Tiles, cards and posters by place, tents by the colour of their track. */
  layOut: v.object({
    tiles: places(v.picklist(TRAINER_TILES)),
    cards: places(MasterCardSchema),
    posters: places(PosterSchema),
    tents: v.partial(v.object(v.entriesFromList(COLOURS, places(TentSchema)))),
    isReading: v.boolean(),
  }),
  deal: v.object({ read: places(MasterCardSchema), poster: v.optional(PosterSchema) }),
  placeTent: v.object({
    space: v.optional(OwnSpace),
    gems: GemsSchema,
    tent: v.optional(TentSchema),
  }),
  addDie: v.object({
    space: v.optional(Set),
    die: v.optional(v.object({ colour: ColourSchema, value: Face })),
    next: v.optional(PosterSchema),
  }),
  takeDie: v.object({
    die: v.optional(DieSchema),
    named: v.optional(ColourSchema),
    chosen: v.optional(CardPlace),
    turned: v.optional(
      v.object({
        to: Face,
        trainers: v.optional(whole(1, 2)),
        copied: v.optional(CardPlace),
      }),
    ),
  }),
  /** Which action is told, and what stands open beside it. */
  referee: v.object({
    isLater: v.boolean(),
    action: v.optional(v.picklist(ACTIONS)),
    isHelp: v.boolean(),
    isAdding: v.boolean(),
  }),
  power: v.object({ isArranging: v.boolean() }),
  arrange: v.object({ moved: v.optional(list(whole(0, 5), 5)), held: v.optional(OwnSpace) }),
  bonus: v.object({
    told: v.optional(BonusToldSchema),
    toldThere: v.optional(BonusToldSchema),
    copied: v.optional(CardPlace),
    gems: GemsSchema,
    isReading: v.boolean(),
  }),
  /** Read from the board by its numbers. */
  level: v.object({
    requirement: whole(1, 60),
    small: whole(0, 6),
    large: whole(0, 6),
    isOther: v.boolean(),
  }),
  build: v.object({
    hand: v.optional(
      v.object({
        at: v.string(),
        picked: whole(0, 20),
        cells: list(whole(0, 255), 6),
        gains: list(GainSchema, 6),
        gems: GemsSchema,
        others: v.optional(
          v.record(
            v.string(),
            v.object({
              cells: list(whole(0, 255), 6),
              gains: list(GainSchema, 6),
              gems: GemsSchema,
            }),
          ),
        ),
      }),
    ),
    kind: v.optional(GainSchema),
  }),
  travel: v.object({
    steps: v.optional(Steps),
    isBackwardsTold: v.optional(v.boolean()),
    turnsAfter: Steps,
    gems: GemsSchema,
    postersTold: whole(0, 20),
    isOnTent: v.boolean(),
    isLeft: v.boolean(),
    space: v.optional(OwnSpace),
    kinds: GemsSchema,
    tent: v.optional(TentSchema),
  }),
  perform: v.object({
    hat: v.optional(TrackNumber),
    space: v.optional(TrackNumber),
    byHand: v.optional(list(v.object({ from: OwnSpace, to: OwnSpace }), 5)),
    posters: v.record(v.string(), PosterSchema),
    tents: v.record(v.string(), TentSchema),
  }),
  poster: v.object({
    source: v.optional(
      v.object({
        from: v.picklist(['deck', 'display', 'none']),
        display: v.optional(Set),
      }),
    ),
    space: v.optional(OwnSpace),
    isDiscarded: v.boolean(),
    poster: v.optional(PosterSchema),
    next: v.optional(PosterSchema),
  }),
};
