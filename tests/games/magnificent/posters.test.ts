// Completing posters: what a set asks for, what it brings, and which sets can be completed together. «Представление», 2.
import { describe, expect, it } from 'vitest';
import { savedBy } from '../../../src/lib/games/magnificent/advice/payment.ts';
import type {
  PosterSet,
  PostersSeen,
} from '../../../src/lib/games/magnificent/advice/posterSets.ts';
import {
  lackOf,
  lacksAlone,
  placedOn,
  posterSets,
} from '../../../src/lib/games/magnificent/advice/posterSets.ts';
import type {
  Gems,
  Poster,
  TileKind,
  Tiles,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  COLOURS,
  TILE_KINDS,
  gemCount,
  gemsOf,
  plusGems,
  tilesOf,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  gemsShort,
  paymentOf,
  paysFor,
  storeGems,
} from '../../../src/lib/games/magnificent/rules/gems.ts';
import type { PosterSpace, Staged } from '../../../src/lib/games/magnificent/rules/posters.ts';
import {
  priceOf,
  refuseCompleting,
  rewardOf,
  tilesAsked,
} from '../../../src/lib/games/magnificent/rules/posters.ts';
import type { Chooser } from '../../support/chooser.ts';
import {
  FRAME,
  TABLES,
  allChoices,
  allGems,
  allOrders,
  quickest,
  someGems,
  someTiles,
  times,
} from './calculators.ts';

const STARTING = TABLES.tents.starting;

/**
 * The printed example: sums of tiles and gems, and which poster lacks a tent, are printed. How they split over the two posters and
 * what each pays is only in the picture (and the total differs between editions), so those numbers are made up here.
 */
const PRINTED = {
  left: poster(
    'left',
    { orange_large: 1, orange_small: 1, green_large: 1 },
    { orange: 1, green: 1 },
  ),
  right: poster('right', { purple_large: 1, purple_small: 1, green_large: 1 }, { purple: 1 }),
  middle: poster('middle', { orange_small: 1 }, {}),
  tent: { gem: 'orange', points: 2, coins: 1 },
  camp: {
    orange_large: 1,
    orange_small: 1,
    purple_large: 1,
    purple_small: 1,
    green_large: 2,
  },
  discarded: { orange: 2, green: 1, purple: 1 },
} as const;

const SPACES: readonly PosterSpace[] = [
  { poster: PRINTED.left, tent: STARTING },
  { poster: PRINTED.middle },
  { poster: PRINTED.right, tent: PRINTED.tent },
  {},
  {},
];

/** The two posters of the example on the tents below them. */
const LEFT: Staged = { poster: PRINTED.left, tent: STARTING };
const BOTH: readonly Staged[] = [LEFT, { poster: PRINTED.right, tent: PRINTED.tent }];

function poster(id: string, tiles: Tiles, gems: Gems, points = 8, coins = 1): Poster {
  return { id, tiles, gems, points, coins };
}

function printed(changes: Partial<Parameters<typeof refuseCompleting>[0]> = {}) {
  return refuseCompleting({
    spaces: SPACES,
    chosen: [0, 2],
    limit: 2,
    tiles: PRINTED.camp,
    gems: { orange: 2, green: 1, purple: 1, clear: 1 },
    discarded: PRINTED.discarded,
    ...changes,
  });
}

