// The file of everything one phone keeps: matches, players, copies, rulesets and settings.
import * as v from 'valibot';
import { excessIn, LONGEST_COPY_TEXT } from './jsonText.ts';
import { damageBy, damageOf, raisedDocument, type FileFault } from './fileFault.ts';
import { jsonLines } from './jsonLines.ts';
import {
  ClauseSchema,
  IdSchema,
  LocalTimeSchema,
  NameSchema,
  SlugSchema,
  VersionSchema,
} from './fieldSchemas.ts';
import type { Ruleset } from './ruleset.ts';
import type { Upcasts } from './upcast.ts';

export const STORE_FORMAT = 'impresario-store';
export const STORE_SCHEMA_VERSION = 2;
/** How each older version is raised to the next one. */
export const STORE_UPCASTS: Upcasts = {
  /** Of matches off the shelf nothing was said. */
  1: (document) => ({ setAside: [], ...document }),
};

/** Bytes. */
export const LARGEST_STORE = 100_000_000;

/** Somebody who has played here before. */
export const PlayerSchema = v.strictObject({
  id: IdSchema,
  name: NameSchema,
  colour: SlugSchema,
  symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  lastPlayed: LocalTimeSchema,
});
export type Player = v.InferOutput<typeof PlayerSchema>;

/** What the players' own box of a game holds, as they have told it. */
export const CopySchema = v.strictObject({
  id: IdSchema,
  game: SlugSchema,
  name: NameSchema,
  changedAt: LocalTimeSchema,
  /** Read by the game. A list would be read as an object of which nothing was told. */
  contents: v.pipe(
    v.custom<Readonly<Record<string, unknown>>>((contents) => !Array.isArray(contents)),
    v.record(v.string(), v.unknown()),
  ),
});
export type Copy = v.InferOutput<typeof CopySchema>;

export const RulesetSchema: v.GenericSchema<unknown, Ruleset> = v.strictObject({
  game: SlugSchema,
  version: VersionSchema,
  /** Read by the game. */
  tables: v.unknown(),
  houseRulings: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.maxLength(120)),
      clauses: v.array(ClauseSchema),
      confidence: v.picklist(['certain', 'likely', 'unknown']),
      readings: v.tupleWithRest([v.string()], v.string()),
    }),
  ),
});

export const SettingSchema = v.strictObject({ key: SlugSchema, value: v.unknown() });
export type Setting = v.InferOutput<typeof SettingSchema>;

/** Its matches are still to be read, each by itself. */
export interface StoreFile {
  readonly format: typeof STORE_FORMAT;
  readonly schemaVersion: typeof STORE_SCHEMA_VERSION;
  readonly exportedAt: string;
  readonly matches: readonly unknown[];
  /** Ids of those that are put away. */
  readonly setAside: readonly string[];
  readonly players: readonly Player[];
  readonly copies: readonly Copy[];
  readonly rulesets: readonly Ruleset[];
  readonly settings: readonly Setting[];
}

export type StoreReading =
  | { readonly ok: true; readonly file: StoreFile }
  | { readonly ok: false; readonly fault: FileFault };

const StoreSchema = v.strictObject({
  format: v.literal(STORE_FORMAT),
  schemaVersion: v.literal(STORE_SCHEMA_VERSION),
  exportedAt: LocalTimeSchema,
  matches: v.pipe(v.array(v.unknown()), v.maxLength(100_000)),
  setAside: v.pipe(v.array(IdSchema), v.maxLength(100_000)),
  players: v.pipe(v.array(PlayerSchema), v.maxLength(10_000)),
  copies: v.pipe(v.array(CopySchema), v.maxLength(1_000)),
  rulesets: v.pipe(v.array(RulesetSchema), v.maxLength(1_000)),
  settings: v.pipe(v.array(SettingSchema), v.maxLength(1_000)),
});

/** Never throws. */
export function readStoreDocument(
  document: unknown,
  upcasts: Upcasts = STORE_UPCASTS,
): StoreReading {
  const raised = raisedDocument(document, STORE_FORMAT, STORE_SCHEMA_VERSION, upcasts);
  if (!raised.ok) return raised;
  const { matches, setAside, copies, ...rest } = raised.document;
  const excess = excessIn(rest) ?? excessIn({ copies }, LONGEST_COPY_TEXT);
  if (excess) return { ok: false, fault: damageBy(excess) };
  const read = v.safeParse(
    StoreSchema,
    { ...rest, matches, setAside, copies },
    { abortEarly: true },
  );
  if (!read.success) return { ok: false, fault: damageOf(read.issues[0]) };
  return { ok: true, file: read.output };
}

/** One match a line. */
export function writeStoreFile(file: StoreFile): string {
  return jsonLines(file);
}
