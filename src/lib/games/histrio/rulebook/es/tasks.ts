// What the table is asked to do and what it has done, in Spanish: checklists, steps and moves.
import type { SeatId } from '../../../../referee/ruling.ts';
import type { Payout } from '../../rules/moves.ts';
import { faceUpOf, isPoor, visitorsOf } from '../visitors.ts';
import type { Name, Words } from '../words.ts';
import {
  acrobats as acrobatsOf,
  actors as actorsOf,
  agree,
  cardList,
  cards as cardsOf,
  cardText,
  city as cityOf,
  cityList,
  counted,
  ecus,
  encounters,
  MOODS,
  names,
  place,
  requests,
  signed,
  TALENTS,
  theCity,
  towards,
} from './grammar.ts';
import { conditionText } from './terms.ts';

export const checklist: Words['checklist'] = {
  'histrio.setup.board-centre': () => 'Poner el tablero en el centro de la mesa',
  'histrio.setup.flip-for-mood': () => 'Lanzar un escudo: cara es comedia, cruz es tragedia',
  'histrio.setup.take-colour': ({ seats }) =>
    `Repartir ${counted(seats, 'color', 'colores')}: 8 cartas de viaje, 8 carabelas y 3 regidores`,
  'histrio.setup.request-deck': ({ cards }) =>
    `Barajar ${requests(cards)}, boca abajo junto al Teatro`,
  'histrio.setup.encounter-deck': ({ cards }) =>
    `Barajar ${encounters(cards)}, boca abajo junto al tablero`,
  'histrio.setup.first-deal': laid,
  'histrio.setup.starting-money': ({ ecus: money }) =>
    `Dar ${ecus(money)} a cada jugador; el resto es la Tesorería`,
  'histrio.friendly.second-set': () => 'Cada jugador coge un segundo color: su compañía amiga',
  'histrio.friendly.shuffled-pile': () =>
    'Cada jugador baraja sus cartas de viaje en una pila boca abajo',
  'histrio.season2.discard-actors': ({ cards }) =>
    cards === undefined
      ? 'Descartar a todos los actores de las compañías'
      : `Descartar las compañías: ${actorsOf(cards)}`,
  'histrio.season2.keep-acrobats': ({ cards }) =>
    cards === undefined ? 'Conservar los acróbatas' : `Conservar ${acrobatsOf(cards)}`,
  'histrio.season2.keep-requests': () => 'Dejar las peticiones secretas como están',
  'histrio.season2.acrobats-ready': () => 'Enderezar los acróbatas usados',
  'histrio.season2.city-cards-discarded': ({ cards }) =>
    cards === undefined
      ? 'Descartar las cartas de las ciudades'
      : `Descartar lo que hay en las ciudades: ${cardsOf(cards)}`,
  'histrio.season2.discard-becomes-deck': ({ cards }) =>
    cards === undefined
      ? 'Barajar el descarte: es el nuevo mazo'
      : `Barajar el descarte: nuevo mazo de ${cardsOf(cards)}`,
  'histrio.season2.deal': laid,
  'histrio.season2.flip-needle': () => 'Volver a lanzar un escudo y colocar la aguja',
  'histrio.season2.travel-not-returned': () => 'No devolver las cartas de viaje usadas',
  'histrio.season2.caravels-stay': () => 'Dejar las carabelas en el tablero',
  'histrio.friendly.refill': () =>
    'Barajar de nuevo las pilas amigas y retirar sus carabelas del tablero',
  'histrio.mood.change-returns-managers': ({ managers }) =>
    `Devolver todos los regidores del Teatro: ${managers}`,
  'histrio.season2.money-kept': () => 'Conservar todos los escudos',
};

function laid({ cards }: { readonly cards: number }): string {
  return `Poner ${cardsOf(cards)} boca arriba, una en cada ciudad`;
}

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  flip: ({ season }) => `Temporada ${season}: un escudo, ¿cara o cruz?`,
  deal: ({ city, left }) =>
    `Una carta en ${theCity(city)}; ${agree(left, 'falta', 'faltan')} ${left}`,
  travel: ({ turn, turns }) => `Turno ${turn} de ${turns}: ¿adónde va cada uno?`,
  resolve: ({ city, cards, seats }, who) => {
    if (who !== '')
      return cards === 0
        ? `${who}: ${cityOf(city)} vacía, robar petición`
        : `${who}: resolver ${theCity(city)}, ${cardsOf(cards)}`;
    if (cards > 0) return `Descartar ${cardsOf(cards)} de ${theCity(city)}`;
    return seats.length === 0
      ? `Compañía amiga en ${theCity(city)}, vacía`
      : `Robar peticiones: ${cityOf(city)} vacía`;
  },
  discardRequest: ({ held, limit }, who) => `${who}: ${held} peticiones, máximo ${limit}`,
  endTurn: ({ turn, turns }) => `Turno ${turn} de ${turns}: ¿ciudades resueltas?`,
  scoreShows: ({ season, mood }) => `Festival ${season}: espectáculos de ${MOODS[mood]}`,
  closeFestival: ({ season }) => `Festival ${season}: peticiones, y a cerrar`,
  prepareSeason: () => 'Preparar la temporada 2',
  countPurses: () => 'Contar los escudos de todos',
};

