// What the requests of this festival have paid, by seat, in the order in which they were played: the table keeps their number alone.
import { moveIn } from '$lib/referee/entry.ts';
import { effectsOf, type Match } from '$lib/referee/match.ts';
import type { SeatId } from '$lib/referee/ruling.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export interface RequestPaid {
  readonly seat: SeatId;
  /** Empty where nobody told it. */
  readonly name: string;
  readonly ecus: number;
}

export function requestsPaid(match: Match<State, Move>): readonly RequestPaid[] {
  const paid: RequestPaid[] = [];
  for (let at = match.acts.length - 1; at >= 0; at -= 1) {
    const placed = match.acts.at(at);
    const move = placed && moveIn(placed.act);
    if (move?.type === 'scoreShows') break;
    if (move?.type !== 'playRequest') continue;
    const { seat, name = '' } = move;
    const line = effectsOf(match, placed?.entry ?? '')?.find(
      (effect) => effect.seat === seat && effect.points !== undefined,
    );
    if (line?.points !== undefined) paid.unshift({ seat, name, ecus: line.points });
  }
  return paid;
}
