// Spanish grammar of this game: numbers with their nouns, cards, cities and spaces of the dial.
import { listAnd, listOr } from '../../../../i18n/spanishList.ts';
import type { SeatId } from '../../../../referee/ruling.ts';
import { type Card, CHAMELEON, type Mood, moodFor, seen, type Talent } from '../../data/cards.ts';
import type { Place } from '../../rules/facts.ts';
import { cityNumber } from '../cityNumber.ts';
import type { Name } from '../words.ts';

export const MOODS: Readonly<Record<Mood, string>> = { comedy: 'comedia', tragedy: 'tragedia' };

export const TALENTS: Readonly<Record<Talent, string>> = {
  comedian: 'comediante',
  tragedian: 'trágico',
};

/** «1 carta», «5 cartas» */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${agree(count, one, many)}`;

/** The word alone, singular only for one. */
export const agree = (count: number, one: string, many: string): string =>
  count === 1 ? one : many;

export const ecus = (count: number) => counted(count, 'escudo');
export const cards = (count: number) => counted(count, 'carta');
export const encounters = (count: number) =>
  counted(count, 'carta de encuentro', 'cartas de encuentro');
export const travelCards = (count: number) => counted(count, 'carta de viaje', 'cartas de viaje');
export const requests = (count: number) =>
  counted(count, 'petición secreta', 'peticiones secretas');
export const managers = (count: number) => counted(count, 'regidor', 'regidores');
export const actors = (count: number) => counted(count, 'actor', 'actores');
export const acrobats = (count: number) => counted(count, 'acróbata');
export const turns = (count: number) => counted(count, 'turno');
export const spaces = (count: number) => counted(count, 'casilla');
export const cities = (count: number) => counted(count, 'ciudad', 'ciudades');

/** «1 comediante», «2 trágicos» */
export const matching = (count: number, mood: Mood) =>
  counted(count, TALENTS[mood === 'comedy' ? 'comedian' : 'tragedian']);

/** «comediante 3», «bonificación de 2 escudos», «Camaleón»; other acrobats as the table called them. */
export function cardText(card: Card): string {
  if (card === CHAMELEON) return 'Camaleón';
  const what = seen(card);
  switch (what.kind) {
    case 'actor':
      return `${TALENTS[what.talent]} ${what.level}`;
    case 'bonus':
      return `bonificación de ${ecus(what.ecus)}`;
    case 'acrobat':
      return what.name === '' ? 'acróbata' : what.name;
  }
}

/** «comediante 3 y trágico 2» */
export const cardList = (some: readonly Card[]) =>
  some.length === 0 ? 'ninguna carta' : listAnd(some.map(cardText));

/** «comediante 3, trágico 2 o nadie» */
export const oneOfCardsOrNobody = (some: readonly Card[]) =>
  listOr([...some.map(cardText), 'nadie']);

export const cityNumbers = (some: readonly number[], name?: Name) =>
  listAnd(some.map((one) => cityNumber(one, name)));
export const names = (seats: readonly SeatId[], name: Name) =>
  listAnd(seats.map((seat) => name(seat)));
export const oneOfNames = (seats: readonly SeatId[], name: Name) =>
  listOr(seats.map((seat) => name(seat)));

export const city = (number: number, name?: Name) => `ciudad ${cityNumber(number, name)}`;
/** «la ciudad 3» */
export const theCity = (number: number, name?: Name) => `la ${city(number, name)}`;
/** «la ciudad 3», «las ciudades 1, 4 y 8» */
export function theCities(some: readonly number[], name?: Name): string {
  const [only] = some;
  return some.length === 1 && only !== undefined
    ? theCity(only, name)
    : `las ciudades ${cityNumbers(some, name)}`;
}
/** «ciudad 3», «ciudades 1 y 5», «ninguna ciudad» */
export function cityList(some: readonly number[], name?: Name): string {
  const [only] = some;
  if (only === undefined) return 'ninguna ciudad';
  return some.length === 1 ? city(only, name) : `ciudades ${cityNumbers(some, name)}`;
}
/** «la ciudad 1, 7 u 8» */
export const oneOfCities = (some: readonly number[], name?: Name) =>
  `la ciudad ${listOr(some.map((one) => cityNumber(one, name)))}`;

/** «comedia 2» */
export const place = ({ mood, space }: Place) => `${MOODS[mood]} ${space}`;

/** «3 casillas hacia la comedia» */
export const towards = (by: number, mood: Mood) => `${spaces(by)} hacia la ${MOODS[mood]}`;

/** «5 hacia la comedia» */
export const leaning = (by: number, side: Talent) => `${by} hacia la ${MOODS[moodFor(side)]}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** «+2», «−1» */
export const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`);
