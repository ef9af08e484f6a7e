// A whole match as newcomers play it: from the shelf to the winner by taps, and every point followed back to its rule.
import { en } from '../../src/lib/games/summer-pavilion/rulebook/en.ts';
import { stateOf } from '../../src/lib/referee/match.ts';
import {
  beginMatch,
  expectInStep,
  golden,
  keyNamed,
  m,
  recorded,
  seatKey,
  tap,
  tell,
  totals,
  type Table,
} from './driver.ts';
import { expect, open, tapOnce, test } from './stage.ts';

test('a match runs after two taps besides the names, and knows them the next time', async ({
  page,
}) => {
  const first = await beginMatch(page, { names: ['Ann', 'Bo', 'Cy'] });
  expect(first.taps).toBeLessThanOrEqual(4);
  expect(first.taps).toBe(2);
  await expectInStep(first);

  await open(page, '/summer-pavilion/match/new/');
  for (const [at, name] of ['Ann', 'Bo', 'Cy'].entries())
    await expect(page.getByLabel(`Player ${at + 1}`, { exact: true })).toHaveValue(name);
  const mark = page.getByRole('button', { name: /^Colour and sign of player 1: .+ Change$/ });
  const [circle, square] = [await mark.innerHTML(), await markOf(page, 3).innerHTML()];
  await tapOnce(mark);
  await expect.poll(() => mark.innerHTML()).not.toBe(circle);
  const chosen = await mark.innerHTML();
  await tapOnce(page.getByRole('button', { name: 'Cy begins' }));
  await tapOnce(page.getByRole('button', { name: 'Begin: Cy is first' }));
  await page.getByRole('button', { name: 'What was told' }).waitFor();

  await open(page, '/summer-pavilion/match/new/');
  await expect(page.getByLabel('Player 3', { exact: true })).toHaveValue('Cy');
  await expect.poll(() => mark.innerHTML()).toBe(chosen);
  await expect.poll(() => markOf(page, 3).innerHTML()).toBe(square);
});

test('the running match lies open on the shelf, one tap away', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
  await recorded(table);
  await open(page, '/');
  await tapOnce(page.getByRole('link', { name: /Ann\s+5\s*,\s*Bo\s+3/ }));
  await expectInStep(table);
});

test('a match opens under its own game, whichever of them its address names', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  const address = new URL(page.url()).pathname;
  await open(page, address.replace('/summer-pavilion/', '/histrio/'));
  await expect(page).toHaveURL(address);
  await expectInStep(table);
});

