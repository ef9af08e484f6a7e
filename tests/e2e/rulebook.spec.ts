// The rulebook in a real browser: permalinks in three languages, with and without a script, questions, targets, axe.
import { beginMatch } from './driver.ts';
import { expect, expectAccessible, kept, open, still, test } from './stage.ts';

const BOOKS = [
  {
    lang: 'en',
    path: '/summer-pavilion/rules/',
    title: 'Rulebook',
    clause: 'A covered space takes no second tile.',
  },
  {
    lang: 'ru',
    path: '/ru/summer-pavilion/rules/',
    title: 'Правила',
    clause: 'вторую на неё не кладут',
  },
  {
    lang: 'es',
    path: '/es/summer-pavilion/rules/',
    title: 'Reglamento',
    clause: 'Una loseta solo puede ocupar una casilla vacía.',
  },
] as const;

for (const { lang, path, title, clause } of BOOKS) {
  test(`${lang}: every clause is in the page before any script runs`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(title);
    expect(html.match(/<article/g)).toHaveLength(183);
  });

  test(`${lang}: a permalink shows its clause, clear of the index`, async ({ page }) => {
    await open(page, `${path}#place.empty-only`);
    const aimed = page.locator('#place\\.empty-only');
    await expect(aimed).toContainText(clause);
    await expect(aimed).toBeInViewport({ ratio: 1 });
    await still(page);
    const index = await page.getByRole('navigation').last().boundingBox();
    const box = await aimed.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((index?.y ?? 0) + (index?.height ?? 0));
    const ground = (id: string) =>
      page.locator(`[id="${id}"]`).evaluate((e) => getComputedStyle(e).backgroundColor);
    expect(await ground('place.empty-only')).not.toBe(await ground('place.star-colour'));
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the book is read, its index unfolds and leads on', async ({ page }) => {
    await page.goto('/summer-pavilion/rules/');
    await page.getByText('Contents').click();
    await page.getByRole('link', { name: 'Phase 3: prepare the next round' }).click();
    await expect(page).toHaveURL(/#phase-prepare$/);
    await expect(page.getByRole('heading', { name: /^Phase 3/ })).toBeInViewport();
  });
});

test('the index names what is being read, and folds when it has led there', async ({ page }) => {
  await open(page, '/summer-pavilion/rules/');
  const index = page.getByRole('navigation');
  await index.getByText('Contents').click();
  await index.getByRole('link', { name: 'End of the match' }).click();
  await expect(index.locator('details')).not.toHaveAttribute('open');
  await expect(index.locator('summary')).toHaveText('End of the match');
});

