// Completing posters: tents below, tiles that add up, gems of posters and tents, and what it brings. Rulebook «Представление», 2.
import type { Gems, Poster, StartingTent, TileKind, Tiles } from '../data/kinds.ts';
import { TILE_KINDS, gemCount, plusGems, plusTiles, tileCount, tilesOf } from '../data/kinds.ts';
import { gemsShort, holds, paysFor } from './gems.ts';

/** One space of the poster area with the tent space below it, left to right; the first has the printed tent. */
export interface PosterSpace {
  readonly poster?: Poster | undefined;
  readonly tent?: StartingTent | undefined;
}

/** A poster on the tent it is completed with. */
export interface Staged {
  readonly poster: Poster;
  readonly tent: StartingTent;
}

/** `one-poster`: one tile of one poster need not be there; `each-poster`: one tile of every poster. */
export type IgnoreReading = 'one-poster' | 'each-poster';

/** Tiles that all these posters ask for; a tile serves one of them only. */
export function tilesAsked(posters: readonly Poster[]): Tiles {
  return posters.reduce<Tiles>((sum, { tiles }) => plusTiles(sum, tiles), {});
}

export function tilesShort(have: Tiles, posters: readonly Poster[]): Tiles {
  const asked = tilesAsked(posters);
  return Object.fromEntries(
    TILE_KINDS.flatMap((tile) => {
      const short = tilesOf(asked, tile) - tilesOf(have, tile);
      return short > 0 ? [[tile, short]] : [];
    }),
  );
}

/** How many of the short tiles the trainer tile lets the player ignore; 0 where it is not used. */
export function ignorable(
  short: Tiles,
  posters: readonly Poster[],
  ignore: IgnoreReading | undefined,
): number {
  if (ignore === undefined) return 0;
  return ignore === 'one-poster' ? Math.min(1, tileCount(short)) : mostMatched(short, posters);
}

/** Each poster gives up one tile it shows; as many short tiles as possible. */
function mostMatched(short: Tiles, posters: readonly Poster[]): number {
  const units = TILE_KINDS.flatMap((tile) => Array<TileKind>(tilesOf(short, tile)).fill(tile));
  const unitOf = new Map<number, number>();
  const seat = (unit: number, tried: Set<number>): boolean =>
    posters.some(({ tiles }, at) => {
      const tile = units[unit];
      if (tile === undefined || tried.has(at) || tilesOf(tiles, tile) === 0) return false;
      tried.add(at);
      const other = unitOf.get(at);
      if (other !== undefined && !seat(other, tried)) return false;
      unitOf.set(at, unit);
      return true;
    });
  return units.filter((_, unit) => seat(unit, new Set())).length;
}

export interface Price {
  readonly posters: Gems;
  readonly tents: Gems;
  readonly all: Gems;
}

export function priceOf(staged: readonly Staged[]): Price {
  const posters = staged.reduce<Gems>((sum, { poster }) => plusGems(sum, poster.gems), {});
  const tents = staged.reduce<Gems>(
    (sum, { tent }) => (tent.gem === undefined ? sum : plusGems(sum, { [tent.gem]: 1 })),
    {},
  );
  return { posters, tents, all: plusGems(posters, tents) };
}

export interface Reward {
  readonly points: number;
  readonly coins: number;
}

/** Of posters and tents together. */
export function rewardOf(staged: readonly Staged[]): Reward {
  return staged.reduce<Reward>(
    ({ points, coins }, { poster, tent }) => ({
      points: points + poster.points + tent.points,
      coins: coins + poster.coins + tent.coins,
    }),
    { points: 0, coins: 0 },
  );
}

/** The posters of these spaces on their own tents; undefined where a space has no poster or no tent. */
function stagedOn(
  spaces: readonly PosterSpace[],
  chosen: readonly number[],
): readonly Staged[] | undefined {
  const staged = chosen.flatMap((at) => {
    const { poster, tent } = spaces[at] ?? {};
    return poster === undefined || tent === undefined ? [] : [{ poster, tent }];
  });
  return staged.length === chosen.length ? staged : undefined;
}

export interface Completing {
  readonly spaces: readonly PosterSpace[];
  /** Spaces whose posters are completed, from 0 at the left. */
  readonly chosen: readonly number[];
  /** Posters the space of the hat and trainers allow; undefined where the space has not been read. */
  readonly limit: number | undefined;
  /** Tiles in the camp; undefined where they are not told. */
  readonly tiles: Tiles | undefined;
  /** Gems in storage and those discarded. */
  readonly gems: Gems;
  readonly discarded: Gems;
  readonly ignore?: IgnoreReading | undefined;
}

export type CompletingClause =
  | 'magnificent.perform.poster-limit'
  | 'magnificent.perform.needs-tent-below'
  | 'magnificent.perform.needs-all-camp-tiles'
  | 'magnificent.perform.tile-requirements-add-up'
  | 'magnificent.perform.discard-poster-gems'
  | 'magnificent.perform.discard-tent-gem';

/** The clause that forbids completing these posters together; undefined where they may be. */
export function refuseCompleting(told: Completing): CompletingClause | undefined {
  const { spaces, chosen, limit, tiles, ignore } = told;
  if (limit !== undefined && chosen.length > limit) return 'magnificent.perform.poster-limit';
  const staged = stagedOn(spaces, chosen);
  if (staged === undefined) return 'magnificent.perform.needs-tent-below';
  const posters = staged.map(({ poster }) => poster);
  if (tiles !== undefined && !hasTiles(tiles, posters, ignore))
    return posters.every((poster) => hasTiles(tiles, [poster], ignore))
      ? 'magnificent.perform.tile-requirements-add-up'
      : 'magnificent.perform.needs-all-camp-tiles';
  return refuseGems(told, priceOf(staged));
}

export function hasTiles(
  tiles: Tiles,
  posters: readonly Poster[],
  ignore: IgnoreReading | undefined,
): boolean {
  const short = tilesShort(tiles, posters);
  return tileCount(short) <= ignorable(short, posters, ignore);
}

function refuseGems(
  { gems, discarded }: Pick<Completing, 'gems' | 'discarded'>,
  price: Price,
): CompletingClause | undefined {
  if (holds(gems, discarded) && paysFor(discarded, price.all)) return undefined;
  const isPosterPaid =
    gemCount(gemsShort(gems, price.posters)) === 0 &&
    gemCount(gemsShort(discarded, price.posters)) === 0;
  return isPosterPaid && gemCount(price.tents) > 0
    ? 'magnificent.perform.discard-tent-gem'
    : 'magnificent.perform.discard-poster-gems';
}
