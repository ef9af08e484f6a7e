// Version 1 of the tables. Counts, prices and points: the Russian rulebook, certain; the split of the dice and of the gems and the
// tent spaces: public sources, likely. What is printed only in pictures is read by the players from their own copy.
import type { Ruleset } from '../../../referee/ruleset.ts';
import { ROUNDS } from './kinds.ts';
import { HOUSE_RULINGS } from './houseRulings.ts';
import type { Tables } from './tables.ts';

const TABLES: Tables = {
  seats: { min: 1, max: 4 },
  rounds: ROUNDS,
  turns: 4,
  hand: 4,
  dice: {
    box: { orange: 5, green: 5, purple: 5, clear: 4 },
    bySeats: {
      1: { orange: 1, green: 1, purple: 1, clear: 2 },
      2: { orange: 3, green: 3, purple: 3, clear: 2 },
      3: { orange: 4, green: 4, purple: 4, clear: 3 },
      4: { orange: 5, green: 5, purple: 5, clear: 4 },
    },
  },
  gems: {
    box: { orange: 12, green: 12, purple: 12, clear: 12 },
    storage: 3,
    power: 2,
    overflow: 1,
  },
  tiles: {
    orange_small: 16,
    orange_large: 12,
    green_small: 16,
    green_large: 12,
    purple_small: 16,
    purple_large: 12,
  },
  trainers: 8,
  hats: 2,
  masterCards: { box: 56, numbered: 16 },
  posters: { box: 54, starting: 6, display: 4, spaces: 5 },
  tents: {
    box: 16,
    perTrack: 5,
    most: 4,
    spaces: [
      [
        { kind: 'posters', count: 1 },
        { kind: 'coins', count: 2 },
      ],
      [
        { kind: 'posters', count: 1 },
        { kind: 'gems', count: 2 },
      ],
      [
        { kind: 'posters', count: 1 },
        { kind: 'trainers', count: 1 },
      ],
      [
        { kind: 'posters', count: 1 },
        { kind: 'points', count: 4 },
      ],
    ],
    starting: { points: 0, coins: 2 },
  },
  display: { 1: 4, 2: 3, 3: 3, 4: 4 },
  tileDraft: { 1: 2, 2: 3, 3: 3, 4: 4 },
  trainerArea: 3,
  draft: 5,
  goods: {
    A: {
      coins: 6,
      trainers: 1,
      gems: { orange: 1, green: 1, purple: 1, clear: 1 },
      tents: 0,
    },
    gift: 1,
    tents: [{ board: 'II', side: 'B', tents: 1 }],
  },
  trainerSpaces: {
    flip_die: {},
    buy_poster: { kind: 'each', price: 2 },
    change_tile_colour: { action: 'build', kind: 'each' },
    counterclockwise: { action: 'travel' },
    rearrange_before: { action: 'perform' },
    two_coins: { kind: 'each', gives: 2 },
    clear_gem: { gives: 1 },
    plus_one: { kind: 'each', plus: 1 },
    build_plus_two: { action: 'build', plus: 2 },
    extra_large_tile: { action: 'build', kind: 'double' },
    double_camp_bonus: { action: 'build' },
    travel_plus_three: { action: 'travel', plus: 3 },
    double_tent_bonus: { action: 'travel' },
    point_per_poster: { action: 'perform', gives: 1 },
    ignore_camp_tile: { action: 'perform' },
    perform_plus_two: { action: 'perform', plus: 2 },
    extra_poster: { action: 'perform', kind: 'each' },
  },
  penalty: [1, 2, 3],
  end: { coins: 5, area: 4, areas: 9 },
  criteria: {
    small_tile_of_colour: 4,
    large_tile_of_colour: 5,
    any_tile_of_colour: 3,
    largest_rectangle_of_colour: 1,
    poster_of_symbol: 4,
    small_tile_any: 3,
    large_tile_any: 4,
    tent: 3,
    paid_coin: 3,
    flat: 8,
    column: 6,
    row: 7,
    dice_due: 1,
    trainer: 3,
    poster_of_one_artist: 5,
    unique_artist: 4,
    clear_dice_doubled: 2,
    coloured_gem: 3,
    hat_requirement: 1,
  },
  sizes: { small: 4, large: 6 },
  known: {
    track: [
      { requirement: 6 },
      { requirement: 10, posters: 2 },
      { requirement: 12, posters: 3 },
      { requirement: 16 },
    ],
    levels: [{ requirement: 9, small: 1, large: 1 }],
  },
  solo: { hats: [6, 10, 16], cards: 6, tiles: 2, goals: [200, 220, 240] },
};

export const RULESET_1: Ruleset<Tables> = {
  game: 'magnificent',
  version: 1,
  tables: TABLES,
  houseRulings: HOUSE_RULINGS,
};
