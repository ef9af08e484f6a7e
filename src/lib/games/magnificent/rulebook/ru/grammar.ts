// Russian grammar for this game: counted nouns, dice, gems and camp tiles. Names of players stay in the nominative.
import type { SeatId } from '../../../../referee/ruling.ts';
import {
  type Colour,
  colourOfTile,
  type Die,
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
import type { TrackPlace } from '../../rules/trackPlace.ts';
import type { Name } from '../words.ts';

/** Keeps a number and its noun on one line. */
const NBSP = '\u00A0';

const PLURALS = new Intl.PluralRules('ru');
const AND = new Intl.ListFormat('ru', { type: 'conjunction' });

/** The form for 1 and 21, for 2–4 and 22, for 0, 5–20 and 25. */
function plural(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** A number with its noun: «1 фрагмент», «2 фрагмента», «5 фрагментов». */
function amount(count: number, one: string, few: string, many: string): string {
  return `${count}${NBSP}${plural(count, one, few, many)}`;
}

export const coins = (count: number) => amount(count, 'монета', 'монеты', 'монет');
/** Accusative: «за 21 монету». */
export const coinsAcc = (count: number) => amount(count, 'монету', 'монеты', 'монет');
/** Genitive: «не больше 21 монеты». */
export const coinsGen = (count: number) => amount(count, 'монеты', 'монет', 'монет');
/** Never changes its form. */
export const points = (count: number) => `${count}${NBSP}ПО`;
/** Never changes its form. */
export const power = (count: number) => `${count}${NBSP}ОД`;
export const posters = (count: number) => amount(count, 'афиша', 'афиши', 'афиш');
/** Accusative: «взять 1 афишу». */
export const postersAcc = (count: number) => amount(count, 'афишу', 'афиши', 'афиш');
export const rewards = (count: number) => amount(count, 'награда', 'награды', 'наград');
export const cards = (count: number) => amount(count, 'карта', 'карты', 'карт');
/** Accusative: «за 21 карту». */
export const cardsAcc = (count: number) => amount(count, 'карту', 'карты', 'карт');
/** After «по»: «по 1 карте», «по 5 карт». */
export const cardsEach = (count: number) => amount(count, 'карте', 'карты', 'карт');
/** Nominative and accusative are the same. */
export const sets = (count: number) => amount(count, 'набор', 'набора', 'наборов');
/** Nominative and accusative are the same. */
export const tokens = (count: number) => amount(count, 'жетон', 'жетона', 'жетонов');
/** Nominative and accusative are the same. */
export const tents = (count: number) => amount(count, 'шатёр', 'шатра', 'шатров');
/** Nominative and accusative are the same. */
export const dice = (count: number) => amount(count, 'кубик', 'кубика', 'кубиков');
export const players = (count: number) => amount(count, 'игрок', 'игрока', 'игроков');
/** Accusative: «занимает 4 клетки». */
export const cellsAcc = (count: number) => amount(count, 'клетку', 'клетки', 'клеток');
/** Accusative: «проехать 1 ячейку». */
export const stepsAcc = (count: number) => amount(count, 'ячейку', 'ячейки', 'ячеек');
export const areas = (count: number) => amount(count, 'участок', 'участка', 'участков');
export const trainers = (count: number) => amount(count, 'ассистент', 'ассистента', 'ассистентов');
/** Accusative: «за 1 ассистента», «за 2 ассистентов». */
export const trainersAcc = (count: number) =>
  amount(count, 'ассистента', 'ассистентов', 'ассистентов');
/** Nominative and accusative are the same. */
export const gems = (count: number) => amount(count, 'самоцвет', 'самоцвета', 'самоцветов');

export const and = (items: readonly string[]) => AND.format(items);

/** The noun stands once, at the end: «1 большой и 2 маленьких фрагмента». */
export function tilesDue(large: number, small: number): string {
  const sizes = [
    ...(large > 0 ? [amount(large, 'большой', 'больших', 'больших')] : []),
    ...(small > 0 ? [amount(small, 'маленький', 'маленьких', 'маленьких')] : []),
  ];
  const noun = plural(small > 0 ? small : large, 'фрагмент', 'фрагмента', 'фрагментов');
  return `${and(sizes)} ${noun}`;
}
export const numbers = (some: readonly number[]) => and(some.map(String));
export const names = (seats: readonly SeatId[], name: Name) => and(seats.map((seat) => name(seat)));

/** Base form: a label, and the form for 1 and 21 with a masculine noun. */
export const COLOUR: Readonly<Record<GemColour, string>> = {
  orange: 'оранжевый',
  green: 'зелёный',
  purple: 'фиолетовый',
  clear: 'прозрачный',
};

/** Genitive plural, and with counted nouns from 2: «2 оранжевых самоцвета». */
export const COLOURED: Readonly<Record<GemColour, string>> = {
  orange: 'оранжевых',
  green: 'зелёных',
  purple: 'фиолетовых',
  clear: 'прозрачных',
};

/** «к оранжевому кубику» */
export const COLOUR_DAT: Readonly<Record<Colour, string>> = {
  orange: 'оранжевому',
  green: 'зелёному',
  purple: 'фиолетовому',
};

/** «оранжевые самоцветы» */
export const COLOUR_MANY: Readonly<Record<GemColour, string>> = {
  orange: 'оранжевые',
  green: 'зелёные',
  purple: 'фиолетовые',
  clear: 'прозрачные',
};

/** «как оранжевым кубиком» */
export const COLOUR_INS: Readonly<Record<Colour, string>> = {
  orange: 'оранжевым',
  green: 'зелёным',
  purple: 'фиолетовым',
};

/** «на оранжевой дорожке» */
export const COLOUR_FEM: Readonly<Record<Colour, string>> = {
  orange: 'оранжевой',
  green: 'зелёной',
  purple: 'фиолетовой',
};

/** «клетка оранжевого прямоугольника» */
export const COLOUR_GEN: Readonly<Record<Colour, string>> = {
  orange: 'оранжевого',
  green: 'зелёного',
  purple: 'фиолетового',
};

const SIZE = { small: 'маленький', large: 'большой' } as const;
export const SIZED = { small: 'маленьких', large: 'больших' } as const;

/** «оранжевый 5» */
export const dieText = ({ colour, value }: Die) => `${COLOUR[colour]}${NBSP}${value}`;

/** «1 прозрачный самоцвет», «2 оранжевых самоцвета» */
export const gemText = (colour: GemColour, count: number) =>
  `${colouredGems(colour, count)} ${plural(count, 'самоцвет', 'самоцвета', 'самоцветов')}`;

const colouredGems = (colour: GemColour, count: number) =>
  amount(count, COLOUR[colour], COLOURED[colour], COLOURED[colour]);

/** The noun stands once, at the end: «1 оранжевый и 2 прозрачных самоцвета». */
export function gemsText(some: Gems): string {
  const held = GEM_COLOURS.filter((colour) => gemsOf(some, colour) > 0);
  const last = held.at(-1);
  if (last === undefined) return 'ни одного самоцвета';
  return and([
    ...held.slice(0, -1).map((colour) => colouredGems(colour, gemsOf(some, colour))),
    gemText(last, gemsOf(some, last)),
  ]);
}

/** «3 оранжевых и 2 прозрачных кубика» */
export function diceText(some: Gems): string {
  const held = GEM_COLOURS.filter((colour) => gemsOf(some, colour) > 0);
  const last = held.at(-1);
  if (last === undefined) return 'ни одного кубика';
  const noun = plural(gemsOf(some, last), 'кубик', 'кубика', 'кубиков');
  return `${and(held.map((colour) => colouredGems(colour, gemsOf(some, colour))))} ${noun}`;
}

/** «маленький оранжевый фрагмент»: nominative and accusative. */
export const tileName = (tile: TileKind) =>
  `${SIZE[sizeOfTile(tile)]} ${COLOUR[colourOfTile(tile)]} фрагмент`;

/** «2 больших зелёных фрагмента» */
export const tileText = (tile: TileKind, count: number) =>
  `${sizedTiles(tile, count)} ${plural(count, 'фрагмент', 'фрагмента', 'фрагментов')}`;

function sizedTiles(tile: TileKind, count: number): string {
  const [size, colour] = [sizeOfTile(tile), colourOfTile(tile)];
  const many = `${SIZED[size]} ${COLOURED[colour]}`;
  return amount(count, `${SIZE[size]} ${COLOUR[colour]}`, many, many);
}

/** The noun stands once, at the end: «1 маленький оранжевый и 2 больших зелёных фрагмента». */
export function tilesText(some: Tiles): string {
  const held = TILE_KINDS.filter((tile) => tilesOf(some, tile) > 0);
  const last = held.at(-1);
  if (last === undefined) return 'ни одного фрагмента';
  return and([
    ...held.slice(0, -1).map((tile) => sizedTiles(tile, tilesOf(some, tile))),
    tileText(last, tilesOf(some, last)),
  ]);
}

/** «2 монеты», «1 фиолетовый самоцвет» */
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

/** Behind the noun in any case: «16» as printed, «№ 3 снизу» where nothing is. */
const placed = ({ space, requirement = 0 }: TrackPlace) =>
  requirement > 0 ? `«${requirement}»` : `№${NBSP}${space}${NBSP}снизу`;
/** A space of the performance track: «деление «16»», «деление № 3 снизу». */
export const trackSpace = (place: TrackPlace) => `деление${NBSP}${placed(place)}`;
/** «на делении № 3 снизу» */
export const onTrack = (place: TrackPlace) => `на${NBSP}делении${NBSP}${placed(place)}`;
/** «с деления № 3 снизу» */
export const offTrack = (place: TrackPlace) => `с${NBSP}деления${NBSP}${placed(place)}`;
/** A master card by its place before the player: «карта 2». */
export const card = (place: number) => `карта${NBSP}${place}`;
/** «на карте 2» */
export const onCard = (place: number) => `на${NBSP}карте${NBSP}${place}`;
/** «карты 2 нет», «бонус карты 2» */
export const cardGen = (place: number) => `карты${NBSP}${place}`;
/** A space of the poster or of the tent area: «на ячейке 2». */
export const onSpace = (space: number) => `на${NBSP}ячейке${NBSP}${space}`;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
