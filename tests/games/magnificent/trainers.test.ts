// Trainers: how many, where and when; the spaces of the board. Rulebook «Эффекты ячеек ассистентов».
import { describe, it } from 'vitest';
import type { TrainerSpace, TrainerTile } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  BELOW,
  bonuses,
  boost,
  build,
  CORNER,
  die,
  endTurn,
  fromDeck,
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

describe('how many', () => {
  it('magnificent.trainers.any-number: as many as there are in the play area, on any spaces', () => {
    const table = turn(owning({ trainers: 4, resting: 2, tiles: ['two_coins', 'plus_one'] }));
    table
      .after(use('two_coins', 2), use('plus_one'))
      .when(use('buy_poster'))
      .because('magnificent.trainers.board-buy-poster', { trainers: 1, cost: 2 })
      .also('magnificent.trainers.any-number')
      .leaves({ seats: { ann: { own: { trainers: 0, resting: 2 } } } });
    // Used ones in the main tent are out of use.
    table
      .when(use('two_coins', 5))
      .refusedBecause('magnificent.trainers.any-number', { seat: 'ann', trainers: 5, has: 4 })
      .firmly();
  });

  it('magnificent.trainers.kind-single: one trainer, once a turn', () => {
    const table = turn(owning({ trainers: 3, tiles: ['clear_gem'], gems: {} }));
    table
      .when(use('clear_gem'))
      .because('magnificent.trainers.tile-clear-gem', { trainers: 1 })
      .also('magnificent.trainers.kind-single');
    table
      .when(use('clear_gem', 2))
      .refusedBecause('magnificent.trainers.kind-single', { trainers: 2, kind: 'single' })
      .overridable();
    table
      .after(use('clear_gem'))
      .when(use('clear_gem'))
      .refusedBecause('magnificent.trainers.kind-single', { space: 'clear_gem', trainers: 2 });
    // Where nobody has read the space one or two may stand there, for one use.
    const open = turn(owning({ trainers: 3, tiles: ['perform_plus_two'] }));
    for (const trainers of [1, 2])
      open
        .when(use('perform_plus_two', trainers))
        .because('magnificent.trainers.tile-perform-plus-two', { trainers, power: 2 });
    open.when(use('perform_plus_two', 3)).refusedBecause('magnificent.trainers.kind-single');
  });

  it('magnificent.trainers.kind-per-trainer: one use for each trainer, and again later', () => {
    const table = turn(owning({ trainers: 5, tiles: ['two_coins'] }, 0));
    table
      .when(use('two_coins', 3))
      .because('magnificent.trainers.tile-two-coins', { trainers: 3, coins: 6 })
      .also('magnificent.trainers.kind-per-trainer')
      .leaves({ seats: { ann: { coins: 6, own: { trainers: 2 } } } });
    table
      .after(use('two_coins', 3))
      .when(use('two_coins', 2))
      .leaves({ seats: { ann: { coins: 10, own: { trainers: 0 } } } });
  });

  it('magnificent.trainers.kind-double: two trainers for one use, never one and never more', () => {
    const table = turn(owning({ trainers: 4, tiles: ['extra_large_tile'] }));
    for (const trainers of [1, 3])
      table
        .when(use('extra_large_tile', trainers))
        .refusedBecause('magnificent.trainers.kind-double', { trainers, kind: 'double' })
        .overridable();
    table
      .when(use('extra_large_tile', 2))
      .because('magnificent.trainers.tile-extra-large-tile', { trainers: 2 })
      .also('magnificent.trainers.kind-double');
    table
      .after(use('extra_large_tile', 2))
      .when(use('extra_large_tile', 2))
      .refusedBecause('magnificent.trainers.kind-double', { trainers: 4 });
  });
});

