// tap.painted.*: from a tap to the next picture, and tap.durable.ratio: from a tap to "recorded".
//
// What: a match whose log holds 1,000 entries, 60 taps on it: lay a tile, undo, and so on; a phone's screen, and a
// processor four times slower than this one. How: real touches; the browser's own event timing says how long each
// interaction took until its picture stood (rounded by it to 8 ms; what takes less than 16 ms counts as 16), and
// the frame's mark says when the entry is on the disk. Before each tap one raw IndexedDB put with strict durability
// is timed in the same page. Why fair: the ratio takes the disk and the slowness of this machine out of the figure.
import { median, quantile } from './harness.js';
import { loadCore } from './core.js';
import { openSite, PHONE } from './site.js';
import { layRows, runningMatch, withStorage } from './stored.js';

const ENTRIES = 1_000;
const TAPS = 60;
const SLOWER = 4;
const SPACES = ['red:6', 'blue:6', 'yellow:6', 'green:6', 'purple:6'];

/** @type {import('./harness.js').Measurement} */
export const taps = {
  lines: [
    { name: 'tap.painted.p95', unit: 'ms', most: 50 },
    { name: 'tap.painted.worst', unit: 'ms', most: 100 },
    { name: 'tap.durable.ratio', unit: '×', most: 1.5 },
  ],
  async run() {
    const { url, browser } = await openSite();
    const context = await browser.newContext(PHONE);
    try {
      await withStorage(context);
      await context.addInitScript(watch);
      const page = await context.newPage();
      await layRows(page, url, runningMatch(await loadCore(), 'long', ENTRIES));
      await page.goto(`${url}summer-pavilion/match/long/`);
      await page.locator('[data-recording="recorded"]').waitFor();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      return await tapped(page);
    } finally {
      await context.close();
    }
  },
};

async function tapped(page) {
  const undo = page.locator('nav button').first();
  const raw = [];
  const durable = [];
  for (let at = 0; at < TAPS; at += 1) {
    raw.push(await page.evaluate(() => window.benchPut()));
    const space = SPACES[Math.floor(at / 2) % SPACES.length];
    const target = at % 2 === 0 ? page.locator(`[data-space="${space}"]`).first() : undo;
    const { x, y, width, height } = await target.boundingBox();
    await page.evaluate(() => window.benchArm());
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    durable.push(await page.evaluate(() => window.benchRecorded));
    await page.waitForTimeout(80); // the gains fade in and out
  }
  const painted = await page.evaluate(() => window.benchPainted());
  while (painted.length < TAPS) painted.push(16);
  const note = `median ${median(painted)} ms of ${TAPS} taps at ${SLOWER} × slow-down, ${ENTRIES} entries`;
  const put = median(raw);
  const told = median(durable);
  return [
    { value: quantile(painted, 0.95), note },
    { value: Math.max(...painted), note },
    { value: told / put, note: `${told.toFixed(1)} ms, a raw put ${put.toFixed(1)} ms` },
  ];
}

/** Runs in the page before the app: the interactions, the mark, and a raw put to compare with. */
function watch() {
  const spent = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        spent.set(interactionId, Math.max(duration, spent.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.benchPainted = () => [...spent.values()];

  let tappedAt = 0;
  addEventListener('pointerup', ({ timeStamp }) => (tappedAt = timeStamp), { capture: true });
  window.benchArm = () => {
    tappedAt = 0;
    window.benchRecorded = new Promise((done) => {
      const mark = document.querySelector('[data-recording]');
      new MutationObserver((_, observer) => {
        if (tappedAt === 0 || mark.getAttribute('data-recording') !== 'recorded') return;
        observer.disconnect();
        done(performance.now() - tappedAt);
      }).observe(mark, { attributes: true, attributeFilter: ['data-recording'] });
    });
  };

  const opened = new Promise((done) => {
    const request = indexedDB.open('bench', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('entries', { keyPath: 'seq' });
    request.onsuccess = () => done(request.result);
  });
  let seq = 0;
  window.benchPut = async () => {
    const db = await opened;
    const start = performance.now();
    const tx = db.transaction('entries', 'readwrite', { durability: 'strict' });
    seq += 1;
    tx.objectStore('entries').add({ seq, id: `bench:${seq}`, told: { type: 'undo' } });
    await new Promise((done) => (tx.oncomplete = done));
    return performance.now() - start;
  };
}
