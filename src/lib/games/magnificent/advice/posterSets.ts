// Which posters can be completed together, the best set first, and what a set lacks. Every set is tried: 5 posters on 5 tents.
import type { Gems, Poster, StartingTent, Tiles } from '../data/kinds.ts';
import { gemCount, gemsOf, plusGems, tileCount } from '../data/kinds.ts';
import { gemsShort, paymentOf } from '../rules/gems.ts';
import type { IgnoreReading, PosterSpace, Staged } from '../rules/posters.ts';
import { hasTiles, ignorable, priceOf, rewardOf, tilesShort } from '../rules/posters.ts';

export interface PostersSeen {
  readonly spaces: readonly PosterSpace[];
  /** Spaces on which a tent stands that nobody has read, from 0. */
  readonly unread?: readonly number[];
  /** In the camp. */
  readonly tiles: Tiles;
  /** In storage. */
  readonly gems: Gems;
  /** Posters that may be completed. */
  readonly limit: number;
  /** Where the trainer tile that ignores a camp tile is used. */
  readonly ignore?: IgnoreReading | undefined;
  /** Where posters may be rearranged before performing. */
  readonly canRearrange?: boolean;
  /** Points for each completed poster from a trainer tile. */
  readonly perPoster?: number;
  /** Points that so many coins save at the payment of this round, as far as it is known; none where nothing is owed. */
  readonly savedBy?: (coins: number) => number;
}

export interface PosterPlace {
  readonly poster: string;
  /** Space it lies on now, and the one it is completed on. */
  readonly from: number;
  readonly to: number;
}

export interface PosterSet {
  readonly places: readonly PosterPlace[];
  readonly points: number;
  readonly coins: number;
  /** Points that the coins save at the payment; left out where they save none. */
  readonly saved?: number;
  /** Gems to discard, the fewest clear ones. */
  readonly gems: Gems;
}

interface Lying {
  readonly at: number;
  readonly poster: Poster;
}

interface Standing {
  readonly at: number;
  readonly tent: StartingTent;
}

/** Tents that could be used together; what they bring and cost does not depend on which poster lies above which. */
interface TentSet {
  readonly tents: readonly Standing[];
  readonly price: Gems;
  readonly cost: number;
  readonly points: number;
  readonly coins: number;
}

/** Each set that can be completed, on its best tents; most points first, those that the coins save counted, then most coins, then fewest gems. */
export function posterSets(seen: PostersSeen): readonly PosterSet[] {
  const tentSets = subsetsOf(standingOn(seen.spaces), seen.limit).map(tentSetOf);
  return subsetsOf(lyingOn(seen.spaces), seen.limit)
    .filter((set) => set.length > 0)
    .filter((set) => hasTiles(seen.tiles, set.map(posterOf), seen.ignore))
    .flatMap((set) => bestOf(stageOn(set, tentSets, seen)))
    .sort(better);
}

/** Where these posters are completed: on their best tents, or, while something is lacking, on as many as there are. */
export function placedOn(seen: PostersSeen, chosen: readonly number[]): readonly PosterPlace[] {
  const ready = posterSets(seen).find(
    ({ places }) =>
      places.length === chosen.length && places.every(({ from }) => chosen.includes(from)),
  );
  if (ready !== undefined) return ready.places;
  const set = lyingOn(seen.spaces).filter(({ at }) => chosen.includes(at));
  return placesOf(set, seen.canRearrange === true ? standingOn(seen.spaces) : []);
}

function tentSetOf(tents: readonly Standing[]): TentSet {
  const staged = tents.map(({ tent }) => ({ poster: NO_POSTER, tent }));
  const price = priceOf(staged).tents;
  return { tents, price, cost: gemCount(price), ...rewardOf(staged) };
}

/** What a set brings on the best tents that it may use and for which the gems are there; several where tents are equally good. */
function stageOn(
  set: readonly Lying[],
  tentSets: readonly TentSet[],
  { gems, perPoster = 0, canRearrange = false, savedBy = () => 0 }: PostersSeen,
): PosterSet[] {
  const staged = set.map(({ poster }) => ({ poster, tent: NO_TENT }));
  const { points, coins } = rewardOf(staged);
  const { posters } = priceOf(staged);
  const isOwn = ({ at }: Standing) => set.some((one) => one.at === at);
  const savedWith = (tentSet: TentSet) => savedBy(coins + tentSet.coins);
  const betterHere = (one: TentSet, other: TentSet) =>
    other.points + savedWith(other) - one.points - savedWith(one) ||
    other.coins - one.coins ||
    one.cost - other.cost;
  const mayUse = tentSets
    .filter(({ tents }) => tents.length === set.length && (canRearrange || tents.every(isOwn)))
    .sort(betterHere);
  const spentOn = ({ price }: TentSet) => paymentOf(gems, plusGems(posters, price));
  const best = mayUse.find((tentSet) => spentOn(tentSet) !== undefined);
  if (best === undefined) return [];
  return mayUse
    .filter((tentSet) => betterHere(tentSet, best) === 0)
    .flatMap((tentSet) => {
      const spent = spentOn(tentSet);
      if (spent === undefined) return [];
      const saved = savedWith(tentSet);
      return [
        {
          places: placesOf(set, tentSet.tents),
          points: points + tentSet.points + perPoster * set.length,
          coins: coins + tentSet.coins,
          ...(saved > 0 ? { saved } : {}),
          gems: spent,
        },
      ];
    });
}

