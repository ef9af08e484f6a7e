// shelf.10000.ratio: what stands on the shelf does not get slower by what lies in the cellar.
//
// What: from the beginning of the navigation until the finished matches stand on the home page and are painted, with
// 10,000 finished matches in the database against 10. How: two browser contexts, filled with the same match, its
// whole frozen sheet included; visited by turns, the median of each. The first visit of each is not counted.
import { loadCore } from './core.js';
import { median } from './harness.js';
import { openSite, PHONE } from './site.js';
import { finishedMatch, layCopies, withStorage } from './stored.js';

const VISITS = 11;

/** @type {import('./harness.js').Measurement} */
export const shelf = {
  lines: [{ name: 'shelf.10000.ratio', unit: '×', most: 1.2 }],
  async run() {
    const { url, browser } = await openSite();
    const row = finishedMatch(await loadCore());
    const contexts = [];
    try {
      const pages = [];
      for (const count of [10, 10_000]) {
        const context = await browser.newContext(PHONE);
        contexts.push(context);
        await withStorage(context);
        const page = await context.newPage();
        await layCopies(page, url, row, count);
        await page.addInitScript(watchShelf);
        await visit(page, url);
        pages.push(page);
      }
      const few = [];
      const many = [];
      for (let at = 0; at < VISITS; at += 1) {
        few.push(await visit(pages[0], url));
        many.push(await visit(pages[1], url));
      }
      const note = `${Math.round(median(many))} ms, with ten ${Math.round(median(few))} ms`;
      return [{ value: median(many) / median(few), note }];
    } finally {
      for (const context of contexts) await context.close();
    }
  },
};

async function visit(page, url) {
  await page.goto(url);
  return page.evaluate(() => window.benchShelf);
}

/** Runs in the page before everything else. */
function watchShelf() {
  window.benchShelf = new Promise((done) => {
    const look = () => {
      if (document.querySelector('[href*="/match/done-"]') === null) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    };
    requestAnimationFrame(look);
  });
}
