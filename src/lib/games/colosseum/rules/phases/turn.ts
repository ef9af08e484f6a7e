// Whose turn it is and whether the phase is right: what all moves ask first. Rulebook «Ход игры».
import type { Refused, SeatId } from '../../../../referee/ruling.ts';
import { refuse, refuseFirmly, refuseSeat } from '../rulings.ts';
import type { Phase, State } from '../state.ts';
import type { Table } from '../table.ts';
import { nextSeat, seatOf, stands } from '../table.ts';

export function refuseOver({ phase }: State): Refused | undefined {
  return phase === 'over' ? refuseFirmly('colosseum.end.trigger', {}) : undefined;
}

export function refusePhase(state: State, needed: Phase): Refused | undefined {
  if (state.phase === needed) return undefined;
  if (needed === 'closing' && state.phase === 'farewell')
    return refuseFirmly('colosseum.frame.five-phases', { phase: state.phase, needed }, [
      'colosseum.frame.last-round-has-no-phase-5',
      'colosseum.closing.not-after-round-5',
    ]);
  return (
    refuseOver(state) ?? refuseFirmly('colosseum.frame.five-phases', { phase: state.phase, needed })
  );
}

export function refuseStranger(state: State, seat: SeatId): Refused | undefined {
  return seatOf(state, seat) === undefined ? refuseSeat(seat) : undefined;
}

/** A seat whose turn has not come, or has gone by. */
export function refuseTurn(
  table: Table,
  state: State,
  seat: SeatId,
  clause:
    | 'colosseum.frame.phase-by-phase'
    | 'colosseum.trade.first-player-starts'
    | 'colosseum.produce.turn-order',
): Refused | undefined {
  const next = nextSeat(state);
  return next === undefined || next === seat || !stands(table, clause)
    ? undefined
    : refuse(clause, { seat, next });
}
