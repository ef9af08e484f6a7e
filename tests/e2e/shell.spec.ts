// The frame round every game: languages, offline, updates, installation, security.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { serve } from '../../scripts/serve.js';
import { outDir } from '../../scripts/version.js';
import { awake, expect, expectAccessible, kept, open, test } from './stage.ts';

const LANGUAGES = [
  ['en', '/', 'Settings'],
  ['ru', '/ru/', 'Настройки'],
  ['es', '/es/', 'Ajustes'],
] as const;

test.describe('a browser that cannot run it', () => {
  const OLD = [
    ['/settings/', /^This browser is too old/],
    ['/ru/settings/', /^Этот браузер слишком стар/],
    ['/es/settings/', /^Este navegador es demasiado antiguo/],
  ] as const;

  for (const [address, told] of OLD)
    test(`is told so where it is too old: ${address}`, async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
      await page.goto(address);
      await expect(page.getByRole('alert')).toHaveText(told);
    });

  test('is told so where it cannot read the newest expressions, which stops the app altogether', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const Known = RegExp;
      const old = function (pattern: string | RegExp, flags?: string) {
        if (String(pattern).includes('(?<=')) throw new SyntaxError('Invalid group');
        return new Known(pattern, flags);
      };
      Object.setPrototypeOf(old, Known);
      old.prototype = Known.prototype;
      Object.assign(globalThis, { RegExp: old });
    });
    await page.goto('/settings/');
    await expect(page.locator('.too-old')).toHaveText(/^This browser is too old/);
  });

  test('hears nothing of the kind where it is not', async ({ page }) => {
    await open(page, '/settings/');
    await expect(page.locator('.too-old')).toHaveCount(0);
  });

  test.describe('because scripts are switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('is told so in three languages', async ({ page }) => {
      await page.goto('/');
      const told = page.locator('.too-old');
      await expect(told).toHaveText([
        /needs JavaScript/,
        /нужен JavaScript/,
        /necesita JavaScript/,
      ]);
      for (const one of await told.all()) await expect(one).toBeInViewport();
    });
  });
});

test.describe('languages', () => {
  for (const [lang, home, settings] of LANGUAGES) {
    test(`${lang}: the page is in its language before any script runs`, async ({ request }) => {
      const html = await (await request.get(`${home}settings/`)).text();
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${settings}</h1>`));
    });

    test(`${lang}: stays in its language when it comes to life`, async ({ page }) => {
      await open(page, `${home}settings/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(settings);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  }

  test('changing it keeps the page as it is, its address included', async ({ page }) => {
    await open(page, '/settings/?from=match#here');
    await page.evaluate(() => {
      document.body.dataset['mark'] = 'same document';
      const main = document.querySelector('main');
      if (main) main.dataset['mark'] = 'same element';
    });
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки');
    await expect(page).toHaveURL('/ru/settings/?from=match#here');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('body')).toHaveAttribute('data-mark', 'same document');
    await expect(page.locator('main')).toHaveAttribute('data-mark', 'same element');
    await expect(page.getByRole('button', { name: 'Русский' })).toBeFocused();
    await expect(page).toHaveTitle(/Настройки/);
  });

  test('the choice is remembered, and an address in a language wins over it', async ({ page }) => {
    await open(page, '/settings/');
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/settings/');
    await open(page, '/');
    await expect(page).toHaveURL('/es/');
    await open(page, '/ru/');
    await expect(page).toHaveURL('/ru/');
    await open(page, '/ru/settings/');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL('/settings/');
    await open(page, '/');
    await expect(page).toHaveURL('/');
  });

  test.describe('of a Russian browser', () => {
    test.use({ locale: 'ru-RU' });
    test('an address without a language opens in Russian', async ({ page }) => {
      await open(page, '/settings/?a=1#b');
      await expect(page).toHaveURL('/ru/settings/?a=1#b');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки');
    });
  });
});

test('an address where nothing is says so, in the language of the address', async ({ page }) => {
  await open(page, '/ru/nowhere/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('По этому адресу ничего нет.');
  await page.getByRole('link').first().click();
  await expect(page).toHaveURL('/ru/');
});

test.describe('theme', () => {
  test.use({ expectedComplaint: /net::ERR_FAILED|Failed to fetch dynamically imported module/ });
  test('holds before any script of the app runs', async ({ page }) => {
    await open(page, '/settings/');
    await page.getByRole('button', { name: 'bright' }).click();
    await page.route('**/_app/**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light');
  });
});

test('beyond the page and in the browser’s bar lies the ground of the game it shows, in the light it is shown in', async ({
  page,
}) => {
  const surround = () =>
    page.evaluate(() => ({
      page: getComputedStyle(document.querySelector('.tool, .stage') ?? document.body)
        .backgroundColor,
      beyond: getComputedStyle(document.documentElement).backgroundColor,
      bars: [...document.querySelectorAll('meta[name=theme-color]')].map((bar) => {
        return bar instanceof HTMLMetaElement ? bar.content : '';
      }),
    }));
  const grounds = new Set<string>();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/histrio/mood/', '/colosseum/']) {
      await open(page, path);
      const { page: ground } = await surround();
      expect(await surround()).toEqual({ page: ground, beyond: ground, bars: [ground, ground] });
      grounds.add(ground);
    }
    await open(page, '/');
    grounds.add((await surround()).beyond);
  }
  expect(grounds.size).toBe(6);
});

