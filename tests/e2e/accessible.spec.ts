// Every screen in both lights and three languages: axe, targets of 44 px and more, nothing cut, twice the text size,
// and a whole placement by keyboard.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import type { Locale } from '../../src/lib/referee/game.ts';
import {
  beginMatch,
  colourKey,
  expectInStep,
  keyNamed,
  m,
  nameOf,
  recorded,
  seatKey,
  spaceOn,
  tap,
  tapSpace,
  tell,
  totals,
  type Table,
} from './driver.ts';
import { expect, open, still, tapOnce, test } from './stage.ts';

const LANGUAGES = ['en', 'ru', 'es'] as const;
const homeOf = (lang: Locale) => (lang === 'en' ? '' : `/${lang}`);

/** What is wrong with the screen as it stands; empty is right. */
async function inspect(page: Page, screen: string): Promise<void> {
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: 'dark' });
  await still(page);
  found.push(...(await axeFinds(page, [])));
  await page.emulateMedia({ colorScheme: 'light' });
  await still(page);
  // The lights differ in colours only.
  found.push(...(await axeFinds(page, ['color-contrast'])));
  found.push(...(await page.evaluate(measure, 44)));
  expect.soft(found, screen).toEqual([]);
}

/** In the sheet when one is open: nothing else can be reached then. One reading of axe serves a whole document. */
async function axeFinds(page: Page, rules: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const { violations } = await here.run(document.querySelector('dialog[open]') ?? document, {
      resultTypes: ['violations'],
      ...(only.length > 0 ? { runOnly: [...only] } : {}),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  }, rules);
}

/** Runs in the page: targets that are too small, and what is wider than the screen. */
function measure(least: number): string[] {
  const name = (element: Element) =>
    `${element.tagName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}`;
  const root = document.querySelector('dialog[open]') ?? document;
  const targets = 'a[href], button, [role=button], summary, input, select, textarea';
  const found = [...root.querySelectorAll(targets)].flatMap((element) => {
    const target = element.closest('label') ?? element;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || element.closest('.visually-hidden')) return [];
    const size = `${width.toFixed(0)} × ${height.toFixed(0)}`;
    return Math.min(width, height) < least - 0.5 ? [`${name(element)} is ${size}`] : [];
  });
  const wide = [...document.querySelectorAll('html, main, dialog, .content')].flatMap((element) =>
    element.scrollWidth > element.clientWidth + 1
      ? [`${element.tagName} is ${element.scrollWidth} wide in ${element.clientWidth}`]
      : [],
  );
  return [...found, ...wide];
}

