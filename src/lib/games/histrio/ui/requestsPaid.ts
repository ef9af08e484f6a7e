// What the requests of this match have paid, festival by festival, in the order in which they were played: the table keeps their number alone.
import { moveIn } from '$lib/referee/entry.ts';
import { effectsOf, stateOf, type Match } from '$lib/referee/match.ts';
import type { SeatId } from '$lib/referee/ruling.ts';
import type { Move, Payout } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export interface RequestPaid {
  readonly season: State['season'];
  readonly seat: SeatId;
  /** Empty where nobody told it. */
  readonly name: string;
  readonly ecus: number;
  /** As it was told. */
  readonly payout: Payout;
}

export function requestsPaid(match: Match<State, Move>): readonly RequestPaid[] {
  const paid: RequestPaid[] = [];
  let { season } = stateOf(match);
  for (let at = match.acts.length - 1; at >= 0; at -= 1) {
    const placed = match.acts.at(at);
    const move = placed && moveIn(placed.act);
    // Behind it lies the season before.
    if (move?.type === 'scoreShows') season = 1;
    if (move?.type !== 'playRequest') continue;
    const { seat, name = '', payout } = move;
    const line = effectsOf(match, placed?.entry ?? '')?.find(
      (effect) => effect.seat === seat && effect.points !== undefined,
    );
    if (line?.points !== undefined) paid.unshift({ season, seat, name, ecus: line.points, payout });
  }
  return paid;
}

/** As a request was told before in this match: the card that lies before its seat, or the last one of that name. */
export function toldBefore(
  paid: readonly RequestPaid[],
  name: string,
  ownOf: SeatId | undefined,
): RequestPaid | undefined {
  const own = paid.findLast((one) => one.season === 1 && one.seat === ownOf && one.name === name);
  return own ?? (name === '' ? undefined : paid.findLast((one) => one.name === name));
}
