// The seven house rulings: every reading of each, at set-up and in play.
import { describe, it } from 'vitest';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import { given } from '../../support/given.ts';

import { acquiring, EARNED, ending, placing, preparing, type Lying } from './positions.ts';

const pass = { type: 'pass', seat: 'ann' } as const;
const place = { type: 'place', seat: 'ann' } as const;
const ALL = [1, 2, 3, 4, 5, 6];

describe('floor-for-all-losses', () => {
  const poor = { ann: { total: 2, hand: { red: 5 } } } as const;

  it('summer-pavilion.pass.floor-one: every-loss – no loss goes below 1', () =>
    given(pavilion, placing({ rulings: { 'floor-for-all-losses': 'every-loss' }, ...poor }))
      .when(pass)
      .scores('ann', -1)
      .totals(1, 5));

  it('summer-pavilion.pass.penalty: token-only – a pass may lead below 1', () => {
    const rulings = { 'floor-for-all-losses': 'token-only' };
    given(pavilion, placing({ rulings, ...poor }))
      .when(pass)
      .scores('ann', -5)
      .because('summer-pavilion.pass.penalty', { tiles: 5, lost: 5, total: -3 })
      .totals(-3, 5);
    given(pavilion, placing({ rulings, round: 6, ...poor }))
      .when(pass)
      .because('summer-pavilion.pass.last-round', { lost: 5, total: -3 });
  });

  it('summer-pavilion.token.floor-one: token-only – the token still stops at 1', () => {
    const rulings = { 'floor-for-all-losses': 'token-only' };
    const table = { rulings, center: { yellow: 4 } };
    const draft = { type: 'draft', seat: 'ann', source: 'center', colour: 'yellow' } as const;
    given(pavilion, acquiring({ ...table, ann: { total: 2 } }))
      .when(draft)
      .totals(1, 5);
    given(pavilion, acquiring({ ...table, ann: { total: -3 } }))
      .when(draft)
      .scores('ann', 0)
      .because('summer-pavilion.token.allowed-at-one');
  });
});

describe('leftover-order', () => {
  const last = { round: 6, bo: { passed: true }, ann: { total: 2, hand: { red: 5 } } } as const;
  const keepFour = { ...pass, keep: { red: 4 } } as const;

  it('summer-pavilion.pass.last-round: at-the-pass – all tiles cost before the goals', () => {
    const rulings = { 'leftover-order': 'at-the-pass' };
    given(pavilion, placing({ ...last, rulings }))
      .when(keepFour)
      .scores('ann', -1)
      .because('summer-pavilion.pass.last-round', { tiles: 5, lost: 1, total: 1 });
  });

  it('summer-pavilion.final.leftover: after-the-goals – corner tiles cost after the goals', () => {
    const rulings = { 'leftover-order': 'after-the-goals' };
    const board = { red: ALL };
    const table = placing({
      ...last,
      rulings,
      ann: { total: 2, hand: { green: 5 }, board },
    });
    const keep = { ...pass, keep: { green: 4 } } as const;
    given(pavilion, table)
      .when(keep)
      .scores('ann', -1)
      .because('summer-pavilion.pass.penalty', { tiles: 1, lost: 1, total: 1 })
      .leaves({ seats: { ann: { corners: { green: 4 } } } });
    given(pavilion, table)
      .after(keep)
      .when({ type: 'scoreGoals' })
      .scores('ann', 14 - 4)
      .because('summer-pavilion.final.leftover', { tiles: 4, lost: 4, total: 11 })
      .leaves({ tower: 5, seats: { ann: { corners: {} } } });
    given(pavilion, placing({ ...last, level: 'scorekeeper', rulings }))
      .after({ ...pass, kept: 4, lost: 1 })
      .when({ type: 'scoreGoals' })
      .scores('ann', 0)
      .because('summer-pavilion.final.leftover', { tiles: 4, lost: 0, total: 1 })
      .also('summer-pavilion.pass.floor-one');
  });
});

describe('eighty-boundary', () => {
  const at79 = { level: 'scorekeeper', ann: { total: 79 } } as const;
  const one = { ...place, space: 'red:3' } as const;

  it('summer-pavilion.track.eighty-token: at-eighty-one – 80 points are still no token', () =>
    given(pavilion, placing({ ...at79, rulings: { 'eighty-boundary': 'at-eighty-one' } }))
      .when(one)
      .notBecause('summer-pavilion.track.eighty-token')
      .totals(80, 5));

  it('summer-pavilion.track.eighty-token: at-eighty – 80 points bring the token', () =>
    given(pavilion, placing({ ...at79, rulings: { 'eighty-boundary': 'at-eighty' } }))
      .when(one)
      .because('summer-pavilion.track.eighty-token', { tokens: 1, before: 0, total: 80 }));
});