describe('the printed example of performing', () => {
  it('as printed: tiles and gems of both posters and the tent add up', () => {
    expect(tilesAsked(BOTH.map((staged) => staged.poster))).toEqual(PRINTED.camp);
    expect(priceOf(BOTH).all).toEqual(PRINTED.discarded);
    expect(printed()).toBeUndefined();
  });

  it('magnificent.perform.starting-tent-reward: two coins of the reward come from the printed tent', () => {
    expect(rewardOf([LEFT])).toEqual({
      points: PRINTED.left.points,
      coins: PRINTED.left.coins + 2,
    });
  });

  it('magnificent.perform.reward-poster: points and coins of posters and tents', () =>
    expect(rewardOf(BOTH)).toEqual({
      points: 8 + 8 + PRINTED.tent.points,
      coins: 1 + 2 + 1 + 1,
    }));

  it('magnificent.perform.needs-tent-below: the middle poster has no tent', () => {
    expect(printed({ chosen: [1] })).toBe('magnificent.perform.needs-tent-below');
    expect(printed({ chosen: [0, 1] })).toBe('magnificent.perform.needs-tent-below');
  });

  it('magnificent.perform.poster-limit: not more posters than the space shows', () => {
    expect(printed({ limit: 1 })).toBe('magnificent.perform.poster-limit');
    expect(printed({ limit: undefined })).toBeUndefined();
  });

  it('magnificent.perform.may-complete-none: no poster needs nothing', () =>
    expect(printed({ chosen: [], discarded: {}, limit: 0 })).toBeUndefined());

  it('magnificent.perform.needs-all-camp-tiles: a poster whose tiles are not in the camp', () =>
    expect(printed({ tiles: { ...PRINTED.camp, purple_small: 0 } })).toBe(
      'magnificent.perform.needs-all-camp-tiles',
    ));

  it('magnificent.perform.tile-requirements-add-up: one large green tile does not serve both', () =>
    expect(printed({ tiles: { ...PRINTED.camp, green_large: 1 } })).toBe(
      'magnificent.perform.tile-requirements-add-up',
    ));

  it('magnificent.trainers.tile-ignore-camp-tile: one missing tile may be ignored', () =>
    expect(
      printed({ tiles: { ...PRINTED.camp, green_large: 1 }, ignore: 'one-poster' }),
    ).toBeUndefined());

  it('ruling ignore-tile-scope: one tile of one poster, or of each', () => {
    const tiles = { ...PRINTED.camp, green_large: 1, purple_small: 0 };
    expect(printed({ tiles, ignore: 'one-poster' })).toBe(
      'magnificent.perform.tile-requirements-add-up',
    );
    expect(printed({ tiles, ignore: 'each-poster' })).toBeUndefined();
    expect(
      printed({ tiles: { ...tiles, purple_large: 0 }, ignore: 'each-poster' }),
      'the right poster would need two',
    ).toBe('magnificent.perform.needs-all-camp-tiles');
  });

  it('magnificent.perform.discard-poster-gems: the gems of the posters', () =>
    expect(printed({ discarded: { orange: 2, green: 1 } })).toBe(
      'magnificent.perform.discard-poster-gems',
    ));

  it('magnificent.perform.discard-tent-gem: the gem of the tent comes on top', () =>
    expect(printed({ discarded: { orange: 1, green: 1, purple: 1 } })).toBe(
      'magnificent.perform.discard-tent-gem',
    ));

  it('magnificent.perform.clear-gem-wild: a clear gem pays for any colour of poster and tent', () =>
    expect(
      printed({
        gems: { orange: 1, green: 1, purple: 1, clear: 1 },
        discarded: { orange: 1, green: 1, purple: 1, clear: 1 },
      }),
    ).toBeUndefined());

  it('magnificent.perform.tiles-not-consumed: the same camp serves the next action', () => {
    expect(printed({ chosen: [0], discarded: { orange: 1, green: 1 } })).toBeUndefined();
    expect(printed({ chosen: [2], discarded: { orange: 1, purple: 1 } })).toBeUndefined();
  });
});

