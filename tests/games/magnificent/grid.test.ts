// The camp: where tiles may lie, what they cover, what is whole. Rulebook «Строительство», «Конец игры».
import { describe, expect, it } from 'vitest';
import type {
  Area,
  Camp,
  CampBoard,
  Outline,
  PlacedTile,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  COLOURS,
  TILE_SIZES,
  colourOfTile,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  areDisjoint,
  bonusesUnder,
  cellsOf,
  coveredBy,
  isInside,
  largestRectangle,
  placingsOf,
  refusePlacing,
  sizeOf,
  uncoveredByArea,
  wholeColumns,
  wholeRows,
} from '../../../src/lib/games/magnificent/rules/grid.ts';
import { isOfOutline, isOutline, waysOf } from '../../../src/lib/games/magnificent/rules/tiles.ts';
import {
  FRAME,
  TABLES,
  quickest,
  someBoard,
  someCamp,
  someOutline,
  someOutlines,
  times,
} from './calculators.ts';

const BAR: Outline = [0, 1, 2, 3].map((column) => ({ column, row: 0 }));
const SQUARE: Outline = [0, 1].flatMap((row) => [0, 1].map((column) => ({ column, row })));
const ELL: Outline = [...BAR.slice(0, 3), { column: 0, row: 1 }];
const supply = TABLES.tiles;
const board: CampBoard = {
  width: 6,
  height: 5,
  areas: [{ column: 0, row: 0, width: 3, height: 2 }],
  bonuses: [
    { cell: 1, bonus: { kind: 'trainers', count: 1 } },
    { cell: 7, bonus: { kind: 'posters', count: 2 } },
    { cell: 20, bonus: { kind: 'coins', count: 1 } },
  ],
};
const bar = (cell: number): PlacedTile => ({
  tile: 'orange_small',
  cells: [cell, cell + 1, cell + 2, cell + 3],
});
const rules = { outline: BAR, supply, adjacency: 'adjacent' } as const;

describe('outlines', () => {
  it('magnificent.build.rotate-and-flip: a square lies one way, a bar two, an L eight', () =>
    expect([SQUARE, BAR, ELL].map((outline) => waysOf(outline).length)).toEqual([1, 2, 8]));

  it('are the eight turned and flipped ways and no other, on 1000 outlines', () =>
    times(1000, (chance) => {
      const outline = someOutline(chance, chance.of(TILE_SIZES));
      const eight = [
        [1, 0, 0, 1],
        [-1, 0, 0, 1],
        [1, 0, 0, -1],
        [-1, 0, 0, -1],
        [0, 1, 1, 0],
        [0, -1, 1, 0],
        [0, 1, -1, 0],
        [0, -1, -1, 0],
      ].map(([a = 0, b = 0, c = 0, d = 0]) => {
        const spots = outline.map(({ column, row }) => [
          a * column + b * row,
          c * column + d * row,
        ]);
        const least = [0, 1].map((axis) => Math.min(...spots.map((spot) => spot[axis] ?? 0)));
        return spots
          .map(([column = 0, row = 0]) => `${column - (least[0] ?? 0)}:${row - (least[1] ?? 0)}`)
          .sort()
          .join(' ');
      });
      const ways = waysOf(outline).map((way) =>
        way
          .map(({ column, row }) => `${column}:${row}`)
          .sort()
          .join(' '),
      );
      expect([...ways].sort()).toEqual([...new Set(eight)].sort());
    }));

  it('magnificent.build.small-covers-four: the right number, joined by edges', () => {
    expect(isOutline(BAR, 'small')).toBe(true);
    expect(isOutline(BAR, 'large')).toBe(false);
    expect(isOutline([...BAR.slice(0, 3), { column: 3, row: 1 }], 'small')).toBe(false);
    expect(isOutline([...BAR.slice(0, 3), { column: 0, row: 0 }], 'small')).toBe(false);
  });
});

