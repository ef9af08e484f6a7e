// lighthouse.*: the mobile preset of Lighthouse (a slow phone on a slow network) on the home page.
//
// How: three runs against our own small host, which compresses; the median of each category.
import { median } from './harness.js';
import { openSite } from './site.js';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** @type {import('./harness.js').Measurement} */
export const lighthouseScores = {
  lines: [
    { name: 'lighthouse.performance', unit: 'points', least: 98 },
    { name: 'lighthouse.accessibility', unit: 'points', least: 100 },
    { name: 'lighthouse.best-practices', unit: 'points', least: 100 },
  ],
  async run() {
    const { url, port } = await openSite();
    const { default: lighthouse } = await import('lighthouse');
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const flags = { port, output: 'json', logLevel: 'silent', onlyCategories: CATEGORIES };
      runs.push((await lighthouse(url, flags)).lhr);
    }
    return CATEGORIES.map((category) => {
      const scores = runs.map(({ categories }) => Math.round(categories[category].score * 100));
      return { value: median(scores), note: noteOf(runs, category, scores) };
    });
  },
};

/** The runs, and what cost points in the last one. */
function noteOf(runs, category, scores) {
  const { categories, audits } = runs.at(-1);
  const costly = categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());
  return [scores.join(' '), ...costly].join('; ');
}