describe('gems', () => {
  const cap = { most: TABLES.gems.storage, perGem: TABLES.gems.overflow };

  it('as printed: of two green gems beside two, one is kept and one is a coin', () =>
    expect(storeGems({ green: 2 }, { green: 2, purple: 1, orange: 1 }, cap)).toEqual({
      storage: { orange: 1, green: 3, purple: 1 },
      overflow: { green: 1 },
      coins: 1,
    }));

  it('magnificent.gems.cap-three: never more than three of a kind, on 2000 gains', () =>
    times(2000, (chance) => {
      const before = someGems(chance, 3);
      const gained = someGems(chance, 4);
      const { storage, overflow, coins } = storeGems(before, gained, cap);
      expect(plusGems(storage, overflow)).toEqual(plusGems(before, gained));
      expect(coins).toBe(gemCount(overflow));
      for (const colour of [...COLOURS, 'clear'] as const) {
        expect(gemsOf(storage, colour)).toBeLessThanOrEqual(3);
        if (gemsOf(overflow, colour) > 0) expect(gemsOf(storage, colour)).toBe(3);
      }
    }));

  it('pays every price with the fewest clear gems, as all ways of paying say on 2000 prices', () =>
    times(2000, (chance) => {
      const storage = someGems(chance, 3);
      const price = someGems(chance, 2);
      const ways = allGems(storage).filter((some) => isPaid(some, price));
      const found = paymentOf(storage, price);
      expect(found === undefined).toBe(ways.length === 0);
      expect(gemCount(gemsShort(storage, price)) > 0).toBe(ways.length === 0);
      expect(allGems(storage).filter((some) => paysFor(some, price))).toEqual(ways);
      if (found === undefined) return;
      expect(isPaid(found, price)).toBe(true);
      expect(gemsOf(found, 'clear')).toBe(Math.min(...ways.map((way) => gemsOf(way, 'clear'))));
    }));
});

/** Gem by gem: each one asked for takes one of its colour or a clear one, and none is left over. */
function isPaid(some: Gems, price: Gems): boolean {
  const asked = [...COLOURS, 'clear' as const].flatMap((colour) =>
    Array<'clear' | (typeof COLOURS)[number]>(gemsOf(price, colour)).fill(colour),
  );
  const pay = (left: Gems, at: number): boolean => {
    const colour = asked[at];
    if (colour === undefined) return gemCount(left) === 0;
    return [...new Set([colour, 'clear' as const])].some(
      (gem) => gemsOf(left, gem) > 0 && pay(plusGems(left, { [gem]: 1 }, -1), at + 1),
    );
  };
  return pay(some, 0);
}

function somePosters(chance: Chooser): PostersSeen {
  const spaces = [0, 1, 2, 3, 4].map((at): PosterSpace => {
    const tile = () => ({ [chance.of(TILE_KINDS)]: 1 + chance.below(2) });
    const gem = chance.once(2) ? { [chance.of(COLOURS)]: 1 } : {};
    const tiles = { ...tile(), ...(chance.once(2) ? tile() : {}) };
    const tent =
      at === 0
        ? STARTING
        : {
            ...(chance.once(3) ? { gem: chance.of(COLOURS) } : {}),
            points: chance.below(4),
            coins: chance.below(3),
          };
    return {
      ...(chance.once(4)
        ? {}
        : { poster: poster(`p${at}`, tiles, gem, 3 + chance.below(9), chance.below(5)) }),
      ...(at > 0 && chance.once(3) ? {} : { tent }),
    };
  });
  return {
    spaces,
    tiles: someTiles(chance, 2),
    gems: someGems(chance, 2),
    limit: chance.below(5),
    ...(chance.once(3) ? {} : { ignore: chance.of(['one-poster', 'each-poster'] as const) }),
    canRearrange: chance.once(2),
    perPoster: chance.below(2),
  };
}

