// Matches and their logs: begun, appended to, opened, finished, set aside and thrown away.
import { Dexie } from 'dexie';
import type { RulesModule } from '../referee/game.ts';
import type { Entry } from '../referee/match.ts';
import {
  MATCH_FORMAT,
  MATCH_SCHEMA_VERSION,
  readMatchDocument,
  type MatchFile,
} from '../referee/matchFile.ts';
import type { FrozenSheet } from '../referee/sheet.ts';
import type { EntryRow, ImpresarioDb, MatchRow, Status } from './db.ts';
import { attempt, Broken, done, failed, faultOf, isConstraint, type Outcome } from './faults.ts';
import { appendStrictly } from './strictAppend.ts';

/** A match as it begins. */
export type NewMatch = Pick<MatchFile, 'id' | 'game' | 'ruleset' | 'begun' | 'seats' | 'setup'>;

export function createMatch(db: ImpresarioDb, begun: NewMatch): Promise<Outcome<string>> {
  const row: MatchRow = {
    ...begun,
    schemaVersion: MATCH_SCHEMA_VERSION,
    status: 'running',
    shelved: Date.parse(begun.begun),
  };
  return attempt(() => db.matches.add(row));
}

/**
 * Appends to the log: done only once it is on the disk. All or nothing; a place that is taken already
 * means that another window was faster.
 */
export async function appendEntries(
  db: ImpresarioDb,
  match: string,
  firstSeq: number,
  entries: readonly Entry[],
): Promise<Outcome<undefined>> {
  const rows = entries.map((entry, index) => ({ ...entry, match, seq: firstSeq + index }));
  try {
    await appendStrictly(db, rows);
    return done(undefined);
  } catch (error) {
    if (isConstraint(error)) return failed({ code: 'someone-else-wrote', match, seq: firstSeq });
    return failed(faultOf(error));
  }
}

/** What stands in the log from a place on, as the database has it: to be parsed. */
export function rowsFrom(db: ImpresarioDb, match: string, seq: number): Promise<EntryRow[]> {
  const key = (end: unknown) => [match, end];
  return db.entries.where('[match+seq]').between(key(seq), key(Dexie.maxKey), true, true).toArray();
}

export interface StoredMatch {
  readonly file: MatchFile;
  readonly module: RulesModule;
  readonly status: Status;
}

/** The whole match as a file, parsed. A damaged record is a fault; it stays where it is. */
export async function readMatch(
  db: ImpresarioDb,
  id: string,
  modules: readonly RulesModule[],
): Promise<Outcome<StoredMatch>> {
  const read = await attempt(() =>
    db.transaction('r', db.matches, db.entries, async () => ({
      row: await db.matches.get(id),
      rows: await rowsFrom(db, id, 0),
    })),
  );
  if (!read.ok) return read;
  const { row, rows } = read.value;
  if (row === undefined) return failed({ code: 'no-such-match', match: id });
  const gap = rows.findIndex(({ seq }, index) => seq !== index);
  if (gap !== -1) {
    const received = `entry ${rows[gap]?.seq ?? gap}`;
    return failed({ code: 'damaged', path: `entries.${gap}`, expected: `entry ${gap}`, received });
  }
  const { status, shelved: _, ...head } = row;
  const entries = rows.map(({ match: _match, seq: _seq, ...entry }) => entry);
  const reading = readMatchDocument({ format: MATCH_FORMAT, ...head, entries }, modules);
  if (!reading.ok) return failed(reading.fault);
  return done({ file: reading.file, module: reading.module, status });
}

/** The sheet of a finished match is kept as it is now, whatever the rules say later. */
export function freezeMatch(
  db: ImpresarioDb,
  id: string,
  result: FrozenSheet,
): Promise<Outcome<undefined>> {
  return change(db, id, (row) => ({
    ...row,
    status: 'finished',
    shelved: Date.parse(result.finishedAt),
    result,
  }));
}

/** The table goes on with a finished match: its frozen sheet no longer holds. */
export function reopenMatch(db: ImpresarioDb, id: string, at: string): Promise<Outcome<undefined>> {
  return change(db, id, ({ result: _, ...row }) => ({
    ...row,
    status: 'running',
    shelved: Date.parse(at),
  }));
}

/** Takes a match from the shelf; until it is swept away it can be brought back. */
export function setAside(db: ImpresarioDb, id: string, at: string): Promise<Outcome<undefined>> {
  return change(db, id, (row) => ({ ...row, status: 'set-aside', shelved: Date.parse(at) }));
}

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
    db.transaction('rw', db.matches, db.entries, async () => {
      await db.matches.delete(id);
      await db.entries.where('[match+seq]').between([id], [id, Dexie.maxKey], true, true).delete();
      return undefined;
    }),
  );
}

/** Seven days, in milliseconds. */
export const SET_ASIDE_FOR = 7 * 24 * 60 * 60 * 1000;

/** Deletes what was set aside longer ago than the table can still want it back. Their number. */
export async function sweepSetAside(db: ImpresarioDb, at: string): Promise<Outcome<number>> {
  const until = Date.parse(at) - SET_ASIDE_FOR;
  const old = await attempt(() =>
    db.matches
      .where('[status+shelved+id]')
      .between(['set-aside'], ['set-aside', until])
      .primaryKeys(),
  );
  if (!old.ok) return old;
  for (const id of old.value) {
    const deleted = await deleteMatch(db, id);
    if (!deleted.ok) return deleted;
  }
  return done(old.value.length);
}

function change(
  db: ImpresarioDb,
  id: string,
  changed: (row: MatchRow) => MatchRow,
): Promise<Outcome<undefined>> {
  return attempt(() =>
    db.transaction('rw', db.matches, async () => {
      const row = await db.matches.get(id);
      if (row === undefined) throw new Broken({ code: 'no-such-match', match: id });
      await db.matches.put(changed(row));
      return undefined;
    }),
  );
}
