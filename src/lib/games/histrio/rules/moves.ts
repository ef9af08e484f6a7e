// What the table can tell in Histrio. One schema each: the type, the reading of a file and the JSON Schema come from it.
import * as v from 'valibot';
import { TotalSchema } from '../../../referee/fieldSchemas.ts';
import { ACTORS, MOODS, TALENTS } from '../data/cards.ts';
import { PHASES } from './state.ts';

const Seat = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const City = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8));
/** `C1`…`C5`, `T1`…`T5`, `B1`…`B9`, `CH`, or `A:` with the acrobat's name. */
const Card = v.pipe(
  v.string(),
  v.minLength(2),
  v.maxLength(42),
  v.regex(/^(?:[CT][1-5]|B[1-9]|CH|A:.+)$/u),
);
const ActorSchema = v.picklist(ACTORS);
const Cards = v.pipe(v.array(Card), v.maxLength(48));
const Ecus = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(250));
/** What a purse may have come to hold. */
const Purse = v.pipe(TotalSchema, v.minValue(0));
const Change = v.pipe(v.number(), v.integer(), v.minValue(-250), v.maxValue(250));
const Small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(48));
const Text = v.pipe(v.string(), v.maxLength(200));

/** What a secret request may count: in the troupe, on the theatre, before the player. */
export const MEASURES = [
  'actors',
  'comedians',
  'tragedians',
  'level-1',
  'level-2',
  'level-3',
  'level-4',
  'level-5',
  'comedian-experience',
  'tragedian-experience',
  'difference',
  'matching-actors',
  'other-actors',
  'acrobats',
  'own-managers',
  'all-managers',
  'requests',
  'show-pleases',
  'show-is-best',
  'show-displeases',
  'ecus',
  'players-with-less',
  'used-travel-cards',
] as const;
export type Measure = (typeof MEASURES)[number];

/** What a request pays: `ecus` for each of what it counts, or once when the count lies between `atLeast` and `atMost`. */
export const ConditionSchema = v.strictObject({
  pays: v.picklist(['each', 'once']),
  counts: v.picklist(MEASURES),
  ecus: Ecus,
  atLeast: v.optional(Small),
  atMost: v.optional(Small),
});
export type Condition = v.InferOutput<typeof ConditionSchema>;

/** Told as a number, or as what stands on the card so that the rules count it. */
export const PayoutSchema = v.union([
  v.strictObject({ ecus: Ecus }),
  v.strictObject({ condition: ConditionSchema }),
]);
export type Payout = v.InferOutput<typeof PayoutSchema>;

export const MoveSchema = v.variant('type', [
  /** The coin of the season: heads is comedy, tails is tragedy. */
  v.strictObject({ type: v.literal('flip'), mood: v.picklist(MOODS) }),
  /** Referee level: the next card of the deck, laid at a city. */
  v.strictObject({ type: v.literal('deal'), city: City, card: Card }),
  /** Referee level: all travel cards turned up together, those of friendly troupes too. */
  v.strictObject({
    type: v.literal('travel'),
    /** One city a seat; more or none only where an acrobat says so. */
    to: v.record(v.string(), v.pipe(v.array(City), v.maxLength(8))),
    friendly: v.optional(v.record(v.string(), City)),
  }),
  /** Referee level: everything that happens in one city, with what its visitor decides. */
  v.strictObject({
    type: v.literal('resolve'),
    city: City,
    /** Who is robbed, one seat for each actor of level 2 in the order in which they are resolved. */
    victims: v.optional(v.pipe(v.array(Seat), v.maxLength(48))),
    /** The actor sent to the Court; nobody when left out. */
    court: v.optional(ActorSchema),
    /** Actors whose effect is declined, under the house ruling that allows it. */
    declined: v.optional(v.pipe(v.array(ActorSchema), v.maxLength(48))),
  }),
  /** Referee level: which request goes when there is one too many and the face-up one counts. */
  v.strictObject({
    type: v.literal('discardRequest'),
    seat: Seat,
    which: v.picklist(['face-down', 'face-up']),
  }),
  /** An acrobat is used; what its card does to the table is told along with it. */
  v.strictObject({
    type: v.literal('useAcrobat'),
    seat: Seat,
    card: Card,
    ecus: v.optional(v.record(v.string(), Change)),
    /** Spaces towards comedy (positive) or towards tragedy (negative). */
    needle: v.optional(Change),
    /** The city whose resolving had begun already. */
    during: v.optional(City),
    /** New destinations of seats whose city is not resolved yet. */
    to: v.optional(v.record(v.string(), v.pipe(v.array(City), v.maxLength(8)))),
    note: v.optional(Text),
  }),
  /** The real dial shows something else: somebody bumped it, or something was not told. */
  v.strictObject({
    type: v.literal('setNeedle'),
    mood: v.picklist(MOODS),
    space: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
    reason: Text,
  }),
  /** Scorekeeper level: actors that went to the Court, one from a lone player or all of a crowded city. */
  v.strictObject({
    type: v.literal('push'),
    from: v.picklist(['court', 'crowd']),
    actors: v.pipe(v.array(ActorSchema), v.minLength(1), v.maxLength(48)),
    seat: v.optional(Seat),
  }),
  /** Scorekeeper level: an actor of level 3 sends a manager on stage. */
  v.strictObject({ type: v.literal('stage'), seat: Seat }),
  /** Scorekeeper level with purses: a bonus, an actor of level 5, a theft. */
  v.strictObject({ type: v.literal('takeBonus'), seat: Seat, ecus: Ecus }),
  v.strictObject({ type: v.literal('payActor'), seat: Seat }),
  v.strictObject({ type: v.literal('steal'), seat: Seat, victim: Seat }),
  /** Scorekeeper level: an acrobat is taken from a city. */
  v.strictObject({ type: v.literal('gainAcrobat'), seat: Seat, card: Card }),
  /** Scorekeeper level: all cities of the turn are resolved. */
  v.strictObject({ type: v.literal('endTurn') }),
  /** Festival: matching actors and show rewards of everybody. Troupes at scorekeeper level, with `CH` for each Chameleon. */
  v.strictObject({
    type: v.literal('scoreShows'),
    troupes: v.optional(v.record(v.string(), Cards)),
    /** The talent the Chameleons of a seat count as; that of the King's mood when left out. */
    chameleon: v.optional(v.record(v.string(), v.picklist(TALENTS))),
  }),
  /** Festival: a face-down request is turned up. */
  v.strictObject({
    type: v.literal('playRequest'),
    seat: Seat,
    name: v.optional(Text),
    payout: PayoutSchema,
  }),
  /** Festival of season 2: the request played in season 1 pays again. */
  v.strictObject({ type: v.literal('repeatRequest'), seat: Seat, payout: PayoutSchema }),
  v.strictObject({ type: v.literal('closeFestival') }),
  /** All that is done between the seasons. `acrobats` held by all players: scorekeeper level. */
  v.strictObject({ type: v.literal('prepareSeason'), acrobats: v.optional(Small) }),
  /** The very end when purses were not kept: the coins of each seat. */
  v.strictObject({ type: v.literal('countPurses'), ecus: v.record(v.string(), Ecus) }),
]);

