// What master cards say, in Spanish: bonuses above, criteria below.
import {
  type CardBonus,
  type Colour,
  type Criterion,
  type CriterionKind,
  tileOf,
} from '../../data/kinds.ts';
import type { Words } from '../words.ts';
import {
  COLOUR,
  coins,
  gainText,
  gems,
  points,
  tileName,
  tileNames,
  tileOfColour,
  tilesOfColour,
  tileText,
  trainers,
} from './grammar.ts';
import { symbols } from './terms.ts';

export const bonusKinds: Words['bonusKinds'] = {
  coins: 'monedas',
  points: 'puntos',
  posters: 'carteles',
  trainers: 'entrenadores',
  gems: 'gemas',
  copy: 'copiar otra carta',
  plus: 'sumar al dado',
  set_face: 'girar el dado a cualquier cara',
  trainer_for_tile: 'loseta por un entrenador',
  gems_for_tile: 'loseta por gemas',
  buy_trainer: 'entrenador por monedas',
};

export const criterionKinds: Words['criterionKinds'] = {
  small_tile_of_colour: 'losetas pequeñas de un color',
  large_tile_of_colour: 'losetas grandes de un color',
  any_tile_of_colour: 'losetas de un color, todas',
  largest_rectangle_of_colour: 'mayor rectángulo de un color',
  poster_of_symbol: 'carteles con un símbolo',
  small_tile_any: 'losetas pequeñas de cualquier color',
  large_tile_any: 'losetas grandes de cualquier color',
  tent: 'carpas',
  paid_coin: 'monedas pagadas al puntuar',
  flat: 'puntos fijos',
  column: 'columnas completas',
  row: 'filas completas',
  dice_due: 'pago de la ronda',
  trainer: 'entrenadores',
  poster_of_one_artist: 'carteles de un artista',
  unique_artist: 'artistas distintos',
  clear_dice_doubled: 'doble de los dados transparentes',
  coloured_gem: 'gemas de color',
  hat_requirement: 'poder que pide la casilla del sombrero',
};

export function bonusText(bonus: CardBonus): string {
  switch (bonus.kind) {
    case 'copy':
      return 'copia de otra carta';
    case 'plus':
      return bonus.colour === undefined
        ? `+${bonus.count} a cualquier dado`
        : `+${bonus.count} a un dado ${COLOUR[bonus.colour]}`;
    case 'set_face':
      return 'dado a cualquier cara';
    case 'trainer_for_tile':
      return `${tileText(tileOf(bonus.colour, 'small'), 1)} por ${trainers(1)}`;
    case 'gems_for_tile':
      return `${tileText(tileOf(bonus.colour, 'small'), 1)} por ${gems(bonus.count)}`;
    case 'buy_trainer':
      return `${trainers(1)} por ${coins(bonus.coins)}`;
    default:
      return gainText(bonus);
  }
}

/** «4 puntos por loseta pequeña naranja, 16 como mucho» */
export function criterionText(criterion: Criterion): string {
  const most = criterion.maximum === undefined ? '' : `, ${criterion.maximum}\u00a0como mucho`;
  const each = points(criterion.points);
  return criterion.kind === 'flat' ? `${each}${most}` : `${each} por ${unitOf(criterion)}${most}`;
}

/** A criterion as a label, with its colour where it is known. */
export function criterionName(kind: CriterionKind, colour?: Colour): string {
  if (colour === undefined) return criterionKinds[kind];
  switch (kind) {
    case 'small_tile_of_colour':
      return tileNames(tileOf(colour, 'small'));
    case 'large_tile_of_colour':
      return tileNames(tileOf(colour, 'large'));
    case 'any_tile_of_colour':
      return tilesOfColour(colour);
    case 'largest_rectangle_of_colour':
      return `mayor rectángulo ${COLOUR[colour]}`;
    case 'poster_of_symbol':
      return `carteles con símbolo de ${symbols[colour]}`;
    default:
      return criterionKinds[kind];
  }
}

/** What is counted, one of it. */
function unitOf(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'small_tile_of_colour':
      return tileName(tileOf(criterion.colour, 'small'));
    case 'large_tile_of_colour':
      return tileName(tileOf(criterion.colour, 'large'));
    case 'any_tile_of_colour':
      return tileOfColour(criterion.colour);
    case 'largest_rectangle_of_colour':
      return `casilla del mayor rectángulo ${COLOUR[criterion.colour]}`;
    case 'poster_of_symbol':
      return `cartel con símbolo de ${symbols[criterion.colour]}`;
    case 'small_tile_any':
      return 'loseta pequeña';
    case 'large_tile_any':
      return 'loseta grande';
    case 'tent':
      return 'carpa';
    case 'paid_coin':
      return 'moneda pagada';
    case 'flat':
      return 'todo';
    case 'column':
      return 'columna completa';
    case 'row':
      return 'fila completa';
    case 'dice_due':
      return 'moneda del pago de la ronda';
    case 'trainer':
      return 'entrenador';
    case 'poster_of_one_artist':
      return 'cartel de un artista';
    case 'unique_artist':
      return 'artista distinto';
    case 'clear_dice_doubled':
      return 'unidad de la suma de los dados transparentes';
    case 'coloured_gem':
      return 'gema de color';
    case 'hat_requirement':
      return 'unidad de poder de la casilla del sombrero';
  }
}
