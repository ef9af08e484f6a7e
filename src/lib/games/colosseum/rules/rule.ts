// The rules of Colosseum over one set of tables: every move finds its phase here.
import * as v from 'valibot';
import type { Effect, Ruling } from '../../../referee/ruling.ts';
import { allowed, NOTHING_WAIVED } from '../../../referee/ruling.ts';
import { modesIn } from '../../../referee/modes.ts';
import type { Rules, Setup } from '../../../referee/rules.ts';
import type { Ruleset } from '../../../referee/ruleset.ts';
import { TablesSchema } from '../data/tables.ts';
import { amountsOf } from './amounts.ts';
import { begin } from './begin.ts';
import type { ColosseumSetup } from './fresh.ts';
import { MODES } from './modes.ts';
import type { Move, MoveOf } from './moves.ts';
import { bid, open } from './phases/auction.ts';
import { discard, donate, givePodium } from './phases/closing.ts';
import { finish, standingsOf } from './phases/end.ts';
import { invest } from './phases/invest.ts';
import { cashMedals, takeMedal } from './phases/medals.ts';
import { moveByMedal, moveNobles } from './phases/nobles.ts';
import { pass } from './phases/pass.ts';
import { produce } from './phases/produce.ts';
import { refill } from './phases/refill.ts';
import { dealPrograms, dealTokens } from './phases/setup.ts';
import { trade } from './phases/trade.ts';
import { refuseOver } from './phases/turn.ts';
import { positionOf } from './position.ts';
import { effect, refuseSeat, rest } from './rulings.ts';
import type { State } from './state.ts';
import { resultOf } from './state.ts';
import { stepsOf } from './steps.ts';
import type { Table } from './table.ts';
import { seatOf, withSeat } from './table.ts';
import { uncheckedIn } from './unchecked.ts';

export type ColosseumRules = Rules<ColosseumSetup, State, Move>;

/** Whoever only asks what a move would do. */
export type Ruler = Pick<Rules<Setup, State, Move>, 'rule'>;

/** Throws when the tables are not of this game; a damaged ruleset must not rule a match. */
export function rulesOf(ruleset: Ruleset): ColosseumRules {
  const table = tableOf(ruleset);
  return {
    begin: (setup) => begin(table, setup),
    rule: (state, move, waived = NOTHING_WAIVED) => ruleMove({ ...table, waived }, state, move),
    correct: (state, { seat, points }) => correct(state, seat, points),
    steps: (state) => stepsOf(table, state),
    round: ({ round }) => round,
    progress: ({ round }) => ({ at: round, of: table.tables.rounds }),
    isOver: ({ phase }) => phase === 'over',
    standings: standingsOf,
    amounts: amountsOf,
    notChecked: uncheckedIn,
    modes: (setup) => modesIn(MODES, setup),
    positionOf,
  };
}

export function tableOf(ruleset: Ruleset): Table {
  return { tables: v.parse(TablesSchema, ruleset.tables), waived: NOTHING_WAIVED };
}

function ruleMove(table: Table, state: State, move: Move): Ruling<State> {
  switch (move.type) {
    case 'dealTokens':
      return dealTokens(table, state, move);
    case 'dealPrograms':
      return dealPrograms(table, state, move);
    case 'refill':
      return refill(table, state, move);
    case 'invest':
      return invest(table, state, move);
    case 'open':
      return open(table, state, move);
    case 'bid':
      return bid(table, state, move);
    case 'pass':
      return pass(table, state, move);
    case 'trade':
      return trade(table, state, move);
    case 'cashMedals':
      return cashMedals(table, state, move);
    case 'takeMedal':
      return takeMedal(table, state, move);
    case 'moveNobles':
      return moveNobles(table, state, move);
    case 'moveByMedal':
      return moveByMedal(table, state, move);
    case 'produce':
      return produce(table, state, move);
    case 'givePodium':
      return givePodium(table, state, move);
    case 'discard':
      return discard(table, state, move);
    case 'donate':
      return donate(table, state, move);
    case 'finish':
      return finish(table, state, move);
    case 'readCard':
      return readCard(state, move);
  }
}

/** The card before the players says otherwise than the tables, or the same. */
function readCard(state: State, { program }: MoveOf<'readCard'>): Ruling<State> {
  const cards = { ...state.cards, [program.number]: program };
  return (
    refuseOver(state) ??
    rest({
      state: { ...state, cards },
      effects: [effect('colosseum.program.contents', undefined, { program: program.number })],
    })
  );
}

/** The table moves a marker by hand; it never stands below the start. */
function correct(state: State, seat: string, asked: number): Ruling<State> {
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const points = Math.max(0 - resultOf(one), asked);
  const line: Effect = { clause: 'table.correction', seat, points, facts: { points } };
  const best = { ...one.best, other: one.best.other + points };
  return allowed(withSeat(state, seat, { best }), [line]);
}
