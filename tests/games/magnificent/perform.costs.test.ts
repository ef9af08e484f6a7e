// Perform, what completing posters asks for: tents, tiles, gems, and a space that allows them. Rulebook «Представление», 2.
import { describe, it } from 'vitest';
import type { Gems, Poster, Tiles } from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { acting, perform, poster } from './showing.ts';
import type { OwnPlace } from './tables.ts';

const lies = (space: number, one: Poster) => ({ space, poster: one });
/** The printed example: sums of tiles and gems are printed, how they split over the two posters is not. */
const LEFT = poster('left', {
  tiles: { orange_large: 1, orange_small: 1, green_large: 1 },
  gems: { orange: 1, green: 1 },
});
const MIDDLE = poster('middle', { tiles: { orange_small: 1 } });
const RIGHT = poster('right', {
  tiles: { purple_large: 1, purple_small: 1, green_large: 1 },
  gems: { purple: 1 },
});
const TENT = { id: 'costs orange', gem: 'orange', points: 2, coins: 1 } as const;
const BUILT: Tiles = {
  ...{ orange_large: 1, orange_small: 1, purple_large: 1, purple_small: 1, green_large: 2 },
};
const GEMS: Gems = { orange: 2, green: 1, purple: 1, clear: 1 };
const OWN: OwnPlace = {
  built: BUILT,
  gems: GEMS,
  tents: [{ space: 3, tent: TENT }],
  posters: [lies(1, LEFT), lies(2, MIDDLE), lies(3, RIGHT)],
};
/** Ten power: the space with requirement 10, which allows two posters. */
const shows = (own: OwnPlace = {}) => acting({ ann: { own: { ...OWN, ...own } } }, 10);
const both = perform(7, [1, 3]);

describe('how many', () => {
  it('magnificent.perform.poster-limit: as many posters as the space shows', () => {
    const tents = [
      { space: 2, tent: TENT },
      { space: 3, tent: TENT },
    ];
    const all = { gems: { orange: 3, green: 1, purple: 1 }, built: { ...BUILT, orange_small: 2 } };
    shows({ ...all, tents })
      .when(perform(7, [1, 2, 3]))
      .refusedBecause('magnificent.perform.poster-limit', { told: 3, most: 2 })
      .overridable();
    acting({ ann: { own: { ...OWN, ...all, tents } } }, 12)
      .when(perform(8, [1, 2, 3]))
      .isAllowed();
    shows()
      .when(perform(6, [1, 3]))
      .refusedBecause('magnificent.perform.poster-limit', {
        told: 2,
        most: 1,
      });
  });

  it('magnificent.perform.may-complete-none: fewer than that, even none', () => {
    shows()
      .when(perform(7, [1]))
      .isAllowed();
    shows()
      .when(perform(7))
      .because('magnificent.perform.space-within-power', { posters: 2 })
      .also('magnificent.perform.may-complete-none')
      .notBecause('magnificent.perform.completed-face-down')
      .leaves({ seats: { ann: { hats: [7], own: { gems: GEMS, posters: OWN.posters ?? [] } } } });
  });
});

describe('tents and tiles', () => {
  it('magnificent.perform.needs-tent-below: the middle poster of the printed example has no tent', () => {
    for (const spaces of [[2], [1, 2]])
      shows()
        .when(perform(7, spaces))
        .refusedBecause('magnificent.perform.needs-tent-below', { space: 2 })
        .overridable();
    shows().when(both).isAllowed();
  });

  it('magnificent.perform.needs-all-camp-tiles: every tile shown lies in the camp, by colour and size', () => {
    for (const built of [
      { ...BUILT, purple_small: 0 },
      { ...BUILT, purple_small: 0, purple_large: 2 },
    ])
      shows({ built })
        .when(perform(7, [3]))
        .refusedBecause('magnificent.perform.needs-all-camp-tiles', {
          tile: 'purple_small',
          has: 0,
          needs: 1,
        })
        .overridable();
  });

  it('magnificent.perform.needs-all-camp-tiles: of several posters the one that lacks a tile by itself is named', () => {
    // Together they lack a large green tile too; yet the right one alone lacks a small purple one.
    shows({ built: { ...BUILT, green_large: 1, purple_small: 0 } })
      .when(both)
      .refusedBecause('magnificent.perform.needs-all-camp-tiles', {
        tile: 'purple_small',
        has: 0,
        needs: 1,
      });
  });

  it('magnificent.perform.tile-requirements-add-up: a tile serves one of the posters only', () => {
    const built = { ...BUILT, green_large: 1 };
    shows({ built })
      .when(both)
      .refusedBecause('magnificent.perform.tile-requirements-add-up', {
        tile: 'green_large',
        has: 1,
        needs: 2,
      })
      .overridable();
    for (const space of [1, 3])
      shows({ built })
        .when(perform(7, [space]))
        .isAllowed();
  });

  it('magnificent.perform.tiles-not-consumed: the tiles stay, and serve the next performance', () => {
    shows()
      .when(both)
      .because('magnificent.perform.completed-face-down')
      .also('magnificent.perform.tiles-not-consumed')
      .leaves({ seats: { ann: { own: { built: BUILT } } } });
    const own = { ...OWN, completed: [{ poster: RIGHT }], posters: [lies(1, LEFT)] };
    acting({ ann: { performs: 1, own } })
      .when(perform(5, [1]))
      .isAllowed();
  });
});

