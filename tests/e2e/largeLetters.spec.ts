// Letters of twice the size in the tools that need no match: no word is broken, and the page stays as wide as the phone.
import { expect, open, still, test } from './stage.ts';

const TOOLS = [
  '/histrio/mood/',
  '/histrio/festival/',
  '/magnificent/payment/',
  '/magnificent/power/',
  '/colosseum/nobles/',
  '/colosseum/auction/',
];

/** Runs in the page: words that go on in another line or out of the screen, and how much too wide the page is. */
function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element === null || !element.checkVisibility() || element.closest('.visually-hidden'))
      continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`broken: ${word}`);
      if (range.getBoundingClientRect().right > innerWidth + 1) found.push(`outside: ${word}`);
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

test('letters of twice the size: no word is broken, nothing is wider than the phone', async ({
  page,
}) => {
  for (const prefix of ['', '/ru', '/es']) {
    for (const path of TOOLS) {
      await open(page, prefix + path);
      await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
      await still(page);
      expect.soft(await page.evaluate(brokenWords), prefix + path).toEqual([]);
    }
  }
});
