// A database as raw IndexedDB records, with the stores and indexes they lie in: out of a browser, and back into one.

export interface DbDump {
  /** Native version: Dexie's times ten. */
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly indexes: readonly { readonly name: string; readonly keyPath: string | string[] }[];
    readonly records: readonly unknown[];
  }[];
}

export async function dumpOf(name: string): Promise<DbDump> {
  const db = await opened(indexedDB.open(name));
  const names = [...db.objectStoreNames];
  const transaction = db.transaction(names);
  const stores = await Promise.all(
    names.map(async (one) => {
      const store = transaction.objectStore(one);
      const records: unknown[] = await answered(store.getAll());
      const indexes = [...store.indexNames].map((index) => {
        const { keyPath } = store.index(index);
        return { name: index, keyPath };
      });
      return { name: one, keyPath: store.keyPath ?? [], indexes, records };
    }),
  );
  db.close();
  return { version: db.version, stores };
}

export async function loadDump(name: string, dump: DbDump): Promise<void> {
  const request = indexedDB.open(name, dump.version);
  request.onupgradeneeded = () => {
    for (const { name: store, keyPath, indexes, records } of dump.stores) {
      const made = request.result.createObjectStore(store, { keyPath });
      for (const index of indexes) made.createIndex(index.name, index.keyPath);
      for (const record of records) made.add(record);
    }
  };
  (await opened(request)).close();
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  return answered(request);
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.name ?? 'IndexedDB failed'));
  });
}
