// A table as it lies, as the table tells it or a file brings it. What is left out lies as the set-up has it.
import * as v from 'valibot';
import { TotalSchema } from '../../../referee/fieldSchemas.ts';
import {
  ACTIONS,
  COLOURS,
  DIE_COLOURS,
  SPACE_KINDS,
  TILE_KINDS,
  TRAINER_SPACES,
} from '../data/kinds.ts';
import type { PlusSource } from '../data/kinds.ts';
import {
  BuildLevelSchema,
  GainSchema,
  StartingTentSchema,
  TilesSchema,
  TrackSpaceSchema,
} from '../data/tables.ts';
import { TrackGapsSchema } from './boards.ts';
import { TentSchema } from './pieces.ts';
import { list, whole } from './bounds.ts';
import {
  CardPlace,
  CardSlotSchema,
  Coins,
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
import { PHASES } from './state.ts';

const PlacedTentSchema = v.strictObject({
  ...TentSlotSchema.entries,
  space: OwnSpace,
  usedAs: v.optional(TentSchema),
});
const PLUS_SOURCES = [
  'card',
  'plus_one',
  'build_plus_two',
  'travel_plus_three',
  'perform_plus_two',
] as const satisfies readonly PlusSource[];

const TakenSchema = v.strictObject({
  ...DieSchema.entries,
  card: CardPlace,
  as: v.optional(ColourSchema),
  rolled: v.optional(Face),
});

const OwnSchema = v.strictObject({
  dealt: v.optional(v.boolean()),
  gems: v.optional(GemsSchema),
  trainers: v.optional(whole(0, 40)),
  resting: v.optional(whole(0, 40)),
  tiles: v.optional(list(TileSchema, 3)),
  /** Camp tiles, where the camp is not kept. */
  built: v.optional(TilesSchema),
  /** Camp tiles as they lie. */
  camp: v.optional(
    list(v.strictObject({ tile: v.picklist(TILE_KINDS), cells: list(whole(0, 255), 6) }), 84),
  ),
  tents: v.optional(list(PlacedTentSchema, 4)),
  spareTents: v.optional(whole(0, 4)),
  posters: v.optional(list(v.strictObject({ ...PosterSlotSchema.entries, space: OwnSpace }), 5)),
  due: v.optional(Few),
  completed: v.optional(list(PosterSlotSchema, 54)),
});

const SeatPositionSchema = v.strictObject({
  points: v.optional(TotalSchema),
  coins: v.optional(Coins),
  /** As far as they are told; the others are unread. */
  cards: v.optional(list(CardSlotSchema, 5)),
  dice: v.optional(list(TakenSchema, 4)),
  hats: v.optional(list(TrackNumber, 2)),
  performs: v.optional(whole(0, 4)),
  own: v.optional(OwnSchema),
});

const TurnPositionSchema = v.strictObject({
  seat: Seat,
  /** Trainers were used before the die; left out once it is taken: how far the turn has come then follows from the rest. */
  stage: v.optional(v.literal('die')),
  gems: v.optional(GemsSchema),
  plus: v.optional(list(v.strictObject({ source: v.picklist(PLUS_SOURCES), power: Few }), 20)),
  bonus: v.optional(CardPlace),
  trainers: v.optional(v.partial(v.strictObject(v.entriesFromList(TRAINER_SPACES, whole(1, 8))))),
  returned: v.optional(whole(0, 8)),
  fresh: v.optional(whole(0, 40)),
  action: v.optional(v.picklist(ACTIONS)),
  bound: v.optional(v.picklist(ACTIONS)),
  build: v.optional(
    v.strictObject({
      requirement: whole(0, 60),
      small: whole(0, 6),
      large: whole(0, 6),
      extra: v.optional(whole(0, 6)),
      laid: v.optional(Few),
      recoloured: v.optional(Few),
      doubled: v.optional(v.boolean()),
    }),
  ),
  cardTiles: v.optional(list(ColourSchema, 2)),
  recoloured: v.optional(Few),
  completed: v.optional(whole(0, 5)),
});

/** A table as it lies: enough to go on from. What is left out lies as the set-up has it. */
export const PositionSchema = v.strictObject({
  round: whole(1, 3),
  phase: v.picklist(PHASES),
  first: v.optional(Seat),
  done: v.optional(list(Seat, 4)),
  seats: v.record(v.string(), SeatPositionSchema),
  /** Solitaire: dice in use by colour, and whether a poster was discarded in this turn. */
  dice: v.optional(v.strictObject(v.entriesFromList(DIE_COLOURS, whole(0, 5)))),
  added: v.optional(v.boolean()),
  tent: v.optional(list(DieSchema, 19)),
  track: v.optional(v.pipe(v.array(TrackSpaceSchema), v.minLength(1), v.maxLength(40))),
  levels: v.optional(list(BuildLevelSchema, 12)),
  tentSpaces: v.optional(v.pipe(v.array(list(GainSchema, 4)), v.length(4))),
  startingTent: v.optional(StartingTentSchema),
  trainerSpaces: v.optional(
    v.partial(v.strictObject(v.entriesFromList(TRAINER_SPACES, v.picklist(SPACE_KINDS)))),
  ),
  trackGaps: v.optional(TrackGapsSchema),
  turn: v.optional(TurnPositionSchema),
  /** Referee level. */
  sets: v.optional(
    list(v.strictObject({ ...SetSchema.entries, gone: v.optional(v.literal(true)) }), 4),
  ),
  offered: v.optional(list(TileSchema, 4)),
  /** Trainer tiles that left the main display with a set nobody took. */
  spent: v.optional(list(TileSchema, 12)),
  posters: v.optional(list(v.strictObject({ ...PosterSlotSchema.entries, space: whole(1, 4) }), 4)),
  decks: v.optional(
    v.strictObject({
      masters: whole(0, 56),
      tiles: whole(0, 12),
      posters: whole(0, 54),
      discarded: whole(0, 54),
    }),
  ),
  wagons: v.optional(v.partial(v.strictObject(v.entriesFromList(COLOURS, whole(0, 39))))),
  tents: v.optional(
    v.partial(
      v.strictObject(
        v.entriesFromList(
          COLOURS,
          list(v.strictObject({ space: whole(0, 39), tent: v.optional(TentSchema) }), 5),
        ),
      ),
    ),
  ),
  /** Tents that each wagon has given, of tracks that are not kept. */
  lifted: v.optional(v.partial(v.strictObject(v.entriesFromList(COLOURS, whole(0, 5))))),
});
export type Position = v.InferOutput<typeof PositionSchema>;
