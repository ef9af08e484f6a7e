// The final count: halves, coins, areas, and the best use of leftover gems. Rulebook «Конец игры».
import { describe, expect, it } from 'vitest';
import { finalGems } from '../../../src/lib/games/magnificent/advice/finalGems.ts';
import { gemCount } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  coinPoints,
  fillingGems,
  fillBest,
  halvesOf,
  wholeAreas,
} from '../../../src/lib/games/magnificent/rules/finalCount.ts';
import { FRAME, TABLES, allChoices, quickest, someGems, times } from './calculators.ts';

const { area: POINTS, coins: PER_POINT } = TABLES.end;

describe('halves and coins', () => {
  it('magnificent.end.half-master-cards: each card is rounded down by itself', () =>
    expect(halvesOf([9, 7, 8, 1], 'each-card')).toEqual([4, 3, 4, 0]));

  it('ruling half-rounding: the four cards together, where a table plays so', () => {
    const halves = halvesOf([9, 7, 8, 1], 'sum-of-cards');
    expect(halves.reduce((sum, one) => sum + one, 0)).toBe(12);
  });

  it('add up to the half of the whole, and no card is off by more than one, on 2000 hands', () =>
    times(2000, (chance) => {
      const full = Array.from({ length: 4 }, () => chance.below(40));
      const halves = halvesOf(full, 'sum-of-cards');
      const whole = full.reduce((sum, one) => sum + one, 0);
      expect(halves.reduce((sum, one) => sum + one, 0)).toBe(Math.floor(whole / 2));
      halves.forEach((half, at) =>
        expect(Math.abs(half - (full[at] ?? 0) / 2)).toBeLessThanOrEqual(0.5),
      );
    }));

  it('magnificent.end.coins: one point for five coins, rounded down', () =>
    expect([0, 4, 5, 14, 20].map((coins) => coinPoints(coins, PER_POINT))).toEqual([
      0, 0, 1, 2, 4,
    ]));
});

describe('gems on the camp', () => {
  it('as printed: two open spaces, a purple and an orange gem, 4 points', () => {
    const gems = { purple: 1, orange: 1 };
    expect(wholeAreas([2], [2])).toEqual([0]);
    expect(finalGems([2], gems, POINTS)).toMatchObject({ points: 4, gained: 4, used: 2, left: 0 });
  });

  it('magnificent.end.gems-fill-spaces: one gem on an open space, and no more than there are', () => {
    expect(fillBest([2, 1], 3)).toEqual([2, 1]);
    expect(fillBest([2, 1], 2), 'an area may stay open').toEqual([0, 1]);
    expect(fillBest([2, 0, 9], 5)).toEqual([2, 0, 0]);
  });

  it('ruling gem-fill-colour: clear gems too, or coloured ones only', () => {
    const gems = { orange: 2, clear: 3 };
    expect(fillingGems(gems, 'any-gem')).toBe(5);
    expect(fillingGems(gems, 'coloured-only')).toBe(2);
    expect(finalGems([3], gems, POINTS, 'coloured-only').points).toBe(0);
  });

  it('magnificent.end.camp-areas: a covered area counts without gems', () =>
    expect(finalGems([0, 0, 7], {}, POINTS)).toMatchObject({
      points: 8,
      gained: 0,
      used: 0,
      next: { area: 2, short: 7 },
    }));

  it('says why: fewest open spaces first, and what the next one takes', () =>
    expect(finalGems([3, 0, 1, 4], { orange: 2, clear: 3 }, POINTS)).toEqual({
      areas: [
        { area: 0, open: 3, gems: 3, end: 'filled' },
        { area: 1, open: 0, gems: 0, end: 'covered' },
        { area: 2, open: 1, gems: 1, end: 'filled' },
        { area: 3, open: 4, gems: 0, end: 'open' },
      ],
      points: 12,
      gained: 8,
      used: 4,
      left: 1,
      next: { area: 3, short: 3 },
    }));

  it('agrees with every choice of areas, with fewest gems, on 3000 camps', () =>
    times(3000, (chance) => {
      const uncovered = Array.from({ length: 9 }, () => chance.below(7));
      const gems = someGems(chance, 3);
      const total = gemCount(gems);
      const choices = allChoices(uncovered.map((open, area) => ({ open, area })))
        .map((some) => ({
          areas: some.length,
          gems: some.reduce((sum, { open }) => sum + open, 0),
        }))
        .filter((some) => some.gems <= total);
      const most = Math.max(...choices.map(({ areas }) => areas));
      const fewest = Math.min(
        ...choices.filter(({ areas }) => areas === most).map((some) => some.gems),
      );
      const sight = finalGems(uncovered, gems, POINTS);
      expect({ points: sight.points, used: sight.used, left: sight.left }).toEqual({
        points: most * POINTS,
        used: fewest,
        left: total - fewest,
      });
      const filled = sight.areas.map((one) => one.gems);
      for (const { open, gems: laid } of sight.areas) expect([0, open]).toContain(laid);
      expect(filled.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(total);
      expect(wholeAreas(uncovered, filled).length * POINTS).toBe(sight.points);
      const { next } = sight;
      if (next !== undefined)
        expect(finalGems(uncovered, { orange: total + next.short }, POINTS).points).toBe(
          sight.points + POINTS,
        );
      if (next !== undefined && next.short > 1)
        expect(finalGems(uncovered, { orange: total + next.short - 1 }, POINTS).points).toBe(
          sight.points,
        );
    }));

  it('answers within one frame', () =>
    expect(
      quickest(() =>
        finalGems(
          [1, 2, 3, 4, 5, 6, 7, 8, 9],
          { orange: 3, green: 3, purple: 3, clear: 3 },
          POINTS,
        ),
      ),
    ).toBeLessThan(FRAME / 8));
});
