// offline.start.*: how long the app takes to be usable with no network at all, right after the browser has started.
//
// What: the shelf with a running match on it, and a match opened by its own address; each against an empty page that
// the same service worker answers from the same cache. How: a browser profile in which the worker is installed, then
// the host is gone; each sample is a new browser process. Usable: the page is awake and the match stands on it; for
// the empty page its first picture. Why fair: starting the browser, its worker and its cache is in both, and the match
// lies there as the app leaves it, its summary beside it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../../scripts/serve.js';
import { loadCore } from './core.js';
import { median } from './harness.js';
import { launchOptions, openSite, PHONE } from './site.js';
import { layRows, runningMatch, withStorage } from './stored.js';

const SAMPLES = 7;
/** A page nobody visits here: it becomes the empty one. */
const EMPTY = 'es/settings/';

/** @type {import('./harness.js').Measurement} */
export const offlineStart = {
  lines: [
    { name: 'offline.start.ratio', unit: '×', most: 2 },
    { name: 'offline.start.match.ratio', unit: '×', most: 2 },
  ],
  async run() {
    await openSite(); // the build
    const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
    try {
      const url = await install(profile);
      const times = { empty: [], shelf: [], match: [] };
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        times.empty.push(await startAt(profile, `${url}${EMPTY}`, 'p'));
        times.shelf.push(await startAt(profile, url, '[href*="/match/kept"]'));
        const match = `${url}summer-pavilion/match/kept/`;
        times.match.push(await startAt(profile, match, '[data-recording="recorded"]'));
      }
      const empty = median(times.empty);
      return [times.shelf, times.match].map((own) => ({
        value: median(own) / empty,
        note: `${Math.round(median(own))} ms, an empty page ${Math.round(empty)} ms`,
      }));
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  },
};

/** Visits the app once, leaves a match there, empties one page in the worker's cache, and takes the host away. */
async function install(profile) {
  const { url, close } = await serve();
  const context = await chromium.launchPersistentContext(profile, options(await launchOptions()));
  await withStorage(context);
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await layRows(page, url, runningMatch(await loadCore(), 'kept', 60));
  await page.goto(url);
  await page.evaluate(() => window.benchSummed());
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new URL(request.url).pathname.endsWith(`/${path}`)) continue;
        const { headers } = await cache.match(request);
        const type = headers.get('content-type');
        const empty = '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>';
        await cache.put(request, new Response(empty, { headers: { 'content-type': type } }));
      }
    }
  }, EMPTY);
  await context.close();
  await close();
  return url;
}

/** Milliseconds from the beginning of the navigation until `usable` stands in an awake page and is painted. */
async function startAt(profile, address, usable) {
  const context = await chromium.launchPersistentContext(profile, options(await launchOptions()));
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.addInitScript(watchFor, usable);
    await page.goto(address);
    return await page.evaluate(() => window.benchUsable);
  } finally {
    await context.close();
  }
}

function options(launch) {
  return { ...launch, ...PHONE };
}

/** Runs in the page before everything else. */
function watchFor(usable) {
  window.benchUsable = new Promise((done) => {
    const isThere = () => {
      const isAwake = 'awake' in document.documentElement.dataset || document.title === 'Empty';
      return isAwake && document.querySelector(usable) !== null;
    };
    const look = () => {
      if (isThere()) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
