import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAwake, wakeLock } from '../../src/lib/table/wakeLock.svelte.ts';
import { PATIENCE } from '../support/eventually.ts';

const PATIENT = { timeout: PATIENCE };

class Sentinel extends EventTarget {
  readonly release = vi.fn(() => {
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  });
}

let given: Sentinel[];
let visibility: DocumentVisibilityState;
const request = vi.fn(() => {
  const sentinel = new Sentinel();
  given.push(sentinel);
  return Promise.resolve(sentinel);
});
const show = async (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
};

beforeEach(() => {
  given = [];
  visibility = 'visible';
  request.mockClear();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('holds the screen until the match is left', async () => {
  const leave = keepAwake();
  await vi.waitUntil(() => wakeLock.isHeld, PATIENT);
  leave();
  expect(wakeLock.isHeld).toBe(false);
  expect(given[0]?.release).toHaveBeenCalledOnce();
});

it('asks again when the page comes back', async () => {
  const leave = keepAwake();
  await vi.waitUntil(() => wakeLock.isHeld, PATIENT);
  visibility = 'hidden';
  await given[0]?.release();
  expect(wakeLock.isHeld).toBe(false);
  await show('visible');
  await vi.waitUntil(() => wakeLock.isHeld, PATIENT);
  expect(request).toHaveBeenCalledTimes(2);
  leave();
  await show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

it('holds on while one of two still asks', async () => {
  const leaveMatch = keepAwake();
  const leaveBoard = keepAwake();
  await vi.waitUntil(() => given.length === 2 && wakeLock.isHeld, PATIENT);
  leaveBoard();
  expect(wakeLock.isHeld).toBe(true);
  leaveMatch();
  expect(wakeLock.isHeld).toBe(false);
});

it('lets go of a lock that is granted after the match was left', async () => {
  const leave = keepAwake();
  leave();
  await vi.waitUntil(() => given[0]?.release.mock.calls.length === 1, PATIENT);
  expect(wakeLock.isHeld).toBe(false);
});

it('is quiet where the browser refuses or has none', async () => {
  request.mockImplementationOnce(() => Promise.reject(new DOMException('low battery')));
  keepAwake()();
  Reflect.deleteProperty(navigator, 'wakeLock');
  expect(wakeLock.isSupported).toBe(false);
  keepAwake()();
  await Promise.resolve();
  expect(wakeLock.isHeld).toBe(false);
});
