// What a later ruleset has mended: a match goes on under the one it began with.
import type { State } from './state.ts';

type Begun = Pick<State, 'version'>;

/** A doubling is kept for a tile that covers a bonus; before, the next tile used it up, whatever it covered. */
export function isDoublingKept({ version }: Begun): boolean {
  return version >= 2;
}

/** A symbol uncovered at once counts for the stop that takes its tent; before, for passing the tent and for leaving it as well. */
export function isUncoveredByStopping({ version }: Begun): boolean {
  return version >= 2;
}

/** It counts as well for a wagon that takes the tent it stands on, where the table plays that; before, nothing was uncovered without a step. */
export function isUncoveredStanding({ version }: Begun): boolean {
  return version >= 3;
}

/** A table told with more trainer tiles than can have come by then is not begun from; before, it was, and stopped at the set that found no space. */
export function areTilesCounted({ version }: Begun): boolean {
  return version >= 3;
}

/** A card counts no more posters than were completed, and no fewer than were read; before, any number told was taken. */
export function arePostersCounted({ version }: Begun): boolean {
  return version >= 3;
}

/** In solitaire sets are taken only once the topmost ones are gone, also where a table is told so; before, all that were told lay there. */
export function areTopsAsked({ version }: Begun): boolean {
  return version >= 3;
}

/** A trainer stands on a space for one action only where that action can be carried out; before, the turn went to another one afterwards. */
export function isSpaceOfAnAction({ version }: Begun): boolean {
  return version >= 4;
}

/** On a track nobody keeps the space of the tent that the wagon stops on gives no poster by being passed; before, it might. */
export function isTentSpaceBare({ version }: Begun): boolean {
  return version >= 4;
}

/** Without boards, too, a hand is of one numeral, and of another one than at the other seats; before, only the number of a board was asked. */
export function areNumeralsCompared({ version }: Begun): boolean {
  return version >= 4;
}

/** A track nobody keeps has as many tents as were laid on it, whatever the others have; before, only those of all tracks together were counted. */
export function areTrackTentsCounted({ version }: Begun): boolean {
  return version >= 4;
}

/** On a track nobody keeps only symbols lie open whose tents may have been of that track; before, those of all tracks were counted for each. */
export function areTrackSymbolsCounted({ version }: Begun): boolean {
  return version >= 5;
}

/** A table told in the middle of a round has dice by the order of turns; before, any seat might have more than the others. */
export function areTurnsOrdered({ version }: Begun): boolean {
  return version >= 6;
}

/** Where a table plays that gems of any colour raise power for performing, those of another colour than the die's raise it for nothing else; before, they did where nobody could perform. */
export function areOtherGemsForPerforming({ version }: Begun): boolean {
  return version >= 6;
}
