// The file of one match: its format, how it is read without trusting it, and how it is written. docs/match-file.md
import * as v from 'valibot';
import { MOST_ENTRIES, type Entry } from './entry.ts';
import { entrySchema } from './entrySchema.ts';
import {
  FrozenSheetSchema,
  HouseRulingsSchema,
  LocalTimeSchema,
  NameSchema,
  SeatsSchema,
  VersionSchema,
} from './fieldSchemas.ts';
import type { RulesModule } from './game.ts';
import {
  damage,
  damageBy,
  damageOf,
  faulty,
  raisedDocument,
  type Damage,
  type FileFault,
} from './fileFault.ts';
import { jsonLines } from './jsonLines.ts';
import { bytesOf, excessIn, readJson } from './jsonText.ts';
import type { SeatId } from './ruling.ts';
import { TRACKING_LEVELS, type HouseRulings, type Setup } from './rules.ts';
import type { Ruleset } from './ruleset.ts';
import type { FrozenSheet } from './sheet.ts';
import type { Upcasts } from './upcast.ts';

/** Stands in `format` of every match file. */
export const MATCH_FORMAT = 'impresario-match';
export const MATCH_SCHEMA_VERSION = 1;
/** How each older version is raised to the next one. */
export const MATCH_UPCASTS: Upcasts = {};

/** Bytes: of a log as long as one may be, and as much again. */
export const LARGEST_MATCH = 20_000_000;

export interface MatchSeat {
  readonly id: SeatId;
  readonly name: string;
  /** Token of a seat colour. */
  readonly colour: string;
  /** Shape that stands for the seat beside its colour. */
  readonly symbol: string;
  /** Who of the known players sits here. */
  readonly player?: string;
}

export interface MatchFile<Move = unknown> {
  readonly format: typeof MATCH_FORMAT;
  readonly schemaVersion: typeof MATCH_SCHEMA_VERSION;
  readonly id: string;
  readonly game: string;
  readonly ruleset: { readonly game: string; readonly version: number };
  /** Local time with its offset, ISO 8601; as `at` of an entry. */
  readonly begun: string;
  /** Clockwise round the table. */
  readonly seats: readonly MatchSeat[];
  readonly setup: Omit<Setup, 'seats'>;
  readonly entries: readonly Entry<Move>[];
  /** Only of a finished match: its sheet as it was then, whatever the rules say today. */
  readonly result?: FrozenSheet;
}

export type MatchReading =
  | { readonly ok: true; readonly file: MatchFile; readonly module: RulesModule }
  | { readonly ok: false; readonly fault: FileFault };

/** Stands in addresses, so nothing but letters, digits and hyphens. */
const MatchId = v.pipe(v.string(), v.maxLength(80), v.regex(/^[A-Za-z0-9-]+$/));

/** The whole file with the moves, options and positions of one game. */
export function matchFileSchema<S extends Setup, State, Move>(
  module: RulesModule<S, State, Move>,
): v.GenericSchema<unknown, MatchFile<Move>> {
  const game = v.literal(module.game);
  return v.strictObject({
    format: v.literal(MATCH_FORMAT),
    schemaVersion: v.literal(MATCH_SCHEMA_VERSION),
    id: MatchId,
    game,
    ruleset: v.strictObject({ game, version: VersionSchema }),
    begun: LocalTimeSchema,
    seats: SeatsSchema,
    setup: v.strictObject({
      firstSeat: NameSchema,
      level: v.picklist(TRACKING_LEVELS),
      options: module.optionsSchema,
      houseRulings: HouseRulingsSchema,
      position: v.exactOptional(module.positionSchema),
    }),
    entries: v.pipe(v.array(entrySchema(module)), v.maxLength(MOST_ENTRIES)),
    result: v.exactOptional(FrozenSheetSchema),
  });
}

