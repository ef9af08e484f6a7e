// The count of one event, read off the ruling of a dry run: its terms, its sum, the marker and the income.
import type { Effect } from '../../../referee/ruling.ts';

const TERMS = /^colosseum\.score\./u;
const MARKER = 'colosseum.score.marker-only-forward';
const INCOME = 'colosseum.score.income';

export interface EventCount {
  readonly spectators: number;
  /** Best event before this one, and after it. */
  readonly before: number;
  readonly result: number;
  /** Coins from the bank. */
  readonly income: number;
  /** Spectators of each term that draws any, in the order of the count. */
  readonly terms: readonly number[];
  /** Terms and marker, each with its clause. */
  readonly effects: readonly Effect[];
}

/** Undefined where nothing was produced. */
export function eventCount(effects: readonly Effect[]): EventCount | undefined {
  const marker = effects.find(({ clause }) => clause === MARKER);
  if (marker === undefined) return undefined;
  const income = effects.find(({ clause }) => clause === INCOME);
  const said = effects.filter(({ clause }) => TERMS.test(clause) && clause !== INCOME);
  return {
    spectators: Number(marker.facts['spectators']),
    before: Number(marker.facts['before']),
    result: Number(marker.facts['result']),
    income: Number(income?.facts['income'] ?? 0),
    terms: said
      .filter(({ clause }) => clause !== MARKER)
      .map(({ facts }) => Number(facts['spectators']))
      .filter((spectators) => spectators > 0),
    effects: said,
  };
}