/** With text twice as large the next step can still be tapped. */
async function expectReachable(table: Table, next: string): Promise<void> {
  const { page } = table;
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  await still(page);
  const key = keyNamed(table, next);
  await expect.soft(key, `${next}, text twice as large`).toBeInViewport({ ratio: 0.99 });
  await key.tap({ trial: true });
  expect.soft(await page.evaluate(measure, 44), `text twice as large: ${next}`).toEqual([]);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

async function closeSheet({ page }: Table): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const lang of LANGUAGES) {
  const says = { locale: lang };

  test(`${lang}: pages beside the match`, async ({ page }) => {
    const home = homeOf(lang);
    for (const path of [
      '/',
      '/summer-pavilion/',
      '/settings/',
      '/data/',
      '/take/',
      '/about/',
      '/nowhere/',
    ]) {
      await open(page, home + path);
      await inspect(page, path);
    }
    await open(page, `${home}/summer-pavilion/match/new/`);
    await tapOnce(page.getByRole('button', { name: m.setup_edit_seats({}, says) }));
    await tapOnce(page.getByRole('button', { name: m.level_referee({}, says) }));
    for (const folded of [m.setup_what_to_lay_out, m.setup_under_way, m.setup_house_rulings])
      await tapOnce(page.getByText(folded({}, says)));
    await inspect(page, 'set-up, all unfolded');
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    await still(page);
    expect.soft(await page.evaluate(measure, 44), 'set-up, text twice as large').toEqual([]);
  });

  test(`${lang}: a match at scorekeeper level, every sheet`, async ({ page }) => {
    const names = ['Ann', 'Бо', 'Maximiliana'];
    const table = await beginMatch(page, { names, lang, round: 5 });
    const look = async (what: string) => inspect(page, what);
    await look('who takes the token');
    await expectReachable(table, m.sp_all_taken({}, says));
    await tapOnce(page.getByRole('main').getByRole('button', { name: 'Бо' }));
    await look('how many tiles');
    await tapOnce(page.getByRole('button', { name: m.sp_other_seat({}, says) }));
    await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
    await tell(table, { type: 'endDrafting' });
    await tell(table, { type: 'place', seat: 's2', space: 'red:3' });
    await tell(table, { type: 'place', seat: 's3', space: 'center:2', colour: 'blue' });
    await look('the board');
    await expectReachable(table, m.sp_pass({}, says));

    await tap(table, spaceOn(table, 's1', 'center:1'));
    await look('which colour');
    await closeSheet(table);
    await tell(table, { type: 'place', seat: 's1', space: 'red:4' });
    await tapSpace(table, 's2', 'red:3');
    await look('refused for good');
    await closeSheet(table);
    await tap(table, keyNamed(table, m.sp_pass({}, says)));
    await look('passing');
    await closeSheet(table);

    await tap(table, seatKey(table, 'Бо', totals(table)[1] ?? 0));
    await look('a seat');
    const placing = table.page.getByRole('dialog').locator('.unfold').nth(1).getByRole('button');
    await tapOnce(placing.first());
    await tapOnce(page.getByRole('dialog').locator('.unfold .unfold').getByRole('button').first());
    await look('a line of the sheet');
    await tap(table, keyNamed(table, m.match_correct_total({}, says)));
    await look('a correction');
    await closeSheet(table);

    await tap(table, keyNamed(table, m.match_history({}, says)));
    const acts = page.getByRole('dialog').getByRole('list').first().getByRole('listitem');
    await tapOnce(acts.nth(2).getByRole('button').first());
    await look('the history');
    await tapOnce(acts.nth(2).getByRole('button', { name: m.history_amend({}, says) }));
    await look('a move told again');
    await tapOnce(page.getByRole('dialog').getByRole('button', { name: m.sheet_back({}, says) }));
    await tapOnce(acts.nth(2).getByRole('button').first());
    await tapOnce(acts.nth(2).getByRole('button', { name: m.history_strike({}, says) }));
    await look('a preview');
    await tap(table, keyNamed(table, m.amend_accept({}, says)));
    await closeSheet(table);
    await look('a match that waits');
    await tapOnce(page.getByRole('main').getByRole('button', { name: m.stop_undo({}, says) }));
    await expectInStep(table);

    await tap(table, keyNamed(table, m.match_dispute({}, says)));
    await tapOnce(page.getByRole('dialog').getByRole('button').nth(2));
    await look('a dispute');
    await closeSheet(table);
    await tap(table, keyNamed(table, m.match_menu({}, says)));
    await look('the menu');
    await closeSheet(table);

    for (const seat of ['s2', 's3', 's1'])
      await tell(table, { type: 'pass', seat, kept: 4, lost: 1 });
    await look('between the rounds');
    await expectReachable(table, m.sp_round_ready({ round: 6 }, says));
    await tell(table, { type: 'prepareRound' });
    await tell(table, { type: 'endDrafting' });
    for (const seat of ['s2', 's3', 's1']) await tell(table, { type: 'pass', seat, lost: 0 });
    await look('the goals');
    await expectReachable(table, m.sp_count_goals({}, says));
    await tell(table, { type: 'scoreGoals' });
    await page.getByRole('heading', { level: 2 }).waitFor();
    await tapOnce(page.getByRole('table').getByRole('button').first());
    await look('the end');
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    await still(page);
    expect.soft(await page.evaluate(measure, 44), 'the end, text twice as large').toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await recorded(table);
    await open(page, `${homeOf(lang)}/`);
    await page.getByRole('link', { name: /Maximiliana/ }).waitFor();
    await look('the shelf with a finished match');
  });

  test(`${lang}: a match at referee level`, async ({ page }) => {
    const table = await beginMatch(page, { names: ['Ann', 'Бо'], lang, level: 'referee' });
    const look = async (what: string) => inspect(page, what);
    await look('displays');
    await tapOnce(
      page.getByRole('button', { name: m.sp_display_label({ number: 1, count: 4 }, says) }),
    );
    await look('what lies there');
    for (const colour of ['purple', 'blue', 'blue', 'red'] as const)
      await tap(table, colourKey(table, colour));
    await look('which colour is taken');
    // What is told of a display outlasts its sheet.
    for (let told = 4; told > 0; told -= 1)
      await tap(table, keyNamed(table, m.sp_take_back_tile({}, says)));
    await closeSheet(table);
    for (const [seat, source, colour, contents] of [
      ['s1', 1, 'blue', { blue: 2, purple: 1, red: 1 }],
      ['s2', 2, 'green', { green: 4 }],
      ['s1', 3, 'blue', { blue: 3, purple: 1 }],
      ['s2', 'center', 'red', undefined],
      ['s1', 4, 'red', { red: 4 }],
    ] as const) {
      const draft = { type: 'draft', seat, source, colour } as const;
      await tell(table, contents === undefined ? draft : { ...draft, contents });
    }
    await look('tiles taken');
    await tell(table, {
      type: 'draft',
      seat: 's2',
      source: 5,
      colour: 'yellow',
      contents: { yellow: 4 },
    });
    await look('the board with a hand');
    await expectReachable(table, m.sp_pass({}, says));
    await tell(table, { type: 'place', seat: 's2', space: 'red:1', pay: { red: 1 } });
    await tap(table, spaceOn(table, 's1', 'blue:4'));
    await look('how it is paid');
    await closeSheet(table);
    await tapSpace(table, 's1', 'green:3');
    await look('refused');
    await tap(table, keyNamed(table, m.refusal_overrule({}, says)));
    await look('played anyway');
    await closeSheet(table);
    await tap(table, keyNamed(table, m.sp_pass({}, says)));
    await look('which tiles are kept');
    await closeSheet(table);
    await tap(table, seatKey(table, nameOf(table, 's1'), totals(table)[0] ?? 0));
    await look('a seat with tiles');
    await closeSheet(table);
    await tap(table, keyNamed(table, m.match_dispute({}, says)));
    await look('a dispute');
  });
}

