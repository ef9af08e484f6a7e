// What a later ruleset has mended: a match goes on under the one it began with.
import type { Table } from './table.ts';

type Begun = Pick<Table, 'version'>;

/** Tiles lie on the corners from a seat's pass until the next round is prepared; before, a table told otherwise was begun from, and its corners were full at the pass. */
export function areCornersAsked({ version }: Begun): boolean {
  return version >= 2;
}

/** The first draft from the centre brings no more than can have come there; before, as many as there are of a colour, and a joker, at any number of seats. */
export function isCenterCounted({ version }: Begun): boolean {
  return version >= 3;
}

/** Tiles thrown into the tower are known there by their colours until it is tipped into the bag, and none of them lies anywhere else; before, they were only counted. */
export function areThrownColoursKept({ version }: Begun): boolean {
  return version >= 3;
}

/** A table as it lies is asked where its tiles can have come from; before, only whether there are so many. */
export function areTilesTraced({ version }: Begun): boolean {
  return version >= 4;
}
