// A table as it lies, and as it is after moves that the rules allow.
import { RULESET_1 } from '../../../src/lib/games/colosseum/data/ruleset1.ts';
import type { Move } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { rulesOf } from '../../../src/lib/games/colosseum/rules/rule.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { lying, type Lying } from './tables.ts';

const RULES = rulesOf(RULESET_1);

export function begun(told: Lying): State {
  const ruling = RULES.begin(lying(told));
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return ruling.state;
}

export function after(state: State, ...moves: readonly Move[]): State {
  return moves.reduce((now, move) => {
    const ruling = RULES.rule(now, move);
    if (!ruling.allowed) throw new Error(ruling.refusal.clause);
    return ruling.state;
  }, state);
}
