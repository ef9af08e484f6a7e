// A board of another seat by ear: each star with what is covered and what is empty, and what is surrounded.
import { render, screen, within } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { LATEST } from '../../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import type { Colour, Side } from '../../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { loadWords } from '../../../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { tableOf } from '../../../../src/lib/games/summer-pavilion/rules/rule.ts';
import BoardInWords from '../../../../src/lib/games/summer-pavilion/ui/BoardInWords.svelte';

async function heard(side: Side, lying: Readonly<Record<number, Colour>>) {
  const board = tableOf(LATEST).boards[side];
  const cells = board.spaces.map(({ index }) => lying[index] ?? ('empty' as const));
  render(BoardInWords, { board, cells, words: await loadWords('en'), label: 'Board of Ann' });
  const list = screen.getByRole('list', { name: 'Board of Ann' });
  return {
    board,
    said: within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  };
}

it('a star that is begun says what is covered and what is empty', async () => {
  const { board, said } = await heard('coloured', {});
  const red = board.stars.findIndex(({ id }) => id === 'red');
  expect(said[red]).toMatch(/^red star, all empty: \d(, \d){5}$/);
  expect(said).toHaveLength(7 + 3);
});

it('on a star of one colour a number is enough; elsewhere the colour stands beside it', async () => {
  const at = tableOf(LATEST).boards.coloured;
  const red = at.stars.find(({ id }) => id === 'red')?.first ?? 0;
  const middle = at.stars.find(({ colour }) => colour === undefined)?.first ?? 0;
  const { board, said } = await heard('coloured', { [red]: 'red', [middle]: 'blue' });
  const numberAt = (index: number) => board.spaces[index]?.number;
  expect(said[red / 6]).toContain(`covered: ${numberAt(red)}; empty: `);
  expect(said[middle / 6]).toContain(`covered: ${numberAt(middle)} blue; empty: `);
});

it('says how much is surrounded, and which star is whole', async () => {
  const everywhere = Object.fromEntries(Array.from({ length: 42 }, (_, at) => [at, 'green']));
  const { said } = await heard('grey', everywhere as Record<number, Colour>);
  expect(said.slice(0, 7).every((star) => star.includes(', whole: '))).toBe(true);
  expect(said.slice(7)).toEqual([
    'pillar: 6 of 6 surrounded',
    'statue: 6 of 6 surrounded',
    'window: 6 of 6 surrounded',
  ]);
});
