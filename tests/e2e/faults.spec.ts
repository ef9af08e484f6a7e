// What goes wrong round the app: no network before everything is on the phone, an upgrade that another window holds up,
// a newer database under a running match, and names that are as wide as names can be.
import { beginMatch, expectInStep, m, recorded, tell } from './driver.ts';
import { awake, expect, expectAccessible, open, tapOnce, test } from './stage.ts';

test.describe('without a worker', () => {
  test.use({
    serviceWorkers: 'block',
    expectedComplaint: /ERR_INTERNET_DISCONNECTED|dynamically imported|preload|threw: $/,
  });

  test('a page that is not here yet says so, and is tried again once there is a network', async ({
    page,
    context,
  }) => {
    await open(page, '/');
    await context.setOffline(true);
    await page.getByRole('link', { name: m.shelf_begin() }).first().tap();
    await expect(page.getByRole('heading', { name: m.error_offline() })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(m.error_offline()));
    const again = page.getByRole('button', { name: m.fault_retry() });
    await expect(again).toHaveCount(0);
    await context.setOffline(false);
    await again.tap();
    await expect(page.getByRole('heading', { name: m.setup_title() })).toBeVisible();
  });
});

test('behind an upgrade that is held up every page says so, and not only the first one', async ({
  page,
  context,
}) => {
  await open(page, '/about/');
  await page.evaluate(holdOlderDatabase);
  const blocked = m.fault_blocked();
  for (let visit = 0; visit < 2; visit += 1) {
    const other = await context.newPage();
    await open(other, '/data/');
    await expect(other.getByText(blocked)).toBeVisible({ timeout: 12_000 });
    await other.close();
  }
});

test('a newer database leads to the newer app: what waits is not asked about, and is told there', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  await recorded(table);
  await page.evaluate(() => {
    const raised = () => {
      throw new DOMException('raised', 'VersionError');
    };
    Object.defineProperty(IDBObjectStore.prototype, 'add', { value: raised });
  });
  await tell(table, { type: 'place', seat: 's1', space: 'red:1' });
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    void dialog.accept();
  });
  await tapOnce(page.getByRole('alert').getByRole('button', { name: m.fault_load_anew() }));
  await recorded(table);
  await expectInStep(table);
  expect(questions).toBe(0);
});

test('forty wide letters widen neither the shelf nor the data page', async ({ page }) => {
  const names = ['W'.repeat(40), 'Щ'.repeat(40)];
  const table = await beginMatch(page, { names });
  await recorded(table);
  const id = page.url().split('/').at(-2) ?? '';
  for (const path of ['/', `/data/?match=${id}`]) {
    await open(page, path);
    await expect(page.getByText(names[0] ?? '').first()).toBeVisible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, path).toBeLessThanOrEqual(0);
  }
});

test('a copy that cannot be read is saved as it lies, let go, and told of anew', async ({
  page,
}) => {
  await open(page, '/histrio/copy/');
  await page.evaluate(spoilCopy);
  await page.reload();
  await awake(page);
  const fault = page.getByRole('alert').filter({ hasText: m.fault_damaged_copies() });
  await expect(fault).toBeVisible();
  const anew = page.getByRole('button', { name: m.copy_unread_anew() });
  await expect(anew).toHaveCount(0);
  const coming = page.waitForEvent('download');
  await tapOnce(page.getByRole('button', { name: m.data_save_raw() }));
  expect((await coming).suggestedFilename()).toBe('impresario-raw-histrio-copy.json');
  await expectAccessible(page);
  await tapOnce(anew);
  await expect(fault).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: m.copy_file() })).toBeVisible();
  await expect(fault).toHaveCount(0);
});

/** Runs in the page: a disk that has forgotten what the box holds. */
function spoilCopy(): Promise<void> {
  return new Promise((done) => {
    const opening = indexedDB.open('impresario');
    opening.onsuccess = () => {
      const change = opening.result.transaction('copies', 'readwrite');
      change.objectStore('copies').put({ id: 'box', game: 'histrio', contents: 'nothing' });
      change.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  });
}

/** Runs in the page: an older version of the app that does not let go. */
function holdOlderDatabase(): Promise<void> {
  return new Promise((done) => {
    const opening = indexedDB.open('impresario', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('matches');
    opening.onsuccess = () => {
      done();
    };
  });
}
