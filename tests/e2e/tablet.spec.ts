// A tablet at the table: the log beside the board, and any device as a scoreboard that is read from afar.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import {
  beginMatch,
  expectInStep,
  keyNamed,
  m,
  seatKey,
  spaceOn,
  tap,
  tell,
  type Table,
} from './driver.ts';
import { beginHistrio, goldenMatch, tellHistrio } from './histrioDriver.ts';
import { expect, expectAccessible, open, still, tapOnce, test } from './stage.ts';

const TABLET = { width: 1180, height: 820 };
const PHONE = { width: 360, height: 640 };

const logIn = (page: Page) => page.getByRole('complementary', { name: 'What was told' });
const board = (page: Page) => page.getByRole('dialog', { name: 'Scoreboard' });

async function inBothLights(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await still(page);
    await look();
  }
}

test('on a tablet the log stands beside the table: newest first, each entry opens and can be mended', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo', 'Cy', 'Dee'] });
  await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
  await tell(table, { type: 'endDrafting' });
  await expect(logIn(page)).toHaveCount(0);
  await page.setViewportSize(TABLET);
  await expect(keyNamed(table, m.match_history({}, { locale: 'en' }))).toHaveCount(0);
  const entries = logIn(page).getByRole('list').first().locator('> li');
  await expect(entries).toHaveCount(2);

  await tell(table, { type: 'place', seat: 's2', space: 'red:1' });
  await expectInStep(table);
  const told = entries.first();
  await expect(told).toContainText('red on red 1');
  await expect(told).toBeInViewport({ ratio: 1 });
  await expect(told).toHaveClass(/latest/);
  await expect(entries.nth(1)).not.toHaveClass(/latest/);

  await tapOnce(told.getByRole('button').first());
  // The clause that its points rest on needs no further tap.
  await expect(told.getByRole('link')).toBeVisible();
  await inBothLights(page, () => expectAccessible(page));

  await tapOnce(told.getByRole('button', { name: m.history_strike({}, { locale: 'en' }) }));
  await tapOnce(logIn(page).getByRole('button', { name: m.amend_accept({}, { locale: 'en' }) }));
  await expect(entries).toHaveCount(2);
  await expect(seatKey(table, 'Bo', 3)).toBeVisible();

  await page.setViewportSize(PHONE);
  await expect(logIn(page)).toHaveCount(0);
  await tap(table, keyNamed(table, m.match_history({}, { locale: 'en' })));
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a tablet a scene that leaves room stands larger, all of it in sight', async ({ page }) => {
  const golden = await goldenMatch('4-referee-short-deal');
  const stage = await beginHistrio(page, golden, 'en');
  const scene = page.getByRole('main');
  const zoom = () => scene.evaluate((main) => Number(getComputedStyle(main).zoom));
  await tellHistrio(stage, { type: 'flip', mood: 'comedy' });
  expect(await zoom(), 'on a phone').toBe(1);

  await page.setViewportSize({ width: 1180, height: 560 });
  await expect.poll(zoom).toBeGreaterThan(1.2);
  expect(await scene.evaluate(underFold)).toBeLessThanOrEqual(1);
  await inBothLights(page, () => expectAccessible(page));

  // On a higher one the whole theatre stands below the scene, which has less room to give then.
  await page.setViewportSize(TABLET);
  await expect.poll(zoom).toBeLessThan(1.2);
  expect(await scene.evaluate(underFold)).toBeLessThanOrEqual(1);
});

test('who wants no motion gets a scene as large as anybody', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const golden = await goldenMatch('4-referee-short-deal');
  const stage = await beginHistrio(page, golden, 'en');
  await tellHistrio(stage, { type: 'flip', mood: 'comedy' });
  await page.setViewportSize({ width: 1180, height: 560 });
  const main = page.getByRole('main');
  await expect
    .poll(() => main.evaluate((stage) => Number(getComputedStyle(stage).zoom)))
    .toBeGreaterThan(1.2);
  expect(await main.evaluate(underFold)).toBeLessThanOrEqual(1);
});

