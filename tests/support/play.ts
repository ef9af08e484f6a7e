// How a game is played at random in tests: each game brings its own legal play, the contract tests do the rest.
import type { Rules, Setup } from '../../src/lib/referee/rules.ts';
import type { Chooser } from './chooser.ts';
import { deepFreeze } from './freeze.ts';

/** Methods, so that the list of all games can hold plays of any game. */
export interface Play<S extends Setup = Setup, State = unknown, Move = unknown> {
  readonly game: string;
  /** Any table: seats, level, options, house rulings. */
  setup(choose: Chooser): S;
  /** A legal move; the rules must allow it. Asked only while the match is not over. */
  move(rules: Rules<S, State, Move>, state: State, choose: Chooser): Move;
  /** Ids that mean something in this match, for nonsense that comes near to sense. */
  words(state: State): readonly string[];
  /** What cannot be on any table: negative counts, tiles from nowhere. Empty when the state is sound. */
  faultsIn(state: State): readonly string[];
  /** No match takes more moves. */
  readonly mostMoves: number;
}

/** The same rules, which freeze all they see and all they answer. */
export function frozen<S extends Setup, State, Move>(
  rules: Rules<S, State, Move>,
): Rules<S, State, Move> {
  return {
    begin: (setup) => deepFreeze(rules.begin(deepFreeze(setup))),
    rule: (state, move, waived) =>
      deepFreeze(rules.rule(deepFreeze(state), deepFreeze(move), waived)),
    correct: (state, correction) => deepFreeze(rules.correct(deepFreeze(state), correction)),
    steps: (state) => deepFreeze(rules.steps(state)),
    isOver: (state) => rules.isOver(state),
    standings: (state) => deepFreeze(rules.standings(state)),
    notChecked: (state) => rules.notChecked(state),
    modes: (setup) => rules.modes?.(deepFreeze(setup)) ?? [],
    positionOf: (state) => deepFreeze(rules.positionOf(state)),
  };
}