describe('where and when', () => {
  it('magnificent.trainers.own-tiles-or-board-only: neither a tile of another seat nor one of the display', () => {
    const table = turn({
      bo: { own: { tiles: ['two_coins'] } },
      sets: [{ tile: 'plus_one' }, {}, {}],
    });
    table
      .when(use('two_coins'))
      .refusedBecause('magnificent.trainers.own-tiles-or-board-only', {
        seat: 'ann',
        space: 'two_coins',
        owner: 'bo',
      })
      .overridable();
    table
      .when(use('plus_one'))
      .refusedBecause('magnificent.trainers.own-tiles-or-board-only', { space: 'plus_one' });
    table.when(use('buy_poster')).isAllowed();
  });

  it('magnificent.trainers.move-to-main-tent: after the turn used trainers are out of use', () => {
    const table = turn(
      owning({ trainers: 5, tiles: ['extra_large_tile'], gems: { green: 2 } }),
      GREEN,
    ).after(use('extra_large_tile', 2), use('change_tile_colour', 2), build(6));
    table
      .when(endTurn())
      .because('magnificent.trainers.move-to-main-tent', { trainers: 4 })
      .leaves({ seats: { ann: { own: { trainers: 1, resting: 4 } } } });
    table
      .after(endTurn(), take(GREEN, { seat: 'bo' }))
      .after({ type: 'travel', seat: 'bo', steps: 1 }, endTurn('bo'))
      .after(take(die('purple', 6), { card: 2 }))
      .when(use('buy_poster', 2))
      .refusedBecause('magnificent.trainers.any-number', { trainers: 2, has: 1 })
      .firmly();
  });

  it('magnificent.trainers.board-spaces-free-each-turn: the next seat finds the spaces of the board empty', () => {
    const copy = { trainerSpaces: { flip_die: 'single' } } as const;
    const flip = (value: number) => ({ turned: { to: 7 - value, trainers: 1 } });
    round({ options: { copy, boards: {} } })
      .after(take(die('green', 1), flip(1)), travel(1), endTurn())
      .when(take(die('green', 2), { seat: 'bo', ...flip(2) }))
      .because('magnificent.trainers.board-flip-die', { from: 2, to: 5, trainers: 1 })
      .also('magnificent.trainers.board-spaces-free-each-turn')
      .leaves({
        seats: { ann: { own: { trainers: 0, resting: 1 } }, bo: { own: { trainers: 0 } } },
      });
  });

  it('magnificent.trainers.action-specific: each space on its own action, general ones on any', () => {
    const tiles = ['build_plus_two', 'travel_plus_three', 'plus_one'] as const;
    const table = turn(owning({ trainers: 4, tiles: [...tiles] }), GREEN);
    const bound = table.after(use('build_plus_two'));
    bound
      .when(travel(1))
      .refusedBecause('magnificent.trainers.action-specific', {
        space: 'build_plus_two',
        action: 'travel',
        needed: 'build',
      })
      .firmly();
    bound.when(use('travel_plus_three')).refusedBecause('magnificent.trainers.action-specific', {
      action: 'build',
      needed: 'travel',
    });
    table
      .after(travel(1))
      .when(use('change_tile_colour'))
      .refusedBecause('magnificent.trainers.action-specific', { action: 'travel', needed: 'build' })
      .firmly();
    const general = table.after(use('plus_one'));
    for (const action of [build(6), travel(1), perform(5)]) general.when(action).isAllowed();
  });

  it('magnificent.trainers.action-specific: what was meant for building adds no step where nothing can be built', () => {
    const tiles = ['build_plus_two', 'plus_one'] as const;
    // With the other trainer a level would be within power.
    const weak = turn(owning({ trainers: 2, tiles: [...tiles] }), die('green', 1)).after(
      use('build_plus_two'),
    );
    weak.when(travel(1)).because('magnificent.travel.wagon-of-die-colour', { steps: 1, power: 1 });
    weak
      .when(travel(3))
      .refusedBecause('magnificent.travel.max-steps-power', { steps: 3, power: 1 });
  });

  it('magnificent.trainers.action-specific: where nothing can be built the spaces for travelling and performing are open', () => {
    const after = (value: number, other: TrainerTile) =>
      turn(
        owning({ trainers: 3, tiles: ['build_plus_two', 'plus_one', other] }),
        die('green', value),
      ).after(use('build_plus_two'));
    const weak = after(1, 'travel_plus_three');
    weak
      .after(use('travel_plus_three'))
      .when(travel(4))
      .because('magnificent.travel.wagon-of-die-colour', { steps: 4, power: 4 });
    after(1, 'perform_plus_two').after(use('perform_plus_two')).when(perform(4)).isAllowed();
    // From then on that action binds, and what raised power for building helps neither.
    weak
      .after(use('travel_plus_three'))
      .when(use('rearrange_before'))
      .refusedBecause('magnificent.trainers.action-specific', { action: 'travel' });
    weak
      .after(use('travel_plus_three'))
      .when(travel(5))
      .refusedBecause('magnificent.travel.max-steps-power', { steps: 5, power: 4 });
    // With a level within power the turn is for building.
    after(2, 'travel_plus_three')
      .when(use('travel_plus_three'))
      .refusedBecause('magnificent.trainers.action-specific', { action: 'build' });
  });
});