test('switches are kept, and damaged settings are the defaults', async ({ page }) => {
  await open(page, '/settings/');
  const ticks = page.getByRole('checkbox', { name: 'Quiet ticks' });
  await ticks.check();
  await page.reload();
  await awake(page);
  await expect(ticks).toBeChecked();
  await page.evaluate(() => {
    localStorage.setItem('impresario.settings', '{"sound":');
  });
  await page.reload();
  await awake(page);
  await expect(ticks).not.toBeChecked();
});

test.describe('without a network', () => {
  test('every page and a deep link open from the first visit on', async ({ page, context }) => {
    await open(page, '/');
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impresario');
    for (const [lang, home, settings] of LANGUAGES) {
      await open(page, `${home}settings`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(settings);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
    await open(page, '/ru/no/such/page?x=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ничего нет/);
  });

  test('every link of the shelf works', async ({ page, context }) => {
    await open(page, '/');
    await kept(page);
    await context.setOffline(true);
    const links = await page
      .getByRole('link')
      .evaluateAll((all) =>
        all.filter((a) => a instanceof HTMLAnchorElement).map(({ href }) => href),
      );
    for (const link of links) {
      await open(page, link);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/nothing/);
    }
  });
});

test('a newer version is offered, waits, and changes over when asked', async ({
  page,
}, testInfo) => {
  const dir = testInfo.outputPath('copy');
  await cp(outDir, dir, { recursive: true });
  const host = await serve({ dir, base: '' });
  try {
    await open(page, host.url);
    await kept(page);
    await page.evaluate(() => {
      document.body.dataset['mark'] = 'before';
    });
    await page.getByRole('link', { name: 'Settings' }).click();

    const worker = await readFile(`${dir}/service-worker.js`, 'utf8');
    await writeFile(`${dir}/service-worker.js`, `${worker}\n// a newer one`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());

    const offer = page.getByRole('button', { name: 'Change over now' });
    // It is laid down whole beside the old one first.
    await expect(offer).toBeVisible({ timeout: 90_000 });
    await expect(page.locator('body')).toHaveAttribute('data-mark', 'before');

    const reloaded = page.waitForEvent('load', { timeout: 60_000 });
    await offer.click();
    await reloaded;
    await awake(page);
    await expect(page.locator('body')).not.toHaveAttribute('data-mark', 'before');
    await expect(offer).toBeHidden();
  } finally {
    await host.close();
  }
});

test('can be installed: manifest, icons of every size and shape', async ({ page, request }) => {
  await open(page, '/ru/settings/');
  const address = await page.locator('link[rel=manifest]').evaluate((link) => {
    return link instanceof HTMLLinkElement ? link.href : '';
  });
  const response = await request.get(address);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    start_url: string;
    scope: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect(new URL(manifest.start_url, address).pathname).toBe('/');
  expect(new URL(manifest.scope, address).pathname).toBe('/');
  for (const icon of manifest.icons) {
    const file = await request.get(new URL(icon.src, address).href);
    expect(file.headers()['content-type'], icon.src).toContain(icon.type);
    if (icon.type !== 'image/png') continue;
    const body = await file.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
  }
  const kinds = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(kinds).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  );

  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  const found = installabilityErrors.map(({ errorId }) => errorId);
  expect(found.filter((id) => id !== 'in-incognito')).toEqual([]);
});

test.describe('policy', () => {
  test.use({ expectedComplaint: /TrustedHTML/ });
  test('no inline script runs and no foreign string becomes code', async ({ page }) => {
    await open(page, '/');
    const policy = await page
      .locator('meta[http-equiv=content-security-policy]')
      .getAttribute('content');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>x</b>';
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
    expect(refused).toBe(true);
  });
});

for (const theme of ['dark', 'light'] as const) {
  for (const [lang, home] of LANGUAGES) {
    test(`axe finds nothing: ${lang}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const path of [home, `${home}settings/`, `${home}nowhere/`]) {
        await open(page, path);
        await expectAccessible(page);
      }
    });
  }
}