describe('gems', () => {
  it('magnificent.perform.discard-poster-gems: those of the posters go, as in the printed example', () => {
    shows()
      .when(both)
      .because('magnificent.perform.discard-poster-gems', {
        gems: { orange: 2, green: 1, purple: 1 },
      })
      .leaves({ seats: { ann: { own: { gems: { clear: 1 } } } } });
    shows({ gems: { orange: 2, purple: 1 } })
      .when(perform(7, [1]))
      .refusedBecause('magnificent.perform.discard-poster-gems', {
        colour: 'green',
        has: 0,
        needs: 1,
      })
      .overridable();
    shows()
      .when(perform(7, [1], { gems: { orange: 1 } }))
      .refusedBecause('magnificent.perform.discard-poster-gems', { colour: 'green' });
    // Gems that are not there cannot be discarded.
    shows()
      .when(perform(7, [1], { gems: { orange: 1, clear: 2 } }))
      .refusedBecause('magnificent.perform.discard-poster-gems', { colour: 'clear', has: 1 })
      .firmly();
  });

  it('magnificent.perform.discard-tent-gem: the gem of the tent comes on top', () => {
    shows({ gems: { purple: 1 } })
      .when(perform(7, [3]))
      .refusedBecause('magnificent.perform.discard-tent-gem', {
        colour: 'orange',
        has: 0,
        needs: 1,
      })
      .overridable();
    shows({ gems: { purple: 1, orange: 1 } })
      .when(perform(7, [3]))
      .because('magnificent.perform.discard-poster-gems', { gems: { purple: 1, orange: 1 } })
      .also('magnificent.perform.discard-tent-gem')
      .leaves({ seats: { ann: { own: { gems: {} } } } });
  });

  it('magnificent.perform.clear-gem-wild: a clear gem pays for any colour, last or as the player says', () => {
    shows({ gems: { purple: 1, clear: 2 } })
      .when(perform(7, [3]))
      .because('magnificent.perform.discard-poster-gems', { gems: { purple: 1, clear: 1 } })
      .also('magnificent.perform.clear-gem-wild')
      .leaves({ seats: { ann: { own: { gems: { clear: 1 } } } } });
    shows({ gems: { purple: 1, orange: 1, clear: 2 } })
      .when(perform(7, [3], { gems: { clear: 2 } }))
      .leaves({ seats: { ann: { own: { gems: { purple: 1, orange: 1 } } } } });
    // A coloured one pays for its own colour only.
    shows({ gems: { orange: 3, green: 1 } })
      .when(perform(7, [3]))
      .refusedBecause('magnificent.perform.discard-poster-gems', { colour: 'purple' });
  });
});

it('magnificent.perform.rearrange-only-then: posters stay where they lie until they have been completed', () => {
  const swap: Move = { type: 'arrange', seat: 'ann', spaces: [2, 1, 3, 0, 0] };
  shows().when(swap).refusedBecause('magnificent.perform.rearrange-only-then').overridable();
  acting({
    ann: { own: OWN },
    turn: { seat: 'ann', trainers: { rearrange_before: 1 }, bound: 'perform' },
  })
    .when(swap)
    .because('magnificent.perform.rearrange-only-then')
    .also('magnificent.trainers.board-rearrange-before');
});
