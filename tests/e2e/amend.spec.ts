// Mending the past: undo and redo across seats, an amended placement with its preview, corrections, house rulings.
import { formatNumber } from '../../src/lib/i18n/format.ts';
import type { Told } from '../../src/lib/referee/entry.ts';
import { isRefusal, preview } from '../../src/lib/referee/preview.ts';
import type { Move } from '../../src/lib/games/summer-pavilion/rules/moves.ts';
import {
  beginMatch,
  expectInStep,
  keyNamed,
  nameOf,
  recorded,
  redo,
  RULES,
  seatKey,
  spaceOn,
  takeNote,
  tap,
  tell,
  totals,
  undo,
  type Table,
} from './driver.ts';
import { awake, expect, tapOnce, test } from './stage.ts';
import type { Page } from '@playwright/test';

const [ANN, BO, CY] = ['s1', 's2', 's3'] as const;

const place = (seat: string, space: string): Move => ({ type: 'place', seat, space });
const pass = (seat: string): Move => ({ type: 'pass', seat, kept: 0, lost: 0 });

/** Two short rounds, and a third one under way. No. 2 is Ann's red 1, no. 15 her red 2, no. 16 Bo's blue 2. */
async function thirdRound(page: Page): Promise<Table> {
  const table = await beginMatch(page, { names: ['Ann', 'Bo', 'Cy'] });
  for (const move of [
    { type: 'endDrafting' },
    place(ANN, 'red:1'),
    place(BO, 'blue:1'),
    place(CY, 'green:1'),
    pass(ANN),
    pass(BO),
    pass(CY),
    { type: 'prepareRound' },
    { type: 'endDrafting' },
    pass(ANN),
    pass(BO),
    pass(CY),
    { type: 'prepareRound' },
    { type: 'endDrafting' },
    place(ANN, 'red:2'),
    place(BO, 'blue:2'),
    place(CY, 'green:2'),
  ] as const satisfies readonly Move[])
    await tell(table, move);
  await expectInStep(table);
  return table;
}

const historyOf = (page: Page) => page.getByRole('dialog', { name: 'What was told' });

async function openAct(table: Table, number: number): Promise<void> {
  await tap(table, keyNamed(table, 'What was told'));
  const history = historyOf(table.page);
  await tapOnce(history.getByRole('button', { name: new RegExp(`No\\. ${number}\\b`) }));
}

/** The row of each seat whose total would change, as the rules foretell it. */
async function expectForetold(table: Table, told: Told<Move>): Promise<void> {
  const entry = { id: 'note:asked', device: 'note', at: '', told };
  const outcome = preview(RULES, table.match, entry);
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  for (const [at, { seat, total }] of outcome.before.entries()) {
    const now = outcome.after[at]?.total ?? total;
    const row = table.page
      .getByRole('listitem')
      .filter({ hasText: nameOf(table, seat) })
      .filter({ hasText: '→' });
    const [was, will] = [total, now].map((figure) => formatNumber(table.lang, figure));
    await expect(row).toHaveText(new RegExp(`${was}\\s*→\\s*${will}`));
  }
}

test('four steps back across seats, and forward again', async ({ page }) => {
  const table = await thirdRound(page);
  for (let step = 0; step < 4; step += 1) {
    await undo(table);
    await expectInStep(table);
  }
  for (let step = 0; step < 4; step += 1) {
    await redo(table);
    await expectInStep(table);
  }
  await undo(table);
  await recorded(table);
  await page.reload();
  await awake(page);
  await expectInStep(table);
  await redo(table);
  await expectInStep(table);
});

