// Why a move is not allowed and what would be, in Spanish: one sentence each.
import { seen } from '../../data/cards.ts';
import type { Phase } from '../../rules/state.ts';
import type { Words } from '../words.ts';
import {
  agree,
  capital,
  cardText,
  ecus,
  encounters,
  managers as managersOf,
  MOODS,
  oneOfCardsOrNobody,
  oneOfNames,
  requests as requestsOf,
  spaces,
  theCities,
  theCity,
  turns as turnsOf,
} from './grammar.ts';
import { travelRefusals } from './refusalsTravel.ts';
import { measures } from './terms.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'la preparación de la temporada',
  travel: 'el viaje',
  resolution: 'la resolución',
  opportunities: 'las nuevas oportunidades',
  scoring: 'el festival',
  'season-change': 'el cambio de temporada',
  counting: 'el recuento final',
  over: 'el final de la partida',
};

const NOW: Readonly<Record<Phase, string>> = {
  setup: 'Ahora se lanza el escudo y se pone una carta en cada ciudad.',
  travel: 'Ahora se muestran las cartas de viaje de todos.',
  resolution: 'Ahora se resuelven las ciudades con carabelas.',
  opportunities: 'Ahora se pone una carta más en cada ciudad.',
  scoring: 'Ahora se cuentan los espectáculos y después las peticiones secretas.',
  'season-change': 'Ahora se prepara la temporada 2.',
  counting: 'Ahora se cuentan los escudos de todos.',
  over: 'Se puede mirar la puntuación o deshacer el último paso.',
};

