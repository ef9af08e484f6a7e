// Matches and their logs: begun, appended to, opened, finished, put away and deleted.
import { Dexie } from 'dexie';
import type { RulesModule } from '../referee/game.ts';
import type { Entry } from '../referee/entry.ts';
import {
  MATCH_FORMAT,
  MATCH_SCHEMA_VERSION,
  readMatchDocument,
  type MatchFile,
} from '../referee/matchFile.ts';
import { salvageMatch, type Salvaged } from '../referee/salvage.ts';
import type { FrozenSheet } from '../referee/sheet.ts';
import type { Summary } from '../referee/summary.ts';
import type { ImpresarioDb, LogRow, MatchRow, Status, SummaryRow } from './db.ts';
import { attempt, Broken, done, failed, faultOf, isConstraint, type Outcome } from './faults.ts';
import { appendStrictly } from './strictAppend.ts';

/** A match as it begins. */
export type NewMatch = Pick<MatchFile, 'id' | 'game' | 'ruleset' | 'begun' | 'seats' | 'setup'>;

/** A match with its log; one that is finished with its sheet. */
export type ToldMatch = NewMatch & Pick<MatchFile, 'entries' | 'result'>;

/** Begins it with an empty log, on the shelf. Fails where a match of that id lies here. `summary`: left out, it is made when the match is looked at. */
export function createMatch(
  db: ImpresarioDb,
  begun: NewMatch,
  summary?: Summary,
): Promise<Outcome<string>> {
  return attempt(() =>
    db.transaction('rw', db.matches, db.summaries, async () => {
      if (summary) await db.summaries.put(summaryRow({ ...begun, entries: [] }, summary));
      return db.matches.add(rowOf(begun));
    }),
  );
}

function rowOf(begun: NewMatch): MatchRow {
  return {
    ...begun,
    schemaVersion: MATCH_SCHEMA_VERSION,
    status: 'running',
    shelved: Date.parse(begun.begun),
  };
}

/** A match with a log of its own takes the place of another one, which is put away: both in one writing, or neither. */
export function continueAs(
  db: ImpresarioDb,
  old: string,
  begun: ToldMatch,
  summary: Summary,
  at: string,
): Promise<Outcome<string>> {
  return attempt(() =>
    db.transaction('rw', db.matches, db.entries, db.summaries, async () => {
      await layWhole(db, begun, summary);
      await changeRow(db, old, asideAt(at));
      return begun.id;
    }),
  );
}

/**
 * A match that was deleted under the hands of its table lies here again, on the shelf wherever it had been; `someone-else-wrote` where
 * one of its id does by now.
 */
export async function layBack(
  db: ImpresarioDb,
  told: ToldMatch,
  summary: Summary,
  { isBeingMended = false } = {},
): Promise<Outcome<undefined>> {
  try {
    await db.transaction('rw', db.matches, db.entries, db.summaries, async () => {
      await layWhole(db, told, summary);
      if (isBeingMended) await db.matches.update(told.id, { isBeingMended });
    });
    return done(undefined);
  } catch (error) {
    if (isConstraint(error)) return failed({ code: 'someone-else-wrote', match: told.id, seq: 0 });
    return failed(faultOf(error));
  }
}

/** For a transaction that may write matches, entries and summaries. */
async function layWhole(db: ImpresarioDb, told: ToldMatch, summary: Summary): Promise<void> {
  const { entries, result, ...head } = told;
  await db.matches.add(result ? finishedRow(rowOf(head), result) : rowOf(head));
  await deleteLog(db, head.id); // entries without a match, if there are any
  await db.entries.bulkAdd(entries.map((entry, seq) => ({ ...entry, match: head.id, seq })));
  await db.summaries.put(summaryRow(told, summary));
}

/**
 * Appends to the log: done only once it is on the disk. All or nothing; a place that is taken already
 * means that another window was faster, and so does another entry before it than `last`. `summary` is how the match stands with
 * these entries.
 */
export async function appendEntries(
  db: ImpresarioDb,
  match: string,
  firstSeq: number,
  entries: readonly Entry[],
  { summary, last }: { readonly summary?: Summary; readonly last?: Entry['id'] | undefined } = {},
): Promise<Outcome<undefined>> {
  const rows = entries.map((entry, index) => ({ ...entry, match, seq: firstSeq + index }));
  const newest = rows.at(-1);
  const summed = summary &&
    newest && { ...summary, match, entries: firstSeq + rows.length, touched: newest.at };
  try {
    await appendStrictly(db, rows, { summary: summed, last });
    return done(undefined);
  } catch (error) {
    if (isConstraint(error)) return failed({ code: 'someone-else-wrote', match, seq: firstSeq });
    return failed(faultOf(error));
  }
}

/** A summary as it lies beside a match of these entries. */
export function summaryRow(
  { id, begun, entries }: Pick<MatchFile, 'id' | 'begun' | 'entries'>,
  summary: Summary,
): SummaryRow {
  const touched = entries.at(-1)?.at ?? begun;
  return { ...summary, match: id, entries: entries.length, touched };
}

/** What stands in the log from a place on, as the database has it: to be parsed. */
export function rowsFrom(db: ImpresarioDb, match: string, seq: number): Promise<LogRow[]> {
  const key = (end: unknown) => [match, end];
  return db.entries.where('[match+seq]').between(key(seq), key(Dexie.maxKey), true, true).toArray();
}

/** An entry as it was told; it is still to be read. */
export function entryIn({ match: _match, seq: _seq, ...entry }: LogRow): unknown {
  return 'raw' in entry ? entry.raw : entry;
}

