// Nothing, or nothing more, in this phase. Rulebook «Ход игры»: each phase may be left out.
import type { Effect, Ruling } from '../../../../referee/ruling.ts';
import { goOn } from '../flow.ts';
import type { MoveOf } from '../moves.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest } from '../rulings.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { hasRolled, seatOf, stands, withDone, withoutRollOf } from '../table.ts';
import { passAuction } from './auction.ts';
import { canProduce } from './eventChecks.ts';
import { hasWalked, refuseWalk, walkTold } from './toldWalk.ts';
import { refuseOver, refusePhase, refuseTurn } from './turn.ts';

export function pass(table: Table, state: State, move: MoveOf<'pass'>): Ruling<State> {
  const { seat, rests = 0, medalMoves = 0 } = move;
  const { phase } = state;
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const wrong =
    refuseOver(state) ?? (rests + medalMoves > 0 ? refusePhase(state, 'producing') : undefined);
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
    case 'producing':
      return passEvent(table, state, one, move);
    case 'setup':
    case 'closing':
    case 'farewell':
    case 'over':
      return refuseFirmly('colosseum.frame.five-phases', { phase, needed: 'investing' });
  }
}

/** No event, although the nobles may have moved. */
function passEvent(
  table: Table,
  state: State,
  one: SeatState,
  move: MoveOf<'pass'>,
): Ruling<State> {
  const { seat } = one;
  const { phase, readings } = state;
  const isRolled = hasRolled(state, seat) || hasWalked(state, move);
  const isBound = isRolled && readings.rollAlone === 'only-with-an-event';
  if (isBound && canProduce(table, state, one) && stands(table, 'colosseum.produce.three-steps'))
    return refuse('colosseum.produce.three-steps', { seat, step: 'event' });
  const wrong = refuseWalk(table, state, one, move);
  if (wrong !== undefined) return wrong;
  const walked = walkTold(state, move);
  return passOn(table, walked.state, seat, 'colosseum.produce.turn-order', [
    ...walked.effects,
    effect('colosseum.frame.phases-optional', seat, { phase }),
  ]);
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
  return rest(goOn(table, { state: withoutRollOf(withDone(state, seat), seat), effects }));
}
