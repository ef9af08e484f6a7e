// Which areas the leftover gems should complete: as the rules count it, with what each area took and what the next one lacks. With
// any number of gems no other choice completes more areas than those with the fewest open spaces, and none as many with fewer gems.
import type { Gems } from '../data/kinds.ts';
import type { FillReading } from '../rules/finalCount.ts';
import { fewestFirst, fillBest, fillingGems } from '../rules/finalCount.ts';

export interface AreaSight {
  /** From 0, in the order of the areas. */
  readonly area: number;
  /** Spaces no tile covers. */
  readonly open: number;
  /** Gems to lay here; 0, or all the open spaces. */
  readonly gems: number;
  /** `covered` by tiles alone, `filled` with gems, or `open` for want of gems. */
  readonly end: 'covered' | 'filled' | 'open';
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
  const laid = fillBest(uncovered, all);
  const used = laid.reduce((sum, count) => sum + count, 0);
  const left = all - used;
  const areas = uncovered.map((open, area): AreaSight => {
    const count = laid[area] ?? 0;
    return { area, open, gems: count, end: open === 0 ? 'covered' : count > 0 ? 'filled' : 'open' };
  });
  const filled = areas.filter(({ end }) => end === 'filled').length;
  const covered = areas.filter(({ end }) => end === 'covered').length;
  const next = fewestFirst(uncovered).find((area) => areas[area]?.end === 'open');
  return {
    areas,
    points: (filled + covered) * points,
    gained: filled * points,
    used,
    left,
    ...(next === undefined ? {} : { next: { area: next, short: (uncovered[next] ?? 0) - left } }),
  };
}
