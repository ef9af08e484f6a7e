// Phase 1: a further investment in the same round, and what it is made with. Rulebook «Фаза 1. Инвестирование», «Императорские медали».
import type { Refused, SeatId } from '../../../../referee/ruling.ts';
import { amountOf } from '../../data/assets.ts';
import type { RefusalFacts } from '../facts.ts';
import { loseToken, playMedals } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import { effect, refuse, refuseFirmly } from '../rulings.ts';
import { areUsed, refuseUsed, withUsed } from '../specials.ts';
import type { SeatState, State } from '../state.ts';
import type { Table } from '../table.ts';
import { nextSeat, seatOf, stands, unusedSpecials } from '../table.ts';

type Invest = MoveOf<'invest'>;

type Way = RefusalFacts['colosseum.invest.one-investment']['ways'][number];

/** The most investments of a seat in one round, whatever they are made with. */
function mostOf({ readings }: State): number {
  return readings.investments === 'two' ? 2 : Infinity;
}

/** What the seat has that makes a further investment. */
function meansOf(table: Table, state: State, { medals, tokens }: SeatState): readonly Way[] {
  const ways: Way[] = [];
  if (medals >= table.tables.medal.investment) ways.push('medals');
  if (maySpecialEvent(table, state, tokens)) ways.push('special-event');
  return ways;
}

/**
 * Where tokens are not told, nobody knows of a Special Event token: before the first refill from the bag there is none, nor once all
 * have been used.
 */
function maySpecialEvent(table: Table, state: State, tokens: SeatState['tokens']): boolean {
  if (state.table !== undefined) return amountOf(tokens, 'special_event') > 0;
  const { specialEventsFrom = 1 } = table.tables;
  return state.round >= specialEventsFrom && !areUsed(table, state, 'special_event');
}

/** Special Event tokens of a seat; where they are not told, as many as it may have. */
export function specialsOf(table: Table, state: State, { tokens }: SeatState): number {
  if (!maySpecialEvent(table, state, tokens)) return 0;
  return state.table === undefined
    ? unusedSpecials(table.tables, state.used)
    : amountOf(tokens, 'special_event');
}

/** Seats that are done, and may yet have a Special Event token that nobody told of; none where tokens are told. */
export function lateInvestors(table: Table, state: State): readonly SeatId[] {
  if (state.table !== undefined || state.phase !== 'investing') return [];
  const next = nextSeat(state);
  return state.seats
    .filter((one) => one.invested > 0 && one.seat !== next && waysOn(table, state, one).length > 0)
    .map(({ seat }) => seat);
}

/** Ways to a further investment this round; none where the table allows no more. */
export function waysOn(table: Table, state: State, one: SeatState): readonly Way[] {
  if (one.invested >= mostOf(state)) return [];
  const ways = meansOf(table, state, one);
  return isPast(table, state, one.seat) ? ways.filter((way) => way !== 'medals') : ways;
}

/** Done, where tokens are not told: medals could have been seen when its turn was there. */
export function isPast({ tables }: Table, state: State, seat: SeatId): boolean {
  return (
    tables.passEndsInvesting === true && state.table === undefined && state.done.includes(seat)
  );
}

/** True where the seat is asked for a further investment. */
export function mayInvestAgain(table: Table, state: State, one: SeatState): boolean {
  const ways = waysOn(table, state, one);
  if (one.invested === 0 || ways.includes('medals')) return true;
  // A token that nobody knows of holds up nobody: the last seat says when it is done.
  const isLast = state.seats.every(({ seat }) => seat === one.seat || state.done.includes(seat));
  return ways.length > 0 && (state.table !== undefined || isLast);
}

export function refuseExtra(
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
  if (state.table === undefined && areUsed(table, state, 'special_event'))
    return refuseUsed(table, state, 'special_event');
  return stands(table, clause)
    ? refuse(clause, { seat, invested, tokens: 0, mayMedals: ways.includes('medals') })
    : undefined;
}

export function paidExtra(table: Table, state: State, { seat, extra }: Invest): State {
  if (extra === 'medals') return playMedals(state, seat, table.tables.medal.investment);
  if (extra === undefined) return state;
  if (state.table === undefined) return withUsed(table, state, 'special_event');
  const has = amountOf(seatOf(state, seat)?.tokens ?? {}, 'special_event') > 0;
  return has ? loseToken(state, seat, 'special_event') : state;
}

export function extraEffects(table: Table, { seat, extra }: Invest) {
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
