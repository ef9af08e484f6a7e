// Build: a level, its tiles, what they cover. Rulebook «Строительство».
import { describe, it } from 'vitest';
import {
  BELOW,
  bonuses,
  boost,
  build,
  CORNER,
  dice,
  die,
  endTurn,
  fromDeck,
  lay,
  perform,
  round,
  take,
  travel,
  turn,
  unread,
  use,
  useBonus,
} from './turns.ts';

const GREEN = die('green', 6);
/** Green 6 and two gems: the printed example. */
const ten = () => turn({}, GREEN).after(boost({ green: 1, clear: 1 }));
/** Its large tile over two coins and a trainer. */
const large = lay('green_large', CORNER);
const FAR = [36, 37, 38, 39];

describe('the first tile', () => {
  it('magnificent.build.first-tile-anywhere: the first one of the game, not of each Build, by a card too', () => {
    const clause = 'magnificent.build.first-tile-anywhere';
    const said = 'magnificent.build.take-from-supply';
    const first = ten().after(build(9));
    first.when(large).because(said).also(clause);
    first.after(large).when(lay('green_small', BELOW)).because(said).notAlso(clause);
    turn({ ann: { own: { camp: [{ tile: 'orange_large', cells: CORNER }] } } }, GREEN)
      .after(build(4))
      .when(lay('green_small', BELOW))
      .because(said)
      .notAlso(clause);
    const byCard = bonuses({ kind: 'trainer_for_tile', colour: 'green' });
    turn({ ann: byCard }, GREEN)
      .after(useBonus())
      .when(lay('green_small', FAR, { isCardTile: true }))
      .because(said)
      .also(clause);
  });
});

describe('the level', () => {
  it('magnificent.build.level-within-power: no level asks for more than the power', () => {
    for (const requirement of [4, 6, 9])
      ten()
        .when(build(requirement))
        .because('magnificent.build.level-gives-tiles', { requirement, power: 10 })
        .also('magnificent.build.level-within-power');
    ten()
      .when(build(14))
      .refusedBecause('magnificent.build.level-within-power', { requirement: 14, power: 10 })
      .overridable();
    ten()
      .whenLetStand(build(14), 'magnificent.build.level-within-power')
      .leaves({ turn: { build: { requirement: 14, small: 1, large: 2 } } });
  });

  it('magnificent.build.one-level-only: with 10 power the levels 4 and 6 are not both to be had', () => {
    const table = ten().after(build(4));
    for (const moment of [table, table.after(lay('green_small', FAR))])
      moment
        .when(build(6))
        .refusedBecause('magnificent.build.one-level-only', { seat: 'ann', requirement: 4 })
        .firmly();
  });

  it('magnificent.build.level-need-not-be-max: a lower level; what is left of the power is lost', () => {
    const table = ten().after(build(4), lay('green_small', FAR));
    table.when(endTurn()).isAllowed();
    // Gems and what was not used do not come back with the next green die.
    round({ ann: { dice: dice(GREEN) }, bo: { dice: dice(die('purple', 1)) } })
      .when(take(die('green', 1)))
      .asks('act', 'ann', { power: 7 });
    ten()
      .when(build(4))
      .because('magnificent.build.level-gives-tiles', { power: 10, small: 1, large: 0 })
      .also('magnificent.build.level-need-not-be-max');
  });

  it('magnificent.build.level-gives-tiles: as many small and large tiles as the board shows', () => {
    const table = turn({}, GREEN).after(boost({ green: 1, clear: 1 }));
    table
      .when(build(6))
      .because('magnificent.build.level-gives-tiles', { small: 0, large: 1 })
      .asks('layTile', 'ann', { small: 0, large: 1 });
    table
      .when(build(5))
      .refusedBecause('magnificent.build.level-gives-tiles', { seat: 'ann', requirement: 5 })
      .firmly();
    table
      .when(build(6, { small: 1, large: 1 }))
      .refusedBecause('magnificent.build.level-gives-tiles', { requirement: 6, small: 1, large: 1 })
      .firmly();
    // A board that nobody has read: the tiles of the level are told.
    const told = unread().after(take(GREEN));
    told.when(build(6, { large: 1 })).asks('layTile', 'ann', { small: 0, large: 1 });
    told
      .when(build(6))
      .refusedBecause('magnificent.build.level-gives-tiles', { requirement: 6 })
      .firmly();
  });

  it('magnificent.build.level-nine: one large and one small tile, whether the board was read or not', () => {
    const nine = { requirement: 9, small: 1, large: 1 };
    for (const table of [ten(), unread().after(take(GREEN), boost({ green: 1, clear: 1 }))]) {
      table
        .when(build(9))
        .because('magnificent.build.level-gives-tiles', { ...nine, power: 10 })
        .also('magnificent.build.level-nine')
        .asks('layTile', 'ann', { small: 1, large: 1 });
      table
        .when(build(9, { small: 2, large: 1 }))
        .refusedBecause('magnificent.build.level-nine', nine)
        .firmly();
    }
  });
});

