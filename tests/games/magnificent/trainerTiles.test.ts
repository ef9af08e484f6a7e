// Trainer tiles of the own board. Rulebook «Эффекты ячеек ассистентов: жетоны».
import { describe, it } from 'vitest';
import type { TrainerTile } from '../../../src/lib/games/magnificent/data/kinds.ts';
import { POSTERS } from './tables.ts';
import type { OwnPlace } from './tables.ts';
import {
  BELOW,
  bonuses,
  boost,
  build,
  CORNER,
  dice,
  die,
  endTurn,
  lay,
  owning,
  perform,
  round,
  take,
  travel,
  turn,
  use,
  useBonus,
} from './turns.ts';

const GREEN = die('green', 6);
const FAR = [36, 37, 38, 39];
const [SMALL] = POSTERS;

/** Ann owns this tile and has taken her die. */
const having = (tile: TrainerTile, own: OwnPlace = {}, one = GREEN) =>
  turn(owning({ trainers: 4, gems: {}, tiles: [tile], ...own }), one);

describe('on any action', () => {
  it('magnificent.trainers.tile-two-coins: two coins for each trainer, at any time', () => {
    const table = having('two_coins');
    for (const moment of [table, table.after(travel(1)), table.after(build(6))])
      moment
        .when(use('two_coins', 2))
        .because('magnificent.trainers.tile-two-coins', { trainers: 2, coins: 4 })
        .leaves({ seats: { ann: { coins: 10, own: { trainers: 2 } } } });
  });

  it('magnificent.trainers.tile-clear-gem: a clear gem, or a coin where three are stored', () => {
    having('clear_gem', { gems: { clear: 2 } })
      .when(use('clear_gem'))
      .because('magnificent.trainers.tile-clear-gem', { trainers: 1 })
      .because('magnificent.gems.store-matching', { gems: { clear: 1 }, source: 'trainer' })
      .leaves({ seats: { ann: { coins: 6, own: { gems: { clear: 3 } } } } });
    having('clear_gem', { gems: { clear: 3 } })
      .when(use('clear_gem'))
      .because('magnificent.gems.overflow-coin', { gems: { clear: 1 }, coins: 1 })
      .leaves({ seats: { ann: { coins: 7, own: { gems: { clear: 3 } } } } });
    // One gained before the action may still be discarded for power.
    having('clear_gem')
      .after(use('clear_gem'))
      .when(boost({ clear: 1 }))
      .asks('act', 'ann', { power: 8 });
  });

  it('magnificent.trainers.tile-plus-one-each: one power for each trainer, in this turn only', () => {
    const table = having('plus_one', {}, die('green', 3));
    table
      .when(use('plus_one', 2))
      .because('magnificent.trainers.tile-plus-one-each', { trainers: 2, power: 2 })
      .also('magnificent.power.modifier-not-carried-over')
      .asks('act', 'ann', { power: 5 });
    table
      .after(use('plus_one', 2), travel(5, { tent: { space: 4 } }))
      .after({ type: 'takePoster', seat: 'ann', from: 'deck', space: 1 }, endTurn())
      .after(take(die('orange', 1), { seat: 'bo' }))
      .after({ type: 'travel', seat: 'bo', steps: 0 }, endTurn('bo'))
      .when(take(die('green', 1), { card: 2 }))
      .asks('act', 'ann', { power: 4 });
    table
      .after(travel(1))
      .when(use('plus_one'))
      .refusedBecause('magnificent.overview.turn-phases', { stage: 'after', needed: 'power' })
      .overridable();
  });
});

