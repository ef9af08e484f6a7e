// The shape of this game's tables: counts, prices, the ring and the programs the rules go by.
import * as v from 'valibot';
import { NOBLES, STANDARD_ASSETS } from './assets.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const Square = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(35));

const Assets = v.pipe(
  v.partial(
    v.strictObject(
      v.entriesFromList(
        STANDARD_ASSETS,
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
      ),
    ),
  ),
  v.minEntries(1),
);

/** One event program as printed on its card. */
export const ProgramSchema = v.strictObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  /** Coins; 0 for those that are dealt. */
  cost: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  /** Squares the arena must cover. */
  arena: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)),
  assets: Assets,
  /** Spectators with 0, 1, 2 … assets missing; with more missing there is no event. */
  spectators: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200))),
    v.minLength(1),
    v.maxLength(20),
  ),
});
export type Program = v.InferOutput<typeof ProgramSchema>;

export const TablesSchema = v.object({
  seats: v.object({ min: Count, max: Count }),
  rounds: Count,
  startCoins: Count,
  /** Green tokens dealt to each seat, by number of seats. */
  dealt: v.record(v.string(), Count),
  green: Count,
  orange: Count,
  /** Tokens by type, both backs together. */
  tokens: v.record(v.string(), Count),
  markets: Count,
  /** Tokens of one market. */
  lot: Count,
  minimumBid: Count,
  /** Since version 2: in the investing of earlier rounds nobody can have a Special Event token, as none has a green back. */
  specialEventsFrom: v.optional(Count),
  /** Since version 2: a market told by its number stands empty until it is filled, where tokens are not told too. */
  soldStandsEmpty: v.optional(v.boolean()),
  /** Since version 3: where tokens are not told, Special Event and Emperor tokens that are used are counted. */
  specialsCounted: v.optional(v.boolean()),
  /** Since version 4: in the variant the right to open stays with who has lost, whatever a table plays without it. */
  variantReopens: v.optional(v.boolean()),
  /** Since version 5: where nobody keeps purses, nothing is decided by the few coins that were told; before, old matches go on by them. */
  unkeptCoinsAsked: v.optional(v.boolean()),
  /** Since version 5: where tokens are not told, who has finished invests again with a Special Event token only. */
  passEndsInvesting: v.optional(v.boolean()),
  /** Since version 5: a winner who waits to pay is looked at again when somebody else takes the last medal. */
  lostCoverSells: v.optional(v.boolean()),
  /** Since version 6: nothing is filled after the last auction of the last round. */
  lastMarketsStayEmpty: v.optional(v.boolean()),
  /** Since version 7: where tokens are not told, a bid may rest on Special Event tokens that nobody sees; before, it was refused. */
  untoldSpecialsCover: v.optional(v.boolean()),
  /** Since version 8: who has rolled may go on with it after somebody else was let roll out of turn; before, that roll was forgotten. */
  everyRollStands: v.optional(v.boolean()),
  /** Since version 8: no table begins with an award before who has too few tokens for it, nor with an event of a round to come. */
  awardsAndEventsFit: v.optional(v.boolean()),
  prices: v.object({ expansion: Count, ticket: Count, loge: Count }),
  supply: v.object({ medals: Count, tickets: Count, loges: Count, podiums: Count }),
  arena: v.object({ start: Count, most: Count }),
  spectators: v.object({
    previous: Count,
    star: Count,
    podium: Count,
    ticket: Count,
    medal: Count,
    emperor: Count,
    consul: Count,
    senator: Count,
  }),
  /** Coins for one medal, and medals for a second investment. */
  medal: v.object({ coins: Count, investment: Count, squares: Count }),
  starFrom: Count,
  ring: v.object({
    squares: Count,
    rest: v.array(Square),
    nobles: v.object(v.entriesFromList(NOBLES, Square)),
    /** First square of each arena clockwise from the Emperor, by number of seats. */
    arenas: v.record(v.string(), v.array(Square)),
  }),
  /** Programs up to this number are dealt at set-up, in two groups of the same size. */
  dealtPrograms: Count,
  programs: v.array(ProgramSchema),
});

export type Tables = v.InferOutput<typeof TablesSchema>;
