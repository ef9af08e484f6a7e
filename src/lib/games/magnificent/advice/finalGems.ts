// Which areas the leftover gems should complete. All areas bring the same, so the ones with fewest open spaces come first: with
// any number of gems no other choice completes more of them, and none completes as many with fewer gems.
import type { Gems } from '../data/kinds.ts';
import type { FillReading } from '../rules/finalCount.ts';
import { fillingGems } from '../rules/finalCount.ts';

export interface AreaSight {
  /** From 0, in the order of the areas. */
  readonly area: number;
  /** Spaces no tile covers. */
  readonly open: number;
  /** Gems to lay here; 0, or all the open spaces. */
  readonly gems: number;
  /** `covered` by tiles alone, `filled` with gems, or `open` for want of gems. */
  readonly end: 'covered' | 'filled' | 'open';
  /** Gems that were still at hand when this area was looked at. */
  readonly atHand: number;
}

export interface GemSight {
  /** In the order of the areas. */
  readonly areas: readonly AreaSight[];
  readonly points: number;
  /** Points that the gems add. */
  readonly gained: number;
  readonly used: number;
  readonly left: number;
  /** The area that would be next, and how many more gems it takes. */
  readonly next?: { readonly area: number; readonly short: number } | undefined;
}

/** `uncovered`: open spaces of each area; `points` for one area. */
export function finalGems(
  uncovered: readonly number[],
  gems: Gems,
  points: number,
  reading: FillReading = 'any-gem',
): GemSight {
  const all = fillingGems(gems, reading);
  const inOrder = uncovered
    .map((open, area) => ({ open, area }))
    .sort((one, other) => one.open - other.open || one.area - other.area);
  let left = all;
  const looked = inOrder.map(({ area, open }): AreaSight => {
    const atHand = left;
    if (open === 0) return { area, open, gems: 0, end: 'covered', atHand };
    if (open > left) return { area, open, gems: 0, end: 'open', atHand };
    left -= open;
    return { area, open, gems: open, end: 'filled', atHand };
  });
  const next = looked.find(({ end }) => end === 'open');
  const filled = looked.filter(({ end }) => end === 'filled').length;
  const covered = looked.filter(({ end }) => end === 'covered').length;
  return {
    areas: [...looked].sort((one, other) => one.area - other.area),
    points: (filled + covered) * points,
    gained: filled * points,
    used: all - left,
    left,
    ...(next === undefined ? {} : { next: { area: next.area, short: next.open - left } }),
  };
}
