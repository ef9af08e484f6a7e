// The rounds of a match, as its rules count them.
import type { Match } from './match.ts';
import type { Rules } from './rules.ts';

/** A match with what its rules say of it. */
export interface MatchUnderRules {
  readonly match: Match;
  readonly rules: Pick<Rules, 'round' | 'areRoundsOver'>;
}

export interface RoundBegun {
  readonly round: number;
  /** The act that opened it; 0 is the beginning. */
  readonly from: number;
}

/** Each time that another round has come, in order; none in a game without rounds. */
export function roundsBegun({ match, rules }: MatchUnderRules): readonly RoundBegun[] {
  const begun: RoundBegun[] = [];
  for (const [from, { state }] of match.ruled.toArray().entries()) {
    const round = rules.round?.(state);
    if (round !== undefined && round !== begun.at(-1)?.round) begun.push({ round, from });
  }
  return begun;
}
