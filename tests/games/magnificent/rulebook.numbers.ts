// Numbers and holdings that the samples of the rulebook are made with.
import type {
  CardBonus,
  Criterion,
  Gain,
  Gems,
  Tiles,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  COLOURED_CRITERIA,
  COLOURS,
  GAIN_KINDS,
  GEM_COLOURS,
  PLAIN_CRITERIA,
  TILE_KINDS,
} from '../../../src/lib/games/magnificent/data/kinds.ts';

/** Numbers that ask for different plural forms in Russian. */
export const PLURALS = [0, 1, 2, 5, 11, 21] as const;

export const SOME = [1, 2, 5, 11, 21] as const;

/** Gems with one, a few and many of every kind. */
export const STORES: readonly Gems[] = [
  ...GEM_COLOURS.flatMap((colour) => SOME.map((many) => ({ [colour]: many }))),
  { orange: 2, clear: 1 },
  { orange: 1, green: 3, purple: 2, clear: 1 },
];

export const CAMPS: readonly Tiles[] = [
  ...TILE_KINDS.flatMap((tile) => SOME.map((many) => ({ [tile]: many }))),
  { orange_small: 1, green_large: 2 },
  { orange_large: 2, green_small: 1, purple_small: 5 },
];

export const GAINS: readonly Gain[] = [
  ...GAIN_KINDS.flatMap((kind) => SOME.map((count) => ({ kind, count }))),
  ...GEM_COLOURS.flatMap((colour) =>
    [1, 2].map((count) => ({ kind: 'gems' as const, count, colour })),
  ),
];

export const BONUSES: readonly CardBonus[] = [
  ...GAINS,
  { kind: 'copy' },
  { kind: 'set_face' },
  ...[1, 2].map((count) => ({ kind: 'plus' as const, count })),
  ...[2, 5].map((coins) => ({ kind: 'buy_trainer' as const, coins })),
  ...COLOURS.flatMap((colour): CardBonus[] => [
    { kind: 'plus', count: 2, colour },
    { kind: 'trainer_for_tile', colour },
    { kind: 'gems_for_tile', count: 3, colour },
  ]),
];

export const CRITERIA: readonly Criterion[] = SOME.flatMap((points) =>
  [undefined, 16].flatMap((maximum): Criterion[] => [
    ...COLOURED_CRITERIA.flatMap((kind) =>
      COLOURS.map((colour) => ({ kind, colour, points, maximum })),
    ),
    ...PLAIN_CRITERIA.map((kind) => ({ kind, points, maximum })),
  ]),
);
