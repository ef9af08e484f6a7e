// What is still to be told before the first die may be taken. Rulebook «Подготовка к игре».
import type { Refused } from '../../../../referee/ruling.ts';
import { gemCount } from '../../data/kinds.ts';
import { refuseFirmly } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { inOrder, seatOf } from '../table.ts';
import { draftOrder } from './deal.ts';
import { displayClause, setsDue } from './setup.ts';

/** The first thing that is missing, in the order of the set-up. */
export function refuseUnlaid(table: Table, state: State): Refused | undefined {
  if (state.phase !== 'setup') return undefined;
  if (state.tent === undefined)
    return refuseFirmly('magnificent.setup.roll-into-main-tent', { dice: gemCount(state.dice) });
  if (state.table?.sets.length === 0)
    return refuseFirmly(displayClause(state), { told: 0, needed: setsDue(table, state) });
  return refuseSeats(state);
}

function refuseSeats(state: State): Refused | undefined {
  const owns = inOrder(state).flatMap((seat) => {
    const own = seatOf(state, seat)?.own;
    return own === undefined ? [] : [{ seat, own }];
  });
  const undealt = owns.find(({ own }) => !own.dealt)?.seat;
  if (undealt !== undefined)
    return refuseFirmly('magnificent.setup.deal-starting-poster', { seat: undealt, isOpen: true });
  const chooser = draftOrder(state).find((seat) => seatOf(state, seat)?.own?.tiles.length === 0);
  if (chooser !== undefined)
    return refuseFirmly('magnificent.setup.trainer-draft-order', { seat: chooser, next: chooser });
  const tented = owns.find(({ own }) => own.spareTents > 0);
  if (tented !== undefined)
    return refuseFirmly('magnificent.variant.board-two-side-b-tent', {
      seat: tented.seat,
      tents: tented.own.spareTents,
    });
  const drawing = owns.find(({ own }) => own.due > 0);
  return drawing === undefined
    ? undefined
    : refuseFirmly('magnificent.posters.source', { seat: drawing.seat, due: drawing.own.due });
}
