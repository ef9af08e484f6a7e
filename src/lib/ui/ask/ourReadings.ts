// How those who ask read the unclear places: a match as it is played, or a group from match to match.
import type { HouseRuling } from '$lib/referee/ruleset.ts';

export interface OurReadings {
  /** Undefined where they have said nothing: then the proposed reading stands. */
  of(house: HouseRuling): string | undefined;
  /** Whose they are, in words. */
  readonly whose: string;
}
