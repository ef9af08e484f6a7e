// Whose turn it is: who opens a phase, who comes next, who passes because nothing is left. Rulebook «Ход игры», «Фишка первого игрока».
import type { Refused, SeatId } from '../../../referee/ruling.ts';
import { countOf } from '../data/pieces.ts';
import { stateWith, withSeat } from './changes.ts';
import { refillSupply } from './supply.ts';
import type { Course } from './rulings.ts';
import { effect, refuse, refuseFirmly, withEffects } from './rulings.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { seatAt, stands } from './table.ts';

/** Seat index of who opens phase 2 and the next round: the token's holder, or who the ruling names. */
export function opener(state: Pick<State, 'token' | 'starter' | 'readings'>): number {
  if (state.token >= 0) return state.token;
  return state.readings.untaken === 'first-seat' ? state.readings.firstSeat : state.starter;
}

/** A move of another phase; nothing to overrule, the table first has to get there. */
export function refusePhase(state: State, needed: State['phase']): Refused {
  const { phase, round } = state;
  if (phase === 'over') return refuseFirmly('summer-pavilion.end.after-six', { round });
  return refuseFirmly('summer-pavilion.round.three-phases', { phase, needed });
}

/** Refuses a seat whose turn it is not, by the clause that says whose it is. */
export function refuseTurn(table: Table, state: State, index: number): Refused | undefined {
  if (index === state.turn) return undefined;
  const seat = seatAt(state, index).seat;
  const turn = seatAt(state, state.turn).seat;
  const clause = turnClause(state);
  if (!stands(table, clause)) return undefined;
  if (
    clause === 'summer-pavilion.draft.next-player' ||
    clause === 'summer-pavilion.play.next-player'
  )
    return refuse(clause, { seat, turn }, ['summer-pavilion.round.clockwise']);
  return refuse(clause, { seat, first: turn }, openerClauses(state));
}

/** The clause that names the seat whose turn it is. */
export function turnClause(state: State) {
  const drafting = state.phase === 'acquire';
  if (!state.opening)
    return drafting ? 'summer-pavilion.draft.next-player' : 'summer-pavilion.play.next-player';
  if (drafting && state.round === 1) return 'summer-pavilion.round.youngest-starts';
  const isUntaken = drafting ? state.untaken : state.token < 0;
  if (isUntaken) return 'summer-pavilion.token.nobody-took';
  return drafting
    ? 'summer-pavilion.token.starts-next-round'
    : 'summer-pavilion.token.starts-phase2';
}

function openerClauses(state: State) {
  return state.phase === 'place' ? (['summer-pavilion.play.start-player'] as const) : [];
}

/** Opens phase 2: the token's holder begins, seats without tiles are passed at once. */
export function beginPlacing(course: Course, table: Table): Course {
  const { state } = course;
  const turn = opener(state);
  const first = seatAt(state, turn).seat;
  const begun: State = stateWith(state, { phase: 'place', turn, opening: true });
  const opened = withEffects(
    { ...course, state: begun },
    effect('summer-pavilion.draft.phase-end', undefined, { first }),
    state.token < 0
      ? effect('summer-pavilion.token.nobody-took', undefined, { first })
      : effect('summer-pavilion.token.starts-phase2', undefined, { first }, [
          'summer-pavilion.play.start-player',
        ]),
  );
  return withEmptyHandPassed(opened, table);
}

interface Turn {
  /** Seat index of who has moved. */
  readonly index: number;
  /** Bonus tiles were due in it. */
  readonly bonus: boolean;
}

/** Ends a phase 2 turn: refill as ruled, then the next seat that is still in, or the end of the phase. */
export function endTurn(course: Course, table: Table, { index, bonus }: Turn): Course {
  const refills = course.state.readings.refill === 'before-every-turn' || bonus;
  const filled = refills ? refillSupply(course, table.tables) : course;
  return toNextSeat(filled, table, index);
}

/** The turn goes on clockwise from who has moved, also when the table let a seat move out of turn. */
function toNextSeat(course: Course, table: Table, index: number): Course {
  const { state } = course;
  const turn = nextStillIn(state, index);
  if (turn === undefined) return endPlacing(course, table);
  const next: State = stateWith(state, { turn, opening: false });
  return withEmptyHandPassed({ state: next, effects: course.effects }, table);
}

/** At the start of a turn a seat without tiles has passed. */
function withEmptyHandPassed(course: Course, table: Table): Course {
  const passed = emptyHandPassed(course);
  return passed === undefined ? course : toNextSeat(passed, table, course.state.turn);
}

/** Goes on in the middle of phase 2, where a position begins: with nothing left to place the turn is over as if it had been told. */
export function goOnPlacing(course: Course, table: Table): Course {
  const passed = emptyHandPassed(course);
  return passed === undefined
    ? course
    : endTurn(passed, table, { index: course.state.turn, bonus: false });
}

/** Undefined where who is on turn has tiles, or still has to take some; only referee level knows hands. */
function emptyHandPassed(course: Course): Course | undefined {
  const { state } = course;
  if (state.tiles === undefined) return undefined;
  const seat = seatAt(state, state.turn);
  if (countOf(seat.hand) > 0 || seat.owed > 0) return undefined;
  const said = effect('summer-pavilion.pass.no-tiles', seat.seat, { seat: seat.seat });
  const passed = { ...course, state: withSeat(state, state.turn, { passed: 'auto' }) };
  return withEffects(passed, said);
}

function nextStillIn(state: State, from: number): number | undefined {
  const count = state.seats.length;
  for (let step = 1; step <= count; step += 1) {
    const index = (from + step) % count;
    if (seatAt(state, index).passed === 'no') return index;
  }
  return undefined;
}

/** Everybody has passed: phase 3, or the goals after the last round. */
function endPlacing(course: Course, { tables }: Table): Course {
  const { state } = course;
  const { round } = state;
  const phase = round < tables.rounds ? 'prepare' : 'goals';
  const ended = withEffects(
    { ...course, state: stateWith(state, { phase }) },
    effect('summer-pavilion.play.repeat', undefined, { round }),
  );
  if (phase === 'prepare') return ended;
  return withEffects(
    ended,
    effect('summer-pavilion.prep.after-round-six', undefined, { round }, [
      'summer-pavilion.round.no-phase3-last',
      'summer-pavilion.end.after-six',
    ]),
  );
}

/** Seats that have not passed yet. */
export function stillIn(state: State): SeatId[] {
  return state.seats.flatMap(({ seat, passed }) => (passed === 'no' ? [seat] : []));
}
