// What a program would draw with the tokens at hand, what it lacks, who has that; and which one lies ready.
import { describe, expect, it } from 'vitest';
import {
  bestProgram,
  bestSet,
  claimable,
  programAudience,
  sparesFor,
} from '../../../src/lib/games/colosseum/advice/programs.ts';
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import { rulesOf, tableOf } from '../../../src/lib/games/colosseum/rules/rule.ts';
import { seatOf } from '../../../src/lib/games/colosseum/rules/table.ts';
import { lying, type Lying } from './tables.ts';

const table = tableOf(RULESET_1);
const rules = rulesOf(RULESET_1);

function stateOf(told: Lying) {
  const begun = rules.begin(lying(told));
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  return begun.state;
}

const PROGRAM_6 = { number: 6, cost: 0, arena: 2, assets: { horse: 2, lion: 2, cage: 1 } };
const HELD: Lying = {
  ann: {
    coins: 30,
    programs: [1, 6],
    tokens: { gladiator: 2, horse: 2, lion: 1, joker: 1 },
    podiums: 1,
  },
  bo: { coins: 30, tokens: { cage: 2, lion: 1, joker: 1 } },
};

describe('bestSet', () => {
  const program = { ...PROGRAM_6, spectators: [11, 9, 7, 5, 2] };

  it('lays what suits, and Jokers where types are short', () => {
    expect(bestSet(program, { horse: 3, lion: 1, joker: 1, torch: 4 })).toEqual({
      tokens: { horse: 2, lion: 1 },
      jokers: ['lion'],
    });
  });

  it('lays no Joker that is not needed', () => {
    expect(bestSet(program, { horse: 2, lion: 2, cage: 1, joker: 2 }).jokers).toEqual([]);
  });

  it('two Jokers may stand for one type', () => {
    expect(bestSet(program, { horse: 2, cage: 1, joker: 3 }).jokers).toEqual(['lion', 'lion']);
  });
});

describe('programAudience', () => {
  it('counts with all that a seat has, and names what is short before Jokers', () => {
    expect(programAudience(table, stateOf(HELD), 'ann', 6)).toEqual({
      tokens: { horse: 2, lion: 1 },
      jokers: ['lion'],
      missing: 1,
      lacks: { lion: 1, cage: 1 },
      spectators: 12, // 9 for one missing, 3 for the podium
      complete: 14, // 11 for the whole set, and the podium as well
      isArenaLarge: true,
    });
  });

  it('agrees with the event as it is then produced', () => {
    const state = stateOf({ ...HELD, phase: 'producing', roller: 'ann' });
    const sight = programAudience(table, state, 'ann', 6);
    const ruling = rules.rule(state, {
      type: 'produce',
      seat: 'ann',
      program: 6,
      tokens: sight?.tokens ?? {},
      jokers: sight?.jokers ?? [],
    });
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    expect(seatOf(ruling.state, 'ann')?.latest?.spectators).toBe(sight?.spectators);
  });

  it('looks at a program that is still to be bought, and at an arena that is too small for it', () => {
    const state = stateOf({ ann: { coins: 30, tokens: { gladiator: 3, ship: 3 } } });
    expect(programAudience(table, state, 'ann', 11)).toMatchObject({
      missing: 2,
      spectators: 19, // 11 for two missing, and the awards for three gladiators and three ships
      complete: 25, // 17 for the whole set, and both awards as well
      isArenaLarge: false,
    });
  });

  it('draws nobody below the minimum set', () => {
    const sight = programAudience(table, stateOf({ ann: { coins: 30 } }), 'ann', 1);
    expect(sight?.spectators).toBeUndefined();
    expect(sight?.missing).toBe(3);
    expect(sight?.complete).toBe(7);
  });

  it('goes by the card as it was read', () => {
    const cards = [{ ...PROGRAM_6, spectators: [20, 15, 10, 5, 2] }];
    const state = stateOf({ ...HELD, cards });
    expect(programAudience(table, state, 'ann', 6)?.spectators).toBe(18);
  });

  it('says nothing where tokens are not told, or of nobody', () => {
    const plain = stateOf({ level: 'scorekeeper', ann: { coins: 30, programs: [1] } });
    expect(programAudience(table, plain, 'ann', 1)).toBeUndefined();
    expect(programAudience(table, stateOf(HELD), 'dee', 1)).toBeUndefined();
    expect(programAudience(table, stateOf(HELD), 'ann', 31)).toBeUndefined();
  });
});

describe('bestProgram', () => {
  it('is the one that draws most now', () => {
    expect(bestProgram(table, stateOf(HELD), 'ann')).toBe(6);
    const few = { ...HELD, ann: { coins: 30, programs: [1, 6], tokens: { gladiator: 2 } } };
    expect(bestProgram(table, stateOf(few), 'ann')).toBe(1);
  });

  it('is never one that the arena is too small for', () => {
    const tokens = { gladiator: 3, ship: 3, decoration: 2 };
    const told = { coins: 30, programs: [1, 11], bought: [11], tokens };
    expect(bestProgram(table, stateOf({ ann: told }), 'ann')).toBe(1);
    const large = { ...told, arena: { size: 3 } };
    expect(bestProgram(table, stateOf({ ann: large }), 'ann')).toBe(11);
  });

  it('is none where nothing can be produced', () => {
    expect(
      bestProgram(table, stateOf({ ann: { coins: 30, programs: [1] } }), 'ann'),
    ).toBeUndefined();
  });
});

describe('claimable', () => {
  const plain = (told: Lying) =>
    claimable(table, stateOf({ level: 'scorekeeper', ...told }), 'ann');

  it('at scorekeeper level any dealt program that nobody has shown', () => {
    expect(plain({ bo: { coins: 30, programs: [3, 12], bought: [12] } })).toEqual([
      1, 2, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('none of a group of which the seat has shown its own', () => {
    expect(plain({ ann: { coins: 30, programs: [2] } })).toEqual([6, 7, 8, 9, 10]);
    expect(plain({ ann: { coins: 30, programs: [2, 9] } })).toEqual([]);
  });

  it('none where the deal was told', () => {
    expect(claimable(table, stateOf(HELD), 'ann')).toEqual([]);
  });
});

describe('sparesFor', () => {
  it('names who holds what is short, and how many', () => {
    const state = stateOf(HELD);
    const lacks = programAudience(table, state, 'ann', 6)?.lacks ?? {};
    expect(sparesFor(state, 'ann', lacks)).toEqual([
      { seat: 'bo', asset: 'lion', count: 1 },
      { seat: 'bo', asset: 'cage', count: 2 },
    ]);
    expect(sparesFor(state, 'ann', {})).toEqual([]);
  });
});
