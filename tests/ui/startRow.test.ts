// Ecus of a table that was already under way stand where a match begins, and not among what the table decided.
import { expect, it } from 'vitest';
import { CATEGORIES } from '../../src/lib/games/histrio/categories.ts';
import { magnificentRules } from '../../src/lib/games/magnificent/module.ts';
import type { Facts } from '../../src/lib/referee/ruling.ts';
import { sheetsOf } from '../../src/lib/ui/sheetView.ts';

it('the purse a seat begins with has the row of the start; told anew later on, it is the table’s', () => {
  const line = { seat: 'ann', clause: 'table.position' } as const;
  const sheets = sheetsOf(
    [
      { ...line, points: 5, facts: { before: 0, total: 5 } },
      { ...line, points: 2, facts: { before: 5, total: 7, reason: 'miscounted' } },
    ],
    ['ann'],
    { categories: CATEGORIES },
    () => undefined,
  );
  const rows = Object.fromEntries(
    (sheets.get('ann') ?? []).map(({ category, points }) => [category, points]),
  );
  expect(rows).toMatchObject({ start: 5, 'by-table': 2 });
});

it('a game without a row of the start has one where a table was already under way, and no other', () => {
  const line = { seat: 'ann', clause: 'table.position', points: 12 } as const;
  const shown = (facts: Facts) => {
    const sheets = sheetsOf([{ ...line, facts }], ['ann'], magnificentRules, () => undefined);
    return (sheets.get('ann') ?? []).map(({ category, points }) => [category, points]);
  };
  expect(shown({ before: 0, total: 12 })[0]).toEqual(['begun', 12]);
  expect(shown({ before: 5, total: 17, reason: 'miscounted' })[0]).not.toContain('begun');
});