test('a sheet on a tablet: points beside the board, what is short stands larger, and nothing is to be scrolled', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo', 'Cy', 'Dee'] });
  await tell(table, { type: 'endDrafting' });
  await tell(table, { type: 'place', seat: 's1', space: 'red:1' });
  const sheet = page.getByRole('dialog');
  const inside = sheet.locator('.content');
  const zoom = () => inside.evaluate((content) => Number(getComputedStyle(content).zoom));
  const total = sheet.getByText('Total', { exact: true });
  const whole = sheet.locator('.whole');

  await tapOnce(seatKey(table, 'Ann', 6));
  const below = await Promise.all([boxOf(total), boxOf(whole)]);
  expect(below[0].y + below[0].height, 'on a phone').toBeLessThanOrEqual(below[1].y);
  expect(await zoom(), 'on a phone').toBe(1);

  for (const size of [TABLET, { width: 1024, height: 768 }]) {
    const screen = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    await still(page);
    const [points, board] = await Promise.all([boxOf(total), boxOf(whole)]);
    expect(points.x + points.width, screen).toBeLessThanOrEqual(board.x);
    expect(await inside.evaluate(underFold), screen).toBeLessThanOrEqual(1);
    await inBothLights(page, () => expectAccessible(page));
  }
  await page.keyboard.press('Escape');

  for (const size of [TABLET, { width: 820, height: 1180 }]) {
    const screen = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    await tap(table, keyNamed(table, m.sp_pass({}, { locale: 'en' })));
    await still(page);
    expect(await zoom(), screen).toBeGreaterThan(1.1);
    expect(await inside.evaluate(underFold), screen).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
  }
});

test('on a tablet nothing lies over anything else, with small and with large letters', async ({
  page,
}) => {
  const names = ['Maximilian Petersons', 'Bartholomew Longname', 'Cy', 'Dee'];
  const table = await beginMatch(page, { names });
  await tell(table, { type: 'endDrafting' });
  const pass = keyNamed(table, m.sp_pass({}, { locale: 'en' }));
  for (const size of [TABLET, { width: 1024, height: 768 }])
    for (const letters of ['', '32px']) {
      await page.setViewportSize(size);
      await page.evaluate((px) => (document.documentElement.style.fontSize = px), letters);
      const screen = `${size.width} × ${size.height}, letters ${letters}`;
      await expect(pass, screen).toBeInViewport({ ratio: 1 });
      await still(page);
      const [main, strip, log, thumb] = await Promise.all([
        boxOf(page.getByRole('main')),
        boxOf(page.locator('.seats')),
        boxOf(logIn(page)),
        boxOf(page.getByRole('navigation')),
      ]);
      expect(main.x + main.width, screen).toBeLessThanOrEqual(log.x + 1);
      expect(strip.y + strip.height, screen).toBeLessThanOrEqual(log.y + 1);
      expect(log.y + log.height, screen).toBeLessThanOrEqual(thumb.y + 1);
      expect(log.height, screen).toBeGreaterThan(150);
    }
});

test('a phone turned sideways: the whole board beside the seats, and every key is reached without scrolling', async ({
  page,
}) => {
  const names = ['Maximilian Petersons', 'Bo', 'Cy', 'Dee'];
  const table = await beginMatch(page, { names });
  await tell(table, { type: 'endDrafting' });
  const pass = keyNamed(table, m.sp_pass({}, { locale: 'en' }));
  for (const [width, height] of [
    [740, 360],
    [844, 390],
    [932, 430],
  ] as const) {
    const screen = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await still(page);
    await expect(pass, screen).toBeInViewport({ ratio: 1 });
    await expect(spaceOn(table, 's1', 'green:1'), screen).toBeInViewport();
    for (const key of await page.locator('.seats button').all())
      await expect(key, screen).toBeInViewport({ ratio: 0.9 });
    const [main, strip] = await Promise.all([
      boxOf(page.getByRole('main')),
      boxOf(page.locator('.seats')),
    ]);
    expect(main.height, screen).toBeGreaterThan(height * 0.8);
    expect(main.x + main.width, screen).toBeLessThanOrEqual(strip.x + 1);
  }
  await inBothLights(page, () => expectAccessible(page));
});

