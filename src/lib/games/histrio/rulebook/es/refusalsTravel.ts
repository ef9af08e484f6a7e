// Why nobody can travel like that and what would be allowed, in Spanish: whoever is concerned is named.
import type { TravelRefusals } from '../words.ts';
import {
  agree,
  cities as citiesCounted,
  city as cityBare,
  cityList,
  names,
  oneOfCities,
  theCities,
} from './grammar.ts';

export const travelRefusals: TravelRefusals = {
  'histrio.travel.card-must-be-in-hand': ({ seats }, name) => {
    const [one, ...others] = seats;
    const able = seats.filter(({ hand }) => hand.length > 0);
    const choices = able.map(({ seat, hand }) => `${name(seat)}, ${oneOfCities(hand, name)}`);
    const none = 'Antes hay que recuperar las cartas de viaje.';
    if (one !== undefined && others.length === 0) {
      const used = one.cities.length;
      const cards = agree(used, 'La carta de viaje', 'Las cartas de viaje');
      return {
        reason: `${cards} de ${theCities(one.cities, name)} ${agree(used, 'está', 'están')} en el descarte de ${name(one.seat)}.`,
        instead: one.hand.length === 0 ? none : `Se puede elegir ${oneOfCities(one.hand, name)}.`,
      };
    }
    const chosen = seats.map(({ seat, cities }) => `${name(seat)}, ${cityList(cities, name)}`);
    return {
      reason: `Estas cartas de viaje están en el descarte: ${chosen.join('; ')}.`,
      instead: choices.length === 0 ? none : `Se puede elegir: ${choices.join('; ')}.`,
    };
  },
  'histrio.travel.exactly-one': ({ seats }, name) => {
    const [one, ...others] = seats;
    const each = seats.map(({ seat, chosen }) => `${name(seat)}, ${chosen}`);
    return {
      reason:
        one !== undefined && others.length === 0
          ? `${name(one.seat)} ha elegido ${citiesCounted(one.chosen)} y debe ser 1.`
          : `Se ha elegido más de 1 ciudad: ${each.join('; ')}.`,
      instead: 'Se juega exactamente 1 carta de viaje, salvo que un acróbata diga otra cosa.',
    };
  },
  'histrio.travel.reveal': ({ missing }, name) => ({
    reason: `Las cartas de viaje se muestran a la vez y ${agree(missing.length, 'falta', 'faltan')} ${names(missing, name)}.`,
    instead: 'Hay que indicar la ciudad de cada jugador.',
  }),
  'histrio.friendly.reveal-both': ({ seats }, name) => {
    const drawn = seats.flatMap(({ seat, city }) => (city === undefined ? [] : [{ seat, city }]));
    if (drawn.length === 0) {
      const ids = seats.map(({ seat }) => seat);
      return {
        reason: `Falta la ciudad de ${agree(ids.length, 'la compañía amiga', 'las compañías amigas')} de ${names(ids, name)}.`,
        instead: 'Se roba la primera carta de su pila y se indica.',
      };
    }
    const cards = drawn.map(({ seat, city }) => `${name(seat)}, ${cityBare(city, name)}`);
    const left = seats
      .filter((pile) => pile.left.length > 0)
      .map((pile) => `${name(pile.seat)}, ${oneOfCities(pile.left, name)}`);
    return {
      reason: `La carta amiga ya ha salido: ${cards.join('; ')}.`,
      instead:
        left.length === 0
          ? 'Conviene revisar la pila amiga.'
          : `Se puede indicar: ${left.join('; ')}.`,
    };
  },
};
