// What the app says before it happens, where a house ruling makes a difference: against what the rules then do.
import { describe, expect, it } from 'vitest';
import { endingOf, nextDisplays } from '../../../src/lib/games/summer-pavilion/advice/forecast.ts';
import { LATEST } from '../../../src/lib/games/summer-pavilion/data/rulesets.ts';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import type { PavilionSetup } from '../../../src/lib/games/summer-pavilion/rules/begin.ts';
import { tableOf } from '../../../src/lib/games/summer-pavilion/rules/rule.ts';
import { seatAt } from '../../../src/lib/games/summer-pavilion/rules/table.ts';
import { given } from '../../support/given.ts';
import { placing, preparing } from './positions.ts';

const ALL = [1, 2, 3, 4, 5, 6];
const TABLE = tableOf(LATEST);

function lying(setup: PavilionSetup) {
  const begun = pavilion.rulesOf(LATEST).begin(setup);
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  return begun.state;
}

describe('if the game ended now', () => {
  const poor = { total: 1, hand: { green: 7 }, board: { red: ALL } };

  it('summer-pavilion.final.leftover: after-the-goals – at most four tiles wait for the goals, the others cost at the pass', () => {
    const rulings = { 'leftover-order': 'after-the-goals' };
    const setup = placing({ round: 6, rulings, ann: poor, bo: { passed: true } });
    const state = lying(setup);
    // One point is all there is to lose by the pass; the red star brings 14, and the four on the corners cost 4.
    expect(endingOf(TABLE, state, seatAt(state, 0)).points).toBe(14 - 4);
    given(pavilion, setup)
      .after({ type: 'pass', seat: 'ann', keep: { green: 4 } })
      .when({ type: 'scoreGoals' })
      .totals(1 + 14 - 4, 5);
  });

  it('summer-pavilion.pass.last-round: at-the-pass – every tile costs before the goals', () => {
    const state = lying(placing({ round: 6, ann: poor, bo: { passed: true } }));
    expect(endingOf(TABLE, state, seatAt(state, 0)).points).toBe(14);
  });
});

describe('the displays of the next round', () => {
  const full = {
    board: { red: ALL, blue: ALL, yellow: ALL, green: ALL, purple: ALL, orange: ALL },
  };
  const seat = { ...full, passed: true };
  const table = {
    seats: 3 as const,
    round: 4,
    ann: seat,
    bo: seat,
    cy: seat,
    tower: 20,
    supply: { known: {}, unknown: 4 },
    displays: [],
  };

  it('summer-pavilion.prep.shortage: after-a-bonus – gaps of the supply take none of the tiles', () => {
    const setup = preparing({ ...table, rulings: { 'supply-refill-timing': 'after-a-bonus' } });
    expect(nextDisplays(TABLE, lying(setup))).toMatchObject({ available: 20, missing: 8 });
    given(pavilion, setup)
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.prep.shortage', { tiles: 20, missing: 8 });
  });

  it('summer-pavilion.prep.shortage: before-every-turn – gaps of the supply are filled first', () => {
    const setup = preparing(table);
    expect(nextDisplays(TABLE, lying(setup))).toMatchObject({ available: 14, missing: 14 });
    given(pavilion, setup)
      .when({ type: 'prepareRound' })
      .because('summer-pavilion.prep.shortage', { tiles: 14, missing: 14 });
  });
});