describe('trainers gained in the turn', () => {
  it('magnificent.trainers.fresh-trainer-usable: at once, by a card or a tile of the camp', () => {
    turn({ ann: { coins: 6, ...bonuses({ kind: 'trainers', count: 1 }), own: { trainers: 0 } } })
      .after(useBonus())
      .when(use('buy_poster'))
      .leaves({ seats: { ann: { coins: 4, own: { trainers: 0, due: 1 } } } });
    turn(owning({ trainers: 0 }), GREEN)
      .after(build(6))
      .when(lay('green_large', CORNER))
      .because('magnificent.bonuses.gain-trainer', { trainers: 1, source: 'camp' })
      .also('magnificent.trainers.fresh-trainer-usable');
  });

  it('magnificent.trainers.fresh-trainer-not-on-its-source: not for the tile that gave it, but for the next one', () => {
    const own = { trainers: 0, tiles: ['double_camp_bonus' as const], gems: { green: 2 } };
    const only = turn(owning(own), GREEN).after(build(6), lay('green_large', CORNER));
    only
      .when(use('double_camp_bonus'))
      .refusedBecause('magnificent.trainers.fresh-trainer-not-on-its-source', {
        seat: 'ann',
        space: 'double_camp_bonus',
      })
      .firmly();
    turn(owning(own), GREEN)
      .after(boost({ green: 2 }), build(9), lay('green_large', CORNER))
      .after(use('double_camp_bonus'))
      .when(lay('green_small', BELOW))
      .because('magnificent.bonuses.one-poster', { posters: 4, source: 'camp' })
      // Coins and the trainer of the first tile came once.
      .leaves({ seats: { ann: { coins: 8, own: { trainers: 0, due: 4 } } } });
  });
});

describe('a trainer and what gave it', () => {
  const FRESH = 'magnificent.trainers.fresh-trainer-not-on-its-source';
  const doubling = { tiles: ['double_camp_bonus' as const], gems: { green: 2 } };

  it('magnificent.trainers.fresh-trainer-not-on-its-source: is not the reason where the trainer comes from elsewhere', () => {
    // By a card, and another one that was there before: the tile lies, that is all.
    const byCard = turn(
      {
        ann: { ...bonuses({ kind: 'trainers', count: 1 }), own: { ...doubling, trainers: 0 } },
      },
      GREEN,
    ).after(useBonus(), build(6), lay('green_large', [27, 28, 29, 36, 37, 38]));
    const older = turn(owning({ ...doubling, trainers: 1 }), GREEN).after(
      build(6),
      lay('green_large', CORNER),
    );
    for (const table of [byCard, older])
      table
        .when(use('double_camp_bonus'))
        .refusedBecause('magnificent.trainers.tile-double-camp-bonus', { seat: 'ann' })
        .firmly();
    // The tile before it gave the trainer, the last one did not.
    turn(owning({ ...doubling, trainers: 0 }), GREEN)
      .after(boost({ green: 2 }), build(9), lay('green_large', CORNER), lay('green_small', BELOW))
      .after(fromDeck(1), fromDeck(2))
      .when(use('double_camp_bonus'))
      .refusedBecause('magnificent.trainers.tile-double-camp-bonus');
  });

  it('magnificent.trainers.fresh-trainer-not-on-its-source: nor another colour for that tile, nor its tent twice', () => {
    turn(owning({ trainers: 0, gems: {} }), GREEN)
      .after(build(6), lay('green_large', CORNER))
      .when(use('change_tile_colour'))
      .refusedBecause(FRESH, { seat: 'ann', space: 'change_tile_colour' });
    const stop = (trainers: number) =>
      turn(owning({ trainers, tiles: ['double_tent_bonus'] }), GREEN).after(
        travel(2, { tent: { space: 4 } }),
        fromDeck(1),
      );
    stop(0)
      .when(use('double_tent_bonus'))
      .refusedBecause(FRESH, { seat: 'ann', space: 'double_tent_bonus' })
      .firmly();
    stop(1)
      .when(use('double_tent_bonus'))
      .refusedBecause('magnificent.overview.turn-phases', { needed: 'power' });
  });
});

