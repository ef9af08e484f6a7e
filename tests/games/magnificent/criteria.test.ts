// What each kind of master card is worth, at full and at half value. Rulebook «Получение очков за карты импресарио».
import { describe, expect, it } from 'vitest';
import type {
  Artist,
  Colour,
  Criterion,
  CriterionKind,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  ARTISTS,
  COLOURED_CRITERIA,
  COLOURS,
  CRITERION_KINDS,
  tileCount,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { Holdings } from '../../../src/lib/games/magnificent/rules/criteria.ts';
import { campHoldings, valueOf } from '../../../src/lib/games/magnificent/rules/criteria.ts';
import { owedFor } from '../../../src/lib/games/magnificent/rules/payment.ts';
import {
  TABLES,
  someBoard,
  someCamp,
  someDice,
  someGems,
  someOutlines,
  someTiles,
  times,
} from './calculators.ts';

/** With the points of the printed examples. */
function card(kind: CriterionKind, colour: Colour = 'orange', maximum?: number): Criterion {
  const points = TABLES.criteria[kind];
  const coloured = COLOURED_CRITERIA.find((one) => one === kind);
  const counting = maximum === undefined ? { points } : { points, maximum };
  return coloured === undefined
    ? { kind: kind as Exclude<CriterionKind, (typeof COLOURED_CRITERIA)[number]>, ...counting }
    : { kind: coloured, colour, ...counting };
}

const HELD: Required<Holdings> = {
  tiles: { orange_small: 3, orange_large: 2, green_small: 1, purple_large: 4 },
  rectangles: { orange: 12, green: 4, purple: 6 },
  rows: 2,
  columns: 3,
  tents: 4,
  coins: 7,
  dice: [
    { colour: 'orange', value: 5 },
    { colour: 'orange', value: 3 },
    { colour: 'clear', value: 3 },
    { colour: 'clear', value: 2 },
  ],
  trainers: 5,
  posters: [
    { artist: 'kimora', symbol: 'orange' },
    { artist: 'kimora', symbol: 'green' },
    { artist: 'alberic', symbol: 'orange' },
  ],
  gems: { orange: 2, green: 1, clear: 3 },
  hat: 12,
};

describe('valueOf, by the printed points', () => {
  it.each([
    ['magnificent.criteria.small-tile-of-colour', 'small_tile_of_colour', 3 * 4],
    ['magnificent.criteria.large-tile-of-colour', 'large_tile_of_colour', 2 * 5],
    ['magnificent.criteria.any-tile-of-colour', 'any_tile_of_colour', 5 * 3],
    ['magnificent.criteria.small-tile-any-colour', 'small_tile_any', 4 * 3],
    ['magnificent.criteria.large-tile-any-colour', 'large_tile_any', 6 * 4],
    ['magnificent.criteria.tents', 'tent', 4 * 3],
    ['magnificent.criteria.flat-eight', 'flat', 8],
    ['magnificent.criteria.largest-rectangle', 'largest_rectangle_of_colour', 12],
    ['magnificent.criteria.columns', 'column', 3 * 6],
    ['magnificent.criteria.rows', 'row', 2 * 7],
    ['magnificent.criteria.dice-due', 'dice_due', 8 + 5],
    ['magnificent.criteria.trainers', 'trainer', 5 * 3],
    ['magnificent.criteria.one-artist', 'poster_of_one_artist', 2 * 5],
    ['magnificent.criteria.unique-artists', 'unique_artist', 2 * 4],
    ['magnificent.criteria.poster-symbol', 'poster_of_symbol', 2 * 4],
    ['magnificent.criteria.clear-dice-doubled', 'clear_dice_doubled', 2 * 5],
    ['magnificent.criteria.coloured-gems', 'coloured_gem', 3 * 3],
    ['magnificent.criteria.hat-requirement', 'hat_requirement', 12],
  ] as const)('%s: %s scores %i', (_, kind, full) =>
    expect(valueOf(card(kind), HELD)?.full).toBe(full),
  );

  it('magnificent.criteria.pay-coins: three points for a coin paid for this card, of those at hand', () => {
    expect(valueOf(card('paid_coin'), HELD, 4)).toEqual({ units: 4, raw: 12, full: 12, half: 6 });
    expect(valueOf(card('paid_coin'), HELD, 8)).toBeUndefined();
    expect(valueOf(card('paid_coin'), HELD)?.full).toBe(0);
  });

  it('magnificent.criteria.list-is-of-types: the same kind with another colour or other points', () => {
    expect(valueOf(card('any_tile_of_colour', 'purple'), HELD)?.units).toBe(4);
    expect(valueOf({ kind: 'tent', points: 2 }, HELD)?.full).toBe(8);
  });

  it('magnificent.criteria.maximum: what lies above the maximum does not count', () =>
    expect(valueOf(card('tent', 'orange', 9), HELD)).toEqual({
      units: 4,
      raw: 12,
      full: 9,
      half: 4,
    }));

  it('magnificent.end.half-maximum: the maximum is halved and rounded down like the points', () =>
    times(2000, (chance) => {
      const points = 1 + chance.below(8);
      const maximum = 1 + chance.below(30);
      const tents = chance.below(5);
      const half = valueOf({ kind: 'tent', points, maximum }, { tents })?.half;
      expect(half).toBe(Math.min(Math.floor((tents * points) / 2), Math.floor(maximum / 2)));
    }));

  it('magnificent.criteria.starting-posters-count: a starting poster counts like any other', () =>
    expect(
      valueOf(card('unique_artist'), { posters: [{ artist: 'suhayl', symbol: 'purple' }] })?.full,
    ).toBe(4));

  it('does not guess: what is not told leaves the card without a value', () => {
    const untold = CRITERION_KINDS.filter((kind) => valueOf(card(kind), {}) === undefined);
    expect(untold.length).toBe(CRITERION_KINDS.length - 2);
    expect(
      valueOf(card('unique_artist'), { posters: [{ symbol: 'orange' }] }),
      'the artist is not told',
    ).toBeUndefined();
    expect(
      valueOf(card('poster_of_symbol'), { posters: [{ artist: 'suhayl' }] }),
      'the symbol is not told',
    ).toBeUndefined();
  });
});

describe('valueOf, against a plain recount', () => {
  it('agrees on 2000 holdings for every kind', () =>
    times(2000, (chance) => {
      const dice = someDice(chance, 4);
      const posters = Array.from({ length: chance.below(9) }, () => ({
        artist: chance.of(ARTISTS),
        symbol: chance.of(COLOURS),
      }));
      const tiles = someTiles(chance, 5);
      const gems = someGems(chance, 3);
      const held: Holdings = {
        tiles,
        posters,
        dice,
        gems,
        tents: chance.below(5),
        trainers: chance.below(9),
        hat: chance.below(20),
      };
      const colour = chance.of(COLOURS);
      const byArtist = new Map<Artist, number>();
      for (const { artist } of posters) byArtist.set(artist, (byArtist.get(artist) ?? 0) + 1);
      const tilesWith = (...words: string[]) =>
        Object.entries(tiles).reduce(
          (sum, [tile, count = 0]) =>
            sum + (words.every((word) => tile.includes(word)) ? count : 0),
          0,
        );
      const units: Partial<Record<CriterionKind, number>> = {
        small_tile_of_colour: tilesWith(colour, 'small'),
        large_tile_of_colour: tilesWith(colour, 'large'),
        any_tile_of_colour: tilesWith(colour),
        small_tile_any: tilesWith('small'),
        large_tile_any: tilesWith('large'),
        tent: held.tents ?? 0,
        flat: 1,
        dice_due: owedFor(dice).owed,
        trainer: held.trainers ?? 0,
        poster_of_one_artist: Math.max(0, ...byArtist.values()),
        unique_artist: byArtist.size,
        poster_of_symbol: posters.filter(({ symbol }) => symbol === colour).length,
        clear_dice_doubled: dice.reduce(
          (sum, die) => sum + (die.colour === 'clear' ? die.value : 0),
          0,
        ),
        coloured_gem: (gems.orange ?? 0) + (gems.green ?? 0) + (gems.purple ?? 0),
        hat_requirement: held.hat ?? 0,
      };
      const kinds = CRITERION_KINDS.filter((kind) => units[kind] !== undefined);
      const maximum = 5 + chance.below(20);
      for (const kind of kinds) {
        const raw = (units[kind] ?? 0) * TABLES.criteria[kind];
        const full = Math.min(raw, maximum);
        expect(valueOf(card(kind, colour, maximum), held), kind).toEqual({
          units: units[kind],
          raw,
          full,
          half: Math.floor(full / 2),
        });
      }
    }));

  it('counts a camp with its tiles, rectangles, rows and columns, on 300 camps', () =>
    times(300, (chance) => {
      const board = someBoard(chance);
      const camp = someCamp(chance, board, someOutlines(chance), 12);
      const { tiles, rectangles, rows, columns } = campHoldings(board, camp, 'any-rectangle');
      const count = tileCount(tiles ?? {});
      expect(count).toBe(camp.length);
      expect(rows ?? 0).toBeLessThanOrEqual(board.height);
      expect(columns ?? 0).toBeLessThanOrEqual(board.width);
      for (const colour of COLOURS) {
        const spaces = camp.reduce(
          (sum, { tile, cells }) => sum + (tile.startsWith(colour) ? cells.length : 0),
          0,
        );
        expect(rectangles?.[colour] ?? 0).toBeLessThanOrEqual(spaces);
        expect((rectangles?.[colour] ?? 0) > 0).toBe(spaces > 0);
      }
    }));
});
