// Opens the database, or says why it cannot be opened. A newer one is not touched: Dexie would mend it to our older schema.
import { ImpresarioDb } from './db.ts';
import { attempt, Broken, done, failed, type Outcome } from './faults.ts';

/** Milliseconds after which an upgrade that another window holds up counts as blocked. */
const PATIENCE = 3_000;
/** Milliseconds for the mere look at it: one that comes behind an upgrade held up already is told nothing of that. */
const PATIENCE_OF_LOOK = 5_000;

/** Faults: `newer-database`, `blocked` after some seconds of waiting for another window, `unavailable` where the browser keeps nothing. */
export async function openDb(name?: string): Promise<Outcome<ImpresarioDb>> {
  const db = new ImpresarioDb(name);
  const known = await attempt(() => refuseNewer(db));
  if (!known.ok) return known;
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

/** Opens it again where the browser has closed it; never where a newer version of the app has raised it meanwhile. */
export async function reopen(db: ImpresarioDb): Promise<void> {
  await refuseNewer(db);
  await db.open();
}

async function refuseNewer(db: ImpresarioDb): Promise<void> {
  // Dexie counts in tenths.
  if ((await installedVersion(db.name)) > db.verno * 10)
    throw new Broken({ code: 'newer-database' });
}

/** 0 when there is none yet; looking does not make one. */
function installedVersion(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = databasesHere().open(name);
    const late = setTimeout(() => reject(new Broken({ code: 'blocked' })), PATIENCE_OF_LOOK);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      clearTimeout(late);
      const { version } = request.result;
      request.result.close();
      resolve(version);
    };
    request.onerror = () => {
      clearTimeout(late);
      if (isNew) resolve(0);
      else reject(request.error ?? new Error('The database does not open'));
    };
  });
}

/** Some browsers have the name of it and nothing behind, where they may keep nothing. */
function databasesHere({
  indexedDB: here,
}: { readonly indexedDB?: IDBFactory | null } = globalThis): IDBFactory {
  if (!here) throw new Broken({ code: 'unavailable' });
  return here;
}
