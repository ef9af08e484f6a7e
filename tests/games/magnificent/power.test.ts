// Power of a turn: dice of one colour, gems and every +N. Rulebook «Определите количество очков действий».
import { describe, expect, it } from 'vitest';
import { diePowers, reachOf } from '../../../src/lib/games/magnificent/advice/power.ts';
import type { CardBonus, Die, Gems } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { COLOURS, gemCount, gemsOf } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  lastingDie,
  oppositeFace,
  plusOf,
  powerOf,
  refuseBoost,
  workingColour,
} from '../../../src/lib/games/magnificent/rules/power.ts';
import { FRAME, TABLES, allGems, quickest, someDice, someGems, times } from './calculators.ts';

const perGem = TABLES.gems.power;
const orange = (value: number): Die => ({ colour: 'orange', value });
const clear = (value: number): Die => ({ colour: 'clear', value });
const PLUS_2_ORANGE: CardBonus = { kind: 'plus', count: 2, colour: 'orange' };
const PLUS_1: CardBonus = { kind: 'plus', count: 1 };

describe('powerOf', () => {
  it('as printed: orange 3 beside orange 5, and +2 for orange, make 10', () =>
    expect(
      powerOf({
        taken: orange(3),
        colour: 'orange',
        earlier: [orange(5)],
        plus: plusOf(PLUS_2_ORANGE, 'orange'),
        perGem,
      }),
    ).toEqual({ taken: 3, earlier: 5, gems: 0, plus: 2, power: 10 }));

  it('as printed: clear 3 as orange beside orange 8, and two gems, make 15', () =>
    expect(
      powerOf({
        taken: clear(3),
        colour: 'orange',
        earlier: [orange(5), orange(3)],
        gems: { orange: 2 },
        perGem,
      }),
    ).toEqual({ taken: 3, earlier: 8, gems: 4, plus: 0, power: 15 }));

  it('magnificent.power.modifier-not-carried-over: the +2 of the turn before is not in the dice', () =>
    expect(
      powerOf({ taken: orange(1), colour: 'orange', earlier: [orange(3)], perGem }).power,
    ).toBe(4));

  it('magnificent.power.clear-die-this-turn-only: an earlier clear die adds nothing, not even to a clear one', () => {
    const earlier = [clear(6), orange(2)];
    expect(powerOf({ taken: orange(1), colour: 'orange', earlier, perGem }).power).toBe(3);
    expect(powerOf({ taken: clear(1), colour: 'green', earlier, perGem }).power).toBe(1);
  });

  it('magnificent.power.same-colour-sum: agrees with a plain recount on 3000 turns', () =>
    times(3000, (chance) => {
      const [taken = clear(1), ...earlier] = someDice(chance, 1 + chance.below(4));
      const colour = workingColour(taken, chance.of(COLOURS)) ?? 'orange';
      const gems = someGems(chance, 3);
      const plus = chance.below(6);
      let power = taken.value + plus;
      for (const die of earlier) if (die.colour === colour) power += die.value;
      for (const count of Object.values(gems)) power += 2 * (count ?? 0);
      expect(powerOf({ taken, colour, earlier, gems, plus, perGem }).power).toBe(power);
    }));
});

describe('the die and what is added to it', () => {
  it('magnificent.power.clear-die-choose-colour: a clear die works as the chosen colour, another as its own', () => {
    expect(workingColour(clear(4), 'green')).toBe('green');
    expect(workingColour(clear(4))).toBeUndefined();
    expect(workingColour(orange(4), 'green')).toBe('orange');
  });

  it('magnificent.bonuses.plus-two-colour: +2 of a colour counts for a die that works as it', () => {
    expect(plusOf(PLUS_2_ORANGE, 'orange')).toBe(2);
    expect(plusOf(PLUS_2_ORANGE, 'green')).toBe(0);
  });

  it('magnificent.bonuses.plus-one-any: +1 counts for every colour', () =>
    expect(COLOURS.map((colour) => plusOf(PLUS_1, colour))).toEqual([1, 1, 1]));

  it('magnificent.bonuses.list-is-of-types: a bonus of another kind adds no power', () =>
    expect(plusOf({ kind: 'coins', count: 3 }, 'orange')).toBe(0));

  it('as printed: 5 becomes 2', () => expect(oppositeFace(5)).toBe(2));

  it('as printed: two trainers add 2', () =>
    expect(
      powerOf({
        taken: orange(3),
        colour: 'orange',
        earlier: [],
        plus: 2 * (TABLES.trainerSpaces.plus_one.plus ?? 0),
        perGem,
      }),
    ).toMatchObject({ plus: 2, power: 5 }));

  it('ruling die-modifiers-and-payment: a turned face stays, or only for this turn', () => {
    const turned = { colour: 'green', value: 6, rolled: 1 } as const;
    expect(lastingDie(turned, 'turned-lasts')).toEqual({ colour: 'green', value: 6 });
    expect(lastingDie(turned, 'turned-this-turn')).toEqual({ colour: 'green', value: 1 });
    expect(lastingDie(orange(4), 'turned-this-turn')).toEqual(orange(4));
  });
});

