// The final count: four cards at half value, coins, areas of the camp. Rulebook «Конец игры».
import type { Gems } from '../data/kinds.ts';
import { gemCount } from '../data/kinds.ts';
import { colouredGems } from './criteria.ts';

/** `each-card`: every card is rounded down by itself; `sum-of-cards`: the four are halved together. */
export const HALF_READINGS = ['each-card', 'sum-of-cards'] as const;
export type HalfReading = (typeof HALF_READINGS)[number];

/** Points of each card in turn, which add up to the whole; `full`: points up to the maximum of each card. */
export function halvesOf(full: readonly number[], reading: HalfReading): readonly number[] {
  if (reading === 'each-card') return full.map((points) => Math.floor(points / 2));
  let before = 0;
  return full.map((points) => {
    const gained = Math.floor((before + points) / 2) - Math.floor(before / 2);
    before += points;
    return gained;
  });
}

/** `perPoint`: coins for one point. */
export function coinPoints(coins: number, perPoint: number): number {
  return Math.floor(coins / perPoint);
}

/** May clear gems fill spaces too? */
export type FillReading = 'any-gem' | 'coloured-only';

/** Gems that may lie on spaces of the camp. */
export function fillingGems(gems: Gems, reading: FillReading): number {
  return reading === 'any-gem' ? gemCount(gems) : colouredGems(gems);
}

/** Areas without an open space. `uncovered`: open spaces of each area; `filled`: gems laid on each. */
export function wholeAreas(
  uncovered: readonly number[],
  filled: readonly number[] = [],
): readonly number[] {
  return uncovered.flatMap((open, area) => (open <= (filled[area] ?? 0) ? [area] : []));
}

/** Areas from the fewest open spaces on: all are worth the same, so that no other order closes more of them. */
export function fewestFirst(uncovered: readonly number[]): readonly number[] {
  return uncovered
    .map((_, area) => area)
    .sort((one, other) => (uncovered[one] ?? 0) - (uncovered[other] ?? 0));
}

/** Gems laid on each area: all its open spaces, or none. */
export function fillBest(uncovered: readonly number[], gems: number): readonly number[] {
  const filled = uncovered.map(() => 0);
  let left = gems;
  for (const area of fewestFirst(uncovered)) {
    const needed = uncovered[area] ?? 0;
    if (needed > left) break;
    filled[area] = needed;
    left -= needed;
  }
  return filled;
}
