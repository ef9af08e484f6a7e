// What the table can tell in The Magnificent. One schema each: the type, the reading of a file and the JSON Schema come from it.
import * as v from 'valibot';
import { ACTIONS } from '../data/kinds.ts';
import { BOARD_PARTS, ToldLevelsSchema } from './boards.ts';
import { list, whole } from './bounds.ts';
import {
  CardPlace,
  Coins,
  ColourSchema,
  DieSchema,
  Face,
  ScoredSchema,
  Seat,
  TileSchema,
  TrackNumber,
} from './moveParts.ts';
import { MasterCardSchema, PosterSchema } from './pieces.ts';
import { REFEREE_MOVES } from './refereeMoves.ts';

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
    ...BOARD_PARTS,
    levels: v.optional(ToldLevelsSchema),
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
    hat: v.optional(v.strictObject({ to: TrackNumber, from: v.optional(TrackNumber) })),
    points: v.optional(whole(0, 999)),
    /** Gained, or spent when below 0. */
    coins: v.optional(whole(-999, 999)),
  }),

  ...REFEREE_MOVES,
]);

export type Move = v.InferOutput<typeof MoveSchema>;
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
