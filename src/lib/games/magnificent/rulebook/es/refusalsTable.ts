// Refusals in Spanish: the box, phases and turns, set-up, round end, game end and solitaire.
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Phase, Stage } from '../../rules/state.ts';
import type { Name, Words } from '../words.ts';
import {
  agree,
  cards as cardsOf,
  coins as coinsOf,
  COLOUR,
  counted,
  dice as diceOf,
  diceText,
  hats as hatsOf,
  oneOf,
  posters as postersOf,
  sets as setsOf,
  tents as tentsOf,
  THE_PHASE,
  theRoute,
  tileText,
  trainers as trainersOf,
  trainerTiles,
} from './grammar.ts';
import { actions, spaceName, symbols } from './terms.ts';

const OVER = 'Se puede mirar la puntuación o deshacer el último paso.';
const OTHERS = 'Se sigue con los demás jugadores.';
const RECOUNT = 'Conviene volver a contar.';

const NOW: Readonly<Record<Phase, string>> = {
  setup: 'Ahora se indica lo que se ha repartido y mostrado.',
  turns: 'Ahora se juegan turnos: dado, poder y acción.',
  payment: 'Ahora pagan todos por sus dados.',
  sets: 'Ahora se toman conjuntos por el orden de los sombreros.',
  scoring: 'Ahora se puntúa una de las cinco cartas.',
  preparing: 'Ahora se tiran los dados y se repone el expositor.',
  halves: 'Ahora se puntúan a la mitad las cuatro cartas.',
  areas: 'Ahora se puntúan las monedas y las áreas.',
  over: OVER,
};

const THE_STAGE: Readonly<Record<Stage, string>> = {
  die: 'el momento de tomar el dado',
  power: 'el cálculo del poder',
  action: 'la acción',
  after: 'el momento tras la acción',
};

const NOW_IN_TURN: Readonly<Record<Stage, string>> = {
  die: 'Primero se toma un dado de la carpa principal.',
  power: 'Ahora se aumenta el poder o se empieza la acción.',
  action: 'Ahora se termina la acción.',
  after: 'Ahora se usa lo que quede o se termina el turno.',
};