test('a whole placement by keyboard', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  const board = page.getByRole('group', { name: 'Board of Ann' });
  await expect(board).toBeVisible();
  const focused = page.locator(':focus');
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    if ((await board.locator(':focus').count()) > 0) break;
  }
  await expect(focused).toHaveAccessibleName(/^orange 6:/);
  for (const [pressed, reached] of [
    ['ArrowRight', /^orange 1:/],
    ['ArrowDown', /^red 1:/],
    ['ArrowLeft', /^red 6:/],
    ['ArrowUp', /^orange 6:/],
    ['End', /^central star 6:/],
  ] as const) {
    await page.keyboard.press(pressed);
    await expect(focused).toHaveAccessibleName(reached);
  }
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'central star 6' });
  await expect(sheet).toBeVisible();
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await colourKey(table, 'red').focus();
  await page.keyboard.press('Enter');
  await expect(seatKey(table, 'Ann', 6)).toBeVisible();
  await expect(seatKey(table, 'Bo', 5)).toHaveAttribute('aria-current', 'true');
  // It is the board of another seat now: not there, but one step before where the keyboard was.
  await expect(page.getByRole('heading', { name: 'Bo places', level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(/^central star 6:/);
  await page.keyboard.press('Home');
  await expect(focused).toHaveAccessibleName(/^orange 6:/);
  await page.keyboard.press('Space');
  await expect(seatKey(table, 'Bo', 6)).toBeVisible();
});

test('the whole board is on the screen, on phones and tablets', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo', 'Cy', 'Dee'] });
  await tell(table, { type: 'endDrafting' });
  const board = page.getByRole('group', { name: 'Board of Ann' });
  for (const [width, height] of [
    [360, 640],
    [412, 915],
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Grid tracks end between two pixels: less than one is not cut off.
    await expect(board, `${width} × ${height}`).toBeInViewport({ ratio: 0.999 });
    await still(page);
    const [seats, drawn] = [
      await seatKey(table, 'Ann', 5).boundingBox(),
      await board.boundingBox(),
    ];
    if (seats === null || drawn === null) throw new Error('Not on the screen');
    const isClear = drawn.y + drawn.height <= seats.y + 1 || drawn.x + drawn.width <= seats.x + 1;
    expect(isClear, `${width} × ${height}: the seats cover nothing of it`).toBe(true);
  }
});
