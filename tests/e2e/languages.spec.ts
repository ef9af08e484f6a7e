// A change of language in a set-up and in the middle of a match, names that look like code, and what a browser asks of an app to install.
import { beginMatch, expectInStep, keyNamed, m, recorded, seatKey, tap, tell } from './driver.ts';
import { expect, test } from './stage.ts';

const CODE = '<img src=x onerror=alert(1)>';

test('a set-up keeps what was filled in when the language changes on its page', async ({
  page,
}) => {
  await page.goto('histrio/match/new/');
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  const name = page.getByRole('list').getByRole('combobox').first();
  await name.fill('Ирэна');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.setup_title({}, { locale: 'ru' }),
  );
  await expect(name).toHaveValue('Ирэна');
});

test('English, Russian, Spanish and back in the middle of a match', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Борис', CODE], level: 'referee' });
  page.on('dialog', (dialog) => {
    throw new Error(`A name became code: ${dialog.message()}`);
  });
  await tell(table, {
    type: 'draft',
    seat: 's1',
    source: 1,
    colour: 'red',
    contents: { red: 3, blue: 1 },
  });
  await recorded(table);
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'same document';
  });

  for (const [lang, name, title, tiles, joker] of [
    ['ru', 'Русский', 'Борис', ['3 плитки', '0 плиток', '0 плиток'], 'фиолетов'],
    ['es', 'Español', 'Борис', ['3 losetas', '0 losetas', '0 losetas'], 'morad'],
    ['en', 'English', 'Борис', ['3 tiles', '0 tiles', '0 tiles'], 'purple'],
  ] as const) {
    await tap(table, keyNamed(table, m.match_menu({}, { locale: table.lang })));
    await tap(table, page.getByRole('dialog').getByRole('button', { name, exact: true }));
    table.lang = lang;
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveURL(
      lang === 'en'
        ? /^[^/]*\/\/[^/]+\/summer-pavilion\//
        : new RegExp(`/${lang}/summer-pavilion/`),
    );
    await expectInStep(table);
    await expect(page.getByRole('banner')).toContainText(title);
    await expect(page.getByRole('banner')).toContainText(joker);
    for (const [at, seat] of table.names.entries())
      await expect(seatKey(table, seat, 5)).toContainText(tiles[at] ?? '');
  }
  await expect(page.locator('body')).toHaveAttribute('data-mark', 'same document');

  // Told in Russian, undone in Spanish: it is one match.
  await tap(table, keyNamed(table, 'This match and this phone'));
  await tap(table, page.getByRole('button', { name: 'Русский' }));
  table.lang = 'ru';
  await page.keyboard.press('Escape');
  await tell(table, {
    type: 'draft',
    seat: 's2',
    source: 2,
    colour: 'blue',
    contents: { blue: 4 },
  });
  await expect(seatKey(table, 'Борис', 5)).toContainText('4 плитки');
  await tell(table, { type: 'draft', seat: 's3', source: 'center', colour: 'blue' });
  await expect(seatKey(table, CODE, 4)).toBeVisible();
  await page.reload();
  await expectInStep(table);
});

test('names are text wherever they stand', async ({ page }) => {
  const table = await beginMatch(page, { names: [CODE, '{{7*7}}', '"><b>Bo</b>'] });
  page.on('dialog', (dialog) => {
    throw new Error(`A name became code: ${dialog.message()}`);
  });
  await tell(table, { type: 'takeToken', seat: 's1', tiles: 2 });
  await tell(table, { type: 'endDrafting' });
  await tell(table, { type: 'place', seat: 's1', space: 'red:1' });
  await expectInStep(table);
  await tap(table, seatKey(table, CODE, 4));
  await expect(page.getByRole('dialog').getByRole('heading', { name: CODE })).toBeVisible();
  await page.keyboard.press('Escape');
  await tap(table, keyNamed(table, 'What was told'));
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText(CODE);
  await page.keyboard.press('Escape');
  await tap(table, keyNamed(table, 'This match and this phone'));
  await tap(table, page.getByRole('link', { name: 'To the shelf' }));
  await expect(page.getByRole('link', { name: CODE })).toBeVisible();
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('a running match can be installed as an app', async ({ page }) => {
  await beginMatch(page, { names: ['Ann', 'Bo'], lang: 'es' });
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  const found = installabilityErrors.map(({ errorId }) => errorId);
  expect(found.filter((id) => id !== 'in-incognito')).toEqual([]);
});
