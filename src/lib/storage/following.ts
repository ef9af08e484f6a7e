// A match as another window goes on with it.
import { liveQuery } from 'dexie';
import type { ImpresarioDb, LogRow, MatchRow } from './db.ts';
import { faultOf, type StoreFault } from './faults.ts';
import { rowsFrom } from './matches.ts';

export interface News {
  readonly row: MatchRow | undefined;
  /** Entries from `from()` on, to be parsed. */
  readonly rows: readonly LogRow[];
  /** The one before them; undefined where there is none. */
  readonly before: LogRow | undefined;
}

/** Calls `hear` at once and whenever another window has written. Returns the way to stop. */
export function followMatch(
  db: ImpresarioDb,
  match: string,
  from: () => number,
  hear: (news: News) => void,
  fail: (fault: StoreFault) => void,
): () => void {
  const subscription = liveQuery(() => newsOf(db, match, from())).subscribe({
    next: hear,
    error: (error) => fail(faultOf(error)),
  });
  return () => subscription.unsubscribe();
}

/** `from`: place in the log, from 0. */
export async function newsOf(db: ImpresarioDb, match: string, from: number): Promise<News> {
  const row = await db.matches.get(match);
  const rows = await rowsFrom(db, match, Math.max(0, from - 1));
  const before = rows.find(({ seq }) => seq < from);
  return { row, rows: rows.filter(({ seq }) => seq >= from), before };
}