describe('spaces of the board', () => {
  it('magnificent.trainers.board-flip-die: the opposite face, at once as the die is taken', () => {
    const flip = (to: number) => take(die('green', 5), { turned: { to, trainers: 1 } });
    round()
      .when(flip(2))
      .because('magnificent.trainers.board-flip-die', { from: 5, to: 2, trainers: 1 })
      .leaves({ seats: { ann: { own: { trainers: 0 } } } })
      .asks('act', 'ann', { power: 2 });
    round()
      .when(flip(6))
      .refusedBecause('magnificent.trainers.board-flip-die', { value: 6, opposite: 2 })
      .firmly();
    turn({}, die('green', 5))
      .when(use('flip_die'))
      .refusedBecause('magnificent.trainers.board-flip-die', { value: 5, opposite: 2 })
      .firmly();
    round(owning({ trainers: 0 }))
      .when(flip(2))
      .refusedBecause('magnificent.trainers.any-number', { trainers: 1, has: 0 });
  });

  it('magnificent.trainers.board-buy-poster: two coins and a poster for each trainer, at any time', () => {
    const table = turn(owning({ trainers: 3 }, 4));
    for (const moment of [table, table.after(travel(1)), table.after(build(6))])
      moment
        .when(use('buy_poster', 2))
        .because('magnificent.trainers.board-buy-poster', { trainers: 2, cost: 4, posters: 2 })
        .leaves({ seats: { ann: { coins: 0, own: { trainers: 1, due: 2 } } } });
    table
      .when(use('buy_poster', 3))
      .refusedBecause('magnificent.trainers.board-buy-poster', { cost: 6, coins: 4 })
      .firmly();
    table
      .after(use('buy_poster'))
      .when(fromDeck(3))
      .leaves({ seats: { ann: { coins: 2, own: { posters: [{ space: 3 }] } } } });
  });

  it('magnificent.trainers.board-change-tile-colour: any colour for one tile for each trainer', () => {
    const told = owning({ trainers: 1, gems: { green: 2 } });
    const table = turn(told, GREEN).after(boost({ green: 2 }), build(9), use('change_tile_colour'));
    const first = table.after(lay('orange_large', CORNER));
    first
      .when(lay('purple_small', [18, 19, 27, 28]))
      .refusedBecause('magnificent.build.colour-matches-die', { die: 'green' })
      .also('magnificent.trainers.board-change-tile-colour');
    first.when(lay('green_small', [18, 19, 20, 21])).isAllowed();
    // Between two tiles is early enough.
    turn(told, GREEN)
      .after(boost({ green: 2 }), build(9), lay('green_large', CORNER), use('change_tile_colour'))
      .when(lay('purple_small', [18, 19, 27, 28]))
      .isAllowed();
  });

  it('magnificent.trainers.board-change-tile-colour: trainers beyond the tiles are lost, all at once or one by one', () => {
    const change = (trainers: number) => use('change_tile_colour', trainers);
    const table = turn(owning({ trainers: 3 }), GREEN).after(build(6));
    table.when(change(3)).isAllowed();
    table.after(change(1)).when(change(1)).isAllowed();
    table.after(change(1), change(1)).when(lay('orange_large', CORNER)).isAllowed();
    // Afterwards there is nothing left to change.
    turn(owning({ trainers: 4 }), GREEN)
      .after(build(6), change(1), lay('orange_large', CORNER))
      .when(change(1))
      .refusedBecause('magnificent.trainers.board-change-tile-colour');
  });

  it('magnificent.trainers.board-change-tile-colour: a tile whose colour the table let stand takes no trainer', () => {
    const colour = 'magnificent.build.colour-matches-die';
    const own = { trainers: 1, gems: { green: 2 } };
    const [first, second] = [lay('orange_large', CORNER), lay('purple_small', [18, 19, 27, 28])];
    const table = turn(owning(own), GREEN).after(boost({ green: 2 }), build(9));
    table.whenLetStand(first, colour).leaves({ turn: { build: { recoloured: 0, laid: 1 } } });
    table
      .after(use('change_tile_colour'))
      .when(second)
      .leaves({ turn: { build: { recoloured: 1, laid: 1 } } });
  });

  it('magnificent.trainers.board-counterclockwise: the wagon goes the other way in this turn', () => {
    const table = turn({ wagons: { green: 1 } }, GREEN).after(use('counterclockwise'));
    table
      .when(travel(3, { isBackwards: true }))
      .leaves({ wagons: { orange: 0, green: 10, purple: 0 } });
    table
      .when(travel(3))
      .refusedBecause('magnificent.trainers.board-counterclockwise', { seat: 'ann' })
      .overridable();
    turn({}, GREEN)
      .when(use('counterclockwise'))
      .because('magnificent.trainers.board-counterclockwise', { trainers: 1 })
      .also('magnificent.trainers.action-specific');
    const late: TrainerSpace = 'counterclockwise';
    turn({}, GREEN)
      .after(travel(1))
      .when(use(late))
      .refusedBecause('magnificent.overview.turn-phases', { needed: 'power' })
      .firmly();
  });
});
