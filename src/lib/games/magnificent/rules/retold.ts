// A table told anew, piece by piece: what hangs together follows from what was told.
import { enterPreparing, topSets, withTopsGone } from './flow.ts';
import type { Position } from './positionSchema.ts';
import type { State } from './state.ts';
import { PHASES, isSolo } from './state.ts';
import type { Table } from './table.ts';
import { withTable } from './table.ts';

/** One thing told anew. */
export function retold(told: Position, part: Partial<Position>): Position {
  return withHands(told, withMoment(told, { ...told, ...part }));
}

/**
 * In solitaire the sets for the hats above are discarded once sets are taken: when the table comes to that, or the hat is told to
 * stand elsewhere. `before` and `state`: how the two lie.
 */
export function withoutTops(
  table: Table,
  before: State,
  position: Position,
  state: State,
): Position {
  const sets = topsDue(table, state);
  if (sets === undefined || sets === topsDue(table, before)) return position;
  const lying = (state.table?.sets ?? []).map(({ gone: _, ...set }) => set);
  const { table: middle } = withTopsGone(withTable(state, { sets: lying }), sets);
  return {
    ...position,
    ...(middle === undefined ? {} : { sets: [...middle.sets] }),
    ...(middle?.spent === undefined ? {} : { spent: [...middle.spent] }),
  };
}

/** Undefined where nobody takes a set alone now. */
function topsDue(table: Table, state: State): number | undefined {
  const isNow = isSolo(state) && state.table !== undefined && state.phase === 'sets';
  return isNow ? topSets(table, state) : undefined;
}

/**
 * Preparing the next round begins with hats that slide down and trainers that come home: told as they lay before it, they lie so once
 * the table goes on from there. `state`: how the position lies. Nothing changes where that has been done.
 */
export function prepared(table: Table, position: Position, state: State): Position {
  if (state.phase !== 'preparing') return position;
  const { first, seats } = enterPreparing(table, { state, effects: [] }).state;
  const moved = seats.flatMap((one, at) => {
    const before = state.seats[at];
    const isHome = one.own?.resting === before?.own?.resting;
    const isSlid = one.hats.join() === before?.hats.join();
    const { own, ...told } = position.seats[one.seat] ?? {};
    const { trainers, resting } = one.own ?? {};
    const home = isHome ? own : { ...own, trainers, resting };
    const lies = {
      ...told,
      ...(home && { own: home }),
      ...(isSlid ? {} : { hats: [...one.hats] }),
    };
    return isHome && isSlid ? [] : [[one.seat, lies] as const];
  });
  return {
    ...position,
    ...(first === state.first ? {} : { first }),
    seats: { ...position.seats, ...Object.fromEntries(moved) },
  };
}

/** Another round or phase is another moment: no turn is under way there, and nobody is done. */
function withMoment(before: Position, position: Position): Position {
  if (position.round === before.round && position.phase === before.phase) return position;
  const { done: _, turn: __, added: ___, sets, offered: ____, spent, ...rest } = position;
  const isSameDisplay = position.round === before.round && isLaid(position) && isLaid(before);
  return {
    ...rest,
    ...(sets !== undefined && isSameDisplay
      ? { sets: sets.map(({ gone: _____, ...set }) => set) }
      : {}),
    ...(spent !== undefined && isLater(position, before) ? { spent } : {}),
    seats: settled(position),
  };
}

/** What has been discarded by an earlier moment nobody can say. */
function isLater({ round, phase }: Position, before: Position): boolean {
  return (
    round > before.round ||
    (round === before.round && PHASES.indexOf(phase) > PHASES.indexOf(before.phase))
  );
}

/** The main display lies there from the first turn until the sets are taken. */
function isLaid({ phase }: Position): boolean {
  return phase === 'turns' || phase === 'payment' || phase === 'sets';
}

/** The card of the set is there once a seat has taken it, until one card has been scored. */
function withHands(before: Position, position: Position): Position {
  const { phase, done = [] } = position;
  if (before.done === position.done || (phase !== 'sets' && phase !== 'scoring')) return position;
  const hasFive = (seat: string) => done.includes(seat) === (phase === 'sets');
  const seats = Object.fromEntries(
    Object.entries(position.seats).map(([seat, one]) => [
      seat,
      one.cards === undefined || hasFive(seat) ? one : { ...one, cards: one.cards.slice(0, 4) },
    ]),
  );
  return { ...position, seats };
}

/** Dice and second hats are there only while turns are taken, a fifth card only at the round end. */
function settled({ seats, phase }: Position): Position['seats'] {
  const isRunning = phase === 'turns' || phase === 'payment';
  return Object.fromEntries(
    Object.entries(seats).map(([seat, one]) => [
      seat,
      {
        ...one,
        ...(one.hats === undefined || isRunning ? {} : { hats: one.hats.slice(-1) }),
        ...(one.cards === undefined ? {} : { cards: one.cards.slice(0, 4) }),
      },
    ]),
  );
}
