// asked.painted.p95: from a keystroke in the rulebook's field to the picture with the answers.
//
// What: three questions typed into the heaviest search, letter by letter; a phone's screen, and a processor four times
// slower than this one. How: the browser's own event timing says how long each keystroke took until its picture stood
// (rounded by it to 8 ms; what takes less than 16 ms counts as 16). The note tells what the same keys take on a page
// that holds one field and nothing else: nothing can be quicker here; and the work of the main thread for a key, which
// unlike the times does not depend on who else computes.
import { median, quantile } from './harness.js';
import { openSite, PHONE } from './site.js';

const SLOWER = 4;
/** Milliseconds between two keys: nobody types faster. */
const PAUSE = 120;
const QUESTIONS = [
  'можно положить кубик на занятую карту',
  'сколько очков за афишу без шатра',
  'фургон проехал мимо, шатёр мой?',
];

/** @type {import('./harness.js').Measurement} */
export const keystrokes = {
  lines: [{ name: 'asked.painted.p95', unit: 'ms', most: 16 }],
  async run() {
    const { url, browser } = await openSite();
    const context = await browser.newContext({ ...PHONE, locale: 'ru' });
    try {
      await context.addInitScript(watch);
      const least = await typed(await bareField(context));
      const page = await context.newPage();
      await page.goto(`${url}ru/magnificent/rules/`);
      await page.locator('html[data-awake]').waitFor({ state: 'attached' });
      // What is fetched once to be had offline is not part of a keystroke.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.getByRole('searchbox').fill('кубик');
      await page.locator('.reply').waitFor();
      const { painted, work } = await typed(page);
      const bare = `a bare field: median ${median(least.painted)}, p95 ${quantile(least.painted, 0.95)} ms`;
      const note = `median ${median(painted)} ms of ${painted.length} keys; main thread ${Math.round(work * 1000)} ms a key; ${bare}`;
      return [{ value: quantile(painted, 0.95), note }];
    } finally {
      await context.close();
    }
  },
};

async function bareField(context) {
  const page = await context.newPage();
  await page.setContent('<input type="search">');
  return page;
}

/** Milliseconds of each keystroke, and seconds of the main thread for one. */
async function typed(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const field = page.getByRole('searchbox');
  await page.evaluate(() => window.benchForget());
  const before = await workOf(session);
  let keys = 0;
  for (const question of QUESTIONS) {
    await field.fill('');
    await field.focus();
    for (const letter of question) {
      await press(session, letter);
      await page.waitForTimeout(PAUSE);
    }
    keys += question.length;
  }
  const work = ((await workOf(session)) - before) / keys;
  const painted = await page.evaluate(() => window.benchPainted());
  while (painted.length < keys) painted.push(16);
  return { painted, work };
}

/** The driver's own typing knows no Cyrillic key: it lays such letters into the field, and nothing is timed. */
async function press(session, letter) {
  const key = { key: letter, code: 'KeyA', windowsVirtualKeyCode: 65 };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: letter, ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/** Seconds the main thread has worked so far, as the slowed processor counts them. */
async function workOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Runs in the page before the app: how long each keystroke took. */
function watch() {
  const spent = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        spent.set(interactionId, Math.max(duration, spent.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.benchPainted = () => [...spent.values()];
  window.benchForget = () => spent.clear();
}
