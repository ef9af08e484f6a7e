// What was begun and not told yet: kept beyond a killed browser; storage that is damaged, full or closed does no harm.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from '../../src/lib/table/drafts.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('is read again under its name, until it is dropped', () => {
  keepDraft('one', { city: 4 });
  expect(readDraft('one')).toEqual({ city: 4 });
  expect(readDraft('two')).toBeUndefined();
  dropDraft('one');
  expect([readDraft('one'), localStorage.length]).toEqual([undefined, 0]);
});

it('damaged, it counts as none', () => {
  localStorage.setItem('impresario.draft.one', '{"city":');
  expect(readDraft('one')).toBeUndefined();
});

it('where there is no room for it, an older one does not come back in its place', () => {
  keepDraft('one', 'older');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft('one', 'newer');
  expect(readDraft('one')).toBeUndefined();
});

it('closed storage stops nobody', () => {
  for (const way of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new Error('closed');
    });
  keepDraft('one', 1);
  dropDraft('one');
  expect(readDraft('one')).toBeUndefined();
});
