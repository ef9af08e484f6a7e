// Matches and whole stores, out of the database into files and back. An import is one transaction: all of it, or nothing.
import type { RulesModule } from '../referee/game.ts';
import { bytesOf, readJson } from '../referee/jsonText.ts';
import {
  LARGEST_MATCH,
  MATCH_FORMAT,
  readMatchDocument,
  writeMatchFile,
  type MatchFile,
} from '../referee/matchFile.ts';
import { sameJson } from '../referee/sameJson.ts';
import {
  LARGEST_STORE,
  readStoreDocument,
  STORE_FORMAT,
  STORE_SCHEMA_VERSION,
  writeStoreFile,
  type StoreFile,
} from '../referee/storeFile.ts';
import type { EntryRow, ImpresarioDb, MatchRow } from './db.ts';
import {
  attempt,
  Broken,
  done,
  failed,
  type Clash,
  type Outcome,
  type StoreFault,
} from './faults.ts';
import { readMatch, rowsFrom } from './matches.ts';
import { addMissing, shippedBy, trusted } from './rulesets.ts';
import { readableStore } from './readableStore.ts';
import { OWN_SETTINGS } from './settings.ts';

export async function exportMatch(
  db: ImpresarioDb,
  id: string,
  modules: readonly RulesModule[],
): Promise<Outcome<string>> {
  const stored = await readMatch(db, id, modules);
  return stored.ok ? done(writeMatchFile(stored.value.file)) : stored;
}

export interface StoreExport {
  readonly text: string;
  /** Matches that cannot be read and therefore are not in the file; they stay in the database. */
  readonly damaged: readonly { readonly id: string; readonly fault: StoreFault }[];
}

/** Everything but what was set aside and what belongs to this phone alone. */
export async function exportStore(
  db: ImpresarioDb,
  modules: readonly RulesModule[],
  exportedAt: string,
): Promise<Outcome<StoreExport>> {
  const ids = await attempt(() =>
    db.matches.filter(({ status }) => status !== 'set-aside').primaryKeys(),
  );
  if (!ids.ok) return ids;
  const matches: MatchFile[] = [];
  const damaged: StoreExport['damaged'][number][] = [];
  for (const id of ids.value) {
    const stored = await readMatch(db, id, modules);
    if (stored.ok) matches.push(stored.value.file);
    else damaged.push({ id, fault: stored.fault });
  }
  const rest = await attempt(() => readableStore(db));
  if (!rest.ok) return rest;
  const stamp = { format: STORE_FORMAT, schemaVersion: STORE_SCHEMA_VERSION, exportedAt } as const;
  return done({ text: writeStoreFile({ ...stamp, matches, ...rest.value }), damaged });
}

/** What to do with a match that is kept here under the same id with another log. */
export type ClashDecision =
  /** The one in the file comes in under a new id. */
  | 'keep-both'
  /** The longer log stays on the shelf; if that is the file's, the other one is set aside. */
  | 'replace-newer';

export interface ImportOptions {
  readonly modules: readonly RulesModule[];
  /** Left out, a clash is answered with the fault `clash`, and nothing is changed. */
  readonly decision?: ClashDecision;
  readonly newId: () => string;
  /** Local time, for what is set aside. */
  readonly now: string;
}

export interface ImportReport {
  /** Ids under which matches of the file are kept here now. */
  readonly added: readonly string[];
  /** Ids of matches that were here already, or newer. */
  readonly kept: readonly string[];
}

/** Takes the text of a match file or of a store file. On any fault nothing is changed. */
export async function importText(
  db: ImpresarioDb,
  text: string,
  options: ImportOptions,
): Promise<Outcome<ImportReport>> {
  const file = parcelOf(text, options.modules);
  if (!file.ok) return file;
  return attempt(() => db.transaction('rw', db.tables, () => unpack(db, file.value, options)));
}

type Parcel = Pick<StoreFile, 'matches' | 'players' | 'copies' | 'rulesets' | 'settings'>;

