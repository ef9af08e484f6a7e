// A round at referee level: what lies on the displays is told, and everything that follows is checked and counted.
import { stateOf } from '../../src/lib/referee/match.ts';
import { TWICE } from '../../src/lib/ui/meantOnce.ts';
import {
  beginMatch,
  colourKey,
  expectInStep,
  golden,
  keyNamed,
  nameOf,
  recorded,
  seatKey,
  spaceOn,
  takeNote,
  tap,
  tapSpace,
  tell,
  type Table,
} from './driver.ts';
import { expect, open, tapOnce, test } from './stage.ts';
import type { Page } from '@playwright/test';

const NAMES = ['Ann', 'Bo'] as const;

/** Two people empty five displays: Ann holds 12 tiles, Bo 9, the token and the first turn. Purple is the joker. */
async function drafted(page: Page): Promise<Table> {
  const table = await beginMatch(page, { names: NAMES, level: 'referee' });
  for (const [source, colour, contents] of [
    [1, 'red', { red: 2, purple: 1, blue: 1 }],
    ['center', 'blue', undefined],
    [2, 'red', { red: 2, green: 2 }],
    [3, 'blue', { blue: 3, yellow: 1 }],
    [4, 'yellow', { orange: 1, yellow: 3 }],
    [5, 'green', { purple: 2, green: 2 }],
    ['center', 'green', undefined],
    ['center', 'yellow', undefined],
    ['center', 'orange', undefined],
  ] as const) {
    const seat = stateOf(table.match).turn === 0 ? 's1' : 's2';
    const draft = { type: 'draft', seat, source, colour } as const;
    await tell(table, contents === undefined ? draft : { ...draft, contents });
  }
  await expectInStep(table);
  return table;
}

const handOf = (table: Table, seat: string) =>
  table.page.getByRole('list', { name: `Tiles beside the board: ${nameOf(table, seat)}` });

test('displays are told once, the joker goes along, the first at the centre pays', async ({
  page,
}) => {
  const table = await beginMatch(page, { names: NAMES, level: 'referee' });
  await tap(table, page.getByRole('button', { name: 'Display 2, tiles: 4' }));
  const sheet = page.getByRole('dialog', { name: 'Display 2 · Ann' });
  await expect(sheet.getByText('What lies there? 4 more tiles')).toBeVisible();
  for (const colour of ['red', 'red', 'purple', 'blue'] as const)
    await tap(table, colourKey(table, colour));
  await expect(sheet.getByText('Which colour is taken?')).toBeVisible();
  // The joker colour itself cannot be taken while others lie there, and a tap would say why; with another one it goes along.
  await expect(colourKey(table, 'purple')).toHaveAccessibleName(/against the rules\)$/);
  await expect(colourKey(table, 'red')).toContainText('2 + 1 P');
  await expect(colourKey(table, 'blue')).toContainText('1 + 1 P');
  await tap(table, colourKey(table, 'red'));

  await expect(page.getByRole('button', { name: /^Display 2,/ })).toHaveCount(0);
  await expect(seatKey(table, 'Ann', 5)).toContainText('3 tiles');
  await expect(seatKey(table, 'Bo', 5)).toHaveAttribute('aria-current', 'true');
  await tap(table, page.getByRole('button', { name: 'Take blue from the centre: 1' }));
  const bo = seatKey(table, 'Bo', 4);
  await expect(bo.getByRole('img', { name: 'start player token' })).toBeVisible();
  await expect(bo).toContainText('1 tile');
  await recorded(table);
});

test('a finger that taps the centre twice takes no tiles for the next seat', async ({ page }) => {
  const table = await beginMatch(page, { names: NAMES, level: 'referee' });
  const contents = { red: 1, green: 1, yellow: 1, blue: 1 };
  await tell(table, { type: 'draft', seat: 's1', source: 1, colour: 'red', contents });
  const blue = page.getByRole('button', { name: 'Take blue from the centre: 1' });
  const box = await blue.boundingBox();
  if (box === null) throw new Error('Nothing blue in the centre');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.touchscreen.tap(...at);
  await page.touchscreen.tap(...at);
  takeNote(table, {
    type: 'tell',
    act: { type: 'move', move: { type: 'draft', seat: 's2', source: 'center', colour: 'blue' } },
  });
  await expectInStep(table);
  await expect(page.getByRole('button', { name: /^Take \w+ from the centre/ })).toHaveCount(2);
  // A moment later the same place is tapped for the next one.
  await page.waitForTimeout(TWICE);
  await page.touchscreen.tap(...at);
  await expect(page.getByRole('button', { name: /^Take \w+ from the centre/ })).toHaveCount(1);
});

