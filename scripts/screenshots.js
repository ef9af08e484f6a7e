// Draws the README's pictures anew from the built app: node scripts/screenshots.js
import { chromium } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.js';
import { chromiumArgs, ensureChromium } from './chromium.js';
import { serve } from './serve.js';

const OUT = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const PHONE = { width: 360, height: 640 };
const TABLET = { width: 1180, height: 820 };

/** What the README shows. */
const PICTURES = new Set([
  'shelf-dark',
  'table-dark',
  'refusal-light',
  'tablet-dark',
  'scoreboard-light',
  'theatre-dark',
  'city-light',
  'auction-dark',
  'event-light',
]);

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
    if (!PICTURES.has(`${name}-${colorScheme}`)) return;
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
  await page.setViewportSize(TABLET);
  await shot('tablet');
  await page.locator('aside header button').click();
  await shot('scoreboard');
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await touch(page, 'orange:2'); // laid before
  await shot('refusal');
  await page.goto(`${host.url}${language}histrio/mood/`);
  for (const actor of [3, 6]) await page.locator('main .keys button').nth(actor).click();
  await shot('theatre');
  await dealHistrio(page, language, names);
  await shot('city');
  await bidColosseum(page, language, names);
  await shot('auction');
  await countColosseum(page, language);
  await shot('event');
  await context.close();
}

/** @param {import('@playwright/test').Page} page @param {string} language @param {readonly string[]} names */
async function dealHistrio(page, language, names) {
  await page.goto(`${host.url}${language}histrio/match/new/`);
  for (const [index, name] of names.entries())
    await page.locator('li input.field').nth(index).fill(name);
  await page.locator('fieldset').nth(1).locator('.key').nth(1).click(); // everything is told
  await page.locator('.thumb .main-key').click();
  await page.locator('main .side').first().click();
  for (const actor of [2, 6, 4, 1, 8, 0, 3, 9])
    await page.locator('main .keys button').nth(actor).click();
  for (const city of [2, 4, 4])
    await page
      .locator(`main .keys .city`)
      .nth(city - 1)
      .click();
  await page.locator('main .city .choices .key').first().click();
}

/** @param {import('@playwright/test').Page} page @param {string} language @param {readonly string[]} names */
async function bidColosseum(page, language, names) {
  await page.goto(`${host.url}${language}colosseum/match/new/`);
  for (const [index, name] of names.entries())
    await page.locator('li input.field').nth(index).fill(name);
  await page.locator('.thumb .main-key').click();
  for (const _ of names) await page.locator('.next .key').click(); // nobody invests
  await page.locator('main .trays button').nth(1).click();
  await page.locator('.next .main-key').click();
  await page.locator('main .raises .key').nth(2).click();
}

/** @param {import('@playwright/test').Page} page @param {string} language */
async function countColosseum(page, language) {
  await page.goto(`${host.url}${language}colosseum/audience/`);
  await page.locator('main button, .page button').filter({ hasText: /^18$/ }).click();
  await page.locator('.stepper .key').nth(1).click(); // one token is missing
}

/** @param {import('@playwright/test').Page} page @param {string} space */
async function touch(page, space) {
  await page.locator(`.frame [data-space="${space}"]`).click({ force: true });
  await page.waitForTimeout(120);
}
