// The fields that the files of this app are made of: how long a name may be, which characters an id, what a sheet holds.
import * as v from 'valibot';
import { MOST_CORRECTED, MOST_ENTRIES, MOST_TOTAL } from './entry.ts';
import { isLocalTime, LOCAL_TIME } from './localTime.ts';
import type { ClauseId, Fact } from './ruling.ts';
import { SEAT_ID } from './seats.ts';
import type { FrozenSheet, Line, Rank } from './sheet.ts';

export const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
export const NameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const SeatIdSchema = v.pipe(NameSchema, v.regex(SEAT_ID));
export const ReasonSchema = v.pipe(v.string(), v.maxLength(200));
export const SlugSchema = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z][a-z0-9-]*$/));
export const VersionSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999));
export const PointsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-MOST_CORRECTED),
  v.maxValue(MOST_CORRECTED),
);
/** What a match may have come to by corrections: whatever is written of it can be read again. */
export const TotalSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-MOST_TOTAL),
  v.maxValue(MOST_TOTAL),
);
const RulingId = v.pipe(v.string(), v.maxLength(120));
export const HouseRulingsSchema = v.record(RulingId, v.pipe(v.string(), v.maxLength(80)));

/** The pattern is what a JSON Schema can say of it. */
export const LocalTimeSchema = v.pipe(v.string(), v.regex(LOCAL_TIME), v.check(isLocalTime));
export const ClauseSchema = v.pipe(
  v.string(),
  v.maxLength(120),
  v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  v.guard((text): text is ClauseId => text.includes('.')),
);

/** A list is also an object: read as both at every level, a small file with deep lists would freeze a phone. */
const FactSchema: v.GenericSchema<unknown, Fact> = v.lazy((fact) =>
  Array.isArray(fact) ? FactListSchema : AnyFactSchema,
);
const FactListSchema = v.array(FactSchema);
const AnyFactSchema = v.union([
  v.pipe(v.string(), v.maxLength(200)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  FactListSchema,
  v.record(v.string(), FactSchema),
]);

const LineSchema: v.GenericSchema<unknown, Line> = v.strictObject({
  seat: NameSchema,
  clause: ClauseSchema,
  points: TotalSchema,
  facts: v.record(v.string(), FactSchema),
  entry: v.exactOptional(IdSchema),
});

export const RankSchema: v.GenericSchema<unknown, Rank> = v.strictObject({
  seat: NameSchema,
  rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  total: TotalSchema,
  decidedBy: v.exactOptional(ClauseSchema),
});

export const FrozenSheetSchema: v.GenericSchema<unknown, FrozenSheet> = v.strictObject({
  lines: v.pipe(v.array(LineSchema), v.maxLength(MOST_ENTRIES)),
  ranks: v.pipe(v.array(RankSchema), v.maxLength(12)),
  rulesetVersion: VersionSchema,
  finishedAt: LocalTimeSchema,
});

export const SeatsSchema = v.pipe(
  v.array(
    v.strictObject({
      id: SeatIdSchema,
      name: NameSchema,
      colour: SlugSchema,
      symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
      player: v.exactOptional(IdSchema),
    }),
  ),
  v.minLength(1),
  v.maxLength(12),
);