function bestOf(sets: readonly PosterSet[]): PosterSet[] {
  const [best] = [...sets].sort(better);
  return best === undefined ? [] : [best];
}

function better(one: PosterSet, other: PosterSet): number {
  return (
    worthOf(other) - worthOf(one) ||
    // Of sets worth the same, the one with more coins leaves more of them after the payment.
    other.coins - one.coins ||
    gemCount(one.gems) - gemCount(other.gems) ||
    gemsOf(one.gems, 'clear') - gemsOf(other.gems, 'clear') ||
    one.places.length - other.places.length ||
    movedIn(one) - movedIn(other)
  );
}

function worthOf({ points, saved = 0 }: PosterSet): number {
  return points + saved;
}

function movedIn({ places }: PosterSet): number {
  return places.filter(({ from, to }) => from !== to).length;
}

export interface SetLack {
  readonly tiles: Tiles;
  /** How many of those tiles may be ignored. */
  readonly ignored: number;
  readonly gems: Gems;
  /** Posters without a tent. */
  readonly tents: number;
  /** Posters whose tent has to be read first. */
  readonly unread: number;
  /** Posters above the limit. */
  readonly over: number;
  readonly isReady: boolean;
}

/** What these posters lack to be completed together; `chosen`: their spaces. Of several tents, those that leave least to find. */
export function lackOf(seen: PostersSeen, chosen: readonly number[]): SetLack {
  const set = lyingOn(seen.spaces).filter(({ at }) => chosen.includes(at));
  const posters = set.map(posterOf);
  const tiles = tilesShort(seen.tiles, posters);
  const ignored = ignorable(tiles, posters, seen.ignore);
  const standing = standingOn(seen.spaces);
  const own = standing.filter(({ at }) => chosen.includes(at));
  const bare = set.length - Math.min(set.length, (seen.canRearrange ? standing : own).length);
  const unread = Math.min(bare, unreadFor(seen, chosen));
  const gems = leastGems(set, seen);
  const over = Math.max(0, set.length - seen.limit);
  const isReady = tileCount(tiles) <= ignored && gemCount(gems) === 0 && bare === 0 && over === 0;
  return { tiles, ignored, gems, tents: bare - unread, unread, over, isReady };
}

/** Tents that these posters could use once they are read. */
function unreadFor(
  { unread = [], canRearrange = false }: PostersSeen,
  chosen: readonly number[],
): number {
  return unread.filter((at) => canRearrange || chosen.includes(at)).length;
}

/** Each poster by itself, left to right. */
export function lacksAlone(
  seen: PostersSeen,
): readonly { readonly at: number; readonly lack: SetLack }[] {
  return lyingOn(seen.spaces).map(({ at }) => ({ at, lack: lackOf(seen, [at]) }));
}

/** Gems missing on the tents there are. */
function leastGems(set: readonly Lying[], seen: PostersSeen): Gems {
  const standing = standingOn(seen.spaces);
  const choices = seen.canRearrange
    ? subsetsOf(standing, set.length).filter(
        (tents) => tents.length === Math.min(set.length, standing.length),
      )
    : [standing.filter((tent) => set.some(({ at }) => at === tent.at))];
  const shorts = choices.map((tents) => gemsShort(seen.gems, priceOf(pairsOf(set, tents)).all));
  return shorts.sort((one, other) => gemCount(one) - gemCount(other))[0] ?? {};
}

const NO_TENT: StartingTent = { points: 0, coins: 0 };
const NO_POSTER: Poster = { id: '', tiles: {}, gems: {}, points: 0, coins: 0 };

/** A poster that finds no tent still costs its own gems. */
function pairsOf(set: readonly Lying[], tents: readonly Standing[]): readonly Staged[] {
  return set.map(({ poster }, at) => ({ poster, tent: tents[at]?.tent ?? NO_TENT }));
}

/** Posters that lie on one of the tents stay; the others take the tents that are left. */
function placesOf(set: readonly Lying[], tents: readonly Standing[]): readonly PosterPlace[] {
  const free = tents.filter(({ at }) => !set.some((one) => one.at === at));
  return set.map(({ at, poster }) => {
    const to = tents.some((tent) => tent.at === at) ? at : (free.shift()?.at ?? at);
    return { poster: poster.id, from: at, to };
  });
}

function lyingOn(spaces: readonly PosterSpace[]): readonly Lying[] {
  return spaces.flatMap(({ poster }, at) => (poster === undefined ? [] : [{ at, poster }]));
}

function standingOn(spaces: readonly PosterSpace[]): readonly Standing[] {
  return spaces.flatMap(({ tent }, at) => (tent === undefined ? [] : [{ at, tent }]));
}

function posterOf({ poster }: Lying): Poster {
  return poster;
}

/** Every choice of at most `most`. */
function subsetsOf<One>(list: readonly One[], most: number): readonly (readonly One[])[] {
  return list
    .reduce<readonly (readonly One[])[]>(
      (sets, one) => [...sets, ...sets.map((set) => [...set, one])],
      [[]],
    )
    .filter((set) => set.length <= most);
}
