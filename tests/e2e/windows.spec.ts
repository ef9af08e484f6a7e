// Two windows on one match: one writes, the other follows live and can take the pen over; the log stays whole.
import { beginMatch, expectInStep, recorded, tell, undo, type Table } from './driver.ts';
import { awake, expect, open, tapOnce, test } from './stage.ts';
import type { Move } from '../../src/lib/games/summer-pavilion/rules/moves.ts';

const place = (seat: string, space: string): Move => ({ type: 'place', seat, space });

/** The same match in another window. */
const seenOn = (table: Table, page: Table['page']): Table => ({ ...table, page });

test('the second window follows, takes over, and the first one follows then', async ({
  page,
  context,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  await tell(table, place('s1', 'red:1'));
  await recorded(table);

  const other = await context.newPage();
  await open(other, page.url());
  const follows = 'Another window keeps this match. This one follows.';
  await expect(other.getByText(follows)).toBeVisible();
  await expectInStep(seenOn(table, other));
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(other.getByRole('button', { name: 'Pass' })).toHaveCount(0);

  await page.bringToFront();
  await tell(table, place('s2', 'blue:1'));
  await tell(table, place('s1', 'red:2'));
  await undo(table);
  await expectInStep(seenOn(table, other));

  await other.bringToFront();
  await tapOnce(other.getByRole('button', { name: 'Keep it here' }));
  await expect(other.getByText(follows)).toHaveCount(0);
  await expect(page.getByText(follows)).toBeVisible();

  table.page = other;
  await tell(table, place('s1', 'red:3'));
  await tell(table, place('s2', 'blue:2'));
  await expectInStep(table);
  await expectInStep(seenOn(table, page));
  await recorded(table);

  for (const window of [page, other]) {
    await window.reload();
    await awake(window);
    await expectInStep(seenOn(table, window));
  }
});

test('a tap in a window that only follows is answered, and changes nothing', async ({
  page,
  context,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  await recorded(table);
  const other = await context.newPage();
  await open(other, page.url());
  await tapOnce(other.getByRole('main').getByRole('button', { name: /^red 1:/ }));
  await expect(other.getByRole('alertdialog')).toContainText('Another window');
  await expectInStep(seenOn(table, other));
  await expectInStep(table);
});

test('when the writing window closes, the other one writes', async ({ page, context }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  await recorded(table);
  const other = await context.newPage();
  await open(other, page.url());
  await expect(other.getByRole('button', { name: 'Keep it here' })).toBeVisible();
  await page.close();
  await expect(other.getByRole('button', { name: 'Keep it here' })).toHaveCount(0);
  table.page = other;
  await tell(table, place('s1', 'red:1'));
  await expectInStep(table);
  await recorded(table);
});
