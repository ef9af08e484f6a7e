// The effect that said who won, as long as it still holds: a correction after the end may have changed the ranks.
import type { Match } from '../referee/match.ts';
import type { Effect, SeatId } from '../referee/ruling.ts';
import type { Rules } from '../referee/rules.ts';

/** The last effect without points of the act that ended the match, if it names exactly these winners. */
export function victoryIn(
  rules: Pick<Rules, 'isOver'>,
  match: Match,
  winners: readonly SeatId[],
): Effect | undefined {
  let ending: readonly Effect[] = [];
  for (let index = match.ruled.length - 1; index >= 0; index -= 1) {
    const ruled = match.ruled.at(index);
    if (ruled === undefined || !rules.isOver(ruled.state)) break;
    ending = ruled.effects;
  }
  const last = ending.findLast(({ points }) => points === undefined);
  return last && isNaming(last, winners) ? last : undefined;
}

function isNaming({ facts, seat }: Effect, winners: readonly SeatId[]): boolean {
  const named = Array.isArray(facts['seats']) ? facts['seats'] : [seat];
  return named.length === winners.length && winners.every((winner) => named.includes(winner));
}
