// Chance for the calculators: cards, camps and holdings that look like those of a match, and how long an answer takes.
import type {
  Camp,
  CampBoard,
  Die,
  Gems,
  Outline,
  Outlines,
  PlacedTile,
  Spot,
  TileSize,
  Tiles,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  DIE_COLOURS,
  GEM_COLOURS,
  TILE_KINDS,
  sizeOfTile,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import { RULESET_1 } from '../../../src/lib/games/magnificent/data/ruleset1.ts';
import { placingsOf } from '../../../src/lib/games/magnificent/rules/grid.ts';
import type { Chooser } from '../../support/chooser.ts';
import { chooser } from '../../support/chooser.ts';

export const TABLES = RULESET_1.tables;
/** Milliseconds of one picture at 60 Hz. */
export const FRAME = 16;

/** `seed` 1, 2, 3 …, each with its own chance. */
export function times(count: number, look: (chance: Chooser, seed: number) => void): void {
  for (let seed = 1; seed <= count; seed += 1) look(chooser(seed), seed);
}

/** Milliseconds of the quickest of many answers: what the work itself takes, however busy the machine is. */
export function quickest(answer: () => unknown): number {
  let least = Infinity;
  for (let run = 0; run < 30; run += 1) {
    const start = performance.now();
    answer();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

export function someDice(chance: Chooser, count: number): Die[] {
  return Array.from({ length: count }, () => ({
    colour: chance.of(DIE_COLOURS),
    value: 1 + chance.below(6),
  }));
}

export function someGems(chance: Chooser, most: number): Gems {
  return Object.fromEntries(
    GEM_COLOURS.flatMap((colour) => {
      const count = chance.below(most + 1);
      return count === 0 ? [] : [[colour, count]];
    }),
  );
}

export function someTiles(chance: Chooser, most: number): Tiles {
  return Object.fromEntries(
    TILE_KINDS.flatMap((tile) => {
      const count = chance.below(most + 1);
      return count === 0 ? [] : [[tile, count]];
    }),
  );
}

/** Every way to take at most these gems. */
export function allGems(stored: Gems): Gems[] {
  return GEM_COLOURS.reduce<Gems[]>(
    (all, colour) =>
      all.flatMap((gems) =>
        Array.from({ length: (stored[colour] ?? 0) + 1 }, (_, count) => ({
          ...gems,
          [colour]: count,
        })),
      ),
    [{}],
  );
}

/** Spaces that grow together from one. */
export function someOutline(chance: Chooser, size: TileSize): Outline {
  const spots: Spot[] = [{ column: 0, row: 0 }];
  while (spots.length < (size === 'small' ? 4 : 6)) {
    const { column, row } = chance.of(spots);
    const [right, down] = chance.of([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const);
    const next = { column: column + right, row: row + down };
    if (!spots.some((spot) => spot.column === next.column && spot.row === next.row))
      spots.push(next);
  }
  return spots;
}

export function someOutlines(chance: Chooser): Required<Outlines> {
  return Object.fromEntries(
    TILE_KINDS.map((tile) => [tile, someOutline(chance, sizeOfTile(tile))]),
  ) as Required<Outlines>;
}

/** Nine areas that share a grid, some of them without tiles to their edges. */
export function someBoard(chance: Chooser): CampBoard {
  const widths = [0, 1, 2].map(() => 1 + chance.below(4));
  const heights = [0, 1, 2].map(() => 1 + chance.below(4));
  const [width, height] = [sumOf(widths), sumOf(heights)];
  const areas = heights.flatMap((high, row) =>
    widths.map((wide, column) => ({
      column: sumOf(widths.slice(0, column)),
      row: sumOf(heights.slice(0, row)),
      width: wide,
      height: high,
    })),
  );
  return { width, height, areas, bonuses: [] };
}

/** Tiles laid one after the other as the rules let them, until `count` lie or none fits. */
export function someCamp(
  chance: Chooser,
  board: CampBoard,
  outlines: Required<Outlines>,
  count: number,
): Camp {
  const camp: PlacedTile[] = [];
  for (let tries = 0; camp.length < count && tries < 3 * count; tries += 1) {
    const tile = chance.of(TILE_KINDS);
    const places = placingsOf(board, camp, outlines[tile] ?? []);
    if (places.length > 0) camp.push({ tile, cells: chance.of(places) });
  }
  return camp;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** Every choice from a list, the empty one too. */
export function allChoices<One>(list: readonly One[]): One[][] {
  return list.reduce<One[][]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]]);
}

/** Every order of `count` of them. */
export function allOrders<One>(list: readonly One[], count: number): One[][] {
  if (count === 0) return [[]];
  return list.flatMap((one, at) =>
    allOrders([...list.slice(0, at), ...list.slice(at + 1)], count - 1).map((rest) => [
      one,
      ...rest,
    ]),
  );
}