export type Move = v.InferOutput<typeof MoveSchema>;
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

export const OptionsSchema = v.strictObject({
  /** Spaces of one side of the dial in this copy of the game. */
  dial: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30))),
  /** Scorekeeper level only. */
  purses: v.optional(v.picklist(['kept', 'counted'])),
  /** Second colour of each seat, with 2 seats. */
  friendlyColours: v.optional(v.record(v.string(), Text)),
});
export type Options = v.InferOutput<typeof OptionsSchema>;

const Pile = v.pipe(v.array(City), v.maxLength(8));

const SeatPositionSchema = v.strictObject({
  ecus: Purse,
  judged: v.optional(Purse),
  /** Managers on the theatre. */
  stage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
  used: v.optional(Pile),
  to: v.optional(Pile),
  friendUsed: v.optional(Pile),
  friendTo: v.optional(Pile),
  troupe: v.optional(Cards),
  acrobats: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          card: Card,
          /** Used this season. */
          spent: v.optional(v.boolean()),
          gained: v.optional(v.boolean()),
        }),
      ),
      v.maxLength(48),
    ),
  ),
  requests: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(22))),
  faceUp: v.optional(Text),
  playedBefore: v.optional(v.boolean()),
  played: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(22))),
  repeated: v.optional(v.boolean()),
  chameleon: v.optional(v.picklist(TALENTS)),
  free: v.optional(v.boolean()),
});

const Needle = v.strictObject({
  mood: v.picklist(MOODS),
  space: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
});

const JudgedSeat = v.strictObject({
  stage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  requests: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(22)),
});

/** A table as it lies: enough to go on from. What is left out lies as the season's beginning has it. */
export const PositionSchema = v.strictObject({
  season: v.picklist([1, 2]),
  turn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
  phase: v.picklist(PHASES),
  needle: Needle,
  flipped: v.optional(v.boolean()),
  shown: v.optional(v.boolean()),
  /** The table as the shows left it, while requests are played. */
  judged: v.optional(v.strictObject({ needle: Needle, seats: v.record(v.string(), JudgedSeat) })),
  deck: Small,
  seats: v.record(v.string(), SeatPositionSchema),
  /** Cards by city, the newest first. Referee level. */
  cities: v.optional(v.pipe(v.array(Cards), v.maxLength(8))),
  dealing: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))),
  dealt: v.optional(v.record(v.string(), Small)),
  box: v.optional(v.record(v.string(), Small)),
  requestDeck: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(22))),
  requestDiscard: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(22))),
});
export type Position = v.InferOutput<typeof PositionSchema>;
