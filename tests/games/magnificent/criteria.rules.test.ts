// Each criterion of the printed list, scored in a match with the points it is printed with. Rulebook «Получение очков за карты
// импресарио».
import { describe, it } from 'vitest';
import type { Colour, CriterionKind } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  KEPT,
  card,
  covering,
  dice,
  halving,
  poster,
  scoreAreas,
  scoreCard,
  scoreHalves,
  scoring,
} from './showing.ts';
import type { Lying, OwnPlace } from './tables.ts';

type Camp = NonNullable<OwnPlace['camp']>;

/** Ann scores a card of this kind; the others have been scored. */
function one(kind: CriterionKind, own: OwnPlace, colour: Colour = 'orange', told: Lying = {}) {
  return scoring({
    ...told,
    ann: { ...told.ann, cards: [{ card: card(kind, colour) }], own },
  }).when(scoreCard(1));
}

const BUILT: OwnPlace = {
  built: { orange_small: 3, orange_large: 2, green_small: 1, purple_large: 4 },
};

describe('tiles', () => {
  const line = 'magnificent.score-card.move-marker';

  it('magnificent.criteria.small-tile-of-colour: 4 points for each small tile of the colour', () => {
    one('small_tile_of_colour', BUILT)
      .scores('ann', 12)
      .because(line, { count: 3, each: 4, colour: 'orange' })
      .also('magnificent.criteria.small-tile-of-colour');
    one('small_tile_of_colour', BUILT, 'green').scores('ann', 4);
    one('small_tile_of_colour', BUILT, 'purple').scores('ann', 0);
  });

  it('magnificent.criteria.large-tile-of-colour: 5 points for each large tile of the colour', () => {
    one('large_tile_of_colour', BUILT)
      .scores('ann', 10)
      .because(line, { count: 2, each: 5, colour: 'orange' })
      .also('magnificent.criteria.large-tile-of-colour');
    one('large_tile_of_colour', BUILT, 'purple').scores('ann', 20);
    one('large_tile_of_colour', BUILT, 'green').scores('ann', 0);
  });

  it('magnificent.criteria.any-tile-of-colour: 3 points for each tile of the colour, small or large', () => {
    one('any_tile_of_colour', BUILT)
      .scores('ann', 15)
      .because(line, { count: 5, each: 3 })
      .also('magnificent.criteria.any-tile-of-colour');
    one('any_tile_of_colour', BUILT, 'purple').scores('ann', 12);
  });

  it('magnificent.criteria.small-tile-any-colour: 3 points for each small tile', () =>
    one('small_tile_any', BUILT)
      .scores('ann', 12)
      .because(line, { count: 4, each: 3 })
      .also('magnificent.criteria.small-tile-any-colour'));

  it('magnificent.criteria.large-tile-any-colour: 4 points for each large tile', () =>
    one('large_tile_any', BUILT)
      .scores('ann', 24)
      .because(line, { count: 6, each: 4 })
      .also('magnificent.criteria.large-tile-any-colour'));

  it('magnificent.criteria.tents: 3 points for each tent taken, not for the starting one', () => {
    one('tent', { tents: [{ space: 2 }, { space: 5 }] })
      .scores('ann', 6)
      .because(line, { count: 2, each: 3 })
      .also('magnificent.criteria.tents');
    one('tent', {}).scores('ann', 0);
  });

  it('magnificent.criteria.flat-eight: 8 points, whatever there is', () => {
    one('flat', {})
      .scores('ann', 8)
      .because(line, { full: 8 })
      .also('magnificent.criteria.flat-eight');
    one('flat', BUILT).scores('ann', 8);
  });
});

/** Of nine columns and six rows: the upper row whole, the left column whole, the row below the upper one but for a space. */
const CAMP: Camp = [
  { tile: 'orange_large', cells: [0, 9, 18, 27, 36, 45] },
  { tile: 'orange_small', cells: [1, 2, 10, 11] },
  { tile: 'green_small', cells: [3, 4, 12, 13] },
  { tile: 'purple_large', cells: [5, 6, 7, 14, 15, 16] },
  { tile: 'green_small', cells: [8, 26, 35, 44] },
];