test('three people, six rounds: every total, the sheet and the ranks', async ({ page }) => {
  const { beginning, moves, columns, totals: last } = await golden('3-coloured-scorekeeper');
  const table = await beginMatch(page, beginning);
  let tapsOfPlacements = 0;
  let placements = 0;
  for (const move of moves) {
    const before = table.taps;
    await tell(table, move);
    if (move.type === 'place') {
      placements += 1;
      tapsOfPlacements += table.taps - before;
    }
    if (move.type === 'prepareRound') await expectInStep(table);
  }
  expect(stateOf(table.match).phase).toBe('over');
  await expectInStep(table);
  expect(totals(table)).toEqual(Object.values(last));

  const average = tapsOfPlacements / placements;
  test.info().annotations.push({ type: 'taps per placement', description: average.toFixed(2) });
  process.stdout.write(`taps per placement: ${average.toFixed(2)}, in all: ${table.taps}\n`);
  expect(average).toBeLessThan(1.5);

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Cy wins' })).toBeVisible();
  const ranks = main.getByRole('list', { name: 'Ranks' }).getByRole('listitem');
  await expect(ranks).toHaveText([/Rank 1.*Cy.*107/s, /Rank 2.*Ann.*97/s, /Rank 3.*Bo.*75/s]);
  await expect(page.locator('.seats')).toHaveCount(0); // the list of ranks is their way to the sheets
  await tap(table, seatKey(table, 'Bo', 75));
  await expect(page.getByRole('dialog').getByText('Total', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectColumns(table, columns);

  // Kept as it is: it stands on the shelf, and comes back as it was.
  await recorded(table);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Cy wins' })).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('link', { name: /won: Cy/ })).toBeVisible();
});

/** The table of all seats: each number as the golden sheet has it. */
async function expectColumns(
  { page, names }: Table,
  columns: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Promise<void> {
  const titles: Readonly<Record<string, string>> = en.categories;
  const sheet = page.getByRole('table', { name: 'Points by category' });
  for (const [category, bySeat] of Object.entries(columns)) {
    const title = titles[category];
    if (title === undefined) continue;
    const head = page.getByRole('rowheader', { name: title, exact: true });
    const row = sheet.getByRole('row').filter({ has: head });
    await expect(row.getByRole('cell')).toHaveText(
      names.map((_, index) => {
        const points = Object.values(bySeat)[index] ?? 0;
        return points === 0 ? /^\s*[–0]\s*$/ : new RegExp(`^\\s*[+−]${Math.abs(points)}\\s*$`);
      }),
    );
  }
}

test('a line of the sheet opens to its move, its clause and the place in the rulebook', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  await tell(table, { type: 'place', seat: 's1', space: 'red:3' });
  await tell(table, { type: 'place', seat: 's2', space: 'blue:1' });
  await tell(table, { type: 'place', seat: 's1', space: 'red:4' });
  await expectInStep(table);
  await tap(table, seatKey(table, 'Ann', 8));
  const sheet = page.getByRole('dialog', { name: 'Ann' });
  await tapOnce(sheet.getByRole('button', { name: /^Placing/ }));
  const line = sheet.getByRole('button', { name: /2 connected tiles with red 4/ });
  await expect(line).toContainText('total 8');
  await tapOnce(line);
  await expect(sheet).toContainText('Ann: red on red 4');
  await expect(sheet).toContainText(/No\. 4, told at \d\d:\d\d/);
  await expect(sheet.getByRole('blockquote')).toContainText(/point/);
  await expect(sheet).toContainText(/Russian rulebook, p\. 4/);
  await tapOnce(sheet.getByRole('link', { name: 'Open the rulebook here' }));
  await expect(page).toHaveURL(/\/summer-pavilion\/rules\/?#score\.connected$/);
  await expect(page.locator('#score\\.connected')).toBeInViewport();
  await page.goBack();
  await expectInStep(table);
});

test('the way back puts away what lies over the table, and leaves it the next time', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  const address = page.url();
  await tap(table, keyNamed(table, m.match_menu()));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await tell(table, { type: 'takeToken', seat: 's2', tiles: 2 });
  await expectInStep(table);
  await page.goBack();
  await expect(page).not.toHaveURL(address);
});

test('a table that is already under way goes on, and equal seats share the victory', async ({
  page,
}) => {
  await open(page, '/summer-pavilion/match/new/');
  await page.getByLabel('Player 1', { exact: true }).fill('Ann');
  await page.getByLabel('Player 2', { exact: true }).fill('Bo');
  await tapOnce(page.getByRole('button', { name: '2', exact: true }));
  await expect(page.getByLabel('Player 3', { exact: true })).toHaveCount(0);
  await tapOnce(page.getByText('We have already begun'));
  const round = page.getByRole('group', { name: 'Round' });
  await tapOnce(round.getByRole('button', { name: '6' }));
  await tapOnce(page.getByRole('button', { name: /^Ann 5/ }));
  await tapOnce(page.getByRole('button', { name: 'red 4: empty, costs 4' }));
  await tapOnce(page.getByRole('button', { name: 'Go on from this table' }));

  const pass = page.getByRole('button', { name: 'Pass', exact: true });
  const board = (name: string) => page.getByRole('group', { name: `Board of ${name}` });
  await expect(board('Ann').getByRole('button', { name: 'red 4: red tile' })).toBeVisible();
  await tapOnce(pass);
  await tapOnce(page.getByRole('button', { name: '0', exact: true }));
  await expect(board('Bo')).toBeVisible();
  await tapOnce(pass);
  await tapOnce(page.getByRole('button', { name: '0', exact: true }));
  await tapOnce(page.getByRole('button', { name: 'Count the goals' }));

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ann and Bo share the victory' })).toBeVisible();
  await expect(main.getByRole('list', { name: 'Ranks' }).getByRole('listitem')).toHaveText([
    /Rank 1.*Ann.*5/s,
    /Rank 1.*Bo.*5/s,
  ]);
  await tapOnce(main.getByRole('button', { name: m.refusal_clause() }));
  await expect(main.getByRole('blockquote')).toContainText(/win together/);
});

test('how the total stands if the game ended now is said only where a goal would add to it', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'takeToken', seat: 's1', tiles: 1 });
  await tell(table, { type: 'endDrafting' });
  await expect(keyNamed(table, 'Pass')).toBeVisible();
  await expect(page.getByText(/If the game ended now|With goals met/)).toHaveCount(0);
});

function markOf(page: Table['page'], place: number) {
  return page.getByRole('button', {
    name: new RegExp(`^Colour and sign of player ${place}: .+ Change$`),
  });
}

test('the turn clock stands beside the seats once it is switched on, and goes on where it was', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-23T19:00:00Z') });
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  const seatOf = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
  const [ann, bo] = [seatOf('Ann'), seatOf('Bo')];
  await expect(ann).not.toContainText(/\d:\d\d/);

  await tap(table, keyNamed(table, m.match_menu()));
  await tapOnce(page.getByLabel(m.settings_turn_clock()));
  await page.keyboard.press('Escape');
  await page.clock.fastForward('00:42');
  await expect(ann).toContainText(/0:4\d/);
  await tell(table, { type: 'place', seat: 's1', space: 'red:6', colour: 'red' });
  await page.clock.fastForward('00:07');
  await expect(ann).toContainText(/0:4\d/);
  await expect(bo).toContainText(/0:(0[7-9]|1\d)/);
});