/** Reads the text of a file nobody vouches for. Never throws. */
export function readMatchFile(
  text: string,
  modules: readonly RulesModule[],
  upcasts: Upcasts = MATCH_UPCASTS,
): MatchReading {
  const bytes = bytesOf(text, LARGEST_MATCH);
  if (bytes > LARGEST_MATCH) return faulty({ code: 'too-large', bytes, limit: LARGEST_MATCH });
  const json = readJson(text);
  if (!json.ok) return faulty({ code: 'not-json', at: json.at });
  return readMatchDocument(json.value, modules, upcasts);
}

/** The same for what has already been taken apart: a match inside a store, or out of the database. */
export function readMatchDocument(
  document: unknown,
  modules: readonly RulesModule[],
  upcasts: Upcasts = MATCH_UPCASTS,
): MatchReading {
  const raised = raisedDocument(document, MATCH_FORMAT, MATCH_SCHEMA_VERSION, upcasts);
  if (!raised.ok) return raised;
  const { game } = raised.document;
  if (typeof game !== 'string') return faulty(damage('game', 'string', typeof game));
  const module = modules.find((known) => known.game === game);
  if (module === undefined) return faulty({ code: 'unknown-game', game: game.slice(0, 40) });
  const excess = excessIn(raised.document);
  if (excess) return faulty(damageBy(excess));
  const read = v.safeParse(matchFileSchema(module), raised.document, { abortEarly: true });
  if (!read.success) return faulty(damageOf(read.issues[0]));
  const fault = strangerIn(read.output, module);
  return fault ? faulty(fault) : { ok: true, file: read.output, module };
}

/** One entry a line, so that a diff of two files shows the moves that differ. */
export function writeMatchFile(file: MatchFile): string {
  return jsonLines(file);
}

/** What is well formed by itself and still points at nothing. */
function strangerIn(file: MatchFile, module: RulesModule): FileFault | undefined {
  const { version } = file.ruleset;
  const ruleset = module.rulesets.find((known) => known.version === version);
  if (ruleset === undefined) {
    const known = Math.max(...module.rulesets.map((one) => one.version));
    if (version > known) return { code: 'newer', what: 'ruleset', found: version, known };
    return damage('ruleset.version', `up to ${known}`, `${version}`);
  }
  const seats = file.seats.map(({ id }) => id);
  const twice = firstRepeat(seats);
  if (twice !== undefined) return damage(`seats.${twice}.id`, 'another id', `${seats[twice]}`);
  const { firstSeat, houseRulings } = file.setup;
  if (!seats.includes(firstSeat)) return damage('setup.firstSeat', 'a seat', firstSeat);
  const repeated = firstRepeat(file.entries.map(({ id }) => id));
  if (repeated !== undefined)
    return damage(`entries.${repeated}.id`, 'another id', 'a repeated id');
  const settledSince = module.settledSince ?? [];
  const known = { offered: ruleset.houseRulings, settledSince };
  const strange = strangeRuling(houseRulings, known, 'setup.houseRulings');
  if (strange) return strange;
  for (const [index, { told }] of file.entries.entries()) {
    if (told.type !== 'settle') continue;
    const path = `entries.${index}.told.houseRulings`;
    const wrong = strangeRuling(told.houseRulings, known, path);
    if (wrong) return wrong;
  }
  return undefined;
}

interface KnownRulings {
  readonly offered: Ruleset['houseRulings'];
  readonly settledSince: readonly string[];
}

function strangeRuling(
  rulings: HouseRulings,
  { offered, settledSince }: KnownRulings,
  path: string,
): Damage | undefined {
  for (const [id, reading] of Object.entries(rulings)) {
    if (settledSince.includes(id)) continue;
    const known = offered.find((ruling) => ruling.id === id);
    if (known?.readings.includes(reading) !== true)
      return damage(
        `${path}.${id}`,
        known?.readings.join(' | ') ?? 'a ruling of this game',
        reading,
      );
  }
  return undefined;
}

function firstRepeat(ids: readonly string[]): number | undefined {
  const seen = new Set<string>();
  for (const [index, id] of ids.entries()) {
    if (seen.has(id)) return index;
    seen.add(id);
  }
  return undefined;
}
