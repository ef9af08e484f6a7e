// The one writing that happens with every move: a bare transaction, as near to the disk as a browser lets us.
// Dexie would add about half of its time again, and is told afterwards so that its live queries hear of it.
import { Dexie, RangeSet } from 'dexie';
import type { EntryRow, ImpresarioDb, SummaryRow } from './db.ts';
import { isJsonObject } from '../referee/upcast.ts';
import { Broken } from './faults.ts';
import { reopen } from './openDb.ts';

/** What goes with the rows, and what has to lie before them. */
interface Beside {
  readonly summary?: SummaryRow | undefined;
  readonly last?: string | undefined;
}

/**
 * Adds all rows of one match, with what the shelf says of it then, or nothing; settles when it is on the disk. A match that
 * another window has deleted takes nothing: what nobody could open again is not recorded. Nor does a log with a gap, or one that
 * does not end with `last`, the id of the entry before them, where that is told.
 */
export async function appendStrictly(
  db: ImpresarioDb,
  rows: readonly EntryRow[],
  { summary, last }: Beside = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  if (!db.isOpen()) await reopen(db);
  await addAll(db, first, rows, { summary, last });
  const keys = new RangeSet();
  for (const { match, seq } of rows) keys.addKey([match, seq]);
  Dexie.on.storagemutated.fire({ [`idb://${db.name}/${db.entries.name}/`]: keys });
}

async function addAll(
  db: ImpresarioDb,
  { match, seq }: Pick<EntryRow, 'match' | 'seq'>,
  rows: readonly EntryRow[],
  { summary, last }: Beside,
): Promise<void> {
  const stores = [db.matches.name, db.entries.name, db.summaries.name];
  const transaction = db.backendDB().transaction(stores, 'readwrite', { durability: 'strict' });
  let broken: Broken | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(
        broken ?? transaction.error ?? new DOMException('The browser broke off', 'AbortError'),
      );
  });
  try {
    const entries = transaction.objectStore(db.entries.name);
    const head = transaction.objectStore(db.matches.name).getKey(match);
    // Without it the log has become shorter than this window knows, or another one: a file of the match lies here now.
    const before = seq === 0 ? undefined : entries.getAll([match, seq - 1]);
    (before ?? head).onsuccess = () => {
      if (head.result === undefined) broken = new Broken({ code: 'no-such-match', match });
      else if (before && !endsWith(before.result, last))
        broken = new Broken({ code: 'someone-else-wrote', match, seq });
      if (broken) transaction.abort();
      else transaction.commit(); // what follows is under way by then
    };
    for (const row of rows) entries.add(row);
    if (summary) transaction.objectStore(db.summaries.name).put(summary);
  } catch (error) {
    ended.catch(() => undefined); // what was thrown says more
    abort(transaction);
    throw error;
  }
  await ended;
}

function endsWith([row]: readonly unknown[], id: string | undefined): boolean {
  return isJsonObject(row) && (id === undefined || row['id'] === id);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