test('a placement of two rounds ago: what changes, what stops, and every way on', async ({
  page,
}) => {
  const table = await thirdRound(page);
  const target = table.match.acts.at(1)?.entry ?? '';
  const amended = { type: 'move', move: { ...place(ANN, 'red:2'), colour: 'red' } } as const;
  const told: Told<Move> = { type: 'amend', target, act: amended };
  const history = historyOf(page);

  // Looked at and left as it was.
  await openAct(table, 2);
  await tapOnce(history.getByRole('button', { name: 'Amend', exact: true }));
  await tapOnce(spaceOn(table, ANN, 'red:2', history));
  await expect(history.getByText('Totals up to there')).toBeVisible();
  await expectForetold(table, told);
  await expect(history).toContainText('Number 15 would no longer be allowed');
  await expect(history).toContainText('Ann: red on red 2');
  await expect(history).toContainText('3 acts would wait for your decision.');
  await tapOnce(history.getByRole('button', { name: 'Leave as it was' }));
  await page.keyboard.press('Escape');
  await expectInStep(table);

  // Accepted: the match waits at the move that is no longer allowed.
  await openAct(table, 2);
  await tapOnce(history.getByRole('button', { name: 'Amend', exact: true }));
  await tapOnce(spaceOn(table, ANN, 'red:2', history));
  await tapOnce(history.getByRole('button', { name: 'Make the change' }));
  takeNote(table, told);
  await page.keyboard.press('Escape');
  const stop = page.getByRole('main');
  await expect(stop).toContainText('No longer allowed after a change');
  await expect(stop).toContainText('2 acts wait behind it.');
  await expect(seatKey(table, 'Ann', totals(table)[0] ?? 0)).toBeVisible();

  // Struck out; then Bo's placement would come at Ann's turn, and the table lets it stand.
  await tapOnce(stop.getByRole('button', { name: 'Strike it out' }));
  await tapOnce(stop.getByRole('button', { name: 'Make the change' }));
  takeNote(table, { type: 'strike', targets: [table.match.stop?.entry ?? ''] });
  await expect(stop).toContainText('blue on blue 2');
  await tapOnce(stop.getByRole('button', { name: 'Let it stand' }));
  await tapOnce(stop.getByRole('button', { name: 'agreed at the table' }));
  await tapOnce(stop.getByRole('button', { name: 'What would change' }));
  await tapOnce(stop.getByRole('button', { name: 'Make the change' }));
  const waiting = table.match.stop;
  if (waiting === undefined) throw new Error('Nothing waits');
  takeNote(table, {
    type: 'amend',
    target: waiting.entry,
    act: {
      type: 'overrule',
      move: place(BO, 'blue:2'),
      waived: [waiting.refusal.clause],
      reason: 'agreed at the table',
    },
  });
  await expectInStep(table);
  await tell(table, place(ANN, 'red:3'));
  await expectInStep(table);
  await recorded(table);
  await page.reload();
  await awake(page);
  await expectInStep(table);
});

test('on a phone turned sideways what is asked stands below the board, as wide as the sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const table = await thirdRound(page);
  const history = historyOf(page);
  await openAct(table, 2);
  await tapOnce(history.getByRole('button', { name: 'Amend', exact: true }));
  await tapOnce(spaceOn(table, ANN, 'center:2', history));
  const asked = history.getByRole('heading', { name: 'central star 2' });
  await expect(asked).toBeVisible();
  const { width: whole = 0 } = (await history.boundingBox()) ?? {};
  for (const part of [asked, history.getByRole('heading', { name: 'Amend number 2' })]) {
    const { width = 0 } = (await part.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(whole / 2);
  }
});

