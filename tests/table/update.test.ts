// The worker that keeps the app offline is welcome and never needed; a newer one waits until it is asked for.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

class Worker extends EventTarget {
  readonly scriptURL = new URL('/service-worker.js', location.href).href;
  readonly postMessage = vi.fn<(message: unknown) => void>();
}

class Workers extends EventTarget {
  controller: Worker | null = null;
  readonly register = vi.fn<() => Promise<unknown>>();

  /** A worker serves the page from now on. */
  control(worker: Worker): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let workers: Workers;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  reload.mockClear();
  vi.stubGlobal('location', { href: location.href, pathname: location.pathname, reload });
  workers = new Workers();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function startUp() {
  const { keepAppUpToDate, update } = await import('../../src/lib/table/update.svelte.ts');
  await keepAppUpToDate();
  return update;
}

/** The page stands; `waiting` is a newer worker that lies ready. */
async function registered(waiting?: Worker) {
  workers.register.mockResolvedValue(Object.assign(new EventTarget(), { waiting }));
  const update = await startUp();
  await Promise.resolve();
  return update;
}

it('a browser that blocks workers without a word is no fault', async () => {
  workers.register.mockResolvedValue(undefined);
  expect((await startUp()).waiting).toBe(false);
  expect(workers.register).toHaveBeenCalledOnce();
});

it('nor is one that refuses them', async () => {
  workers.register.mockRejectedValue(new DOMException('no', 'SecurityError'));
  expect((await startUp()).waiting).toBe(false);
  expect(workers.register).toHaveBeenCalledOnce();
});

describe('a newer version', () => {
  it('that lies ready is changed over to when it is asked for, and not before', async () => {
    workers.controller = new Worker();
    const newer = new Worker();
    const update = await registered(newer);
    expect(update.waiting).toBe(true);
    expect(newer.postMessage).not.toHaveBeenCalled();
    update.apply();
    expect(newer.postMessage.mock.lastCall?.[0]).toEqual({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    workers.control(newer);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that another window has changed over to waits for the page to be loaded again', async () => {
    const newer = new Worker();
    const update = await registered(newer);
    workers.control(newer);
    expect([update.waiting, reload.mock.calls.length]).toEqual([true, 0]);
    update.apply();
    expect(reload).toHaveBeenCalledOnce();
    expect(newer.postMessage).not.toHaveBeenCalled();
  });

  it('is offered too where the page is that of a very first visit', async () => {
    const update = await registered();
    workers.control(new Worker());
    expect(update.waiting).toBe(false);
    workers.control(new Worker());
    expect(update.waiting).toBe(true);
    update.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('never loads a page again by itself, although one was asked for that was not there', async () => {
    workers.controller = new Worker();
    const update = await registered();
    update.apply();
    workers.control(new Worker());
    expect(reload).not.toHaveBeenCalled();
  });

  it('is missed where a file of the older one is asked for that it has thrown away, and only there', async () => {
    workers.controller = new Worker();
    const update = await registered();
    dispatchEvent(new Event('vite:preloadError'));
    expect(update.isMissed).toBe(false); // a network that is gone brings nothing newer
    workers.control(new Worker());
    expect(update.isMissed).toBe(false);
    dispatchEvent(new Event('vite:preloadError'));
    expect(update.isMissed).toBe(true);
  });
});
