// A roll behind a roll out of turn, and what lies on a table brought in: as it is since version 8, and as it was before.
import { describe, expect, it } from 'vitest';
import { RULESET_7 } from '../../../src/lib/games/colosseum/data/ruleset7.ts';
import { RULESET_8 } from '../../../src/lib/games/colosseum/data/ruleset8.ts';
import { colosseumRules } from '../../../src/lib/games/colosseum/module.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { retold } from '../../../src/lib/games/colosseum/rules/retold.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { MARKETS, pass, push, roll } from './positions.ts';
import { lying, type Lying } from './tables.ts';

type Ruleset = typeof RULESET_7;

function begun(ruleset: Ruleset, lies: Lying) {
  return colosseumRules.rulesOf(ruleset).begin(lying({ first: 'ann', ...lies }));
}

/** A move the table lets pass, whoever's turn it is. */
function told(ruleset: Ruleset, state: State, move: Move) {
  const waived = new Set(['colosseum.produce.turn-order'] as const);
  return colosseumRules.rulesOf(ruleset).rule(state, move, waived);
}

/** Ann has rolled, and then Bo was let roll out of turn. */
function bothRolled(ruleset: Ruleset): State {
  const ruling = begun(ruleset, { phase: 'producing', ann: { medals: 2 }, bo: { medals: 1 } });
  const moves = [roll('ann', [4], ['emperor', 4]), roll('bo', [2], ['consul_1', 2])];
  return moves.reduce(
    (state, move) => {
      const next = told(ruleset, state, move);
      if (!next.allowed) throw new Error(next.refusal.clause);
      return next.state;
    },
    ruling.allowed ? ruling.state : expect.fail('no such table'),
  );
}

function stepOf(ruleset: Ruleset, state: State) {
  const [step] = colosseumRules.rulesOf(ruleset).steps(state);
  return `${step?.seat} ${step?.step}`;
}

describe('a roll out of turn', () => {
  it('colosseum.produce.three-steps: who has rolled before goes on with the event, and rolls no second time', () => {
    const state = bothRolled(RULESET_8);
    expect(stepOf(RULESET_8, state)).toBe('ann produce');
    expect(told(RULESET_8, state, roll('ann', [4], ['emperor', 4]))).toMatchObject({
      refusal: { clause: 'colosseum.produce.three-steps', facts: { step: 'rolled' } },
    });
    expect(told(RULESET_8, state, push('ann', 'emperor', 1)).allowed).toBe(true);
    expect(told(RULESET_8, state, push('bo', 'consul_1', 1)).allowed).toBe(true);
  });

  it('colosseum.produce.turn-order: whoever of the two is done, the roll of the other one stands', () => {
    for (const [done, next] of [
      ['ann', 'bo produce'],
      ['bo', 'ann produce'],
    ] as const) {
      const after = told(RULESET_8, bothRolled(RULESET_8), pass(done));
      expect(after.allowed && stepOf(RULESET_8, after.state)).toBe(next);
    }
  });

  it('colosseum.produce.three-steps: a table told as it lies has both rolls again', () => {
    const rules = colosseumRules.rulesOf(RULESET_8);
    const state = bothRolled(RULESET_8);
    const position = rules.positionOf(state);
    const again = rules.begin({ ...lying({ phase: 'producing' }), position });
    expect(again.allowed && again.state).toEqual(state);
    expect(retold(position, { phase: 'trading' })).not.toHaveProperty('earlierRollers');
  });

  it('before version 8 the roll before was forgotten', () => {
    const state = bothRolled(RULESET_7);
    expect(stepOf(RULESET_7, state)).toBe('ann moveNobles');
    expect(told(RULESET_7, state, roll('ann', [4], ['emperor', 4])).allowed).toBe(true);
  });
});

