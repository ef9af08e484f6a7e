// Phase 1: programs, arena, season tickets and the loge. Rulebook «Фаза 1. Инвестирование».
import type { ClauseId, Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import { amountOf, type Noble } from '../../data/assets.ts';
import type { RefusalFacts } from '../facts.ts';
import { goOn } from '../flow.ts';
import { loseToken, playMedals, withCoins } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import { grown, noblesIn } from '../ring.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, refuseSeat, rest, withEffects } from '../rulings.ts';
import { refuseArenas } from '../sound.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import {
  isRead,
  ownerOf,
  programOf,
  seatOf,
  stands,
  ticketsLeft,
  withDone,
  withSeat,
} from '../table.ts';
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
    (isOut(state, move.seat)
      ? refuseTurn(table, state, move.seat, 'colosseum.frame.phase-by-phase')
      : undefined) ??
    refuseWhat(table, state, one, move) ??
    refuseCoins(table, state, one, move);
  return refusal ?? rest(goOn(table, invested(table, state, one, move)));
}

/** Done for good; where tokens are not told, a Special Event token may show up at any time. */
function isOut({ table, done }: State, seat: SeatId): boolean {
  return table !== undefined && done.includes(seat);
}

/** Coins that an investment costs this table. */
export function costOf(
  table: Table,
  state: State,
  { what, program }: Pick<Invest, 'what' | 'program'>,
) {
  const { prices } = table.tables;
  return what === 'program' ? (programOf(table, state, program ?? 0)?.cost ?? 0) : prices[what];
}

type Way = RefusalFacts['colosseum.invest.one-investment']['ways'][number];

/** The most investments of a seat in one round, whatever they are made with. */
function mostOf({ readings }: State): number {
  return readings.investments === 'two' ? 2 : Infinity;
}

/** What the seat has that makes a further investment. */
function meansOf({ tables }: Table, state: State, { medals, tokens }: SeatState): readonly Way[] {
  const ways: Way[] = [];
  if (medals >= tables.medal.investment) ways.push('medals');
  // Where tokens are not told, nobody knows of a Special Event token.
  if (state.table === undefined || amountOf(tokens, 'special_event') > 0)
    ways.push('special-event');
  return ways;
}

/** Ways to a further investment this round; none where the table allows no more. */
export function waysOn(table: Table, state: State, one: SeatState): readonly Way[] {
  return one.invested < mostOf(state) ? meansOf(table, state, one) : [];
}

/** True where the seat is asked for a further investment. */
function mayInvestAgain(table: Table, state: State, one: SeatState): boolean {
  const ways = waysOn(table, state, one);
  if (one.invested === 0 || ways.includes('medals')) return true;
  // A token that nobody knows of holds up nobody: the last seat says when it is done.
  const isLast = state.seats.every(({ seat }) => seat === one.seat || state.done.includes(seat));
  return ways.length > 0 && (state.table !== undefined || isLast);
}

function refuseExtra(
  table: Table,
  state: State,
  one: SeatState,
  { extra }: Invest,
): Refused | undefined {
  const { seat, invested } = one;
  const ways = waysOn(table, state, one);
  if (extra === undefined)
    return invested > 0 && stands(table, 'colosseum.invest.one-investment')
      ? refuse('colosseum.invest.one-investment', { seat, invested, ways }, [
          'colosseum.expand.once-per-round',
          'colosseum.ticket.one-per-round',
        ])
      : undefined;
  const clause =
    extra === 'medals'
      ? 'colosseum.invest.extra-by-two-medals'
      : 'colosseum.invest.extra-by-special-event';
  if (invested === 0) return refuseFirmly(clause, { seat, invested });
  const most = mostOf(state);
  if (invested >= most && stands(table, clause)) return refuse(clause, { seat, invested, most });
  if (meansOf(table, state, one).includes(extra)) return undefined;
  if (extra === 'medals')
    return stands(table, 'colosseum.medal.use-two-investment')
      ? refuse('colosseum.medal.use-two-investment', {
          seat,
          medals: one.medals,
          needed: table.tables.medal.investment,
          mayToken: ways.includes('special-event'),
        })
      : undefined;
  return stands(table, clause)
    ? refuse(clause, { seat, invested, tokens: 0, mayMedals: ways.includes('medals') })
    : undefined;
}

function refuseWhat(
  table: Table,
  state: State,
  one: SeatState,
  { what, program = 0, side }: Invest,
): Refused | undefined {
  const { seat, arena } = one;
  switch (what) {
    case 'program':
      return refuseProgram(table, state, one, program);
    case 'expansion':
      if (arena.size >= table.tables.arena.most)
        return refuseFirmly('colosseum.expand.max-two', { seat, size: arena.size });
      if (state.ring === undefined) return undefined;
      return side === undefined
        ? refuseFirmly('colosseum.expand.direction', { seat })
        : refuseSquare(table, state, one, side);
    case 'ticket':
      return ticketsLeft(table, state) <= 0
        ? refuseFirmly('colosseum.ticket.many-allowed', { exist: table.tables.supply.tickets })
        : undefined;
    case 'loge':
      return one.loge ? refuseFirmly('colosseum.loge.max-one', { seat }) : undefined;
  }
}

