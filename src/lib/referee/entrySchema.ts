// An entry of a log as a file or the database holds it, read by the schemas of its game.
import * as v from 'valibot';
import { MOST_ENTRIES, type Act, type Entry, type Told } from './entry.ts';
import {
  ClauseSchema,
  HouseRulingsSchema,
  IdSchema,
  LocalTimeSchema,
  NameSchema,
  PointsSchema,
  ReasonSchema,
} from './fieldSchemas.ts';
import { damageBy, damageOf, faulty, type Damage } from './fileFault.ts';
import type { RulesModule } from './game.ts';
import { excessIn } from './jsonText.ts';
import type { Setup } from './rules.ts';

/** An entry of the log with a move of this game. */
export function entrySchema<S extends Setup, State, Move>(
  module: RulesModule<S, State, Move>,
): v.GenericSchema<unknown, Entry<Move>> {
  const { moveSchema, positionSchema } = module;
  const act: v.GenericSchema<unknown, Act<Move>> = v.variant('type', [
    v.strictObject({ type: v.literal('move'), move: moveSchema }),
    v.strictObject({
      type: v.literal('overrule'),
      move: moveSchema,
      waived: v.pipe(v.array(ClauseSchema), v.maxLength(50)),
      reason: ReasonSchema,
    }),
    v.strictObject({
      type: v.literal('correct'),
      seat: NameSchema,
      points: PointsSchema,
      reason: ReasonSchema,
    }),
    v.strictObject({ type: v.literal('restate'), position: positionSchema, reason: ReasonSchema }),
  ]);
  const told: v.GenericSchema<unknown, Told<Move>> = v.variant('type', [
    v.strictObject({ type: v.literal('tell'), act, before: v.exactOptional(IdSchema) }),
    v.strictObject({ type: v.literal('amend'), target: IdSchema, act }),
    v.strictObject({
      type: v.literal('strike'),
      targets: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(MOST_ENTRIES)),
    }),
    v.strictObject({
      type: v.literal('settle'),
      houseRulings: HouseRulingsSchema,
      reason: ReasonSchema,
      target: v.exactOptional(IdSchema),
    }),
    v.strictObject({ type: v.literal('undo') }),
    v.strictObject({ type: v.literal('redo') }),
  ]);
  return v.strictObject({ id: IdSchema, device: NameSchema, at: LocalTimeSchema, told });
}

export type EntryReading<Move> =
  | { readonly ok: true; readonly entry: Entry<Move> }
  | { readonly ok: false; readonly fault: Damage };

/** Reads single entries of one game by the same rules as a whole file. */
export function entryReader<S extends Setup, State, Move>(
  module: RulesModule<S, State, Move>,
): (entry: unknown) => EntryReading<Move> {
  const schema = entrySchema(module);
  return (entry) => {
    const excess = excessIn(entry);
    if (excess) return faulty(damageBy(excess));
    const read = v.safeParse(schema, entry, { abortEarly: true });
    return read.success ? { ok: true, entry: read.output } : faulty(damageOf(read.issues[0]));
  };
}
