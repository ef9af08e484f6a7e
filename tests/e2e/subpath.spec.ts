// The same app below somebody's /table/impresario: addresses, worker, manifest and deep links.
import { build, isBuilt } from '../../scripts/build.js';
import { serve } from '../../scripts/serve.js';
import { awake, expect, kept, open, test } from './stage.ts';

const place = { base: '/table/impresario', dir: 'build-sub' } as const;
let host: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  if (!isBuilt(place)) build(place);
  host = await serve(place);
});
test.afterAll(async () => {
  await host.close();
});

test('pages, languages and links stay below it', async ({ page }) => {
  await open(page, host.url);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(`${host.url}settings/`);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL(`${host.url}es/settings/`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await open(page, host.url); // static/boot.js knows the base too
  await expect(page).toHaveURL(`${host.url}es/`);
});

test('offline: every page and a deep link', async ({ page, context }) => {
  await open(page, host.url);
  await kept(page);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(host.url);
  await context.setOffline(true);
  await page.reload();
  await awake(page);
  await open(page, `${host.url}ru/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Настройки');
  await open(page, `${host.url}es/no/such/page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/No hay nada/);
  // A dot behind the question mark makes no file of it.
  await open(page, `${host.url}es/histrio/match/no-such/?from=a.friend`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the manifest keeps to it', async ({ page, request }) => {
  await open(page, `${host.url}ru/`);
  const address = await page.locator('link[rel=manifest]').evaluate((link) => {
    return link instanceof HTMLLinkElement ? link.href : '';
  });
  expect(address).toBe(`${host.url}manifest.webmanifest`);
  const manifest = (await (await request.get(address)).json()) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(new URL(manifest.start_url, address).href).toBe(host.url);
  for (const { src } of manifest.icons) {
    expect((await request.get(new URL(src, address).href)).ok(), src).toBe(true);
  }
});
