// What the shelf says of matches, looked up by their names. One that is not whole is as good as none.
import type { ImpresarioDb, SummaryRow } from './db.ts';
import { attempt, type Outcome } from './faults.ts';
import { isSummary } from './wholeSummary.ts';

/** By match. */
export async function summariesOf(
  db: ImpresarioDb,
  matches: readonly string[],
): Promise<ReadonlyMap<string, SummaryRow>> {
  const found = await db.summaries.bulkGet([...matches]);
  return new Map(found.flatMap((row) => (row && isSummary(row) ? [[row.match, row]] : [])));
}

/** Only where there is none yet that can be read: a window that goes on with the match knows better. */
export function addSummary(db: ImpresarioDb, row: SummaryRow): Promise<Outcome<string>> {
  return attempt(() =>
    db.transaction('rw', db.summaries, async () => {
      const there = await db.summaries.get(row.match);
      return there && !isSummary(there) ? db.summaries.put(row) : db.summaries.add(row);
    }),
  );
}
