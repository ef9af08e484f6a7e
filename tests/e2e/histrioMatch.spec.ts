// Histrio in the middle of a match: friendly troupes and their dealer behind the cover, a season of scores only, and axe in both themes.
import { m } from '../../src/lib/paraglide/messages.js';
import { asked, beginHistrio, goldenMatch, tellHistrio, travelSealed } from './histrioDriver.ts';
import { awake, expect, expectAccessible, tapOnce, test } from './stage.ts';

const says = { locale: 'en' } as const;

test('two people with friendly troupes and the dealer: sealed behind the cover, a reload, the second turn', async ({
  page,
}) => {
  const golden = await goldenMatch('2-referee-friendly-troupes');
  const stage = await beginHistrio(page, golden, 'en');
  for (const move of golden.moves.slice(0, 9)) await tellHistrio(stage, move);
  await travelSealed(stage, 0, 2);
  const cover = page.getByRole('button', { name: m.him_only_for({ name: 'Bo' }, says) });
  await cover.waitFor();
  await page.reload();
  await awake(page);
  await cover.waitFor();
  await expect(asked(page, m.him_goes_where({ name: 'Bo' }, says))).toHaveCount(0);
  await travelSealed(stage, 1, 5);
  await tapOnce(page.getByRole('button', { name: m.him_reveal({}, says), exact: true }));
  const plaque = page.getByRole('heading', { level: 1 });
  const deal = m.him_plaque_deal({}, says);
  // Two to four cities, as chance has drawn; nobody here can rob, so each is one tap.
  const wayOn = page.locator('nav .next .main-key');
  for (let city = 0; city < 4; city += 1) {
    await expect(wayOn.or(asked(page, m.him_deal_which({ city: 1 }, says)))).not.toHaveCount(0);
    const before = await plaque.textContent();
    if (before === deal) break;
    await tapOnce(wayOn);
    await expect(plaque).not.toHaveText(before ?? '');
  }
  await expect(plaque).toHaveText(deal);
  for (const move of golden.moves.slice(14, 22)) await tellHistrio(stage, move);
  await expect(plaque).toHaveText(m.him_plaque_travel({}, says));
});

test('a season of scores only, to the end of its festival', async ({ page }) => {
  const golden = await goldenMatch('2-scorekeeper-counted');
  const stage = await beginHistrio(page, golden, 'en');
  for (const move of golden.moves.slice(0, 15)) await tellHistrio(stage, move);
  const plaque = page.getByRole('heading', { level: 1 });
  await expect(plaque).toHaveText(m.him_plaque_festival({}, says));
  await expectAccessible(page);
  await tellHistrio(stage, { type: 'closeFestival' });
  await expect(plaque).toHaveText(m.him_plaque_season({}, says));
});

for (const colorScheme of ['dark', 'light'] as const)
  test(`axe finds nothing while people travel and in a city, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const golden = await goldenMatch('3-referee-chameleon');
    const stage = await beginHistrio(page, golden, 'en');
    for (const move of golden.moves.slice(0, 9)) await tellHistrio(stage, move);
    await expectAccessible(page);
    const [travel] = golden.moves.slice(9);
    if (travel !== undefined) await tellHistrio(stage, travel);
    await page.locator('main .city h2').waitFor();
    await expectAccessible(page);
  });
