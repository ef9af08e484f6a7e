// What a deal would do besides: awards that change hands, found by a dry run of the rules.
import type { Effect } from '../../../referee/ruling.ts';
import type { MoveOf } from '../rules/moves.ts';
import { isNothing } from '../data/assets.ts';
import type { Ruler } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';

const AWARDS = /^colosseum\.star\./u;

/** The words for a deal in which one side gives nothing, while it is told: the rules let it be, and note it as a gift. */
export function giftIn(rules: Ruler, state: State, move: MoveOf<'trade'>): Effect | undefined {
  const ruling = rules.rule(state, move);
  const giver = isNothing(move.gets) ? move.seat : move.with;
  return ruling.allowed
    ? ruling.effects.find(
        ({ clause, seat, facts }) =>
          clause === 'colosseum.trade.purpose' && seat === giver && facts['gift'] === true,
      )
    : undefined;
}

/** Nothing while the deal is refused as it stands. */
export function tradeAlarms(rules: Ruler, state: State, move: MoveOf<'trade'>): readonly Effect[] {
  const ruling = rules.rule(state, move);
  return ruling.allowed ? ruling.effects.filter(({ clause }) => AWARDS.test(clause)) : [];
}
