// The table of results: as spreadsheets of each language read it, and no name that acts as a formula.
import { afterEach, expect, it } from 'vitest';
import { followLocale } from '../../src/lib/i18n/locale.svelte.ts';
import type { PlayedMatch } from '../../src/lib/table/tally.ts';
import { resultsCsv } from '../../src/lib/ui/resultsCsv.ts';

function match(ended: string, name: string, total: number): PlayedMatch {
  return {
    game: 'toy',
    ended,
    seats: [{ id: 'a', name }],
    ranks: [{ seat: 'a', rank: 1, total }],
  };
}

const csv = async (...matches: readonly PlayedMatch[]) =>
  (await resultsCsv(matches, (game) => `Toy: ${game}`)).split('\r\n');

afterEach(() => {
  followLocale(() => 'en');
});

it('begins with the mark of its alphabet and the heads of its columns', async () => {
  const [head] = await csv();
  expect(head).toBe('\uFEFFMatch,Day,Game,Place,Player,Total');
});

it('tells matches in the order in which they were played, by the day on the wall', async () => {
  const [, ...rows] = await csv(
    match('2026-03-02T00:10:00+03:00', 'Bo', -2),
    match('2026-03-01T22:00:00+01:00', 'Ann', 10),
  );
  expect(rows).toEqual(['1,2026-03-01,Toy: toy,1,Ann,10', '2,2026-03-02,Toy: toy,1,Bo,-2']);
});

it.each([
  ['=1+1', `"'=1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['Ann, "the Great"', '"Ann, ""the Great"""'],
  ['two\nlines', '"two\nlines"'],
])('a name like %j stays a name', async (name, cell) => {
  const rows = await csv(match('2026-03-01T22:00:00+01:00', name, 1));
  expect(rows[1]).toBe(`1,2026-03-01,Toy: toy,1,${cell},1`);
});

it('ends a cell with a semicolon where the comma is the decimal sign', async () => {
  followLocale(() => 'ru');
  const [head, row] = await csv(match('2026-03-01T22:00:00+01:00', 'Аня', 1));
  expect(head).toBe('\uFEFFПартия;День;Игра;Место;Игрок;Итог');
  expect(row).toBe('1;2026-03-01;Toy: toy;1;Аня;1');
});
