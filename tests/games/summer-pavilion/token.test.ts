// The start player token: who takes it, what it costs and what it gives. Rulebook «Фишка первого игрока».
import { describe, expect, it } from 'vitest';
import { priceInCenter } from '../../../src/lib/games/summer-pavilion/advice/tokenPrice.ts';
import type { Colour } from '../../../src/lib/games/summer-pavilion/data/pieces.ts';
import { LATEST } from '../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { mostFromCenter } from '../../../src/lib/games/summer-pavilion/rules/phases/token.ts';
import { rulesOf } from '../../../src/lib/games/summer-pavilion/rules/rule.ts';
import { given } from '../../support/given.ts';

import { acquiring, placing, preparing, setUp, type Lying } from './positions.ts';

const rules = rulesOf(LATEST);

const fromCenter = { type: 'draft', seat: 'ann', source: 'center', colour: 'yellow' } as const;

describe('the start player token', () => {
  it('summer-pavilion.token.first-from-center: the first to take from the centre takes the token', () => {
    given(pavilion, acquiring({ center: { yellow: 2 } }))
      .when(fromCenter)
      .because('summer-pavilion.token.first-from-center', { tiles: 2 })
      .leaves({ token: 'ann' });
    given(pavilion, setUp({ level: 'scorekeeper' }))
      .when({ type: 'takeToken', seat: 'bo', tiles: 3 })
      .because('summer-pavilion.token.first-from-center', { tiles: 3 })
      .leaves({ token: 'bo' });
  });

  it('summer-pavilion.token.penalty: it costs a point for each tile, the joker included', () => {
    given(pavilion, acquiring({ center: { yellow: 3, purple: 2 }, ann: { total: 9 } }))
      .when(fromCenter)
      .scores('ann', -4)
      .because('summer-pavilion.token.penalty', { tiles: 4, lost: 4, total: 5 })
      .totals(5, 5);
    given(pavilion, setUp({ level: 'scorekeeper' }))
      .when({ type: 'takeToken', seat: 'ann', tiles: 4 })
      .scores('ann', -4)
      .because('summer-pavilion.token.penalty', { tiles: 4, lost: 4, total: 1 });
  });

  it('summer-pavilion.token.floor-one: the marker never goes back beyond 1', () => {
    given(pavilion, acquiring({ center: { yellow: 5 }, ann: { total: 3 } }))
      .when(fromCenter)
      .scores('ann', -2)
      .because('summer-pavilion.token.floor-one', { tiles: 5, lost: 2, total: 1 })
      .also('summer-pavilion.token.penalty')
      .totals(1, 5);
    given(pavilion, setUp({ level: 'scorekeeper' }))
      .when({ type: 'takeToken', seat: 'ann', tiles: 7 })
      .scores('ann', -4)
      .because('summer-pavilion.token.floor-one', { tiles: 7, lost: 4, total: 1 });
  });

  it('summer-pavilion.token.allowed-at-one: at a total of 1 the token costs nothing', () =>
    given(pavilion, acquiring({ center: { yellow: 2 }, ann: { total: 1 } }))
      .when(fromCenter)
      .scores('ann', 0)
      .because('summer-pavilion.token.allowed-at-one', { tiles: 2 })
      .leaves({ token: 'ann' })
      .totals(1, 5));

  it('summer-pavilion.token.allowed-at-one: space 1 of a later lap is a total of 81 and pays', () =>
    given(pavilion, acquiring({ center: { yellow: 2 }, ann: { total: 81 } }))
      .when(fromCenter)
      .scores('ann', -2)
      .because('summer-pavilion.token.penalty', { lost: 2, total: 79 }));

  it('summer-pavilion.token.later-takers-free: who takes from the centre later loses nothing', () => {
    given(pavilion, acquiring({ center: { yellow: 2 }, token: 'bo' }))
      .when(fromCenter)
      .scores('ann', 0)
      .leaves({ token: 'bo' });
    given(pavilion, acquiring({ center: { yellow: 2 }, token: 'bo' }))
      .when(fromCenter)
      .because('summer-pavilion.token.later-takers-free', { holder: 'bo' });
    given(pavilion, setUp({ level: 'scorekeeper' }))
      .after({ type: 'takeToken', seat: 'bo', tiles: 2 })
      .when({ type: 'takeToken', seat: 'ann', tiles: 2 })
      .refusedBecause('summer-pavilion.token.later-takers-free', { holder: 'bo' })
      .firmly();
  });

  it('summer-pavilion.token.starts-phase2: the holder opens phase 2', () => {
    const table = acquiring({
      displays: [],
      center: { yellow: 1 },
      bo: { hand: { red: 1 } },
      token: 'bo',
    });
    given(pavilion, table)
      .when(fromCenter)
      .because('summer-pavilion.token.starts-phase2', { first: 'bo' });
    given(pavilion, table)
      .after(fromCenter)
      .when({ type: 'place', seat: 'ann', space: 'yellow:1', pay: { yellow: 1 } })
      .refusedBecause('summer-pavilion.token.starts-phase2', { seat: 'ann', first: 'bo' })
      .also('summer-pavilion.play.start-player')
      .overridable();
  });

  it('summer-pavilion.play.start-player: phase 2 is opened by the start player', () =>
    given(pavilion, setUp({ seats: 3, level: 'scorekeeper' }))
      .after({ type: 'takeToken', seat: 'cy', tiles: 1 })
      .when({ type: 'endDrafting' })
      .because('summer-pavilion.token.starts-phase2', { first: 'cy' })
      .also('summer-pavilion.play.start-player')
      .asks('place', 'cy'));

  it('summer-pavilion.token.starts-next-round: the holder also opens phase 1 of the next round', () => {
    given(pavilion, preparing({ token: 'bo' }))
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.token.starts-next-round', { first: 'bo' })
      .leaves({ starter: 'bo', token: undefined })
      .asks('draft', 'bo');
    given(pavilion, preparing({ token: 'bo' }))
      .after({ type: 'prepareRound' })
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red', contents: { red: 4 } })
      .refusedBecause('summer-pavilion.token.starts-next-round', { seat: 'ann', first: 'bo' });
  });

  it('summer-pavilion.token.nobody-took: who opened the round opens phase 2 and the next round', () => {
    const untaken = acquiring({
      starter: 'bo',
      turn: 'ann',
      displays: [{ red: 2 }],
      bo: { hand: { blue: 1 } },
    });
    given(pavilion, untaken)
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red' })
      .because('summer-pavilion.token.nobody-took', { first: 'bo' })
      .asks('place', 'bo');
    given(pavilion, untaken)
      .after({ type: 'draft', seat: 'ann', source: 1, colour: 'red' })
      .when({ type: 'place', seat: 'ann', space: 'red:2', pay: { red: 2 } })
      .refusedBecause('summer-pavilion.token.nobody-took', { seat: 'ann', first: 'bo' });
    given(pavilion, preparing({ starter: 'bo' }))
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.token.nobody-took', { first: 'bo' })
      .notBecause('summer-pavilion.prep.token-back')
      .leaves({ starter: 'bo', untaken: true });
    given(pavilion, preparing({ starter: 'bo' }))
      .after({ type: 'prepareRound' })
      .when({ type: 'draft', seat: 'ann', source: 1, colour: 'red', contents: { red: 4 } })
      .refusedBecause('summer-pavilion.token.nobody-took', { seat: 'ann', first: 'bo' });
  });

  it.each([
    { seats: 2, most: 15 },
    { seats: 3, most: 21 },
    { seats: 4, most: 23 },
  ] as const)(
    'summer-pavilion.component.tiles: with $seats seats one draft never brings more than $most tiles',
    ({ seats, most }) => {
      const table = given(pavilion, setUp({ seats, level: 'scorekeeper' }));
      table.when({ type: 'takeToken', seat: 'ann', tiles: most }).leaves({ token: 'ann' });
      table
        .when({ type: 'takeToken', seat: 'ann', tiles: most + 1 })
        .refusedBecause('summer-pavilion.component.tiles', { count: most + 1, exist: most })
        .also('summer-pavilion.draft.rest-to-center')
        .firmly();
    },
  );

  it('table.seat-unknown: a seat that is not at the table takes nothing', () => {
    for (const move of [
      { type: 'takeToken', seat: 'zoe', tiles: 1 },
      { type: 'pass', seat: 'zoe' },
    ] as const)
      given(pavilion, setUp({ level: 'scorekeeper' }))
        .when(move)
        .refusedBecause('table.seat-unknown', { seat: 'zoe' })
        .firmly();
    given(pavilion, placing({ ann: { hand: { red: 1 } } }))
      .when({ type: 'place', seat: 'zoe', space: 'red:1' })
      .refusedBecause('table.seat-unknown', { seat: 'zoe' })
      .firmly();
  });
});