test('payments with jokers, keeping four, and what is no longer there cannot be paid', async ({
  page,
}) => {
  const table = await drafted(page);
  await expect(handOf(table, 's2').getByRole('listitem')).toHaveText([
    /P.*1/s,
    /G.*2/s,
    /Y.*1/s,
    /B.*4/s,
  ]);
  await tell(table, {
    type: 'place',
    seat: 's2',
    space: 'blue:4',
    colour: 'blue',
    pay: { blue: 4 },
  });
  await tell(table, {
    type: 'place',
    seat: 's1',
    space: 'red:4',
    colour: 'red',
    pay: { red: 3, purple: 1 },
  });
  await expectInStep(table);
  // One way to pay: one tap.
  const taps = table.taps;
  await tell(table, { type: 'place', seat: 's2', space: 'yellow:1', pay: { yellow: 1 } });
  expect(table.taps - taps).toBe(1);
  await expect(handOf(table, 's1').getByRole('listitem')).toHaveText([
    /P.*1/s,
    /G.*2/s,
    /O.*1/s,
    /Y.*3/s,
    /R.*1/s,
  ]);
  await tap(table, keyNamed(table, 'Pass'));
  const sheet = page.getByRole('dialog', { name: 'Ann passes' });
  await expect(sheet.getByText('Keep up to 4: tap them')).toBeVisible();
  for (const colour of ['purple', 'yellow', 'yellow', 'yellow'] as const)
    await tap(table, colourKey(table, colour));
  for (const colour of ['purple', 'green', 'orange', 'yellow', 'red'] as const)
    await expect(colourKey(table, colour)).toBeDisabled();
  await tap(table, keyNamed(table, 'Pass: keep 4, discard 4, lose 4'));
  await expect(seatKey(table, 'Ann', 2)).toContainText('passed');
});

test('a refused move says why and what would do; overruled, it stands in history and sheet', async ({
  page,
}) => {
  const table = await drafted(page);
  await tapSpace(table, 's2', 'red:3');
  const refusal = page.getByRole('alertdialog', { name: 'Not by the rules' });
  await expect(refusal).toContainText(
    'costs 3 tiles: no red tiles and 1 joker are there, 2 are missing.',
  );
  await expect(refusal).toContainText('Choose another space, or pass');
  await tapOnce(refusal.getByRole('button', { name: 'What the rulebook says' }));
  await expect(refusal.getByRole('blockquote')).toBeVisible();
  await expect(refusal.getByRole('link', { name: 'Open the rulebook here' })).toHaveAttribute(
    'href',
    /\/summer-pavilion\/rules\/?#/,
  );
  await tapOnce(refusal.getByRole('button', { name: 'Back to the table' }));
  await expect(refusal).toHaveCount(0);
  await expectInStep(table);

  await tapSpace(table, 's2', 'red:3');
  await tapOnce(refusal.getByRole('button', { name: 'We play it anyway' }));
  await expect(refusal.getByRole('button', { name: 'Let it stand' })).toBeDisabled();
  await refusal.getByRole('textbox').fill('Bo showed three reds');
  await tapOnce(refusal.getByRole('button', { name: 'Let it stand' }));
  await expect(seatKey(table, 'Bo', 5)).toBeVisible();
  await expect(seatKey(table, 'Ann', 5)).toHaveAttribute('aria-current', 'true');

  await tap(table, keyNamed(table, 'What was told'));
  const history = page.getByRole('dialog', { name: 'What was told' });
  await expect(history.getByRole('listitem').first()).toContainText(
    'Let stand by the table: Bo showed three reds',
  );
  await page.keyboard.press('Escape');
  await tap(table, seatKey(table, 'Bo', 5));
  const sheet = page.getByRole('dialog', { name: 'Bo' });
  await tapOnce(sheet.getByRole('button', { name: /^Placing/ }));
  await expect(sheet).toContainText('Bo showed three reds');
});

