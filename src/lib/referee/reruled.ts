// How much of a log is ruled on again because it changes the past: what opening a match costs in time and room.
import type { Entry, Told } from './entry.ts';

/**
 * Acts ruled on again in one log. A thousand moves of which a hundred are amended ask for half of it, a whole evening at a
 * table for a few thousand; a small file that was made to freeze a phone asks for hundreds of millions.
 */
export const MOST_RERULED = 200_000;

/** What stands already may have to be ruled on again, from the beginning on. */
export function changesThePast(told: Told): boolean {
  if (told.type === 'tell') return told.before !== undefined;
  return told.type !== 'undo' && told.type !== 'redo';
}

/** At most: each change is counted with all that was told before it and is gone through again, acts and what was settled. */
export function reruledBy(entries: Iterable<Entry>): number {
  let standing = 0;
  let reruled = 0;
  for (const { told } of entries) {
    if (changesThePast(told)) reruled += standing;
    if (told.type === 'tell' || told.type === 'settle') standing += 1;
  }
  return reruled;
}
