// The needle set by hand: the table tells where the real one stands. What crossing the border brings comes with it.
import type { Ruling } from '../../../../referee/ruling.ts';
import { movedNeedle, moveNeedle, needleAt, placeOf } from '../needle.ts';
import { effect, refuseFirmly, rest } from '../rulings.ts';
import type { MoveOf } from '../moves.ts';
import type { State } from '../state.ts';
import { moodOf } from '../table.ts';
import { refusePhase } from './deal.ts';

export function setNeedle(
  state: State,
  { mood, space, reason }: MoveOf<'setNeedle'>,
): Ruling<State> {
  // Before the coin has fallen the needle stands nowhere yet.
  if (!state.flipped || state.phase === 'over') return refusePhase(state, 'travel');
  const needle = needleAt({ mood, space });
  if (movedNeedle(needle, 0, state.dial) !== needle)
    return refuseFirmly('histrio.mood.direction-and-distance', { space, dial: state.dial });
  const said = effect('histrio.mood.what-moves-needle', undefined, { to: placeOf(needle), reason });
  const moved = moveNeedle({ state, effects: [said] }, needle - state.needle);
  return rest({ ...moved, state: judgedAnew(state, moved.state) });
}

/** After the shows requests are judged by the table as it really lies. */
function judgedAnew(before: State, after: State): State {
  const { judged, needle } = after;
  if (judged === undefined) return after;
  const isChange = moodOf(before) !== moodOf(after);
  const seats = Object.fromEntries(
    Object.entries(judged.seats).map(([seat, { stage, requests }]) => {
      return [seat, { stage: isChange ? 0 : stage, requests }];
    }),
  );
  return { ...after, judged: { needle, seats } };
}