/** A match as its file would hold it. */
export function documentOf(row: MatchRow, rows: readonly LogRow[]) {
  const { status: _status, shelved: _shelved, isBeingMended: _isBeingMended, ...head } = row;
  return { format: MATCH_FORMAT, ...head, entries: entriesIn(rows) };
}

/** In their order; null stands where some are missing, however many: no entry reads like that, so the log ends before it. */
function entriesIn(rows: readonly LogRow[]): unknown[] {
  let next = 0;
  return rows.flatMap((row) => {
    const isNext = row.seq === next;
    next = row.seq + 1;
    return isNext ? [entryIn(row)] : [null, entryIn(row)];
  });
}

export interface StoredMatch {
  readonly file: MatchFile;
  readonly module: RulesModule;
  readonly status: Status;
  /** The table has opened it again, and has not said yet that it is right. */
  readonly isBeingMended: boolean;
}

/** The whole match as a file, parsed. A damaged record is a fault; it stays where it is. */
export async function readMatch(
  db: ImpresarioDb,
  id: string,
  modules: readonly RulesModule[],
): Promise<Outcome<StoredMatch>> {
  const read = await readDocument(db, id);
  if (!read.ok) return read;
  const { document, status, isBeingMended } = read.value;
  const reading = readMatchDocument(document, modules);
  if (!reading.ok) return failed(reading.fault);
  return done({ file: reading.file, module: reading.module, status, isBeingMended });
}

/** What was told at the end of a log and is not on the disk. */
export interface LogTail {
  /** Entries on the disk when it was told. */
  readonly from: number;
  /** To be read. */
  readonly entries: readonly unknown[];
}

/** The same, as far as its log can be read; with what waits behind it, while nothing else was written there. */
export async function salvageStored(
  db: ImpresarioDb,
  id: string,
  modules: readonly RulesModule[],
  tail?: LogTail,
): Promise<Outcome<Salvaged>> {
  const read = await readDocument(db, id);
  if (!read.ok) return read;
  const { document } = read.value;
  const { entries } = document;
  const isNext = tail?.from === entries.length;
  const whole = isNext ? { ...document, entries: [...entries, ...tail.entries] } : document;
  const salvage = salvageMatch(whole, modules);
  return salvage.ok ? done(salvage) : failed(salvage.fault);
}

async function readDocument(db: ImpresarioDb, id: string) {
  const read = await attempt(() =>
    db.transaction('r', db.matches, db.entries, async () => ({
      row: await db.matches.get(id),
      rows: await rowsFrom(db, id, 0),
    })),
  );
  if (!read.ok) return read;
  const { row, rows } = read.value;
  if (row === undefined) return failed({ code: 'no-such-match', match: id });
  const { status, isBeingMended = false } = row;
  return done({ document: documentOf(row, rows), status, isBeingMended });
}

/** The sheet of a finished match is kept as it is now, whatever the rules say later. */
export function freezeMatch(
  db: ImpresarioDb,
  id: string,
  result: FrozenSheet,
): Promise<Outcome<undefined>> {
  return change(db, id, (row) => finishedRow(row, result));
}

function finishedRow({ isBeingMended: _, ...row }: MatchRow, result: FrozenSheet): MatchRow {
  return { ...row, status: 'finished', shelved: Date.parse(result.finishedAt), result };
}

/** The table goes on with a finished match: its frozen sheet no longer holds. */
export function reopenMatch(
  db: ImpresarioDb,
  id: string,
  at: string,
  { isToMend = false } = {},
): Promise<Outcome<undefined>> {
  return change(db, id, ({ result: _, ...row }) => ({
    ...row,
    status: 'running',
    shelved: Date.parse(at),
    ...(isToMend && { isBeingMended: true }),
  }));
}

/** Takes a match from the shelf; it can be brought back at any time. */
export function putMatchAway(
  db: ImpresarioDb,
  id: string,
  at: string,
): Promise<Outcome<undefined>> {
  return change(db, id, asideAt(at));
}

function asideAt(at: string): (row: MatchRow) => MatchRow {
  return (row) => ({ ...row, status: 'set-aside', shelved: Date.parse(at) });
}

/** Back on the shelf: running, by when it began; or finished where its sheet is kept, by when it ended. */
export function bringBack(db: ImpresarioDb, id: string): Promise<Outcome<undefined>> {
  return change(db, id, (row) => ({
    ...row,
    status: row.result ? 'finished' : 'running',
    shelved: Date.parse(row.result?.finishedAt ?? row.begun),
  }));
}

/** There is no way back from here. */
export function deleteMatch(db: ImpresarioDb, id: string): Promise<Outcome<undefined>> {
  return attempt(() =>
    db.transaction('rw', db.matches, db.entries, db.summaries, async () => {
      await db.matches.delete(id);
      await db.summaries.delete(id);
      await deleteLog(db, id);
      return undefined;
    }),
  );
}

/** All entries that lie under this id, whether a match belongs to them or not. */
export function deleteLog(db: ImpresarioDb, id: string): Promise<number> {
  return db.entries.where('[match+seq]').between([id], [id, Dexie.maxKey], true, true).delete();
}

function change(
  db: ImpresarioDb,
  id: string,
  changed: (row: MatchRow) => MatchRow,
): Promise<Outcome<undefined>> {
  return attempt(() =>
    db.transaction('rw', db.matches, async () => {
      await changeRow(db, id, changed);
      return undefined;
    }),
  );
}

async function changeRow(
  db: ImpresarioDb,
  id: string,
  changed: (row: MatchRow) => MatchRow,
): Promise<void> {
  const row = await db.matches.get(id);
  if (row === undefined) throw new Broken({ code: 'no-such-match', match: id });
  await db.matches.put(changed(row));
}
