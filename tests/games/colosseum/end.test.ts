// The end: who has won. Rulebook «Конец игры».
import { describe, expect, it } from 'vitest';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import { ranksOf } from '../../../src/lib/referee/sheet.ts';
import { cash, event, leaving, pass, passes, producing } from './positions.ts';
import type { Lying } from './tables.ts';
import { lying } from './tables.ts';

const rules = colosseumRules.rulesOf(colosseumRules.rulesets[0]);
const levels = ['referee', 'scorekeeper'] as const;
const finish = { type: 'finish' } as const;

/** Ranks by seat. */
function ranks(told: Omit<Lying, 'phase'>): Record<string, number> {
  const begun = rules.begin(lying({ round: 5, phase: 'over', ...told }));
  if (!begun.allowed) throw new Error(JSON.stringify(begun.refusal));
  return Object.fromEntries(
    ranksOf(rules.standings(begun.state)).map(({ seat, rank }) => [seat, rank]),
  );
}

describe('the end', () => {
  it('colosseum.end.trigger: over once everybody could produce in round 5, and then nothing is told any more', () => {
    producing({ round: 5 }).after(pass('ann')).when(pass('bo')).leaves({ phase: 'producing' });
    producing({ round: 5, level: 'scorekeeper' })
      .after(...passes('ann', 'bo'))
      .when(event('cy', 1, { missing: 0 }))
      .leaves({ phase: 'farewell' });
    leaving()
      .when(finish)
      .because('colosseum.end.winner')
      .also('colosseum.end.trigger')
      .leaves({ phase: 'over' });
    for (const move of [pass('ann'), cash('ann'), finish])
      leaving({ ann: { medals: 1 } })
        .after(finish)
        .when(move)
        .refusedBecause('colosseum.end.trigger')
        .firmly();
  });

  it('colosseum.end.winner: the best single event wins', () => {
    for (const level of levels)
      leaving({ level, ann: { best: 40 }, bo: { best: 41, coins: 1 }, cy: { best: 12 } })
        .when(finish)
        .because('colosseum.end.winner', { seats: ['bo'], result: 41 })
        .totals(40, 41, 12);
  });

  it('colosseum.goal.highest-wins: whatever coins, medals or awards the others have', () => {
    expect(
      ranks({
        ann: { best: 40, coins: 500, medals: 9, tokens: { lion: 3, horse: 3 } },
        bo: { best: 41, coins: 0 },
        cy: { best: 12 },
      }),
    ).toEqual({ ann: 2, bo: 1, cy: 3 });
    leaving({ bo: { best: 41 } })
      .when(finish)
      .because('colosseum.end.winner')
      .also('colosseum.goal.highest-wins');
  });

  it('colosseum.end.tie-coins: with equal results the richer player', () => {
    for (const level of levels) {
      leaving({ level, ann: { best: 40, coins: 7 }, bo: { best: 40, coins: 8 } })
        .when(finish)
        .because('colosseum.end.tie-coins', { seats: ['bo', 'ann'], coins: [8, 7], points: 40 })
        .because('colosseum.end.winner', { seats: ['bo'] });
      // Awards are asked for only where coins are equal.
      leaving({
        level,
        ann: { best: 40, coins: 7, tokens: { lion: 3 } },
        bo: { best: 40, coins: 8 },
      })
        .when(finish)
        .because('colosseum.end.winner', { seats: ['bo'] });
      // Medals may still become coins.
      leaving({ level, ann: { best: 40, coins: 7, medals: 1 }, bo: { best: 40, coins: 8 } })
        .after(cash('ann'))
        .when(finish)
        .because('colosseum.end.winner', { seats: ['ann'] });
    }
    expect(
      ranks({ ann: { best: 9, coins: 3 }, bo: { best: 40 }, cy: { best: 9, coins: 4 } }),
    ).toEqual({ ann: 3, bo: 1, cy: 2 });
  });

  it('colosseum.end.tie-stars: with equal coins too, who has more awards', () => {
    leaving({ ann: { best: 40 }, bo: { best: 40, tokens: { lion: 3 } } })
      .when(finish)
      .because('colosseum.end.winner', { seats: ['bo'] });
    const table = leaving({ level: 'scorekeeper', ann: { best: 40 }, bo: { best: 40 } });
    table
      .when(finish)
      .refusedBecause('colosseum.end.tie-stars', { tied: ['ann', 'bo'] })
      .overridable();
    table
      .when({ type: 'finish', stars: { ann: 2, bo: 1 } })
      .because('colosseum.end.tie-stars', { seats: ['ann', 'bo'], stars: [2, 1], points: 40 })
      .because('colosseum.end.winner', { seats: ['ann'] });
    // Still equal: both have won.
    table
      .when({ type: 'finish', stars: { ann: 1, bo: 1 } })
      .because('colosseum.end.winner', { seats: ['ann', 'bo'] })
      .also('colosseum.end.tie-stars');
    expect(ranks({ ann: { best: 40 }, bo: { best: 40 }, cy: { best: 9 } })).toEqual({
      ann: 1,
      bo: 1,
      cy: 3,
    });
  });

  it('colosseum.end.tie-coins: where nobody keeps purses they are counted at the end, and told', () => {
    const table = leaving({
      level: 'scorekeeper',
      options: { purses: 'none' },
      ann: { best: 40, coins: 3 },
      bo: { best: 40, coins: 30 },
      cy: { best: 12 },
    });
    table
      .when({ ...finish, coins: { ann: 21, bo: 20 } })
      .because('colosseum.end.winner', { seats: ['ann'], result: 40 })
      .because('colosseum.end.tie-coins', { coins: [21, 20] });
    // Their awards decide where the coins that are told are equal too.
    table
      .when({ ...finish, coins: { ann: 20, bo: 20 } })
      .refusedBecause('colosseum.end.tie-stars', { tied: ['ann', 'bo'] });
    for (const coins of [undefined, { ann: 20 }])
      table
        .when({ ...finish, ...(coins && { coins }) })
        .refusedBecause('colosseum.end.tie-coins', { tied: ['ann', 'bo'] });
    table.when({ ...finish, coins: { zoe: 1 } }).refusedBecause('table.seat-unknown');
  });

  it('colosseum.end.tie-coins: purses that are kept are not told anew', () =>
    leaving({
      level: 'scorekeeper',
      ann: { best: 40, coins: 3 },
      bo: { best: 40, coins: 30 },
      cy: { best: 12 },
    })
      .when({ ...finish, coins: { ann: 99 } })
      .because('colosseum.end.winner', { seats: ['bo'], result: 40 }));
});
