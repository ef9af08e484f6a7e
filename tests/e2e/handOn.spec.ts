// One phone shows its match as a code, another one's camera reads it off the screen, and has the match.
import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { beginMatch, expectInStep, keyNamed, m, recorded, tap, tell } from './driver.ts';
import { expect, expectAccessible, open, test } from './stage.ts';

/** As a camera does: from the pixels alone. */
async function seenBy(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const seen = await code.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { width, height, data } =
      context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? new ImageData(1, 1);
    return { width, height, data: [...data] };
  }, picture);
  return decodeQR({ ...seen, data: Uint8Array.from(seen.data) }, { timeLimit: 30_000 });
}

test('a match goes from one phone to another through its code', async ({ page, browser }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Борис'] });
  await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
  await recorded(table);
  await tap(table, keyNamed(table, m.match_menu()));
  await tap(table, page.getByRole('dialog').getByRole('link', { name: m.match_as_file() }));
  const code = page.getByRole('img', { name: m.code_label() });
  await expect(code).toBeVisible();
  await expectAccessible(page);
  const link = await seenBy(code);
  expect(link).toMatch(/\/take\/#1\.\d+$/);

  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(link);
  await expect(there.getByText(/Ann and Борис/)).toBeVisible();
  await expectAccessible(there);
  await there.getByRole('button', { name: m.take_keep() }).click();
  await there.getByRole('link', { name: m.data_open_match() }).click();
  await expect(there).toHaveURL(/\/summer-pavilion\/match\/\w+\/$/);
  await expectInStep({ ...table, page: there });

  await there.goto(link);
  await there.getByRole('button', { name: m.take_keep() }).click();
  await expect(there.getByText(/already/)).toBeVisible();
  await other.close();
});

test('an address without a match, or with half of one, says so and changes nothing', async ({
  page,
}) => {
  await open(page, '/take/');
  await expect(page.getByText(m.take_none())).toBeVisible();
  await page.goto('/take/#1.123'); // no other page: only what stands behind #
  await expect(page.getByRole('alert')).toContainText(m.fault_nothing_changed());
});