function parcelOf(text: string, modules: readonly RulesModule[]): Outcome<Parcel> {
  const bytes = bytesOf(text, LARGEST_STORE);
  if (bytes > LARGEST_STORE) return failed({ code: 'too-large', bytes, limit: LARGEST_STORE });
  const json = readJson(text);
  if (!json.ok) return failed({ code: 'not-json', at: json.at });
  const { value } = json;
  const store = readStoreDocument(value, modules);
  if (store.ok) return done(store.file);
  const { fault } = store;
  if (fault.code !== 'foreign' || fault.format !== MATCH_FORMAT) return failed(fault);
  if (bytes > LARGEST_MATCH) return failed({ code: 'too-large', bytes, limit: LARGEST_MATCH });
  const match = readMatchDocument(value, modules);
  if (!match.ok) return failed(match.fault);
  return done({ matches: [match.file], players: [], copies: [], rulesets: [], settings: [] });
}

async function unpack(
  db: ImpresarioDb,
  parcel: Parcel,
  { decision, modules, newId, now }: ImportOptions,
): Promise<ImportReport> {
  const added: string[] = [];
  const kept: string[] = [];
  const clashes: Clash[] = [];
  for (const file of parcel.matches) {
    const row = await db.matches.get(file.id);
    const rows = row ? await rowsFrom(db, file.id, 0) : [];
    if (row === undefined) added.push(await addMatch(db, file));
    else if (isSame(row, rows, file)) {
      if (row.status === 'set-aside') await db.matches.put({ ...row, ...placeOf(file) });
      kept.push(file.id);
    } else if (decision === undefined) clashes.push(clashOf(rows, file));
    else if (decision === 'keep-both') added.push(await addMatch(db, { ...file, id: newId() }));
    else if (!isNewer(file, row, rows)) kept.push(file.id);
    else {
      await setCopyAside(db, row, rows, newId(), now);
      await db.entries.bulkDelete(rows.map(({ match, seq }) => [match, seq]));
      await db.matches.delete(file.id);
      added.push(await addMatch(db, file));
    }
  }
  if (clashes.length > 0) throw new Broken({ code: 'clash', matches: clashes });
  await addMissing(db, [...shippedBy(modules), ...trusted(parcel.rulesets, modules)]);
  await db.players.bulkPut(parcel.players);
  await db.copies.bulkPut(parcel.copies);
  await db.settings.bulkPut(parcel.settings.filter(({ key }) => !OWN_SETTINGS.includes(key)));
  return { added, kept };
}

async function addMatch(db: ImpresarioDb, file: MatchFile): Promise<string> {
  const { format: _, entries, ...head } = file;
  await db.matches.add({ ...head, ...placeOf(file) });
  await db.entries.bulkAdd(entries.map((entry, seq) => ({ ...entry, match: file.id, seq })));
  return file.id;
}

function placeOf({ result, begun }: MatchFile): Pick<MatchRow, 'status' | 'shelved'> {
  return {
    status: result ? 'finished' : 'running',
    shelved: Date.parse(result?.finishedAt ?? begun),
  };
}

/** A log only grows, and the sheet is its last word. */
function isNewer(file: MatchFile, row: MatchRow, rows: readonly EntryRow[]): boolean {
  if (file.entries.length !== rows.length) return file.entries.length > rows.length;
  return file.result !== undefined && row.result === undefined;
}

/** Nothing that was told here is lost when a longer log takes its place. */
async function setCopyAside(
  db: ImpresarioDb,
  row: MatchRow,
  rows: readonly EntryRow[],
  id: string,
  now: string,
): Promise<void> {
  await db.matches.add({ ...row, id, status: 'set-aside', shelved: Date.parse(now) });
  await db.entries.bulkAdd(rows.map((entry) => ({ ...entry, match: id })));
}

function clashOf(rows: readonly EntryRow[], { id, game, begun, entries }: MatchFile): Clash {
  return { id, game, begun, here: rows.length, inFile: entries.length };
}

/** The same match with the same log, whatever its place on the shelf. */
function isSame(row: MatchRow, rows: readonly EntryRow[], file: MatchFile): boolean {
  const { status: _status, shelved: _shelved, ...head } = row;
  const entries = rows.map(({ match: _match, seq: _seq, ...entry }) => entry);
  const here = { format: MATCH_FORMAT, ...head, entries };
  return sameJson(here, file);
}
