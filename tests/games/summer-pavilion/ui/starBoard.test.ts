// The star board under a nervous thumb: a space tapped twice at once was meant once. And what ears have of it.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it } from 'vitest';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import StarBoard from '../../../../src/lib/games/summer-pavilion/ui/StarBoard.svelte';
import { m } from '../../../../src/lib/paraglide/messages.js';
import { TWICE } from '../../../../src/lib/ui/meantOnce.ts';

beforeEach(() => {
  // What only a browser with a pointer has.
  SVGElement.prototype.setPointerCapture = () => undefined;
  SVGElement.prototype.hasPointerCapture = () => false;
});

const board = tableOf(LATEST).boards.coloured;
const looked = async () => ({
  board,
  cells: board.spaces.map(() => 'empty' as const),
  words: await loadWords('en'),
  label: 'Board of Ann',
  describe: ({ id }: { id: string }) => id,
});

async function openBoard() {
  const chosen: string[] = [];
  render(StarBoard, { ...(await looked()), onchoose: (space: string) => chosen.push(space) });
  const tap = async (space: string, at: number) => {
    const place = document.querySelector(`[data-space="${space}"]`);
    if (!place) throw new Error(`No space ${space}`);
    for (const type of ['pointerdown', 'pointerup']) {
      const event = new MouseEvent(type, { bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: at });
      await fireEvent(place, event);
    }
  };
  return { tap, chosen };
}

it('the same space tapped again at once is not chosen again: by then the board may be the next seat’s', async () => {
  const { tap, chosen } = await openBoard();
  await tap('red:1', 1_000);
  await tap('red:1', 1_200);
  expect(chosen).toEqual(['red:1']);
});

it('another space, or the same one a moment later, is', async () => {
  const { tap, chosen } = await openBoard();
  await tap('red:1', 1_000);
  await tap('red:2', 1_100);
  await tap('red:2', 1_100 + TWICE);
  expect(chosen).toEqual(['red:1', 'red:2', 'red:2']);
});

it('a live board says each number once, as the name of its space', async () => {
  await openBoard();
  expect(screen.getByRole('group', { name: 'Board of Ann' })).toBeInTheDocument();
  const spoken = [...document.querySelectorAll('text')].filter((text) => !text.ariaHidden);
  expect(spoken).toEqual([]);
});

it('one that is only looked at is one picture', async () => {
  render(StarBoard, await looked());
  expect(screen.getByRole('img', { name: 'Board of Ann' })).toBeInTheDocument();
});

it('a space that is not offered answers why, so nothing calls it disabled', async () => {
  await openBoard();
  expect(document.querySelectorAll('[data-space]')).toHaveLength(42);
  expect(document.querySelectorAll('[aria-disabled=true]')).toHaveLength(0);
});

it('up and down lead to the same number of the next star, as it is seen', async () => {
  render(StarBoard, { ...(await looked()), onchoose: () => undefined });
  const space = (id: string) => document.querySelector<SVGElement>(`[data-space="${id}"]`);
  const press = async (key: string) => {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.getAttribute('aria-label');
  };
  space('orange:2')?.focus();
  const [, second, third] = board.stars;
  expect(await press('ArrowDown')).toBe(`${second?.id}:2`);
  expect(await press('ArrowDown')).toBe(`${third?.id}:2`);
  await press('ArrowUp');
  expect(await press('ArrowUp')).toBe('orange:2');
  expect(await press('ArrowUp')).toBe(`${board.stars.at(-1)?.id}:2`);
});

it('a keyboard begins at the space of the placement that is told otherwise', async () => {
  render(StarBoard, { ...(await looked()), replaced: 'blue:4', onchoose: () => undefined });
  const stops = document.querySelectorAll('[data-space][tabindex="0"]');
  expect([...stops].map((stop) => stop.getAttribute('data-space'))).toEqual(['blue:4']);
});

it('Page Down and Page Up lead to the next space that may be chosen, and the board says so', async () => {
  const offers = new Map(['orange:5', 'blue:2'].map((id) => [id, { points: 1, bonus: 0 }]));
  const whyNot = () => 'No tile of this colour.';
  render(StarBoard, { ...(await looked()), offers, whyNot, onchoose: () => undefined });
  expect(screen.getByRole('group', { name: 'Board of Ann' })).toHaveAccessibleDescription(
    m.key_next_open(),
  );
  document.querySelector<SVGElement>('[data-space="orange:2"]')?.focus();
  const pressed: (string | null | undefined)[] = [];
  for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageUp', 'PageUp']) {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key });
    pressed.push(document.activeElement?.getAttribute('aria-label'));
  }
  const [first, second] = board.spaces.filter(({ id }) => offers.has(id)).map(({ id }) => id);
  const from = board.spaces.findIndex(({ id }) => id === 'orange:2');
  const isPast = board.spaces.findIndex(({ id }) => id === first) > from;
  const [one, other] = isPast ? [first, second] : [second, first];
  expect(pressed).toEqual([one, other, one, other, one]);
});

it('a space that may not be chosen says why as the keyboard comes to it, one that may does not', async () => {
  const offers = new Map([['blue:2', { points: 1, bonus: 0 }]]);
  const asked: string[] = [];
  const whyNot = ({ id }: { id: string }) => `Not ${asked[asked.push(id) - 1]}.`;
  render(StarBoard, { ...(await looked()), offers, whyNot, onchoose: () => undefined });
  const space = (id: string) => document.querySelector<SVGElement>(`[data-space="${id}"]`);
  space('red:1')?.focus();
  expect(space('red:1')).toHaveAccessibleDescription('Not red:1.');
  space('blue:2')?.focus();
  expect(space('blue:2')).not.toHaveAccessibleDescription();
  expect(asked).toEqual(['red:1']);
});
