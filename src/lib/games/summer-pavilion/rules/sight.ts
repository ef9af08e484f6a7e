// Tiles whose place is known, how many a display holds, and how it is written down.
import type { Refused } from '../../../referee/ruling.ts';
import type { Colour, Tiles } from '../data/pieces.ts';
import { COLOURS, countOf, someOf, tilesOf } from '../data/pieces.ts';
import type { Position } from './moves.ts';
import { refuse } from './rulings.ts';
import type { Display, State } from './state.ts';
import type { Table } from './table.ts';
import { stands } from './table.ts';

type DisplayPosition = NonNullable<Position['displays']>[number];

/** Number of tiles on a display. */
export function holds(display: Display): number {
  return 'known' in display ? countOf(display.known) : display.unknown;
}

/** More than the 22 tiles of a colour where they are known to lie: somebody mistyped. */
export function refuseTooMany(table: Table, state: State, more: Tiles): Refused | undefined {
  const { tilesPerColour: exist } = table.tables;
  const isTooMany = (one: Colour) => more[one] > 0 && inSight(state, one) + more[one] > exist;
  const colour = COLOURS.find(isTooMany);
  if (colour === undefined || !stands(table, 'summer-pavilion.component.tiles')) return undefined;
  const count = inSight(state, colour) + more[colour];
  return refuse('summer-pavilion.component.tiles', { colour, count, exist });
}

/** Tiles of a colour whose place is known: boards, hands, corners, centre, told displays and supply, and what was thrown into the tower. */
export function inSight({ seats, tiles }: State, colour: Colour): number {
  let seen = 0;
  for (const { board, hand, corners } of seats) {
    for (const cell of board) if (cell === colour) seen += 1;
    seen += hand[colour] + corners[colour];
  }
  if (tiles === undefined) return seen;
  for (const display of tiles.displays) if ('known' in display) seen += display.known[colour];
  const thrown = tiles.towerKnown?.[colour] ?? 0;
  return seen + tiles.center[colour] + tiles.supply.known[colour] + thrown;
}

export function displayTold(display: Display): DisplayPosition {
  return 'known' in display ? someOf(display.known) : { unknown: display.unknown };
}

export function displayFrom(display: DisplayPosition): Display {
  return 'unknown' in display ? { unknown: display.unknown } : { known: tilesOf(display) };
}

/** Displays that are not named are empty. */
export function atLeast(count: number, displays: readonly Display[]): readonly Display[] {
  const missing = Math.max(0, count - displays.length);
  return [...displays, ...Array.from({ length: missing }, (): Display => ({ unknown: 0 }))];
}
