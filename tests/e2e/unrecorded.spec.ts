// A phone that keeps nothing any more: what is told then is asked about before one leaves, is in the saved file, and is
// there again on return.
import { readFile } from 'node:fs/promises';
import type { MatchFile } from '../../src/lib/referee/matchFile.ts';
import type { Move } from '../../src/lib/games/summer-pavilion/rules/moves.ts';
import type { Page } from '@playwright/test';
import { beginMatch, expectInStep, keyNamed, m, recorded, tell } from './driver.ts';
import { awake, expect, expectAccessible, tapOnce, test } from './stage.ts';

const place = (seat: string, space: string): Move => ({ type: 'place', seat, space });

/** As a full device answers, until it is mended. */
async function failing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const add = Object.getOwnPropertyDescriptor(prototype, 'add') ?? {};
    const fail = () => {
      throw new DOMException('no space', 'QuotaExceededError');
    };
    Object.defineProperty(prototype, 'add', { ...add, value: fail });
    addEventListener('mend', () => Object.defineProperty(prototype, 'add', add), { once: true });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('mend')));
}

test('nothing told is lost by leaving the match while the phone keeps nothing', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  await tell(table, place('s1', 'red:1'));
  await recorded(table);
  const mend = await failing(page);
  await tell(table, place('s2', 'blue:1'));
  await tell(table, place('s1', 'red:2'));
  await expect(page.getByRole('alert')).toContainText('2 entries wait');

  // By the menu: asked, and stayed. The file that is offered has what is not recorded.
  const asked = page.getByRole('dialog', { name: m.leave_title() });
  await tapOnce(keyNamed(table, m.match_menu()));
  await tapOnce(page.getByRole('link', { name: m.match_to_shelf() }));
  await expect(asked).toContainText('2 entries');
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await tapOnce(page.getByRole('button', { name: m.leave_save() }));
  const file = JSON.parse(await readFile(await (await coming).path(), 'utf8')) as MatchFile;
  expect(file.entries).toHaveLength(4);
  await tapOnce(page.getByRole('button', { name: m.leave_stay() }));
  await expectInStep(table);

  // By the browser's own key: asked again, and left; on return it is still there, and waits.
  await page.goBack();
  await tapOnce(page.getByRole('button', { name: m.leave_go() }));
  await expect(page).not.toHaveURL(/match\/(?!new)/);
  await page.goForward();
  await expectInStep(table);
  await expect(page.getByRole('alert')).toContainText('2 entries wait');

  // The data page saves it whole, too.
  await tapOnce(keyNamed(table, m.match_menu()));
  await tapOnce(page.getByRole('link', { name: m.match_as_file() }));
  await tapOnce(page.getByRole('button', { name: m.leave_go() }));
  const again = page.waitForEvent('download');
  await tapOnce(page.getByRole('button', { name: 'Save', exact: true }));
  const saved = JSON.parse(await readFile(await (await again).path(), 'utf8')) as MatchFile;
  expect(saved.entries).toHaveLength(4);

  // Once the phone keeps things again, what waited is recorded by coming back.
  await mend();
  await page.goBack();
  await awake(page);
  await expectInStep(table);
  await recorded(table);
  await page.reload();
  await awake(page);
  await expectInStep(table);
});
