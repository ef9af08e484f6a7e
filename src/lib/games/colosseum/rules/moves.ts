// What the table can tell in Colosseum. One schema each: the type, the reading of a file and the JSON Schema come from it.
import * as v from 'valibot';
import { TotalSchema } from '../../../referee/fieldSchemas.ts';
import { ASSETS, FACES, NOBLES, STANDARD_ASSETS, STARS } from '../data/assets.ts';
import { ProgramSchema } from '../data/tables.ts';
import { CEREMONIES, PARTS, PHASES } from './state.ts';

const Seat = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** No purse holds more: a number beyond it is a slip of the finger. */
export const MOST_COINS = 9999;
const Coins = whole(0, MOST_COINS);
const ProgramNumber = whole(1, 30);
const Market = whole(1, 5);
const Square = whole(0, 35);
const Few = whole(0, 20);
const Medals = whole(0, 18);
const AssetSchema = v.picklist(ASSETS);
const StandardSchema = v.picklist(STANDARD_ASSETS);
/** Number of tokens of each type; what is not named is none. */
export const TokensSchema = v.partial(v.strictObject(v.entriesFromList(ASSETS, whole(1, 20))));
const Hand = v.pipe(v.array(AssetSchema), v.maxLength(15));

export const INVESTMENTS = ['program', 'expansion', 'ticket', 'loge'] as const;
export type Investment = (typeof INVESTMENTS)[number];

/** What lies before a seat and is neither token nor coin. */
export const PIECES = [...INVESTMENTS, 'medal', 'star', 'podium'] as const;
export type PieceKind = (typeof PIECES)[number];

/** One side of a deal. */
const SideSchema = v.strictObject({
  tokens: v.optional(TokensSchema),
  coins: v.optional(Coins),
  /** In no deal, whatever the phase: it is named where somebody asks. */
  piece: v.optional(v.picklist(PIECES)),
});
export type Side = v.InferOutput<typeof SideSchema>;

export const SIDES = ['clockwise', 'counterclockwise'] as const;
export type ArenaSide = (typeof SIDES)[number];

/** Nobles in an arena, where the ring is not kept. */
const InArenaSchema = v.strictObject({
  emperor: whole(0, 1),
  consul: whole(0, 2),
  senator: whole(0, 3),
});

export const MoveSchema = v.variant('type', [
  /** Referee level, set-up: the tokens dealt to a seat. */
  v.strictObject({ type: v.literal('dealTokens'), seat: Seat, tokens: Hand }),
  /** Referee level, set-up: the two programs dealt to a seat. */
  v.strictObject({
    type: v.literal('dealPrograms'),
    seat: Seat,
    /** Of programs 1–5. */
    low: ProgramNumber,
    /** Of programs 6–10. */
    mid: ProgramNumber,
  }),
  /** Referee level: what came up on the empty markets, market by market in the order of the board. */
  v.strictObject({ type: v.literal('refill'), tokens: Hand }),
  v.strictObject({
    type: v.literal('invest'),
    seat: Seat,
    what: v.picklist(INVESTMENTS),
    program: v.optional(ProgramNumber),
    /** End at which the arena grows. */
    side: v.optional(v.picklist(SIDES)),
    /** What a second investment is made with. */
    extra: v.optional(v.picklist(['medals', 'special-event'])),
  }),
  /** A market is put up with a first bid. `market` may be left out at scorekeeper level. */
  v.strictObject({
    type: v.literal('open'),
    seat: Seat,
    market: v.optional(Market),
    bid: Coins,
  }),
  v.strictObject({ type: v.literal('bid'), seat: Seat, bid: Coins }),
  /** Out of the lot, or nothing (more) to do in this phase. */
  v.strictObject({
    type: v.literal('pass'),
    seat: Seat,
    /** Where the ring is not kept and there is no event: medals earned by dice, medals played to move nobles. */
    rests: v.optional(whole(0, 2)),
    medalMoves: v.optional(Medals),
  }),
  /** A deal of the active trader: what `seat` gives and what it gets. Scorekeeper level: coins only. */
  v.strictObject({
    type: v.literal('trade'),
    seat: Seat,
    with: Seat,
    gives: SideSchema,
    gets: SideSchema,
  }),
  /** Medals become coins. */
  v.strictObject({ type: v.literal('cashMedals'), seat: Seat, medals: whole(1, 18) }),
  /** A Special Event token becomes a medal; at scorekeeper level an Emperor token too. */
  v.strictObject({
    type: v.literal('takeMedal'),
    seat: Seat,
    from: v.picklist(['special-event', 'emperor-token']),
  }),
  /** The dice and what they move; nothing moves where nothing is named. */
  v.strictObject({
    type: v.literal('moveNobles'),
    seat: Seat,
    dice: v.pipe(v.array(v.picklist(FACES)), v.minLength(1), v.maxLength(2)),
    moves: v.pipe(
      v.array(v.strictObject({ noble: v.picklist(NOBLES), by: whole(1, 12) })),
      v.maxLength(2),
    ),
  }),
  /** A medal moves a noble: squares forward (positive) or backward. */
  v.strictObject({
    type: v.literal('moveByMedal'),
    seat: Seat,
    noble: v.picklist(NOBLES),
    by: whole(-36, 36),
  }),
  /** An event is produced and counted. */
  v.strictObject({
    type: v.literal('produce'),
    seat: Seat,
    program: ProgramNumber,
    /** Medals played for spectators. */
    medals: v.optional(Medals),
    /** Referee level: the real tokens placed, Jokers not among them. */
    tokens: v.optional(TokensSchema),
    /** Referee level: what each Joker stands for. */
    jokers: v.optional(v.pipe(v.array(StandardSchema), v.maxLength(4))),
    /** Scorekeeper level: assets missing, and awards whose token is used. */
    missing: v.optional(Few),
    stars: v.optional(whole(0, STARS.length)),
    /** Where the ring is not kept: who stands in the arena, medals earned by dice, medals played to move nobles. */
    nobles: v.optional(InArenaSchema),
    rests: v.optional(whole(0, 2)),
    medalMoves: v.optional(Medals),
  }),
  /** Who gets the podium, where the dice had to decide. */
  v.strictObject({ type: v.literal('givePodium'), to: v.optional(Seat) }),
  /** Referee level: the token that is lost after an event. */
  v.strictObject({ type: v.literal('discard'), seat: Seat, asset: AssetSchema }),
  /** The last player asks the one with the podium for a token; `to` where the dice had to decide. */
  v.strictObject({
    type: v.literal('donate'),
    to: v.optional(Seat),
    asset: v.optional(AssetSchema),
  }),
  /**
   * Nothing more is cashed. `stars`: awards of each seat, scorekeeper level, where a tie asks for them; `coins`: what is in
   * their purses, where nobody keeps them.
   */
  v.strictObject({
    type: v.literal('finish'),
    stars: v.optional(v.record(v.string(), whole(0, STARS.length))),
    coins: v.optional(v.record(v.string(), Coins)),
  }),
  /** A program as it stands on the players' own card. */
  v.strictObject({ type: v.literal('readCard'), program: ProgramSchema }),
]);