test('a phone turned sideways: the tiles of the hand beside the board, and the key that passes with its price, need no scrolling', async ({
  page,
}) => {
  const path = 'tests/games/summer-pavilion/golden/4-coloured-referee-shortage.json';
  const { result: _, ...file } = JSON.parse(await readFile(path, 'utf8')) as MatchFile;
  const buffer = Buffer.from(JSON.stringify({ ...file, entries: file.entries.slice(0, 71) }));
  await open(page, '/data/');
  await page
    .getByLabel(/Choose a file/)
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.locator(`a[href*="/match/${file.id}"]`).click();
  const hand = page.getByRole('list', { name: m.sp_hand_of({ name: 'Bo' }, { locale: 'en' }) });
  for (const [width, height] of [
    [640, 360],
    [740, 360],
  ] as const) {
    const screen = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await still(page);
    await expect(hand.getByRole('listitem'), screen).toHaveCount(3);
    for (const tile of await hand.getByRole('listitem').all())
      await expect(tile, screen).toBeInViewport({ ratio: 1 });
    await tapOnce(page.getByRole('button', { name: m.sp_pass({}, { locale: 'en' }) }));
    const sheet = page.getByRole('dialog');
    await still(page);
    await expect(sheet.getByRole('button', { name: /^Pass: /u }), screen).toBeInViewport({
      ratio: 1,
    });
    for (const colour of ['purple', 'green', 'red'])
      await expect(
        sheet.getByRole('button', { name: new RegExp(`^${colour}`, 'iu') }),
        screen,
      ).toBeInViewport({ ratio: 1 });
    await inBothLights(page, () => expectAccessible(page));
    await page.keyboard.press('Escape');
  }
});

test('five seats on a low tablet: none is cut, long names or short', async ({ page }) => {
  const golden = await goldenMatch('5-referee');
  const long = ['Александра', 'Александр Петров', 'Алексей', 'Jugadora Primera', 'Maximiliano'];
  for (const names of [golden.names, long]) {
    await beginHistrio(page, { ...golden, names }, 'en');
    for (const [width, height] of [
      [1024, 600],
      [1180, 700],
      [960, 560],
    ] as const) {
      await page.setViewportSize({ width, height });
      await still(page);
      const cut = await page.locator('.seats').evaluate(underFold);
      expect.soft(cut, `${width} × ${height}, ${names[0] ?? ''}`).toBeLessThanOrEqual(0);
    }
  }
});

test('a tablet held upright: the seats stand in rows below the board, and the log beside them', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo', 'Cy', 'Dee'] });
  await tell(table, { type: 'endDrafting' });
  for (const [width, height] of [
    [820, 1180],
    [768, 954],
    [1024, 1366],
  ] as const) {
    const screen = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await still(page);
    const [main, strip, log] = await Promise.all([
      boxOf(page.getByRole('main')),
      boxOf(page.locator('.seats')),
      boxOf(logIn(page)),
    ]);
    expect(main.width, screen).toBe(width);
    expect(main.height, screen).toBeGreaterThan(height * 0.45);
    expect(strip.x + strip.width, screen).toBeLessThanOrEqual(log.x + 1);
    expect(Math.abs(strip.y - log.y), screen).toBeLessThanOrEqual(1);
  }
  await inBothLights(page, () => expectAccessible(page));
});

