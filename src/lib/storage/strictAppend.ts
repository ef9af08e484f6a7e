// The one writing that happens with every move: a bare transaction, as near to the disk as a browser lets us.
// Dexie would add about half of its time again, and is told afterwards so that its live queries hear of it.
import { Dexie, RangeSet } from 'dexie';
import type { EntryRow, ImpresarioDb, SummaryRow } from './db.ts';

/** Adds all rows, with what the shelf says of the match then, or nothing; settles when it is on the disk. */
export async function appendStrictly(
  db: ImpresarioDb,
  rows: readonly EntryRow[],
  summary?: SummaryRow,
): Promise<void> {
  if (!db.isOpen()) await db.open();
  await addAll(db, rows, summary);
  const keys = new RangeSet();
  for (const { match, seq } of rows) keys.addKey([match, seq]);
  Dexie.on.storagemutated.fire({ [`idb://${db.name}/${db.entries.name}/`]: keys });
}

async function addAll(
  db: ImpresarioDb,
  rows: readonly EntryRow[],
  summary: SummaryRow | undefined,
): Promise<void> {
  const stores = [db.entries.name, db.summaries.name];
  const transaction = db.backendDB().transaction(stores, 'readwrite', { durability: 'strict' });
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The browser broke off', 'AbortError'));
  });
  try {
    const entries = transaction.objectStore(db.entries.name);
    for (const row of rows) entries.add(row);
    if (summary) transaction.objectStore(db.summaries.name).put(summary);
    transaction.commit();
  } catch (error) {
    ended.catch(() => undefined); // what was thrown says more
    abort(transaction);
    throw error;
  }
  await ended;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