describe('Build', () => {
  it('magnificent.trainers.tile-build-plus-two: two power for the level', () => {
    const table = having('build_plus_two', {}, die('green', 4));
    table.when(build(6)).refusedBecause('magnificent.build.level-within-power', { power: 4 });
    table
      .when(use('build_plus_two'))
      .because('magnificent.trainers.tile-build-plus-two', { trainers: 1, power: 2 })
      .asks('act', 'ann', { power: 6 });
    table
      .after(use('build_plus_two'))
      .when(build(6))
      .because('magnificent.build.level-gives-tiles', { requirement: 6, power: 6 });
    table
      .after(use('build_plus_two'))
      .when(perform(5))
      .refusedBecause('magnificent.trainers.action-specific', { needed: 'build' });
  });

  it('magnificent.trainers.tile-extra-large-tile: one large tile more, without power, in the colour of the die', () => {
    const table = having('extra_large_tile', {}, die('green', 4));
    const extra = use('extra_large_tile', 2);
    for (const moment of [table.after(extra, build(4)), table.after(build(4), extra)]) {
      moment.when(lay('green_large', CORNER)).asks('layTile', 'ann', { small: 1, large: 0 });
      moment
        .when(lay('orange_large', CORNER))
        .refusedBecause('magnificent.build.colour-matches-die', { die: 'green' });
      moment
        .after(lay('green_large', CORNER))
        .when(lay('green_large', [27, 28, 29, 36, 37, 38]))
        .refusedBecause('magnificent.build.take-from-supply', { size: 'large', large: 0 });
    }
    table
      .when(extra)
      .because('magnificent.trainers.tile-extra-large-tile', { trainers: 2, colour: 'green' });
  });

  it('magnificent.trainers.tile-double-camp-bonus: all bonuses under one tile count twice', () => {
    const own = { gems: { green: 2 } };
    const twice = use('double_camp_bonus');
    const table = having('double_camp_bonus', own).after(boost({ green: 2 }));
    const large = lay('green_large', CORNER);
    for (const moment of [table.after(twice, build(9)), table.after(build(9), twice)])
      moment
        .when(large)
        .because('magnificent.bonuses.one-coin', { coins: 4, source: 'camp' })
        .because('magnificent.bonuses.gain-trainer', { trainers: 2, source: 'camp' });
    // Only the one.
    table
      .after(twice, build(9), large)
      .when(lay('green_small', BELOW))
      .because('magnificent.bonuses.one-poster', { posters: 2 });
    // The tile lies, whether or not it has given one more trainer.
    for (const last of [
      table.after(build(6), large),
      table.after(build(4), lay('green_small', FAR)),
    ])
      last
        .when(twice)
        .refusedBecause('magnificent.trainers.tile-double-camp-bonus', { seat: 'ann' })
        .firmly();
  });

  it('magnificent.trainers.tile-double-camp-bonus-not-card-tiles: the tile of a card counts once', () => {
    const table = turn(
      {
        ann: {
          coins: 6,
          ...bonuses({ kind: 'trainer_for_tile', colour: 'green' }),
          own: { trainers: 3, tiles: ['double_camp_bonus'] },
        },
      },
      GREEN,
    );
    const byCard = lay('green_small', [0, 1, 2, 3], { isCardTile: true });
    table
      .after(useBonus(), use('double_camp_bonus'), build(4))
      .when(byCard)
      .because('magnificent.bonuses.one-coin', { coins: 2 });
    // The tile of the level is still doubled after it.
    table
      .after(useBonus(), use('double_camp_bonus'), build(4), byCard)
      .when(lay('green_small', [10, 11, 12, 13]))
      .because('magnificent.bonuses.gain-trainer', { trainers: 2 });
    table
      .after(build(4), lay('green_small', FAR), useBonus())
      .when(use('double_camp_bonus'))
      .refusedBecause('magnificent.trainers.tile-double-camp-bonus-not-card-tiles', { seat: 'ann' })
      .firmly();
  });
});

