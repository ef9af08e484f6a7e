// The Magnificent as a table plays it: a whole match by taps in a second language, and what a turn and a round end cost in taps.
import type { Move, MoveOf } from '../../src/lib/games/magnificent/rules/moves.ts';
import {
  beginMagnificent,
  nameOf,
  stepsOf,
  tellMagnificent,
  type Stage,
} from './magnificentDriver.ts';
import { m } from '../../src/lib/paraglide/messages.js';
import { awake, expect, expectAccessible, kept, tapOnce, test } from './stage.ts';
import type { Page } from '@playwright/test';

const COLOURS = ['orange', 'green', 'purple', 'clear'] as const;

/** A colour of which dice are left, another one each time; points and coins as they might come. */
function turnOf({ state }: Stage, seat: string, turn: number): MoveOf<'turn'> {
  const at = 'abcd'.indexOf(seat) + turn;
  const dice = state.seats.flatMap((other) => other.dice);
  const order = [...COLOURS.slice(at % COLOURS.length), ...COLOURS];
  const colour =
    order.find((next) => dice.filter((die) => die.colour === next).length < state.dice[next]) ??
    'orange';
  const die = { colour, value: 1 + (at % 6) };
  const told = { type: 'turn' as const, seat, die, points: 3 + at, coins: at % 2 === 0 ? 2 : 1 };
  const taken = new Set(state.seats.flatMap(({ hats }) => hats));
  const free = [8, 7, 6, 5].find((space) => !taken.has(space));
  return turn === 1 && free !== undefined
    ? { ...told, action: 'perform', hat: { to: free } }
    : { ...told, action: turn % 2 === 0 ? 'build' : 'travel' };
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

function answerTo(stage: Stage): Move {
  const [step] = stepsOf(stage);
  const seat = step?.seat ?? '';
  const one = stage.state.seats.find((other) => other.seat === seat);
  switch (step?.step) {
    case 'turn':
      return turnOf(stage, seat, Number(step.facts['turn']));
    case 'pay':
      return { type: 'pay' };
    case 'takeSet':
      return { type: 'takeSet', seat };
    case 'scoreCard':
      return {
        type: 'scoreCard',
        seat,
        scored: { card: one?.cards.length ?? 5, points: 6 + 'abcd'.indexOf(seat) },
      };
    case 'roll':
      return { type: 'roll' };
    case 'scoreHalves':
      return {
        type: 'scoreHalves',
        seat,
        cards: [7, 8, 5, 12].map((points, at) => ({ card: at + 1, points })),
      };
    case 'scoreAreas':
      return { type: 'scoreAreas', seat, covered: 3 };
    default:
      throw new Error(`Nothing to answer ${step?.step ?? 'the end'} with`);
  }
}

test('four people, three rounds, in Spanish: totals as the rules count them, turns and round ends in few taps', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const stage = await beginMagnificent(page, ['Ann', 'Bo', 'Cy', 'Dee'], 'es');
  const looked = new Set<string>();
  const turns: number[] = [];
  const ends: number[] = [];
  let end = 0;
  while (stepsOf(stage).length > 0) {
    const { phase } = stage.state;
    // Every kind of scene is looked at once by night and by day, as it stands before the move.
    if (!looked.has(phase)) await expectAccessibleInBothThemes(page);
    looked.add(phase);
    const before = stage.taps;
    await tellMagnificent(stage, answerTo(stage));
    const taps = stage.taps - before;
    if (phase === 'turns') turns.push(taps);
    else if (['payment', 'sets', 'scoring', 'preparing'].includes(phase)) end += taps;
    if (end > 0 && ['turns', 'halves'].includes(stage.state.phase)) {
      ends.push(end);
      end = 0;
    }
  }
  process.stdout.write(`taps a turn, at most: ${Math.max(...turns)}\n`);
  process.stdout.write(`taps a round end with four seats, at most: ${Math.max(...ends)}\n`);
  expect(turns).toHaveLength(48);
  expect(Math.max(...turns)).toBeLessThanOrEqual(5);
  expect(ends).toHaveLength(3);
  expect(Math.max(...ends)).toBeLessThanOrEqual(30);
  for (const { seat, points } of stage.state.seats)
    await expect(page.locator('.ranks li', { hasText: nameOf(stage, seat) })).toContainText(
      String(points),
    );
  await expectAccessibleInBothThemes(page);
});

test('in the middle of a round: a reload, undo across seats, three languages, an amended turn, and no network', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const stage = await beginMagnificent(page, ['Ann', 'Bo', 'Cy', 'Dee'], 'en');
  const title = page.locator('.plaque h1');
  const totals = page.locator('.strip .total');
  for (let turn = 0; turn < 6; turn += 1) await tellMagnificent(stage, answerTo(stage));
  const before = await totals.allTextContents();
  await expect(page.locator('[data-recording=recorded]').first()).toBeAttached();
  await page.reload();
  await awake(page);
  await expect(title).toContainText('Cy');
  await expect(totals).toHaveText(before);

  for (let times = 0; times < 3; times += 1)
    await tapOnce(page.getByRole('button', { name: m.match_undo(), exact: true }));
  await expect(title).toContainText('Dee');
  for (let times = 0; times < 3; times += 1)
    await tapOnce(page.getByRole('button', { name: m.match_redo(), exact: true }));
  await expect(title).toContainText('Cy');
  await expect(totals).toHaveText(before);

  for (const [lang, name] of [
    ['ru', 'Русский'],
    ['es', 'Español'],
    ['en', 'English'],
  ] as const) {
    await tapOnce(page.getByRole('button', { name: m.match_menu({}, { locale: stage.lang }) }));
    await tapOnce(page.getByRole('dialog').getByRole('button', { name, exact: true }));
    stage.lang = lang;
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(totals).toHaveText(before);
    // Told in the language of the moment, taken back again.
    const { state } = stage;
    await tellMagnificent(stage, answerTo(stage));
    await tapOnce(
      page.getByRole('button', { name: m.match_undo({}, { locale: lang }), exact: true }),
    );
    stage.state = state;
    await expect(totals).toHaveText(before);
  }

  // The second turn of all was Bo’s: it brought 5 points, now it brings 20.
  await tapOnce(page.getByRole('button', { name: m.match_history(), exact: true }));
  const history = page.getByRole('dialog', { name: m.match_history() });
  await tapOnce(history.getByRole('button', { name: /No\. 2\b/ }));
  await tapOnce(history.getByRole('button', { name: 'Amend', exact: true }));
  // It stands as it was told: only what was wrong is told anew.
  await expect(history.locator('.numbers button').nth(5)).toHaveAttribute('aria-pressed', 'true');
  await tapOnce(history.locator('.numbers button').nth(20));
  await expectAccessible(page);
  await tapOnce(history.locator('.main-key').last());
  await tapOnce(history.getByRole('button', { name: m.amend_accept() }));
  await page.keyboard.press('Escape');
  await expect(totals.nth(1)).toHaveText(String(Number(before[1]) + 20 - 5));

  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await awake(page);
  await expect(title).toContainText('Cy');
  await expect(totals.nth(1)).toHaveText(String(Number(before[1]) + 20 - 5));
});