describe('what stands at the tiles of the centre while the token lies there', () => {
  const priceOf = (lying: Lying, colour: Colour) => {
    const begun = rules.begin(acquiring(lying));
    if (!begun.allowed) throw new Error(begun.refusal.clause);
    return priceInCenter(rules, begun.state, 'ann', colour);
  };

  it('summer-pavilion.token.penalty: a point for each tile of the colour, and for the joker that goes along', () => {
    const ann = { total: 9 };
    expect(priceOf({ center: { yellow: 3, purple: 2 }, ann }, 'yellow')).toBe(4);
    expect(priceOf({ center: { yellow: 3 }, ann }, 'yellow')).toBe(3);
  });

  it('summer-pavilion.token.floor-one: only what is really lost, and nothing at a total of 1', () => {
    expect(priceOf({ center: { yellow: 5 }, ann: { total: 3 } }, 'yellow')).toBe(2);
    expect(priceOf({ center: { yellow: 5 }, ann: { total: 1 } }, 'yellow')).toBeUndefined();
  });

  it('summer-pavilion.token.later-takers-free: nothing once somebody has the token', () => {
    expect(priceOf({ center: { yellow: 2 }, token: 'bo' }, 'yellow')).toBeUndefined();
  });

  it('summer-pavilion.draft.joker-not-choosable: nothing at a joker that may not be chosen', () => {
    expect(priceOf({ center: { yellow: 2, purple: 1 } }, 'purple')).toBeUndefined();
  });

  it.each([
    { seats: 2, most: 15 },
    { seats: 3, most: 21 },
    { seats: 4, most: 23 },
  ])(
    'summer-pavilion.draft.rest-to-center: no draft from the centre brings more than what can have come there ($seats seats: $most)',
    ({ seats, most }) => {
      expect(mostFromCenter(LATEST.tables, seats)).toBe(most);
    },
  );
});
