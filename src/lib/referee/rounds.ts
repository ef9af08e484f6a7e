// The rounds of a match, as far as its effects name them.
import type { Match } from './match.ts';

export interface RoundBegun {
  readonly round: number;
  /** The act that opened it; 0 is the beginning. */
  readonly from: number;
}

/** Each time that another round is named, in order. */
export function roundsBegun({ ruled }: Pick<Match, 'ruled'>): readonly RoundBegun[] {
  const begun: RoundBegun[] = [];
  for (let act = 0; act < ruled.length; act += 1)
    for (const { facts } of ruled.at(act)?.effects ?? []) {
      const { round } = facts;
      if (typeof round === 'number' && round !== begun.at(-1)?.round)
        begun.push({ round, from: act });
    }
  return begun;
}
