// What waits to be recorded: kept for this window, read again after a reload, and asked about before the window closes.
import { afterEach, expect, it, vi } from 'vitest';
import { dropWaiting, keepWaiting, waitingOf } from '../../src/lib/table/waiting.ts';

const KEY = 'impresario.waiting.m1';
const tail = { from: 2, entries: [{ id: 'phone:3' }] };

const isAskedFirst = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => {
  for (const match of ['m1', 'm2']) dropWaiting(match);
  vi.restoreAllMocks();
});

it('is there until it is recorded', () => {
  keepWaiting('m1', tail);
  expect([waitingOf('m1'), waitingOf('m2')]).toEqual([tail, undefined]);
  dropWaiting('m1');
  expect(waitingOf('m1')).toBeUndefined();
});

it('is read again after a reload', () => {
  sessionStorage.setItem(KEY, JSON.stringify(tail));
  expect(waitingOf('m1')).toEqual(tail);
});

it.each(['', '{', '[]', '{"from":-1,"entries":[1]}', '{"from":0,"entries":[]}'])(
  'is nothing where it cannot be read: %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(waitingOf('m1')).toBeUndefined();
  },
);

it('holds until the page is left where the browser keeps nothing; an older one does not come back', () => {
  keepWaiting('m1', { ...tail, entries: [1] });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepWaiting('m1', tail);
  expect(waitingOf('m1')).toEqual(tail);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('has the browser ask before the window closes, as long as anything waits', () => {
  expect(isAskedFirst()).toBe(false);
  keepWaiting('m1', tail);
  keepWaiting('m2', tail);
  dropWaiting('m1');
  expect(isAskedFirst()).toBe(true);
  dropWaiting('m2');
  expect(isAskedFirst()).toBe(false);
});