export const tableRefusals = {
  // Piezas de la caja
  'magnificent.components.player-boards': ({ seats, exist, board }) =>
    board === undefined
      ? {
          reason: `Hay ${exist} tableros de jugador y en esta mesa hay ${counted(seats, 'jugador', 'jugadores')}.`,
          instead: `Se puede jugar con ${exist} como máximo.`,
        }
      : {
          reason: `El tablero ${board} se ha indicado para más de un jugador.`,
          instead: 'Cada jugador tiene un tablero distinto.',
        },
  'magnificent.components.dice-total': ({ count, exist }) => ({
    reason: `En el juego hay ${diceOf(exist)} y lo indicado suma ${count}.`,
    instead: RECOUNT,
  }),
  'magnificent.components.trainers-total': ({ seat, trainers, exist }, name) => ({
    reason: `Cada jugador tiene ${trainersOf(exist)} y lo indicado para ${name(seat)} suma ${trainers}.`,
    instead: 'No se toma ninguno más; si algo no cuadra, conviene volver a contar.',
  }),
  'magnificent.components.hats': ({ seat, hats, exist }, name) => ({
    reason: `Cada jugador tiene ${hatsOf(exist)} y lo indicado para ${name(seat)} suma ${hats}.`,
    instead: RECOUNT,
  }),
  'magnificent.components.master-cards': ({ count, exist }) => ({
    reason: `En el juego hay ${exist} cartas maestras y lo indicado suma ${count}.`,
    instead: RECOUNT,
  }),
  'magnificent.components.posters': ({ count, exist }) => ({
    reason: `En el juego hay ${postersOf(exist)} y lo indicado suma ${count}.`,
    instead: RECOUNT,
  }),
  'magnificent.components.tents': ({ count, exist }) => ({
    reason: `Se pueden tomar ${tentsOf(exist)} y lo indicado suma ${count}.`,
    instead: RECOUNT,
  }),
  'magnificent.components.trainer-tiles': ({ tile }) => ({
    reason: `La ficha de entrenador ${spaceName(tile)} ya está en otro lugar y hay una sola.`,
    instead: 'Se indica otra ficha.',
  }),
  'magnificent.components.camp-tiles-russian': ({ tile, count, exist }) => ({
    reason: `En el juego hay ${tileText(tile, exist)} y lo indicado suma ${count}.`,
    instead: RECOUNT,
  }),
  'magnificent.setup.dice-two-players': diceInUse('Con 2 jugadores'),
  'magnificent.setup.dice-three-players': diceInUse('Con 3 jugadores'),
  'magnificent.setup.dice-four-players': diceInUse('Con 4 jugadores'),
  'magnificent.solo.setup-dice': diceInUse('En solitario, al empezar,'),
  'magnificent.solo.new-round-dice': diceInUse('En solitario, al empezar la ronda,'),

  // Fases y turnos
  'magnificent.overview.rounds': ({ round, rounds }) => ({
    reason: `La partida tiene ${rounds} rondas y lo indicado para la ronda ${round} no encaja.`,
    instead: `Se indica una ronda de la 1 a la ${rounds}: la siguiente se prepara hasta la ${rounds - 1} y el final llega en la ${rounds}.`,
  }),
  'magnificent.end.after-third-round': () => ({
    reason: 'La partida ha terminado.',
    instead: OVER,
  }),
  'magnificent.round-end.step-order': anotherPhase,
  'magnificent.end.step-order': anotherPhase,
  'magnificent.overview.turn-phases': ({ seat, stage, needed }, name) => ({
    reason:
      stage === needed
        ? `En el turno de ${name(seat)} esto no se puede hacer así ahora.`
        : `Esto corresponde a otra parte del turno de ${name(seat)}: ${THE_STAGE[needed]}.`,
    instead: NOW_IN_TURN[stage],
  }),
  'magnificent.overview.turn-order': ({ seat, next }, name) => ({
    reason: `Ahora no le toca a ${name(seat)}, sino a ${name(next)}.`,
    instead: `${name(next)} juega su turno.`,
  }),
  'magnificent.overview.turns-per-round': ({ seat, turns }, name) => ({
    reason: `${name(seat)} ya ha jugado ${counted(turns, 'turno')} en esta ronda.`,
    instead: OTHERS,
  }),
  'magnificent.action.choose-one-of-three': ({ seat, action }, name) =>
    action === undefined
      ? {
          reason: `${name(seat)} aún no ha elegido la acción de este turno.`,
          instead: 'Se construye, se viaja o se actúa.',
        }
      : {
          reason: `La acción de este turno de ${name(seat)} es otra: ${actions[action]}.`,
          instead: 'En cada turno se realiza una sola acción.',
        },

  // Preparación
  'magnificent.setup.first-game-side-a': ({ seat, board }, name) => ({
    reason: `Es la primera partida y ${name(seat)} tiene el tablero ${board} por el lado B.`,
    instead: 'En la primera partida se usa el lado A.',
  }),
  'magnificent.setup.numbered-master-cards': ({ seat, numeral, ...facts }, name) => {
    if ('by' in facts)
      return {
        reason: `Las cartas de ${name(seat)} llevan el número ${numeral}, que es el de ${name(facts.by)}.`,
        instead: 'Se toman las cuatro cartas maestras con otro número.',
      };
    if ('beside' in facts)
      return {
        reason: `Las cartas de ${name(seat)} llevan los números ${facts.beside} y ${numeral}, y las cuatro llevan el mismo.`,
        instead: 'Se toman cuatro cartas maestras con el mismo número.',
      };
    return {
      reason: `${name(seat)} tiene el tablero ${facts.board} y una carta indicada lleva el número ${numeral}.`,
      instead: `Se toman las cuatro cartas maestras con el número ${facts.board}.`,
    };
  },
  'magnificent.setup.display-two-or-three-players': display,
  'magnificent.setup.display-four-players': display,
  'magnificent.solo.setup-display': display,
  'magnificent.prepare.refill-main-display': display,
  'magnificent.setup.poster-display-four': ({ told, needed }) => ({
    reason:
      needed === 0
        ? `Ahora no se muestran carteles y ${agree(told, 'se ha', 'se han')} indicado ${told}.`
        : `En el expositor ${agree(needed, 'va', 'van')} ${postersOf(needed)} y ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
    instead: 'Los carteles se indican una vez, al preparar la partida.',
  }),
  'magnificent.setup.trainer-draft-two-or-three': offered,
  'magnificent.setup.trainer-draft-four': offered,
  'magnificent.solo.setup-trainer-tile': offered,
  'magnificent.setup.tents-on-poster-spaces': ({ colour, told, needed }) => ({
    reason:
      needed === 0
        ? `En ${theRoute(colour)} no se anotan carpas ahora y ${agree(told, 'se ha', 'se han')} indicado ${told}.`
        : `En ${theRoute(colour)} ${agree(needed, 'va', 'van')} ${tentsOf(needed)} y ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
    instead: 'Se indican al preparar la partida, una por cada símbolo de cartel.',
  }),
  'magnificent.setup.roll-into-main-tent': ({ dice }) => ({
    reason: 'En la carpa principal aún no hay dados: falta indicar la tirada.',
    instead: `Se tiran ${dice} dados y se indica lo que ha salido.`,
  }),
  'magnificent.setup.trainer-draft-order': ({ seat, next }, name) =>
    seat === next
      ? {
          reason: `${name(next)} todavía no ha elegido su ficha de entrenador.`,
          instead: 'Elige una y entonces empieza el primer turno.',
        }
      : {
          reason: `Ahora no elige ${name(seat)}, sino ${name(next)}.`,
          instead: 'Se elige en sentido antihorario y el jugador inicial es el último.',
        },
  'magnificent.setup.trainer-draft-place': ({ seat, tile, offered, has }, name) =>
    has !== undefined
      ? {
          reason: `${name(seat)} ya ha elegido la ficha ${spaceName(has)}.`,
          instead: OTHERS,
        }
      : {
          reason: `La ficha ${spaceName(tile)} no está entre las que se pueden elegir.`,
          instead: `Se puede elegir: ${oneOf(offered.map(spaceName))}.`,
        },
  'magnificent.setup.deal-starting-poster': ({ seat, isOpen = false }, name) =>
    isOpen
      ? {
          reason: `Falta repartir el cartel y las cartas iniciales de ${name(seat)}.`,
          instead: 'Se reparten, leídas o no, y entonces empieza el primer turno.',
        }
      : {
          reason: `El cartel y las cartas iniciales de ${name(seat)} ya se han indicado.`,
          instead: OTHERS,
        },
  'magnificent.variant.board-two-side-b-tent': ({ seat, tents = 0 }, name) =>
    tents > 0
      ? {
          reason: `A ${name(seat)} le falta poner su carpa inicial antes del primer turno.`,
          instead: 'Se pone en cualquier casilla libre de la zona de carpas.',
        }
      : {
          reason: `${name(seat)} no tiene ninguna carpa inicial que poner.`,
          instead: 'Solo la tiene quien la ve entre los recursos de su tablero.',
        },
  'magnificent.variant.choose-board-side': ({ seat, board, side }, name) => ({
    reason: `Aún no se sabe qué muestra el lado ${side} del tablero ${board}, el de ${name(seat)}.`,
    instead: 'Se indica una vez lo que lleva impreso, o se usa el lado A.',
  }),

  // Final de la ronda
  'magnificent.payment.pay-what-you-have': ({ seat, coins, told }, name) =>
    told < 0
      ? {
          reason: `${name(seat)} tiene ${coinsOf(coins)} y no puede gastar ${-told}.`,
          instead: coins === 0 ? 'No se gasta nada.' : `Se pueden gastar hasta ${coins}.`,
        }
      : {
          reason: `Según lo anotado, ${name(seat)} tiene ${coinsOf(coins)} y ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
          instead: 'Se paga con las anotadas, o se corrige antes el total.',
        },
  'magnificent.sets.order-by-hats': ({ seat, next }, name) => ({
    reason: `Ahora no elige ${name(seat)}, sino ${name(next)}.`,
    instead: 'Se elige por el orden de los sombreros, de arriba abajo.',
  }),
  'magnificent.sets.take-card-and-tile': ({ seat, set }, name) => ({
    reason:
      set === undefined
        ? `Falta decir qué conjunto toma ${name(seat)}, o ya lo ha tomado.`
        : `En el expositor no hay ningún conjunto ${set} que tomar.`,
    instead: 'Cada jugador toma uno de los que quedan, contando desde arriba.',
  }),
  'magnificent.sets.tile-to-empty-space': ({ seat, tiles, spaces, most }, name) =>
    most === undefined
      ? {
          reason: `En la zona de entrenadores hay sitio para ${trainerTiles(spaces)} y ${name(seat)} tiene ${tiles}.`,
          instead: 'Se toma la carta sin ficha.',
        }
      : {
          reason: `${name(seat)} tiene ${trainerTiles(tiles)} y a estas alturas puede tener ${most} como mucho.`,
          instead:
            'Se elige una en la preparación y se toma una con el conjunto de cada ronda menos la última.',
        },
  'magnificent.sets.two-players-gap': discarding(
    'Hay hueco entre los sombreros',
    'Con 2 jugadores y hueco entre los sombreros descarta quien está más arriba.',
  ),
  'magnificent.sets.two-players-no-gap': discarding(
    'Los sombreros están en casillas contiguas',
    'Con 2 jugadores y sombreros contiguos descarta quien está más abajo.',
  ),
  'magnificent.score-card.one-of-five': ({ seat, card, cards }, name) =>
    card > cards
      ? {
          reason: `${name(seat)} tiene ${cardsOf(cards)} y no hay una carta ${card}.`,
          instead: 'Se indica una de las que tiene.',
        }
      : {
          reason: `${name(seat)} ya ha puntuado una carta en esta ronda.`,
          instead: OTHERS,
        },
  'magnificent.criteria.lower-half': ({ seat, card }, name) => ({
    reason: `De la carta ${card} de ${name(seat)} no se han indicado ni el criterio ni los puntos.`,
    instead: 'Se indica lo que lleva impreso, o los puntos que da.',
  }),
  'magnificent.criteria.maximum': ({ card, coins, most }) => ({
    reason: `La carta ${card} cuenta ${coinsOf(most)} como máximo y se pagarían ${coins}.`,
    instead: `Se pueden pagar hasta ${most}.`,
  }),
  'magnificent.criteria.pay-coins': ({ seat, coins, has }, name) => ({
    reason: `${name(seat)} tiene ${coinsOf(has)} y no puede pagar ${coins}.`,
    instead: has === 0 ? 'La carta se puntúa sin pagar nada.' : `Se pueden pagar hasta ${has}.`,
  }),
  'magnificent.prepare.no-trainer-tiles-before-last-round': ({ tiles }) => ({
    reason: `En la última ronda no hay fichas de entrenador y ${agree(tiles, 'se ha', 'se han')} indicado ${tiles}.`,
    instead: 'Se indican solo cartas maestras.',
  }),
  'magnificent.prepare.reroll-all-dice': ({ told, needed }) => ({
    reason: `Se tiran ${diceOf(needed)} y ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
    instead: 'Se indican todos los dados en uso.',
  }),

  // Final de la partida
  'magnificent.end.half-master-cards': ({ seat, cards }, name) => ({
    reason: `${name(seat)} tiene ${cardsOf(cards)} y cada una se puntúa una sola vez.`,
    instead: 'Se indica cada carta una vez.',
  }),
  'magnificent.end.camp-areas': ({ seat, told, areas, open }, name) =>
    open !== undefined
      ? {
          reason: `El campamento de ${name(seat)} tiene ${counted(areas, 'área')} y se han indicado las casillas de ${open}.`,
          instead: 'Se indican las casillas descubiertas de todas las áreas.',
        }
      : told > areas
        ? {
            reason: `El campamento tiene ${counted(areas, 'área')} y para ${name(seat)} ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
            instead: 'Se indican las que están cubiertas del todo.',
          }
        : {
            reason: `Falta decir qué áreas tiene cubiertas ${name(seat)}, o ya se han puntuado.`,
            instead: 'Se indican una vez, con las casillas descubiertas o ya contadas.',
          },

  // En solitario
  'magnificent.solo.discard-poster-for-die': ({ again }) =>
    again
      ? {
          reason: 'En este turno ya se ha descartado un cartel por un dado.',
          instead: 'Se toma un dado de la carpa principal.',
        }
      : {
          reason: 'Solo en solitario, y al empezar un turno, se cambia un cartel por un dado.',
          instead: 'Se sigue con los dados que hay.',
        },
  'magnificent.solo.discard-top-sets': ({ set, sets }) => ({
    reason: `El conjunto ${set} está descartado: por ${sets === 1 ? 'el sombrero que está' : `los ${sets} sombreros que están`} más arriba ${sets === 1 ? 'se va el conjunto superior' : `se van los ${sets} conjuntos superiores`}.`,
    instead: 'Se elige un conjunto de más abajo.',
  }),
  'magnificent.solo.clear-and-refill-display': () => ({
    reason: 'En solitario no se descarta un solo conjunto: los que quedan se van todos.',
    instead: 'Se toma un conjunto y no se indica otro.',
  }),
  'magnificent.solo.added-die-colour': ({ colour, symbol, left }) =>
    symbol !== undefined && symbol !== colour
      ? {
          reason: `El cartel lleva el símbolo de ${symbols[symbol]}, que no da un dado ${COLOUR[colour]}.`,
          instead: `Se tira un dado ${COLOUR[symbol]}.`,
        }
      : {
          reason: `En la reserva ${left === 0 ? 'no quedan' : `hay ${left}`} dados ${COLOUR[colour]}s.`,
          instead: 'Se descarta un cartel con otro símbolo, o ninguno.',
        },
} satisfies Partial<Words['refusals']>;

type Dice = RefusalFacts['magnificent.setup.dice-two-players'];
type Laid = RefusalFacts['magnificent.setup.display-four-players'];

function diceInUse(when: string) {
  return ({ colour, count, exist }: Dice) => ({
    reason: `${when} ${agree(exist, 'se usa', 'se usan')} ${diceText(colour, exist)} y lo indicado suma ${count}.`,
    instead: 'Se indican los dados de la carpa principal y los de las cartas.',
  });
}

function anotherPhase({ phase, needed }: RefusalFacts['magnificent.round-end.step-order']) {
  return {
    reason:
      phase === needed
        ? `Aunque la mesa esté en ${THE_PHASE[phase]}, aquí esto no se anota así.`
        : `Esto corresponde a otra fase, ${THE_PHASE[needed]}, y la mesa está en ${THE_PHASE[phase]}.`,
    instead: NOW[phase],
  };
}

function display({ told, needed }: Laid) {
  return {
    reason: `En el expositor ${agree(needed, 'va', 'van')} ${setsOf(needed)} y ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
    instead: 'Se indican de arriba abajo, cada uno con su carta y su ficha.',
  };
}

function offered({ told, needed }: Laid) {
  return {
    reason:
      needed === 0
        ? `Ahora no se eligen fichas de entrenador y ${agree(told, 'se ha', 'se han')} indicado ${told}.`
        : `Para elegir ${agree(needed, 'se muestra', 'se muestran')} ${trainerTiles(needed)} y ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
    instead: 'Las del expositor no cuentan entre ellas.',
  };
}

function discarding(because: string, who: string) {
  return ({ seat, needed }: RefusalFacts['magnificent.sets.two-players-gap'], name: Name) =>
    needed
      ? {
          reason: `${because}: falta decir qué conjunto descarta ${name(seat)}.`,
          instead: 'Se indica otro de los conjuntos que quedan.',
        }
      : { reason: `${name(seat)} no descarta ningún conjunto al elegir.`, instead: who };
}