export const refusals: Words['refusals'] = {
  // Caja y preparación
  'histrio.component.players': ({ seats }) => ({
    reason: `El juego es de 2 a 5 jugadores y en esta mesa hay ${seats}.`,
    instead: 'Pueden empezar de 2 a 5 jugadores.',
  }),
  'histrio.component.player-set': ({ seat, managers, exist }, name) => ({
    reason: `${name(seat)} tiene ${managersOf(exist)}: no puede tener ${managers} en el Teatro.`,
    instead: `Se pueden indicar de 0 a ${exist}.`,
  }),
  'histrio.component.encounter-cards': ({ count, exist }) => ({
    reason: `En el juego hay ${encounters(exist)} y lo indicado suma ${count}.`,
    instead: 'Conviene volver a contar el mazo, las ciudades y las compañías.',
  }),
  'histrio.component.secret-requests': ({ count, exist }) => ({
    reason: `En el juego hay ${requestsOf(exist)} y lo indicado suma ${count}.`,
    instead: 'Conviene volver a contar las de los jugadores y las del mazo.',
  }),
  'histrio.component.coins': ({ seat, has, pays }, name) => ({
    reason: `${name(seat)} tiene ${ecus(has)} y no puede pagar ${pays}.`,
    instead: has === 0 ? 'No puede pagar nada.' : `Puede pagar ${has} como máximo.`,
  }),
  'histrio.setup.take-colour': ({ seat, city }, name) => ({
    reason: `${name(seat)} tiene una sola carta de viaje de ${theCity(city, name)} y consta dos veces.`,
    instead: 'Cada ciudad se indica una vez.',
  }),
  'histrio.setup.flip-for-mood': ({ season }) => ({
    reason: `La moneda de la temporada ${season} ya se ha lanzado.`,
    instead: 'Se puede seguir con las cartas o deshacer el lanzamiento.',
  }),

  // Desarrollo
  'histrio.flow.two-seasons': ({ season }) =>
    season === 1
      ? {
          reason: 'La partida no termina con la temporada 1.',
          instead: 'Tras el primer festival se prepara la temporada 2.',
        }
      : {
          reason: 'La temporada 2 es la última: no hay otra que preparar.',
          instead: 'Se juega hasta el final y se celebra su festival.',
        },
  'histrio.flow.season-of-turns': ({ season, turn, turns }) => ({
    reason: `La temporada ${season} va por el turno ${turn}; contándolo, ${agree(turns, 'falta', 'faltan')} ${turnsOf(turns)}.`,
    instead: 'Se sigue jugando: el festival llega cuando se agota el mazo.',
  }),
  'histrio.flow.three-phases': ({ phase, needed, waiting, city }, name) => {
    if (waiting?.length === 0)
      return {
        reason: 'Nadie está ante una ciudad: no queda nada por resolver.',
        instead: 'Colocad las carabelas que falten por resolver, o repartid cartas nuevas.',
      };
    if (waiting !== undefined)
      return {
        reason: `Todavía sin resolver: ${theCities(waiting, name)}.`,
        instead: `Primero ${waiting.length === 1 ? 'se resuelve' : 'se resuelven'} ${theCities(waiting, name)}.`,
      };
    if (city !== undefined)
      return {
        reason: `Ante ${theCity(city, name)} ya no hay carabelas: todas las ciudades están resueltas.`,
        instead: NOW[phase],
      };
    return {
      reason:
        phase === needed
          ? `La mesa está en ${PHASES[phase]}, pero con este registro esto no se anota.`
          : `Esto corresponde a otra fase, ${PHASES[needed]}, y la mesa está en ${PHASES[phase]}.`,
      instead: NOW[phase],
    };
  },

  // Viaje
  ...travelRefusals,

  // Resolución
  'histrio.mood.direction-and-distance': ({ space, dial }) => ({
    reason: `El dial tiene ${spaces(dial)} por lado: la aguja no puede estar en la ${space}.`,
    instead: `Se puede indicar una casilla de la 1 a la ${dial}.`,
  }),
  'histrio.resolution.city-order': ({ city, next }, name) => ({
    reason: `${capital(theCity(next, name))} va antes que ${theCity(city, name)}.`,
    instead: `Primero se resuelve ${theCity(next, name)}.`,
  }),
  'histrio.resolution.unvisited-untouched': ({ city }, name) => ({
    reason: `Ante ${theCity(city, name)} no hay ninguna carabela.`,
    instead: 'Sus cartas se quedan; se resuelve una ciudad con carabela.',
  }),
  'histrio.alone.takes-all': ({ card, city }, name) => ({
    reason: `En ${theCity(city, name)} no se puede rechazar esta carta: ${cardText(card)}.`,
    instead: 'Se resuelven todas; después 1 actor puede ir a la Corte.',
  }),
  'histrio.alone.no-acrobats': ({ card, city }, name) =>
    city === undefined
      ? {
          reason: `${capital(cardText(card))} tiene que esperar: en la resolución no se usan acróbatas.`,
          instead: 'Se puede usar cuando todas las ciudades estén resueltas.',
        }
      : {
          reason: `${capital(cardText(card))} tiene que esperar: alguien resuelve a solas ${theCity(city, name)}.`,
          instead: `Se puede usar en cuanto ${theCity(city, name)} esté resuelta.`,
        },
  'histrio.alone.acrobat-usable-after-phase': ({ card }) => ({
    reason: `${capital(cardText(card))} acaba de llegar, en esta misma resolución.`,
    instead: 'Se puede usar a partir de las nuevas oportunidades.',
  }),
  'histrio.alone.actor-2-steal': ({ seat, victim, candidates, tooMany }, name) => {
    if (tooMany === true)
      return {
        reason: `Se han nombrado más víctimas que ladrones tiene ${name(seat)} en esta ciudad.`,
        instead: 'Se nombra una víctima por cada ladrón.',
      };
    const instead =
      candidates.length === 0
        ? 'No hay robo: nadie tiene escudos.'
        : `Se puede robar a ${oneOfNames(candidates, name)}.`;
    if (victim === undefined) return { reason: `Falta decir a quién roba ${name(seat)}.`, instead };
    return victim === seat
      ? { reason: `${name(seat)} no puede robar de su propia bolsa.`, instead }
      : {
          reason: `${name(victim)} no tiene ningún escudo que robar: punto poco claro, leído así en esta mesa.`,
          instead,
        };
  },
  'histrio.alone.one-to-court': ({ actors }) => ({
    reason: `A la Corte va 1 actor, no ${actors.length}.`,
    instead: `Puede ir a la Corte: ${oneOfCardsOrNobody(actors)}.`,
  }),
  'histrio.alone.court-only-new': ({ card, gathered }) => {
    if (gathered.length === 0)
      return {
        reason: 'Aquí no se ha reunido ningún actor que pueda ir a la Corte.',
        instead: 'No se envía a nadie.',
      };
    return {
      reason: `En esta ciudad no se ha reunido esta carta: ${cardText(card)}.`,
      instead: `Puede ir a la Corte: ${oneOfCardsOrNobody(gathered)}.`,
    };
  },
  'histrio.crowd.all-discarded': ({ city }, name) => ({
    reason: `En ${theCity(city, name)} no hay nadie a solas, así que nadie elige nada.`,
    instead: 'Sus cartas se descartan sin elegir.',
  }),
  'histrio.request.limit-three': ({ seat, held, limit }, name) => ({
    reason: `${name(seat)} tiene ${requestsOf(held)} y el límite es ${limit}.`,
    instead:
      held > limit
        ? 'Antes hay que descartar una.'
        : 'Se sigue jugando: no hay que descartar ninguna.',
  }),

  // Festival
  'histrio.request.one-per-season-end': ({ seat, season }, name) => ({
    reason: `${name(seat)} ya ha jugado una petición secreta en el festival ${season}.`,
    instead:
      season === 1
        ? 'Las demás se guardan para la temporada 2.'
        : 'Las demás se quedan boca abajo.',
  }),
  'histrio.festival.play-one-request': ({ seat, unmet, untold }, name) => {
    if (untold !== undefined)
      return {
        reason: `En esta mesa no se anota lo que cuenta la petición: ${measures[untold]}.`,
        instead: 'Se indican los escudos que da.',
      };
    return unmet
      ? {
          reason: 'La condición no se cumple y en esta mesa no se juegan peticiones así.',
          instead: `${name(seat)} puede jugar otra, o ninguna.`,
        }
      : {
          reason: `${name(seat)} no tiene peticiones secretas boca abajo.`,
          instead: 'Se sigue sin petición.',
        };
  },
  'histrio.festival.season-2-second-request': ({ seat }, name) => ({
    reason: `${name(seat)} ya ha jugado la petición nueva de la temporada 2.`,
    instead: 'Solo puede dar escudos además la que quedó boca arriba en la temporada 1.',
  }),
  'histrio.festival.season-1-request-again': ({ seat, season, paid }, name) => {
    if (season === 1)
      return {
        reason: 'Una petición jugada vuelve a contar al final de la temporada 2, no ahora.',
        instead: 'Se deja boca arriba.',
      };
    return paid
      ? {
          reason: `La petición boca arriba de ${name(seat)} ya ha dado escudos esta temporada.`,
          instead: 'Se sigue jugando: no cuenta dos veces.',
        }
      : {
          reason: `${name(seat)} no tiene ninguna petición de la temporada 1 boca arriba.`,
          instead: 'Se puede jugar una de las que están boca abajo.',
        };
  },
  'histrio.festival.order': ({ shown }) =>
    shown
      ? {
          reason: 'Los espectáculos de este festival ya están contados.',
          instead: 'Se juegan las peticiones secretas y se cierra el festival.',
        }
      : {
          reason: 'Las peticiones secretas van después de los espectáculos.',
          instead: 'Primero se cuentan los actores y los espectáculos.',
        },

  // Acróbatas
  'histrio.acrobat.once-per-season': ({ seat, card }, name) => ({
    reason: `Esta temporada ${name(seat)} ya ha usado el acróbata ${cardText(card)}.`,
    instead: 'Se puede usar otro acróbata; todos vuelven a estar a punto en la temporada 2.',
  }),
  'histrio.acrobat.follow-card': ({ seat, card }, name) =>
    seen(card).kind === 'acrobat'
      ? {
          reason: `${name(seat)} no puede usar así ahora el acróbata ${cardText(card)}.`,
          instead: 'Se usa un acróbata propio; los destinos solo cambian durante la resolución.',
        }
      : {
          reason: `${capital(cardText(card))}: no es un acróbata.`,
          instead: 'Hay que decir qué acróbata fue.',
        },
  'histrio.acrobat.chameleon-is-acrobat': ({ seat }, name) => ({
    reason: `${name(seat)} no tiene el Camaleón.`,
    instead: 'El lado se indica solo para quien lo tiene.',
  }),
  'histrio.acrobat.chameleon-level-one': ({ mood }) => ({
    reason: 'El Camaleón no puede hacer esto: solo cuenta en el festival.',
    instead: `Se deja donde está; en el festival cuenta 1 para la ${MOODS[mood]}.`,
  }),

  // Nuevas oportunidades y temporada 2
  'histrio.opportunity.deal-one-per-city': ({ city, next, bare }, name) => {
    if (bare !== undefined)
      return {
        reason: `Antes del viaje, cada ciudad recibe una carta, y todavía no se ha indicado ninguna para ${theCities(bare, name)}.`,
        instead: 'Basta con tocar cada ciudad y decir sus cartas, la más antigua primero.',
      };
    if (next === 0)
      return {
        reason: 'Ahora no se pone ninguna carta en las ciudades.',
        instead: 'Se sigue con el paso siguiente.',
      };
    return city === 0
      ? {
          reason: `No hay carta que poner en ${theCity(next, name)}.`,
          instead: 'Conviene volver a contar el mazo o indicar otra fase.',
        }
      : {
          reason: `La carta siguiente es de ${theCity(next, name)}, no de ${theCity(city, name)}.`,
          instead: `Se pone en ${theCity(next, name)}.`,
        };
  },
  'histrio.season2.discard-becomes-deck': ({ card, exist }) => ({
    reason:
      exist === 0
        ? `${capital(cardText(card))}: no salió en la temporada 1, así que no está en la 2.`
        : `${capital(cardText(card))}: en la caja hay ${exist} y no pueden salir más.`,
    instead: 'Conviene mirar la carta otra vez o corregir lo indicado antes.',
  }),
  'histrio.end.after-season-2': () => ({ reason: 'La partida ha terminado.', instead: NOW.over }),

  // Compañías amigas
  'histrio.friendly.second-set': ({ seats, colour }) =>
    colour === undefined
      ? {
          reason: `Las compañías amigas son para 2 jugadores y en esta mesa hay ${seats}.`,
          instead: 'Se juega sin compañías amigas.',
        }
      : {
          reason: 'Las dos compañías amigas tienen el mismo color.',
          instead: 'Cada una debe tener su propio color.',
        },
};
