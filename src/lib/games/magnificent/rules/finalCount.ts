// The final count: four cards at half value, coins, areas of the camp. Rulebook «Конец игры».
import type { Gems } from '../data/kinds.ts';
import { gemCount } from '../data/kinds.ts';
import { colouredGems } from './criteria.ts';

/** `each-card`: every card is rounded down by itself; `sum-of-cards`: the four are halved together. */
export type HalfReading = 'each-card' | 'sum-of-cards';

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

/** The clause that forbids the gems; undefined where they may lie so. */
export function refuseFilling(
  uncovered: readonly number[],
  filled: readonly number[],
  gems: number,
): 'magnificent.end.gems-fill-spaces' | undefined {
  const isOnOpen = filled.every((count, area) => count >= 0 && count <= (uncovered[area] ?? 0));
  const laid = filled.reduce((sum, count) => sum + count, 0);
  return isOnOpen && laid <= gems ? undefined : 'magnificent.end.gems-fill-spaces';
}
