// The worker that keeps the app offline is welcome and never needed.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class Workers extends EventTarget {
  readonly controller = null;
  readonly register = vi.fn<() => Promise<unknown>>();
}

let workers: Workers;

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DEV', false);
  workers = new Workers();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function startUp() {
  const { keepAppUpToDate, update } = await import('../../src/lib/table/update.svelte.ts');
  await keepAppUpToDate();
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
