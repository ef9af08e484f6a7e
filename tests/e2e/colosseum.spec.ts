// Colosseum as a table plays it: a whole match by taps in a second language, what one lot costs in taps, and its tools.
import { m } from '../../src/lib/paraglide/messages.js';
import { beginColosseum, goldenMatch, nameOf, tellColosseum } from './colosseumDriver.ts';
import { expect, expectAccessible, open, test } from './stage.ts';

test('three people, five rounds, in Spanish: every result as the sheet kept by hand has it', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const golden = await goldenMatch('3-scorekeeper');
  const stage = await beginColosseum(page, golden, 'es');
  const looked = new Set<string>();
  for (const move of golden.moves) {
    // Every kind of scene is looked at once, as it stands before the move.
    if (!looked.has(stage.state.phase)) await expectAccessible(page);
    looked.add(stage.state.phase);
    await tellColosseum(stage, move);
  }
  for (const [id, total] of Object.entries(golden.totals))
    await expect(page.locator('.strip li', { hasText: nameOf(stage, id) })).toContainText(
      String(total),
    );
  await expectAccessible(page);
});

test('a lot with four seats and six bids takes no more than 10 taps', async ({ page }) => {
  const ids = ['a', 'b', 'c', 'd'];
  const stage = await beginColosseum(page, { ids, names: ['Ann', 'Bo', 'Cy', 'Dee'] }, 'en');
  for (const seat of ids) await tellColosseum(stage, { type: 'pass', seat });
  const before = stage.taps;
  await tellColosseum(stage, { type: 'open', seat: 'a', market: 1, bid: 8 });
  for (const [at, seat] of ['b', 'c', 'd', 'a', 'b'].entries())
    await tellColosseum(stage, { type: 'bid', seat, bid: 9 + at });
  for (const seat of ['c', 'd', 'a']) await tellColosseum(stage, { type: 'pass', seat });
  const taps = stage.taps - before;
  process.stdout.write(`taps a lot, at most: ${taps}\n`);
  expect(taps).toBeLessThanOrEqual(10);
  await expect(page.getByText(m.co_sold({ name: 'Bo', coins: 13 }))).toBeVisible();
});

test('the tools answer to a finger and to axe', async ({ page }) => {
  for (const tool of ['auction', 'audience', 'nobles', 'copy']) {
    await open(page, `/colosseum/${tool}/`);
    await expectAccessible(page);
  }
});