/** Every poster on every tent, every gem, every tile left out: no shortcut at all. */
function bruteSets(seen: PostersSeen) {
  const lying = seen.spaces.flatMap(({ poster: one }, at) =>
    one === undefined ? [] : [{ at, poster: one }],
  );
  const standing = seen.spaces.flatMap(({ tent }, at) =>
    tent === undefined ? [] : [{ at, tent }],
  );
  const found = new Map<string, { points: number; coins: number; gems: number }>();
  for (const set of allChoices(lying)) {
    if (set.length === 0 || set.length > seen.limit) continue;
    if (
      !bruteTiles(
        set.map((one) => one.poster),
        seen,
      )
    )
      continue;
    const orders = seen.canRearrange
      ? allOrders(standing, set.length)
      : [set.flatMap(({ at }) => standing.filter((tent) => tent.at === at))];
    for (const tents of orders) {
      if (tents.length < set.length) continue;
      const price = [
        ...set.map((one) => one.poster.gems),
        ...tents.map(({ tent }) => (tent.gem === undefined ? {} : { [tent.gem]: 1 })),
      ].reduce<Gems>((sum, gems) => plusGems(sum, gems), {});
      if (!bruteGems(seen.gems, price)) continue;
      const points =
        set.reduce((sum, one) => sum + one.poster.points + (seen.perPoster ?? 0), 0) +
        tents.reduce((sum, { tent }) => sum + tent.points, 0);
      const coins =
        set.reduce((sum, one) => sum + one.poster.coins, 0) +
        tents.reduce((sum, { tent }) => sum + tent.coins, 0);
      const name = set.map((one) => one.poster.id).join(' ');
      const best = found.get(name);
      const gems = gemCount(price);
      const isBetter =
        best === undefined ||
        points > best.points ||
        (points === best.points && coins > best.coins) ||
        (points === best.points && coins === best.coins && gems < best.gems);
      if (isBetter) found.set(name, { points, coins, gems });
    }
  }
  return found;
}

/** Three coloured kinds only: what is short of each must come from the clear ones. */
function bruteGems(storage: Gems, price: Gems): boolean {
  let clear = gemsOf(storage, 'clear');
  for (const colour of COLOURS)
    clear -= Math.max(0, gemsOf(price, colour) - gemsOf(storage, colour));
  return clear >= 0;
}

function bruteTiles(posters: readonly Poster[], { tiles, ignore }: PostersSeen): boolean {
  const fits = (sets: readonly Tiles[]) =>
    TILE_KINDS.every(
      (tile) => sets.reduce((sum, one) => sum + tilesOf(one, tile), 0) <= tilesOf(tiles, tile),
    );
  const without = (one: Tiles): Tiles[] => [
    one,
    ...TILE_KINDS.filter((tile) => tilesOf(one, tile) > 0).map((tile: TileKind) => ({
      ...one,
      [tile]: tilesOf(one, tile) - 1,
    })),
  ];
  const asked = posters.map((one) => one.tiles);
  if (ignore === undefined) return fits(asked);
  if (ignore === 'one-poster')
    return asked.some((one, at) =>
      without(one).some((less) => fits(asked.map((other, which) => (which === at ? less : other)))),
    );
  const all = asked.reduce<Tiles[][]>(
    (sets, one) => sets.flatMap((set) => without(one).map((less) => [...set, less])),
    [[]],
  );
  return all.some(fits);
}

const nameOf = ({ places }: PosterSet) => places.map(({ poster: id }) => id).join(' ');