describe('refusePlacing', () => {
  it('magnificent.build.first-tile-anywhere: the first tile lies where it likes', () =>
    expect(refusePlacing(board, [], bar(14), rules)).toBeUndefined());

  it('magnificent.build.later-tiles-adjacent: a later one shares an edge; a corner is not enough', () => {
    expect(refusePlacing(board, [bar(0)], bar(6), rules)).toBeUndefined();
    expect(refusePlacing(board, [bar(0)], bar(12), rules)).toBe(
      'magnificent.build.later-tiles-adjacent',
    );
    const corner: PlacedTile = { tile: 'green_small', cells: [10, 16, 22, 28] };
    expect(refusePlacing(board, [bar(0)], corner, rules)).toBe(
      'magnificent.build.later-tiles-adjacent',
    );
  });

  it('ruling adjacency-omission: without the rule it lies anywhere', () =>
    expect(
      refusePlacing(board, [bar(0)], bar(12), { ...rules, adjacency: 'anywhere' }),
    ).toBeUndefined());

  it('magnificent.build.inside-and-no-overlap: neither over a tile nor over the edge', () => {
    expect(refusePlacing(board, [bar(0)], bar(2), rules)).toBe(
      'magnificent.build.inside-and-no-overlap',
    );
    expect(refusePlacing(board, [], bar(28), rules)).toBe(
      'magnificent.build.inside-and-no-overlap',
    );
    expect(refusePlacing(board, [], bar(4), rules), 'a row does not go on in the next one').toBe(
      'magnificent.build.rotate-and-flip',
    );
  });

  it('magnificent.build.supply-exhausted: a kind that has run out cannot be built', () =>
    expect(
      refusePlacing(board, [], bar(0), { ...rules, supply: { ...supply, orange_small: 0 } }),
    ).toBe('magnificent.build.supply-exhausted'));

  it('magnificent.build.large-covers-six: a tile of four spaces is no large one', () => {
    const large: PlacedTile = { tile: 'orange_large', cells: bar(0).cells };
    expect(refusePlacing(board, [], large, rules)).toBe('magnificent.build.large-covers-six');
    const small: PlacedTile = { tile: 'orange_small', cells: [0, 1, 2, 3, 4, 5] };
    expect(refusePlacing(board, [], small, rules)).toBe('magnificent.build.small-covers-four');
  });

  it('takes any joined spaces while nobody has drawn the outline', () => {
    const crooked: PlacedTile = { tile: 'green_small', cells: [0, 1, 7, 8] };
    const apart: PlacedTile = { tile: 'green_small', cells: [0, 1, 8, 9] };
    const unread = { ...rules, outline: undefined };
    expect(refusePlacing(board, [], crooked, unread)).toBeUndefined();
    expect(refusePlacing(board, [], apart, unread)).toBe('magnificent.build.rotate-and-flip');
  });
});

describe('placingsOf', () => {
  it('finds every choice of spaces that the outline can be, on 40 small camps', () =>
    times(40, (chance) => {
      const small = {
        width: 3 + chance.below(3),
        height: 3 + chance.below(2),
        areas: [],
        bonuses: [],
      };
      const outlines = someOutlines(chance);
      const camp = someCamp(chance, small, outlines, chance.below(3));
      const outline = outlines.purple_small ?? [];
      const adjacency = chance.of(['adjacent', 'anywhere'] as const);
      const covered = coveredBy(camp);
      const ways = new Set(waysOf(outline).map((way) => named(way)));
      const brute = choicesOfFour(small.width * small.height).filter((cells) => {
        const isNear =
          covered.size === 0 ||
          adjacency === 'anywhere' ||
          cells.some((cell) => [...covered].some((other) => isBeside(small.width, cell, other)));
        const spots = cells.map((cell) => ({
          column: cell % small.width,
          row: Math.floor(cell / small.width),
        }));
        return isNear && cells.every((cell) => !covered.has(cell)) && ways.has(named(spots));
      });
      const found = placingsOf(small, camp, outline, adjacency);
      expect(found.map(String).sort()).toEqual(brute.map(String).sort());
    }));

  it('finds what the rules allow, and all of it is of the outline, on 400 camps', () =>
    times(400, (chance) => {
      const some = someBoard(chance);
      const outlines = someOutlines(chance);
      const camp = someCamp(chance, some, outlines, chance.below(12));
      const outline = outlines.green_large ?? [];
      const refusals = placingsOf(some, camp, outline).map((cells) => [
        refusePlacing(some, camp, { tile: 'green_large', cells }, { ...rules, outline }),
        isOfOutline(some, cells, outline),
      ]);
      expect(refusals.filter(([clause, isSame]) => clause !== undefined || !isSame)).toEqual([]);
    }));

  it('answers on the largest camp within one frame', () =>
    times(1, (chance) => {
      const largest = { width: 16, height: 16, areas: [], bonuses: [] };
      const outlines = someOutlines(chance);
      const camp = someCamp(chance, largest, outlines, 20);
      const outline = outlines.green_large ?? [];
      expect(quickest(() => placingsOf(largest, camp, outline))).toBeLessThan(FRAME / 2);
    }));
});

describe('what a camp holds', () => {
  it('magnificent.build.bonus-immediate: bonuses under a tile, space by space', () =>
    expect(bonusesUnder(board, [0, 1, 6, 7])).toEqual([
      { kind: 'trainers', count: 1 },
      { kind: 'posters', count: 2 },
    ]));

  it('magnificent.end.camp-areas: spaces of each area that no tile covers', () =>
    expect(uncoveredByArea(board, coveredBy([bar(0)]))).toEqual([[6, 7, 8]]));

  it('areas lie inside the camp and share no space', () => {
    const far: Area = { column: 4, row: 0, width: 3, height: 1 };
    expect(isInside(board, far)).toBe(false);
    expect(areDisjoint({ width: 6, areas: [...board.areas, { ...far, width: 2 }] })).toBe(true);
    expect(areDisjoint({ width: 6, areas: [...board.areas, { ...far, column: 2 }] })).toBe(false);
    expect(cellsOf(board, { column: 4, row: 1, width: 2, height: 2 })).toEqual([10, 11, 16, 17]);
  });

  it('magnificent.criteria.rows: lines covered from end to end, on 500 camps', () =>
    times(500, (chance) => {
      const some = someBoard(chance);
      const covered = new Set(
        Array.from({ length: some.width * some.height }, (_, cell) => cell).filter(
          () => !chance.once(6),
        ),
      );
      const rows = [];
      const columns = [];
      for (let row = 0; row < some.height; row += 1) {
        let isWhole = true;
        for (let column = 0; column < some.width; column += 1)
          if (!covered.has(row * some.width + column)) isWhole = false;
        if (isWhole) rows.push(row);
      }
      for (let column = 0; column < some.width; column += 1) {
        let isWhole = true;
        for (let row = 0; row < some.height; row += 1)
          if (!covered.has(row * some.width + column)) isWhole = false;
        if (isWhole) columns.push(column);
      }
      expect(wholeRows(some, covered)).toEqual(rows);
      expect(wholeColumns(some, covered)).toEqual(columns);
    }));
});

