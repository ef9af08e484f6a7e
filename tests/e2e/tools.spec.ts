// The tools that need no match, in a real browser: known boards, rounds, the price of the token, reload, axe.
import type { Page } from '@playwright/test';
import { beginHistrio, goldenMatch, tellHistrio } from './histrioDriver.ts';
import { awake, expect, expectAccessible, kept, open, test, tapOnce } from './stage.ts';

const SCORE = '/summer-pavilion/score/';
const ROUND = '/summer-pavilion/round/';
const LANGUAGES = [
  ['en', ''],
  ['ru', '/ru'],
  ['es', '/es'],
] as const;
const STARS = ['orange', 'red', 'blue', 'yellow', 'green', 'purple', 'central'];

const fillStar = (page: Page, star: string) =>
  page.getByRole('button', { name: `Whole ${star} star` }).tap();
const total = (page: Page) => page.locator('output .number');
const row = (page: Page, says: string | RegExp) => page.locator('li button', { hasText: says });

async function fillBoard(page: Page) {
  for (const star of STARS) await fillStar(page, star);
}

test('a full coloured board: 152 for the goals, 304 in all', async ({ page }) => {
  await open(page, SCORE);
  await fillBoard(page);
  await expect(total(page)).toHaveText('+152');
  await page.getByLabel(/Points so far/).fill('152');
  await page.getByLabel(/Points so far/).blur();
  await expect(total(page)).toHaveText('304');
  await expect(page.locator('output')).toContainText('3 “80 points” tokens · marker on 64');
});

test('a tap covers the space under the thumb, a second one frees it', async ({ page }) => {
  await open(page, SCORE);
  const space = page.getByRole('button', { name: /^red 4:/i });
  await tapOnce(space);
  await expect(space).toHaveAccessibleName(/red tile/);
  await expect(row(page, 'Red star')).toContainText('5 more spaces');
  await tapOnce(space);
  await expect(row(page, 'Red star')).toContainText('6 more spaces');
});

test('the grey side: any colour, six of one or six different', async ({ page }) => {
  await open(page, SCORE);
  await page.getByRole('button', { name: /^Grey/ }).tap();
  await fillStar(page, 'upper left');
  await expect(total(page)).toHaveText('+20');
  await page
    .getByRole('group', { name: /Which colour/ })
    .getByRole('button', { name: 'red' })
    .tap();
  await expect(total(page)).toHaveText('+14');
  await page.getByRole('button', { name: /^left star 1:/i }).tap();
  await page.getByRole('button', { name: /^left star 2:/i }).tap();
  await page
    .getByRole('group', { name: /Which colour/ })
    .getByRole('button', { name: 'green' })
    .tap();
  await fillStar(page, 'left');
  await expect(total(page)).toHaveText('+26');
});

