// The shape of this game's tables: the counts and amounts the rules go by.
import * as v from 'valibot';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

export const TablesSchema = v.object({
  seats: v.object({ min: Count, max: Count }),
  /** Number of seats at which each player leads a friendly troupe besides his own. */
  friendlySeats: Count,
  encounterCards: Count,
  cities: Count,
  secretRequests: Count,
  /** Requests a player may have before him. */
  requestLimit: Count,
  managersPerSeat: Count,
  startEcus: Count,
  coins: v.array(v.object({ value: Count, count: Count })),
  seasons: Count,
  /** Ecus for a pleasing show by season; the best show gets them twice. */
  rewards: v.record(v.string(), Count),
  /** Experience the Chameleon counts for. */
  chameleon: Count,
});

export type Tables = v.InferOutput<typeof TablesSchema>;
