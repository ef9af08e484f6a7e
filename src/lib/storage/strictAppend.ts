// The one writing that happens with every move: a bare transaction, as near to the disk as a browser lets us.
// Dexie would add about half of its time again, and is told afterwards so that its live queries hear of it.
import { Dexie, RangeSet } from 'dexie';
import type { EntryRow, ImpresarioDb } from './db.ts';

/** Adds all rows or none; settles when they are on the disk. */
export async function appendStrictly(db: ImpresarioDb, rows: readonly EntryRow[]): Promise<void> {
  if (!db.isOpen()) await db.open();
  await addAll(db.backendDB(), db.entries.name, rows);
  const keys = new RangeSet();
  for (const { match, seq } of rows) keys.addKey([match, seq]);
  Dexie.on.storagemutated.fire({ [`idb://${db.name}/${db.entries.name}/`]: keys });
}

async function addAll(idb: IDBDatabase, store: string, rows: readonly EntryRow[]): Promise<void> {
  const transaction = idb.transaction(store, 'readwrite', { durability: 'strict' });
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('The browser broke off', 'AbortError'));
  });
  try {
    const entries = transaction.objectStore(store);
    for (const row of rows) entries.add(row);
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
