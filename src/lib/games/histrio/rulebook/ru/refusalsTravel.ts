// Why nobody can travel like that and what would be allowed, in Russian: whoever is concerned is named.
import type { TravelRefusals } from '../words.ts';
import { cityList, cityGen, cityNumbers, city as cityNom, names, oneOfCities } from './grammar.ts';

export const travelRefusals: TravelRefusals = {
  'histrio.travel.card-must-be-in-hand': ({ seats }, name) => {
    const [one, ...others] = seats;
    const able = seats.filter(({ hand }) => hand.length > 0);
    const choices = able.map(({ seat, hand }) => `${name(seat)} — ${oneOfCities(hand, name)}`);
    const none = 'Сначала верните карты странствий.';
    if (one !== undefined && others.length === 0) {
      const [city] = one.cities;
      return {
        reason:
          city !== undefined && one.cities.length === 1
            ? `${name(one.seat)}: карта ${cityGen(city, name)} лежит в сбросе.`
            : `${name(one.seat)}: карты городов ${cityNumbers(one.cities, name)} лежат в сбросе.`,
        instead: one.hand.length === 0 ? none : `Выберите ${oneOfCities(one.hand, name)}.`,
      };
    }
    const chosen = seats.map(({ seat, cities }) => `${name(seat)} — ${cityList(cities, name)}`);
    return {
      reason: `Эти карты странствий лежат в сбросе: ${chosen.join('; ')}.`,
      instead: choices.length === 0 ? none : `Выберите: ${choices.join('; ')}.`,
    };
  },
  'histrio.travel.exactly-one': ({ seats }, name) => {
    const [one, ...others] = seats;
    const each = seats.map(({ seat, chosen }) => `${name(seat)} — ${chosen}`);
    return {
      reason:
        one !== undefined && others.length === 0
          ? `${name(one.seat)}: городов названо ${one.chosen}, а нужен 1.`
          : `Городов названо больше одного: ${each.join(', ')}.`,
      instead: 'Сыграйте ровно 1 карту странствий, если акробат не велит иначе.',
    };
  },
  'histrio.travel.reveal': ({ missing }, name) => ({
    reason: `Карты странствий открывают все вместе, не хватает: ${names(missing, name)}.`,
    instead: 'Назовите город каждого игрока.',
  }),
  'histrio.friendly.reveal-both': ({ seats }, name) => {
    const ids = seats.map(({ seat }) => seat);
    const drawn = seats.flatMap(({ seat, city }) => (city === undefined ? [] : [{ seat, city }]));
    if (drawn.length === 0)
      return {
        reason: `${names(ids, name)}: не сказано, куда идёт дружественная труппа.`,
        instead: 'Откройте верхнюю карту её стопки и назовите город.',
      };
    const cards = drawn.map(({ seat, city }) => `${name(seat)} — ${cityNom(city, name)}`);
    const left = seats
      .filter((pile) => pile.left.length > 0)
      .map((pile) => `${name(pile.seat)} — ${oneOfCities(pile.left, name)}`);
    return {
      reason: `Дружественная карта уже была сыграна: ${cards.join('; ')}.`,
      instead:
        left.length === 0 ? 'Проверьте дружественную стопку.' : `Назовите: ${left.join('; ')}.`,
    };
  },
};
