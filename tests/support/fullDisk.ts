// A disk without room for what is written of the players' own copy. Returns the way to make room.
import { onTestFinished } from 'vitest';

type Put = IDBObjectStore['put'];

export function fullDisk(): () => void {
  const { prototype } = IDBObjectStore;
  const sound = Object.getOwnPropertyDescriptor(prototype, 'put') ?? {};
  const failing = function (this: IDBObjectStore, ...record: Parameters<Put>): IDBRequest {
    if (this.name !== 'copies') return Reflect.apply(sound.value as Put, this, record);
    throw new DOMException('the test disk is full', 'QuotaExceededError');
  };
  Object.defineProperty(prototype, 'put', { ...sound, value: failing });
  const mend = () => void Object.defineProperty(prototype, 'put', sound);
  onTestFinished(mend);
  return mend;
}
