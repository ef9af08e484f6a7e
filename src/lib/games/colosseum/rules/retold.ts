// A table told anew, piece by piece: what hangs together follows from what was told.
import type { Position } from './moves.ts';

/** One thing told anew. Bag, green tokens, medals beside the board and awards follow from what lies before the players. */
export function retold(told: Position, part: Partial<Position>): Position {
  const next = { ...told, ...part };
  const { green: _, bag: __, medals: ___, ...rest } = next;
  return withStars(withMoment(told, rest), told, part);
}

/** Another round or phase is another moment: nothing is under the hammer there, nobody has rolled or finished. */
function withMoment(before: Position, position: Position): Position {
  if (position.round === before.round && position.phase === before.phase) return position;
  const {
    done: _,
    lot: __,
    winners: ___,
    roller: ____,
    leader: _____,
    ceremony: ______,
    refilling: _______,
    sold: ________,
    ...rest
  } = position;
  return rest;
}

/** Awards lie where the tokens put them, unless they are told themselves. */
function withStars(position: Position, before: Position, part: Partial<Position>): Position {
  if (part.stars !== undefined || part.seats === undefined) return position;
  const isSame = Object.entries(position.seats).every(
    ([seat, { tokens }]) =>
      JSON.stringify(tokens ?? {}) === JSON.stringify(before.seats[seat]?.tokens ?? {}),
  );
  if (isSame) return position;
  const { stars: _, ...rest } = position;
  return rest;
}
