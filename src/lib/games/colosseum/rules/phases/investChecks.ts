// Phase 1: what an investment costs, and what stands against it. Rulebook «Фаза 1. Инвестирование».
import type { ClauseId, Refused, SeatId } from '../../../../referee/ruling.ts';
import type { RefusalFacts } from '../facts.ts';
import type { MoveOf } from '../moves.ts';
import { grown } from '../ring.ts';
import { refuse, refuseFirmly } from '../rulings.ts';
import { refuseArenas } from '../sound.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import {
  exchangeable,
  hasRoomFor,
  isRead,
  ownerOf,
  programOf,
  seatOf,
  stands,
  ticketsLeft,
  withSeat,
} from '../table.ts';
import { paidExtra, specialsOf } from './investAgain.ts';

type Invest = MoveOf<'invest'>;

/** Coins that an investment costs this table. */
export function costOf(
  table: Table,
  state: State,
  { what, program }: Pick<Invest, 'what' | 'program'>,
) {
  const { prices } = table.tables;
  return what === 'program' ? (programOf(table, state, program ?? 0)?.cost ?? 0) : prices[what];
}

export function refuseWhat(
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
  const isTooBig = !hasRoomFor(one, program) && readings.bigProgram === 'must-fit';
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

export function refuseCoins(
  table: Table,
  state: State,
  { seat, coins }: SeatState,
  move: Invest,
): Refused | undefined {
  const { what, program } = move;
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
  const sale = saleFor(table, paidExtra(table, state, move), seat, cost);
  const facts = { seat, what, cost, coins, ...sale, unread, ...named };
  return refuse('colosseum.invest.pay-now', facts, [also]);
}

/** What a seat could sell to afford it, once a further investment is paid for; medals at any moment, and a token as one more of them. */
function saleFor(
  table: Table,
  state: State,
  seat: SeatId,
  cost: number,
): Pick<RefusalFacts['colosseum.invest.pay-now'], 'mayCash' | 'mayToken'> {
  const one = seatOf(state, seat);
  if (one === undefined) return { mayCash: false, mayToken: 'no' };
  const { medals, coins } = one;
  const isEnough = (sold: number) => sold > 0 && coins + sold * table.tables.medal.coins >= cost;
  const tokens = exchangeable(state, one, specialsOf(table, state, one));
  const mayCash = isEnough(medals);
  if (mayCash || !isEnough(medals + tokens)) return { mayCash, mayToken: 'no' };
  return { mayCash, mayToken: state.table === undefined ? 'maybe' : 'yes' };
}
