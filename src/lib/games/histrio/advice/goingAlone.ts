// One choice of the reveal by itself: what the rules say to it while the others are open.
import type { Refusal, SeatId } from '../../../referee/ruling.ts';
import type { MoveOf } from '../rules/moves.ts';
import { ALL_TOGETHER } from '../rules/phases/travel.ts';
import type { HistrioRules } from '../rules/rule.ts';
import type { State } from '../rules/state.ts';
import { hasFriends, type Table } from '../rules/table.ts';

/** Where a seat goes, or its friendly troupe. */
export interface Choice {
  readonly seat: SeatId;
  readonly isFriend: boolean;
}

/** Of the others nothing is told. */
export function goingAlone(
  table: Table,
  state: State,
  { seat, isFriend }: Choice,
  cities: readonly number[],
): MoveOf<'travel'> {
  const to = isFriend ? {} : { [seat]: [...cities] };
  const [city] = isFriend ? cities : [];
  const friendly = city === undefined ? {} : { [seat]: city };
  return { type: 'travel', to, ...(hasFriends(table, state) ? { friendly } : {}) };
}

/** Undefined where the rules allow it. */
export function refusalAlone(
  rules: Pick<HistrioRules, 'rule'>,
  state: State,
  move: MoveOf<'travel'>,
): Refusal | undefined {
  const ruling = rules.rule(state, move, new Set([ALL_TOGETHER]));
  return ruling.allowed ? undefined : ruling.refusal;
}