describe('rows, columns and rectangles', () => {
  const line = 'magnificent.score-card.move-marker';
  const camp = { camp: CAMP };

  it('magnificent.criteria.columns: 6 points for each whole column', () => {
    one('column', camp, 'orange', KEPT)
      .scores('ann', 6)
      .because(line, { count: 1, each: 6 })
      .also('magnificent.criteria.columns');
    one('column', { camp: CAMP.slice(1) }, 'orange', KEPT).scores('ann', 0);
  });

  it('magnificent.criteria.rows: 7 points for each whole row', () => {
    one('row', camp, 'orange', KEPT)
      .scores('ann', 7)
      .because(line, { count: 1, each: 7 })
      .also('magnificent.criteria.rows');
    one('row', { camp: CAMP.slice(0, 4) }, 'orange', KEPT).scores('ann', 0);
  });

  it('magnificent.criteria.rows-columns-before-gems: at the end they are scored before a gem lies on a space', () => {
    // One gem would make the second row whole, and completes the area it lies in.
    const own = { camp: CAMP, gems: { green: 1 } };
    const cards = (['row', 'column', 'flat', 'flat'] as const).map((kind) => ({
      card: card(kind),
    }));
    halving({ ...KEPT, ann: { cards, own, coins: 0 } })
      .when(scoreHalves('ann'))
      .because('magnificent.end.half-master-cards', { kind: 'row', count: 1, full: 7 })
      .also('magnificent.criteria.rows-columns-before-gems')
      .scores('ann', 3 + 3 + 4 + 4);
    covering({ ...KEPT, ann: { own } })
      .when(scoreAreas('ann'))
      .because('magnificent.end.camp-areas', { areas: 3, byGems: 1 });
    covering({ ...KEPT, ann: { own } })
      .when(scoreHalves('ann'))
      .refusedBecause('magnificent.end.step-order');
  });

  it('rectangle-reading: any-rectangle, whole-tiles', () => {
    const largest = (reading: string, tiles: Camp) =>
      one('largest_rectangle_of_colour', { camp: tiles }, 'orange', {
        ...KEPT,
        rulings: { 'rectangle-reading': reading },
      });
    // Three by two, and three more spaces below of a tile that sticks out.
    const apart: Camp = [
      { tile: 'orange_large', cells: [0, 1, 2, 9, 10, 11] },
      { tile: 'orange_small', cells: [18, 19, 20, 29] },
    ];
    largest('any-rectangle', apart).scores('ann', 9);
    largest('whole-tiles', apart).scores('ann', 6);
    // Both tiles make one rectangle: two by five.
    const whole: Camp = [
      { tile: 'orange_large', cells: [0, 9, 18, 27, 36, 37] },
      { tile: 'orange_small', cells: [1, 10, 19, 28] },
    ];
    for (const reading of ['any-rectangle', 'whole-tiles'])
      largest(reading, whole).scores('ann', 10);
  });
});

