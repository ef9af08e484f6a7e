// The Magnificent with a referee who is told everything: a turn of each action by taps, in Russian, on a box that has been read out.
import type { Locator, Page } from '@playwright/test';
import { COPY, POSTERS } from '../games/magnificent/tables.ts';
import type { Action, Die, TrainerTile } from '../../src/lib/games/magnificent/data/kinds.ts';
import { DIE_COLOURS } from '../../src/lib/games/magnificent/data/kinds.ts';
import { ru } from '../../src/lib/games/magnificent/rulebook/ru.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import { awake, expect, expectAccessible, open, tapOnce, test } from './stage.ts';

const SAYS = { locale: 'ru' } as const;
const ANN = 'Аня';
const BO = 'Борис';
const ROLL = { orange: [4, 3, 1], green: [3, 2, 5], purple: [6, 1, 2], clear: [4, 5] } as const;
const DISPLAY = ['two_coins', 'clear_gem', 'plus_one'] as const;
const OFFERED = ['build_plus_two', 'point_per_poster', 'travel_plus_three'] as const;

/** A large orange tile brings 5 points and 2 coins; the starting tent below it 2 more coins. */
const STARTING = {
  ...POSTERS[0],
  id: 'start',
  isStarting: true,
  tiles: { orange_large: 1 },
  gems: {},
  points: 5,
  coins: 2,
};

const BOX = {
  format: 'impresario-copy',
  schemaVersion: 1,
  game: 'magnificent',
  name: 'Наша коробка',
  changedAt: '2026-11-22T07:00:00.000+00:00',
  contents: { ...COPY, posters: [STARTING] },
};

const ready = (page: Page) => page.locator('nav .next .main-key:enabled');
const total = (page: Page, name: string) =>
  page.locator('.strip li', { hasText: name }).locator('.total');
const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tileKey = (page: Page, tile: TrainerTile): Locator =>
  page.locator('main button', {
    hasText: new RegExp(`^\\s*${plain(ru.trainerSpaces[tile])}`, 'i'),
  });

function plain(words: string): string {
  return words.replaceAll(/[+?.()]/g, '\\$&');
}

async function expectAccessibleByNightAndDay(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

/** Two people, boards I and II, a copy that has been read; up to the first turn of all. */
async function begin(page: Page): Promise<void> {
  await open(page, '/ru/magnificent/copy/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'box.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(BOX)),
  });
  await expect(page.locator('main .taken')).toBeVisible();

  await open(page, '/ru/magnificent/match/new/');
  await tapOnce(named(page, '2').first());
  for (const [at, name] of [ANN, BO].entries())
    await page.getByLabel(m.setup_name({ place: at + 1 }, SAYS), { exact: true }).fill(name);
  await tapOnce(page.getByRole('button', { name: m.level_referee({}, SAYS) }).first());
  for (const [at, board] of ['I', 'II'].entries())
    await tapOnce(
      page.locator('fieldset .board').nth(at).getByRole('button', { name: board, exact: true }),
    );
  await tapOnce(page.getByRole('button', { name: m.setup_begin({ name: ANN }, SAYS) }));
  await page.locator('[data-recording]').waitFor();

  for (const [at, colour] of DIE_COLOURS.entries())
    for (const value of ROLL[colour])
      await tapOnce(page.locator('main .keys button').nth(at * 6 + value - 1));
  await tapOnce(ready(page));
  for (const tile of [...DISPLAY, ...OFFERED]) await tapOnce(tileKey(page, tile).first());
  await tapOnce(ready(page));
  await tapOnce(page.locator('main button.poster'));
  await tapOnce(page.locator('dialog[open] button.poster'));
  for (const name of [ANN, BO])
    await tapOnce(page.getByRole('button', { name: m.mgm_dealt({ name }, SAYS), exact: true }));
  await tapOnce(tileKey(page, 'travel_plus_three'));
  await tapOnce(tileKey(page, 'build_plus_two'));
}

async function takeDie(page: Page, die: Die, card: number): Promise<void> {
  await tapOnce(page.locator('main button.offer', { hasText: ru.dieText(die) }));
  await tapOnce(page.locator('main button.card').nth(card - 1));
  await tapOnce(ready(page));
}

const choose = (page: Page, action: Action) =>
  tapOnce(page.locator('main .actions button', { hasText: new RegExp(ru.actions[action], 'i') }));