describe('token-untaken', () => {
  const untaken = {
    firstSeat: 'bo',
    seats: 3,
    starter: 'cy',
    turn: 'ann',
    displays: [{ red: 2 }],
    bo: { hand: { blue: 1 } },
    cy: { hand: { blue: 1 } },
  } satisfies Lying;
  const draft = { type: 'draft', seat: 'ann', source: 1, colour: 'red' } as const;

  it('summer-pavilion.token.nobody-took: round-starter – who opened the round goes on', () =>
    given(pavilion, acquiring({ ...untaken, rulings: { 'token-untaken': 'round-starter' } }))
      .when(draft)
      .because('summer-pavilion.token.nobody-took', { first: 'cy' })
      .asks('place', 'cy'));

  it('summer-pavilion.token.nobody-took: first-seat – the youngest begins again', () => {
    const rulings = { 'token-untaken': 'first-seat' };
    given(pavilion, acquiring({ ...untaken, rulings }))
      .when(draft)
      .because('summer-pavilion.token.nobody-took', { first: 'bo' })
      .asks('place', 'bo');
    given(pavilion, preparing({ rulings, seats: 3, firstSeat: 'bo', starter: 'cy' }))
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.token.nobody-took', { first: 'bo' })
      .leaves({ starter: 'bo' });
  });
});

describe('supply-too-small', () => {
  const short = {
    supply: { known: { blue: 1 }, unknown: 0 },
    ann: { hand: { red: 5 }, board: { red: [6] } },
    bo: { hand: { blue: 1 } },
  };
  const window = { ...place, space: 'red:5', pay: { red: 5 }, pick: { blue: 1 } } as const;

  it('summer-pavilion.bonus.short-supply: rest-is-lost – nothing is owed', () =>
    given(pavilion, placing({ ...short, rulings: { 'supply-too-small': 'rest-is-lost' } }))
      .when(window)
      .because('summer-pavilion.bonus.short-supply', { due: 3, available: 1, owed: 0 })
      .leaves({ seats: { ann: { owed: undefined } } })
      .asks('place', 'bo'));

  it('summer-pavilion.bonus.short-supply: rest-is-owed – the rest is taken as soon as there are tiles', () => {
    const table = placing({ ...short, rulings: { 'supply-too-small': 'rest-is-owed' } });
    given(pavilion, table)
      .when(window)
      .because('summer-pavilion.bonus.short-supply', { due: 3, available: 1, owed: 2 })
      .leaves({ seats: { ann: { owed: 2 } } })
      .asks('takeOwed', 'ann');
    given(pavilion, table)
      .after(window)
      .when({ type: 'pass', seat: 'bo' })
      .refusedBecause('summer-pavilion.bonus.mandatory', { due: 2, picked: 0, seat: 'ann' });
    given(pavilion, table)
      .after(window)
      .when({ type: 'takeOwed', seat: 'ann', pick: { red: 1 } })
      .refusedBecause('summer-pavilion.bonus.mandatory', { due: 2, picked: 1 });
    given(pavilion, table)
      .after(window)
      .when({ type: 'takeOwed', seat: 'ann', pick: { red: 2 } })
      .because('summer-pavilion.bonus.beside-board', { pick: { red: 2 } })
      .leaves({ supply: { unknown: 10 }, seats: { ann: { hand: { blue: 1, red: 2 } } } })
      .asks('place', 'bo');
  });

  it('summer-pavilion.bonus.mandatory: rest-is-owed – owed tiles come also after the last pass', () => {
    const table = preparing({
      rulings: { 'supply-too-small': 'rest-is-owed' },
      ann: { owed: 2, passed: true, board: EARNED },
    });
    given(pavilion, table)
      .when({ type: 'prepareRound' })
      .refusedBecause('summer-pavilion.bonus.mandatory', { due: 2, seat: 'ann' });
    given(pavilion, table)
      .after({ type: 'takeOwed', seat: 'ann', pick: { red: 2 } })
      .when({ type: 'prepareRound' })
      .leaves({ seats: { ann: { hand: { red: 2 }, owed: undefined } } });
  });

  it('summer-pavilion.pass.no-tiles: rest-is-owed – who still gets tiles has not passed', () =>
    given(
      pavilion,
      placing({
        rulings: { 'supply-too-small': 'rest-is-owed' },
        turn: 'bo',
        supply: { known: {}, unknown: 0 },
        ann: { owed: 2, board: EARNED },
        // The whole box, so that neither bag nor tower can fill the supply.
        bo: { hand: { purple: 20, green: 22, orange: 22, yellow: 22, blue: 22, red: 22 } },
      }),
    )
      .when({ type: 'place', seat: 'bo', space: 'red:1', pay: { red: 1 } })
      .because('summer-pavilion.supply.exhausted', { gaps: 10 })
      .leaves({ turn: 'ann', seats: { ann: { passed: undefined } } }));

  it('summer-pavilion.final.leftover: rest-is-owed – owed tiles left after round 6 cost as all others', () =>
    given(pavilion, ending({ ann: { total: 20, hand: { red: 2 }, board: EARNED } }))
      .when({ type: 'scoreGoals' })
      .scores('ann', -2)
      .because('summer-pavilion.final.leftover', { tiles: 2 }));
});