describe('Travel', () => {
  it('magnificent.trainers.tile-travel-plus-three: three steps more', () => {
    const table = having('travel_plus_three', {}, die('green', 1));
    table
      .when(use('travel_plus_three'))
      .because('magnificent.trainers.tile-travel-plus-three', { trainers: 1, power: 3 });
    table
      .after(use('travel_plus_three'))
      .when(travel(4))
      .because('magnificent.travel.wagon-of-die-colour', { steps: 4, power: 4 });
    table.when(travel(4)).refusedBecause('magnificent.travel.max-steps-power', { power: 1 });
  });

  it('magnificent.trainers.tile-double-tent-bonus: the space of the tent gives twice', () => {
    const table = having('double_tent_bonus');
    const stop = travel(2, { tent: { space: 2 } });
    table.when(stop).leaves({ seats: { ann: { coins: 8, own: { due: 1 } } } });
    table
      .after(use('double_tent_bonus'))
      .when(stop)
      .because('magnificent.bonuses.one-coin', { coins: 4, source: 'tent' })
      .because('magnificent.bonuses.one-poster', { posters: 2, source: 'tent' })
      .leaves({ seats: { ann: { coins: 10, own: { due: 2 } } } });
    // The trainer that the space itself gives comes too late for it.
    table
      .after(travel(1))
      .when(use('double_tent_bonus'))
      .refusedBecause('magnificent.overview.turn-phases', { needed: 'power' })
      .firmly();
  });
});

describe('Perform', () => {
  const posters = [1, 2].map((space) => ({ space, poster: SMALL }));
  const stage: OwnPlace = {
    camp: [
      { tile: 'orange_small', cells: [36, 37, 45, 46] },
      { tile: 'orange_small', cells: [38, 39, 47, 48] },
    ],
    posters,
    tents: [{ space: 2, tent: { id: 'plain', points: 0, coins: 0 } }],
  };
  const both = posters.map(({ space }) => ({ space }));

  it('magnificent.trainers.tile-point-per-poster: a point for each poster completed', () => {
    const strong = round({
      ann: {
        coins: 6,
        dice: dice(GREEN),
        own: { trainers: 1, tiles: ['point_per_poster'], ...stage },
      },
      bo: { dice: dice(die('purple', 1)) },
    }).after(take(die('green', 4)));
    strong
      .after(use('point_per_poster'))
      .when(perform(7, { posters: both }))
      .because('magnificent.trainers.tile-point-per-poster', { trainers: 1, posters: 2 })
      .scores('ann', 12);
    strong
      .after(perform(7, { posters: both }))
      .when(use('point_per_poster'))
      .scores('ann', 2);
    strong.when(perform(7, { posters: both })).scores('ann', 10);
  });

  it('magnificent.trainers.tile-perform-plus-two: two power for the space of the hat', () => {
    const table = having('perform_plus_two', {}, die('green', 4));
    table.when(perform(5)).refusedBecause('magnificent.perform.space-within-power', { power: 4 });
    table
      .when(use('perform_plus_two'))
      .because('magnificent.trainers.tile-perform-plus-two', { trainers: 1, power: 2 });
    table
      .after(use('perform_plus_two'))
      .when(perform(5))
      .because('magnificent.perform.space-within-power', { requirement: 6, power: 6 });
  });

  it('magnificent.trainers.tile-extra-poster: one poster more than the space shows, for each trainer', () => {
    const table = having('extra_poster', stage);
    table
      .when(perform(5, { posters: both }))
      .refusedBecause('magnificent.perform.poster-limit', { told: 2, most: 1 });
    table
      .when(use('extra_poster', 2))
      .because('magnificent.trainers.tile-extra-poster', { trainers: 2, posters: 2 });
    table
      .after(use('extra_poster'))
      .when(perform(5, { posters: both }))
      .scores('ann', 10)
      .leaves({ seats: { ann: { own: { posters: [] } } } });
    table
      .after(perform(5))
      .when(use('extra_poster'))
      .refusedBecause('magnificent.overview.turn-phases', { needed: 'power' })
      .firmly();
  });
});
