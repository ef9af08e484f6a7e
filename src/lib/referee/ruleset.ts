// The tables and options of a game under a version, so that a match goes on under the rules it began with.
import type { ClauseId } from './ruling.ts';

/** How sure the reading of a printed rule or a value is. */
export type Confidence = 'certain' | 'likely' | 'unknown';

/** An unclear place of a rulebook that the table may settle for itself. */
export interface HouseRuling {
  readonly id: string;
  readonly clauses: readonly ClauseId[];
  readonly confidence: Confidence;
  /** Named options; the first one is the default. */
  readonly readings: readonly [string, ...string[]];
}

export interface Ruleset<Tables = unknown> {
  readonly game: string;
  /** 1, 2, 3 …; a fix that changes scores is a new version, old ones are never edited. */
  readonly version: number;
  readonly tables: Tables;
  readonly houseRulings: readonly HouseRuling[];
}
