// What every end-to-end test stands on: a page that fails its test when the app asks another origin,
// breaks its content security policy, or throws.
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import { TWICE } from '../../src/lib/ui/meantOnce.ts';

export { expect };

export const test = base.extend<{ expectedComplaint: RegExp; quiet: undefined }>({
  /** What a test provokes on purpose. Being offline is noted by the browser as an error too. */
  expectedComplaint: [/net::ERR_INTERNET_DISCONNECTED/, { option: true }],
  quiet: [
    async ({ context, baseURL, expectedComplaint }, use) => {
      const complaints: string[] = [];
      const own = new URL(baseURL ?? '').host;
      context.on('request', (request) => {
        const { protocol, host, hostname } = new URL(request.url());
        const isOurs = host === own || hostname === 'localhost' || !protocol.startsWith('http');
        if (!isOurs) complaints.push(`asked another origin: ${request.url()}`);
      });
      context.on('weberror', (error) => complaints.push(`threw: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
      });
      await use(undefined);
      const found = complaints.filter((complaint) => !expectedComplaint.test(complaint));
      expect(found, 'other origins, policy violations and errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it answers to taps. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

/** Waits until the page has come to life: the root layout marks it. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

/** Waits until everything is kept on this device, so that the network may go. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  });
}

/** Waits until nothing moves or fades any more: what is half seen has other colours and other places. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // A change just made begins to move in the next frame; what measures itself answers in the one behind.
    await frame();
    await frame();
    const running = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    for (let all = running(); all.length > 0; all = running()) {
      // What is taken away while it moves is cancelled: that is still, too.
      await Promise.allSettled(all.map(({ finished }) => finished));
      await frame();
    }
  });
}

/** No finding of axe on the page as it stands, best practices included. */
export async function expectAccessible(page: Page): Promise<void> {
  const found = await foundBy(page);
  // A gain goes by the clock, and may begin to fade while axe is looking.
  const isFading = found.some((one) => /\bleaving\b/.test(one));
  expect(isFading ? await foundBy(page) : found, 'what axe found').toEqual([]);
}

async function foundBy(page: Page): Promise<readonly string[]> {
  await still(page);
  const { violations } = await new AxeBuilder({ page, axeSource: axe.source }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
}

let lately: { readonly at: number; readonly x: number; readonly y: number } | undefined;

/** A tap of somebody who means each: at the same place the next one comes only when it counts as one of its own. */
export async function tapOnce(what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const since = Date.now() - (lately?.at ?? 0);
  const isNear = lately !== undefined && Math.hypot(x - lately.x, y - lately.y) < 30;
  if (isNear && since < TWICE) await what.page().waitForTimeout(TWICE - since);
  await what.tap();
  lately = { at: Date.now(), x, y };
}