describe('supply-refill-timing', () => {
  const gaps = {
    supply: { known: {}, unknown: 6 },
    ann: { hand: { red: 6 }, board: { red: [6] } },
    bo: { hand: { blue: 1 } },
  };
  const plain = { ...place, space: 'red:1', pay: { red: 1 } } as const;
  const window = { ...place, space: 'red:5', pay: { red: 5 }, pick: { blue: 3 } } as const;

  it('summer-pavilion.supply.refill: before-every-turn – any gap is filled', () =>
    given(pavilion, placing({ ...gaps, rulings: { 'supply-refill-timing': 'before-every-turn' } }))
      .when(plain)
      .because('summer-pavilion.supply.refill', { tiles: 4 })
      .leaves({ supply: { unknown: 10 } }));

  it('summer-pavilion.supply.refill: after-a-bonus – gaps are filled only when a bonus was due', () => {
    const rulings = { 'supply-refill-timing': 'after-a-bonus' };
    given(pavilion, placing({ ...gaps, rulings }))
      .when(plain)
      .notBecause('summer-pavilion.supply.refill')
      .leaves({ supply: { unknown: 6 } });
    given(pavilion, placing({ ...gaps, rulings }))
      .when(window)
      .because('summer-pavilion.supply.refill', { tiles: 7 })
      .leaves({ supply: { unknown: 10 } });
    given(pavilion, preparing({ rulings, supply: { known: {}, unknown: 6 } }))
      .when({ type: 'prepareRound' })
      .notBecause('summer-pavilion.supply.refill')
      .leaves({ supply: { unknown: 6 } });
  });
});

it('summer-pavilion.supply.exhausted: after-a-bonus – an empty supply is filled again as soon as a bonus is due', () =>
  given(
    pavilion,
    placing({
      rulings: { 'supply-refill-timing': 'after-a-bonus' },
      supply: { known: {}, unknown: 0 },
      tower: 20,
      ann: { hand: { red: 5 }, board: { red: [6] } },
      bo: { hand: { blue: 1 } },
    }),
  )
    .when({ type: 'place', seat: 'ann', space: 'red:5', pay: { red: 5 } })
    .because('summer-pavilion.bonus.short-supply', { due: 3, available: 0 })
    .because('summer-pavilion.supply.refill', { tiles: 10 })
    .leaves({ supply: { unknown: 10 } }));

describe('factory-fill-order', () => {
  const FIVE = { red: ALL, blue: ALL, green: ALL, yellow: ALL, orange: ALL };
  const short = {
    seats: 4,
    ann: { board: FIVE },
    bo: { board: FIVE },
    cy: { board: FIVE, corners: { purple: 2 } },
  } as const;
  const full = (count: number, tiles: number) =>
    Array.from({ length: count }, () => ({ unknown: tiles }));

  it('summer-pavilion.prep.shortage: display-by-display – full ones, then one partial, then empty', () =>
    given(
      pavilion,
      preparing({ ...short, rulings: { 'factory-fill-order': 'display-by-display' } }),
    )
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.prep.shortage', { tiles: 30, missing: 6 })
      .leaves({ displays: [...full(7, 4), { unknown: 2 }, { unknown: 0 }] }));

  it('summer-pavilion.prep.shortage: one-tile-each – the tiles are dealt round', () =>
    given(pavilion, preparing({ ...short, rulings: { 'factory-fill-order': 'one-tile-each' } }))
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.prep.shortage', { tiles: 30, missing: 6 })
      .leaves({ displays: [...full(3, 4), ...full(6, 3)] }));
});
