// Tiles that cannot have come where a position has them: beside the board of a seat that has passed, or owed for nothing that its board
// has completed. Asked from ruleset 4 on. Rulebook «Пас», «Получение очков».
import type { Refused } from '../../../referee/ruling.ts';
import { countOf } from '../data/pieces.ts';
import type { Cells } from './board.ts';
import { areTilesTraced } from './mended.ts';
import { completedOn, dueFor } from './phases/bonus.ts';
import { refuseFirmly } from './rulings.ts';
import { areCornersLaid } from './sound.ts';
import type { SeatState, State } from './state.ts';
import type { Table } from './table.ts';

export function refuseUntraced(table: Table, state: State): Refused | undefined {
  if (!areTilesTraced(table)) return undefined;
  return state.seats
    .map((seat) => refuseUnearned(table, state, seat))
    .find((refused) => refused !== undefined);
}

/** Bonus tiles a seat has earned with the spaces it has covered. */
export function earnedWith(table: Table, side: State['side'], board: Cells): number {
  return dueFor(table, completedOn(table.boards[side], board));
}

/** At a pass all tiles leave the board's side: what lies there later are bonus tiles, owed or of a placement the table let stand. */
function refuseUnearned(table: Table, state: State, one: SeatState): Refused | undefined {
  const { seat, board, hand, owed, passed } = one;
  const earned = earnedWith(table, state.side, board);
  if (owed > earned)
    return refuseFirmly('summer-pavilion.bonus.short-supply', { seat, owed, earned });
  const beside = countOf(hand);
  const isParted = areCornersLaid(state.phase, { passed: passed !== 'no' });
  return isParted && beside > earned
    ? refuseFirmly('summer-pavilion.pass.discard-rest', { seat, beside, earned }, [
        'summer-pavilion.pass.keep-four',
      ])
    : undefined;
}
