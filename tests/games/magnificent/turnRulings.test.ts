// What a table may settle for itself about a turn: each reading in play.
import { describe, it } from 'vitest';
import type { CardBonus } from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { COPY, type OwnPlace } from './tables.ts';
import {
  bonuses,
  boost,
  build,
  CORNER,
  dice,
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

const COPYING: CardBonus = { kind: 'copy' };
const POINTS: CardBonus = { kind: 'points', count: 5 };
const TRAINER: CardBonus = { kind: 'trainers', count: 1 };
const BUYING: CardBonus = { kind: 'buy_trainer', coins: 2 };
const GREEN = die('green', 6);
const tent = (space: number) => ({ tent: { space } });

describe('cards', () => {
  it('copy-card-scope: any-other-card, cards-with-a-die', () => {
    const table = (reading: string, earlier: boolean) =>
      turn({
        rulings: { 'copy-card-scope': reading },
        ann: {
          ...bonuses(COPYING, POINTS),
          dice: earlier ? [{ colour: 'green', value: 1, card: 2 }] : [],
        },
        bo: { dice: earlier ? dice(die('green', 2)) : [] },
      });
    const copy = useBonus({ copied: 2 });
    for (const earlier of [true, false])
      table('any-other-card', earlier).when(copy).scores('ann', 5);
    table('cards-with-a-die', true).when(copy).scores('ann', 5);
    table('cards-with-a-die', false)
      .when(copy)
      .refusedBecause('magnificent.bonuses.copy-card', { card: 2 });
  });

  it('trainer-supply-empty: nothing-gained, without-end', () => {
    const table = (reading: string, bonus: CardBonus) =>
      turn({
        rulings: { 'trainer-supply-empty': reading },
        ann: { coins: 2, ...bonuses(bonus), own: { trainers: 8 } },
      }).when(useBonus());
    table('nothing-gained', TRAINER).leaves({ seats: { ann: { own: { trainers: 8 } } } });
    table('nothing-gained', BUYING).refusedBecause('magnificent.components.trainers-total');
    for (const bonus of [TRAINER, BUYING])
      table('without-end', bonus).leaves({ seats: { ann: { own: { trainers: 9 } } } });
  });
});

describe('travel', () => {
  const settled = (name: string, reading: string) =>
    turn({ rulings: { [name]: reading }, wagons: { green: 5 }, ...owning({ gems: {} }) }, GREEN);

  it('zero-step-travel: for-nothing, one-step-at-least, takes-its-tent', () => {
    const table = (reading: string) => settled('zero-step-travel', reading);
    table('for-nothing').when(travel(0)).isAllowed();
    table('one-step-at-least')
      .when(travel(0))
      .refusedBecause('magnificent.travel.need-not-use-all', { seat: 'ann' })
      .overridable();
    table('one-step-at-least').when(travel(1)).isAllowed();
    table('takes-its-tent')
      .when(travel(0, tent(2)))
      .leaves({ seats: { ann: { own: { tents: [{ space: 2 }] } } } });
    table('for-nothing')
      .when(travel(0, tent(2)))
      .refusedBecause('magnificent.travel.stop-to-take-tent');
  });

  it('must-take-tent: must, may-leave', () => {
    const table = (reading: string) => settled('must-take-tent', reading);
    table('must')
      .when(travel(2))
      .refusedBecause('magnificent.tents.may-stop-without-taking', { tents: 0 })
      .overridable();
    table('may-leave')
      .when(travel(2))
      .because('magnificent.tents.may-stop-without-taking', { tents: 0 })
      .leaves({
        seats: { ann: { own: { tents: [] } } },
        wagons: { orange: 0, green: 7, purple: 0 },
      });
  });

  it('poster-under-taken-tent: later-moves, at-once', () => {
    const table = (reading: string) =>
      settled('poster-under-taken-tent', reading).when(travel(2, tent(2)));
    // One poster comes from the space of the tent area in either case.
    table('later-moves')
      .because('magnificent.travel.collect-passed-symbols', { posters: 0 })
      .leaves({ seats: { ann: { own: { due: 1 } } } });
    table('at-once')
      .because('magnificent.travel.collect-passed-symbols', { posters: 1 })
      .leaves({ seats: { ann: { own: { due: 2 } } } });
  });

  it('counterclockwise-scope: whole-move, may-turn-back', () => {
    const back = travel(3, { isBackwards: true });
    const turning = travel(3, { isBackwards: true, turnsAfter: 1 });
    const table = (reading: string) =>
      settled('counterclockwise-scope', reading).after(use('counterclockwise'));
    for (const reading of ['whole-move', 'may-turn-back'])
      table(reading)
        .when(travel(3, { isBackwards: true, ...tent(2) }))
        .leaves({ wagons: { orange: 0, green: 2, purple: 0 } });
    for (const other of [travel(3), turning])
      table('whole-move')
        .when(other)
        .refusedBecause('magnificent.trainers.board-counterclockwise', { seat: 'ann' })
        .overridable();
    table('may-turn-back')
      .when(turning)
      .leaves({ wagons: { orange: 0, green: 4, purple: 0 } });
    table('may-turn-back')
      .when(travel(3))
      .leaves({ wagons: { orange: 0, green: 8, purple: 0 } });
    settled('counterclockwise-scope', 'may-turn-back')
      .when(back)
      .refusedBecause('magnificent.travel.clockwise');
  });
});

describe('power', () => {
  it('die-modifiers-and-payment: turned-lasts, turned-this-turn', () => {
    const table = (reading: string) =>
      round({ rulings: { 'die-modifiers-and-payment': reading } }).after(
        take(die('green', 1), { turned: { to: 6, trainers: 1 } }),
      );
    const next = (reading: string) =>
      table(reading)
        .after(travel(1), endTurn(), take(die('orange', 1), { seat: 'bo' }))
        .after({ type: 'travel', seat: 'bo', steps: 0 }, endTurn('bo'))
        .when(take(die('green', 2), { card: 2 }));
    for (const reading of ['turned-lasts', 'turned-this-turn'])
      table(reading)
        .when(travel(6))
        .because('magnificent.travel.wagon-of-die-colour', { power: 6 });
    next('turned-lasts')
      .because('magnificent.overview.higher-sum-costs-more', { due: 8 })
      .asks('act', 'ann', { power: 8 });
    next('turned-this-turn')
      .because('magnificent.overview.higher-sum-costs-more', { due: 3 })
      .asks('act', 'ann', { power: 3 });
  });

  it('special-power-sources-for-perform: die-colour-gems, any-gems, no-gems', () => {
    const table = (reading: string) =>
      turn(
        {
          rulings: { 'special-power-sources-for-perform': reading },
          ...owning({ gems: { green: 1, purple: 1 } }),
        },
        die('green', 4),
      );
    const strange = boost({ purple: 1 });
    for (const reading of ['die-colour-gems', 'no-gems'])
      table(reading)
        .when(strange)
        .refusedBecause('magnificent.power.gem-colour', { colour: 'purple', die: 'green' })
        .overridable();
    table('any-gems')
      .after(strange)
      .when(perform(5))
      .because('magnificent.perform.space-within-power', { requirement: 6, power: 6 });
    table('any-gems')
      .after(strange)
      .when(travel(1))
      .refusedBecause('magnificent.power.gem-colour', { colour: 'purple', die: 'green' });
    table('no-gems')
      .after(boost({ green: 1 }))
      .when(perform(5))
      .refusedBecause('magnificent.power.gem-colour', { die: 'green' });
    table('die-colour-gems')
      .after(boost({ green: 1 }))
      .when(perform(5))
      .isAllowed();
  });
});

describe('gems for performing', () => {
  const GEM_COLOUR = 'magnificent.power.gem-colour';
  const own: OwnPlace = {
    trainers: 2,
    gems: { green: 1, purple: 1 },
    tiles: ['perform_plus_two', 'build_plus_two'],
  };
  const table = (reading: string, value = 4) =>
    turn(
      { rulings: { 'special-power-sources-for-perform': reading }, ...owning(own) },
      die('green', value),
    );
  const green = boost({ green: 1 });
  const purple = boost({ purple: 1 });

  it('special-power-sources-for-perform: no-gems is not got round by a trainer space of Perform', () => {
    table('no-gems')
      .after(green)
      .when(use('perform_plus_two'))
      .refusedBecause(GEM_COLOUR, { seat: 'ann', colour: 'green', die: 'green' })
      .also('magnificent.perform.colour-irrelevant')
      .overridable();
    table('no-gems')
      .after(use('perform_plus_two'))
      .when(green)
      .refusedBecause(GEM_COLOUR, { colour: 'green', die: 'green' })
      .overridable();
    table('no-gems').after(use('perform_plus_two')).when(perform(5)).isAllowed();
    table('no-gems').after(green, use('build_plus_two')).when(build(6)).isAllowed();
    for (const reading of ['die-colour-gems', 'any-gems'])
      table(reading).after(green, use('perform_plus_two')).when(perform(5)).isAllowed();
  });

  it('special-power-sources-for-perform: any-gems is for performing, whatever trainer space is used', () => {
    table('any-gems')
      .after(purple)
      .when(use('build_plus_two'))
      .refusedBecause(GEM_COLOUR, { colour: 'purple', die: 'green' })
      .overridable();
    table('any-gems')
      .after(use('build_plus_two'))
      .when(purple)
      .refusedBecause(GEM_COLOUR, { colour: 'purple', die: 'green' })
      .overridable();
    table('any-gems').after(use('build_plus_two'), green).when(build(6)).isAllowed();
    table('any-gems').after(purple, use('perform_plus_two')).when(perform(5)).isAllowed();
  });

  it('special-power-sources-for-perform: any-gems of another colour raise no power for another action, nobody being able to perform', () => {
    const track = [20, 20, 20, 20].map((requirement) => ({ requirement }));
    const nowhere = turn(
      {
        rulings: { 'special-power-sources-for-perform': 'any-gems' },
        ...owning({ gems: { green: 1, purple: 1 } }),
        options: { copy: { ...COPY, track } },
      },
      die('green', 4),
    );
    nowhere
      .after(purple)
      .when(travel(5))
      .refusedBecause('magnificent.travel.max-steps-power', { steps: 5, power: 4 });
    // Of the die's colour it does: only what lies on the way is asked then.
    nowhere
      .after(green)
      .when(travel(5))
      .refusedBecause('magnificent.tents.may-stop-without-taking');
  });

  it('special-power-sources-for-perform: a space is no place to perform on where the hat that goes next may not stand', () => {
    const track = [4, 20, 20, 20].map((requirement) => ({ requirement }));
    const { ann } = owning({ gems: { green: 1, purple: 1 } });
    // The second hat comes from the play area, whatever a table that began in the middle says was performed.
    for (const performs of [1, 2]) {
      const nowhere = turn(
        {
          rulings: { 'special-power-sources-for-perform': 'any-gems' },
          ann: { ...ann, performs, hats: [1] },
          options: { copy: { ...COPY, track } },
        },
        die('green', 4),
      ).after(purple);
      nowhere.when(perform(1)).refusedBecause('magnificent.perform.space-vacant', { by: 'ann' });
      nowhere
        .when(travel(5))
        .refusedBecause('magnificent.travel.max-steps-power', { steps: 5, power: 4 });
    }
  });

  it('special-power-sources-for-perform: what the table lets stand goes on to its action', () => {
    const stood = table('no-gems')
      .after(green)
      .whenLetStand(use('perform_plus_two'), GEM_COLOUR)
      .leaves({ turn: { bound: 'perform' } });
    stood.isAllowed();
  });
});

describe('trainers and tiles', () => {
  it('which-trainer-returns: unused-only, any-own', () => {
    const table = (reading: string) =>
      turn({
        rulings: { 'which-trainer-returns': reading },
        ann: {
          coins: 6,
          ...bonuses({ kind: 'trainer_for_tile', colour: 'green' }),
          own: { trainers: 1, tiles: ['two_coins'] },
        },
      })
        .after(use('two_coins'))
        .when(useBonus());
    const turning = (reading: string) =>
      turn({
        rulings: { 'which-trainer-returns': reading },
        ann: { ...bonuses({ kind: 'trainer_for_tile', colour: 'green' }), own: { trainers: 1 } },
      }).after(use('counterclockwise'));
    table('unused-only')
      .refusedBecause('magnificent.bonuses.trainer-for-small-tile', { trainers: 0 })
      .firmly();
    table('any-own')
      .because('magnificent.bonuses.trainer-for-small-tile', { colour: 'green' })
      .leaves({ seats: { ann: { coins: 8, own: { trainers: 0, resting: 0 } } } })
      .liesAgain();
    // What it was used for stays used, and it does not go to the main tent.
    turning('any-own')
      .after(useBonus(), travel(1, { isBackwards: true, ...tent(2) }), fromDeck(1))
      .when(endTurn())
      .leaves({
        seats: { ann: { own: { trainers: 0, resting: 0 } } },
        wagons: { orange: 11, green: 0, purple: 0 },
      });
  });

  it('build-impossible-tile: what-fits, level-barred', () => {
    const table = (reading: string) =>
      turn(
        {
          rulings: { 'build-impossible-tile': reading },
          options: { copy: { levels: [{ requirement: 6, small: 1, large: 2 }] }, boards: {} },
          bo: { own: { built: { green_large: 11 } } },
        },
        GREEN,
      );
    table('level-barred')
      .when(build(6))
      .refusedBecause('magnificent.build.supply-exhausted', { tile: 'green_large', left: 1 })
      .overridable();
    const fitting = table('what-fits').after(build(6), lay('green_large', undefined));
    fitting
      .when(lay('green_large', undefined))
      .refusedBecause('magnificent.build.supply-exhausted', { tile: 'green_large', left: 0 })
      .firmly();
    fitting.when(endTurn()).asks('takeDie', 'bo');
  });

  it('magnificent.build.supply-exhausted: a trainer gives one tile of a barred level another colour, and only where such a tile is left', () => {
    const copy = {
      levels: [
        { requirement: 4, small: 0, large: 1 },
        { requirement: 6, small: 1, large: 1 },
      ],
    };
    const table = (trainers: number, built: OwnPlace['built'] = {}) =>
      turn({
        rulings: { 'build-impossible-tile': 'level-barred' },
        options: { copy, boards: {} },
        ann: { own: { trainers: 2 } },
        bo: { own: { built: { orange_small: 16, orange_large: 12, ...built } } },
      })
        .after(use('change_tile_colour', trainers))
        .when(build(6));
    table(1)
      .refusedBecause('magnificent.build.supply-exhausted', { tile: 'orange_large', left: 0 })
      .overridable();
    table(2).isAllowed();
    table(2, { green_small: 16, purple_small: 16 })
      .refusedBecause('magnificent.build.supply-exhausted', { tile: 'orange_small', left: 0 })
      .overridable();
  });

  it('magnificent.build.one-level-only: a tile that is gone makes no room by another colour', () => {
    // One line of four is open: room for the small green tile alone.
    const bricks = [0, 2, 4].flatMap((row) =>
      [0, 3, 6].map((column) => [0, 1, 2, 9, 10, 11].map((cell) => cell + column + row * 9)),
    );
    const camp = [
      ...bricks.slice(0, 6).map((cells) => ({ tile: 'orange_large' as const, cells })),
      { tile: 'orange_small' as const, cells: [36, 37, 45, 46] },
      { tile: 'orange_small' as const, cells: [38, 39, 47, 48] },
    ];
    const table = (green: number) =>
      turn({
        rulings: { 'build-impossible-tile': 'level-barred' },
        options: { boards: { ann: { board: 'I', side: 'A' } } },
        ann: {
          own: {
            trainers: 1,
            camp: [...camp, { tile: 'purple_small' as const, cells: [49, 50, 51, 52] }],
          },
        },
        bo: { own: { built: { green_small: green } } },
      })
        .after(use('change_tile_colour'))
        .when(build(4));
    table(15).isAllowed();
    table(16)
      .refusedBecause('magnificent.build.one-level-only', { requirement: 4, fits: false })
      .overridable();
  });

  it('adjacency-omission: adjacent, anywhere', () => {
    const table = (reading: string) =>
      turn(
        {
          rulings: { 'adjacency-omission': reading },
          ann: { own: { camp: [{ tile: 'green_large', cells: CORNER }] } },
        },
        GREEN,
      ).after(build(4));
    const far = lay('green_small', [45, 46, 47, 48]);
    table('adjacent')
      .when(far)
      .refusedBecause('magnificent.build.later-tiles-adjacent', { tile: 'green_small' })
      .overridable();
    table('anywhere').when(far).isAllowed();
  });

  it('colour-change-on-extra-tiles: level-and-extra, level-only, any-tile', () => {
    const own: OwnPlace = { trainers: 4, tiles: ['extra_large_tile'] };
    const table = (reading: string) =>
      turn(
        {
          rulings: { 'colour-change-on-extra-tiles': reading },
          ann: { ...bonuses({ kind: 'trainer_for_tile', colour: 'green' }), own },
        },
        GREEN,
      ).after(use('extra_large_tile', 2), use('change_tile_colour'), useBonus(), build(4));
    const level = lay('orange_small', [0, 1, 9, 10]);
    const extra = lay('orange_large', CORNER);
    const byCard = lay('purple_small', [0, 1, 9, 10], { isCardTile: true });
    const laid = {
      'level-and-extra': [level, extra, byCard],
      'level-only': [level],
      'any-tile': [level, extra, byCard],
    };
    for (const [reading, allowed] of Object.entries(laid))
      for (const tile of [level, extra, byCard])
        if (allowed.includes(tile)) table(reading).when(tile).isAllowed();
        else
          table(reading)
            .when(tile)
            .refusedBecause('magnificent.build.colour-matches-die', { die: 'green' })
            .overridable();
    // The ruling is against the tile of a card: that is let be, and said. Whoever reads it otherwise has nothing to be warned of.
    const warned = { printed: 'green', isLetBe: true };
    const change = 'magnificent.trainers.board-change-tile-colour';
    table('level-and-extra')
      .when(byCard)
      .because(change, warned)
      .leaves({ turn: { recoloured: 1 } });
    for (const [reading, tile] of [
      ['level-and-extra', extra],
      ['any-tile', byCard],
    ] as const)
      table(reading).when(tile).notBecause(change);
    // Tiles may be laid in any order: with the added one first, the tile of the level is still to change its colour.
    const [green, orange] = [
      lay('green_large', CORNER),
      lay('orange_large', [3, 4, 5, 12, 13, 14]),
    ];
    const large = (first: Move) =>
      turn(
        { rulings: { 'colour-change-on-extra-tiles': 'level-only' }, ...owning(own) },
        GREEN,
      ).after(use('extra_large_tile', 2), use('change_tile_colour'), build(6), first);
    large(green).when(orange).isAllowed();
    large(orange).when(green).isAllowed();
    large(green)
      .after(orange)
      .when(lay('green_large', [20, 21, 22, 29, 30, 31]))
      .refusedBecause('magnificent.build.take-from-supply', { large: 0 });
    // One trainer, one tile.
    table('any-tile')
      .after(byCard)
      .when(lay('orange_small', [18, 19, 27, 28]))
      .refusedBecause('magnificent.build.colour-matches-die', { die: 'green' });
  });

  describe('the tile of a card in another colour', () => {
    const [change, colour] = [
      'magnificent.trainers.board-change-tile-colour',
      'magnificent.build.colour-matches-die',
    ] as const;
    const table = (trainers = 2, reading = 'level-and-extra') =>
      turn(
        {
          rulings: { 'colour-change-on-extra-tiles': reading },
          ann: { ...bonuses({ kind: 'trainer_for_tile', colour: 'green' }), own: { trainers } },
        },
        GREEN,
      );
    const purple = lay('purple_small', [0, 1, 9, 10], { isCardTile: true });
    const orange = lay('orange_small', [2, 3, 11, 12]);

    it('colour-change-on-extra-tiles: it may be laid before the level is chosen, and takes the trainer', () => {
      for (const reading of ['level-and-extra', 'any-tile']) {
        const early = table(2, reading).after(use('change_tile_colour'), useBonus());
        early
          .when(purple)
          .leaves({ turn: { cardTiles: [], recoloured: 1 } })
          .liesAgain();
        early.after(purple, build(4)).when(orange).refusedBecause(colour, { die: 'green' });
      }
      table(3)
        .after(use('change_tile_colour', 2), useBonus(), purple, build(4))
        .when(orange)
        .notBecause(change);
    });

    it('colour-change-on-extra-tiles: once the tiles of the level lie, a trainer may still come for it', () => {
      const late = (reading: string) =>
        table(2, reading).after(useBonus(), build(4), lay('green_small', [18, 19, 20, 21]));
      late('level-and-extra')
        .after(use('change_tile_colour'))
        .when(lay('purple_small', [9, 10, 0, 1], { isCardTile: true }))
        .because(change, { printed: 'green' })
        .also(colour);
      late('any-tile').when(use('change_tile_colour')).isAllowed();
      late('level-only').when(use('change_tile_colour')).refusedBecause(change).overridable();
    });

    it('colour-change-on-extra-tiles: without a trainer, and in a turn that does not build, the printed colour stands', () => {
      const facts = { tile: 'purple_small', die: 'green', isCard: true };
      table(1).after(useBonus()).when(purple).refusedBecause(colour, facts).overridable();
      const gone = table(2).after(use('change_tile_colour'), useBonus(), purple, build(4));
      gone.when(purple).refusedBecause('magnificent.bonuses.never-twice');
      table(1).after(useBonus(), travel(1)).when(purple).refusedBecause(colour, facts);
      table(2)
        .after(useBonus(), travel(1))
        .when(use('change_tile_colour'))
        .refusedBecause('magnificent.trainers.action-specific');
    });

    it('colour-change-on-extra-tiles: one that a table let stand before took no trainer, and takes none when the match is played again', () => {
      const kept = table(2).after(use('change_tile_colour'), useBonus(), build(4));
      kept
        .whenLetStand(purple, colour)
        .notBecause(change)
        .leaves({ turn: { cardTiles: [], recoloured: undefined, build: { recoloured: 0 } } });
      table(2)
        .after(use('change_tile_colour'), useBonus())
        .whenLetStand(purple, colour)
        .leaves({ turn: { cardTiles: [], recoloured: undefined } });
    });
  });
});
