// What follows from a move, in Spanish: one short line each.
import { moodFor } from '../../data/cards.ts';
import type { EffectFacts } from '../../rules/facts.ts';
import { afterSums } from '../afterSums.ts';
import type { Words } from '../words.ts';
import {
  acrobats,
  actors,
  agree,
  capital,
  cardList,
  cards as cardsOf,
  cardText,
  cities as citiesOf,
  city as cityOf,
  cityList,
  counted as countOf,
  ecus,
  encounters,
  leaning,
  managers as managersOf,
  matching,
  MOODS,
  names,
  cityNumbers,
  place,
  requests,
  signed,
  spaces as spacesOf,
  TALENTS,
  theCities,
  theCity,
  towards as by,
  travelCards,
  turns as turnsOf,
} from './grammar.ts';

export const effects: Words['effects'] = {
  // Preparación
  'histrio.component.encounter-cards': ({ cards }) => `${encounters(cards)} en el mazo`,
  'histrio.component.secret-requests': ({ cards }) => `${requests(cards)} en su mazo`,
  'histrio.setup.starting-money': ({ ecus: money }) => `${ecus(money)} para empezar`,
  'histrio.setup.treasury': ({ ecus: money }) => `${ecus(money)} en la Tesorería`,
  'histrio.setup.first-deal': dealt,
  'histrio.flow.first-season-six-turns': ({ turns }) => `La temporada 1 tiene ${turnsOf(turns)}`,
  'histrio.setup.flip-for-mood': flipped,
  'histrio.setup.needle-first-space': ({ to }) => `Aguja en ${place(to)}`,
  'histrio.friendly.second-set': ({ seats }) =>
    `${countOf(seats, 'compañía amiga', 'compañías amigas')}, cada una de su color`,
  'histrio.friendly.only-obstacle': () => 'Las compañías amigas no tienen escudos ni puntúan',

  // Viaje
  'histrio.travel.card-to-own-discard': ({ city, left }, name) =>
    `A ${theCity(city, name)}; en la mano, ${travelCards(left)}`,
  'histrio.friendly.reveal-both': ({ city, left }, name) =>
    `Compañía amiga a ${theCity(city, name)}; en su pila, ${cardsOf(left)}`,
  'histrio.resolution.unvisited-untouched': ({ cities }, name) =>
    cities.length === 0
      ? 'Todas las ciudades tienen visita'
      : `Nadie en ${theCities(cities, name)}: las cartas se quedan`,

  // Un jugador solo en una ciudad
  'histrio.alone.bonus-pays': ({ ecus: money, city }, name) =>
    city === 0
      ? `${ecus(money)} por una bonificación`
      : `${ecus(money)}: bonificación en ${theCity(city, name)}`,
  'histrio.alone.bonus-discarded': discarded,
  'histrio.alone.acrobat-kept': ({ card, city }, name) =>
    city === 0
      ? `Se conserva: ${cardText(card)}`
      : `De ${theCity(city, name)} se conserva: ${cardText(card)}`,
  'histrio.alone.actor-1-recall': ({ card, cards }) =>
    `${capital(cardText(card))}: vuelven las carabelas; en la mano, ${travelCards(cards)}`,
  'histrio.alone.actor-2-steal': ({ thief, victim, moved }, name) => {
    if (victim === undefined) return `Nadie tiene un escudo que ${name(thief)} pueda robar`;
    return moved === 0
      ? `${name(victim)} no tiene ningún escudo que ${name(thief)} pueda robar`
      : `${ecus(moved)} de ${name(victim)} a ${name(thief)}`;
  },
  'histrio.alone.actor-3-place-manager': ({ stage, placed }) =>
    placed
      ? `Un regidor más en el Teatro: ${stage} de este color`
      : `No queda regidor que colocar: ya hay ${stage} de este color en el Teatro`,
  'histrio.alone.actor-3-pay': ({ managers, placed }) => {
    if (placed === undefined)
      return `${ecus(managers)}: ${managersOf(managers)} en el Teatro, de todos los colores`;
    return placed
      ? `${ecus(managers)}: un regidor más en el Teatro, ${managers} en total`
      : `${ecus(managers)}: sin regidor que colocar, ${managers} en el Teatro en total`;
  },
  'histrio.alone.actor-4-nothing': ({ card }) => `${capital(cardText(card))}: no pasa nada`,
  'histrio.alone.actor-5-cost': ({ paid }) =>
    `${ecus(paid)} a la Tesorería por un actor de nivel 5`,
  'histrio.alone.actor-5-cannot-pay': () => 'Actor de nivel 5 descartado: no hay con qué pagarlo',
  'histrio.alone.takes-all': ({ card }) => `Rechazo y descarte: ${cardText(card)}`,
  'histrio.alone.actors-into-hand': ({ cards, city }, name) =>
    `De ${theCity(city, name)} a la mano: ${cardList(cards)}`,
  'histrio.alone.court-moves-needle': ({ card, spaces, talent }) =>
    `${capital(cardText(card))} a la Corte: ${by(spaces, moodFor(talent))}`,
  'histrio.alone.court-card-discarded': discarded,
  'histrio.alone.court-keeps-effect': ({ card }) =>
    `${capital(cardText(card))}: lo que hizo al llegar se mantiene`,
  'histrio.alone.rest-joins-troupe': ({ cards }) => `A la compañía: ${cardList(cards)}`,

  // Humor del Rey
  'histrio.mood.what-moves-needle': ({ to, reason }) =>
    `Aguja puesta a mano en ${place(to)}: ${reason}`,
  'histrio.mood.direction-and-distance': ({ towards, spaces, lost, to, ...sums }) => {
    const rest =
      lost === 0
        ? ''
        : `; ${agree(lost, 'se pierde', 'se pierden')} ${spacesOf(lost)} al final del dial`;
    const said =
      spaces === 0
        ? `La aguja sigue en ${place(to)}${rest}`
        : `Aguja ${by(spaces, towards)}, ahora en ${place(to)}${rest}`;
    return afterSums(said, sums, sumsText);
  },
  'histrio.mood.change-on-crossing': ({ mood }) =>
    `Ahora el Rey quiere ${MOODS[mood]}: hay que girar el decorado`,
  'histrio.mood.change-returns-managers': ({ managers }) =>
    `${agree(managers, 'Vuelve con su dueño', 'Vuelven con sus dueños')} ${managersOf(managers)}`,
  'histrio.mood.managers-stay-otherwise': ({ managers }) =>
    `${agree(managers, 'Sigue', 'Siguen')} en el Teatro ${managersOf(managers)}`,
  'histrio.mood.sector-decides': ({ mood, to }) =>
    `El Rey sigue queriendo ${MOODS[mood]}: aguja en ${place(to)}`,

  // Varios jugadores en una ciudad
  'histrio.crowd.all-discarded': ({ city, cards }, name) =>
    `Descarte en ${theCity(city, name)}: ${cardList(cards)}`,
  'histrio.crowd.acrobat-bonus-no-effect': ({ cards }) => `Sin efecto: ${cardList(cards)}`,
  'histrio.crowd.actors-move-needle': ({ cards }) => `Juntos a la Corte: ${cardList(cards)}`,
  'histrio.crowd.net-movement': ({ comedians, tragedians, spaces }) => {
    const sums = sumsText(comedians, tragedians);
    if (spaces === 0) return `${sums}: la aguja no se mueve`;
    return `${sums}: ${by(spaces, comedians > tragedians ? 'comedy' : 'tragedy')}`;
  },
  'histrio.crowd.each-draws-request': ({ city, held }, name) =>
    `Petición secreta en ${theCity(city, name)}; en total, ${held}`,
  'histrio.opportunity.empty-city-request': ({ city, held }, name) =>
    `Petición secreta por la ${cityOf(city, name)}, vacía; en total, ${held}`,
  'histrio.request.limit-three': ({ held, discarded: which }) =>
    `${capital(requests(held))}, sobra una: se descarta ${which === 'face-up' ? 'la que estaba boca arriba' : 'una boca abajo'}`,
  'histrio.request.reshuffle': ({ cards }) =>
    `Mazo de peticiones agotado: se baraja el descarte, ${cardsOf(cards)}`,
  'histrio.caravel.shows-used-cities': ({ used, free }, name) =>
    used.length === 0
      ? 'Ninguna carabela en el tablero: todas las ciudades libres'
      : `${used.length === 1 ? 'Carabela' : 'Carabelas'} en ${theCities(used, name)}; libres: ${free.length === 0 ? 'ninguna' : cityNumbers(free, name)}`,
  'histrio.caravel.refill-at-one': ({ left, cards }) =>
    `${agree(left, 'Queda', 'Quedan')} ${travelCards(left)}: vuelven las ${cards} y las carabelas`,

  // Compañías amigas
  'histrio.friendly.alone-discards': ({ city, cards }, name) =>
    `Descarte sin efecto en ${theCity(city, name)}: ${cardList(cards)}`,
  'histrio.friendly.two-friendly': ({ city, cards }, name) =>
    `Dos compañías amigas en ${theCity(city, name)}: se ${agree(cards.length, 'descarta', 'descartan')} ${cardsOf(cards.length)}`,
  'histrio.friendly.never-takes': ({ city }, name) =>
    `La compañía amiga no se lleva nada de ${theCity(city, name)}`,
  'histrio.friendly.refill': ({ cards }) => `Pila amiga barajada de nuevo: ${travelCards(cards)}`,

  // Acróbatas
  'histrio.acrobat.turned-when-used': ({ card }) =>
    `${capital(cardText(card))}: ya se ha usado esta temporada`,
  'histrio.acrobat.follow-card': ({ card, note, ecus: money }) => {
    const who = capital(cardText(card));
    if (money !== undefined)
      return `${who}: ${signed(money)} ${agree(Math.abs(money), 'escudo', 'escudos')}`;
    return note === undefined || note === ''
      ? `${who}: efecto de la carta`
      : `${who}: efecto de la carta, ${note}`;
  },

  // Nuevas oportunidades
  'histrio.opportunity.season-ends-on-empty-deck': ({ season }) =>
    `Mazo agotado: termina la temporada ${season}`,
  'histrio.opportunity.deal-one-per-city': dealt,
  'histrio.opportunity.short-deal': ({ cities }) =>
    cities === 1
      ? 'Última carta: solo para la ciudad 1'
      : `Últimas cartas: solo para las ciudades 1 ${cities === 2 ? 'y' : 'a'} ${cities}`,
  'histrio.season2.deal': dealt,
  'histrio.opportunity.keep-edges-visible': ({ card, city }, name) =>
    `${capital(cardText(card))} en ${theCity(city, name)}`,

  // Festival
  'histrio.festival.matching-actors': ({ actors: many, mood }) =>
    `${ecus(many)}: ${matching(many, mood)} en la compañía`,
  'histrio.acrobat.chameleon-no-ecu': () => 'El Camaleón no es actor y no da escudos',
  'histrio.acrobat.chameleon-level-one': ({ talent, experience, chameleons }) =>
    chameleons === undefined
      ? `El Camaleón cuenta como ${TALENTS[talent]} ${experience}`
      : `Cada uno de los ${chameleons} Camaleones cuenta como ${TALENTS[talent]} ${experience}`,
  'histrio.festival.show-difference': ({ comedians, tragedians, difference, side }) => {
    const sums = sumsText(comedians, tragedians);
    return side === undefined ? `${sums}: diferencia 0` : `${sums}: ${leaning(difference, side)}`;
  },
  'histrio.festival.pleases-when-on-side': ({ mood, difference, side }) => {
    if (side === undefined) return 'Diferencia 0: el espectáculo no agrada al Rey';
    return moodFor(side) === mood
      ? `El espectáculo agrada al Rey: ${leaning(difference, side)}`
      : `El espectáculo no agrada al Rey, que quiere ${MOODS[mood]}`;
  },
  'histrio.festival.not-pleasing-never-best': ({ difference }) =>
    `Sin recompensa: la diferencia de ${difference} va hacia el otro lado`,
  'histrio.festival.reward-season-1': rewarded,
  'histrio.festival.reward-season-2': rewarded,
  'histrio.festival.best-show-double': ({ ecus: money, difference }) =>
    `${ecus(money)} más: mejor espectáculo, diferencia ${difference}`,
  'histrio.festival.best-show-tie': ({ ecus: money, difference, tied }, name) =>
    `${ecus(money)} más: mejor espectáculo, diferencia ${difference}. Reciben ${ecus(money)} cada uno: ${names(tied, name)}`,
  'histrio.festival.play-one-request': ({ name, ecus: money, counted }) =>
    `${ecus(money)}: ${requestText(name)}${countedText(counted)}`,
  'histrio.festival.season-2-second-request': ({ name, ecus: money, counted }) =>
    `${ecus(money)}: ${requestText(name)}, segunda petición${countedText(counted)}`,
  'histrio.festival.season-1-request-again': ({ name, ecus: money, counted }) =>
    `${ecus(money)}: ${requestText(name)}, otra vez${countedText(counted)}`,
  'histrio.festival.season-1-request-stays': ({ name }) =>
    `Se queda boca arriba para la temporada 2: ${requestText(name)}`,

  // Entre temporadas
  'histrio.season2.discard-actors': ({ cards }) =>
    `Se ${agree(cards, 'descarta', 'descartan')} ${actors(cards)}`,
  'histrio.season2.keep-acrobats': ({ cards }) =>
    `Se ${agree(cards, 'conserva', 'conservan')} ${acrobats(cards)}`,
  'histrio.season2.keep-requests': ({ faceDown, faceUp }) =>
    `Las peticiones se quedan: ${faceDown} boca abajo, ${faceUp} boca arriba`,
  'histrio.season2.acrobats-ready': ({ cards }) =>
    `${agree(cards, 'Vuelve', 'Vuelven')} a estar a punto ${acrobats(cards)}`,
  'histrio.season2.travel-not-returned': ({ used }, name) =>
    used.length === 0
      ? 'Todas las cartas de viaje en la mano, ninguna carabela en el tablero'
      : `Las cartas de viaje usadas no vuelven: ${cityList(used, name)}`,
  'histrio.season2.city-cards-discarded': ({ cards }) =>
    `Se ${agree(cards, 'retira', 'retiran')} ${cardsOf(cards)} de las ciudades`,
  'histrio.season2.discard-becomes-deck': ({ cards }) => `Nuevo mazo de ${cardsOf(cards)}`,
  'histrio.season2.flip-needle': flipped,
  'histrio.season2.money-kept': ({ ecus: money }) =>
    `Se ${agree(money, 'conserva', 'conservan')} ${ecus(money)}`,
  'histrio.season2.number-of-turns': ({ turns, last }) =>
    `La temporada 2 tiene ${turnsOf(turns)}; el último reparto llega a ${citiesOf(last)}`,

  // Final
  'histrio.end.most-ecus-wins': ({ seat, ecus: money, known }, name) =>
    known === undefined
      ? `Gana ${name(seat)} con ${ecus(money)}`
      : `${ecus(money)} en el recuento; antes constaban ${known}`,
  'histrio.end.tie-shared': ({ seats, ecus: money }, name) =>
    `Victoria compartida de ${names(seats, name)} con ${ecus(money)}`,
};

function dealt({ cards, deck }: EffectFacts['histrio.setup.first-deal']): string {
  return `${cardsOf(cards)} para las ciudades; en el mazo quedan ${deck}`;
}

function flipped({ mood }: EffectFacts['histrio.setup.flip-for-mood']): string {
  return `${mood === 'comedy' ? 'Cara' : 'Cruz'}: el Rey quiere ${MOODS[mood]}`;
}

function discarded({ card }: EffectFacts['histrio.alone.bonus-discarded']): string {
  return `Al descarte: ${cardText(card)}`;
}

function rewarded({
  ecus: money,
  difference,
}: EffectFacts['histrio.festival.reward-season-1']): string {
  return `${ecus(money)}: el espectáculo agrada al Rey, diferencia ${difference}`;
}

function sumsText(comedians: number, tragedians: number): string {
  return `Comediantes ${comedians}, trágicos ${tragedians}`;
}

/** A request by its name, if the table told it. */
function requestText(name: string | undefined): string {
  return name === undefined || name === '' ? 'petición secreta' : `«${name}»`;
}

function countedText(counted: number | undefined): string {
  return counted === undefined ? '' : ` (cuenta ${counted})`;
}