async function endTurn(page: Page): Promise<void> {
  await tapOnce(page.getByRole('button', { name: m.mgm_end_turn({}, SAYS), exact: true }));
}

test('building with a trainer, travelling, performing: what is refused, what it brings, and it is all still there', async ({
  page,
}) => {
  await begin(page);
  const title = page.locator('.plaque h1');
  await expect(title).toContainText(ANN);
  await expectAccessibleByNightAndDay(page);

  // Build: 4 on the die and 2 by a trainer. The level of 14 is refused by its clause.
  await takeDie(page, { colour: 'orange', value: 4 }, 1);
  const trained = m.mgm_flip_with({ count: 1, what: ru.trainerSpaces.build_plus_two }, SAYS);
  await tapOnce(named(page, trained));
  await expect(page.locator('main .power .number')).toHaveText('6');
  await choose(page, 'build');
  await tapOnce(page.locator('main button.level').nth(3));
  const refusal = page.getByRole('alertdialog', { name: m.match_refused({}, SAYS) });
  const clause = 'magnificent.build.level-within-power';
  const { reason } = ru.refusals[clause]({ seat: 'a', requirement: 14, power: 6 }, () => ANN);
  await expect(refusal).toContainText(reason);
  await tapOnce(refusal.getByRole('button', { name: m.refusal_clause({}, SAYS) }));
  await expect(refusal.getByRole('blockquote')).toBeVisible();
  await expect(refusal.locator('a[href$="#build.level-within-power"]')).toBeVisible();
  await expectAccessible(page);
  await tapOnce(refusal.getByRole('button', { name: m.refusal_close({}, SAYS) }));
  await tapOnce(page.locator('main button.level').nth(1));
  await tapOnce(page.locator('[data-cell="0"]'));
  await expectAccessibleByNightAndDay(page);
  await tapOnce(ready(page));
  // The camp gave 2 coins and a trainer.
  const ann = page.locator('.strip li', { hasText: ANN });
  await expect(ann).toContainText(m.mg_coins({ count: 7 }, SAYS));
  await endTurn(page);

  // Travel: three spaces, past a tent, two gems.
  await expect(title).toContainText(BO);
  await takeDie(page, { colour: 'green', value: 3 }, 1);
  await choose(page, 'travel');
  await tapOnce(page.locator('main .stops button').nth(3));
  await expectAccessibleByNightAndDay(page);
  await tapOnce(ready(page));
  await endTurn(page);

  // Perform: 3 and the 4 from before reach the space of 6; the starting poster is ready for it.
  await expect(title).toContainText(ANN);
  await takeDie(page, { colour: 'orange', value: 3 }, 2);
  await expect(page.locator('main .power .number')).toHaveText('7');
  await choose(page, 'perform');
  await expectAccessibleByNightAndDay(page);
  await tapOnce(ready(page));
  await expect(total(page, ANN)).toHaveText('5');
  await expect(ann).toContainText(m.mg_coins({ count: 11 }, SAYS));
  await endTurn(page);
  await expect(title).toContainText(BO);

  // Nothing told is lost, and any of it can be taken back.
  await expect(page.locator('[data-recording=recorded]').first()).toBeAttached();
  await page.reload();
  await awake(page);
  await expect(title).toContainText(BO);
  await expect(total(page, ANN)).toHaveText('5');
  const undo = named(page, m.match_undo({}, SAYS));
  for (let times = 0; times < 2; times += 1) await tapOnce(undo);
  await expect(total(page, ANN)).toHaveText('0');
  await expect(page.locator('main .power .number')).toHaveText('7');
  const redo = named(page, m.match_redo({}, SAYS));
  for (let times = 0; times < 2; times += 1) await tapOnce(redo);
  await expect(total(page, ANN)).toHaveText('5');
  await expect(title).toContainText(BO);

  // The first use of a trainer told what its space takes: the box knows it now.
  await open(page, '/ru/magnificent/copy/');
  await tapOnce(page.getByRole('button', { name: new RegExp(ru.boardParts.trainerSpaces, 'i') }));
  const kinds = page.getByRole('group', { name: ru.trainerSpaces.build_plus_two, exact: true });
  await expect(
    kinds.getByRole('button', { name: ru.spaceKinds.single, exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
});