/** On a board of the players' own two arenas may lie side by side. */
function refuseSquare(
  table: Table,
  state: State,
  { seat, arena }: SeatState,
  side: NonNullable<Invest['side']>,
): Refused | undefined {
  const bigger = grown(table.tables.ring, arena, side);
  return refuseArenas(table, withSeat(state, seat, { arena: bigger })) === undefined
    ? undefined
    : refuseFirmly('colosseum.setup.arena-positions', { seat, from: bigger.from });
}

function refuseProgram(
  table: Table,
  state: State,
  one: SeatState,
  number: number,
): Refused | undefined {
  const { dealtPrograms } = table.tables;
  const program = programOf(table, state, number);
  if (program === undefined || number <= dealtPrograms)
    return refuseFirmly('colosseum.program.buy', { program: number, from: dealtPrograms + 1 });
  const owner = ownerOf(state, number);
  if (owner !== undefined)
    return refuseFirmly('colosseum.program.unique', { program: number, owner });
  const lowest = lowestOf(table, state, program.arena);
  if (
    state.readings.stack === 'lowest-of-stack' &&
    number > lowest &&
    stands(table, 'colosseum.setup.program-stacks')
  )
    return refuse('colosseum.setup.program-stacks', { program: number, lowest });
  const { readings } = state;
  const than = Math.max(
    0,
    ...(readings.programOrder === 'than-bought' ? one.bought : one.produced),
  );
  if (number < than && stands(table, 'colosseum.program.higher-number'))
    return refuse('colosseum.program.higher-number', { seat: one.seat, program: number, than });
  const [needs, has] = [program.arena, one.arena.size];
  const isTooBig = needs > has && readings.bigProgram === 'must-fit';
  return isTooBig && stands(table, 'colosseum.program.needs-larger-arena-later')
    ? refuse('colosseum.program.needs-larger-arena-later', {
        program: number,
        needs,
        has,
        unread: !isRead(state, number),
      })
    : undefined;
}

/** The lowest number on offer among programs of one length. */
function lowestOf(table: Table, state: State, arena: number): number {
  const offered = table.tables.programs
    .map(({ number }) => number)
    .filter((number) => number > table.tables.dealtPrograms)
    .filter((number) => programOf(table, state, number)?.arena === arena)
    .filter((number) => ownerOf(state, number) === undefined);
  return Math.min(...offered);
}

function refuseCoins(
  table: Table,
  state: State,
  { seat, coins, medals }: SeatState,
  { what, program, extra }: Invest,
): Refused | undefined {
  const cost = costOf(table, state, { what, program });
  if (!state.purses || coins >= cost || !stands(table, 'colosseum.invest.pay-now'))
    return undefined;
  const also: ClauseId = {
    program: 'colosseum.program.buy' as const,
    expansion: 'colosseum.expand.cost' as const,
    ticket: 'colosseum.ticket.cost' as const,
    loge: 'colosseum.loge.cost' as const,
  }[what];
  const unread = what === 'program' && !isRead(state, program ?? 0);
  const named = program === undefined ? {} : { program };
  const { medal } = table.tables;
  const left = extra === 'medals' ? medals - medal.investment : medals;
  const mayCash = left > 0 && coins + left * medal.coins >= cost;
  const facts = { seat, what, cost, coins, mayCash, unread, ...named };
  return refuse('colosseum.invest.pay-now', facts, [also]);
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

function paidExtra(table: Table, state: State, { seat, extra }: Invest): State {
  if (extra === 'medals') return playMedals(state, seat, table.tables.medal.investment);
  const has = amountOf(seatOf(state, seat)?.tokens ?? {}, 'special_event') > 0;
  return extra === 'special-event' && has ? loseToken(state, seat, 'special_event') : state;
}

function extraEffects(table: Table, { seat, extra }: Invest) {
  const also = ['colosseum.invest.extra-is-paid', 'colosseum.invest.extra-any-type'] as const;
  switch (extra) {
    case 'medals':
      return [
        effect(
          'colosseum.medal.use-two-investment',
          seat,
          { medals: table.tables.medal.investment },
          ['colosseum.invest.extra-by-two-medals', ...also],
        ),
      ];
    case 'special-event':
      return [effect('colosseum.invest.extra-by-special-event', seat, {}, also)];
    case undefined:
      return [];
  }
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
  const captured: Noble[] =
    state.ring === undefined
      ? []
      : noblesIn(tables.ring, state.ring, bigger).filter(
          (noble) =>
            state.ring !== undefined && !noblesIn(tables.ring, state.ring, arena).includes(noble),
        );
  const square =
    side === 'clockwise' ? (bigger.from + bigger.size - 1) % tables.ring.squares : bigger.from;
  return withEffects(
    { ...course, state: withSeat(state, seat, { arena: bigger }) },
    effect('colosseum.expand.cost', seat, { cost, coins, size: bigger.size }, [
      'colosseum.expand.sizes',
      'colosseum.expand.bonus-is-space',
    ]),
    ...(captured.length === 0
      ? []
      : [effect('colosseum.expand.may-capture-nobles', seat, { nobles: captured, square })]),
  );
}