describe('posterSets', () => {
  it('agrees with every set on every tent, on 3000 poster areas', () =>
    times(3000, (chance) => {
      const seen = somePosters(chance);
      const brute = bruteSets(seen);
      const sets = posterSets(seen);
      expect(sets.map(nameOf).sort()).toEqual([...brute.keys()].sort());
      for (const set of sets)
        expect({ points: set.points, coins: set.coins, gems: gemCount(set.gems) }).toEqual(
          brute.get(nameOf(set)),
        );
      const best = Math.max(-1, ...[...brute.values()].map(({ points }) => points));
      expect(sets[0]?.points ?? -1).toBe(best);
    }));

  it('proposes what the rules then allow, on 2000 poster areas', () =>
    times(2000, (chance) => {
      const seen = somePosters(chance);
      for (const { places, gems } of posterSets(seen)) {
        expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
        const spaces = seen.spaces.map(({ tent }, at): PosterSpace => {
          const place = places.find(({ to }) => to === at);
          const lying = place && seen.spaces[place.from]?.poster;
          return { poster: lying, tent };
        });
        const chosen = places.map(({ to }) => to);
        const { tiles, limit, ignore } = seen;
        expect(
          refuseCompleting({
            spaces,
            chosen,
            limit,
            tiles,
            gems: seen.gems,
            discarded: gems,
            ignore,
          }),
        ).toBeUndefined();
      }
    }));

  it('magnificent.perform.rearrange-only-then: without rearranging every poster stays on its space', () =>
    times(500, (chance) => {
      const seen = { ...somePosters(chance), canRearrange: false };
      for (const { places } of posterSets(seen))
        for (const { from, to } of places) expect(to).toBe(from);
    }));

  it('magnificent.trainers.board-rearrange-before: a poster may be moved above a better tent first', () => {
    const spaces = [{ tent: STARTING }, { poster: PRINTED.middle }, { tent: PRINTED.tent }, {}, {}];
    const seen = { spaces, tiles: PRINTED.camp, gems: { clear: 1 }, limit: 1 };
    expect(posterSets(seen)).toEqual([]);
    expect(posterSets({ ...seen, canRearrange: true })).toEqual([
      {
        places: [{ poster: 'middle', from: 1, to: 2 }],
        points: 8 + PRINTED.tent.points,
        coins: 1 + PRINTED.tent.coins,
        gems: { clear: 1 },
      },
    ]);
    expect(placedOn({ ...seen, canRearrange: true }, [1])).toEqual([
      { poster: 'middle', from: 1, to: 2 },
    ]);
    expect(placedOn(seen, [1])).toEqual([{ poster: 'middle', from: 1, to: 1 }]);
  });
});

describe('the best set and the payment of the round', () => {
  const NOTHING = { points: 0, coins: 0 };
  const seen: PostersSeen = {
    spaces: [
      { poster: poster('many points', {}, {}, 26, 6), tent: NOTHING },
      { poster: poster('many coins', {}, {}, 24, 7), tent: NOTHING },
    ],
    tiles: {},
    gems: {},
    limit: 1,
  };
  /** 10 coins are owed. */
  const dice = [5, 5].map((value) => ({ colour: 'orange' as const, value }));
  const bestIn = (round: number, coins: number) =>
    posterSets({
      ...seen,
      savedBy: (more) => savedBy(more, dice, coins, round, TABLES.penalty),
    })[0];

  it('magnificent.payment.penalty-round-three: a coin that is missing then is worth its three points', () => {
    expect(bestIn(3, 0)).toMatchObject({ points: 24, coins: 7, saved: 21 });
    // Of those coins 6 are owed.
    expect(bestIn(3, 4)).toMatchObject({ points: 26, coins: 6, saved: 18 });
  });

  it('magnificent.payment.penalty-round-one: where a coin saves one point, two points more come first', () =>
    expect(bestIn(1, 0)).toMatchObject({ points: 26, saved: 6 }));

  it('magnificent.payment.penalty-round-two: sets worth the same go by their coins', () =>
    expect(bestIn(2, 0)).toMatchObject({ points: 24, coins: 7, saved: 14 }));

  it('magnificent.payment.pay-what-you-have: who can pay is saved nothing', () => {
    expect(bestIn(3, 10)).toMatchObject({ points: 26 });
    expect(bestIn(3, 10)).not.toHaveProperty('saved');
  });

  it('magnificent.payment.penalty-round-three: the tent is chosen by it as well', () => {
    const spaces = [
      { poster: poster('one', {}, {}), tent: { points: 4, coins: 0 } },
      { tent: { points: 2, coins: 1 } },
    ];
    const short = { ...seen, spaces, canRearrange: true };
    const paying = {
      ...short,
      savedBy: (more: number) => savedBy(more, dice, 0, 3, TABLES.penalty),
    };
    expect(posterSets(short)[0]?.places).toMatchObject([{ to: 0 }]);
    expect(posterSets(paying)[0]?.places).toMatchObject([{ to: 1 }]);
  });
});