describe('its tiles', () => {
  it('magnificent.build.take-from-supply: from the supply that all camps share, and no more than the level gives', () => {
    const table = ten().after(build(9));
    table
      .when(large)
      .because('magnificent.build.take-from-supply', { tile: 'green_large', left: 11 })
      .leaves({ seats: { ann: { own: { camp: [{ tile: 'green_large', cells: CORNER }] } } } })
      .asks('layTile', 'ann', { small: 1, large: 0 });
    table
      .after(large)
      .when(lay('green_large', [27, 28, 29, 36, 37, 38]))
      .refusedBecause('magnificent.build.take-from-supply', { size: 'large', small: 1, large: 0 })
      .firmly();
    turn({}, GREEN)
      .when(large)
      .refusedBecause('magnificent.build.take-from-supply', { small: 0, large: 0 })
      .firmly();
    // Ten lie in the camp of the other seat, where it is not kept space by space.
    unread({ bo: { own: { built: { green_large: 10 } } } })
      .after(take(GREEN), build(6, { large: 1 }))
      .when(lay('green_large', undefined))
      .because('magnificent.build.take-from-supply', { left: 1 });
  });

  it('magnificent.build.small-covers-four: four spaces, no more and no fewer', () => {
    const table = ten().after(build(9));
    for (const cells of [
      [36, 37, 38],
      [36, 37, 38, 39, 40],
    ])
      table
        .when(lay('green_small', cells))
        .refusedBecause('magnificent.build.small-covers-four', {
          tile: 'green_small',
          spaces: 4,
          told: cells.length,
        })
        .firmly();
    table
      .when(lay('green_small', FAR))
      .because('magnificent.build.take-from-supply', { tile: 'green_small', left: 15 })
      .also('magnificent.build.small-covers-four');
    table
      .when(lay('green_large', FAR))
      .refusedBecause('magnificent.build.large-covers-six', { spaces: 6, told: 4 });
  });

  it('magnificent.build.colour-matches-die: only tiles of the colour of the die, or of the one a clear die is used as', () => {
    ten()
      .after(build(9))
      .when(lay('orange_large', CORNER))
      .refusedBecause('magnificent.build.colour-matches-die', {
        tile: 'orange_large',
        die: 'green',
      })
      .overridable();
    const clear = turn({}, die('clear', 6), { as: 'purple' }).after(build(4));
    clear.when(lay('purple_small', [0, 1, 9, 10])).isAllowed();
    clear
      .when(lay('green_small', FAR))
      .refusedBecause('magnificent.build.colour-matches-die', { die: 'purple' });
  });

  it('magnificent.build.tiles-never-move: what lies there stays; a new tile goes beside it', () => {
    const table = turn(
      { ann: { own: { camp: [{ tile: 'green_large', cells: CORNER }] } } },
      GREEN,
    ).after(build(4));
    table
      .when(lay('green_small', [10, 11, 12, 13]))
      .refusedBecause('magnificent.build.inside-and-no-overlap', {
        seat: 'ann',
        cells: [10, 11],
        covered: true,
      })
      .also('magnificent.build.tiles-never-move')
      .firmly();
    table.when(lay('green_small', BELOW)).leaves({
      seats: {
        ann: {
          own: {
            camp: [
              { tile: 'green_large', cells: CORNER },
              { tile: 'green_small', cells: BELOW },
            ],
          },
        },
      },
    });
  });

  it('magnificent.build.inside-and-no-overlap: it names the spaces where the tile cannot lie', () => {
    const table = turn({}, GREEN).after(build(4));
    table
      .when(lay('green_small', [52, 53, 54, 55]))
      .refusedBecause('magnificent.build.inside-and-no-overlap', {
        cells: [54, 55],
        covered: false,
      })
      .firmly();
  });
});

describe('what they cover', () => {
  it('as printed: two coins and a trainer under the large tile', () =>
    ten()
      .after(build(9))
      .when(large)
      .because('magnificent.bonuses.one-coin', { coins: 2, source: 'camp' })
      .also('magnificent.build.bonus-immediate')
      .because('magnificent.bonuses.gain-trainer', { trainers: 1, source: 'camp' })
      .leaves({ seats: { ann: { coins: 7, own: { trainers: 2 } } } }));

  it('magnificent.build.bonus-before-next-tile: posters are taken and trainers may be used before the next tile', () => {
    const table = ten().after(build(9), lay('green_small', BELOW));
    table
      .when(lay('green_large', CORNER))
      .refusedBecause('magnificent.posters.source', { seat: 'ann', due: 2 })
      .firmly();
    table.after(fromDeck(1), fromDeck(2)).when(large).isAllowed();
    // The trainer of the first tile doubles what the second one covers.
    turn({ ann: { own: { trainers: 0, tiles: ['double_camp_bonus'], gems: { green: 2 } } } }, GREEN)
      .after(boost({ green: 2 }), build(9), large, use('double_camp_bonus'))
      .when(lay('green_small', BELOW))
      .because('magnificent.bonuses.one-poster', { posters: 4, source: 'camp' })
      .also('magnificent.build.bonus-before-next-tile');
  });

  it('magnificent.build.bonus-before-next-tile: a camp that is not kept tells what was covered', () =>
    unread()
      .after(take(GREEN), build(6, { large: 1 }))
      .when(
        lay('green_large', undefined, { gains: [{ kind: 'gems', count: 1 }], gems: { clear: 1 } }),
      )
      .because('magnificent.gems.store-matching', { gems: { clear: 1 }, source: 'camp' })
      .also('magnificent.build.bonus-before-next-tile'));
});

describe('one action', () => {
  it('magnificent.action.choose-one-of-three: exactly one of Build, Travel and Perform', () => {
    const table = turn({}, die('orange', 6));
    const done = [
      [build(6), 'build'],
      [travel(2, { tent: { space: 2 } }), 'travel'],
      [perform(5), 'perform'],
    ] as const;
    for (const [first, action] of done)
      for (const [other] of done.filter(([, name]) => name !== action)) {
        const begun = table.after(first);
        const free = action === 'travel' ? begun.after(fromDeck(1)) : begun;
        free
          .when(other)
          .refusedBecause('magnificent.action.choose-one-of-three', { seat: 'ann', action })
          .firmly();
      }
    table
      .when(endTurn())
      .refusedBecause('magnificent.action.choose-one-of-three', { seat: 'ann' })
      .overridable();
    table.after(build(6)).when(endTurn()).asks('takeDie', 'bo');
  });
});
