// Matches and whole stores, out of the database into files and back. An import is one transaction: all of it, or nothing.
import type { RulesModule } from '../referee/game.ts';
import { jsonLines } from '../referee/jsonLines.ts';
import type { MatchFile } from '../referee/matchFile.ts';
import { wholeMatch } from '../referee/salvage.ts';
import { STORE_FORMAT, STORE_SCHEMA_VERSION, writeStoreFile } from '../referee/storeFile.ts';
import { takeCopies } from './copies.ts';
import { isCustomsKey, joined } from './customs.ts';
import type { ImpresarioDb, LogRow, MatchRow } from './db.ts';
import { attempt, Broken, done, type Clash, type Outcome, type StoreFault } from './faults.ts';
import { deleteLog, rowsFrom, salvageStored, summaryRow, type LogTail } from './matches.ts';
import { openParcel, type JudgedMatch, type Parcel, type RefusedMatch } from './parcel.ts';
import { takePlayers } from './players.ts';
import { readableStore } from './readableStore.ts';
import { addMissing, shippedBy, trusted } from './rulesets.ts';
import { OWN_SETTINGS } from './settings.ts';
import { summariesOf } from './summaries.ts';
import { isNewer, whatIsNew } from './whatIsNew.ts';

export interface MatchExport {
  readonly text: string;
  readonly game: string;
  readonly begun: string;
}

/** A log that cannot be read to its end goes out whole all the same, and what is not recorded yet with it. */
export async function exportMatch(
  db: ImpresarioDb,
  id: string,
  modules: readonly RulesModule[],
  tail?: LogTail,
): Promise<Outcome<MatchExport>> {
  const stored = await salvageStored(db, id, modules, tail);
  if (!stored.ok) return stored;
  const { game, begun } = stored.value.file;
  return done({ text: jsonLines(wholeMatch(stored.value)), game, begun });
}

/** A record as it lies here, whether it can be read or not: for a look at it, and for mending it by hand. */
export function exportRaw(db: ImpresarioDb, id: string): Promise<Outcome<string>> {
  return attempt(() =>
    db.transaction('r', db.matches, db.entries, async () => {
      const record = { match: await db.matches.get(id), entries: await rowsFrom(db, id, 0) };
      return `${JSON.stringify(record, undefined, 2)}\n`;
    }),
  );
}

export interface StoreExport {
  readonly text: string;
  /** Matches that cannot be read and therefore are not in the file; they stay in the database. */
  readonly damaged: readonly { readonly id: string; readonly fault: StoreFault }[];
  /** Copies of which the same is true. */
  readonly unreadCopies: number;
}

/** Everything but what belongs to this phone alone. What was put away goes out too: it can be brought back at any time. */
export async function exportStore(
  db: ImpresarioDb,
  modules: readonly RulesModule[],
  exportedAt: string,
  tailOf: (match: string) => LogTail | undefined = () => undefined,
): Promise<Outcome<StoreExport>> {
  const kept = await attempt(async () => {
    const rows: Pick<MatchRow, 'id' | 'status'>[] = [];
    await db.matches.each(({ id, status }) => rows.push({ id, status }));
    return rows;
  });
  if (!kept.ok) return kept;
  const matches: object[] = [];
  const setAside: string[] = [];
  const damaged: StoreExport['damaged'][number][] = [];
  for (const { id, status } of kept.value) {
    const stored = await salvageStored(db, id, modules, tailOf(id));
    if (!stored.ok) {
      damaged.push({ id, fault: stored.fault });
      continue;
    }
    matches.push(wholeMatch(stored.value));
    if (status === 'set-aside') setAside.push(id);
  }
  const rest = await attempt(() => readableStore(db));
  if (!rest.ok) return rest;
  const stamp = { format: STORE_FORMAT, schemaVersion: STORE_SCHEMA_VERSION, exportedAt } as const;
  const { kept: beside, unreadCopies } = rest.value;
  const file = { ...stamp, matches, setAside, ...beside };
  return done({ text: writeStoreFile(file), damaged, unreadCopies });
}

/** What to do with a match that is kept here under the same id and has gone another way. */
export type ClashDecision =
  /** The one in the file comes in under a new id. */
  | 'keep-both'
  /** The longer log stays on the shelf; if that is the file's, the other one is put away. */
  | 'replace-newer';

export interface ImportOptions {
  readonly modules: readonly RulesModule[];
  /** Left out, a clash is answered with the fault `clash`, and nothing is changed. */
  readonly decision?: ClashDecision;
  readonly newId: () => string;
  /** Local time, for what is put away. */
  readonly now: string;
}

export interface ImportReport {
  /** Ids under which matches of the file are kept here now. */
  readonly added: readonly string[];
  /** Ids of matches that lay here and have gone on: what was told since is here now. */
  readonly grown: readonly string[];
  /** Ids of matches that were here already, or newer. */
  readonly kept: readonly string[];
  /** Of those added or grown: ids of matches whose log stops somewhere. */
  readonly toMend: readonly string[];
  /** Of those added or grown: ids of matches whose stated result was not what their log gives. */
  readonly recounted: readonly string[];
  /** Matches of the file that stay outside. When that is all of them, nothing was changed. */
  readonly refused: readonly RefusedMatch[];
}

