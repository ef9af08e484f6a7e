// The built app behind its own small host, and a real Chromium, started once for all measurements that need them.
import { chromium } from '@playwright/test';
import { build, isBuilt } from '../../scripts/build.js';
import { chromiumArgs, ensureChromium } from '../../scripts/chromium.js';
import { serve } from '../../scripts/serve.js';

/** A phone as small as we promise to fit. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** @typedef {{ url: string, browser: import('@playwright/test').Browser, port: number, close: () => Promise<void> }} Site */

/** @type {Promise<Site> | undefined} */
let opening;

export function openSite() {
  opening ??= open();
  return opening;
}

export async function closeSite() {
  const site = await opening?.catch(() => undefined);
  await site?.close();
}

/** What every browser here is started with. */
export async function launchOptions() {
  const executablePath = await ensureChromium();
  return { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) };
}

/** @returns {Promise<Site>} */
async function open() {
  if (!isBuilt()) build();
  const { args, ...rest } = await launchOptions();
  const { url, close } = await serve();
  const port = 20_000 + (process.pid % 10_000);
  const debugging = `--remote-debugging-port=${port}`;
  const browser = await chromium.launch({ ...rest, args: [...args, debugging] });
  const closeAll = async () => {
    await browser.close();
    await close();
  };
  return { url, browser, port, close: closeAll };
}
