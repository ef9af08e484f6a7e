// What a master card is worth: units counted, points, maximum, and half of it. Rulebook «Получение очков за карты импресарио».
import type {
  Artist,
  Camp,
  CampBoard,
  Colour,
  Criterion,
  Die,
  Gems,
  Poster,
  Tiles,
} from '../data/kinds.ts';
import {
  ARTISTS,
  COLOURS,
  TILE_KINDS,
  colourOfTile,
  gemsOf,
  sizeOfTile,
  tilesIn,
  tilesOf,
} from '../data/kinds.ts';
import type { RectangleReading } from './grid.ts';
import { coveredBy, largestRectangle, sizeOf, wholeColumns, wholeRows } from './grid.ts';
import { clearSum, owedFor } from './payment.ts';

/** What a player has, as far as it is told; what is undefined leaves the criteria that need it undefined. */
export interface Holdings {
  readonly tiles?: Tiles | undefined;
  /** Spaces of the largest rectangle of each colour. */
  readonly rectangles?: Readonly<Record<Colour, number>> | undefined;
  readonly rows?: number | undefined;
  readonly columns?: number | undefined;
  /** Taken tents, the printed one not counted. */
  readonly tents?: number | undefined;
  readonly coins?: number | undefined;
  /** Dice of the round that ends. */
  readonly dice?: readonly Die[] | undefined;
  /** Trainers on the board and in the play area. */
  readonly trainers?: number | undefined;
  /** Completed posters, starting ones too. */
  readonly posters?: readonly Pick<Poster, 'artist' | 'symbol'>[] | undefined;
  readonly gems?: Gems | undefined;
  /** Power the space of the hat asks for. */
  readonly hat?: number | undefined;
}

export interface CardValue {
  /** How often the criterion counts. */
  readonly units: number;
  /** Before the maximum. */
  readonly raw: number;
  readonly full: number;
  /** Rounded down, and so is the half of the maximum. */
  readonly half: number;
}

/** `paid`: coins paid for this very card. Undefined where what it counts is not told, or more coins are paid than there are. */
export function valueOf(criterion: Criterion, holdings: Holdings, paid = 0): CardValue | undefined {
  const units = unitsOf(criterion, holdings, paid);
  return units === undefined ? undefined : worthOf(criterion, units);
}

export function worthOf({ points, maximum }: Criterion, units: number): CardValue {
  const raw = units * points;
  const full = maximum === undefined ? raw : Math.min(raw, maximum);
  return { units, raw, full, half: Math.floor(full / 2) };
}

/** Coins, or whatever it counts, that bring something: as many as there are, up to the one that reaches the maximum. */
export function unitsThatCount({ points, maximum }: Criterion, units: number): number {
  return maximum === undefined ? units : Math.min(units, Math.ceil(maximum / points));
}

function unitsOf(criterion: Criterion, holdings: Holdings, paid: number): number | undefined {
  const { tiles, posters, dice, coins } = holdings;
  switch (criterion.kind) {
    case 'small_tile_of_colour':
      return tiles && countTiles(tiles, { size: 'small', colour: criterion.colour });
    case 'large_tile_of_colour':
      return tiles && countTiles(tiles, { size: 'large', colour: criterion.colour });
    case 'any_tile_of_colour':
      return tiles && countTiles(tiles, { colour: criterion.colour });
    case 'small_tile_any':
      return tiles && countTiles(tiles, { size: 'small' });
    case 'large_tile_any':
      return tiles && countTiles(tiles, { size: 'large' });
    case 'largest_rectangle_of_colour':
      return holdings.rectangles?.[criterion.colour];
    case 'row':
      return holdings.rows;
    case 'column':
      return holdings.columns;
    case 'tent':
      return holdings.tents;
    case 'paid_coin':
      return coins !== undefined && paid > coins ? undefined : paid;
    case 'flat':
      return 1;
    case 'dice_due':
      return dice && owedFor(dice).owed;
    case 'clear_dice_doubled':
      return dice && clearSum(dice);
    case 'trainer':
      return holdings.trainers;
    case 'poster_of_one_artist':
      return posters && artistsIn(posters)?.most;
    case 'unique_artist':
      return posters && artistsIn(posters)?.different;
    case 'poster_of_symbol':
      return posters && symbolsIn(posters, criterion.colour);
    case 'coloured_gem':
      return holdings.gems && colouredGems(holdings.gems);
    case 'hat_requirement':
      return holdings.hat;
  }
}

function countTiles(
  tiles: Tiles,
  { size, colour }: { readonly size?: 'small' | 'large'; readonly colour?: Colour },
): number {
  return TILE_KINDS.filter((tile) => size === undefined || sizeOfTile(tile) === size)
    .filter((tile) => colour === undefined || colourOfTile(tile) === colour)
    .reduce((sum, tile) => sum + tilesOf(tiles, tile), 0);
}

/** Undefined where the artist of a completed poster is not told. */
function artistsIn(posters: readonly Pick<Poster, 'artist'>[]) {
  const artists = posters.flatMap(({ artist }) => (artist === undefined ? [] : [artist]));
  if (artists.length < posters.length) return undefined;
  const times = (one: Artist) => artists.filter((artist) => artist === one).length;
  return { most: Math.max(...ARTISTS.map(times)), different: new Set(artists).size };
}

/** Undefined where the symbol of a completed poster is not told. */
function symbolsIn(posters: readonly Pick<Poster, 'symbol'>[], colour: Colour) {
  return posters.some(({ symbol }) => symbol === undefined)
    ? undefined
    : posters.filter(({ symbol }) => symbol === colour).length;
}

export function colouredGems(gems: Gems): number {
  return COLOURS.reduce((sum, colour) => sum + gemsOf(gems, colour), 0);
}

/** All that the criteria count in a camp whose board and tiles are told. */
export function campHoldings(
  board: CampBoard,
  camp: Camp,
  reading: RectangleReading,
): Required<Pick<Holdings, 'tiles' | 'rectangles' | 'rows' | 'columns'>> {
  const covered = coveredBy(camp);
  const rectangle = (colour: Colour) => sizeOf(largestRectangle(board, camp, colour, reading));
  return {
    tiles: tilesIn(camp),
    rectangles: {
      orange: rectangle('orange'),
      green: rectangle('green'),
      purple: rectangle('purple'),
    },
    rows: wholeRows(board, covered).length,
    columns: wholeColumns(board, covered).length,
  };
}
