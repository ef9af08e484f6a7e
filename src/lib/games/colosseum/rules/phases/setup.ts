// The deal: tokens and programs of each seat. Rulebook «Подготовка к игре».
import type { Refused, Ruling, SeatId } from '../../../../referee/ruling.ts';
import { tokensOf } from '../../data/assets.ts';
import { goOn } from '../flow.ts';
import { receiveTokens } from '../holding.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuse, refuseFirmly, rest, withEffects } from '../rulings.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { ownerOf, seatOf, stands, withDone, withSeat } from '../table.ts';
import { refuseTypes } from '../refilling.ts';
import { refusePhase, refuseStranger } from './turn.ts';

const DEALS = {
  3: 'colosseum.setup.deal-green-3p',
  4: 'colosseum.setup.deal-green-4p',
  5: 'colosseum.setup.deal-green-5p',
} as const;

export function dealClause(seats: number): (typeof DEALS)[keyof typeof DEALS] {
  return seats === 3 ? DEALS[3] : seats === 4 ? DEALS[4] : DEALS[5];
}

export function dealTokens(table: Table, state: State, move: MoveOf<'dealTokens'>): Ruling<State> {
  const { seat, tokens } = move;
  const wrong = refusePhase(state, 'setup') ?? refuseStranger(state, seat);
  if (wrong !== undefined) return wrong;
  const due = dealtTo(table, state);
  const clause = dealClause(state.seats.length);
  if (state.table === undefined || state.done.includes(seat) || tokens.length !== due)
    return refuseFirmly(clause, { seat, tokens: due, told: tokens.length });
  const refusal = refuseTypes(table, state, tokensOf(tokens));
  if (refusal !== undefined) return refusal;
  const dealt: Course = {
    state: {
      ...withDone(state, seat),
      table: { ...state.table, green: state.table.green - tokens.length },
    },
    effects: [effect(clause, seat, { tokens: tokens.length })],
  };
  return rest(goOn(table, receiveTokens(dealt, seat, tokensOf(tokens))));
}

/** Tokens each seat is dealt. */
export function dealtTo({ tables }: Table, { seats }: Pick<State, 'seats'>): number {
  return tables.dealt[seats.length] ?? 0;
}

export function dealPrograms(
  table: Table,
  state: State,
  move: MoveOf<'dealPrograms'>,
): Ruling<State> {
  const { seat, low, mid } = move;
  const wrong = refusePhase(state, 'setup') ?? refuseStranger(state, seat);
  if (wrong !== undefined) return wrong;
  const refusal = [low, mid]
    .map((program, group) => refuseDealt(table, state, seat, program, group))
    .find((one) => one !== undefined);
  if (refusal !== undefined) return refusal;
  return rest(
    goOn(
      table,
      withEffects(
        { state: withSeat(state, seat, { programs: [low, mid] }), effects: [] },
        effect('colosseum.setup.deal-programs-low', seat, { program: low }),
        effect('colosseum.setup.deal-programs-mid', seat, { program: mid }),
      ),
    ),
  );
}

/** A program of the other group, or one that lies before somebody already. */
function refuseDealt(
  { tables }: Table,
  state: State,
  seat: SeatId,
  program: number,
  group: number,
): Refused | undefined {
  const half = tables.dealtPrograms / 2;
  const isIn = program > group * half && program <= (group + 1) * half;
  const owner = ownerOf(state, program);
  if (owner !== undefined) return refuseFirmly('colosseum.program.unique', { program, owner });
  return isIn && seatOf(state, seat)?.programs.length === 0
    ? undefined
    : refuseFirmly(
        group === 0 ? 'colosseum.setup.deal-programs-low' : 'colosseum.setup.deal-programs-mid',
        { seat, program },
      );
}

/** At scorekeeper level a dealt program is known once it is produced: one of each group a seat. */
export function refuseClaim(
  table: Table,
  state: State,
  seat: SeatId,
  program: number,
): Refused | undefined {
  const half = table.tables.dealtPrograms / 2;
  const isLow = program <= half;
  const owned = seatOf(state, seat)?.programs.find((one) =>
    isLow ? one <= half : one > half && one <= table.tables.dealtPrograms,
  );
  const clause = isLow ? 'colosseum.setup.deal-programs-low' : 'colosseum.setup.deal-programs-mid';
  return owned !== undefined && stands(table, clause)
    ? refuse(clause, { seat, program, owned })
    : undefined;
}
