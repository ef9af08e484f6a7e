// Installing is the person's wish: the browser's question waits for it, and is asked once.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const prompt = vi.fn(() => Promise.resolve());

async function follow() {
  vi.resetModules();
  return import('../../src/lib/table/install.svelte.ts');
}

function offered(): Event {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return Object.assign(event, { prompt });
}

let stop: (() => void) | undefined;

beforeEach(() => {
  prompt.mockClear();
});
afterEach(() => {
  stop?.();
  Reflect.deleteProperty(navigator, 'standalone');
});

it('keeps the offer back until somebody wants it, and asks once', async () => {
  const { followInstallOffer, install } = await follow();
  stop = followInstallOffer();
  expect(install.way).toBe('no');
  const event = offered();
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(install.way).toBe('offered');
  await install.ask();
  await install.ask();
  expect(prompt).toHaveBeenCalledOnce();
  expect(install.way).toBe('no');
});

it('is silent once it is installed', async () => {
  const { followInstallOffer, install } = await follow();
  stop = followInstallOffer();
  dispatchEvent(offered());
  dispatchEvent(new Event('appinstalled'));
  expect(install.way).toBe('no');
});

it.each([
  [false, 'by-hand'],
  [true, 'no'],
])(
  'where the browser never offers it says the way by hand, unless it stands alone: %s',
  async (alone, way) => {
    Object.defineProperty(navigator, 'standalone', { value: alone, configurable: true });
    const { followInstallOffer, install } = await follow();
    stop = followInstallOffer();
    expect(install.way).toBe(way);
  },
);