export const moves: Words['moves'] = {
  flip: ({ mood }) => `${mood === 'comedy' ? 'cara' : 'cruz'}, ${MOODS[mood]}`,
  deal: ({ city, card }, name) => `${cardText(card)} en ${theCity(city, name)}`,
  travel: ({ to, friendly = {} }, name) => {
    const own = goingText(to, name);
    const friends = Object.entries(friendly).map(
      ([seat, city]) => `${name(seat)}, ${cityOf(city, name)}`,
    );
    return friends.length === 0 ? own : `${own}; compañías amigas: ${friends.join('; ')}`;
  },
  resolve: ({ city, victims = [], court, declined = [] }, name, before) =>
    [
      `${cityOf(city, name)} resuelta${inBrackets(visitorsOf(before, city), name)}`,
      ...(victims.length === 0 ? [] : [`robo a ${names(victims, name)}`]),
      ...(declined.length === 0 ? [] : [`rechazo: ${cardList(declined)}`]),
      ...(court === undefined ? [] : [`${cardText(court)} a la Corte`]),
    ].join(', '),
  discardRequest: ({ which }) =>
    which === 'face-up' ? 'petición boca arriba descartada' : 'petición boca abajo descartada',
  useAcrobat: ({ card, ecus: money = {}, needle = 0, during, to, note = '' }, name) =>
    [
      `acróbata usado: ${cardText(card)}`,
      ...Object.entries(money).map(([seat, by]) => `${name(seat)} ${signed(by)}`),
      ...(needle === 0
        ? []
        : [`aguja ${towards(Math.abs(needle), needle > 0 ? 'comedy' : 'tragedy')}`]),
      ...(during === undefined ? [] : [`en plena ${cityOf(during, name)}`]),
      ...(to === undefined ? [] : [goingText(to, name)]),
      ...(note === '' ? [] : [note]),
    ].join(', '),
  setNeedle: ({ mood, space, reason }) => `aguja a mano: ${place({ mood, space })}, ${reason}`,
  gainAcrobat: ({ card }) => `acróbata conseguido: ${cardText(card)}`,
  push: ({ from, actors }) =>
    from === 'court'
      ? `${cardList(actors)} a la Corte`
      : `ciudad con varios jugadores: ${cardList(actors)} a la Corte`,
  stage: () => 'regidor al Teatro',
  takeBonus: ({ ecus: money }) => `bonificación de ${ecus(money)}`,
  payActor: ({ seat }, _, before) =>
    isPoor(before, seat) ? 'actor de nivel 5 descartado, sin pago' : 'pago de un actor de nivel 5',
  steal: ({ victim }, name) => `1 escudo robado a ${name(victim)}`,
  endTurn: () => 'fin del turno',
  scoreShows: ({ chameleon = {} }, name) =>
    [
      'espectáculos contados',
      ...Object.entries(chameleon).map(
        ([seat, talent]) => `Camaleón de ${name(seat)} como ${TALENTS[talent]}`,
      ),
    ].join(', '),
  playRequest: ({ name: title = '', payout }) =>
    `petición secreta${title === '' ? '' : ` «${title}»`}: ${payoutText(payout)}`,
  repeatRequest: ({ seat, payout }, _, before) => {
    const title = faceUpOf(before, seat);
    return `petición boca arriba${title === '' ? '' : ` «${title}»`} otra vez: ${payoutText(payout)}`;
  },
  closeFestival: () => 'festival cerrado',
  prepareSeason: ({ acrobats }) =>
    acrobats === undefined
      ? 'temporada 2 preparada'
      : `temporada 2 preparada, con ${acrobatsOf(acrobats)} en juego`,
  countPurses: ({ ecus: money }, name) =>
    `recuento: ${Object.entries(money)
      .map(([seat, told]) => `${name(seat)} ${told}`)
      .join(', ')}`,
};

/** «Ana, ciudad 3; Beto, ciudades 1 y 5» */
function goingText(to: Readonly<Record<SeatId, readonly number[]>>, name: Name): string {
  return Object.entries(to)
    .map(([seat, cities]) => `${name(seat)}, ${cityList(cities, name)}`)
    .join('; ');
}

function inBrackets(seats: readonly SeatId[], name: Name): string {
  return seats.length === 0 ? '' : ` (${names(seats, name)})`;
}

function payoutText(payout: Payout): string {
  return 'ecus' in payout ? ecus(payout.ecus) : conditionText(payout.condition);
}
