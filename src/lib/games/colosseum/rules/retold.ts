// A table told anew, piece by piece: what hangs together follows from what was told.
import type { SeatId } from '../../../referee/ruling.ts';
import { sameJson } from '../../../referee/sameJson.ts';
import { STARS } from '../data/assets.ts';
import type { Position } from './moves.ts';
import { holderOf } from './stars.ts';
import { PHASES, type State } from './state.ts';
import { clockwise, type Table } from './table.ts';

/** One thing told anew. Bag, green tokens, empty markets, medals beside the board and awards follow from what lies before the players. */
export function retold(told: Position, part: Partial<Position>): Position {
  const { green: _, bag: __, ...rest } = { ...told, ...part };
  const moved = withMoment(told, rest);
  return withMedals(withStars(withMarkets(moved, told), told, part), told, part);
}

/** Another round or phase is another moment: nothing is under the hammer there, nobody has rolled, invested or finished. */
function withMoment(before: Position, position: Position): Position {
  const { round, phase } = position;
  if (round === before.round && phase === before.phase) return position;
  const {
    done: _,
    lot: __,
    winners: ___,
    roller: ____,
    earlierRollers: _____,
    leader: ______,
    ceremony: _______,
    refilling: ________,
    sold: _________,
    empty: __________,
    ...rest
  } = position;
  const seats = Object.entries(rest.seats).map(([seat, { invested: _invested, ...one }]) => {
    const { latest, ...earlier } = one;
    // Before the events of a round nobody has produced in it.
    const isAhead =
      latest !== undefined &&
      (latest.round > round || (latest.round === round && isBeforeEvents(phase)));
    return [seat, isAhead ? earlier : one] as const;
  });
  return { ...rest, seats: Object.fromEntries(seats) };
}

function isBeforeEvents(phase: Position['phase']): boolean {
  return PHASES.indexOf(phase) <= PHASES.indexOf('producing');
}

/** Who has the first-player token so many rounds later, or earlier: it goes to the left with each of them. `seats`: clockwise. */
export function firstAfter(seats: readonly SeatId[], first: SeatId, rounds: number): SeatId {
  return clockwise(seats, first, rounds)[0] ?? first;
}

/** Markets still empty when the auctions begin are filled before the first one opens. */
export function withRefill(position: Position): Position {
  const { phase, lot, done = [], winners = [], markets = [] } = position;
  const isOpening =
    phase === 'acquiring' && lot === undefined && done.length === 0 && winners.length === 0;
  const isEmpty = markets.some((all) => all.length === 0);
  if (!isOpening || !isEmpty) return position;
  const { sold: _, ...rest } = position;
  return { ...rest, refilling: true };
}

/** Which markets wait to be filled follows from what lies on them. */
function withMarkets(position: Position, before: Position): Position {
  if (sameJson(position.markets, before.markets)) return position;
  const { sold: _, ...rest } = position;
  return rest;
}

/** Medals that come to a player or go come from the supply; those out of the game stay away. */
function withMedals(position: Position, before: Position, part: Partial<Position>): Position {
  if (position.medals === undefined || part.medals !== undefined) return position;
  const held = ({ seats }: Position) =>
    Object.values(seats).reduce((sum, { medals = 0 }) => sum + medals, 0);
  const medals = Math.max(0, position.medals + held(before) - held(position));
  return { ...position, medals };
}

/** Who was told to hold an award keeps it while nobody has more. `lying`: the table begun from the position. */
export function withAwards(
  { tables }: Table,
  position: Position,
  lying: State,
  { stars: before }: Position,
): Position {
  if (position.stars !== undefined || before === undefined || lying.table === undefined)
    return position;
  const stars = STARS.flatMap((star) => {
    const { holder } = holderOf(tables.starFrom, lying, star, before[star]);
    return holder === undefined ? [] : [[star, holder] as const];
  });
  return { ...position, stars: Object.fromEntries(stars) };
}

/** Awards lie where the tokens put them, unless they are told themselves. */
function withStars(position: Position, before: Position, part: Partial<Position>): Position {
  if (part.stars !== undefined) return position;
  // Once no more tokens are lost, the awards of those that were are laid anew.
  const isOver = before.ceremony === 'discard' && position.ceremony !== 'discard';
  if (part.seats === undefined && !isOver) return position;
  const isSame = Object.entries(position.seats).every(([seat, { tokens }]) =>
    sameJson(tokens ?? {}, before.seats[seat]?.tokens ?? {}),
  );
  if (isSame && !isOver) return position;
  const { stars: _, ...rest } = position;
  return rest;
}
