// tap.painted.*: from a tap to the next picture, and tap.durable.ratio: from a tap to "recorded".
//
// What: a match whose log holds 1,000 entries, 60 taps on it: lay a tile, undo, and so on; a phone's screen, and a
// processor four times slower than this one. The visit is over that first keeps the whole app on the phone: no match of
// a thousand entries was told while that lasts. How: real touches, the finger down for 60 ms, which is short for a
// thumb; the browser's own event timing says how long each interaction took until its picture stood (rounded by it to
// 8 ms; what takes less than 16 ms counts as 16), and the frame's mark says when the entry is on the disk. The note
// tells what the same taps take on a page that holds one figure and counts it up: nothing can be quicker here. Every
// other pair of taps also begins one raw IndexedDB put with strict durability, in a database of its own, the moment the
// tap arrives. Why fair: that put waits for the same disk, and its answer waits as the app's does while the picture of
// the tap is made; what is left is what the app adds. Nothing is looked up through the driver's locators: they leave
// listeners in the page for which every touch has to wait. The put of an idle page is noted, and so is the work of the
// main thread for a tap: unlike the times it does not depend on who else computes.
import { median, quantile } from './harness.js';
import { loadCore } from './core.js';
import { openSite, PHONE } from './site.js';
import { layRows, runningMatch, withStorage } from './stored.js';

const ENTRIES = 1_000;
const TAPS = 60;
const SLOWER = 4;
/** Milliseconds the finger stays. */
const PRESS = 60;
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
      const least = await leastOf(context);
      await layRows(page, url, runningMatch(await loadCore(), 'long', ENTRIES));
      await page.goto(`${url}summer-pavilion/match/long/`);
      await page.evaluate(() => window.benchStands('[data-recording="recorded"]'));
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const session = await slowed(context, page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      return await tapped(page, session, least);
    } finally {
      await context.close();
    }
  },
};

/** What a tap takes on a page with nothing but one figure. */
async function leastOf(context) {
  const page = await context.newPage();
  await page.setContent('<body style="margin: 0"><div style="height: 300px; touch-action: none">0');
  await page.evaluate(() => {
    const figure = document.querySelector('div');
    figure.addEventListener('pointerup', () => (figure.textContent = +figure.textContent + 1));
  });
  const session = await slowed(context, page);
  for (let at = 0; at < TAPS; at += 1) {
    await press(session, [100, 100]);
    await page.waitForTimeout(80);
  }
  const painted = await paintedOf(page);
  await page.close();
  return painted;
}

async function slowed(context, page) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

async function press(session, [x, y]) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((lifted) => setTimeout(lifted, PRESS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Milliseconds of each interaction so far, the unnoticed ones too. */
async function paintedOf(page) {
  const painted = await page.evaluate(() => window.benchPainted());
  while (painted.length < TAPS) painted.push(16);
  return painted;
}

async function tapped(page, session, least) {
  const centreOf = (selector) => page.evaluate((wanted) => window.benchCentreOf(wanted), selector);
  const undo = await centreOf('nav button');
  const spaces = [];
  for (const space of SPACES) spaces.push(await centreOf(`[data-space="${space}"]`));
  const raw = [];
  const told = [];
  const before = await workOf(session);
  for (let at = 0; at < TAPS; at += 1) {
    const isCompared = at % 4 > 1;
    await page.evaluate((compared) => window.benchArm(compared), isCompared);
    await press(session, at % 2 === 0 ? spaces[Math.floor(at / 2) % SPACES.length] : undo);
    const { put, recorded } = await page.evaluate(() => window.benchTimes());
    if (isCompared) raw.push(put);
    else told.push(recorded);
    await page.waitForTimeout(80); // nobody taps faster
  }
  const work = ((await workOf(session)) - before) / TAPS;
  const idle = [];
  for (let at = 0; at < 9; at += 1) idle.push(await page.evaluate(() => window.benchPut()));
  const painted = await paintedOf(page);
  const bare = `an empty page: median ${median(least)}, p95 ${quantile(least, 0.95)}, worst ${Math.max(...least)} ms`;
  const note = `median ${median(painted)} ms of ${TAPS} taps; main thread ${Math.round(work * 1000)} ms a tap; ${bare}`;
  const [own, put, alone] = [told, raw, idle].map((times) => `${median(times).toFixed(1)} ms`);
  return [
    { value: quantile(painted, 0.95), note },
    { value: Math.max(...painted), note },
    {
      value: median(told) / median(raw),
      note: `${own}, a raw put with the same tap ${put}, in an idle page ${alone}`,
    },
  ];
}

/** Seconds the main thread has worked so far, as the slowed processor counts them. */
async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
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

  window.benchStands = async (selector) => {
    while (document.querySelector(selector) === null) await new Promise(requestAnimationFrame);
  };
  window.benchCentreOf = (selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };

  let tappedAt = 0;
  let isCompared = false;
  let times = {};
  const begin = ({ timeStamp }) => {
    tappedAt = timeStamp;
    if (isCompared) times.put = window.benchPut().then(() => performance.now() - timeStamp);
  };
  addEventListener('pointerup', begin, { capture: true });
  window.benchArm = (compared) => {
    isCompared = compared;
    tappedAt = 0;
    const recorded = new Promise((done) => {
      const mark = document.querySelector('[data-recording]');
      new MutationObserver((_, observer) => {
        if (tappedAt === 0 || mark.getAttribute('data-recording') !== 'recorded') return;
        observer.disconnect();
        done(performance.now() - tappedAt);
      }).observe(mark, { attributes: true, attributeFilter: ['data-recording'] });
    });
    times = { recorded };
  };
  window.benchTimes = async () => ({ recorded: await times.recorded, put: await times.put });

  let db;
  const request = indexedDB.open('bench', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('entries', { keyPath: 'seq' });
  request.onsuccess = () => (db = request.result);
  let seq = 0;
  window.benchPut = async () => {
    const start = performance.now();
    const transaction = db.transaction('entries', 'readwrite', { durability: 'strict' });
    seq += 1;
    transaction.objectStore('entries').put({ seq, id: `bench:${seq}`, told: { type: 'undo' } });
    transaction.commit();
    await new Promise((done) => (transaction.oncomplete = done));
    return performance.now() - start;
  };
}