test('the scoreboard: one look says every total and whose turn it is; a tap or Esc leads back', async ({
  page,
}) => {
  await page.addInitScript(countLocks);
  const table = await beginMatch(page, { names: ['Ann', 'Bo', 'Cy'] });
  await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
  await tell(table, { type: 'endDrafting' });
  await openFromMenu(table);
  await expect(board(page)).toContainText('Round 1/6');
  await expect(board(page).getByRole('listitem')).toHaveCount(3);
  await expect(board(page).locator('[aria-current=true]')).toContainText('Bo');
  await expect.poll(() => page.evaluate('window.locks')).toBe(2);
  for (const name of table.names)
    await expect(board(page).getByText(name, { exact: true })).toBeVisible();

  await tapOnce(board(page).getByRole('listitem').first());
  await expect(board(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate('window.locks')).toBe(1);
  await openFromMenu(table);
  await page.keyboard.press('Escape');
  await expect(board(page)).toHaveCount(0);
  await tell(table, { type: 'place', seat: 's2', space: 'red:1' });
  await expectInStep(table);

  await page.setViewportSize(TABLET);
  await tapOnce(logIn(page).getByRole('button', { name: 'Scoreboard' }));
  await expect(board(page).locator('[aria-current=true]')).toContainText('Cy');
  await page.keyboard.press('Enter');
  await expect(board(page)).toHaveCount(0);
  await expect(spaceOn(table, 's3', 'red:1')).toBeVisible();
});

for (const [lang, seats] of [
  ['en', 2],
  ['es', 3],
  ['ru', 4],
] as const)
  test(`${lang}: ${seats} totals are read from afar, upright and across`, async ({ page }) => {
    const names = ['Maximiliana Peterson', 'Бо', 'Christopher-Alexand', 'Dee'].slice(0, seats);
    const table = await beginMatch(page, { names, lang });
    await tell(table, { type: 'endDrafting' });
    await openFromMenu(table);
    for (const [width, height, least] of [
      [1180, 820, 200],
      [820, 1180, 200],
      [390, 844, 96],
      [360, 640, 96],
      [640, 360, 64],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const letters of ['', '32px']) {
        await page.evaluate((px) => (document.documentElement.style.fontSize = px), letters);
        const screen = `${width} × ${height}, letters ${letters}`;
        await still(page);
        expect(await page.evaluate(outside), screen).toEqual([]);
        const sizes = await page
          .locator('dialog .total')
          .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
        expect(Math.max(...sizes) - Math.min(...sizes), `${screen}: one size for all`).toBeLessThan(
          2,
        );
        expect(Math.min(...sizes), screen).toBeGreaterThanOrEqual(least);
      }
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await inBothLights(page, () => expectAccessible(page));
  });

test('five totals stand on the scoreboard in one size, across as upright', async ({ page }) => {
  const golden = await goldenMatch('5-referee');
  await beginHistrio(page, golden, 'en');
  await tapOnce(page.getByRole('button', { name: m.match_menu({}, { locale: 'en' }) }));
  await tapOnce(page.getByRole('button', { name: m.match_scoreboard({}, { locale: 'en' }) }));
  for (const [width, height] of [
    [1024, 600],
    [1180, 820],
    [844, 390],
    [820, 1180],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await still(page);
    const sizes = await page
      .locator('dialog .total')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(sizes).toHaveLength(5);
    expect
      .soft(Math.max(...sizes) - Math.min(...sizes), `${width} × ${height}`)
      .toBeLessThanOrEqual(1);
  }
});

test('a seat that has nothing but points: its name is level with them', async ({ page }) => {
  const golden = await goldenMatch('4-scorekeeper-counted');
  await beginHistrio(page, golden, 'en');
  await page.setViewportSize({ width: 1024, height: 600 });
  const seat = page.locator('.seats li').first();
  const [key, name, total] = await Promise.all([
    boxOf(seat),
    boxOf(seat.locator('.seat-mark')),
    boxOf(seat.locator('.total')),
  ]);
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2;
  expect(Math.abs(middle(name) - middle(total))).toBeLessThanOrEqual(2);
  expect(name.x - key.x, 'at the left').toBeLessThanOrEqual(24);
});

async function openFromMenu(table: Table): Promise<void> {
  const says = { locale: table.lang };
  await tap(table, keyNamed(table, m.match_menu({}, says)));
  await tap(table, keyNamed(table, m.match_scoreboard({}, says)));
  await table.page.getByRole('dialog').getByRole('list').waitFor();
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (box === null) throw new Error('Not on the screen');
  return box;
}

/** Runs in the page: pixels that are seen by scrolling only. */
function underFold(element: Element): number {
  return element.scrollHeight - element.clientHeight;
}

/** Runs in the page: what stands outside its seat's place, or the place outside the screen. */
function outside(): string[] {
  return [...document.querySelectorAll('dialog li')].flatMap((seat) => {
    const place = seat.getBoundingClientRect();
    const isOnScreen = place.bottom <= innerHeight + 1 && place.right <= innerWidth + 1;
    const beyond = [...seat.querySelectorAll('.name, .total, .facts')].filter((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const isIn = top >= place.top - 1 && bottom <= place.bottom + 1;
      return !isIn || left < place.left - 1 || right > place.right + 1;
    });
    return [
      ...(isOnScreen ? [] : [seat.textContent]),
      ...beyond.map(({ className, textContent }) => `${className}: ${textContent}`),
    ];
  });
}

/** Runs in the page: a browser that grants every wake lock, and counts those in hand. */
function countLocks() {
  const counted = window as unknown as { locks: number };
  counted.locks = 0;
  const request = () => {
    counted.locks += 1;
    const release = () => {
      counted.locks -= 1;
      return Promise.resolve();
    };
    return Promise.resolve(Object.assign(new EventTarget(), { release }));
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
}
