// What follows by itself once a move is done: the next phase, the next round, the end. Rulebook «Ход игры».
import type { Course } from './rulings.ts';
import { effect, withEffects } from './rulings.ts';
import { nextOpener } from './bidding.ts';
import { donationOf, losable } from './ceremonies.ts';
import { allFilled, refillDue } from './refilling.ts';
import { withoutRoller } from './table.ts';
import { settleStars } from './stars.ts';
import type { Phase, State } from './state.ts';
import type { Table } from './table.ts';
import { leftOf } from './table.ts';

/** Goes on as long as the phase has nothing left to ask. */
export function goOn(table: Table, course: Course): Course {
  const next = onceOn(table, course);
  return next === course ? course : goOn(table, next);
}

function onceOn(table: Table, course: Course): Course {
  const { state } = course;
  switch (state.phase) {
    case 'setup':
      return isDealt(state) ? enter(settleStars(table, course), 'investing') : course;
    case 'investing':
      return isDone(state) ? enterAuctions(table, course) : course;
    case 'acquiring':
      return acquired(table, course);
    case 'trading':
      return isDone(state) ? enter(course, 'producing') : course;
    case 'producing':
      return isDone(state) ? produced(table, course) : course;
    case 'closing':
      return closed(table, course);
    case 'farewell':
    case 'over':
      return course;
  }
}

function isDone({ seats, done }: State): boolean {
  return seats.every(({ seat }) => done.includes(seat));
}

/** Tokens, programs and markets are all told. */
function isDealt(state: State): boolean {
  const { seats, table } = state;
  return (
    isDone(state) &&
    seats.every(({ programs }) => programs.length > 0) &&
    table?.markets.some((all) => all.length > 0) === true
  );
}

function enter(course: Course, phase: Phase): Course {
  const state: State = { ...withoutRoller(course.state), phase, done: [] };
  return withEffects(
    { ...course, state },
    effect('colosseum.frame.five-phases', undefined, { phase, round: state.round }),
  );
}

/** Markets left empty at the end of the last round are filled first, where the table plays it so. */
function enterAuctions(table: Table, course: Course): Course {
  const entered = enter(course, 'acquiring');
  const state: State = { ...entered.state, winners: [] };
  if (state.sold === 0) return { ...entered, state };
  const filling: State =
    state.table === undefined ? allFilled(state) : { ...state, refilling: true };
  const { tokens } = refillDue(table, state);
  return withEffects(
    { ...entered, state: filling },
    effect('colosseum.refill.on-opener-win', undefined, { markets: state.sold, tokens }),
  );
}

function acquired(table: Table, course: Course): Course {
  const { state } = course;
  if (state.lot !== undefined) return course;
  if (state.refilling)
    return refillDue(table, state).tokens > 0 ? course : { ...course, state: allFilled(state) };
  if (nextOpener(state) !== undefined) return course;
  const ended = state.intense
    ? withEffects(course, effect('colosseum.variant-intense.phase-end', undefined, {}))
    : course;
  return enter({ ...ended, state: { ...ended.state, winners: [] } }, 'trading');
}

function produced({ tables }: Table, course: Course): Course {
  const { state } = course;
  if (state.round < tables.rounds) {
    const entered = enter(course, 'closing');
    return { ...entered, state: { ...entered.state, ceremony: 'podium' } };
  }
  return withEffects(
    enter(course, 'farewell'),
    effect('colosseum.frame.last-round-has-no-phase-5', undefined, { round: state.round }),
    effect('colosseum.closing.not-after-round-5', undefined, {}),
  );
}

function closed(table: Table, course: Course): Course {
  const { state } = course;
  switch (state.ceremony) {
    case 'podium':
      return course;
    case 'discard': {
      if (state.seats.some((one) => losable(state, one).length > 0)) return course;
      const settled = settleStars(table, course);
      return { ...settled, state: { ...settled.state, ceremony: 'donation', done: [] } };
    }
    case 'donation':
      return donationOf(state).isPossible && !isDone(state) ? course : nextRound(table, course);
  }
}

/** The counter and the first-player token move on. */
function nextRound({ tables }: Table, course: Course): Course {
  const { leader: _, ...state } = course.state;
  const round = state.round + 1;
  const [first = state.first] = leftOf(state, state.first);
  const next: State = {
    ...state,
    round,
    first,
    ceremony: 'podium',
    seats: state.seats.map((one) => ({ ...one, invested: 0 })),
  };
  const moved = withEffects(
    { ...course, state: next },
    effect('colosseum.frame.round-counter', undefined, { round, rounds: tables.rounds }, [
      'colosseum.frame.five-rounds',
    ]),
    effect('colosseum.frame.first-player-rotates', first, { round }),
  );
  return enter(moved, 'investing');
}