describe('refuseBoost', () => {
  const stored: Gems = { orange: 1, green: 2, clear: 1 };

  it('magnificent.power.gem-colour: only gems of the colour, or clear ones', () => {
    expect(refuseBoost(stored, { green: 2, clear: 1 }, 'green')).toBeUndefined();
    expect(refuseBoost(stored, { orange: 1 }, 'green')).toBe('magnificent.power.gem-colour');
  });

  it('magnificent.power.gem-boost: only gems that are in storage', () =>
    expect(refuseBoost(stored, { green: 3 }, 'green')).toBe('magnificent.power.gem-boost'));

  it('ruling special-power-sources-for-perform: any gems, or none, where a table plays so', () => {
    expect(refuseBoost(stored, { orange: 1 }, 'green', 'any-gems')).toBeUndefined();
    expect(refuseBoost(stored, { green: 1 }, 'green', 'no-gems')).toBe(
      'magnificent.power.gem-colour',
    );
  });
});

describe('diePowers', () => {
  it('magnificent.power.clear-die-sum: a clear die is shown as each colour, the strongest first', () =>
    expect(
      diePowers([clear(4), orange(2)], {
        earlier: [orange(5), { colour: 'green', value: 1 }],
        gems: { green: 1, clear: 1 },
        bonuses: [PLUS_2_ORANGE],
        perGem,
      }).map(({ die, colour, power, most }) => [die.colour, colour, power, most]),
    ).toEqual([
      ['clear', 'orange', 11, 13],
      ['orange', 'orange', 9, 11],
      ['clear', 'green', 5, 9],
      ['clear', 'purple', 4, 6],
    ]));

  it('as printed: green 6 reaches 9 with two gems on the first turn', () => {
    const gems = { orange: 1, green: 1, purple: 1, clear: 1 };
    expect(reachOf([6, 9, 11], 6, 'green', { gems, perGem })).toEqual([
      { requirement: 6, gems: {} },
      { requirement: 9, gems: { green: 1, clear: 1 } },
      { requirement: 11, gems: undefined },
    ]);
  });

  it('agrees with every way to discard gems, on 3000 turns', () =>
    times(3000, (chance) => {
      const gems = someGems(chance, 3);
      const colour = chance.of(COLOURS);
      const reading = chance.of(['die-colour-gems', 'any-gems', 'no-gems'] as const);
      const power = 1 + chance.below(12);
      const requirement = 1 + chance.below(24);
      const ways = allGems(gems)
        .filter((some) => refuseBoost(gems, some, colour, reading) === undefined)
        .filter((some) => power + 2 * gemCount(some) >= requirement);
      const [found] = reachOf([requirement], power, colour, { gems, perGem, reading });
      expect(found?.gems === undefined).toBe(ways.length === 0);
      if (found?.gems === undefined) return;
      const fewest = Math.min(...ways.map(gemCount));
      const least = ways.filter((some) => gemCount(some) === fewest);
      expect(gemCount(found.gems)).toBe(fewest);
      expect(gemsOf(found.gems, 'clear')).toBe(
        Math.min(...least.map((some) => gemsOf(some, 'clear'))),
      );
      const own = least.filter(
        (some) => gemsOf(some, 'clear') === gemsOf(found.gems ?? {}, 'clear'),
      );
      expect(gemsOf(found.gems, colour)).toBe(Math.max(...own.map((some) => gemsOf(some, colour))));
    }));

  it('shows the most that any gems could give, on 2000 turns', () =>
    times(2000, (chance) => {
      const earlier = someDice(chance, chance.below(4));
      const gems = someGems(chance, 3);
      const reading = chance.of(['die-colour-gems', 'any-gems', 'no-gems'] as const);
      for (const seen of diePowers(someDice(chance, 3), { earlier, gems, perGem, reading })) {
        const powers = allGems(gems)
          .filter((some) => refuseBoost(gems, some, seen.colour, reading) === undefined)
          .map((some) => powerOf({ taken: seen.die, ...seen, earlier, gems: some, perGem }).power);
        expect(seen.most).toBe(Math.max(...powers));
        expect(seen.power).toBe(Math.min(...powers));
      }
    }));

  it('answers for nineteen dice and forty spaces within one frame', () =>
    times(1, (chance) => {
      const offered = someDice(chance, 19);
      const gems = { orange: 3, green: 3, purple: 3, clear: 3 };
      const seen = { earlier: someDice(chance, 3), gems, perGem };
      const spaces = Array.from({ length: 40 }, (_, at) => at);
      const answer = () =>
        diePowers(offered, seen).map(({ power, colour }) => reachOf(spaces, power, colour, seen));
      expect(quickest(answer)).toBeLessThan(FRAME / 2);
    }));
});
