// Colosseum as a table plays it: a whole match by taps in a second language, what one lot costs in taps, and its tools.
import { m } from '../../src/lib/paraglide/messages.js';
import { resultOf } from '../../src/lib/games/colosseum/rules/state.ts';
import { beginColosseum, goldenMatch, nameOf, tellColosseum } from './colosseumDriver.ts';
import { expect, expectAccessible, open, still, tapOnce, test } from './stage.ts';

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
    await expect(page.locator('.ranks li', { hasText: nameOf(stage, id) })).toContainText(
      String(total),
    );
  await expectAccessible(page);
});

test('everything told, in Russian: a round through every phase, a refusal, a reload, undo across seats', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const says = { locale: 'ru' } as const;
  const golden = await goldenMatch('3-referee-ties');
  const stage = await beginColosseum(page, golden, 'ru', 'referee');
  const title = page.locator('.plaque h1');
  const isRound2Over = () => stage.state.round > 2;
  const looked = new Set<string>();
  for (const move of golden.moves) {
    if (isRound2Over()) break;
    // Every kind of scene is looked at once; nothing has happened yet in the first round.
    const scene = `${move.type} ${stage.state.phase}`;
    if (move.type !== 'pass' && !looked.has(scene)) await expectAccessible(page);
    looked.add(scene);

    if (move.type === 'bid' && !looked.has('refused')) {
      looked.add('refused');
      await tapOnce(page.getByRole('button', { name: m.co_other_bid({}, says) }));
      await page.getByRole('spinbutton').fill('500');
      await page.getByRole('spinbutton').blur();
      await tapOnce(page.getByRole('button', { name: m.co_bid({ coins: 500 }, says) }));
      const refusal = page.getByRole('alertdialog');
      await expect(refusal).toContainText('500');
      await expectAccessible(page);
      await tapOnce(refusal.getByRole('button', { name: m.refusal_close({}, says) }));
      await expect(refusal).toHaveCount(0);
      await tapOnce(page.getByRole('button', { name: m.co_bids_again({}, says) }));
    }

    await tellColosseum(stage, move);

    if (move.type !== 'moveNobles' || looked.has('undone')) continue;
    looked.add('undone');
    await expect(page.locator('[data-recording=recorded]').first()).toBeAttached();
    const before = await title.textContent();
    await page.reload();
    await expect(title).toHaveText(before ?? '');
    // The dice of one seat, the end of trading of another one, and its deal.
    for (let times = 0; times < 3; times += 1)
      await tapOnce(page.getByRole('button', { name: m.match_undo({}, says), exact: true }));
    await expect(title).toContainText(nameOf(stage, 'ann'));
    await expect(page.locator('main .seats')).toBeVisible();
    for (let times = 0; times < 3; times += 1)
      await tapOnce(page.getByRole('button', { name: m.match_redo({}, says), exact: true }));
    await expect(title).toHaveText(before ?? '');
  }
  expect(isRound2Over()).toBe(true);
  for (const seat of stage.state.seats)
    await expect(page.locator('.strip li', { hasText: nameOf(stage, seat.seat) })).toContainText(
      String(resultOf(seat)),
    );
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

for (const lang of ['en', 'ru', 'es'] as const)
  test(`what can be redone stands beside two keys, and nothing is wider than the phone, ${lang}`, async ({
    page,
  }) => {
    const ids = ['a', 'b', 'c', 'd'];
    const stage = await beginColosseum(page, { ids, names: ['Ann', 'Bo', 'Cy', 'Dee'] }, lang);
    for (const seat of ids) await tellColosseum(stage, { type: 'pass', seat });
    await tellColosseum(stage, { type: 'open', seat: 'a', market: 1, bid: 8 });
    const undo = page.getByRole('button', {
      name: m.match_undo({}, { locale: lang }),
      exact: true,
    });
    const before = await undo.boundingBox();
    await tapOnce(undo);
    await page.getByRole('button', { name: m.match_redo({}, { locale: lang }) }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(page.viewportSize()?.width);
    // Whoever goes on undoing finds the key where it was.
    expect((await undo.boundingBox())?.y).toBe(before?.y);
  });

test('the plates of five bidders are equally high, and neither words nor the first-player token lie on their edges', async ({
  page,
}) => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const names = ['Константин', 'Александра', 'Виктория', 'Михаил', 'Ян'];
  const stage = await beginColosseum(page, { ids, names }, 'ru');
  for (const seat of ids) await tellColosseum(stage, { type: 'pass', seat });
  await tellColosseum(stage, { type: 'open', seat: 'a', market: 1, bid: 8 });
  await still(page);
  const plates = await page.locator('.arena li > *').evaluateAll((all) =>
    all.map((plate) => {
      const words = document.createRange();
      words.selectNodeContents(plate.querySelector('.stands') ?? plate);
      const { left, right, top, height } = plate.getBoundingClientRect();
      const said = words.getBoundingClientRect();
      const token = plate.querySelector('.first')?.getBoundingClientRect();
      const isInside = token === undefined || (token.top >= top && token.right <= right);
      return { height, room: Math.min(said.left - left, right - said.right), isInside };
    }),
  );
  expect(new Set(plates.map(({ height }) => Math.round(height))).size).toBe(1);
  for (const { room, isInside } of plates) {
    expect(room).toBeGreaterThanOrEqual(5);
    expect(isInside).toBe(true);
  }
});

test('a phone turned sideways: no market and no bid lies over another, each is a whole target', async ({
  page,
}) => {
  const golden = await goldenMatch('3-scorekeeper');
  const stage = await beginColosseum(page, golden, 'es');
  for (const move of golden.moves) {
    if (stage.state.phase === 'acquiring') break;
    await tellColosseum(stage, move);
  }
  // Bids come with a market to bid for.
  await page.locator('.trays button').first().click();
  for (const [width, height] of [
    [640, 360],
    [568, 320],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const keys of ['.trays button', '.raises .key']) {
      await expect(page.locator(keys).nth(4)).toBeAttached();
      const all = await page.locator(keys).all();
      const boxes = await Promise.all(all.map((one) => one.boundingBox()));
      for (const [at, box] of boxes.entries()) {
        const next = boxes[at + 1];
        const which = `${width} × ${height}, ${keys} ${at + 1}`;
        if (!box) throw new Error(`${which} is not drawn`);
        expect(Math.min(box.width, box.height), which).toBeGreaterThanOrEqual(44);
        if (next && next.y <= box.y)
          expect(box.x + box.width, which).toBeLessThanOrEqual(next.x + 1);
      }
    }
  }
});

test('a low tablet: how many rolls help is seen below the ring, in a match and at the tool', async ({
  page,
}) => {
  const odds = page.getByLabel(m.co_odds({}, { locale: 'en' }), { exact: true });
  await page.setViewportSize({ width: 1024, height: 600 });
  await open(page, '/colosseum/nobles/');
  const [line, foot] = await Promise.all([
    odds.boundingBox(),
    page.getByRole('button', { name: m.co_put_right({}, { locale: 'en' }) }).boundingBox(),
  ]);
  if (!line || !foot) throw new Error('Not on the screen');
  expect(line.y + line.height, 'above the foot').toBeLessThanOrEqual(foot.y);

  await page.setViewportSize({ width: 360, height: 640 });
  const golden = await goldenMatch('3-referee-ties');
  const stage = await beginColosseum(page, golden, 'en', 'referee');
  for (const move of golden.moves) {
    if (stage.state.phase === 'producing') break;
    await tellColosseum(stage, move);
  }
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect(odds).toBeInViewport({ ratio: 1 });
});

test('a number that is being typed in a set-up is there again, by the way back too', async ({
  page,
}) => {
  await open(page, '/colosseum/');
  const begin = () => page.locator('a[href$="/colosseum/match/new/"]').first().click();
  await begin();
  await tapOnce(page.getByText(m.setup_under_way()));
  await tapOnce(page.getByRole('button', { name: /^Player 1 30 coins/ }));
  await page.getByRole('spinbutton', { name: m.com_coins() }).fill('37');
  await page.goBack();
  await begin();
  await expect(page.getByText(/^37 coins/).first()).toBeVisible();
});
