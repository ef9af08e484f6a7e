// Spanish grammar of this game: numbers with their nouns, dice, gems and camp tiles.
import { listAnd, listOr } from '../../../../i18n/spanishList.ts';
import type { SeatId } from '../../../../referee/ruling.ts';
import {
  type Colour,
  colourOfTile,
  type Die,
  type DieColour,
  type Gain,
  GEM_COLOURS,
  type GemColour,
  type Gems,
  gemsOf,
  sizeOfTile,
  TILE_KINDS,
  type TileKind,
  type Tiles,
  tilesOf,
} from '../../data/kinds.ts';
import type { Phase } from '../../rules/state.ts';
import type { TrackPlace } from '../../rules/trackPlace.ts';
import type { Name } from '../words.ts';

/** «1 carta», «5 cartas» */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${agree(count, one, many)}`;

/** The word alone, singular only for one. */
export const agree = (count: number, one: string, many: string): string =>
  count === 1 ? one : many;

export const coins = (count: number) => counted(count, 'moneda');
export const points = (count: number) => counted(count, 'punto');
export const posters = (count: number) => counted(count, 'cartel', 'carteles');
export const trainers = (count: number) => counted(count, 'entrenador', 'entrenadores');
export const gems = (count: number) => counted(count, 'gema');

export const dice = (count: number) => counted(count, 'dado');
export const cards = (count: number) => counted(count, 'carta');
export const trainerTiles = (count: number) =>
  counted(count, 'ficha de entrenador', 'fichas de entrenador');
export const tents = (count: number) => counted(count, 'carpa');
export const sets = (count: number) => counted(count, 'conjunto');
export const spaces = (count: number) => counted(count, 'casilla');
export const hats = (count: number) => counted(count, 'sombrero');
/** «8 de poder» */
export const power = (count: number) => `${count} de poder`;

export const list = listAnd;
export const oneOf = listOr;
export const numbers = (some: readonly number[]) => list(some.map(String));
export const names = (seats: readonly SeatId[], name: Name) =>
  list(seats.map((seat) => name(seat)));

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Masculine singular, as of a die or a wagon. */
export const COLOUR: Readonly<Record<GemColour, string>> = {
  orange: 'naranja',
  green: 'verde',
  purple: 'morado',
  clear: 'transparente',
};

/** «gema morada» */
export const FEMININE: Readonly<Record<GemColour, string>> = { ...COLOUR, purple: 'morada' };

/** «3 dados naranjas» */
export const diceText = (colour: DieColour, count: number) =>
  counted(count, `dado ${COLOUR[colour]}`, `dados ${COLOUR[colour]}s`);

/** «la ruta morada» */
export const theRoute = (colour: Colour) => `la ruta ${FEMININE[colour]}`;

const SIZE = { small: 'pequeña', large: 'grande' } as const;

/** «3 naranjas, 3 verdes y 2 transparentes» */
export const diceByColour = (some: Gems) =>
  list(
    GEM_COLOURS.filter((colour) => gemsOf(some, colour) > 0).map((colour) =>
      counted(gemsOf(some, colour), COLOUR[colour]),
    ),
  );

/** «naranja 5» */
export const dieText = ({ colour, value }: Die) => `${COLOUR[colour]} ${value}`;

/** «1 gema transparente», «2 gemas moradas» */
export const gemText = (colour: GemColour, count: number) =>
  counted(count, `gema ${FEMININE[colour]}`, `gemas ${FEMININE[colour]}s`);

/** One text for each kind of gem. */
export const gemTexts = (some: Gems) =>
  GEM_COLOURS.filter((colour) => gemsOf(some, colour) > 0).map((colour) =>
    gemText(colour, gemsOf(some, colour)),
  );

/** «1 gema naranja y 2 gemas transparentes», «ninguna gema» */
export function gemsText(some: Gems): string {
  const texts = gemTexts(some);
  return texts.length === 0 ? 'ninguna gema' : list(texts);
}

/** «loseta pequeña morada» */
export const tileName = (tile: TileKind) =>
  `loseta ${SIZE[sizeOfTile(tile)]} ${FEMININE[colourOfTile(tile)]}`;

/** «losetas grandes verdes» */
export const tileNames = (tile: TileKind) =>
  `losetas ${SIZE[sizeOfTile(tile)]}s ${FEMININE[colourOfTile(tile)]}s`;

/** «2 losetas grandes verdes» */
export const tileText = (tile: TileKind, count: number) =>
  counted(count, tileName(tile), tileNames(tile));

/** «1 loseta grande y 1 pequeña», «ninguna loseta» */
export function sizedText(small: number, large: number): string {
  if (small + large === 0) return 'ninguna loseta';
  const big = counted(large, 'loseta grande', 'losetas grandes');
  if (small === 0) return big;
  if (large === 0) return counted(small, 'loseta pequeña', 'losetas pequeñas');
  return list([big, counted(small, 'pequeña')]);
}

/** «1 loseta pequeña naranja y 2 losetas grandes verdes», «ninguna loseta» */
export function tilesText(some: Tiles): string {
  const held = TILE_KINDS.filter((tile) => tilesOf(some, tile) > 0);
  return held.length === 0
    ? 'ninguna loseta'
    : list(held.map((tile) => tileText(tile, tilesOf(some, tile))));
}

/** «loseta morada», of any size */
export const tileOfColour = (colour: Colour) => `loseta ${FEMININE[colour]}`;
/** «losetas moradas» */
export const tilesOfColour = (colour: Colour) => `losetas ${FEMININE[colour]}s`;

/** «carta 3», or its name */
export const cardText = (card: number, name?: string) => name ?? `carta ${card}`;
/** Of the performance track, as printed or counted: «16», «3 desde abajo» */
export const trackPlace = ({ space, requirement = 0 }: TrackPlace) =>
  requirement > 0 ? `${requirement}` : `${space} desde abajo`;
/** «casilla 16», «casilla 3 desde abajo» */
export const trackSpace = (place: TrackPlace) => `casilla ${trackPlace(place)}`;

/** «queda 1 moneda», «no quedan monedas» */
export const left = (count: number) =>
  count === 0 ? 'no quedan monedas' : `${agree(count, 'queda', 'quedan')} ${coins(count)}`;

/** «2 monedas», «1 gema morada» */
export function gainText(gain: Gain): string {
  switch (gain.kind) {
    case 'coins':
      return coins(gain.count);
    case 'points':
      return points(gain.count);
    case 'posters':
      return posters(gain.count);
    case 'trainers':
      return trainers(gain.count);
    case 'gems':
      return gain.colour === undefined ? gems(gain.count) : gemText(gain.colour, gain.count);
  }
}

/** A phase inside a sentence. */
export const THE_PHASE: Readonly<Record<Phase, string>> = {
  setup: 'la preparación',
  turns: 'los turnos',
  payment: 'el pago',
  sets: 'la elección de conjuntos',
  scoring: 'la puntuación de una carta',
  preparing: 'la preparación de la ronda siguiente',
  halves: 'la puntuación final de las cartas',
  areas: 'la puntuación de monedas y áreas',
  over: 'el final de la partida',
};
