// A table for the scenes: who sits there, and the state of a position.
import { RULESET_1 } from '../../../../src/lib/games/histrio/data/ruleset1.ts';
import type { HistrioSetup } from '../../../../src/lib/games/histrio/rules/fresh.ts';
import { rulesOf } from '../../../../src/lib/games/histrio/rules/rule.ts';
import type { State } from '../../../../src/lib/games/histrio/rules/state.ts';
import type { MatchSeat } from '../../../../src/lib/referee/matchFile.ts';
import { SEATS } from '../positions.ts';

export const SITTING: readonly MatchSeat[] = SEATS.map((id, at) => ({
  id,
  name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
  colour: `seat-${at + 1}`,
  symbol: 'circle',
}));

export function stateOf(setup: HistrioSetup): State {
  const begun = rulesOf(RULESET_1).begin(setup);
  if (!begun.allowed) throw new Error(begun.refusal.clause);
  return begun.state;
}
