// Draws the README's pictures anew from the built app: node scripts/screenshots.js
import { chromium } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.js';
import { chromiumArgs, ensureChromium } from './chromium.js';
import { serve } from './serve.js';

const OUT = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const PHONE = { width: 360, height: 640 };

/** Spaces by turn: Bo begins, he took the token. */
const ROUND_1 = 'red:1 blue:5 orange:2 red:2 blue:6 orange:3 red:3 blue:4 orange:4 red:4 green:1';

await mkdir(OUT, { recursive: true });
if (!(await isBuilt())) await build();
const host = await serve({ port: 0 });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
});
try {
  await draw('dark', '');
  await draw('light', 'ru/');
} finally {
  await browser.close();
  await host.close();
}

/** @param {'dark' | 'light'} colorScheme @param {string} language */
async function draw(colorScheme, language) {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    colorScheme,
    locale: language === '' ? 'en' : 'ru',
  });
  const page = await context.newPage();
  /** @param {string} name */
  const shot = async (name) => {
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${OUT}${name}-${colorScheme}.png` });
  };
  await page.goto(`${host.url}${language}`);
  await page.waitForSelector('html[data-awake]', { state: 'attached' });
  await shot('shelf');
  await page.goto(`${host.url}${language}summer-pavilion/match/new/`);
  const names = language === '' ? ['Ann', 'Bo', 'Cy'] : ['Аня', 'Боря', 'Вика'];
  for (const [index, name] of names.entries())
    await page.locator('li input.field').nth(index).fill(name);
  await page.locator('.thumb .main-key').click();
  await page.locator('.scene .seat').nth(1).click();
  await page.locator('.numbers .number').nth(2).click();
  await page.locator('.next .key').click();
  for (const space of ROUND_1.split(' ')) await touch(page, space);
  await shot('table');
  await touch(page, 'blue:5');
  await shot('refusal');
  await context.close();
}

/** @param {import('@playwright/test').Page} page @param {string} space */
async function touch(page, space) {
  await page.locator(`.frame [data-space="${space}"]`).click({ force: true });
  await page.waitForTimeout(120);
}
