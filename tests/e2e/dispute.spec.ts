// "Wait, is that allowed?" in mid-match: asked, decided and applied in a few taps, tried out before, and offline.
import {
  beginMatch,
  expectInStep,
  keyNamed,
  m,
  recorded,
  seatKey,
  takeNote,
  tap,
  tell,
  undo,
  type Table,
} from './driver.ts';
import { awake, expect, expectAccessible, kept, tapOnce, test } from './stage.ts';
import type { Locator, Page } from '@playwright/test';

/** Bo has paid for the token and is about to lose more tiles than he has points. */
async function atDispute(page: Page): Promise<{ table: Table; sheet: Locator }> {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
  await tell(table, { type: 'endDrafting' });
  await tell(table, { type: 'pass', seat: 's2', kept: 4, lost: 6 });
  await expectInStep(table);
  return { table, sheet: page.getByRole('dialog', { name: 'Wait, is that allowed?' }) };
}

const dispute = (table: Table) => tap(table, keyNamed(table, 'Wait, is that allowed?'));

const TOKEN_ONLY = {
  type: 'settle',
  houseRulings: { 'summer-pavilion.ruling.floor-for-all-losses': 'token-only' },
  reason: '',
} as const;

test('from the button to the applied house ruling in five taps at most, also without a network', async ({
  page,
  context,
}) => {
  const { table, sheet } = await atDispute(page);
  await expect(seatKey(table, 'Bo', 1)).toBeVisible();
  await kept(page);
  await context.setOffline(true);

  const before = table.taps;
  await dispute(table);
  await expect(sheet.getByRole('searchbox')).toBeInViewport();
  await expect(sheet.getByRole('heading', { name: 'In play now' })).toBeInViewport();
  await expect(sheet.getByRole('searchbox')).not.toBeFocused();
  await expectAccessible(page);
  await tap(table, sheet.getByRole('searchbox'));
  await page.keyboard.type('does the limit of 1 hold for every kind of loss?');
  const other = sheet.getByRole('button', { name: /only.*token/i }).first();
  await expectAccessible(page);
  await tap(table, other);
  await expect(sheet.getByText('−4', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await tap(table, sheet.getByRole('button', { name: 'Make the change' }));
  expect(table.taps - before).toBeLessThanOrEqual(5);
  process.stdout.write(`taps from the dispute to the ruling: ${table.taps - before}\n`);

  await expect(sheet.getByText(/^House ruling set/)).toBeVisible();
  takeNote(table, TOKEN_ONLY);
  await page.keyboard.press('Escape');
  await expectInStep(table);
  await expect(seatKey(table, 'Bo', -3)).toBeVisible();
  await recorded(table);
  await undo(table);
  await expectInStep(table);
  await expect(seatKey(table, 'Bo', 1)).toBeVisible();
});

test('what the rulebook does not answer is agreed, found again, and holds for the next matches', async ({
  page,
}) => {
  const { table, sheet } = await atDispute(page);
  await dispute(table);
  await sheet.getByRole('searchbox').fill('who holds the bag?');
  await expect(sheet.locator('.reply .short')).toHaveText('The rulebook does not say.');
  await tap(table, keyNamed(table, 'We settle it ourselves'));
  await sheet.getByLabel('We play it this way').fill('Whoever passed last.');
  await tapOnce(sheet.getByLabel('For our next matches too'));
  await expectAccessible(page);
  await tap(table, keyNamed(table, 'Agreed'));
  await expect(sheet.getByText('Agreed: Whoever passed last.')).toBeVisible();
  await sheet.getByRole('searchbox').fill('who has got the bag now');
  await expect(sheet.getByRole('heading', { name: 'Agreed at this table' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await tap(table, keyNamed(table, 'What was told'));
  const history = page.getByRole('dialog', { name: 'What was told' });
  await expect(history.getByRole('listitem').first()).toContainText('Whoever passed last.');

  await page.goto('/summer-pavilion/match/new/');
  await tapOnce(page.getByText('How this table plays'));
  await expect(page.getByText('Whoever passed last.')).toBeVisible();
  await tapOnce(page.getByRole('button', { name: 'No longer: Whoever passed last.' }));
  await expect(page.getByText('Whoever passed last.')).toHaveCount(0);
});

test('a reading kept for the next matches is the one they begin with, and can be changed', async ({
  page,
}) => {
  const { table, sheet } = await atDispute(page);
  await dispute(table);
  await sheet.getByRole('searchbox').fill('does the limit of 1 hold for every kind of loss?');
  await tap(table, sheet.getByRole('button', { name: /only.*token/i }).first());
  await tapOnce(sheet.getByLabel('For our next matches too'));
  await tap(table, sheet.getByRole('button', { name: 'Make the change' }));
  await expect(sheet.getByText(/^House ruling set/)).toBeVisible();

  await page.goto('/summer-pavilion/match/new/');
  await expect(page.getByText('as you play it: 1')).toBeVisible();
  await tapOnce(page.getByText('Unclear rules'));
  const ours = page.getByRole('radio', { name: /only.*token.*as you play it/i });
  await expect(ours).toBeChecked();
  await tapOnce(page.getByRole('radio', { name: /proposed/ }).first());
  await expect(ours).not.toBeChecked();
  await expect(page.getByText('as proposed')).toBeVisible();
});

test('a look at the rulebook leads back to the question, as it was asked', async ({ page }) => {
  const { table, sheet } = await atDispute(page);
  const field = sheet.getByRole('searchbox');
  await dispute(table);
  await field.fill('does the limit of 1 hold for every kind of loss?');
  await tapOnce(sheet.getByRole('link', { name: 'Open the rulebook here' }).first());
  await expect(page).toHaveURL(/\/rules\/?#/);
  await tapOnce(page.getByRole('link', { name: 'Back to the match' }));
  await expect(field).toHaveValue(/limit of 1/);
  await tap(table, sheet.getByRole('link', { name: 'The whole rulebook' }));
  await expect(page).toHaveURL(/\/rules\/?$/);
  await page.reload();
  await awake(page);
  await page.goBack();
  await expect(field).toHaveValue(/limit of 1/);
  await tap(table, sheet.getByRole('button', { name: 'Close' }));
  await page.reload();
  await expectInStep(table);
  await expect(sheet).toHaveCount(0);
});

test('the rulebook opened from a match lists its moves, and each leads to its place in the history', async ({
  page,
}) => {
  const { table, sheet } = await atDispute(page);
  await dispute(table);
  await tap(table, sheet.getByRole('link', { name: 'The whole rulebook' }));
  await expect(page).toHaveURL(/\/rules\/?$/);
  const clause = page.locator('#token\\.penalty');
  await tapOnce(clause.getByRole('button', { name: 'In this match' }));
  await expectAccessible(page);
  await tapOnce(clause.getByRole('link', { name: /Bo/ }));
  const history = page.getByRole('dialog', { name: 'What was told' });
  const act = history.getByRole('button', { expanded: true, name: /^Bo No\. 1 / });
  await expect(act).toBeInViewport();

  // And back to it from its clause.
  await tapOnce(history.getByRole('link', { name: 'Open the rulebook here' }).first());
  await tapOnce(page.getByRole('link', { name: 'Back to the match' }));
  await expect(act).toBeInViewport();
});

test('a move is tried: the rules answer, nothing is told until it is done', async ({ page }) => {
  const { table, sheet } = await atDispute(page);
  await dispute(table);
  await tap(table, sheet.getByRole('button', { name: 'Try a move' }));
  await expect(page.getByText('A trial: nothing is recorded')).toBeVisible();
  const strip = await page.locator('.trial > .seats').boundingBox();
  expect(strip?.x, 'the frame of a trial is round the seats too').toBeGreaterThanOrEqual(4);
  // The table that waits behind lends its textures, and what is hidden paints nothing.
  const textures = page.locator('svg:has(pattern[id="texture-red"])');
  await expect(textures.first()).toHaveCSS('visibility', 'visible');
  await expectAccessible(page);
  const space = page.getByRole('main').getByRole('button', { name: /^red 3:/ });
  await tapOnce(space);
  const answer = page.getByRole('dialog', { name: 'What the rules say' });
  await expect(answer).toContainText('Allowed');
  await expectAccessible(page);
  await tap(table, answer.getByRole('button', { name: 'Try another' }));
  await tapOnce(page.getByRole('main').getByRole('button', { name: /^blue 1:/ }));
  await expect(answer).toContainText('blue 1');
  await tap(table, answer.getByRole('button', { name: 'Back to the match' }));
  await expect(page.getByText('A trial: nothing is recorded')).toHaveCount(0);
  await expectInStep(table);

  await dispute(table);
  await tap(table, sheet.getByRole('button', { name: 'Try a move' }));
  await tapOnce(space);
  await tap(table, answer.getByRole('button', { name: 'Do it' }));
  takeNote(table, {
    type: 'tell',
    act: { type: 'move', move: { type: 'place', seat: 's1', space: 'red:3' } },
  });
  await expectInStep(table);
  await recorded(table);
});

test('a move named in the question is ruled on by one key', async ({ page }) => {
  const { table, sheet } = await atDispute(page);
  await dispute(table);
  await sheet.getByRole('searchbox').fill('may Bo place red on 4?');
  const answer = page.getByRole('dialog', { name: 'What the rules say' });
  await tap(table, sheet.getByRole('button', { name: 'Try it: Bo: red on red 4' }));
  await expect(answer).toContainText('Not allowed');
  await expectAccessible(page);
  await tap(table, answer.getByRole('button', { name: 'Back to the question' }));
  await sheet.getByRole('searchbox').fill('may Ann place red on 3?');
  await tap(table, sheet.getByRole('button', { name: 'Try it: Ann: red on red 3' }));
  await expect(answer).toContainText('Allowed');
  await tap(table, answer.getByRole('button', { name: 'Do it' }));
  takeNote(table, {
    type: 'tell',
    act: { type: 'move', move: { type: 'place', seat: 's1', space: 'red:3', colour: 'red' } },
  });
  await expectInStep(table);
  await recorded(table);
});

test('what is half told waits for a look at the rulebook and for a reload, and goes with its move', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  const sheet = page.getByRole('dialog', { name: 'Wait, is that allowed?' });
  const asked = page.getByRole('heading', { name: m.sp_how_many_taken({ name: 'Bo' }) });
  await tap(table, keyNamed(table, 'Bo'));
  await expect(asked).toBeVisible();

  await dispute(table);
  await sheet.getByRole('searchbox').fill('does the limit of 1 hold for every kind of loss?');
  await tapOnce(sheet.getByRole('link', { name: 'Open the rulebook here' }).first());
  await expect(page).toHaveURL(/\/rules\/?#/);
  await tapOnce(page.getByRole('link', { name: 'Back to the match' }));
  await tap(table, sheet.getByRole('button', { name: 'Close' }));
  await expect(asked).toBeVisible();
  await page.reload();
  await expect(asked).toBeVisible();

  const move = { type: 'takeToken', seat: 's2', tiles: 3 } as const;
  takeNote(table, { type: 'tell', act: { type: 'move', move } });
  await tap(table, page.getByRole('button', { name: '3', exact: true }));
  await recorded(table);
  await undo(table);
  await page.reload();
  await expect(page.getByRole('heading', { name: m.sp_who_took_token() })).toBeVisible();
});
