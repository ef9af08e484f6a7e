// What a deal would do besides: awards that change hands, found by a dry run of the rules.
import type { Effect } from '../../../referee/ruling.ts';
import type { MoveOf } from '../rules/moves.ts';
import type { Ruler } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';

const AWARDS = /^colosseum\.star\./u;

/** Nothing while the deal is refused as it stands. */
export function tradeAlarms(rules: Ruler, state: State, move: MoveOf<'trade'>): readonly Effect[] {
  const ruling = rules.rule(state, move);
  return ruling.allowed ? ruling.effects.filter(({ clause }) => AWARDS.test(clause)) : [];
}
