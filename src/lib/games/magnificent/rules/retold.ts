// A table told anew, piece by piece: what hangs together follows from what was told.
import type { Position } from './positionSchema.ts';
import { PHASES } from './state.ts';

/** One thing told anew. */
export function retold(told: Position, part: Partial<Position>): Position {
  return withHands(told, withMoment(told, { ...told, ...part }));
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
