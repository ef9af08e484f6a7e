// A database of its own for each test, closed and removed when the test is over.
import { ImpresarioDb } from '../../src/lib/storage/db.ts';

const opened: ImpresarioDb[] = [];
const waits: (() => Promise<unknown>)[] = [];
let count = 0;

export function freshDb(name = `test-${(count += 1)}`): ImpresarioDb {
  const db = new ImpresarioDb(name);
  opened.push(db);
  return db;
}

/** What has to be over before a database goes: a writing that fails then is heard after the test. */
export function beforeClosing(wait: () => Promise<unknown>): void {
  waits.push(wait);
}

export async function closeAll(): Promise<void> {
  for (const wait of waits.splice(0)) await wait();
  for (const db of opened.splice(0)) await db.delete();
}