test('by keyboard alone', async ({ page }) => {
  await open(page, SCORE);
  await page.locator('[data-index="0"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(row(page, 'Orange star')).toContainText('4 more spaces');
});

test('a goal opens its clause and leads into the rulebook', async ({ page }) => {
  await open(page, SCORE);
  await row(page, 'All 3s').click();
  await page.getByRole('link', { name: 'Open the rulebook here' }).click();
  await expect(page).toHaveURL('/summer-pavilion/rules/#final.all-3s');
  await expect(page.locator('#final\\.all-3s')).toBeInViewport();
  await expect(page.locator('#final\\.all-3s')).toHaveClass(/aimed/);
});

test('a reload loses nothing, undo goes on, another language keeps the board', async ({ page }) => {
  await open(page, SCORE);
  await fillStar(page, 'red');
  await fillStar(page, 'blue');
  await page.reload();
  await awake(page);
  await expect(total(page)).toHaveText('+29');
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(total(page)).toHaveText('+14');
  await open(page, `/ru${SCORE}`);
  await expect(total(page)).toHaveText('+14');
});

test('rounds go on and back, and a reload keeps them', async ({ page }) => {
  await open(page, ROUND);
  await expect(page.getByText('Joker: purple')).toBeVisible();
  await page.getByRole('button', { name: 'Round 2: green' }).tap();
  await page.getByRole('button', { name: 'Round 3: orange' }).tap();
  await expect(page.getByText('Joker: orange')).toBeVisible();
  await page.reload();
  await awake(page);
  await expect(page.getByText('Joker: orange')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Joker: green')).toBeVisible();
});

test('the token costs a point a tile and never pushes below 1', async ({ page }) => {
  await open(page, ROUND);
  const more = page.getByRole('button', { name: 'Tiles taken from the centre: one more' });
  for (let tiles = 0; tiles < 5; tiles += 1) await more.tap();
  await expect(page.locator('output')).toContainText('−5');
  await page.getByLabel(/Score now/).fill('4');
  await page.getByLabel(/Score now/).blur();
  await expect(page.locator('output')).toContainText('−3');
  await expect(page.locator('output')).toContainText('4 becomes 1');
});

test('offline', async ({ page, context }) => {
  await open(page, '/');
  await kept(page);
  await context.setOffline(true);
  await open(page, `/es${SCORE}`);
  await page.getByRole('button', { name: 'Entera: estrella roja' }).tap();
  await expect(total(page)).toHaveText('+14');
  await open(page, `/ru${ROUND}`);
  await expect(page.getByText('Джокер: фиолетовый')).toBeVisible();
});

test('no target is under 44 px, nothing is wider than the phone', async ({ page }) => {
  for (const [, prefix] of LANGUAGES) {
    for (const path of [SCORE, ROUND, '/summer-pavilion/']) {
      await open(page, prefix + path);
      const found = await page.evaluate(() => {
        const small = [
          ...document.querySelectorAll('a, button, [role=button], label, input:not(label input)'),
        ]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 44)
          .map(({ element }) => element.outerHTML.slice(0, 120));
        return { small, wide: document.documentElement.scrollWidth - innerWidth };
      });
      expect(found, prefix + path).toEqual({ small: [], wide: 0 });
    }
  }
});

for (const path of ['/colosseum/auction/', '/histrio/mood/', '/summer-pavilion/match/new/']) {
  test(`the keyboard comes to no key behind the keys at the foot: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    const hidden: string[] = [];
    for (let tab = 0; tab < 40; tab += 1) {
      await page.keyboard.press('Tab');
      hidden.push(...(await page.evaluate(behindFoot)));
    }
    expect(hidden).toEqual([]);
  });
}

test('where the device rules the colours, what is pressed or chosen can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/histrio/festival/');
  await expect(page.locator('.seats [aria-current=true]')).toHaveCSS('outline-style', 'solid');
  await open(page, '/magnificent/payment/');
  const pressed = page.locator('[aria-pressed=true]').first();
  await expect(pressed).toHaveCSS('forced-color-adjust', 'none');
});

/** Runs in the page: what is focused and covered to its last pixel. */
function behindFoot(): string[] {
  const focused = document.activeElement;
  const foot = document.querySelector('.foot, .thumb');
  if (!focused || !foot || focused.tagName === 'BODY' || foot.contains(focused)) return [];
  const { top } = focused.getBoundingClientRect();
  return top >= foot.getBoundingClientRect().top ? [focused.outerHTML.slice(0, 120)] : [];
}

for (const theme of ['dark', 'light'] as const) {
  for (const [lang, prefix] of LANGUAGES) {
    test(`axe finds nothing in the tools: ${lang}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await open(page, prefix + SCORE);
      await page.locator('[data-index="38"]').tap();
      await expect(page.locator('.palette')).toBeVisible();
      await page.locator('li button').first().click();
      await expectAccessible(page);
      await open(page, prefix + ROUND);
      await page.locator('.stepper .key').last().tap();
      await expectAccessible(page);
    });
  }
}

/** Runs in the page: names that are not read to their end. */
function cutNames(names: readonly string[]): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((one) => names.includes(one.textContent.replaceAll('\u00AD', '').trim()))
    .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX === 'hidden')
    .filter((one) => !one.matches('.visually-hidden, .long'))
    .filter((one) => {
      const isTooWide = one.scrollWidth > one.clientWidth + 1;
      return isTooWide || one.scrollHeight > one.clientHeight + 2;
    })
    .map((one) => `${one.textContent}: ${one.className}`);
}

test('names that begin alike are told apart, in a match and at every tool', async ({ page }) => {
  const golden = await goldenMatch('4-scorekeeper-counted');
  const names = ['Jugador 1', 'Jugador 2', 'Александра', 'Александр'];
  const stage = await beginHistrio(page, { ...golden, names }, 'en');
  const [flip] = golden.moves;
  if (flip) await tellHistrio(stage, flip); // then whose actor it is
  expect.soft(await page.evaluate(cutNames, names), 'match').toEqual([]);
  for (const tool of ['histrio/mood', 'histrio/festival', 'colosseum/nobles', 'colosseum/auction'])
    for (const [width, height] of [
      [360, 640],
      [1024, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, `/${tool}/`);
      await expect(page.getByText('Jugador 1').first()).toBeVisible();
      expect.soft(await page.evaluate(cutNames, names), `${tool}, ${width}`).toEqual([]);
    }
});

test('on a phone turned sideways the piece stands left and every key of it beside it, none below the foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const [path, group] of [
    ['/colosseum/nobles/', 'The die shows'],
    ['/histrio/mood/', 'Who goes to Court'],
  ] as const) {
    await open(page, path);
    const foot = await page.locator('.foot').boundingBox();
    const keys = page.getByRole('group', { name: group }).getByRole('button');
    await expect(keys.first()).toBeVisible();
    for (const key of await keys.all()) {
      const box = await key.boundingBox();
      expect(box?.height, path).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(foot?.y ?? 0);
    }
    await expectAccessible(page);
  }
});