test('undone moves are named before an amendment ends them, and can be brought back first', async ({
  page,
}) => {
  const table = await thirdRound(page);
  for (let step = 0; step < 3; step += 1) await undo(table);
  const target = table.match.acts.at(1)?.entry ?? '';
  const history = historyOf(page);
  await openAct(table, 2);
  await tapOnce(history.getByRole('button', { name: 'Amend', exact: true }));
  await expect(history).toContainText('Instead of');
  await expect(history).toContainText('red on red 1');
  await expect(history).toContainText('No. 2 · round 1');
  await expect(history).not.toContainText('If the game ended now');
  await expect(
    spaceOn(table, ANN, 'red:1', history).and(page.getByLabel(/so far told here$/)),
  ).toBeVisible();
  await tapOnce(spaceOn(table, ANN, 'red:3', history));
  await expect(history).toContainText('3 undone steps can then no longer be redone.');
  await tapOnce(history.getByRole('button', { name: 'Redo first' }));
  for (let step = 0; step < 3; step += 1) takeNote(table, { type: 'redo' });
  await expect(history).not.toContainText('no longer be redone');
  await tapOnce(history.getByRole('button', { name: 'Make the change' }));
  const act = { type: 'move', move: { ...place(ANN, 'red:3'), colour: 'red' } } as const;
  takeNote(table, { type: 'amend', target, act });
  await expect(history.getByRole('status').filter({ hasText: 'Changed.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectInStep(table);
});

test('a missing turn is inserted at the stop; every way on is in sight', async ({ page }) => {
  const table = await thirdRound(page);
  const history = historyOf(page);
  await openAct(table, 15);
  await tapOnce(history.getByRole('button', { name: 'Strike out' }));
  await tapOnce(history.getByRole('button', { name: 'Make the change' }));
  await page.keyboard.press('Escape');
  takeNote(table, { type: 'strike', targets: [table.match.acts.at(14)?.entry ?? ''] });
  const stop = page.getByRole('main');
  for (const way of [
    'Insert a turn of Ann',
    'Strike it out',
    'Let it stand',
    'Amend it',
    'Undo the change',
    'Strike out all (2)',
  ])
    await expect(stop.getByRole('button', { name: way })).toBeInViewport({ ratio: 1 });
  await tapOnce(stop.getByRole('button', { name: 'Insert a turn of Ann' }));
  await expect(stop).toContainText('Before');
  await tapOnce(spaceOn(table, ANN, 'red:3'));
  const before = table.match.stop?.entry ?? '';
  await tapOnce(stop.getByRole('button', { name: 'Make the change' }));
  const act = { type: 'move', move: { ...place(ANN, 'red:3'), colour: 'red' } } as const;
  takeNote(table, { type: 'tell', act, before });
  await expectInStep(table);
});

test('a round that was struck out as prepared is prepared again at the stop', async ({ page }) => {
  const table = await thirdRound(page);
  const history = historyOf(page);
  await openAct(table, 13);
  await tapOnce(history.getByRole('button', { name: 'Strike out' }));
  await tapOnce(history.getByRole('button', { name: 'Make the change' }));
  await page.keyboard.press('Escape');
  takeNote(table, { type: 'strike', targets: [table.match.acts.at(12)?.entry ?? ''] });
  const stop = page.getByRole('main');
  await tapOnce(stop.getByRole('button', { name: 'Insert a move before' }));
  await tapOnce(stop.getByRole('button', { name: 'Round 3 is ready' }));
  const before = table.match.stop?.entry ?? '';
  await tapOnce(stop.getByRole('button', { name: 'Make the change' }));
  takeNote(table, {
    type: 'tell',
    act: { type: 'move', move: { type: 'prepareRound' } },
    before,
  });
  await expectInStep(table);
});

test('a stop is undone as one step', async ({ page }) => {
  const table = await thirdRound(page);
  await openAct(table, 2);
  const history = historyOf(page);
  await tapOnce(history.getByRole('button', { name: 'Strike out' }));
  await expect(history).toContainText('Strike out number 2');
  await tapOnce(history.getByRole('button', { name: 'Make the change' }));
  await page.keyboard.press('Escape');
  await tapOnce(page.getByRole('main').getByRole('button', { name: 'Undo the change' }));
  await expectInStep(table);
});

test('a total set by hand stands in the sheet with its reason', async ({ page }) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tap(table, seatKey(table, 'Ann', 5));
  await tap(table, keyNamed(table, 'Correct the total'));
  const form = page.getByRole('dialog', { name: 'Correct the total' });
  const set = form.getByRole('button', { name: /^Set Ann to/ });
  await expect(set).toBeDisabled();
  await form.getByRole('textbox', { name: 'Ann: New total' }).fill('31');
  await tapOnce(form.getByRole('button', { name: 'we counted wrong' }));
  await tapOnce(form.getByRole('button', { name: 'Set Ann to 31' }));
  await tap(table, seatKey(table, 'Ann', 31));
  const sheet = page.getByRole('dialog', { name: 'Ann' });
  await tapOnce(sheet.getByRole('button', { name: /^By the table/ }));
  await expect(sheet).toContainText('Total set by hand: we counted wrong');
  await expect(sheet).toContainText('+26');
});

test('a house ruling is changed for the whole match, with its effect seen before', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  await tell(table, { type: 'pass', seat: ANN, kept: 4, lost: 7 });
  await expect(seatKey(table, 'Ann', 1)).toBeVisible();
  await tap(table, keyNamed(table, 'Wait, is that allowed?'));
  const sheet = page.getByRole('dialog', { name: 'Wait, is that allowed?' });
  await tapOnce(sheet.getByRole('button', { name: 'Every loss stops at a total of 1.' }));
  await expect(sheet.getByText('Read it otherwise')).toBeVisible();
  await tapOnce(sheet.getByRole('button', { name: /^Only the token stops at 1/ }));
  const told: Told<Move> = {
    type: 'settle',
    houseRulings: { 'summer-pavilion.ruling.floor-for-all-losses': 'token-only' },
    reason: 'we always play it so',
  };
  await expectForetold(table, told);
  await expect(sheet.getByRole('button', { name: 'Make the change' })).toBeDisabled();
  await tapOnce(sheet.getByRole('button', { name: 'we always play it so' }));
  await expect(sheet.getByRole('button', { name: 'Make the change' })).toBeInViewport({ ratio: 1 });
  await tapOnce(sheet.getByRole('button', { name: 'Make the change' }));
  takeNote(table, told);
  await expect(sheet.getByRole('status').filter({ hasText: 'House ruling set' })).toBeVisible();
  await tapOnce(sheet.getByRole('button', { name: 'Undo' }));
  takeNote(table, { type: 'undo' });
  await expect(sheet).not.toContainText('House ruling set');
  await page.keyboard.press('Escape');
  await expectInStep(table);
});

test('a change of a house ruling is told otherwise and struck out in the history', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: ['Ann', 'Bo'] });
  await tell(table, { type: 'endDrafting' });
  await tell(table, { type: 'pass', seat: ANN, kept: 4, lost: 7 });
  const ruling = 'summer-pavilion.ruling.floor-for-all-losses';
  const reason = 'we always play it so';
  await tap(table, keyNamed(table, 'Wait, is that allowed?'));
  const sheet = page.getByRole('dialog', { name: 'Wait, is that allowed?' });
  await tapOnce(sheet.getByRole('button', { name: 'Every loss stops at a total of 1.' }));
  await tapOnce(sheet.getByRole('button', { name: /^Only the token stops at 1/ }));
  await tapOnce(sheet.getByRole('button', { name: reason }));
  await tapOnce(sheet.getByRole('button', { name: 'Make the change' }));
  takeNote(table, { type: 'settle', houseRulings: { [ruling]: 'token-only' }, reason });
  const target = table.match.log.last()?.id ?? '';
  await page.keyboard.press('Escape');
  await expect(seatKey(table, 'Ann', -2)).toBeVisible();

  // Told otherwise: back to the reading of the box, for another reason.
  const history = historyOf(page);
  await tap(table, keyNamed(table, 'What was told'));
  await tapOnce(history.getByRole('button', { name: /^House ruling/ }));
  await tapOnce(history.getByRole('button', { name: 'Amend', exact: true }));
  await expect(history).toContainText('Instead of');
  await tapOnce(history.getByText(/^Every loss stops at a total of 1/));
  await tapOnce(history.getByRole('button', { name: 'agreed at the table' }));
  const otherwise: Told<Move> = {
    type: 'settle',
    houseRulings: { [ruling]: 'every-loss' },
    reason: 'agreed at the table',
    target,
  };
  await expectForetold(table, otherwise);
  await tapOnce(history.getByRole('button', { name: 'Make the change' }));
  takeNote(table, otherwise);
  await page.keyboard.press('Escape');
  await expectInStep(table);
  await undo(table);
  await expectInStep(table);

  // Struck out: the match goes on as it was set up.
  const struck: Told<Move> = { type: 'strike', targets: [target] };
  await tap(table, keyNamed(table, 'What was told'));
  await tapOnce(history.getByRole('button', { name: /^House ruling/ }));
  await tapOnce(history.getByRole('button', { name: 'Strike out' }));
  await expectForetold(table, struck);
  await tapOnce(history.getByRole('button', { name: 'Make the change' }));
  takeNote(table, struck);
  await page.keyboard.press('Escape');
  await expect(seatKey(table, 'Ann', 1)).toBeVisible();
  await recorded(table);
  await page.reload();
  await awake(page);
  await expectInStep(table);
});
