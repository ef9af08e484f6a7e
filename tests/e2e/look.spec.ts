// What only a drawn page can tell: what stands nearer to what, how large a drawing is, and what covers nothing.
import type { Locator } from '@playwright/test';
import { beginMatch, keyNamed, m, recorded, takeNote, tap, tell, undo } from './driver.ts';
import { expect, open, still, tapOnce, test } from './stage.ts';

const DRAWN = 24; // px, what an icon at least measures
const TARGET = 44; // px

test('a total on the shelf is nearer to its own name than to the next one', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo', 'Cy'] });
  await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
  await recorded(table);
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, '/');
  const seats = page.getByRole('link', { name: /^Ann/ }).locator('.seat');
  await expect(seats).toHaveCount(3);
  for (const at of [0, 1]) {
    const name = await boxOf(seats.nth(at).locator('.name'));
    const total = await boxOf(seats.nth(at).locator('.total'));
    const next = await boxOf(seats.nth(at + 1));
    expect(total.x - endOf(name)).toBeLessThanOrEqual(8);
    expect(next.x - endOf(total)).toBeGreaterThanOrEqual(24);
  }
});

test('totals stand level where one seat alone has something below its own', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo', 'Cy'] });
  const seats = page.locator('.frame > .seats');
  await expect(seats.locator('button > .facts:not(:empty)')).toHaveCount(1);
  const heights = await seats
    .locator('.total')
    .evaluateAll((totals) => totals.map((one) => one.getBoundingClientRect().y));
  expect(new Set(heights).size).toBe(1);
  await recorded(table);
});

test('an icon keeps its size, and closing the scoreboard stands in the corner', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tap(table, keyNamed(table, m.match_menu()));
  await tap(table, keyNamed(table, m.match_scoreboard()));
  const close = page.getByRole('dialog').getByRole('button', { name: m.sheet_close() });
  await still(page);
  const key = await boxOf(close);
  expect((await boxOf(close.locator('svg'))).width).toBeGreaterThanOrEqual(DRAWN);
  expect(key.y).toBeLessThanOrEqual(8);
  expect(endOf(key)).toBe(360);

  await recorded(table);
  await open(page, '/');
  const settings = page.getByRole('link', { name: m.settings_title() });
  expect((await boxOf(settings.locator('svg'))).width).toBeGreaterThanOrEqual(DRAWN);
});

test('what was taken back covers no total, and is gone with the next tap', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
  await recorded(table);
  const note = page.locator('.taken-back');
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height });
    await undo(table);
    await expect(note).toBeVisible();
    const seats = await boxOf(page.locator('.frame > .seats'));
    const { x, y, width: wide, height: high } = await boxOf(note);
    const isOver =
      y + high > seats.y && y < bottomOf(seats) && x + wide > seats.x && x < endOf(seats);
    expect(isOver, `${width} × ${height}`).toBe(false);
    takeNote(table, { type: 'redo' });
    await tap(table, keyNamed(table, m.match_redo()).first());
    await expect(note).toHaveCount(0);
    await recorded(table);
  }
});

test('a link in what is read is as high as a key, and the lines stay close', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await recorded(table);
  await tap(table, keyNamed(table, m.match_menu()));
  await tap(table, page.getByRole('dialog').getByRole('button', { name: m.match_put_away() }));
  const note = page.getByRole('status').filter({ hasText: m.shelf_put_away() });
  await expect(note).toBeVisible();
  expect((await boxOf(note.getByRole('link'))).height).toBeGreaterThanOrEqual(TARGET);
  expect((await boxOf(note)).height, 'two lines and their room').toBeLessThan(64);

  await open(page, '/about/');
  const item = page.getByRole('listitem').filter({ hasText: m.about_stays_here() });
  const link = await boxOf(item.getByRole('link'));
  expect(link.height).toBeGreaterThanOrEqual(TARGET);
  expect(bottomOf(link) - bottomOf(await boxOf(item))).toBeGreaterThan(8);
});

test('on a tablet the tools of every box follow its lid', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await open(page, '/');
  const boxes = page.locator('.box');
  await expect(boxes).toHaveCount(4);
  for (const box of await boxes.all()) {
    const lid = await boxOf(box.locator('.lid'));
    const tools = await boxOf(box.locator('.tools .key').first());
    expect(tools.y - bottomOf(lid)).toBeLessThanOrEqual(24);
  }
});

test('what else can be done with a match stands on its card', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await recorded(table);
  await tap(table, keyNamed(table, m.match_menu()));
  await tap(table, page.getByRole('dialog').getByRole('button', { name: m.match_put_away() }));
  await expect(page).toHaveURL('/');
  await open(page, '/matches/');
  const more = page.getByRole('button', { name: /^More: Ann and Bo/ });
  const [key, card] = [await boxOf(more), await boxOf(page.locator('main .card'))];
  expect(endOf(key)).toBeLessThanOrEqual(endOf(card));
  expect(key.y).toBeGreaterThanOrEqual(card.y);
  await tapOnce(more);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is tapped and what is looked up begin at one edge', async ({ page }) => {
  await open(page, '/histrio/festival/');
  const heading = page.locator('.behind').getByRole('heading').first();
  expect((await boxOf(heading)).x).toBe((await boxOf(page.locator('.front'))).x);

  await open(page, '/magnificent/final/');
  await tapOnce(page.locator('.card > .key').first());
  const dialog = page.getByRole('dialog');
  await still(page);
  const title = await boxOf(dialog.getByRole('heading').first());
  expect((await boxOf(dialog.locator('.main-key'))).x).toBe(title.x);
});

test('a key of words alone is underlined, one with a sign is not', async ({ page }) => {
  await open(page, '/histrio/festival/');
  const clear = page.getByRole('button', { name: m.hi_clear_troupes() });
  await expect(clear).toHaveCSS('text-decoration-line', 'underline');
  const back = page.getByRole('link', { name: m.page_back() });
  await expect(back).toHaveCSS('text-decoration-line', 'none');
});

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

async function boxOf(what: Locator): Promise<Box> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('Not on the screen');
  return box;
}

const endOf = ({ x, width }: Box) => x + width;
const bottomOf = ({ y, height }: Box) => y + height;
