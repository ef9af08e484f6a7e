// Points as they are said aloud: in the singular where there is one, with a real minus below zero.
import { afterEach, describe, expect, it } from 'vitest';
import { loadRulebook } from '../../src/lib/games/summer-pavilion/rulebook/rulebook.ts';
import { followLocale } from '../../src/lib/i18n/locale.svelte.ts';
import { pointsText } from '../../src/lib/ui/pointsText.ts';
import { tableClauseText } from '../../src/lib/ui/tableClauses.ts';

afterEach(() => {
  followLocale(() => 'en');
});

describe('points', () => {
  it.each([
    ['en', ['1 point', '5 points', '−3 points']],
    ['ru', ['1 очко', '5 очков', '−3 очка']],
    ['es', ['1 punto', '5 puntos', '−3 puntos']],
  ] as const)('%s', (language, said) => {
    followLocale(() => language);
    expect([1, 5, -3].map(pointsText)).toEqual(said);
  });

  it('have the same minus in the sentences of the table and of a rulebook', async () => {
    expect(tableClauseText('table.position', { before: 2, total: -3, reason: 'x' })).toContain(
      '−3',
    );
    const rulebook = await loadRulebook('en');
    const facts = { tiles: 4, lost: 4, total: -3, floor: 1 };
    const said = rulebook.effectText({ clause: 'summer-pavilion.pass.penalty', facts }, String);
    expect(said).toContain('total −3');
  });
});