describe('a table brought in', () => {
  const lions = (lion: number) => ({ tokens: { lion } });
  const men = (gladiator: number) => ({ tokens: { gladiator } });

  it('colosseum.star.below-three: no award lies before who has too few tokens for it', () => {
    const few: Lying = {
      phase: 'trading',
      markets: MARKETS,
      ann: lions(2),
      stars: { lion: 'ann' },
    };
    expect(begun(RULESET_8, few)).toMatchObject({
      refusal: {
        clause: 'colosseum.star.below-three',
        facts: { seat: 'ann', star: 'lion', tokens: 2, least: 3 },
        firm: true,
      },
    });
    expect(begun(RULESET_8, { ...few, ann: lions(3) }).allowed).toBe(true);
    expect(begun(RULESET_7, few).allowed).toBe(true);
  });

  it('colosseum.star.overtaken: nor before who has fewer tokens than another seat alone', () => {
    const fewer: Lying = { phase: 'trading', ann: lions(3), bo: lions(4), stars: { lion: 'ann' } };
    expect(begun(RULESET_8, fewer)).toMatchObject({
      refusal: { clause: 'colosseum.star.overtaken', facts: { seat: 'ann', rival: 'bo' } },
    });
    expect(begun(RULESET_7, fewer).allowed).toBe(true);
  });

  it('colosseum.star.keep: what may lie so is not refused: equals, rivals who are level, an award nobody has, and tokens just being lost', () => {
    const stars = { lion: 'ann' } as const;
    const lost: Lying = { phase: 'closing', ceremony: 'discard', leader: 'ann', stars };
    const latest = { round: 1, program: 2, spectators: 9, tokens: { lion: 1 } };
    for (const lies of [
      { phase: 'trading', ann: lions(3), bo: lions(3), stars },
      { phase: 'trading', ann: men(3), bo: men(4), cy: men(4), stars: { gladiator: 'ann' } },
      { phase: 'trading', ann: lions(3), stars: {} },
      { ...lost, done: ['ann'], ann: lions(2), bo: { ...lions(3), latest } },
    ] satisfies Lying[])
      expect(begun(RULESET_8, lies)).toMatchObject({ allowed: true });
  });

  it('colosseum.star.keep: awards follow once the losing of tokens is told to be over', () => {
    const rules = colosseumRules.rulesOf(RULESET_8);
    const lost = lying({
      phase: 'closing',
      ceremony: 'discard',
      leader: 'ann',
      stars: { lion: 'ann' },
      ann: lions(2),
      bo: { ...lions(3), latest: { round: 1, program: 2, spectators: 9, tokens: { lion: 1 } } },
    });
    const before = rules.begin(lost);
    const position = before.allowed ? rules.positionOf(before.state) : expect.fail('no such table');
    const after = rules.begin({ ...lost, position: retold(position, { ceremony: 'donation' }) });
    expect(after.allowed && after.state.table?.stars).toEqual({ lion: 'bo' });
  });

  it('colosseum.frame.round-counter: nobody has had an event of a round to come, nor of this one before its events', () => {
    const had = (round: number) => ({ latest: { round, program: 2, spectators: 9 } });
    const refused = { refusal: { clause: 'colosseum.frame.round-counter', facts: { seat: 'bo' } } };
    for (const [phase, round] of [
      ['producing', 4],
      ['trading', 3],
      ['trading', 4],
    ] as const) {
      const lies: Lying = { round: 3, phase, bo: had(round) };
      expect(begun(RULESET_8, lies)).toMatchObject(refused);
      expect(begun(RULESET_7, lies).allowed).toBe(true);
    }
    expect(begun(RULESET_8, { round: 3, phase: 'producing', bo: had(3) }).allowed).toBe(true);
    expect(begun(RULESET_8, { round: 3, phase: 'trading', bo: had(2) }).allowed).toBe(true);
  });

  it('colosseum.frame.round-counter: an earlier round told anew drops the event that is still to come', () => {
    const rules = colosseumRules.rulesOf(RULESET_8);
    const lies = lying({
      round: 3,
      phase: 'closing',
      bo: { latest: { round: 3, program: 2, spectators: 9 } },
    });
    const before = rules.begin(lies);
    const position = before.allowed ? rules.positionOf(before.state) : expect.fail('no such table');
    expect(retold(position, { round: 2 }).seats['bo']).not.toHaveProperty('latest');
  });
});
