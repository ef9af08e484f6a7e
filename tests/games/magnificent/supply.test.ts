// How often a card can count at most, from what is in the box and on the boards. Rulebook «Состав игры».
import { expect, it } from 'vitest';
import type { Criterion } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { supplyOf } from '../../../src/lib/games/magnificent/rules/supply.ts';
import { TABLE } from './tables.ts';

const LIMITS: readonly (readonly [Partial<Criterion>, number | undefined, string])[] = [
  [{ kind: 'tent' }, 4, 'four spaces for tents'],
  [{ kind: 'trainer' }, 8, 'trainers of a player'],
  [{ kind: 'coloured_gem' }, 9, 'three of each colour in storage'],
  [{ kind: 'small_tile_of_colour', colour: 'green' }, 16, 'small tiles of a colour'],
  [{ kind: 'large_tile_of_colour', colour: 'green' }, 12, 'large tiles of a colour'],
  [{ kind: 'any_tile_of_colour', colour: 'green' }, 28, 'tiles of a colour'],
  [{ kind: 'small_tile_any' }, 48, 'small tiles'],
  [{ kind: 'large_tile_any' }, 36, 'large tiles'],
  [{ kind: 'poster_of_symbol', colour: 'orange' }, 54, 'posters in the box'],
  [{ kind: 'row' }, undefined, 'rows of a camp that only the players see'],
  [{ kind: 'paid_coin' }, undefined, 'coins'],
];

it.each(LIMITS)('%o counts at most %s: %s', (criterion, most) => {
  const told = { points: 1, ...criterion } as Criterion;
  expect(supplyOf(told, TABLE.tables)?.most).toBe(most);
});
