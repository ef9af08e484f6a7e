// A disk that fails: every record added from now on, or every one to a store, is answered as a browser does. Returns the way
// to mend it.
import { onTestFinished } from 'vitest';

type Add = IDBObjectStore['add'];

export function failingAdd(name: string, store?: string): () => void {
  const { prototype } = IDBObjectStore;
  const sound = Object.getOwnPropertyDescriptor(prototype, 'add') ?? {};
  const failing = function (this: IDBObjectStore, ...record: Parameters<Add>): IDBRequest {
    if (store !== undefined && this.name !== store)
      return Reflect.apply(sound.value as Add, this, record);
    if (name === 'AbortError') this.transaction.abort();
    throw new DOMException('the test disk fails', name);
  };
  Object.defineProperty(prototype, 'add', { ...sound, value: failing });
  const mend = () => void Object.defineProperty(prototype, 'add', sound);
  onTestFinished(mend);
  return mend;
}
