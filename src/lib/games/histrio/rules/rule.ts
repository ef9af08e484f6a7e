// The rules of Histrio over one set of tables: every move finds its phase here.
import * as v from 'valibot';
import type { Effect, Ruling } from '../../../referee/ruling.ts';
import { allowed, NOTHING_WAIVED } from '../../../referee/ruling.ts';
import { modesIn } from '../../../referee/modes.ts';
import type { Rules } from '../../../referee/rules.ts';
import type { Ruleset } from '../../../referee/ruleset.ts';
import { TablesSchema } from '../data/tables.ts';
import { amountsOf } from './amounts.ts';
import { begin } from './begin.ts';
import type { HistrioSetup } from './fresh.ts';
import { modesUnder } from './modes.ts';
import type { Move } from './moves.ts';
import { partNumber } from './parts.ts';
import { useAcrobat } from './phases/acrobats.ts';
import { resolve } from './phases/city.ts';
import { setNeedle } from './phases/byHand.ts';
import { deal, flip } from './phases/deal.ts';
import { closeFestival, countPurses, playRequest, repeatRequest } from './phases/favours.ts';
import { scoreShows } from './phases/festival.ts';
import { endTurn } from './phases/opportunities.ts';
import { discardRequest } from './phases/requests.ts';
import { prepareSeason } from './phases/season.ts';
import { track } from './phases/track.ts';
import { travel } from './phases/travel.ts';
import { positionOf } from './position.ts';
import { refuseSeat } from './rulings.ts';
import type { State } from './state.ts';
import { stepsOf } from './steps.ts';
import type { Table } from './table.ts';
import { seatOf, withSeat } from './table.ts';
import { uncheckedAt } from './unchecked.ts';

export type HistrioRules = Rules<HistrioSetup, State, Move>;

/** Throws when the tables are not of this game; a damaged ruleset must not rule a match. */
export function rulesOf(ruleset: Ruleset): HistrioRules {
  const table = tableOf(ruleset);
  return {
    begin: (setup) => begin(table, setup),
    rule: (state, move, waived = NOTHING_WAIVED) => ruleMove({ ...table, waived }, state, move),
    correct: (state, { seat, points }) => correct(state, seat, points),
    steps: (state) => stepsOf(table, state),
    progress: ({ season }) => ({ at: season, of: table.tables.seasons }),
    round: partNumber,
    isOver: ({ phase }) => phase === 'over',
    areTotalsKnown: ({ purses }) => purses === 'kept',
    areTotalsOpen: ({ readings }) => readings.money !== 'hidden',
    standings: ({ seats }) => seats.map(({ seat, ecus }) => ({ seat, total: ecus, tieBreaks: [] })),
    amounts: amountsOf,
    notChecked: ({ level }) => uncheckedAt(level),
    modes: (setup) => modesIn(modesUnder(table), setup),
    positionOf,
  };
}

export function tableOf(ruleset: Ruleset): Table {
  const { version, tables } = ruleset;
  return { version, tables: v.parse(TablesSchema, tables), waived: NOTHING_WAIVED };
}

function ruleMove(table: Table, state: State, move: Move): Ruling<State> {
  switch (move.type) {
    case 'flip':
      return flip(table, state, move);
    case 'deal':
      return deal(table, state, move);
    case 'travel':
      return travel(table, state, move);
    case 'resolve':
      return resolve(table, state, move);
    case 'discardRequest':
      return discardRequest(table, state, move);
    case 'useAcrobat':
      return useAcrobat(table, state, move);
    case 'setNeedle':
      return setNeedle(state, move);
    case 'push':
    case 'stage':
    case 'takeBonus':
    case 'payActor':
    case 'steal':
    case 'gainAcrobat':
      return track(table, state, move);
    case 'endTurn':
      return endTurn(table, state);
    case 'scoreShows':
      return scoreShows(table, state, move);
    case 'playRequest':
      return playRequest(table, state, move);
    case 'repeatRequest':
      return repeatRequest(table, state, move);
    case 'closeFestival':
      return closeFestival(state);
    case 'prepareSeason':
      return prepareSeason(table, state, move);
    case 'countPurses':
      return countPurses(state, move);
  }
}

/** The table gives or takes ecus by hand; no purse goes below nothing. After the shows requests see the corrected purse. */
function correct(state: State, seat: string, asked: number): Ruling<State> {
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const points = Math.max(0 - one.ecus, asked);
  const line: Effect = { clause: 'table.correction', seat, points, facts: { points } };
  const isJudging = state.phase === 'scoring' && state.shown;
  const judged = Math.max(0, one.judged + (isJudging ? points : 0));
  return allowed(withSeat(state, seat, { ecus: one.ecus + points, judged }), [line]);
}
