// A disk that fails: every record added from now on is answered as a browser does. Returns the way to mend it.
import { onTestFinished } from 'vitest';

export function failingAdd(name: string): () => void {
  const { prototype } = IDBObjectStore;
  const sound = Object.getOwnPropertyDescriptor(prototype, 'add') ?? {};
  const failing = function (this: IDBObjectStore): never {
    if (name === 'AbortError') this.transaction.abort();
    throw new DOMException('the test disk fails', name);
  };
  Object.defineProperty(prototype, 'add', { ...sound, value: failing });
  const mend = () => void Object.defineProperty(prototype, 'add', sound);
  onTestFinished(mend);
  return mend;
}
