// Letters of twice the size, in the tools that need no match and in a sheet: no word is broken, and the page stays as wide as the phone.
import { COLOURS } from '../../src/lib/games/summer-pavilion/data/pieces.ts';
import { beginMatch, colourKey, m, tap } from './driver.ts';
import { beginHistrio, goldenMatch, tellHistrio } from './histrioDriver.ts';
import { expect, open, still, tapOnce, test } from './stage.ts';

const TOOLS = [
  '/histrio/mood/',
  '/histrio/festival/',
  '/magnificent/payment/',
  '/magnificent/power/',
  '/colosseum/nobles/',
  '/colosseum/auction/',
];

/** Runs in the page: words that go on in another line or out of the screen, and how much too wide the page is. */
function brokenWords(within = 'body'): string[] {
  const found: string[] = [];
  const root = document.querySelector(within) ?? document.body;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
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
      expect.soft(await page.evaluate(brokenWords, 'body'), prefix + path).toEqual([]);
    }
  }
});

test('letters of twice the size: both keys of a number stay on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/magnificent/final/');
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await still(page);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('.stepper :is(button, input)')]
      .filter((key) => {
        const { left, right } = key.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map(({ ariaLabel }) => ariaLabel),
  );
  expect(outside).toEqual([]);
});

for (const lang of ['en', 'ru', 'es'] as const)
  test(`letters of twice the size, ${lang}: the sheet of a display is as wide as the phone`, async ({
    page,
  }) => {
    const table = await beginMatch(page, { names: ['Ann', 'Bo'], level: 'referee', lang });
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    const label = m.sp_display_label({ number: 1, count: 4 }, { locale: lang });
    await tap(table, page.getByRole('button', { name: label }));
    await still(page);
    expect.soft(await page.evaluate(brokenWords, 'dialog[open]'), 'nothing told').toEqual([]);
    for (const colour of COLOURS.slice(0, 4)) await tap(table, colourKey(table, colour));
    await still(page);
    expect(await page.evaluate(brokenWords, 'dialog[open]'), 'all told').toEqual([]);
  });

/** Runs in the page: what has to be pushed sideways to be seen whole, and by how much. */
function pushedAside(): string[] {
  const rooms = [document.documentElement, ...document.querySelectorAll('main, .thumb, .content')];
  return rooms
    .filter((room) => room.scrollWidth > room.clientWidth + 1)
    .map((room) => `${room.tagName} ${room.className}: ${room.scrollWidth - room.clientWidth} px`);
}

test('letters of twice the size and long names: nothing is pushed aside, upright or sideways', async ({
  page,
}) => {
  const golden = await goldenMatch('2-scorekeeper-counted');
  const names = ['Maximiliano Konstantinopolski', 'Анна-Мария Преображенская'];
  const stage = await beginHistrio(page, { ...golden, names }, 'ru');
  const [flip] = golden.moves;
  if (flip) await tellHistrio(stage, flip); // then actors, and whose they are
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  for (const [width, height] of [
    [390, 844],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await still(page);
    expect.soft(await page.evaluate(pushedAside), `scene, ${width}`).toEqual([]);
    await tapOnce(page.locator('.seats button').first());
    await still(page);
    expect.soft(await page.evaluate(pushedAside), `seat, ${width}`).toEqual([]);
    const says = { locale: 'ru' } as const;
    await tapOnce(page.getByRole('button', { name: m.match_correct_total({}, says) }));
    await still(page);
    expect.soft(await page.evaluate(pushedAside), `correction, ${width}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
