// A table told anew, piece by piece: what hangs together follows from what was told.
import type { Position } from './positionSchema.ts';

/** One thing told anew. */
export function retold(told: Position, part: Partial<Position>): Position {
  return withMoment(told, { ...told, ...part });
}

/** Another round or phase is another moment: no turn is under way there, and nobody is done. */
function withMoment(before: Position, position: Position): Position {
  if (position.round === before.round && position.phase === before.phase) return position;
  const { done: _, turn: __, added: ___, sets: ____, offered: _____, ...rest } = position;
  return { ...rest, seats: settled(position) };
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
