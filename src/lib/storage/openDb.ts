// Opens the database, or says why it cannot be opened. A newer one is not touched: Dexie would mend it to our older schema.
import { ImpresarioDb } from './db.ts';
import { attempt, done, failed, type Outcome } from './faults.ts';

/** Milliseconds after which an upgrade that another window holds up counts as blocked. */
const PATIENCE = 3_000;

export async function openDb(name?: string): Promise<Outcome<ImpresarioDb>> {
  const db = new ImpresarioDb(name);
  const installed = await attempt(() => installedVersion(db.name));
  if (!installed.ok) return installed;
  // Dexie counts in tenths.
  if (installed.value > db.verno * 10) return failed({ code: 'newer-database' });
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

/** 0 when there is none yet; looking does not make one. */
function installedVersion(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      const { version } = request.result;
      request.result.close();
      resolve(version);
    };
    request.onerror = () => {
      if (isNew) resolve(0);
      else reject(request.error ?? new Error('The database does not open'));
    };
  });
}
