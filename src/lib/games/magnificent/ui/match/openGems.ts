// Gems whose kind a move still has to name: the rules say how many when they are asked without them.
import type { Move } from '../../rules/moves.ts';
import type { Ruler } from '../../rules/rule.ts';
import type { State } from '../../rules/state.ts';

/** 0 where nothing is open, or the move is refused for something else. `move` names no gem. */
export function openGemsIn(rules: Ruler, state: State, move: Move): number {
  const ruling = rules.rule(state, move);
  if (ruling.allowed || ruling.refusal.clause !== 'magnificent.bonuses.coloured-gem') return 0;
  return Number(ruling.refusal.facts['gems']);
}
