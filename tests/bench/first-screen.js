// first-screen.*: what the browser fetches for the home page until the shelf is usable, and whom it asks.
//
// What: the bytes of every file as served (gzip), each counted once, of it the JavaScript; and the number of
// requests to any other origin. Once on a first visit, once with matches on the shelf, which needs the database.
// How: a fresh context; every address it asks for weighs what the host sends for it. Icon and manifest are added, which a browser
// without a window does not ask for. What the service worker fetches to be kept for later is not part of it.
import { loadCore } from './core.js';
import { openSite, PHONE } from './site.js';
import { layRows, runningMatch, withStorage } from './stored.js';

const KIB = 1024;
const KEPT = '[href$="/match/kept"], [href$="/match/kept/"]';

/** @type {import('./harness.js').Measurement} */
export const firstScreen = {
  lines: [
    { name: 'first-screen.bytes.all', unit: 'KiB gz', most: 110, isBudget: true },
    { name: 'first-screen.bytes.js', unit: 'KiB gz', most: 70, isBudget: true },
    { name: 'first-screen.with-matches.bytes.all', unit: 'KiB gz', most: 110 },
    { name: 'first-screen.with-matches.bytes.js', unit: 'KiB gz', most: 70 },
    { name: 'first-screen.requests.foreign', unit: 'requests', most: 0, isBudget: true },
  ],
  async run() {
    const { url, browser } = await openSite();
    const context = await browser.newContext(PHONE);
    let foreign = 0;
    context.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(url).origin) foreign += 1;
    });
    try {
      await withStorage(context);
      const page = await context.newPage();
      const first = await fetchedBy(page, url);
      await layRows(page, url, runningMatch(await loadCore(), 'kept', 60));
      await fetchedBy(page, url, KEPT); // a match without a summary gets it now, once
      const kept = await fetchedBy(page, url, KEPT);
      return [...first, ...kept, { value: foreign }];
    } finally {
      await context.close();
    }
  },
};

/** Opens the home page and weighs what comes, until it is awake and `usable` stands there. */
async function fetchedBy(page, url, usable = 'main') {
  const asked = new Set();
  const note = (request) => {
    if (!request.serviceWorker()) asked.add(request.url());
  };
  page.on('request', note);
  await page.goto(url);
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await page.locator(usable).first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  const linked = await page
    .locator('link[rel=icon], link[rel=manifest]')
    .evaluateAll((links) => links.map(({ href }) => href));
  const sizes = new Map();
  for (const address of [...asked, ...linked]) sizes.set(address, await servedBytes(address));
  const scripts = [...sizes].filter(([address]) => address.endsWith('.js'));
  return [
    { value: sum([...sizes]) / KIB, note: `${sizes.size} files` },
    { value: sum(scripts) / KIB, note: `${scripts.length} files` },
  ];
}

async function servedBytes(address) {
  const { headers } = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  return Number(headers.get('content-length'));
}

function sum(entries) {
  return entries.reduce((total, [, bytes]) => total + bytes, 0);
}
