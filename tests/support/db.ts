// A database of its own for each test, closed and removed when the test is over.
import { ImpresarioDb } from '../../src/lib/storage/db.ts';

const opened: ImpresarioDb[] = [];
let count = 0;

export function freshDb(name = `test-${(count += 1)}`): ImpresarioDb {
  const db = new ImpresarioDb(name);
  opened.push(db);
  return db;
}

export async function closeAll(): Promise<void> {
  for (const db of opened.splice(0)) await db.delete();
}
