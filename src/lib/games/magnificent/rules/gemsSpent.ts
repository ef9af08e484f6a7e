// Gems discarded for power: which actions they leave open. Rulebook «Определите количество очков действий».
import type { Refused } from '../../../referee/ruling.ts';
import type { Action } from '../data/kinds.ts';
import { COLOURS, gemCount, gemsOf } from '../data/kinds.ts';
import { isPossible } from './possible.ts';
import { refuse } from './rulings.ts';
import type { Acting, State } from './state.ts';
import type { Table } from './table.ts';
import { stands, turnColour } from './table.ts';

/** Gems of another colour raise power for performing at most; and there not at all, where a table plays it so. */
export function refuseGems(
  table: Table,
  state: State,
  { one, turn }: Pick<Acting, 'one' | 'turn'>,
  action: Action,
): Refused | undefined {
  const clause = 'magnificent.power.gem-colour';
  const { seat } = one;
  const die = turnColour(one);
  if (die === undefined || gemCount(turn.gems) === 0 || !stands(table, clause)) return undefined;
  if (action === 'perform')
    return state.readings.performGems === 'no-gems'
      ? refuse(clause, { seat, colour: die, die }, ['magnificent.perform.colour-irrelevant'])
      : undefined;
  const colour = COLOURS.find((gem) => gem !== die && gemsOf(turn.gems, gem) > 0);
  return colour === undefined || !isPossible(table, state, one, 'perform')
    ? undefined
    : refuse(clause, { seat, colour, die });
}
