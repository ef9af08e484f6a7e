// Why nobody can travel like that and what would be allowed, in English: whoever is concerned is named.
import type { TravelRefusals } from '../words.ts';
import { citiesText, cityText, count, namesText, oneOfCities } from './terms.ts';

export const travelRefusals: TravelRefusals = {
  'histrio.travel.card-must-be-in-hand': ({ seats }, name) => {
    const [one, ...others] = seats;
    const able = seats.filter(({ hand }) => hand.length > 0);
    const choices = able.map(({ seat, hand }) => `${name(seat)} ${oneOfCities(hand, name)}`);
    const none = 'Take the travel cards back first.';
    if (one !== undefined && others.length === 0)
      return {
        reason: `${travelCards(one.cities)} of ${citiesText(one.cities, name)} ${
          one.cities.length === 1 ? 'lies' : 'lie'
        } in the discard pile of ${name(one.seat)}.`,
        instead: one.hand.length === 0 ? none : `Choose ${oneOfCities(one.hand, name)}.`,
      };
    const chosen = seats.map(({ seat, cities }) => `${name(seat)} ${citiesText(cities, name)}`);
    return {
      reason: `These travel cards lie in the discard piles: ${chosen.join('; ')}.`,
      instead: choices.length === 0 ? none : `Choose: ${choices.join('; ')}.`,
    };
  },
  'histrio.travel.exactly-one': ({ seats }, name) => {
    const [one, ...others] = seats;
    const each = seats.map(({ seat, chosen }) => `${name(seat)} ${chosen}`);
    return {
      reason:
        one !== undefined && others.length === 0
          ? `${name(one.seat)} has chosen ${count(one.chosen, 'city', 'cities')}; it must be 1.`
          : `More than 1 city was chosen: ${each.join(', ')}.`,
      instead: 'Play exactly 1 travel card, unless an acrobat says otherwise.',
    };
  },
  'histrio.travel.reveal': ({ missing }, name) => ({
    reason: `All travel cards are shown together; still missing: ${namesText(missing, name)}.`,
    instead: 'Name the city of every player.',
  }),
  'histrio.friendly.reveal-both': ({ seats }, name) => {
    const ids = seats.map(({ seat }) => seat);
    const drawn = seats.flatMap(({ seat, city }) => (city === undefined ? [] : [{ seat, city }]));
    if (drawn.length === 0)
      return {
        reason:
          ids.length === 1
            ? `The friendly troupe of ${namesText(ids, name)} has no city yet.`
            : `The friendly troupes of ${namesText(ids, name)} have no city yet.`,
        instead: 'Draw the top card of its pile and name it.',
      };
    const cards = drawn.map(({ seat, city }) => `${name(seat)} ${cityText(city, name)}`);
    const left = seats
      .filter((pile) => pile.left.length > 0)
      .map((pile) => `${name(pile.seat)} ${oneOfCities(pile.left, name)}`);
    return {
      reason: `Already drawn from the friendly pile: ${cards.join('; ')}.`,
      instead:
        left.length === 0
          ? 'Look at the friendly pile again.'
          : `Name for the friendly troupe: ${left.join('; ')}.`,
    };
  },
};

const travelCards = (cities: readonly number[]): string =>
  cities.length === 1 ? 'The travel card' : 'The travel cards';
