// Whose turn comes next, until its die is taken: trainers may stand on some spaces before it. Rulebook «Ход игры».
import type { Refused, SeatId } from '../../../../referee/ruling.ts';
import { refuseFirmly } from '../rulings.ts';
import type { Acting, State } from '../state.ts';
import { turnBegunBy } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf } from '../table.ts';
import { acting, refuseDue, refuseTelling, refuseTurnOf } from './turn.ts';
import { refuseUnlaid } from './unlaid.ts';

/** The turn that the seat begins now, or has begun with its trainers; or why it may not. */
export function actingBeforeDie(table: Table, state: State, seat: SeatId): Acting | Refused {
  const one = seatOf(state, seat);
  const wrong = refuseUnlaid(table, state) ?? refuseTelling(state, seat, 'referee');
  if (wrong !== undefined || one?.own === undefined)
    return wrong ?? refuseFirmly('magnificent.end.after-third-round', {});
  const { own } = one;
  const { turn } = state;
  if (turn === undefined)
    return refuseTurnOf(table, state, seat) ?? { one, own, turn: turnBegunBy(seat) };
  if (turn.seat !== seat)
    return refuseFirmly('magnificent.overview.turn-order', { seat, next: turn.seat });
  // Whoever has begun before the die need not be the next one again: the table may have let that stand.
  return turn.stage === 'die'
    ? (refuseDue({ one, own }) ?? { one, own, turn })
    : refuseFirmly('magnificent.overview.turn-phases', { seat, stage: turn.stage, needed: 'die' });
}

/** For what works at any moment of a turn: before its die as well as afterwards. */
export function actingAnyTime(table: Table, state: State, seat: SeatId): Acting | Refused {
  const { turn } = state;
  return turn === undefined || turn.stage === 'die'
    ? actingBeforeDie(table, state, seat)
    : acting(state, seat);
}
