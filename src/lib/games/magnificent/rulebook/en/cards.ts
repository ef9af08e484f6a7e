// What master cards say, in English: bonuses above, criteria below.
import type { CardBonus, Criterion, PlainCriterion } from '../../data/kinds.ts';
import type { Words } from '../words.ts';
import { coinsText, colours, count, gainText, pointsText, symbols, withArticle } from './terms.ts';

export const bonusKinds: Words['bonusKinds'] = {
  coins: 'coins',
  points: 'points',
  posters: 'posters',
  trainers: 'trainers',
  gems: 'gems',
  copy: 'copy a card',
  plus: 'plus to the die',
  set_face: 'die to any face',
  trainer_for_tile: 'tile for a trainer',
  gems_for_tile: 'tile for gems',
  buy_trainer: 'trainer for coins',
};

export const criterionKinds: Words['criterionKinds'] = {
  small_tile_of_colour: 'small tiles of one colour',
  large_tile_of_colour: 'large tiles of one colour',
  any_tile_of_colour: 'all tiles of one colour',
  largest_rectangle_of_colour: 'rectangle of one colour',
  poster_of_symbol: 'posters with a symbol',
  small_tile_any: 'small tiles of any colour',
  large_tile_any: 'large tiles of any colour',
  tent: 'tents',
  paid_coin: 'coins paid',
  flat: 'fixed points',
  column: 'columns of the camp',
  row: 'rows of the camp',
  dice_due: 'what the dice cost',
  trainer: 'trainers',
  poster_of_one_artist: 'posters of one artist',
  unique_artist: 'different artists',
  clear_dice_doubled: 'clear dice, twice',
  coloured_gem: 'coloured gems',
  hat_requirement: 'place of the hat',
};

export function bonusText(bonus: CardBonus): string {
  switch (bonus.kind) {
    case 'copy':
      return 'copy of another card';
    case 'plus':
      return bonus.colour === undefined
        ? `+${bonus.count} to any die`
        : `+${bonus.count} to ${withArticle(colours[bonus.colour])} die`;
    case 'set_face':
      return 'die to any face';
    case 'trainer_for_tile':
      return `1 trainer for a small ${colours[bonus.colour]} tile`;
    case 'gems_for_tile':
      return `${count(bonus.count, 'gem')} for a small ${colours[bonus.colour]} tile`;
    case 'buy_trainer':
      return `${coinsText(bonus.coins)} for a trainer`;
    default:
      return gainText(bonus);
  }
}

export function criterionText(criterion: Criterion): string {
  const most = criterion.maximum === undefined ? '' : `, ${criterion.maximum} at most`;
  const points = pointsText(criterion.points);
  return `${points} ${perUnit(criterion)}${most}`;
}

/** "per small orange tile" */
function perUnit(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'small_tile_of_colour':
      return `per small ${colours[criterion.colour]} tile`;
    case 'large_tile_of_colour':
      return `per large ${colours[criterion.colour]} tile`;
    case 'any_tile_of_colour':
      return `per ${colours[criterion.colour]} tile`;
    case 'largest_rectangle_of_colour':
      return `per space of the largest ${colours[criterion.colour]} rectangle`;
    case 'poster_of_symbol':
      return `per poster with ${symbols[criterion.colour]}`;
    default:
      return PER[criterion.kind];
  }
}

const PER: Readonly<Record<PlainCriterion, string>> = {
  flat: 'in any case',
  small_tile_any: 'per small tile',
  large_tile_any: 'per large tile',
  tent: 'per tent',
  paid_coin: 'per coin paid',
  column: 'per covered column',
  row: 'per covered row',
  dice_due: 'per coin that the dice cost',
  trainer: 'per trainer in play',
  poster_of_one_artist: 'per poster of one artist',
  unique_artist: 'per different artist',
  clear_dice_doubled: 'per pip of the clear dice',
  coloured_gem: 'per coloured gem',
  hat_requirement: "per power the hat's space asks for",
};
