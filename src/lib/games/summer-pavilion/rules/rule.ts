// The rules of Azul: Summer Pavilion over one set of tables: every move finds its phase here.
import * as v from 'valibot';
import type { Effect, Ruling } from '../../../referee/ruling.ts';
import { allowed, NOTHING_WAIVED } from '../../../referee/ruling.ts';
import { modesIn } from '../../../referee/modes.ts';
import type { Rules, Standing } from '../../../referee/rules.ts';
import type { Ruleset } from '../../../referee/ruleset.ts';
import { countOf, plus, tilesOf } from '../data/pieces.ts';
import { TablesSchema } from '../data/tables.ts';
import { amountsOf } from './amounts.ts';
import type { PavilionSetup } from './begin.ts';
import { begin } from './begin.ts';
import { boardOf } from './board.ts';
import { MODES } from './modes.ts';
import { stateWith, tilesWith } from './changes.ts';
import type { Move, MoveOf } from './moves.ts';
import { draft, endDrafting, fillDisplay } from './phases/acquire.ts';
import { takeOwed } from './phases/bonus.ts';
import { scoreGoals } from './phases/goals.ts';
import { pass } from './phases/pass.ts';
import { place } from './phases/place.ts';
import { prepareRound } from './phases/prepare.ts';
import { takeToken } from './phases/token.ts';
import { positionOf } from './position.ts';
import { floorOf, lossOf, moveMarker } from './score.ts';
import { refuseFirmly, refuseSeat } from './rulings.ts';
import { refuseTooMany } from './sight.ts';
import type { State } from './state.ts';
import { stepsOf } from './steps.ts';
import type { Table } from './table.ts';
import { indexOfSeat, seatAt } from './table.ts';
import { refusePhase } from './turns.ts';
import { uncheckedAt } from './unchecked.ts';

export type PavilionRules = Rules<PavilionSetup, State, Move>;

/** Throws when the tables are not of this game; a damaged ruleset must not rule a match. */
export function rulesOf(ruleset: Ruleset): PavilionRules {
  const table = tableOf(ruleset);
  return {
    begin: (setup) => begin(table, setup),
    rule: (state, move, waived = NOTHING_WAIVED) =>
      ruleMove(waived === NOTHING_WAIVED ? table : { ...table, waived }, state, move),
    correct: (state, { seat, points }) => correct(table, state, seat, points),
    steps: (state) => stepsOf(table, state),
    isOver: ({ phase }) => phase === 'over',
    round: ({ round }) => round,
    areRoundsOver: ({ phase }) => phase === 'goals' || phase === 'over',
    progress: ({ round }) => ({ at: round, of: table.tables.rounds }),
    standings: ({ seats }) => seats.map(toStanding),
    amounts: amountsOf,
    notChecked: ({ level }) => uncheckedAt(level),
    modes: (setup) => modesIn(MODES, setup),
    positionOf: (state) => positionOf(table, state),
  };
}

/** The tables of a ruleset, read and made walkable. */
export function tableOf(ruleset: Ruleset): Table {
  const tables = v.parse(TablesSchema, ruleset.tables);
  const boards = { coloured: boardOf(tables, 'coloured'), grey: boardOf(tables, 'grey') };
  return { version: ruleset.version, tables, boards, waived: NOTHING_WAIVED };
}

function ruleMove(table: Table, state: State, move: Move): Ruling<State> {
  switch (move.type) {
    case 'draft':
      return draft(table, state, move);
    case 'takeToken':
      return takeToken(table, state, move);
    case 'endDrafting':
      return endDrafting(table, state);
    case 'fillDisplay':
      return fillDisplay(table, state, move);
    case 'fillSupply':
      return fillSupply(table, state, move);
    case 'place':
      return place(table, state, move);
    case 'takeOwed':
      return takeOwed(table, state, move);
    case 'pass':
      return pass(table, state, move);
    case 'prepareRound':
      return prepareRound(table, state);
    case 'scoreGoals':
      return scoreGoals(table, state);
  }
}

/** Colours of supply tiles that lay there untold. */
function fillSupply(table: Table, state: State, move: MoveOf<'fillSupply'>): Ruling<State> {
  const { tiles } = state;
  if (tiles === undefined || state.phase === 'over') return refusePhase(state, 'place');
  const told = tilesOf(move.tiles);
  const { known, unknown } = tiles.supply;
  if (countOf(told) > unknown)
    return refuseFirmly('summer-pavilion.setup.supply-ten', { told: countOf(told), unknown });
  const wrong = refuseTooMany(table, state, told);
  if (wrong !== undefined) return wrong;
  const supply = { known: plus(known, told), unknown: unknown - countOf(told) };
  return allowed(stateWith(state, { tiles: tilesWith(tiles, { supply }) }), []);
}

/** The table moves a marker by hand; the floor holds as for every other loss. */
function correct(table: Table, state: State, seat: string, asked: number): Ruling<State> {
  const index = indexOfSeat(state, seat);
  if (index < 0) return refuseSeat(seat);
  const by =
    asked < 0
      ? 0 - lossOf(seatAt(state, index).total, -asked, floorOf(table, state.readings))
      : asked;
  const line: Effect = { clause: 'table.correction', seat, points: by, facts: { points: by } };
  const course = moveMarker({ state, effects: [line] }, index, by, table.tables);
  return allowed(course.state, course.effects);
}

/** Equal totals share the victory: no tie-break. */
function toStanding({ seat, total }: State['seats'][number]): Standing {
  return { seat, total, tieBreaks: [] };
}