/** Takes the text of a match file or of a store file. On any fault nothing is changed. */
export async function importText(
  db: ImpresarioDb,
  text: string,
  options: ImportOptions,
): Promise<Outcome<ImportReport>> {
  const opened = await openParcel(text, options.modules);
  if (!opened.ok) return opened;
  const parcel = opened.value;
  const { refused } = parcel;
  if (parcel.matches.length === 0 && refused.length > 0)
    return done({ added: [], grown: [], kept: [], toMend: [], recounted: [], refused });
  return attempt(() => db.transaction('rw', db.tables, () => unpack(db, parcel, options)));
}

async function unpack(
  db: ImpresarioDb,
  parcel: Parcel,
  { decision, modules, newId, now }: ImportOptions,
): Promise<ImportReport> {
  const added: string[] = [];
  const grown: string[] = [];
  const kept: string[] = [];
  const clashes: Clash[] = [];
  const recounted: string[] = [];
  const off = new Set(parcel.setAside);
  // No function that waits: one more between an awaited write and its transaction would let that end too early.
  const take = (judged: JudgedMatch, place: Place, as: PutAs = {}) => {
    if (judged.isRecounted) recounted.push(as.id ?? judged.file.id);
    return putMatch(db, judged, place, as);
  };
  for (const judged of parcel.matches) {
    const { file } = judged;
    const isOff = off.has(file.id);
    const place: Place = isOff ? { status: 'set-aside', shelved: Date.parse(now) } : placeOf(file);
    const row = await db.matches.get(file.id);
    const rows = row ? await rowsFrom(db, file.id, 0) : [];
    if (row === undefined) {
      await deleteLog(db, file.id); // entries without a match, as an earlier version of the app could leave them
      added.push(await take(judged, place));
      continue;
    }
    const onShelf = row.status === 'set-aside' ? place : placeOf(file);
    const news = whatIsNew(judged, row, rows);
    if (news === 'nothing') {
      if (row.status === 'set-aside' && !isOff) await db.matches.put({ ...row, ...place });
      kept.push(file.id);
    } else if (news === 'more') {
      grown.push(await take(judged, onShelf, { from: rows.length }));
    } else if (decision === undefined) clashes.push(clashOf(row, rows, judged));
    else if (decision === 'keep-both') added.push(await take(judged, place, { id: newId() }));
    else if (!isNewer(judged, row, rows)) kept.push(file.id);
    else {
      await setCopyAside(db, row, rows, newId(), now);
      await deleteLog(db, file.id);
      await db.matches.delete(file.id);
      added.push(await take(judged, onShelf));
    }
  }
  if (clashes.length > 0) throw new Broken({ code: 'clash', matches: clashes });
  await addMissing(db, [...shippedBy(modules), ...trusted(parcel.rulesets, modules)]);
  await takePlayers(db, parcel.players);
  await takeCopies(db, parcel.copies);
  await takeSettings(db, parcel.settings);
  const changed = [...added, ...grown];
  const summaries = await summariesOf(db, changed);
  const toMend = changed.filter((id) => summaries.get(id)?.needsMending);
  return { added, grown, kept, toMend, recounted, refused: parcel.refused };
}

/** How this group plays is added to, never replaced; what cannot be read as that is left out. The rest fills what is not set here. */
async function takeSettings(db: ImpresarioDb, settings: Parcel['settings']): Promise<void> {
  for (const { key, value } of settings) {
    if (OWN_SETTINGS.includes(key)) continue;
    const ours = await db.settings.get(key);
    if (!isCustomsKey(key)) {
      if (ours === undefined) await db.settings.put({ key, value });
      continue;
    }
    const customs = joined(ours?.value, value);
    if (customs) await db.settings.put({ key, value: customs });
  }
}

interface PutAs {
  readonly id?: string;
  /** Entries of it that lie here already. */
  readonly from?: number;
}

/** Answers with the id it has here. */
async function putMatch(
  db: ImpresarioDb,
  { file, unread, summary }: JudgedMatch,
  place: Place,
  { id = file.id, from = 0 }: PutAs,
): Promise<string> {
  const { format: _, entries, ...head } = file;
  const match = id;
  const log: readonly LogRow[] = [
    ...entries.map((entry, seq) => ({ ...entry, match, seq })),
    ...unread.map((raw, index) => ({ raw, match, seq: entries.length + index })),
  ];
  await db.matches.put({ ...head, id, ...place });
  await db.entries.bulkAdd(log.slice(from));
  await db.summaries.put({ ...summaryRow(file, summary), match, entries: log.length });
  return id;
}

/** Where a match stands on the shelf. */
type Place = Pick<MatchRow, 'status' | 'shelved'>;

function placeOf({ result, begun }: MatchFile): Place {
  return {
    status: result ? 'finished' : 'running',
    shelved: Date.parse(result?.finishedAt ?? begun),
  };
}

/** Nothing that was told here is lost when a longer log takes its place. */
async function setCopyAside(
  db: ImpresarioDb,
  row: MatchRow,
  rows: readonly LogRow[],
  id: string,
  now: string,
): Promise<void> {
  const summary = await db.summaries.get(row.id);
  await db.matches.add({ ...row, id, status: 'set-aside', shelved: Date.parse(now) });
  await db.entries.bulkAdd(rows.map((entry) => ({ ...entry, match: id })));
  if (summary) await db.summaries.put({ ...summary, match: id });
}

function clashOf(row: MatchRow, rows: readonly LogRow[], judged: JudgedMatch): Clash {
  const { id, game, begun, entries } = judged.file;
  const inFile = entries.length + judged.unread.length;
  return { id, game, begun, here: rows.length, inFile, isNewer: isNewer(judged, row, rows) };
}
