// The rules of the toy game, and a match of it played from a list of entries.
import type { Entry } from '../../src/lib/referee/entry.ts';
import { replay, type Match } from '../../src/lib/referee/match.ts';
import type { Setup } from '../../src/lib/referee/rules.ts';
import { TOY_RULESET, toyRules, type ToyMove, type ToyState } from './toyGame.ts';
import { TOY_SEATS, TOY_SETUP } from './toyMatch.ts';

export const TOY = toyRules.rulesOf(TOY_RULESET);

export const TOY_FULL_SETUP: Setup = { seats: TOY_SEATS.map(({ id }) => id), ...TOY_SETUP };

export function played(
  entries: readonly Entry<ToyMove>[],
  setup: Setup = TOY_FULL_SETUP,
): Match<ToyState, ToyMove> {
  const match = replay<ToyState, ToyMove>(TOY, setup, entries);
  if (!match.allowed) throw new Error(match.refusal.clause);
  return match.state;
}