describe('largestRectangle', () => {
  const corner: Camp = [
    { tile: 'orange_small', cells: [0, 1, 6, 7] },
    { tile: 'orange_small', cells: [2, 3, 4, 5] },
    { tile: 'green_small', cells: [8, 9, 14, 15] },
  ];

  it('magnificent.criteria.largest-rectangle: borders of tiles do not matter, colours do', () => {
    expect(largestRectangle(board, corner, 'orange')).toEqual({
      column: 0,
      row: 0,
      width: 6,
      height: 1,
    });
    expect(sizeOf(largestRectangle(board, corner, 'green'))).toBe(4);
    expect(sizeOf(largestRectangle(board, corner, 'purple'))).toBe(0);
  });

  it('ruling rectangle-reading: of whole tiles only', () =>
    expect(sizeOf(largestRectangle(board, corner, 'orange', 'whole-tiles'))).toBe(4));

  it('agrees with a look at every rectangle, on 1000 camps', () =>
    times(1000, (chance) => {
      const some = someBoard(chance);
      const camp = someCamp(chance, some, someOutlines(chance), 1 + chance.below(14)).map(
        ({ cells }): PlacedTile => ({
          tile: chance.of(['orange_small', 'green_small'] as const),
          cells,
        }),
      );
      for (const colour of COLOURS)
        for (const reading of ['any-rectangle', 'whole-tiles'] as const)
          expect(sizeOf(largestRectangle(some, camp, colour, reading))).toBe(
            bruteRectangle(some, camp, colour, reading === 'whole-tiles'),
          );
    }));

  it('answers on the largest camp within one frame', () => {
    const largest = { width: 16, height: 16, areas: [], bonuses: [] };
    const camp = Array.from({ length: 64 }, (_, at): PlacedTile => {
      const cell = Math.floor(at / 8) * 32 + (at % 8) * 2;
      return { tile: 'orange_small', cells: [cell, cell + 1, cell + 16, cell + 17] };
    });
    expect(sizeOf(largestRectangle(largest, camp, 'orange', 'whole-tiles'))).toBe(256);
    const answer = () => [
      largestRectangle(largest, camp, 'orange'),
      largestRectangle(largest, camp, 'orange', 'whole-tiles'),
    ];
    expect(quickest(answer)).toBeLessThan(FRAME / 2);
  });
});

function bruteRectangle(
  { width, height }: CampBoard,
  camp: Camp,
  colour: (typeof COLOURS)[number],
  isWhole: boolean,
): number {
  const own = camp.filter(({ tile }) => colourOfTile(tile) === colour);
  const cells = new Set(own.flatMap((placed) => placed.cells));
  let most = 0;
  for (let left = 0; left < width; left += 1)
    for (let right = left; right < width; right += 1)
      for (let top = 0; top < height; top += 1)
        for (let low = top; low < height; low += 1) {
          const inside = (cell: number) =>
            cell % width >= left &&
            cell % width <= right &&
            Math.floor(cell / width) >= top &&
            Math.floor(cell / width) <= low;
          const size = (right - left + 1) * (low - top + 1);
          if (size <= most || [...cells].filter(inside).length < size) continue;
          const isCut = own.some(
            (placed) => placed.cells.some(inside) && !placed.cells.every(inside),
          );
          if (!isWhole || !isCut) most = size;
        }
  return most;
}

function named(outline: Outline): string {
  const column = Math.min(...outline.map((spot) => spot.column));
  const row = Math.min(...outline.map((spot) => spot.row));
  return outline
    .map((spot) => `${spot.column - column}:${spot.row - row}`)
    .sort()
    .join(' ');
}

function isBeside(width: number, one: number, other: number): boolean {
  const across = Math.abs((one % width) - (other % width));
  const down = Math.abs(Math.floor(one / width) - Math.floor(other / width));
  return across + down === 1;
}

function choicesOfFour(count: number): number[][] {
  const all: number[][] = [];
  for (let a = 0; a < count; a += 1)
    for (let b = a + 1; b < count; b += 1)
      for (let c = b + 1; c < count; c += 1)
        for (let d = c + 1; d < count; d += 1) all.push([a, b, c, d]);
  return all;
}
