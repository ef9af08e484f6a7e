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
/** All boxes at once, in the shape of a phone. */
const SHELF = { width: 640, height: 1138 };

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
  'turn-dark',
  'payment-light',
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
  await page.setViewportSize(SHELF);
  await page.goto(`${host.url}${language}`);
  await page.waitForSelector('html[data-awake]', { state: 'attached' });
  await shot('shelf');
  await page.setViewportSize(PHONE);
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
  await playMagnificent(page, language, names, shot);
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
      .locator(`main .cities .city`)
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
  await page.locator('.next .key').first().click(); // nobody invests
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

/**
 * A round of three, up to its payment; the last turn is shown before it is told.
 * @param {import('@playwright/test').Page} page
 * @param {string} language
 * @param {readonly string[]} names
 * @param {(name: string) => Promise<void>} shot
 */
async function playMagnificent(page, language, names, shot) {
  await page.goto(`${host.url}${language}magnificent/match/new/`);
  for (const [index, name] of names.entries())
    await page.locator('li input.field').nth(index).fill(name);
  await page.locator('.thumb .main-key').click();
  // Dice by colour and face; where the hat goes, or what else was done; points.
  /** @type {readonly (readonly [number, number, string, number])[]} */
  const turns = [
    [0, 6, 'build', 3],
    [2, 4, 'travel', 2],
    [1, 5, 'travel', 4],
    [0, 2, '6', 9],
    [2, 3, 'build', 1],
    [3, 5, '7', 12],
    [1, 4, 'build', 5],
    [0, 5, '8', 14],
    [3, 2, 'travel', 3],
    [2, 1, 'build', 6],
    [2, 6, 'build', 2],
    [1, 3, 'travel', 5],
  ];
  for (const [at, [colour, face, what, points]] of turns.entries()) {
    await page
      .locator('main .keys button')
      .nth(colour * 6 + face - 1)
      .click();
    if (what === 'build' || what === 'travel')
      await page
        .locator('main .actions button')
        .nth(what === 'build' ? 0 : 1)
        .click();
    else
      await page
        .locator('main .track button')
        .nth(Number(what) - 1)
        .click();
    await page.locator('main .numbers button').nth(points).click();
    if (at === 7) await shot('turn');
    await page.locator('.next .main-key').click();
    await page.waitForTimeout(120);
  }
  await shot('payment');
}

/** @param {import('@playwright/test').Page} page @param {string} space */
async function touch(page, space) {
  await page.locator(`.frame [data-space="${space}"]`).click({ force: true });
  await page.waitForTimeout(120);
}
