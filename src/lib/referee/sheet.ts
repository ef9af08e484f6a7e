// The score sheet: nothing but the effects that carry points, each with the act it came from; and the ranks.
import type { EntryId } from './entry.ts';
import { stateOf, type Match } from './match.ts';
import type { ClauseId, Facts, SeatId } from './ruling.ts';
import type { Rules, Setup, Standing } from './rules.ts';

/** One line of a sheet. */
export interface Line {
  readonly seat: SeatId;
  readonly clause: ClauseId;
  readonly points: number;
  readonly facts: Facts;
  /** The act it came from; absent for what the beginning gave. */
  readonly entry?: EntryId;
}

/** Every line of the match in table order. */
export function linesOf<State, Move>(match: Match<State, Move>): readonly Line[] {
  const lines: Line[] = [];
  for (let index = 0; index < match.ruled.length; index += 1) {
    const entry = match.acts.at(index - 1)?.entry;
    for (const { clause, seat, points, facts } of match.ruled.at(index)?.effects ?? []) {
      if (seat === undefined || points === undefined) continue;
      lines.push({ seat, clause, points, facts, ...(entry === undefined ? {} : { entry }) });
    }
  }
  return lines;
}

/** Points of a seat: the sum of its lines. */
export function totalOf(lines: readonly Line[], seat: SeatId): number {
  return lines.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0);
}

export interface Rank {
  readonly seat: SeatId;
  /** 1 is the winner; equal seats share a rank and the next one is left out: 1, 1, 3. */
  readonly rank: number;
  readonly total: number;
  /** The tie-break that put this seat behind the next better one of equal total; for the first, before the next one. */
  readonly decidedBy?: ClauseId;
}

/** Orders the seats by total, then by each tie-break; what is still equal shares its rank. */
export function ranksOf(standings: readonly Standing[]): readonly Rank[] {
  const ordered = [...standings].sort((one, other) => compare(other, one).sign);
  return ordered.map((standing) => {
    const against = ordered.map((other) => compare(other, standing));
    const ahead = against.findLast(({ sign, by }) => sign > 0 && by !== undefined);
    const decidedBy = (ahead ?? against.find(({ by }) => by !== undefined))?.by;
    return {
      seat: standing.seat,
      rank: against.filter(({ sign }) => sign > 0).length + 1,
      total: standing.total,
      ...(decidedBy === undefined ? {} : { decidedBy }),
    };
  });
}

/** All seats of the first rank. */
export function firstOf(ranks: readonly Rank[]): readonly SeatId[] {
  return ranks.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
}

/** Of a match that is over. Alone nobody is beaten: how the points are to be taken is said where the match ends. */
export function winnersOf(ranks: readonly Rank[]): readonly SeatId[] {
  return ranks.length > 1 ? firstOf(ranks) : [];
}

function compare(one: Standing, other: Standing): { sign: number; by?: ClauseId } {
  if (one.total !== other.total) return { sign: one.total - other.total };
  for (const [index, { clause, value }] of one.tieBreaks.entries()) {
    const difference = value - (other.tieBreaks[index]?.value ?? 0);
    if (difference !== 0) return { sign: difference, by: clause };
  }
  return { sign: 0 };
}

/** The sheet of a finished match, kept as it was: a later fix of a rule never changes an old result. */
export interface FrozenSheet {
  readonly lines: readonly Line[];
  readonly ranks: readonly Rank[];
  readonly rulesetVersion: number;
  /** Local time with its offset, ISO 8601. */
  readonly finishedAt: string;
}

/** As plain JSON: what is undefined is left out, as it would be in a file. */
export function freezeSheet<State, Move>(
  rules: Rules<Setup, State, Move>,
  match: Match<State, Move>,
  stamp: Pick<FrozenSheet, 'rulesetVersion' | 'finishedAt'>,
): FrozenSheet {
  const ranks = ranksOf(rules.standings(stateOf(match)));
  const sheet: FrozenSheet = { lines: linesOf(match), ranks, ...stamp };
  return JSON.parse(JSON.stringify(sheet)) as FrozenSheet;
}

/** When a match ended: the time of what was told last, whenever its sheet is looked at or kept. */
export function endOf<State, Move>({ log }: Match<State, Move>, begun: string): string {
  return log.last()?.at ?? begun;
}