describe('lackOf', () => {
  it('names what a set lacks: tiles, gems, tents, places', () =>
    expect(
      lackOf(
        {
          spaces: SPACES,
          tiles: { orange_large: 1, green_large: 2 },
          gems: { clear: 2 },
          limit: 2,
        },
        [0, 1, 2],
      ),
    ).toEqual({
      tiles: { orange_small: 2, purple_small: 1, purple_large: 1 },
      ignored: 0,
      gems: { green: 1, purple: 1 },
      tents: 1,
      unread: 0,
      over: 1,
      isReady: false,
    }));

  it('magnificent.perform.needs-tent-below: a tent that nobody has read is not a tent that is missing', () => {
    const seen = {
      spaces: [
        {},
        { poster: poster('a', { orange_small: 1 }, {}) },
        { poster: poster('b', {}, {}) },
      ],
      unread: [1],
      tiles: { orange_small: 1 },
      gems: {},
      limit: 2,
    };
    expect(lackOf(seen, [1])).toMatchObject({ tents: 0, unread: 1, isReady: false });
    expect(lackOf(seen, [2])).toMatchObject({ tents: 1, unread: 0 });
    expect(lackOf(seen, [1, 2])).toMatchObject({ tents: 1, unread: 1 });
    // Where posters may be moved before, it serves any of them.
    expect(lackOf({ ...seen, canRearrange: true }, [2])).toMatchObject({ tents: 0, unread: 1 });
  });

  it('is ready exactly for the sets that can be completed, on 2000 poster areas', () =>
    times(2000, (chance) => {
      const seen = somePosters(chance);
      const ready = new Set(bruteSets(seen).keys());
      const lying = seen.spaces.flatMap(({ poster: one }, at) =>
        one === undefined ? [] : [{ at, id: one.id }],
      );
      for (const set of allChoices(lying).filter(({ length }) => length > 0))
        expect(
          lackOf(
            seen,
            set.map(({ at }) => at),
          ).isReady,
        ).toBe(ready.has(set.map(({ id }) => id).join(' ')));
    }));

  it('becomes ready once what it names has come, on 1000 poster areas', () =>
    times(1000, (chance) => {
      const seen = { ...somePosters(chance), limit: 5 };
      for (const { at, lack } of lacksAlone(seen)) {
        if (lack.tents > 0) continue;
        const tiles = Object.fromEntries(
          TILE_KINDS.map((tile) => [tile, tilesOf(seen.tiles, tile) + tilesOf(lack.tiles, tile)]),
        );
        const gems = plusGems(seen.gems, lack.gems);
        expect(lackOf({ ...seen, tiles, gems }, [at]).isReady).toBe(true);
      }
    }));

  it('answers for five posters on five tents within one frame', () => {
    const spaces = [0, 1, 2, 3, 4].map((at) => ({
      poster: poster(`p${at}`, { orange_small: 1, green_large: 2, purple_small: 1 }, { orange: 1 }),
      tent: { gem: 'green', points: at, coins: 1 } as const,
    }));
    const seen: PostersSeen = {
      spaces,
      tiles: Object.fromEntries(TILE_KINDS.map((tile) => [tile, 10])),
      gems: { orange: 3, green: 3, purple: 3, clear: 3 },
      limit: 5,
      ignore: 'each-poster',
      canRearrange: true,
    };
    expect(
      quickest(() => [posterSets(seen), lacksAlone(seen), lackOf(seen, [0, 1, 2, 3])]),
    ).toBeLessThan(FRAME / 2);
  });
});