export type Move = v.InferOutput<typeof MoveSchema>;
export type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

export const OptionsSchema = v.strictObject({
  auctions: v.optional(v.picklist(['base', 'intense'])),
  /** First square of each seat's arena on the players' own board, seat by seat. */
  arenas: v.optional(v.record(v.string(), Square)),
  /** `told`: who stands in an arena is told with each event. Scorekeeper level never keeps the ring. */
  ring: v.optional(v.picklist(['kept', 'told'])),
  /** `none`: nobody's coins are looked at; for the clerk without a match. */
  purses: v.optional(v.picklist(['kept', 'none'])),
  /** Programs as the players have read them from their cards. */
  cards: v.optional(v.pipe(v.array(ProgramSchema), v.maxLength(30))),
});
export type Options = v.InferOutput<typeof OptionsSchema>;

const AudienceSchema = v.partial(v.strictObject(v.entriesFromList(PARTS, TotalSchema)));

const SeatPositionSchema = v.strictObject({
  coins: Coins,
  /** Best event so far, term by term, or only as the marker shows it. */
  best: v.optional(v.union([Coins, AudienceSchema])),
  medals: v.optional(Medals),
  programs: v.optional(v.pipe(v.array(ProgramNumber), v.maxLength(30))),
  bought: v.optional(v.pipe(v.array(ProgramNumber), v.maxLength(30))),
  produced: v.optional(v.pipe(v.array(ProgramNumber), v.maxLength(30))),
  arena: v.optional(v.strictObject({ from: v.optional(Square), size: whole(2, 4) })),
  tickets: v.optional(whole(0, 10)),
  loge: v.optional(v.boolean()),
  podiums: v.optional(whole(0, 4)),
  invested: v.optional(Few),
  latest: v.optional(
    v.strictObject({
      round: whole(1, 5),
      program: ProgramNumber,
      spectators: Coins,
      tokens: v.optional(TokensSchema),
    }),
  ),
  tokens: v.optional(TokensSchema),
  stars: v.optional(whole(0, STARS.length)),
});

/** A table as it lies: enough to go on from. What is left out lies as the set-up has it. */
export const PositionSchema = v.strictObject({
  round: whole(1, 5),
  phase: v.picklist(PHASES),
  first: v.optional(Seat),
  done: v.optional(v.pipe(v.array(Seat), v.maxLength(5))),
  seats: v.record(v.string(), SeatPositionSchema),
  medals: v.optional(Medals),
  sold: v.optional(whole(0, 99)),
  /** Scorekeeper level: markets known to be empty. */
  empty: v.optional(v.pipe(v.array(Market), v.maxLength(5))),
  /** Scorekeeper level: special tokens that have been used. */
  used: v.optional(
    v.partial(v.strictObject({ emperor_token: whole(1, 20), special_event: whole(1, 20) })),
  ),
  refilling: v.optional(v.boolean()),
  lot: v.optional(
    v.strictObject({
      market: whole(0, 5),
      opener: Seat,
      bid: Coins,
      bidder: Seat,
      passed: v.pipe(v.array(Seat), v.maxLength(5)),
      raised: v.optional(v.boolean()),
      sold: v.optional(v.boolean()),
    }),
  ),
  winners: v.optional(v.pipe(v.array(Seat), v.maxLength(25))),
  roller: v.optional(Seat),
  /** Who has rolled before `roller`, whose roll came out of turn. */
  earlierRollers: v.optional(v.pipe(v.array(Seat), v.maxLength(5))),
  ceremony: v.optional(v.picklist(CEREMONIES)),
  leader: v.optional(Seat),
  cards: v.optional(v.pipe(v.array(ProgramSchema), v.maxLength(30))),
  /** Referee level. */
  markets: v.optional(
    v.pipe(v.array(v.pipe(v.array(AssetSchema), v.maxLength(3))), v.maxLength(5)),
  ),
  green: v.optional(whole(0, 40)),
  bag: v.optional(whole(0, 112)),
  gone: v.optional(TokensSchema),
  stars: v.optional(v.partial(v.strictObject(v.entriesFromList(STARS, Seat)))),
  ring: v.optional(v.strictObject(v.entriesFromList(NOBLES, Square))),
});
export type Position = v.InferOutput<typeof PositionSchema>;
