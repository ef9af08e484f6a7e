// Russian grammar for this game: counted nouns, tokens, squares and dice. Names of players stay in the nominative.
import type { SeatId } from '../../../../referee/ruling.ts';
import {
  amountOf,
  type Asset,
  ASSETS,
  type Face,
  type Noble,
  type Rank,
  type Star,
  type Tokens,
} from '../../data/assets.ts';
import type { Name } from '../words.ts';

/** Keeps a number and its noun on one line. */
export const NBSP = '\u00A0';

const PLURALS = new Intl.PluralRules('ru');
const AND = new Intl.ListFormat('ru', { type: 'conjunction' });
const OR = new Intl.ListFormat('ru', { type: 'disjunction' });

/** The form for 1 and 21, for 2–4 and 22, for 0, 5–20 and 25. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** A number with its noun: «1 жетон», «2 жетона», «5 жетонов». */
function amount(count: number, one: string, few: string, many: string): string {
  return `${count}${NBSP}${plural(count, one, few, many)}`;
}

export const coins = (count: number) => amount(count, 'монета', 'монеты', 'монет');
/** Accusative: «за 21 монету». */
export const coinsAcc = (count: number) => amount(count, 'монету', 'монеты', 'монет');
/** Genitive: «не меньше 21 монеты». */
export const coinsGen = (count: number) => amount(count, 'монеты', 'монет', 'монет');
/** After «по»: «по 1 монете», «по 30 монет». */
export const coinsEach = (count: number) => amount(count, 'монете', 'монеты', 'монет');
/** Nominative and accusative are the same. */
export const medals = (count: number) => amount(count, 'медаль', 'медали', 'медалей');
export const medalsPlayed = (count: number) =>
  amount(count, 'сыгранная медаль', 'сыгранные медали', 'сыгранных медалей');
export const awards = (count: number) => amount(count, 'награда', 'награды', 'наград');
/** Instrumental: «с 1 наградой», «с 2 наградами». */
export const awardsWith = (count: number) => amount(count, 'наградой', 'наградами', 'наградами');
export const earlierEvents = (count: number) =>
  amount(count, 'прежнее представление', 'прежних представления', 'прежних представлений');
export const spectators = (count: number) => amount(count, 'зритель', 'зрителя', 'зрителей');
/** Nominative and accusative are the same. */
export const tokens = (count: number) => amount(count, 'жетон', 'жетона', 'жетонов');
export const greenTokens = (count: number) =>
  amount(count, 'зелёный жетон', 'зелёных жетона', 'зелёных жетонов');
/** After «по»: «по 1 зелёному жетону», «по 8 зелёных жетонов». */
export const greenTokensEach = (count: number) =>
  amount(count, 'зелёному жетону', 'зелёных жетона', 'зелёных жетонов');
/** Nominative and accusative are the same. */
export const markets = (count: number) => amount(count, 'рынок', 'рынка', 'рынков');
/** «на 1 рынке», «на 5 рынках» */
export const onMarkets = (count: number) =>
  `на${NBSP}${amount(count, 'рынке', 'рынках', 'рынках')}`;
export const emptyMarkets = (count: number) =>
  amount(count, 'пустой рынок', 'пустых рынка', 'пустых рынков');
/** Nominative and accusative are the same. */
export const squares = (count: number) => amount(count, 'квадрат', 'квадрата', 'квадратов');
/** Genitive: «до 3 квадратов». */
export const squaresGen = (count: number) => amount(count, 'квадрата', 'квадратов', 'квадратов');
export const programs = (count: number) => amount(count, 'программа', 'программы', 'программ');
export const tickets = (count: number) =>
  amount(count, 'Сезонный билет', 'Сезонных билета', 'Сезонных билетов');
export const podiums = (count: number) => amount(count, 'подиум', 'подиума', 'подиумов');
/** Nominative and accusative are the same. */
export const dice = (count: number) => amount(count, 'кубик', 'кубика', 'кубиков');
export const players = (count: number) => amount(count, 'игрок', 'игрока', 'игроков');
/** Nominative and accusative are the same. */
export const resources = (count: number) => amount(count, 'ресурс', 'ресурса', 'ресурсов');
/** Genitive: «не хватает 1 ресурса». */
export const resourcesGen = (count: number) => amount(count, 'ресурса', 'ресурсов', 'ресурсов');

export const and = (items: readonly string[]) => AND.format(items);
const or = (items: readonly string[]) => OR.format(items);

export const numbers = (some: readonly number[]) => and(some.map(String));
export const names = (seats: readonly SeatId[], name: Name) => and(seats.map((seat) => name(seat)));
export const oneOfNames = (seats: readonly SeatId[], name: Name) =>
  or(seats.map((seat) => name(seat)));

/** Base form: a label, and the form for 1 and 21. */
export const ASSET: Readonly<Record<Asset, string>> = {
  gladiator: 'гладиатор',
  comedian: 'комедиант',
  musician: 'музыкант',
  horse: 'лошадь',
  torch: 'факел',
  priest: 'проповедник',
  ship: 'корабль',
  lion: 'лев',
  scenery: 'фрагмент сцены',
  decoration: 'декорация',
  chariot: 'колесница',
  cage: 'клетка',
  joker: 'джокер',
  emperor_token: 'жетон «Император»',
  special_event: 'жетон «Дополнительное действие»',
};

