// The pieces of Azul: Summer Pavilion: tile colours and counts of tiles. Rulebook «Подготовка», 1 and 6.

/** In the order in which they are jokers: round 1 purple … round 6 red. */
export const COLOURS = ['purple', 'green', 'orange', 'yellow', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** Number of tiles by colour, 0…22 each. */
export type Tiles = Readonly<Record<Colour, number>>;

/** As it is told and written: colours that are left out are 0. */
export type SomeTiles = { readonly [colour in Colour]?: number | undefined };

export const NO_TILES: Tiles = { purple: 0, green: 0, orange: 0, yellow: 0, blue: 0, red: 0 };

export const SIDES = ['coloured', 'grey'] as const;
/** Side of the player boards: coloured stars (standard game) or grey ones (variant). */
export type Side = (typeof SIDES)[number];

export const FEATURES = ['pillar', 'statue', 'window'] as const;
export type FeatureKind = (typeof FEATURES)[number];

export function tilesOf(some: SomeTiles): Tiles {
  return plus(NO_TILES, some);
}

export function tilesOnly(colour: Colour, count: number): Tiles {
  const tiles = { ...NO_TILES };
  tiles[colour] = count;
  return tiles;
}

export function countOf(tiles: SomeTiles): number {
  const { purple = 0, green = 0, orange = 0, yellow = 0, blue = 0, red = 0 } = tiles;
  return purple + green + orange + yellow + blue + red;
}

/** Adds tiles; numbers of `more` may be negative. */
export function plus(tiles: Tiles, more: SomeTiles): Tiles {
  return {
    purple: tiles.purple + (more.purple ?? 0),
    green: tiles.green + (more.green ?? 0),
    orange: tiles.orange + (more.orange ?? 0),
    yellow: tiles.yellow + (more.yellow ?? 0),
    blue: tiles.blue + (more.blue ?? 0),
    red: tiles.red + (more.red ?? 0),
  };
}

export function minus(tiles: Tiles, fewer: SomeTiles): Tiles {
  return {
    purple: tiles.purple - (fewer.purple ?? 0),
    green: tiles.green - (fewer.green ?? 0),
    orange: tiles.orange - (fewer.orange ?? 0),
    yellow: tiles.yellow - (fewer.yellow ?? 0),
    blue: tiles.blue - (fewer.blue ?? 0),
    red: tiles.red - (fewer.red ?? 0),
  };
}

/** Only the colours that are there, for facts and files. */
export function someOf(tiles: SomeTiles): SomeTiles {
  const { purple = 0, green = 0, orange = 0, yellow = 0, blue = 0, red = 0 } = tiles;
  const some: { [colour in Colour]?: number } = {};
  if (purple !== 0) some.purple = purple;
  if (green !== 0) some.green = green;
  if (orange !== 0) some.orange = orange;
  if (yellow !== 0) some.yellow = yellow;
  if (blue !== 0) some.blue = blue;
  if (red !== 0) some.red = red;
  return some;
}

/** The first colour of which `tiles` has fewer than `wanted`. */
export function lacking(tiles: SomeTiles, wanted: SomeTiles): Colour | undefined {
  return COLOURS.find((colour) => (wanted[colour] ?? 0) > (tiles[colour] ?? 0));
}