describe('dice and trainers', () => {
  const line = 'magnificent.score-card.move-marker';
  const DICE = dice(['orange', 5], ['orange', 3], ['clear', 3], ['clear', 2]);
  const held = { ann: { dice: DICE, coins: 0 } };

  it('magnificent.criteria.dice-due: what was due for the dice, paid or not', () => {
    one('dice_due', {}, 'orange', held)
      .scores('ann', 13)
      .because(line, { count: 13, full: 13 })
      .also('magnificent.criteria.dice-due');
    const low = dice(['orange', 2], ['green', 6], ['orange', 3], ['purple', 1]);
    one('dice_due', {}, 'orange', { ann: { dice: low } }).scores('ann', 6);
  });

  it('magnificent.criteria.clear-dice-doubled: twice the sum of the clear dice', () => {
    one('clear_dice_doubled', {}, 'orange', held)
      .scores('ann', 10)
      .because(line, { count: 5, each: 2 })
      .also('magnificent.criteria.clear-dice-doubled');
    const none = dice(['orange', 2], ['green', 6], ['orange', 3], ['purple', 1]);
    one('clear_dice_doubled', {}, 'orange', { ann: { dice: none } }).scores('ann', 0);
  });

  it('magnificent.criteria.trainers: 3 points for each own trainer, at hand or on the board', () => {
    one('trainer', { trainers: 2, resting: 3 })
      .scores('ann', 15)
      .because(line, { count: 5, each: 3 })
      .also('magnificent.criteria.trainers');
    // The others of the eight lie in the supply.
    one('trainer', { trainers: 0, resting: 0 }).scores('ann', 0);
  });
});

describe('posters, gems and hats', () => {
  const line = 'magnificent.score-card.move-marker';
  const completed: OwnPlace = {
    completed: [
      { poster: poster('a', { artist: 'kimora', symbol: 'orange' }) },
      { poster: poster('b', { artist: 'kimora', symbol: 'green' }) },
      { poster: poster('c', { artist: 'alberic', symbol: 'orange' }) },
    ],
    // What still lies above the board does not count.
    posters: [{ space: 1, poster: poster('d', { artist: 'suhayl', symbol: 'orange' }) }],
  };

  it('magnificent.criteria.one-artist: 5 points for each completed poster of one artist', () =>
    one('poster_of_one_artist', completed)
      .scores('ann', 10)
      .because(line, { count: 2, each: 5 })
      .also('magnificent.criteria.one-artist'));

  it('magnificent.criteria.unique-artists: 4 points for each artist among them', () => {
    one('unique_artist', completed)
      .scores('ann', 8)
      .because(line, { count: 2, each: 4 })
      .also('magnificent.criteria.unique-artists');
    const all = (['alberic', 'bronson', 'kimora', 'larissa', 'lungile', 'suhayl'] as const).map(
      (artist) => ({ poster: poster(artist, { artist }) }),
    );
    one('unique_artist', { completed: all }).scores('ann', 24);
  });

  it('magnificent.criteria.poster-symbol: 4 points for each completed poster with the symbol', () => {
    one('poster_of_symbol', completed)
      .scores('ann', 8)
      .because(line, { count: 2, each: 4, colour: 'orange' })
      .also('magnificent.criteria.poster-symbol');
    one('poster_of_symbol', completed, 'green').scores('ann', 4);
    one('poster_of_symbol', completed, 'purple').scores('ann', 0);
  });

  it('magnificent.criteria.coloured-gems: 3 points for each gem in storage that is not clear', () =>
    one('coloured_gem', { gems: { orange: 2, green: 1, clear: 3 } })
      .scores('ann', 9)
      .because(line, { count: 3, each: 3 })
      .also('magnificent.criteria.coloured-gems'));

  it('magnificent.criteria.hat-requirement: as much as the space of the hat asks for', () => {
    one('hat_requirement', {}, 'orange', { ann: { hats: [8] } })
      .scores('ann', 12)
      .because(line, { count: 12, full: 12 })
      .also('magnificent.criteria.hat-requirement');
    one('hat_requirement', {}, 'orange', { ann: { hats: [3] } }).scores('ann', 0);
  });

  it('hat-criterion: requirement, space-number', () => {
    const stands = (reading: string, hat: number) =>
      one('hat_requirement', {}, 'orange', {
        rulings: { 'hat-criterion': reading },
        ann: { hats: [hat] },
      });
    stands('requirement', 3).scores('ann', 0);
    stands('space-number', 3).scores('ann', 3);
    for (const reading of ['requirement', 'space-number']) stands(reading, 8).scores('ann', 12);
  });
});
