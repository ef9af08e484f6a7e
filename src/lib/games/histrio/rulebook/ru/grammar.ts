// Russian grammar for this game: counted nouns, cards, cities and spaces of the dial. Names of players stay in the nominative.
import type { SeatId } from '../../../../referee/ruling.ts';
import { type Card, CHAMELEON, type Mood, moodFor, seen, type Talent } from '../../data/cards.ts';
import type { Place } from '../../rules/facts.ts';
import { cityNumber } from '../cityNumber.ts';
import type { Name } from '../words.ts';

/** Keeps a number and its noun on one line. */
const NBSP = '\u00A0';

const PLURALS = new Intl.PluralRules('ru');
const AND = new Intl.ListFormat('ru', { type: 'conjunction' });
const OR = new Intl.ListFormat('ru', { type: 'disjunction' });

/** The form for 1 and 21, for 2–4 and 22, for 0, 5–20 and 25. */
export function plural(count: number, one: string, few: string, many: string): string {
  const form = PLURALS.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** A number with its noun: «1 карта», «2 карты», «5 карт». */
function amount(count: number, one: string, few: string, many: string): string {
  return `${count}${NBSP}${plural(count, one, few, many)}`;
}

/** The word has one form for all numbers and cases. */
export const ecus = (count: number) => `${count}${NBSP}экю`;
export const cards = (count: number) => amount(count, 'карта', 'карты', 'карт');
/** Accusative: «разложить 21 карту». */
export const cardsAcc = (count: number) => amount(count, 'карту', 'карты', 'карт');
/** Genitive: «колода из 21 карты». */
export const cardsGen = (count: number) => amount(count, 'карты', 'карт', 'карт');
export const encounters = (count: number) =>
  amount(count, 'карта встреч', 'карты встреч', 'карт встреч');
export const encountersAcc = (count: number) =>
  amount(count, 'карту встреч', 'карты встреч', 'карт встреч');
export const travelCards = (count: number) =>
  amount(count, 'карта странствий', 'карты странствий', 'карт странствий');
export const requests = (count: number) =>
  amount(count, 'тайная просьба', 'тайные просьбы', 'тайных просьб');
export const requestsAcc = (count: number) =>
  amount(count, 'тайную просьбу', 'тайные просьбы', 'тайных просьб');
export const managers = (count: number) =>
  amount(count, 'распорядитель', 'распорядителя', 'распорядителей');
export const actors = (count: number) => amount(count, 'актёр', 'актёра', 'актёров');
export const acrobats = (count: number) => amount(count, 'акробат', 'акробата', 'акробатов');
export const acrobatsAcc = (count: number) => amount(count, 'акробата', 'акробатов', 'акробатов');
export const players = (count: number) => amount(count, 'игрок', 'игрока', 'игроков');
export const troupes = (count: number) =>
  amount(count, 'дружественная труппа', 'дружественные труппы', 'дружественных трупп');
export const turns = (count: number) => amount(count, 'ход', 'хода', 'ходов');
export const spaces = (count: number) => amount(count, 'деление', 'деления', 'делений');
/** Genitive: «из 1 города», «до 3 городов». */
export const citiesGen = (count: number) => amount(count, 'города', 'городов', 'городов');
export const colours = (count: number) => amount(count, 'цвет', 'цвета', 'цветов');

export const and = (items: readonly string[]) => AND.format(items);
const or = (items: readonly string[]) => OR.format(items);

export const cityNumbers = (some: readonly number[], name?: Name) =>
  and(some.map((one) => cityNumber(one, name)));
export const names = (seats: readonly SeatId[], name: Name) => and(seats.map((seat) => name(seat)));
export const oneOfNames = (seats: readonly SeatId[], name: Name) =>
  or(seats.map((seat) => name(seat)));
export const oneOfCardsOrNobody = (some: readonly Card[]) => or([...some.map(cardText), 'никто']);

export const TALENT: Readonly<Record<Talent, string>> = {
  comedian: 'комедиант',
  tragedian: 'трагик',
};

interface MoodForms {
  readonly nom: string;
  readonly acc: string;
  readonly gen: string;
}

export const MOOD: Readonly<Record<Mood, MoodForms>> = {
  comedy: { nom: 'комедия', acc: 'комедию', gen: 'комедии' },
  tragedy: { nom: 'трагедия', acc: 'трагедию', gen: 'трагедии' },
};

/** «1 комедиант», «2 трагика» */
export function matching(count: number, mood: Mood): string {
  return mood === 'comedy'
    ? amount(count, 'комедиант', 'комедианта', 'комедиантов')
    : amount(count, 'трагик', 'трагика', 'трагиков');
}

/** «комедиант 3», «бонус 2 экю», «Хамелеон»; other acrobats as the table called them. */
export function cardText(card: Card): string {
  if (card === CHAMELEON) return 'Хамелеон';
  const what = seen(card);
  switch (what.kind) {
    case 'actor':
      return `${TALENT[what.talent]}${NBSP}${what.level}`;
    case 'bonus':
      return `бонус ${ecus(what.ecus)}`;
    case 'acrobat':
      return what.name === '' ? 'акробат' : what.name;
  }
}

/** « (Хамелеон)», and nothing where the table gave an acrobat no name. */
export function inBrackets(card: Card): string {
  const what = seen(card);
  return what.kind === 'acrobat' && what.name === '' ? '' : ` (${cardText(card)})`;
}

/** «комедиант 3 и трагик 2» */
export const cardList = (some: readonly Card[]) =>
  some.length === 0 ? 'карт нет' : and(some.map(cardText));

/** «город 3»: the same in the nominative and after «в» of a direction. */
export const city = (number: number, name?: Name) => `город${NBSP}${cityNumber(number, name)}`;
/** «города 3» */
export const cityGen = (number: number, name?: Name) => `города${NBSP}${cityNumber(number, name)}`;
/** «города 3», «городов 1, 4 и 8» */
export const citiesNamedGen = (some: readonly number[], name?: Name) =>
  `${some.length === 1 ? 'города' : 'городов'}${NBSP}${cityNumbers(some, name)}`;
/** «городу 3» */
export const cityDat = (number: number, name?: Name) => `городу${NBSP}${cityNumber(number, name)}`;
/** «в городе 3» */
export const inCity = (number: number, name?: Name) =>
  `в${NBSP}городе${NBSP}${cityNumber(number, name)}`;
/** «город 3», «города 1, 4 и 8», «никуда» */
export function cityList(some: readonly number[], name?: Name): string {
  const [only] = some;
  if (only === undefined) return 'никуда';
  return some.length === 1 ? city(only, name) : `города ${cityNumbers(some, name)}`;
}
/** «в городе 3», «в городах 1 и 4» */
export function inCities(some: readonly number[], name?: Name): string {
  const [only] = some;
  return some.length === 1 && only !== undefined
    ? inCity(only, name)
    : `в городах ${cityNumbers(some, name)}`;
}
/** «город 1, 4 или 8» */
export const oneOfCities = (some: readonly number[], name?: Name) =>
  `город${NBSP}${or(some.map((one) => cityNumber(one, name)))}`;

/** «комедия 2» */
export const place = ({ mood, space }: Place) => `${MOOD[mood].nom}${NBSP}${space}`;

/** «на 3 деления к комедии» */
export const towards = (by: number, mood: Mood) =>
  `на ${amount(by, 'деление', 'деления', 'делений')} к ${MOOD[mood].gen}`;
/** «5 в пользу комедии» */
export const inFavour = (by: number, side: Talent) => `${by} в пользу ${MOOD[moodFor(side)].gen}`;

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** «+2», «−1» */
export const signed = (by: number) => (by < 0 ? `\u2212${-by}` : `+${by}`);
