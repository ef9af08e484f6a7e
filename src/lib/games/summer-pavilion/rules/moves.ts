// What the table can tell in Azul: Summer Pavilion. One schema each: the type, the reading of a file and the JSON Schema come from it.
import * as v from 'valibot';
import { TotalSchema } from '../../../referee/fieldSchemas.ts';
import { COLOURS, SIDES } from '../data/pieces.ts';

const Seat = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const ColourSchema = v.picklist(COLOURS);
/** Tiles in one place: 132 exist. */
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(132));

export const TilesSchema = v.strictObject({
  purple: v.optional(Count),
  green: v.optional(Count),
  orange: v.optional(Count),
  yellow: v.optional(Count),
  blue: v.optional(Count),
  red: v.optional(Count),
});

/** Where tiles are taken from: the number of a factory display, from 1, or the centre of the table. */
const SourceSchema = v.union([
  v.literal('center'),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
]);

export const MoveSchema = v.variant('type', [
  /** Phase 1, referee level: takes tiles of one colour. */
  v.strictObject({
    type: v.literal('draft'),
    seat: Seat,
    source: SourceSchema,
    colour: ColourSchema,
    /** What lay on the source before; needed once for each display. */
    contents: v.optional(TilesSchema),
    /** What the player claims to take; checked when it is told. */
    taken: v.optional(TilesSchema),
  }),
  /** Phase 1, scorekeeper level: the first draft from the centre in this round. */
  v.strictObject({
    type: v.literal('takeToken'),
    seat: Seat,
    /** Tiles taken in that draft, the joker included. */
    tiles: Count,
  }),
  /** Phase 1, scorekeeper level: displays and centre are empty. */
  v.strictObject({ type: v.literal('endDrafting') }),
  /** Phase 1, referee level: what lies on a display. */
  v.strictObject({
    type: v.literal('fillDisplay'),
    display: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    tiles: TilesSchema,
  }),
  /** Referee level: colours of supply tiles that were not known yet. */
  v.strictObject({ type: v.literal('fillSupply'), tiles: TilesSchema }),
  /** Phase 2: lays one tile. */
  v.strictObject({
    type: v.literal('place'),
    seat: Seat,
    /** `star:name`, e.g. `red:4`, `center:top`. */
    space: v.pipe(v.string(), v.maxLength(40)),
    /** Colour of the tile; may be left out where the star allows only one. */
    colour: v.optional(ColourSchema),
    /** All tiles spent, the placed one included; referee level. */
    pay: v.optional(TilesSchema),
    /** Bonus tiles taken from the supply; referee level. */
    pick: v.optional(TilesSchema),
  }),
  /** Referee level, house ruling `rest-is-owed`: takes bonus tiles that the supply could not give. */
  v.strictObject({ type: v.literal('takeOwed'), seat: Seat, pick: TilesSchema }),
  /** Phase 2: leaves the round. `keep` at referee level, `kept` and `lost` (tiles) at scorekeeper level. */
  v.strictObject({
    type: v.literal('pass'),
    seat: Seat,
    keep: v.optional(TilesSchema),
    kept: v.optional(Count),
    lost: v.optional(Count),
  }),
  /** Phase 3: all its steps are done. */
  v.strictObject({ type: v.literal('prepareRound') }),
  /** End of the game: the goals are counted. */
  v.strictObject({ type: v.literal('scoreGoals') }),
]);

export type Move = v.InferOutput<typeof MoveSchema>;
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

export const OptionsSchema = v.strictObject({
  side: v.picklist(SIDES),
  /** Only when the table says so seat by seat; all must agree. */
  sideBySeat: v.optional(v.record(v.string(), v.picklist(SIDES))),
});

export type Options = v.InferOutput<typeof OptionsSchema>;

const PHASES = ['acquire', 'place', 'prepare', 'goals', 'over'] as const;
export type Phase = (typeof PHASES)[number];

const SeatPositionSchema = v.strictObject({
  total: TotalSchema,
  /** Colour by space id; empty spaces are left out. */
  board: v.record(v.string(), ColourSchema),
  /** Tiles beside the board. Referee level. */
  hand: v.optional(TilesSchema),
  /** Tiles on the corner spaces: with colours at referee level, else their number. */
  corners: v.optional(TilesSchema),
  kept: v.optional(Count),
  /** `auto`: passed by the app, because no tile was left at the start of the turn. */
  passed: v.optional(v.union([v.boolean(), v.literal('auto')])),
  /** Bonus tiles still to come. */
  owed: v.optional(Count),
});

/** A table as it lies: enough to go on from. What is left out lies as the round's beginning has it. */
export const PositionSchema = v.strictObject({
  round: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
  phase: v.picklist(PHASES),
  /** Who opened phase 1 of this round. */
  starter: Seat,
  /** Whose turn it is; when left out, nobody has moved in this phase and it is who opens it. */
  turn: v.optional(Seat),
  /** Who holds the start player token; in the centre when left out. */
  token: v.optional(Seat),
  /** Nobody took the token in the round before. */
  untaken: v.optional(v.boolean()),
  seats: v.record(v.string(), SeatPositionSchema),
  /** Referee level: contents by display number, `unknown` with its count where nobody looked. */
  displays: v.optional(v.array(v.union([v.strictObject({ unknown: Count }), TilesSchema]))),
  center: v.optional(TilesSchema),
  supply: v.optional(v.strictObject({ known: TilesSchema, unknown: Count })),
  /** Tiles in the tower; the bag holds what is nowhere else. */
  tower: v.optional(Count),
  /** Of these, the ones whose colour is known. */
  towerKnown: v.optional(TilesSchema),
});

export type Position = v.InferOutput<typeof PositionSchema>;
