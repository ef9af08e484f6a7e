// Whether a refusal rests on an unclear place: readings tried from the beginning, and the match left as it is.
import { describe, expect, it } from 'vitest';
import { dryRun } from '../../src/lib/referee/dryRun.ts';
import { beginMatch, hear, stateOf } from '../../src/lib/referee/match.ts';
import { allowedOtherwise } from '../../src/lib/referee/otherwise.ts';
import { TOY_RULESET, toyRules } from '../support/toyGame.ts';
import { movesOf, TOY_SEATS, TOY_SETUP } from '../support/toyMatch.ts';

const rules = toyRules.rulesOf(TOY_RULESET);
const [overshoot] = TOY_RULESET.houseRulings;

function after(told: string) {
  const begun = beginMatch(rules, { ...TOY_SETUP, seats: TOY_SEATS.map(({ id }) => id) });
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  let match = begun.state;
  for (const [index, move] of movesOf(told).entries()) {
    const act = { type: 'move', move } as const;
    const heard = hear(rules, match, {
      id: `e${index}`,
      device: 'phone',
      at: '2026-03-01T22:00:00+01:00',
      told: { type: 'tell', act },
    });
    if (!heard.accepted) throw new Error(heard.refusal.clause);
    match = heard.match;
  }
  return match;
}

function otherwise(told: string, tried: string) {
  const match = after(told);
  const answer = dryRun(rules, stateOf(match), movesOf(tried));
  return allowedOtherwise(rules, match, TOY_RULESET.houseRulings, answer);
}

describe('a tried move', () => {
  it('is allowed by another reading of the place its refusal rests on', () => {
    expect(otherwise('a3 b3 c3 a3 b3 c3 a3 b3 c3 a3', 'b1')).toEqual([
      { ruling: overshoot, readings: ['bounces'] },
    ]);
  });

  it('is refused by every reading where something else forbids it too', () => {
    expect(otherwise('a3 b3 c3 a3 b3 c3 a3 b3 c3 a3', 'c1')).toEqual([]);
  });

  it('is not said to be unclear where the refusal rests on no unclear place, nor where it is allowed', () => {
    expect(otherwise('a1', 'c2')).toEqual([]);
    expect(otherwise('a1', 'b2')).toEqual([]);
  });
});
