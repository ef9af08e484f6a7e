// The rules of The Magnificent over one set of tables: every move finds its phase here.
import * as v from 'valibot';
import type { Effect, Ruling } from '../../../referee/ruling.ts';
import { allowed, NOTHING_WAIVED } from '../../../referee/ruling.ts';
import { modesIn } from '../../../referee/modes.ts';
import type { Rules, Setup } from '../../../referee/rules.ts';
import type { Ruleset } from '../../../referee/ruleset.ts';
import { TablesSchema } from '../data/tables.ts';
import { amountsOf } from './amounts.ts';
import { begin } from './begin.ts';
import { outcomeOf, standingsOf } from './ending.ts';
import type { MagnificentSetup } from './fresh.ts';
import { MODES } from './modes.ts';
import type { Move } from './moves.ts';
import { build, layTile } from './phases/build.ts';
import { addDie } from './phases/addDie.ts';
import { roll, takeDie } from './phases/dice.ts';
import { scoreAreas, scoreHalves } from './phases/end.ts';
import { perform } from './phases/perform.ts';
import { arrange, takePoster } from './phases/posters.ts';
import { boost, useBonus } from './phases/power.ts';
import { readBoard } from './phases/readBoard.ts';
import { readPiece } from './phases/readPieces.ts';
import { pay, scoreCard, takeSet } from './phases/roundEnd.ts';
import { chooseTile, deal } from './phases/deal.ts';
import { layOut } from './phases/setup.ts';
import { useTrainers } from './phases/trainers.ts';
import { placeTent, travel } from './phases/travel.ts';
import { endTurn, turn } from './phases/turns.ts';
import { positionOf } from './position.ts';
import { refuseSeat } from './rulings.ts';
import type { State } from './state.ts';
import { stepsOf } from './steps.ts';
import type { Table } from './table.ts';
import { seatOf, withSeat } from './table.ts';
import { uncheckedIn } from './unchecked.ts';

export type MagnificentRules = Rules<MagnificentSetup, State, Move>;

/** Whoever only asks what a move would do. */
export type Ruler = Pick<Rules<Setup, State, Move>, 'rule'>;

/** Throws when the tables are not of this game; a damaged ruleset must not rule a match. */
export function rulesOf(ruleset: Ruleset): MagnificentRules {
  const table = tableOf(ruleset);
  return {
    begin: (setup) => begin(table, setup),
    rule: (state, move, waived = NOTHING_WAIVED) => ruleMove({ ...table, waived }, state, move),
    correct: (state, { seat, points }) => correct(table, state, seat, points),
    steps: (state) => stepsOf(table, state),
    // What is prepared belongs to the round to come.
    round: ({ round, phase }) => (phase === 'preparing' ? round + 1 : round),
    progress: ({ round }) => ({ at: round, of: table.tables.rounds }),
    isOver: ({ phase }) => phase === 'over',
    standings: standingsOf,
    amounts: amountsOf,
    notChecked: (state) => uncheckedIn(table, state),
    modes: (setup) => modesIn(MODES, setup),
    positionOf,
  };
}

export function tableOf(ruleset: Ruleset): Table {
  const { version } = ruleset;
  return { tables: v.parse(TablesSchema, ruleset.tables), version, waived: NOTHING_WAIVED };
}

function ruleMove(table: Table, state: State, move: Move): Ruling<State> {
  switch (move.type) {
    case 'roll':
      return roll(table, state, move);
    case 'addDie':
      return addDie(table, state, move);
    case 'pay':
      return pay(table, state, move);
    case 'takeSet':
      return takeSet(table, state, move);
    case 'scoreCard':
      return scoreCard(table, state, move);
    case 'scoreHalves':
      return scoreHalves(table, state, move);
    case 'scoreAreas':
      return scoreAreas(table, state, move);
    case 'readCard':
    case 'readPoster':
    case 'readTent':
      return readPiece(state, move);
    case 'readBoard':
      return readBoard(table, state, move);
    case 'turn':
      return turn(table, state, move);
    case 'layOut':
      return layOut(table, state, move);
    case 'deal':
      return deal(table, state, move);
    case 'chooseTile':
      return chooseTile(table, state, move);
    case 'placeTent':
      return placeTent(table, state, move);
    case 'takeDie':
      return takeDie(table, state, move);
    case 'boost':
      return boost(table, state, move);
    case 'useBonus':
      return useBonus(table, state, move);
    case 'useTrainers':
      return useTrainers(table, state, move);
    case 'build':
      return build(table, state, move);
    case 'layTile':
      return layTile(table, state, move);
    case 'travel':
      return travel(table, state, move);
    case 'takePoster':
      return takePoster(table, state, move);
    case 'perform':
      return perform(table, state, move);
    case 'arrange':
      return arrange(table, state, move);
    case 'endTurn':
      return endTurn(table, state, move);
  }
}

/** The table moves a marker by hand; it may stand below 0. */
function correct(table: Table, state: State, seat: string, points: number): Ruling<State> {
  const one = seatOf(state, seat);
  if (one === undefined) return refuseSeat(seat);
  const line: Effect = { clause: 'table.correction', seat, points, facts: { points } };
  const corrected = withSeat(state, seat, { points: one.points + points });
  // What the end said of the points held for the old ones.
  const outcome = state.phase === 'over' ? outcomeOf(table, corrected) : [];
  return allowed(corrected, [line, ...outcome]);
}