test('a covered space is refused for good', async ({ page }) => {
  const table = await drafted(page);
  await tell(table, {
    type: 'place',
    seat: 's2',
    space: 'blue:4',
    colour: 'blue',
    pay: { blue: 4 },
  });
  await tell(table, { type: 'place', seat: 's1', space: 'green:2', pay: { green: 2 } });
  await tapSpace(table, 's2', 'blue:4');
  const refusal = page.getByRole('alertdialog', { name: 'Not by the rules' });
  await expect(refusal).toContainText('The table cannot let this stand');
  await expect(refusal.getByRole('button', { name: 'We play it anyway' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(spaceOn(table, 's2', 'blue:4')).toHaveAccessibleName('blue 4: blue tile');
});

test('a round of a golden match, tile by tile', async ({ page }) => {
  const { beginning, moves } = await golden('2-coloured-referee');
  const table = await beginMatch(page, beginning);
  const end = moves.findIndex(({ type }) => type === 'prepareRound') + 1;
  for (const move of moves.slice(0, end)) {
    // The screen asks what is in the supply only when a tile is taken from it.
    if (move.type === 'fillSupply') continue;
    await tell(table, move);
    if (move.type === 'place') await expectInStep(table);
  }
  await expectInStep(table);
});

test('a closed statue brings two tiles out of the supply, at a table already under way', async ({
  page,
}) => {
  await open(page, '/summer-pavilion/match/new/');
  await page.getByLabel('Player 1', { exact: true }).fill('Ann');
  await tapOnce(page.getByRole('button', { name: /^Everything/ }));
  await tapOnce(page.getByText('We have already begun'));
  await tapOnce(page.getByRole('button', { name: /^Ann 0 tiles/ }));
  for (const space of ['orange 2', 'red 3', 'red 4'])
    await tapOnce(page.getByRole('button', { name: `${space}: empty` }));
  const beside = page.getByRole('group', { name: 'Tiles beside the board' });
  await tapOnce(beside.getByRole('button', { name: 'orange' }));
  await tapOnce(page.getByRole('button', { name: 'Go on from this table' }));

  const main = page.getByRole('main');
  await tapOnce(main.getByRole('button', { name: 'orange 1: costs 1, gives 2' }));
  const sheet = page.getByRole('dialog', { name: 'orange 1' });
  await expect(sheet.getByText('Take 2 tiles from the supply')).toBeVisible();
  await tapOnce(sheet.getByRole('button', { name: /^red / }));
  await expect(sheet.getByText('Take 1 more tile from the supply')).toBeVisible();
  await tapOnce(sheet.getByRole('button', { name: /^blue / }));
  await expect(sheet).toHaveCount(0);
  await expect(
    main.getByRole('list', { name: 'Tiles beside the board: Ann' }).getByRole('listitem'),
  ).toHaveText([/B.*1/s, /R.*1/s]);
});

test('a table in the midst of taking tiles goes on with what is left of it', async ({ page }) => {
  await open(page, '/summer-pavilion/match/new/');
  await page.getByLabel('Player 1', { exact: true }).fill('Ann');
  await page.getByLabel('Player 2', { exact: true }).fill('Bo');
  await tapOnce(page.getByRole('button', { name: '2', exact: true }));
  await tapOnce(page.getByRole('button', { name: /^Everything/ }));
  await tapOnce(page.getByText('We have already begun'));
  await tapOnce(page.getByRole('group', { name: 'Phase' }).getByRole('button', { name: /^1/ }));
  const turn = page.getByRole('group', { name: 'Whose turn' });
  await tapOnce(turn.getByRole('button', { name: 'Bo' }));
  const ring = page.getByRole('group', { name: /^Factory displays/ });
  for (const number of [1, 2, 3, 4])
    await tapOnce(ring.getByRole('button', { name: `Display ${number}, tiles: 4` }));
  const center = page.getByRole('group', { name: 'In the centre' });
  const blue = center.getByRole('button', { name: 'blue', exact: true });
  for (const times of [1, 2]) {
    await tapOnce(blue);
    await expect(center.getByRole('button', { name: `there now: ${times}` })).toBeVisible();
  }
  await tapOnce(page.getByRole('button', { name: 'Go on from this table' }));

  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Display/ })).toHaveCount(1);
  await tapOnce(main.getByRole('button', { name: /^Take blue from the centre: 2/ }));
  await expect(main.getByRole('heading', { name: 'Ann takes tiles' })).toBeAttached();
  await expect(main.getByRole('button', { name: 'Display 5, tiles: 4' })).toBeVisible();
});
