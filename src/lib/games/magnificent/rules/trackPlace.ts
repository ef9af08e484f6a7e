// How players find a space of the performance track: by the power printed on it, and from the bottom where nothing is printed.
import type { State } from './state.ts';

/** `space` from 1 at the bottom; `requirement` as printed, left out where nothing is. */
export type TrackPlace = { space: number; requirement?: number };

/** Without a table the place from the bottom alone is sure. */
export function placeOf(state: Pick<State, 'copy'> | undefined, space: number): TrackPlace {
  const requirement = state?.copy.track?.[space - 1]?.requirement ?? 0;
  return requirement > 0 ? { space, requirement } : { space };
}
