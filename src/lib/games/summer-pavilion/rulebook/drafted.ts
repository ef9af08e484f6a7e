// What a draft took, for the history: all of the chosen colour, and the joker that came along.
import { someOf, tilesOf, type SomeTiles } from '../data/pieces.ts';
import { LATEST } from '../data/rulesets.ts';
import { tilesBrought } from '../rules/brought.ts';
import type { MoveOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** What is asked of the table before a draft. */
export type Before = Pick<State, 'round' | 'tiles'>;

// The order of the joker colours is printed on the board; every ruleset has the same.
const { jokers } = LATEST.tables;

/** Undefined where nobody knows what lay there: the table before it is not told, or waits behind a stop. */
export function draftedTiles(
  { source, colour, contents, taken }: MoveOf<'draft'>,
  before: Before | undefined,
): SomeTiles | undefined {
  if (taken !== undefined) return taken;
  const found = contents === undefined ? lyingOn(source, before) : tilesOf(contents);
  const joker = jokers[(before?.round ?? 0) - 1];
  if (found === undefined || joker === undefined || found[colour] === 0) return undefined;
  return someOf(tilesBrought(found, colour, joker));
}

function lyingOn(source: MoveOf<'draft'>['source'], before: Before | undefined) {
  if (source === 'center') return before?.tiles?.center;
  const display = before?.tiles?.displays[source - 1];
  return display !== undefined && 'known' in display ? display.known : undefined;
}
