// Nothing, or nothing more, in this phase. Rulebook «Ход игры»: each phase may be left out.
import type { Effect, Ruling } from '../../../../referee/ruling.ts';
import { goOn } from '../flow.ts';
import type { MoveOf } from '../moves.ts';
import { effect, refuse, refuseFirmly, rest } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, stands, withDone } from '../table.ts';
import { passAuction } from './auction.ts';
import { canProduce } from './produce.ts';
import { withoutRoller } from '../table.ts';
import { refuseOver, refuseStranger, refuseTurn } from './turn.ts';

export function pass(table: Table, state: State, { seat }: MoveOf<'pass'>): Ruling<State> {
  const { phase } = state;
  const wrong = refuseOver(state) ?? refuseStranger(state, seat);
  if (wrong !== undefined) return wrong;
  switch (phase) {
    case 'investing':
      return passOn(table, state, seat, 'colosseum.frame.phase-by-phase', [
        effect('colosseum.frame.phases-optional', seat, { phase }),
      ]);
    case 'acquiring':
      return passAuction(table, state, seat);
    case 'trading':
      return passOn(table, state, seat, 'colosseum.trade.first-player-starts', [
        effect('colosseum.trade.may-be-none', seat, {}),
      ]);
    case 'producing': {
      const one = seatOf(state, seat);
      const isRolled = state.roller === seat && state.readings.rollAlone === 'only-with-an-event';
      const isBound = isRolled && one !== undefined && canProduce(table, state, one);
      if (isBound && stands(table, 'colosseum.produce.three-steps'))
        return refuse('colosseum.produce.three-steps', { seat, step: 'event' });
      return passOn(table, state, seat, 'colosseum.produce.turn-order', [
        effect('colosseum.frame.phases-optional', seat, { phase }),
      ]);
    }
    case 'setup':
    case 'closing':
    case 'farewell':
    case 'over':
      return refuseFirmly('colosseum.frame.five-phases', { phase, needed: 'investing' });
  }
}

function passOn(
  table: Table,
  state: State,
  seat: string,
  clause: Parameters<typeof refuseTurn>[3],
  effects: readonly Effect[],
): Ruling<State> {
  const wrong = refuseTurn(table, state, seat, clause);
  if (wrong !== undefined) return wrong;
  const passed = withDone(state, seat);
  const after = state.roller === seat ? withoutRoller(passed) : passed;
  return rest(goOn(table, { state: after, effects }));
}
