// The effect that said who won, as long as it still holds: a correction after the end may have changed the ranks. And what told equal totals apart.
import type { Match } from '../referee/match.ts';
import type { Effect, SeatId } from '../referee/ruling.ts';
import type { Rules } from '../referee/rules.ts';
import type { Rank } from '../referee/sheet.ts';

/** The last effect without points of the act that ended the match, or of a correction that told the outcome anew, if it names exactly these winners. */
export function victoryIn(
  rules: Pick<Rules, 'isOver' | 'standings'>,
  match: Match,
  winners: readonly SeatId[],
): Effect | undefined {
  let ending: Effect | undefined;
  for (let index = match.ruled.length - 1; index >= 0; index -= 1) {
    const ruled = match.ruled.at(index);
    if (ruled === undefined || !rules.isOver(ruled.state)) break;
    const last = ruled.effects.findLast(({ points }) => points === undefined);
    ending = last && isNaming(last, winners) ? last : undefined;
    if (ending?.facts['points'] === totalOf(rules, ruled.state, winners)) break;
  }
  return ending;
}

/** What the end said of the tie of this seat by the clause that decided it; a game need not say it. */
export function tieIn(
  rules: Pick<Rules, 'isOver'>,
  match: Match,
  { seat, total, decidedBy }: Rank,
): Effect | undefined {
  for (let index = match.ruled.length - 1; index >= 0; index -= 1) {
    const ruled = match.ruled.at(index);
    if (ruled === undefined || !rules.isOver(ruled.state)) break;
    const said = ruled.effects.find(
      ({ clause, facts }) =>
        clause === decidedBy &&
        facts['points'] === total &&
        Array.isArray(facts['seats']) &&
        facts['seats'].includes(seat),
    );
    if (said !== undefined) return said;
  }
  return undefined;
}

/** What decided a tie, said once of all whom it tells apart: with the first of them. */
export function tieTextAt(
  ranks: readonly Rank[],
  at: number,
  textOf: (one: Rank) => string | undefined,
): string | undefined {
  const [one, before] = [ranks[at], ranks[at - 1]];
  if (one?.decidedBy === undefined) return undefined;
  const text = textOf(one);
  const isSaid =
    before?.decidedBy === one.decidedBy && before.total === one.total && textOf(before) === text;
  return isSaid ? undefined : text;
}

/** A later effect may name a winner for another reason; the outcome has its points too. */
function totalOf(
  rules: Pick<Rules, 'standings'>,
  state: unknown,
  [winner]: readonly SeatId[],
): number | undefined {
  return rules.standings(state).find(({ seat }) => seat === winner)?.total;
}

function isNaming({ facts, seat }: Effect, winners: readonly SeatId[]): boolean {
  const one = typeof facts['seat'] === 'string' ? facts['seat'] : seat;
  const named = Array.isArray(facts['seats']) ? facts['seats'] : [one];
  return named.length === winners.length && winners.every((winner) => named.includes(winner));
}