test('a question leads from its clause to the ruling, and back', async ({ page }) => {
  await open(page, '/summer-pavilion/rules/#score.ring');
  await page
    .locator('#score\\.ring')
    .getByRole('link', { name: 'Do spaces 6 and 1 of a star touch?' })
    .click();
  await expect(page).toHaveURL(/#ruling\.ring-closes$/);
  const ruling = page.locator('#ruling\\.ring-closes');
  await expect(ruling).toBeInViewport();
  await ruling.getByRole('link', { name: /stand in a circle/ }).click();
  await expect(page).toHaveURL(/#score\.ring$/);
});

test('asked without accents, without ё and with a typo, it answers', async ({ page }) => {
  for (const [path, question, answer] of [
    ['/summer-pavilion/rules/', 'how many displais for three', /7 displays/],
    ['/ru/summer-pavilion/rules/', 'нас трое сколько тарелок', /7/],
    ['/es/summer-pavilion/rules/', 'cuantos expositores siendo tres', /7 expositores/],
  ] as const) {
    await open(page, path);
    await page.getByRole('searchbox').fill(question);
    await expect(page.getByRole('search').locator('..').getByRole('region')).toContainText(answer);
    await expect(page.locator('article:visible')).toHaveCount(0);
  }
});

test('the way back to a match is there for who comes from one: on single pages, in another language, after a reload', async ({
  page,
}) => {
  const back = page.getByRole('link', { name: 'Back to the match' });
  await open(page, '/summer-pavilion/rules/');
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(back).toHaveCount(0);

  await beginMatch(page, { names: ['Ann', 'Bo'] });
  const match = page.url();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/summer-pavilion/rules/#place.empty-only';
    document.body.append(link);
    link.click();
  });
  await expect(back).toBeInViewport();
  await page.reload();
  await expect(back).toBeInViewport();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL(/\/ru\/summer-pavilion\/rules\/?#place\.empty-only$/);
  await page.getByRole('link', { name: 'English' }).click();
  await page.goto('/summer-pavilion/rules/place.empty-only/');
  await page.goBack();
  await expect(back).toBeInViewport();
  await back.click();
  await expect(page).toHaveURL(match);
});

test('who looks something up in the set-up has the way back to it, also after a reload, and finds it as it was left', async ({
  page,
}) => {
  await open(page, '/histrio/match/new/');
  await page.getByLabel('Player 1', { exact: true }).fill('Zoë');
  await page.getByText('What to lay out').click();
  await page.getByRole('button', { name: /^The rule: Lay 8 cards/ }).click();
  const way = page.getByRole('link', { name: 'Open the rulebook here' });
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
  await expect(page).toHaveURL(/\/histrio\/rules\/?#/);
  const back = page.getByRole('link', { name: 'Back to the set-up' });
  await expect(back).toBeInViewport();
  await page.reload();
  await back.click();
  await expect(page).toHaveURL(/\/histrio\/match\/new\/?$/);
  await expect(page.getByLabel('Player 1', { exact: true })).toHaveValue('Zoë');
  await expect(way).toBeInViewport();
});

test('a set-up that is left by the way back is found as it was, until a match has begun with it', async ({
  page,
}) => {
  const name = page.getByLabel('Player 1', { exact: true });
  await open(page, '/histrio/');
  await page.getByRole('link', { name: 'Begin a match' }).click();
  await name.fill('Zoë');
  await page.getByRole('button', { name: '5', exact: true }).click();
  await page.goBack();
  await page.getByRole('link', { name: 'Begin a match' }).click();
  await expect(name).toHaveValue('Zoë');
  await expect(page.getByLabel('Player 5', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Begin the match' }).click();
  await expect(page).toHaveURL(/\/match\/(?!new)/);
  await page.goBack();
  await page.getByRole('link', { name: 'Begin a match' }).click();
  await expect(name).toHaveValue('Zoë');
  await expect(page.getByLabel('Player 5', { exact: true })).toBeHidden();
});

test('an answer leads to its place in the book', async ({ page }) => {
  await open(page, '/summer-pavilion/rules/');
  await page.getByRole('searchbox').fill('how many displays for three');
  await page.getByRole('link', { name: 'Open the rulebook here' }).click();
  await expect(page).toHaveURL(/#setup\.factories-3p$/);
  await expect(page.locator('#setup\\.factories-3p')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('an answer does not blink while somebody types on', async ({ page }) => {
  await open(page, '/summer-pavilion/rules/');
  const field = page.getByRole('searchbox');
  await field.fill('how many displays for three');
  const reply = page.locator('.reply');
  await expect(reply.getByRole('region')).toContainText('7 displays');
  const least = await reply.evaluate(async (element) => {
    const input = document.querySelector<HTMLInputElement>('input[type=search]');
    if (!input) return 0;
    let lowest = Infinity;
    for (const more of [' ', 'p', 'l', 'a', 'y', 'e', 'r', 's']) {
      input.value += more;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((done) => requestAnimationFrame(done));
        lowest = Math.min(lowest, element.isConnected ? element.clientHeight : 0);
      }
    }
    return lowest;
  });
  expect(least).toBeGreaterThan(150);
});

test('what is not in the rulebook is not answered', async ({ page }) => {
  await open(page, '/summer-pavilion/rules/');
  await page.getByRole('searchbox').fill('who holds the bag');
  await expect(page.locator('.reply .short')).toHaveText('The rulebook does not say.');
  await expect(page.locator('.reply').getByRole('status')).toContainText(
    'The rulebook does not say.',
  );
  await expect(page.getByRole('search').locator('..').getByRole('region')).toHaveCount(0);
});

test('an entry leads to its own page', async ({ page }) => {
  await open(page, '/es/summer-pavilion/rules/#place.empty-only');
  await page.locator('#place\\.empty-only').getByRole('link').first().click();
  await expect(page).toHaveURL('/es/summer-pavilion/rules/place.empty-only/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('only the texts of one language are loaded', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (/\/_app\/.*\.js$/.test(request.url())) asked.add(request.url());
  });
  await open(page, '/es/summer-pavilion/rules/');
  // Fetched anew: the body of a response the page has let go of may never come.
  const texts = new Map<string, string>();
  const all = async () => {
    for (const url of asked)
      if (!texts.has(url)) texts.set(url, await (await page.request.get(url)).text());
    return [...texts.values()].join('\n');
  };
  await expect.poll(all).toContain('losetas romboidales');
  await page.getByRole('searchbox').fill('losetas');
  await expect(page.locator('.reply')).toBeVisible();
  const told = await all();
  expect(told).not.toContain('A covered space takes no second tile');
  expect(told).not.toContain('плитки-ромба');
});

test('offline: a permalink opens', async ({ page, context }) => {
  await open(page, '/');
  await kept(page);
  await context.setOffline(true);
  await open(page, '/ru/summer-pavilion/rules/#final.all-3s');
  await expect(page.locator('#final\\.all-3s')).toBeInViewport();
});

test('nothing is cut and no target is under 44 px', async ({ page }) => {
  for (const { path } of BOOKS) {
    await open(page, path);
    await page.locator('summary').click();
    const found = await page.evaluate(() => {
      const small = [...document.querySelectorAll<HTMLElement>('a, button, summary, input')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 44)
        .map(({ element }) => element.outerHTML.slice(0, 120));
      return { small, wide: document.documentElement.scrollWidth - innerWidth };
    });
    expect(found).toEqual({ small: [], wide: 0 });
  }
});

for (const theme of ['dark', 'light'] as const) {
  for (const { lang, path } of BOOKS) {
    test(`axe finds nothing in the rulebook: ${lang}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await open(page, `${path}#ruling.leftover-order`);
      await expectAccessible(page);
      await open(page, path.replace('rules/', ''));
      await expectAccessible(page);
      await open(page, path);
      await page.getByRole('searchbox').fill('7');
      await expect(page.locator('.reply')).toBeVisible();
      await expectAccessible(page);
    });
  }
}
