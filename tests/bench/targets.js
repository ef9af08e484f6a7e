// targets.under-44: how many things one can tap are smaller than 44 px, on every screen, on a small phone upright and lying.
//
// What: links, keys, fields and the spaces of the board, as they can be hit: the box of the thing itself, or of the
// label that belongs to it. How: each screen is opened and every visible target measured; a match at whatever each
// game can ask, at both levels. Links inside a sentence are words to read and exempt, as WCAG 2.5.5 has it.
import { SCREENS } from '../support/screens.js';
import { loadCore } from './core.js';
import { openSite, PHONE } from './site.js';
import { layRows, withStorage } from './stored.js';
import { scenesOf } from './scenes.js';

const LYING = { width: PHONE.viewport.height, height: PHONE.viewport.width };

/** @type {import('./harness.js').Measurement} */
export const targets = {
  lines: [{ name: 'targets.under-44', unit: 'targets', most: 0, isBudget: true }],
  async run() {
    const { url, browser } = await openSite();
    const context = await browser.newContext(PHONE);
    try {
      await withStorage(context);
      const page = await context.newPage();
      const scenes = scenesOf(await loadCore());
      await layRows(page, url, {
        matches: scenes.flatMap(({ matches }) => matches),
        entries: scenes.flatMap(({ entries }) => entries),
      });
      const running = new Set(scenes.map(({ path }) => path));
      const screens = [...SCREENS, ...running];
      const small = [];
      let all = 0;
      for (const screen of screens) {
        await page.setViewportSize(PHONE.viewport);
        await page.goto(`${url}${screen}`);
        await page.locator('html[data-awake]').waitFor({ state: 'attached' });
        if (running.has(screen)) await page.locator('[data-recording]').waitFor();
        else await page.waitForLoadState('networkidle');
        for (const size of [PHONE.viewport, LYING]) {
          await page.setViewportSize(size);
          const found = await page.evaluate(targetsHere);
          all += found.all;
          small.push(...found.small.map((name) => `/${screen} ${size.width} wide: ${name}`));
        }
      }
      const note = [`${all} targets on ${screens.length} screens`, ...small];
      return [{ value: small.length, note: note.slice(0, 12).join('; ') }];
    } finally {
      await context.close();
    }
  },
};

/** Runs in the page. */
function targetsHere() {
  const tappable = 'a[href], button, input, select, textarea, summary, [role=button], [data-space]';
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden');
  const isInSentence = (element) =>
    element.matches('p a, li p a, dd a') && getComputedStyle(element).display === 'inline';
  const boxOf = (element) => {
    const own = element.getBoundingClientRect();
    const boxes = [...(element.labels ?? []), element.closest('label')]
      .filter(Boolean)
      .map((label) => label.getBoundingClientRect());
    return [own, ...boxes].reduce((best, box) =>
      Math.min(box.width, box.height) > Math.min(best.width, best.height) ? box : best,
    );
  };
  const all = [...document.querySelectorAll(tappable)].filter(
    (element) => isSeen(element) && !isInSentence(element),
  );
  const small = all.flatMap((element) => {
    const { width, height } = boxOf(element);
    if (width >= 43.5 && height >= 43.5) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const size = `${Math.round(width)} × ${Math.round(height)}`;
    return [`${element.localName} "${name.trim().slice(0, 30)}" ${size}`];
  });
  return { all: all.length, small };
}
