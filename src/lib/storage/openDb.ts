// Opens the database, or says why it cannot be opened.
import { ImpresarioDb } from './db.ts';
import { attempt, done, failed, type Outcome } from './faults.ts';

/** Milliseconds after which an upgrade that another window holds up counts as blocked. */
const PATIENCE = 3_000;

export async function openDb(name?: string): Promise<Outcome<ImpresarioDb>> {
  const db = new ImpresarioDb(name);
  const isBlocked = new Promise<'blocked'>((resolve) => {
    db.on('blocked', () => setTimeout(resolve, PATIENCE, 'blocked'));
  });
  const opened = await Promise.race([attempt(() => db.open()), isBlocked]);
  if (opened === 'blocked') {
    db.close();
    return failed({ code: 'blocked' });
  }
  return opened.ok ? done(db) : opened;
}
