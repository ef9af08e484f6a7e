// Rulings on performing, trainers, bonuses, round end, the final count and the solitaire mode, in Spanish.
import type { Words } from '../words.ts';
import {
  BONUSES,
  CRITERIA,
  DEBRIEF,
  END,
  END_ES,
  NOTHING,
  PERFORM,
  PERFORM_ES,
  PLAYER_SETUP,
  REPLAY,
  ROUND_END,
  ROUND_END_ES,
  SOLO,
  SUM,
  TRAINERS,
  TRAINERS_EXAMPLE,
  VINDJEU,
} from './sources.ts';

export const showRulings = {
  // Actuar
  'magnificent.ruling.blank-track-spaces': {
    question:
      '¿Cuántos carteles se completan desde las casillas sin número de la pista de actuaciones?',
    readings: {
      'no-poster': 'Ninguno, salvo con la ficha de entrenador que permite uno más. No piden poder.',
      'one-poster': 'Uno.',
      'any-number': 'Los que se quiera.',
    },
    why: 'El límite es lo que muestra la casilla, y estas no muestran nada. El sombrero sí se mueve y los carteles se pueden recolocar.',
    evidence: [PERFORM],
  },
  'magnificent.ruling.hat-returns-to-own-space': {
    question: '¿Puede un sombrero volver a la misma casilla en que estaba?',
    readings: {
      'own-space-free': 'Sí: el sombrero se levanta primero y su casilla queda libre.',
      'own-space-taken': 'No: su casilla sigue ocupada hasta que esté en otra.',
    },
    why: 'Ningún texto lo prohíbe. Para la tercera y la cuarta vez los dos hablan de una casilla nueva.',
    evidence: [PERFORM, PERFORM_ES],
  },
  'magnificent.ruling.perform-example-points': {
    question: 'El mismo ejemplo da 23 puntos en ruso y 27 en español. ¿Cuál vale?',
    readings: {
      ruling: 'Cada uno vale para su edición; cuentan los puntos impresos en los carteles.',
    },
    otherwise: ['23 puntos, como en el ejemplo ruso.', '27 puntos, como en el español.'],
    why: 'Las monedas coinciden. Los puntos están solo en la imagen, que ninguna fuente conserva.',
    evidence: [PERFORM, PERFORM_ES],
  },
  'magnificent.ruling.starting-tent-value': {
    question: '¿Qué pide y qué da la carpa inicial impresa?',
    readings: { ruling: 'Da 2 monedas y no pide ninguna gema.' },
    otherwise: ['Da además puntos.'],
    why: 'El ejemplo le atribuye 2 de las 6 monedas, y la única gema de carpa la pide la otra.',
    evidence: [PERFORM, PERFORM_ES],
  },

  // Entrenadores
  'magnificent.ruling.trainer-space-kinds': {
    question: 'Cuántos entrenadores pide cada casilla se ve solo en la imagen. ¿Cuál pide cuántos?',
    readings: {
      ruling:
        'Uno o más: comprar un cartel, cambiar el color, 2 monedas, +1 y un cartel más. Dos: la loseta grande adicional. Las demás las indica la mesa una vez; hasta entonces valen 1 o 2.',
    },
    why: 'El texto dice «por cada entrenador» en cinco casillas, y un ejemplo pone 2 en la de la loseta grande.',
    evidence: [TRAINERS, TRAINERS_EXAMPLE],
  },
  'magnificent.ruling.colour-change-wording': {
    question:
      'La tabla rusa dice que el color de la loseta se elige «según» el del dado. ¿Se elige libremente?',
    readings: { ruling: 'Sí, entre los tres colores: un entrenador por loseta.' },
    why: 'El ejemplo de ese capítulo dice que el color puede ser distinto del que tiene el dado.',
    evidence: [TRAINERS_EXAMPLE, VINDJEU],
  },
  'magnificent.ruling.colour-change-on-extra-tiles': {
    question: '¿A qué losetas se les puede cambiar el color con entrenadores?',
    readings: {
      'level-and-extra':
        'A las del nivel y a la grande adicional. A la de una carta maestra, no: su color está impreso, y cambiarlo se admite con un aviso.',
      'level-only': 'Solo a las del nivel elegido.',
      'any-tile': 'A cualquiera.',
    },
    why: 'El efecto habla de las losetas cuyo color depende del dado.',
    evidence: [TRAINERS, TRAINERS_EXAMPLE],
  },
  'magnificent.ruling.ignore-tile-scope': {
    question: 'Pasar por alto una loseta, ¿vale para un cartel o para todos?',
    readings: {
      'one-poster': 'Para un solo cartel por uso.',
      'each-poster': 'Para cada cartel completado en el turno.',
    },
    why: 'El texto habla de una loseta de un cartel.',
    evidence: [TRAINERS],
  },
  'magnificent.ruling.trainer-supply-empty': {
    question: '¿Y si un jugador ya no tiene entrenadores en la reserva?',
    readings: {
      'nothing-gained': 'No gana nada ni puede comprar ninguno: 8 es el límite.',
      'without-end': 'Los entrenadores no se acaban: se usa cualquier otra cosa en su lugar.',
    },
    why: 'Hay 8 por color y no se nombra ningún sustituto.',
    evidence: [DEBRIEF, NOTHING],
  },
  'magnificent.ruling.which-trainer-returns': {
    question: '¿Se puede devolver a la reserva un entrenador ya usado en el turno?',
    readings: {
      'unused-only': 'No: solo uno de la zona de juego, sin usar.',
      'any-own': 'Sí, cualquiera propio.',
    },
    why: 'Los usados están comprometidos en su casilla y van a la carpa principal.',
    evidence: [NOTHING],
  },

  // Bonificaciones
  'magnificent.ruling.copy-card-scope': {
    question: '¿Qué bonificaciones se pueden copiar?',
    readings: {
      'any-other-card':
        'La de cualquiera de las otras tres cartas, tenga dado o no, en el momento propio de esa bonificación. Dos copias no se pueden señalar una a otra.',
      'cards-with-a-die': 'Solo la de una carta que ya tenga dado.',
    },
    why: 'El texto dice «cualquiera de las otras tres», sin condiciones.',
    evidence: [BONUSES, REPLAY],
  },

  // Final de la ronda
  'magnificent.ruling.two-player-gap': {
    question: '¿Cómo se toman los conjuntos con dos jugadores?',
    readings: {
      ruling:
        'Quien está más arriba elige y, si hay hueco entre los sombreros, descarta uno de los dos que quedan. Cuentan todas las casillas de la pista, con número o sin él.',
    },
    why: 'El texto español dice que se descarta antes de que el otro tome el último conjunto; el ruso dice lo mismo.',
    evidence: [ROUND_END, ROUND_END_ES],
  },
  'magnificent.ruling.trainer-area-size': {
    question: '¿Cuántas fichas caben en la zona de entrenadores?',
    readings: {
      ruling: '3: una en la preparación y una tras cada una de las dos primeras rondas.',
    },
    otherwise: ['Más de 3.'],
    why: 'Nadie puede llegar a una cuarta, y con 4 jugadores se usan justo las 12.',
    evidence: [PLAYER_SETUP, ROUND_END, SUM],
  },
  'magnificent.ruling.hat-criterion': {
    question:
      '¿Qué sombrero cuenta para el criterio del sombrero y qué valen las casillas sin número?',
    readings: {
      requirement:
        'El que queda en la pista tras el paso 2; una casilla sin número vale 0. Al final de la partida, el lugar tras la ronda 3.',
      'space-number':
        'El que queda en la pista tras el paso 2; una casilla sin número vale su posición en la pista.',
    },
    why: 'La carta se puntúa en el paso 3, y el criterio nombra el poder que pide la casilla.',
    evidence: [ROUND_END, CRITERIA],
  },
  'magnificent.ruling.rectangle-reading': {
    question: '¿De qué puede estar hecho el mayor rectángulo de un color?',
    readings: {
      'any-rectangle':
        'De cualesquiera casillas cubiertas por ese color; las losetas pueden salirse de él.',
      'whole-tiles': 'Solo de losetas enteras.',
    },
    why: 'Se cuenta un punto por casilla.',
    evidence: [CRITERIA],
  },

  // Puntuación final
  'magnificent.ruling.half-rounding': {
    question: '¿Cómo se redondean las mitades al final de la partida?',
    readings: {
      'each-card': 'Se redondea cada carta por separado; da igual cuándo se aplique el máximo.',
      'sum-of-cards': 'Se suman las cuatro cartas y se redondea la mitad de la suma.',
    },
    why: 'Los dos textos redondean cada carta hacia abajo.',
    evidence: [END, END_ES],
  },
  'magnificent.ruling.pay-coins-at-end': {
    question: 'La carta que puntúa monedas pagadas, ¿cómo da la mitad al final de la partida?',
    readings: {
      'half-as-well':
        'Se paga al puntuarla y da la mitad, hacia abajo; esas monedas ya no cuentan en el paso siguiente.',
      'not-at-the-end': 'Al final no se puede usar.',
    },
    why: 'El orden es fijo: primero las cartas, después las monedas.',
    evidence: [END],
  },
  'magnificent.ruling.dice-criteria-at-end': {
    question: '¿Qué dados usan los criterios de dados al final de la partida?',
    readings: {
      'last-round': 'Los de la ronda 3, también el de la carta ya descartada.',
      'no-dice': 'Ninguno.',
    },
    why: 'Los dados se recogen al preparar la ronda siguiente, y tras la tercera no se prepara otra.',
    evidence: [ROUND_END, CRITERIA],
  },
  'magnificent.ruling.gem-fill-colour': {
    question: '¿Pueden las gemas transparentes llenar casillas del campamento?',
    readings: { 'any-gem': 'Sí, sirve cualquier gema.', 'coloured-only': 'No, solo las de color.' },
    why: 'Los textos hablan de las gemas que quedan, sin distinguir.',
    evidence: [END, END_ES],
  },

  // En solitario
  'magnificent.ruling.solo-own-hat': {
    question:
      'En solitario, ¿dónde empieza el sombrero propio cada ronda y qué pasa con los otros?',
    readings: {
      'back-to-first':
        'El propio empieza en la casilla n.º 1 y vuelve a ella tras las rondas 1 y 2; los otros no se mueven nunca. Sin actuar, se descartan los tres conjuntos de arriba.',
      stays: 'El propio se queda donde está.',
    },
    why: 'Las casillas de 6, 10 y 16 están ocupadas toda la partida, y la regla normal baja los sombreros.',
    evidence: [SOLO],
  },
  'magnificent.ruling.solo-die-supply': {
    question: '¿Y si en solitario no queda ningún dado del color necesario?',
    readings: {
      ruling: 'No puede ocurrir: hay 4 de cada color y como mucho 4 descartes por ronda.',
    },
    why: 'De los 5 dados de un color, al empezar se usa 1.',
    evidence: [SOLO, SUM],
  },
  'magnificent.ruling.solo-coin-gift': {
    question: '¿Da el jugador en solitario la moneda del jugador inicial?',
    readings: { ruling: 'No: empieza con 6.' },
    why: 'El primero y el último son la misma persona.',
    evidence: [PLAYER_SETUP],
  },
  'magnificent.ruling.solo-last-round-sets': {
    question:
      'En la última ronda no hay fichas de entrenador. ¿Se descartan también cartas antes de elegir?',
    readings: { 'cards-too': 'Sí, solo cartas maestras.', 'no-discard': 'No.' },
    why: 'El capítulo no hace excepciones, y para puntuar hace falta una quinta carta.',
    evidence: [SOLO],
  },
  'magnificent.ruling.solo-numbered-cards': {
    question: '¿Entran en solitario las 16 cartas numeradas?',
    readings: {
      'shuffled-in': 'Sí: se barajan las 56 antes de llenar el expositor y mostrar las seis.',
      'set-aside': 'No, se quedan aparte.',
    },
    why: 'Las que nadie toma por su número se barajan siempre en el mazo.',
    evidence: [PLAYER_SETUP, SOLO],
  },
} satisfies Words['rulings'];
