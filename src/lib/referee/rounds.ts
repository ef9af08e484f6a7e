// The rounds of a match: as its rules count them, or as far as its effects name them.
import type { Match } from './match.ts';
import type { Rules } from './rules.ts';
import type { Ruled } from './version.ts';

/** A match with what its rules say of it. */
export interface MatchUnderRules {
  readonly match: Match;
  readonly rules: Pick<Rules, 'round'>;
}

export interface RoundBegun {
  readonly round: number;
  /** The act that opened it; 0 is the beginning. */
  readonly from: number;
}

/** Each time that another round is named, in order. */
export function roundsBegun({ match, rules }: MatchUnderRules): readonly RoundBegun[] {
  const begun: RoundBegun[] = [];
  for (const [act, ruled] of match.ruled.toArray().entries())
    for (const round of roundsIn(ruled, rules))
      if (round !== begun.at(-1)?.round) begun.push({ round, from: act });
  return begun;
}

function roundsIn({ state, effects }: Ruled<unknown>, rules: Pick<Rules, 'round'>) {
  if (rules.round) return [rules.round(state)];
  return effects.flatMap(({ facts: { round } }) => (typeof round === 'number' ? [round] : []));
}
