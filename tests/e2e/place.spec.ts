// A page for each clause and each unclear place, in a real browser: before any script, offline, shared, printed, axe;
// and the page that asks all rulebooks.
import { expect, expectAccessible, kept, open, still, test } from './stage.ts';

const PAGES = [
  {
    lang: 'en',
    home: '/',
    clause: 'A covered space takes no second tile.',
    question: 'Do spaces 6 and 1 of a star touch?',
  },
  { lang: 'ru', home: '/ru/', clause: 'вторую на неё не кладут', question: 'звезды' },
  {
    lang: 'es',
    home: '/es/',
    clause: 'Una loseta solo puede ocupar una casilla vacía.',
    question: 'estrella',
  },
] as const;
const CLAUSE = 'summer-pavilion/rules/place.empty-only/';
const RULING = 'summer-pavilion/rules/ruling.ring-closes/';

for (const { lang, home, clause } of PAGES) {
  test(`${lang}: the page says it before any script runs`, async ({ request }) => {
    const html = await (await request.get(home + CLAUSE)).text();
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(clause);
    expect(html).toMatch(/<title>[^<]{10,} · Azul/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html).toContain(`<link rel="canonical" href="${home}${CLAUSE}"`);
    for (const { lang: other, home: there } of PAGES)
      expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${there}${CLAUSE}"`);
    expect(html.length).toBeLessThan(10_000);
  });
}

test('a clause and the question it raised lead to each other, and into the book', async ({
  page,
}) => {
  await open(page, '/summer-pavilion/rules/score.ring/');
  await page.getByRole('link', { name: 'Do spaces 6 and 1 of a star touch?' }).click();
  await expect(page).toHaveURL(`/${RULING}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Do spaces 6 and 1 of a star touch?',
  );
  await page.getByRole('link', { name: 'Rulebook' }).click();
  await expect(page).toHaveURL(/rules\/#ruling\.ring-closes$/);
  await expect(page.locator('#ruling\\.ring-closes')).toBeInViewport();
});

test('a worked example and the neighbours stand there', async ({ page }) => {
  await open(page, '/histrio/rules/crowd.net-movement/');
  await expect(page.getByText('2 + 3 − 4 = 1')).toBeVisible();
  await page.getByRole('navigation').getByRole('link').last().click();
  await expect(page).not.toHaveURL(/crowd\.net-movement/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a place that is not there says so', async ({ page }) => {
  await open(page, '/ru/histrio/rules/no.such/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('По этому адресу ничего нет.');
});

test('offline a shared address opens, though the page itself is not kept', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await kept(page);
  const pages = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(pages).toContain('/ru/summer-pavilion/rules/');
  expect(pages.filter((path) => /\/rules\/./.test(path))).toEqual([]);
  await context.setOffline(true);
  for (const { lang, home, clause } of PAGES) {
    await open(page, home + CLAUSE);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('article')).toContainText(clause);
  }
  await open(page, '/es/histrio/rules/ruling.season-end-moment'); // somebody left the slash out
  await expect(page.getByRole('heading', { level: 1 })).toContainText('?');
});

test('the address is copied where the browser cannot share', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
  });
  await open(page, `/es/${CLAUSE}`);
  await page.getByRole('link', { name: 'Compartir' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(new URL(`/es/${CLAUSE}`, baseURL).href);
  await expect(page.getByText('Enlace copiado.')).toBeVisible();
});

test('printed it is one card of the size of a hand, dark ink on paper', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [`/${CLAUSE}`, `/ru/${RULING}`, '/histrio/rules/festival.best-show-double/']) {
    await open(page, path);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sizes.map(([, ...points]) => points.map((point) => Math.round(Number(point))))).toEqual([
      [298, 420],
    ]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/^http.*festival\.best-show-double\/$/)).toBeVisible();
  const light = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await light()).toBe('light');
  await page.emulateMedia({ media: 'screen' });
  expect(await light()).toBe('light dark');
});

test('one question to all games: the sure answers first, each under its game', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Ask all rulebooks' }).click();
  await expect(page).toHaveURL('/rules/');
  await page.getByRole('searchbox').fill('how many displays for three players');
  const first = page.getByRole('region').first();
  await expect(first).toContainText('Azul: Summer Pavilion');
  await expect(first).toContainText('7 displays');
  await page.getByRole('searchbox').fill('xyzzy plugh');
  await expect(page.locator('.none')).toHaveText('No rulebook gives a sure answer to this.');
});

test('offline all rulebooks answer', async ({ page, context }) => {
  await open(page, '/');
  await kept(page);
  await context.setOffline(true);
  await open(page, '/ru/rules/');
  await page.getByRole('searchbox').fill('нас трое сколько тарелок');
  await expect(page.getByRole('region').first()).toContainText('7');
});

test('nothing is cut and no target is under 44 px', async ({ page }) => {
  for (const { home } of PAGES) {
    for (const path of [home + CLAUSE, home + RULING, `${home}rules/`]) {
      await page.setViewportSize({ width: 360, height: 640 });
      await open(page, path);
      const found = await page.evaluate(() => {
        const small = [...document.querySelectorAll<HTMLElement>('a, button, summary, input')]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 44)
          .map(({ element }) => element.outerHTML.slice(0, 120));
        return { small, wide: document.documentElement.scrollWidth - innerWidth };
      });
      expect(found, path).toEqual({ small: [], wide: 0 });
    }
  }
});

for (const theme of ['dark', 'light'] as const) {
  for (const { lang, home } of PAGES) {
    test(`axe finds nothing: ${lang}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const path of [home + CLAUSE, home + RULING]) {
        await open(page, path);
        await expectAccessible(page);
      }
      await open(page, `${home}rules/`);
      await page.getByRole('searchbox').fill('7');
      await expect(page.locator('.games')).toBeVisible();
      await still(page);
      await expectAccessible(page);
    });
  }
}
