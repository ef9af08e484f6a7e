// What a later ruleset has mended: so it goes from now on, and a match begun before goes on as it began.
import { describe, it } from 'vitest';
import { RULESET_1 } from '../../../src/lib/games/summer-pavilion/data/ruleset1.ts';
import { RULESET_2 } from '../../../src/lib/games/summer-pavilion/data/ruleset2.ts';
import { RULESET_3 } from '../../../src/lib/games/summer-pavilion/data/ruleset3.ts';
import { RULESET_4 } from '../../../src/lib/games/summer-pavilion/data/ruleset4.ts';
import { summerPavilionRules as pavilion } from '../../../src/lib/games/summer-pavilion/module.ts';
import type { PavilionSetup } from '../../../src/lib/games/summer-pavilion/rules/begin.ts';
import { given } from '../../support/given.ts';
import { acquiring, placing, preparing, setUp } from './positions.ts';

const under = (ruleset: typeof RULESET_1, setup: PavilionSetup) =>
  given({ ...pavilion, rulesets: [ruleset] }, setup);
const begun = (ruleset: typeof RULESET_1, setup: PavilionSetup) =>
  under(ruleset, setup).whenBegun();

describe('tiles on the corners', () => {
  const early = placing({ bo: { corners: { red: 2 }, hand: { blue: 1 } } });
  const drafting = acquiring({ bo: { corners: { red: 2 } } });

  it('summer-pavilion.pass.corners: they lie there once the seat has passed', () => {
    begun(RULESET_2, early)
      .refusedBecause('summer-pavilion.pass.corners', { seat: 'bo', kept: 2 })
      .firmly();
    begun(
      RULESET_2,
      placing({ ann: { hand: { red: 1 } }, bo: { passed: true, corners: { red: 2 } } }),
    )
      .leaves({ seats: { bo: { passed: true, corners: { red: 2 } } } })
      .asks('place', 'ann');
    begun(RULESET_2, preparing({ bo: { corners: { red: 2 } } })).asks('prepareRound');
  });

  it('summer-pavilion.pass.corners: so where only their number is told', () => {
    const counted = placing({ bo: { kept: 3 } });
    begun(RULESET_2, { ...counted, level: 'scorekeeper' }).refusedBecause(
      'summer-pavilion.pass.corners',
      { seat: 'bo', kept: 3 },
    );
  });

  it('summer-pavilion.prep.corners-back: in phase 1 they have come back', () => {
    begun(RULESET_2, drafting)
      .refusedBecause('summer-pavilion.prep.corners-back', { seat: 'bo', kept: 2 })
      .firmly();
  });

  it('summer-pavilion.pass.corners: a match begun before, on a table told so, goes on', () => {
    begun(RULESET_1, early).leaves({ seats: { bo: { corners: { red: 2 } } } });
    begun(RULESET_1, drafting).leaves({ seats: { bo: { corners: { red: 2 } } } });
  });
});

describe('tiles taken from the centre with the start player token', () => {
  const table = setUp({ level: 'scorekeeper' });
  const taken = (tiles: number) => ({ type: 'takeToken', seat: 'ann', tiles }) as const;

  it('summer-pavilion.component.tiles: five displays leave no more than 15 there', () => {
    under(RULESET_3, table).when(taken(15)).leaves({ token: 'ann' });
    under(RULESET_3, table)
      .when(taken(16))
      .refusedBecause('summer-pavilion.component.tiles', { count: 16, exist: 15 })
      .firmly();
  });

  it('summer-pavilion.component.tiles: in a match begun before, as many as one draft can bring at all', () => {
    under(RULESET_2, table).when(taken(23)).leaves({ token: 'ann' });
    under(RULESET_2, table)
      .when(taken(24))
      .refusedBecause('summer-pavilion.component.tiles', { count: 24, exist: 23 });
  });
});

describe('tiles beside the board of a seat that has passed', () => {
  const kept = { hand: { red: 5, blue: 3 }, passed: true } as const;
  const table = placing({ ann: { hand: { red: 1 } }, bo: kept });

  it('summer-pavilion.pass.discard-rest: after the pass nothing lies there but bonus tiles', () => {
    begun(RULESET_4, table)
      .refusedBecause('summer-pavilion.pass.discard-rest', { seat: 'bo', beside: 8, earned: 0 })
      .also('summer-pavilion.pass.keep-four')
      .firmly();
    begun(RULESET_4, preparing({ bo: kept })).refusedBecause('summer-pavilion.pass.discard-rest');
    begun(RULESET_3, table).leaves({ seats: { bo: kept } });
  });

  it('summer-pavilion.pass.discard-rest: as many as the board has completed pillars, statues and windows for', () => {
    const board = { red: [5, 6] };
    begun(RULESET_4, preparing({ bo: { hand: { red: 3 }, board } })).leaves({ phase: 'prepare' });
    begun(RULESET_4, preparing({ bo: { hand: { red: 4 }, board } })).refusedBecause(
      'summer-pavilion.pass.discard-rest',
      { seat: 'bo', beside: 4, earned: 3 },
    );
  });

  it('summer-pavilion.bonus.short-supply: no more bonus tiles are owed than the board has earned', () => {
    const owing = (owed: number) => placing({ ann: { owed, board: { red: [5, 6] } } });
    begun(RULESET_4, owing(3)).leaves({ seats: { ann: { owed: 3 } } });
    begun(RULESET_4, owing(4))
      .refusedBecause('summer-pavilion.bonus.short-supply', { seat: 'ann', owed: 4, earned: 3 })
      .firmly();
    begun(RULESET_3, owing(4)).leaves({ seats: { ann: { owed: 4 } } });
  });
});

describe('tiles thrown into the tower', () => {
  const table = placing({ ann: { hand: { red: 14 } }, bo: { hand: { red: 8 } } });
  const moves = [
    { type: 'pass', seat: 'ann' },
    { type: 'pass', seat: 'bo' },
    { type: 'prepareRound' },
  ] as const;
  const red4 = { type: 'fillDisplay', display: 1, tiles: { red: 4 } } as const;
  const known = { tower: 22, towerKnown: { red: 22 } };

  it('summer-pavilion.component.tiles: they lie nowhere else until the tower is tipped into the bag', () => {
    const prepared = under(RULESET_3, table).after(...moves);
    prepared
      .when(red4)
      .refusedBecause('summer-pavilion.component.tiles', { colour: 'red', count: 26, exist: 22 })
      .overridable();
    begun(RULESET_3, preparing(known)).leaves(known);
  });

  it('summer-pavilion.component.tiles: in a match begun before they are only counted', () => {
    const prepared = under(RULESET_2, table).after(...moves);
    prepared.when(red4).leaves({ tower: 22, towerKnown: undefined });
    begun(RULESET_2, preparing(known)).leaves({ tower: 22, towerKnown: undefined }).liesAgain();
  });
});
