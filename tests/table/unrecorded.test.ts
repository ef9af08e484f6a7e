// What waits to be recorded: kept for this window, read again after a reload, and asked about before the window closes.
import { afterEach, expect, it, vi } from 'vitest';
import { dropUnrecorded, keepUnrecorded, unrecordedOf } from '../../src/lib/table/unrecorded.ts';

const KEY = 'impresario.waiting.m1';
const tail = { from: 2, entries: [{ id: 'phone:3' }] };

const isAskedFirst = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  for (const match of ['m1', 'm2']) dropUnrecorded(match);
  vi.restoreAllMocks();
});

it('is there until it is recorded', () => {
  keepUnrecorded('m1', tail);
  expect([unrecordedOf('m1'), unrecordedOf('m2')]).toEqual([tail, undefined]);
  dropUnrecorded('m1');
  expect(unrecordedOf('m1')).toBeUndefined();
});

it('is read again after a reload', () => {
  sessionStorage.setItem(KEY, JSON.stringify(tail));
  expect(unrecordedOf('m1')).toEqual(tail);
});

it.each(['', '{', '[]', '{"from":-1,"entries":[1]}', '{"from":0,"entries":[]}'])(
  'is nothing where it cannot be read: %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(unrecordedOf('m1')).toBeUndefined();
  },
);

it('holds until the page is left where the browser keeps nothing; an older one does not come back', () => {
  keepUnrecorded('m1', { ...tail, entries: [1] });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepUnrecorded('m1', tail);
  expect(unrecordedOf('m1')).toEqual(tail);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('has the browser ask before the window closes, as long as anything waits', () => {
  expect(isAskedFirst()).toBe(false);
  keepUnrecorded('m1', tail);
  keepUnrecorded('m2', tail);
  dropUnrecorded('m1');
  expect(isAskedFirst()).toBe(true);
  dropUnrecorded('m2');
  expect(isAskedFirst()).toBe(false);
});
