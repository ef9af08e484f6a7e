// What master cards say, in Russian: bonuses above, criteria below.
import {
  type CardBonus,
  type Colour,
  type Criterion,
  type CriterionKind,
  tileOf,
} from '../../data/kinds.ts';
import type { Words } from '../words.ts';
import {
  card,
  COLOUR,
  COLOUR_DAT,
  COLOUR_GEN,
  COLOUR_MANY,
  coinsAcc,
  gainText,
  gems,
  points,
  tileName,
  trainers,
  trainersAcc,
} from './grammar.ts';

export const bonusKinds: Words['bonusKinds'] = {
  coins: 'монеты',
  points: 'ПО',
  posters: 'афиши',
  trainers: 'ассистенты',
  gems: 'самоцветы',
  copy: 'копия другой карты',
  plus: 'прибавка к кубику',
  set_face: 'любая грань кубика',
  trainer_for_tile: 'фрагмент за ассистента',
  gems_for_tile: 'фрагмент за самоцветы',
  buy_trainer: 'ассистент за монеты',
};

export const criterionKinds: Words['criterionKinds'] = {
  small_tile_of_colour: 'маленькие фрагменты одного цвета',
  large_tile_of_colour: 'большие фрагменты одного цвета',
  any_tile_of_colour: 'все фрагменты одного цвета',
  largest_rectangle_of_colour: 'прямоугольник одного цвета',
  poster_of_symbol: 'афиши с символом',
  small_tile_any: 'маленькие фрагменты любого цвета',
  large_tile_any: 'большие фрагменты любого цвета',
  tent: 'шатры',
  paid_coin: 'заплаченные монеты',
  flat: 'без условий',
  column: 'столбцы лагеря',
  row: 'ряды лагеря',
  dice_due: 'оплата раунда',
  trainer: 'ассистенты',
  poster_of_one_artist: 'афиши одного артиста',
  unique_artist: 'разные артисты',
  clear_dice_doubled: 'прозрачные кубики дважды',
  coloured_gem: 'цветные самоцветы',
  hat_requirement: 'ОД под шляпой',
};

export function bonusText(bonus: CardBonus): string {
  switch (bonus.kind) {
    case 'copy':
      return 'копия другой карты';
    case 'plus':
      return bonus.colour === undefined
        ? `+${bonus.count} к любому кубику`
        : `+${bonus.count} к ${COLOUR_DAT[bonus.colour]} кубику`;
    case 'set_face':
      return 'кубик любой гранью вверх';
    case 'trainer_for_tile':
      return `${tileName(tileOf(bonus.colour, 'small'))} за ${trainersAcc(1)}`;
    case 'gems_for_tile':
      return `${tileName(tileOf(bonus.colour, 'small'))} за ${gems(bonus.count)}`;
    case 'buy_trainer':
      return `${trainers(1)} за ${coinsAcc(bonus.coins)}`;
    default:
      return gainText(bonus);
  }
}

/** «4 ПО за маленький оранжевый фрагмент, не больше 16» */
export function criterionText(criterion: Criterion): string {
  const most = criterion.maximum === undefined ? '' : `, не больше\u00a0${criterion.maximum}`;
  const each = points(criterion.points);
  return criterion.kind === 'flat' ? `${each}${most}` : `${each} за ${unitOf(criterion)}${most}`;
}

/** «с огнём» */
const SYMBOL: Readonly<Record<Colour, string>> = {
  orange: 'огнём',
  green: 'животными',
  purple: 'магией',
};

/** What was counted, for a line: «маленькие зелёные фрагменты». */
export function countedText(kind: CriterionKind, colour?: Colour): string {
  if (colour === undefined) return criterionKinds[kind];
  switch (kind) {
    case 'small_tile_of_colour':
      return `маленькие ${COLOUR_MANY[colour]} фрагменты`;
    case 'large_tile_of_colour':
      return `большие ${COLOUR_MANY[colour]} фрагменты`;
    case 'any_tile_of_colour':
      return `${COLOUR_MANY[colour]} фрагменты`;
    case 'largest_rectangle_of_colour':
      return `${COLOUR[colour]} прямоугольник`;
    case 'poster_of_symbol':
      return `афиши с ${SYMBOL[colour]}`;
    default:
      return criterionKinds[kind];
  }
}

/** A master card by the name that the table gave it, or by its place: «карта 3». */
export const cardText = (place: number, name?: string) => name ?? card(place);

/** What is counted, one of it, in the accusative. */
function unitOf(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'small_tile_of_colour':
      return tileName(tileOf(criterion.colour, 'small'));
    case 'large_tile_of_colour':
      return tileName(tileOf(criterion.colour, 'large'));
    case 'any_tile_of_colour':
      return `${COLOUR[criterion.colour]} фрагмент`;
    case 'largest_rectangle_of_colour':
      return `клетку ${COLOUR_GEN[criterion.colour]} прямоугольника`;
    case 'poster_of_symbol':
      return `афишу с ${SYMBOL[criterion.colour]}`;
    case 'small_tile_any':
      return 'маленький фрагмент';
    case 'large_tile_any':
      return 'большой фрагмент';
    case 'tent':
      return 'шатёр';
    case 'paid_coin':
      return 'заплаченную монету';
    case 'flat':
      return 'всё вместе';
    case 'column':
      return 'закрытый столбец';
    case 'row':
      return 'закрытый ряд';
    case 'dice_due':
      return 'монету оплаты раунда';
    case 'trainer':
      return 'ассистента';
    case 'poster_of_one_artist':
      return 'афишу одного артиста';
    case 'unique_artist':
      return 'каждого из разных артистов';
    case 'clear_dice_doubled':
      return 'единицу суммы прозрачных кубиков';
    case 'coloured_gem':
      return 'цветной самоцвет';
    case 'hat_requirement':
      return 'каждое ОД деления под шляпой';
  }
}
