// Phase 1: programs, arena, season tickets and the loge. Rulebook «Фаза 1. Инвестирование».
import type { Ruling } from '../../../../referee/ruling.ts';
import { goOn } from '../flow.ts';
import { withCoins } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import { gainedBy, grown } from '../ring.ts';
import type { Course } from '../rulings.ts';
import { effect, refuseSeat, rest, withEffects } from '../rulings.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { seatOf, ticketsLeft, withDone, withSeat } from '../table.ts';
import { extraEffects, isPast, mayInvestAgain, paidExtra, refuseExtra } from './investAgain.ts';
import { costOf, refuseCoins, refuseWhat } from './investChecks.ts';
import { refusePhase, refuseTurn } from './turn.ts';

type Invest = MoveOf<'invest'>;

export function invest(table: Table, state: State, move: Invest): Ruling<State> {
  const one = seatOf(state, move.seat);
  if (one === undefined) return refuseSeat(move.seat);
  const refusal =
    refusePhase(state, 'investing') ??
    // Who has invested once may go on; everybody else waits for the seats before.
    (one.invested > 0
      ? undefined
      : refuseTurn(table, state, move.seat, 'colosseum.frame.phase-by-phase')) ??
    refuseExtra(table, state, one, move) ??
    (isOut(table, state, move)
      ? refuseTurn(table, state, move.seat, 'colosseum.frame.phase-by-phase')
      : undefined) ??
    refuseWhat(table, state, one, move) ??
    refuseCoins(table, state, one, move);
  return refusal ?? rest(goOn(table, invested(table, state, one, move)));
}

/** Done for good; where tokens are not told, a Special Event token may show up at any time, and before version 5 medals could as well. */
function isOut(table: Table, state: State, { seat, extra }: Invest): boolean {
  return state.table === undefined
    ? extra === 'medals' && isPast(table, state, seat)
    : state.done.includes(seat);
}

function invested(table: Table, state: State, one: SeatState, move: Invest): Course {
  const { seat } = one;
  const paid = withCoins(paidExtra(table, state, move), seat, -costOf(table, state, move));
  const counted = withSeat(paid, seat, { invested: one.invested + 1 });
  const course = bought(table, { state: counted, effects: extraEffects(table, move) }, move);
  const after = seatOf(course.state, seat) ?? one;
  return mayInvestAgain(table, course.state, after)
    ? course
    : { ...course, state: withDone(course.state, seat) };
}

function bought(table: Table, course: Course, move: Invest): Course {
  const { state } = course;
  const one = seatOf(state, move.seat);
  if (one === undefined) return course;
  const { seat, coins, arena } = one;
  const cost = costOf(table, state, move);
  switch (move.what) {
    case 'program': {
      const program = move.program ?? 0;
      const change = {
        programs: [...one.programs, program].sort((low, high) => low - high),
        bought: [...one.bought, program],
      };
      return withEffects(
        { ...course, state: withSeat(state, seat, change) },
        effect('colosseum.program.buy', seat, { program, cost, coins }, [
          'colosseum.components.programs',
        ]),
      );
    }
    case 'expansion':
      return expanded(table, course, one, move, cost);
    case 'ticket': {
      const bigger = withSeat(state, seat, { tickets: one.tickets + 1 });
      const facts = { cost, coins, tickets: one.tickets + 1, left: ticketsLeft(table, bigger) };
      return withEffects(
        { ...course, state: bigger },
        effect('colosseum.ticket.cost', seat, facts, ['colosseum.ticket.effect']),
      );
    }
    case 'loge':
      return withEffects(
        { ...course, state: withSeat(state, seat, { loge: true }) },
        effect('colosseum.loge.cost', seat, { cost, coins }, ['colosseum.loge.two-dice']),
      );
  }
  return { ...course, state: withSeat(state, seat, { arena }) };
}

function expanded(
  { tables }: Table,
  course: Course,
  { seat, arena, coins }: SeatState,
  { side = 'clockwise' }: Invest,
  cost: number,
): Course {
  const { state } = course;
  const bigger = grown(tables.ring, arena, side);
  const { square, nobles } = gainedBy(tables.ring, state.ring, arena, side);
  return withEffects(
    { ...course, state: withSeat(state, seat, { arena: bigger }) },
    effect('colosseum.expand.cost', seat, { cost, coins, size: bigger.size }, [
      'colosseum.expand.sizes',
      'colosseum.expand.bonus-is-space',
    ]),
    ...(nobles.length === 0
      ? []
      : [effect('colosseum.expand.may-capture-nobles', seat, { nobles, square })]),
  );
}