type More = readonly [few: string, many: string];

const MORE: Readonly<Record<Asset, More>> = {
  gladiator: ['гладиатора', 'гладиаторов'],
  comedian: ['комедианта', 'комедиантов'],
  musician: ['музыканта', 'музыкантов'],
  horse: ['лошади', 'лошадей'],
  torch: ['факела', 'факелов'],
  priest: ['проповедника', 'проповедников'],
  ship: ['корабля', 'кораблей'],
  lion: ['льва', 'львов'],
  scenery: ['фрагмента сцены', 'фрагментов сцены'],
  decoration: ['декорации', 'декораций'],
  chariot: ['колесницы', 'колесниц'],
  cage: ['клетки', 'клеток'],
  joker: ['джокера', 'джокеров'],
  emperor_token: ['жетона «Император»', 'жетонов «Император»'],
  special_event: ['жетона «Дополнительное действие»', 'жетонов «Дополнительное действие»'],
};

/** «1 лев», «2 гладиатора» */
export const assetText = (asset: Asset, count: number) =>
  amount(count, ASSET[asset], ...MORE[asset]);
/** Genitive: «льва нет». */
export const assetGen = (asset: Asset) => MORE[asset][0];
/** «лев, корабль или клетка» */
export const oneOfAssets = (some: readonly Asset[]) => or(some.map((asset) => ASSET[asset]));

/** «2 гладиатора и 1 лев» */
export function tokensText(some: Tokens): string {
  const held = ASSETS.filter((asset) => amountOf(some, asset) > 0);
  return held.length === 0
    ? 'ни одного жетона'
    : and(held.map((asset) => assetText(asset, amountOf(some, asset))));
}

export const STAR: Readonly<Record<Star, string>> = {
  gladiator: 'звёздный гладиатор',
  ship: 'звёздный корабль',
  musician: 'звёздный музыкант',
  comedian: 'звёздный комедиант',
  priest: 'звёздный проповедник',
  horse: 'звёздная лошадь',
  lion: 'звёздный лев',
};

/** «награда «Звёздный лев»» */
export const award = (star: Star) => `награда «${capital(STAR[star])}»`;

export const NOBLE: Readonly<Record<Noble, string>> = {
  emperor: 'Император',
  consul_1: `Консул${NBSP}1`,
  consul_2: `Консул${NBSP}2`,
  senator_1: `Сенатор${NBSP}1`,
  senator_2: `Сенатор${NBSP}2`,
  senator_3: `Сенатор${NBSP}3`,
};

export const RANK: Readonly<Record<Rank, string>> = {
  emperor: 'Император',
  consul: 'Консул',
  senator: 'Сенатор',
};

/** «Император, 1 Консул и 2 Сенатора» */
export function noblesText({ emperor, consul, senator }: Readonly<Record<Rank, number>>): string {
  const here = [
    ...(emperor > 0 ? [RANK.emperor] : []),
    ...(consul > 0 ? [amount(consul, RANK.consul, 'Консула', 'Консулов')] : []),
    ...(senator > 0 ? [amount(senator, RANK.senator, 'Сенатора', 'Сенаторов')] : []),
  ];
  return here.length === 0 ? 'на арене никого' : and(here);
}

/** «рынок 3»; «рынок» where it was not named. */
export const market = (number: number) => (number === 0 ? 'рынок' : `рынок${NBSP}${number}`);
/** «рынок 2», «рынки 2 и 5», «рынки» where none is named. */
export function marketList(some: readonly number[]): string {
  const [only] = some;
  if (only === undefined) return 'рынки';
  return some.length === 1 ? market(only) : `рынки ${numbers(some)}`;
}

/** «квадрат 12» */
export const square = (number: number) => `квадрат${NBSP}${number}`;
/** «квадрат 12», «квадраты 2 и 3» */
export function squareList(some: readonly number[]): string {
  const [only] = some;
  return some.length === 1 && only !== undefined ? square(only) : `квадраты ${numbers(some)}`;
}

/** «на 2 квадрата вперёд», «на 1 квадрат назад» */
export const stepText = (by: number) =>
  `на ${squares(Math.abs(by))} ${by < 0 ? 'назад' : 'вперёд'}`;

const FACES: Readonly<Record<Face, string>> = {
  1: 'I–III',
  2: 'II',
  3: 'III',
  4: 'IV',
  5: 'V',
  6: 'VI',
};

export const faceText = (face: Face) => FACES[face];
/** «I–III и V» */
export const faceList = (some: readonly Face[]) => and(some.map(faceText));

/** «2 льва и 10 монет», «ничего» */
export function givenText(some: Tokens, paid: number): string {
  const parts = [
    ...(ASSETS.some((asset) => amountOf(some, asset) > 0) ? [tokensText(some)] : []),
    ...(paid > 0 ? [coins(paid)] : []),
  ];
  return parts.length === 0 ? 'ничего' : parts.join(', ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
