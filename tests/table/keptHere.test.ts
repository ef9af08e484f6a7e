// What is kept for this window: read again until it is dropped; storage that is full or closed brings nothing older back.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepHere, keptHere } from '../../src/lib/table/keptHere.ts';

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('is read again under its name, until it is dropped', () => {
  keepHere('one', { step: 2 });
  expect([keptHere('one'), keptHere('two')]).toEqual([{ step: 2 }, undefined]);
  keepHere('one', undefined);
  expect([keptHere('one'), sessionStorage.length]).toEqual([undefined, 0]);
});

it('where there is no room for it, an older one does not come back in its place', () => {
  keepHere('one', 'older');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepHere('one', 'newer');
  expect(keptHere('one')).toBeUndefined();
});

it('closed storage stops nobody', () => {
  for (const way of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new Error('closed');
    });
  keepHere('one', 1);
  keepHere('one', undefined);
  expect(keptHere('one')).toBeUndefined();
});
