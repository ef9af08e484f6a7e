// Histrio as a table plays it: a whole match by taps in a second language, and what one turn costs in taps.
import { m } from '../../src/lib/paraglide/messages.js';
import { beginHistrio, goldenMatch, nameOf, tellHistrio } from './histrioDriver.ts';
import { expect, expectAccessible, open, tapOnce, test } from './stage.ts';

test('three people, two seasons, in Russian: every total as the sheet kept by hand has it', async ({
  page,
}) => {
  const golden = await goldenMatch('3-referee-chameleon');
  const stage = await beginHistrio(page, golden, 'ru');
  const wayOn = page.locator('main .held');
  for (const move of golden.moves) {
    await tellHistrio(stage, move);
    // However much a city brings, and where it has changed the King's mood.
    if ((await wayOn.count()) > 0) await expect(wayOn).toBeInViewport({ ratio: 0.95 });
  }
  await expect(
    page.getByRole('heading', { name: m.him_match_over({}, { locale: 'ru' }) }),
  ).toBeVisible();
  for (const [id, total] of Object.entries(golden.totals))
    await expect(page.locator('.ranks li', { hasText: nameOf(stage, id) })).toContainText(
      String(total),
    );
  await expectAccessible(page);
});

test('a turn of four seats at referee level takes no more than 25 taps', async ({ page }) => {
  const golden = await goldenMatch('4-referee-short-deal');
  const stage = await beginHistrio(page, golden, 'en');
  await tellHistrio(stage, { type: 'flip', mood: 'tragedy' });
  const turns: number[] = [];
  let travels = 0;
  let before = stage.taps;
  for (const move of golden.moves.slice(1)) {
    if (move.type === 'deal' && move.city === 1 && travels > 0) {
      turns.push(stage.taps - before);
      before = stage.taps;
    }
    if (move.type === 'travel') travels += 1;
    if (move.type === 'useAcrobat' || travels > 3) break;
    await tellHistrio(stage, move);
  }
  process.stdout.write(`taps a turn, at most: ${Math.max(...turns)}\n`);
  expect(turns.length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...turns)).toBeLessThanOrEqual(25);
});

test('the King’s mood without a match: pushes, the change of mood, undo, and a reload loses nothing', async ({
  page,
}) => {
  await open(page, '/histrio/mood/');
  const dial = page.getByRole('slider').first();
  await expect(dial).toHaveAttribute('aria-valuetext', /1/);
  await dial.press('ArrowRight');
  await expect(dial).toHaveAttribute('aria-valuetext', /2/);
  await page.reload();
  await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', /2/);
  await expectAccessible(page);
});

test('the managers on the stage keep their colours by day: the theatre is dark then too', async ({
  page,
}) => {
  await open(page, '/histrio/mood/');
  await tapOnce(page.getByRole('button', { name: /hires a level 3/ }).first());
  const cloak = page.locator('svg[data-theme] .body').first();
  const fill = () => cloak.evaluate((path) => getComputedStyle(path).fill);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byNight = await fill();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await fill()).toBe(byNight);
});

test('the festival and the copy answer to a finger and to axe', async ({ page }) => {
  await open(page, '/histrio/festival/');
  await expectAccessible(page);
  await open(page, '/histrio/copy/');
  await page.getByLabel('Name on the card').fill('Horse');
  await tapOnce(page.getByRole('button', { name: 'Add' }).first());
  await expect(page.getByText('Horse')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Horse')).toBeVisible();
  await expectAccessible(page);
});
