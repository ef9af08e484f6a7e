// A match at a glance: what a shelf says of it without its rules, and how much of a stated result may be believed.
import { stateOf, type Match } from './match.ts';
import type { Progress, Rules, Setup } from './rules.ts';
import type { MatchFile } from './matchFile.ts';
import { endOf, freezeSheet, ranksOf, totalOf, type FrozenSheet, type Rank } from './sheet.ts';

export interface Summary {
  /** As the match stands; when it is over, those of rank 1 have won. None while the totals are kept to the seats, or known to nobody. */
  readonly ranks: readonly Pick<Rank, 'seat' | 'rank' | 'total'>[];
  /** Left out where nobody can count towards the end. */
  readonly progress?: Progress;
  readonly isOver: boolean;
  /** The log cannot be followed to its end: the table has to mend it before anything can be said of a winner. */
  readonly needsMending: boolean;
}

/** Of a match that the rules could not even begin, or whose log could not be read at all. */
export const NOTHING_KNOWN: Summary = { ranks: [], isOver: false, needsMending: true };

/** As the match stands; where its log stops, as it stands before the act that is refused. */
export function summaryOf<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
): Summary {
  const state = stateOf(match);
  const progress = rules.progress?.(state);
  const areSaid = rules.isOver(state) || areTotalsSaid(rules, state);
  const ranks = areSaid ? ranksOf(rules.standings(state)) : [];
  return {
    ranks: ranks.map(({ seat, rank, total }) => ({ seat, rank, total })),
    ...(progress && { progress }),
    isOver: rules.isOver(state),
    needsMending: match.stop !== undefined,
  };
}

/** Whether a total before the end is one, and for everybody to see. */
const areTotalsSaid = <State, Move>(rules: Rules<Setup, State, Move>, state: State): boolean =>
  rules.areTotalsKnown?.(state) !== false && rules.areTotalsOpen?.(state) !== false;

/** Where the end of a log cannot be read, the match is not over, and the table has to mend it. */
export function summaryUpTo(summary: Summary, unread: readonly unknown[]): Summary {
  return unread.length === 0 ? summary : { ...summary, isOver: false, needsMending: true };
}

/**
 * What stands as the result of a match out of a file: the stated sheet where the replay gives the same ranks and
 * its lines add up to them, else the sheet of the replay, dated by what was told last where nothing is stated; none before
 * the match is over.
 */
export function provenResult<State, Move>(
  { result: stated, ruleset, begun }: Pick<MatchFile, 'result' | 'ruleset' | 'begun'>,
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
): FrozenSheet | undefined {
  if (match.stop || !rules.isOver(stateOf(match))) return undefined;
  const { rulesetVersion, finishedAt } = stated ?? {
    rulesetVersion: ruleset.version,
    finishedAt: endOf(match, begun),
  };
  const proven = freezeSheet(rules, match, { rulesetVersion, finishedAt });
  return stated && isSameResult(stated, proven) ? stated : proven;
}

/** The same ranks and totals, and lines that come to them; how a line is put may have changed since. */
export function isSameResult(
  stated: Pick<FrozenSheet, 'lines' | 'ranks'>,
  proven: Pick<FrozenSheet, 'ranks'>,
): boolean {
  if (stated.ranks.length !== proven.ranks.length) return false;
  return proven.ranks.every(({ seat, rank, total }) => {
    const same = stated.ranks.find((one) => one.seat === seat);
    return same?.rank === rank && same.total === total && totalOf(stated.lines, seat) === total;
  });
}
