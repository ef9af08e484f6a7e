// Which cities must hold a card, so that a stack left untold does not pass for an empty city.
import { expect, it } from 'vitest';
import { askForCities } from '../../../src/lib/games/histrio/rules/bareCities.ts';
import { LATEST } from '../../../src/lib/games/histrio/data/rulesets.ts';
import { histrioRules } from '../../../src/lib/games/histrio/module.ts';
import type { HistrioSetup } from '../../../src/lib/games/histrio/rules/fresh.ts';
import { tableOf } from '../../../src/lib/games/histrio/rules/rule.ts';
import { dealing, festival, resolving, stacks, travelling } from './positions.ts';

const table = tableOf(LATEST);
const rules = histrioRules.rulesOf(LATEST);

/** One card at each of these cities. */
const at = (...cities: number[]) => Object.fromEntries(cities.map((city) => [city, ['C4']]));

function bareIn(setup: HistrioSetup): unknown {
  const ruling = rules.begin(setup);
  if (!ruling.allowed) throw new Error(ruling.refusal.clause);
  return askForCities(table, ruling.state)?.refusal.facts['bare'];
}

it('histrio.opportunity.deal-one-per-city: before the travel every city holds a card, in both seasons', () => {
  expect(stacks({})).toHaveLength(8);
  for (const season of [1, 2] as const) {
    expect(bareIn(travelling({ season, turn: 3, deck: 24 }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(bareIn(travelling({ season, turn: 3, deck: 24, cities: at(1, 2, 4, 5, 6, 8) }))).toEqual(
      [3, 7],
    );
    expect(
      bareIn(travelling({ season, turn: 3, deck: 24, cities: at(1, 2, 3, 4, 5, 6, 7, 8) })),
    ).toBeUndefined();
  }
  expect(bareIn(travelling({ turn: 6, deck: 0, cities: at(1, 2, 3, 4, 5, 6, 7) }))).toEqual([8]);
});

it('histrio.opportunity.short-deal: the last deal of season 2 may leave out as many cities as there are acrobats', () => {
  const last = { season: 2, turn: 6, deck: 0 } as const;
  const three = { acrobats: ['A:Ox', 'A:Fox', 'CH'].map((card) => ({ card })) };
  expect(bareIn(travelling({ ...last, ann: three, cities: at(1, 2, 3, 4, 5) }))).toBeUndefined();
  expect(bareIn(travelling({ ...last, ann: three, cities: at(1, 2, 3, 4) }))).toEqual([5]);
  expect(bareIn(travelling({ ...last, cities: at(1, 2, 3, 4, 5) }))).toEqual([6, 7, 8]);
  const eight = { acrobats: Array.from({ length: 8 }, () => ({ card: 'A:Ox' })) };
  expect(bareIn(travelling({ ...last, ann: eight, cities: at(1) }))).toBeUndefined();
});

it('histrio.resolution.unvisited-untouched: cities that may have been resolved are not asked for', () => {
  const ann = { to: [4], used: [4] };
  expect(bareIn(resolving({ ann, cities: at(4, 5, 7, 8) }))).toEqual([6]);
  expect(bareIn(resolving({ ann, cities: at(4, 5, 6, 7, 8) }))).toBeUndefined();
  expect(bareIn(resolving({ ann: { ...ann, free: true } }))).toBeUndefined();
  expect(bareIn(dealing({}))).toBeUndefined();
  expect(bareIn(festival({}))).toBeUndefined();
});
