// What is to be seen on one space of the performance track, and how that is said aloud.
import { m } from '$lib/paraglide/messages.js';
import type { MatchSeat } from '$lib/referee/matchFile.ts';
import type { TrackSpace } from '../data/kinds.ts';
import type { Words } from '../rulebook/words.ts';

export interface TrackLook {
  readonly space: number;
  readonly told: TrackSpace;
  /** Whose hats stand there. */
  readonly owners: readonly MatchSeat[];
  /** A hat of a colour that nobody plays stands there. */
  readonly isNeutral: boolean;
  /** Whose hat comes here. */
  readonly lands: MatchSeat | undefined;
  /** Power that is missing. */
  readonly lack: number | undefined;
  /** A hat keeps it: nobody goes there. */
  readonly isStruck: boolean;
}

export function trackLookText(
  words: Words,
  { space, told: { requirement, posters }, owners, isNeutral, lack }: TrackLook,
): string {
  const who = [...owners.map(({ name }) => name), ...(isNeutral ? [m.mgm_other_colour()] : [])];
  return [
    words.trackSpace({ space, requirement }),
    ...(lack === undefined ? [] : [m.mgm_short({ power: lack })]),
    ...(posters === undefined ? [] : [m.mgm_posters({ count: posters })]),
    ...who.map((name) => m.mgm_hat_of({ name })),
  ].join(', ');
}
