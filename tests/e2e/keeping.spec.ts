// What is kept on a phone: a match deleted for good, files that come in only as far as the rules take them, and records
// that nobody can read.
import type { Page } from '@playwright/test';
import { beginMatch, keyNamed, m, recorded, tap, tell } from './driver.ts';
import { expect, expectAccessible, open, test } from './stage.ts';

const BEGUN = '2026-01-10T18:00:00Z';

/** A match at phase 1 of round 2, with one total as given. */
function matchFile(id: string, total: number): object {
  const seats = [
    { id: 'ann', name: 'Ann', colour: 'seat-1', symbol: 'circle' },
    { id: 'bo', name: `Bo of ${id}`, colour: 'seat-2', symbol: 'triangle' },
  ];
  const lying = { board: {}, kept: 0 };
  const position = {
    round: 2,
    phase: 'acquire',
    starter: 'ann',
    seats: { ann: { ...lying, total }, bo: { ...lying, total: 7 } },
  };
  return {
    format: 'impresario-match',
    schemaVersion: 1,
    id,
    game: 'summer-pavilion',
    ruleset: { game: 'summer-pavilion', version: 1 },
    begun: BEGUN,
    seats,
    setup: {
      firstSeat: 'ann',
      level: 'scorekeeper',
      options: { side: 'coloured' },
      houseRulings: {},
      position,
    },
    entries: [],
  };
}

function storeFile(...matches: readonly object[]): string {
  const rest = { players: [], copies: [], rulesets: [], settings: [] };
  const stamp = { format: 'impresario-store', schemaVersion: 1, exportedAt: BEGUN };
  return JSON.stringify({ ...stamp, matches, ...rest });
}

async function takeIn(page: Page, text: string): Promise<void> {
  const file = { name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel(/Choose a file/).setInputFiles(file);
}

test('a match is put away, deleted by two taps, and is gone after a reload', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
  await recorded(table);
  const address = page.url();
  await tap(table, keyNamed(table, m.match_menu()));
  await tap(table, page.getByRole('dialog').getByRole('button', { name: m.match_put_away() }));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: /Ann\s+5\s*,\s*Bo\s+3/ })).toHaveCount(0);

  await open(page, '/matches/');
  const more = page.getByRole('button', { name: /^More: Ann and Bo/ });
  const key = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  await more.tap();
  await key(m.delete_offer()).tap();
  await expect(page.getByRole('dialog')).toContainText(m.delete_what());
  await key(m.delete_keep()).tap();
  await key(m.delete_offer()).tap();
  await key(m.delete_confirm()).tap();
  await expect(page.getByText(m.delete_done())).toBeVisible();
  await expect(more).toHaveCount(0);

  await page.reload();
  await expect(page.getByText(m.matches_none())).toBeVisible();
  await expect(more).toHaveCount(0);
  await open(page, address);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(keyNamed(table, m.match_history())).toHaveCount(0);
});

test('of a file with everything, what the rules cannot begin stays outside, and the rest comes in', async ({
  page,
}) => {
  await open(page, '/data/');
  await takeIn(page, storeFile(matchFile('sound', 12), matchFile('impossible', 0)));
  const news = page.getByRole('status').filter({ hasText: 'Bo of impossible' });
  await expect(news).toContainText(m.data_refused({ count: 1 }));
  await expect(news).toContainText('a total of 0 does not exist on it');
  await expect(news).toContainText('1 match taken in.');
  await expectAccessible(page);
  await page.reload();
  await open(page, '/');
  await expect(page.getByRole('link', { name: /Bo of sound/ })).toBeVisible();
  await expect(page.getByText('Bo of impossible')).toHaveCount(0);
  await page.getByRole('link', { name: /Bo of sound/ }).tap();
  await expect(page.getByRole('button', { name: /Bo of sound: 7 points/ })).toBeVisible();
});

test('a damaged file is named as such and changes nothing', async ({ page }) => {
  await open(page, '/data/');
  const whole = storeFile(matchFile('sound', 12));
  await takeIn(page, whole.slice(0, -40));
  const news = page.getByRole('status').filter({ hasText: m.fault_nothing_changed() });
  await expect(news).toContainText(/stops making sense in line 1, column \d+/);
  await takeIn(page, whole.replace('"seats":[', '"seats":"nobody","else":['));
  await expect(news).toContainText(m.fault_nothing_changed());
  await expect(news).not.toContainText('stops making sense');
  await open(page, '/');
  await expect(page.getByText('Bo of sound')).toHaveCount(0);
});

test('a record that cannot be read goes out as it lies, and is deleted by two taps', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  await recorded(table);
  await open(page, '/data/');
  await page.evaluate(spoilMatches);
  await page.reload();
  const broken = page.getByRole('listitem').filter({ hasText: m.fault_damaged_seats() });
  await expect(broken).toHaveCount(1);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await broken.getByRole('button', { name: m.data_save_raw() }).tap();
  expect((await download).suggestedFilename()).toMatch(/^impresario-raw-.+\.json$/);
  await expect(page.getByText(m.data_saved_raw())).toBeVisible();
  await broken.getByRole('button', { name: m.delete_offer() }).tap();
  await expect(broken.getByRole('alert')).toContainText(m.delete_what());
  await broken.getByRole('button', { name: m.delete_confirm() }).tap();
  await expect(page.getByText(m.delete_done())).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: m.data_health() })).toBeVisible();
  await expect(broken).toHaveCount(0);
});

/** Runs in the page: a disk that has forgotten who sits at the table. */
function spoilMatches(): Promise<void> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('impresario');
    opening.onerror = () => {
      failed(new Error('The database does not open'));
    };
    opening.onsuccess = () => {
      const db = opening.result;
      const change = db.transaction('matches', 'readwrite');
      const cursor = change.objectStore('matches').openCursor();
      cursor.onsuccess = () => {
        const row: unknown = cursor.result?.value;
        if (cursor.result === null || typeof row !== 'object') return;
        cursor.result.update({ ...row, seats: 'nobody' });
        cursor.result.continue();
      };
      change.oncomplete = () => {
        db.close();
        done();
      };
    };
  });
}
