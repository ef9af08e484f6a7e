// Rulings on words, set-up, investing, auctions and trading, in Spanish.
import type { Words } from '../words.ts';
import {
  ASSETS,
  AUCTION,
  BLOG,
  CLUBE,
  COURSE,
  HOBBY,
  MEDALS,
  POEPPELKISTE,
  PROGRAMS,
  QUOTED,
  REFILL,
  SETUP,
  SPECIAL_EVENT,
  STEP_2,
  SUM,
  SUMMARY,
  TICKETS,
  TRADING,
  TRICKY,
  VARIANT,
  VARIANT_EXAMPLE,
} from './sources.ts';

export const tableRulings = {
  // Palabras del reglamento
  'colosseum.ruling.round-or-turn': {
    question: 'El texto ruso usa la misma palabra para la ronda y el turno. ¿Cuál de los dos es?',
    readings: {
      ruling:
        'La partida tiene 5 rondas de todos los jugadores, y lo que se limita «por turno» se limita por ronda.',
    },
    why: 'Cada jugador actúa una sola vez en cada fase de la ronda.',
    evidence: [COURSE],
  },
  'colosseum.ruling.garbled-token-list': {
    question: 'La lista rusa de fichas ha llegado estropeada. ¿Cuántas hay de cada tipo?',
    readings: {
      ruling: 'Las que dan las reglas de recursos: 140 estándar y 12 especiales.',
    },
    why: 'Las cifras suman las 152 fichas de la caja.',
    evidence: [SUM, HOBBY],
  },
  'colosseum.ruling.scenery-and-decoration-names': {
    question: 'De dos nombres rusos de ficha, ¿cuál es la escenografía y cuál la decoración?',
    readings: { ruling: 'La escenografía es el arco; la decoración, las flores.' },
    otherwise: ['«Декорации», en su sentido habitual, es la escenografía.'],
    why: 'La lista rusa sigue el orden de la inglesa.',
    evidence: [ASSETS, HOBBY, POEPPELKISTE],
  },
  'colosseum.ruling.special-event-name': {
    question: 'El texto ruso llama «acción adicional» a una ficha. ¿Cuál es?',
    readings: { ruling: 'La ficha de evento especial.' },
    why: 'Hay 4 de cada una y tienen los mismos dos usos.',
    evidence: [SPECIAL_EVENT, QUOTED],
  },

  // Preparación
  'colosseum.ruling.start-seat-left-of-emperor': {
    question: '¿Qué arena está a la izquierda del Emperador?',
    readings: {
      ruling: 'La primera en sentido horario desde la casilla donde empieza el Emperador.',
    },
    otherwise: ['Es la vecina en sentido antihorario.'],
    why: 'En el resto del reglamento, la izquierda es siempre el sentido horario.',
    evidence: [COURSE, BLOG, SUMMARY],
  },
  'colosseum.ruling.leftover-green-use': {
    question: '¿Para qué es la ficha de dorso verde que sobra con 3 o 4 jugadores?',
    readings: {
      'first-refill': 'Es la primera ficha de la primera reposición.',
      'out-of-game': 'Sale del juego.',
    },
    why: 'Los mercados se reponen con fichas de dorso verde mientras quede alguna.',
    evidence: [SETUP, REFILL],
  },

  // Inversión
  'colosseum.ruling.program-order': {
    question: 'Un programa nuevo debe tener un número mayor que los «ya usados». ¿Cuáles son?',
    readings: {
      'than-bought': 'Todos los que el jugador compró antes.',
      'than-produced': 'Todos los que el jugador produjo antes.',
    },
    why: 'El texto inglés compara con los programas comprados.',
    evidence: [PROGRAMS, SUMMARY],
  },
  'colosseum.ruling.which-program-of-stack': {
    question: '¿Se puede comprar cualquier programa de las dos pilas o solo el primero?',
    readings: {
      'any-on-offer': 'Cualquiera que aún esté a la venta.',
      'lowest-of-stack': 'Solo el de menor número de cada pila.',
    },
    why: 'Las crónicas hablan de elegir un programa y de que otro se adelante a comprarlo.',
    evidence: [SETUP, CLUBE, TRICKY],
  },
  'colosseum.ruling.program-before-arena': {
    question: '¿Se puede comprar un programa que pide una arena mayor que la propia?',
    readings: {
      'any-time': 'Sí: el tamaño se comprueba al producirlo.',
      'must-fit': 'No: la arena tiene que bastar ya al comprarlo.',
    },
    why: 'El tamaño de la arena es condición para producir, no para comprar.',
    evidence: [PROGRAMS, STEP_2],
  },
  'colosseum.ruling.program-same-round': {
    question: '¿Se puede producir un programa en la ronda en que se compró?',
    readings: { ruling: 'Sí.' },
    why: 'La inversión va antes que la producción y no se menciona ninguna espera.',
    evidence: [HOBBY],
  },
  'colosseum.ruling.ticket-same-round': {
    question: '¿Cuenta un abono de temporada en el espectáculo de la ronda en que se compró?',
    readings: { ruling: 'Sí, desde el primer momento.' },
    why: 'Vale para todos los espectáculos siguientes, y se invierte antes de producir.',
    evidence: [TICKETS],
  },
  'colosseum.ruling.max-two-investments': {
    question: '¿Se pueden hacer tres inversiones o más en una ronda?',
    readings: {
      two: 'No: dos por ronda como máximo.',
      unlimited: 'Sí: tantas como permitan las medallas y las fichas de evento especial.',
    },
    why: 'Los textos hablan de una segunda inversión; que no hay límite de medallas se explica solo con los nobles.',
    evidence: [MEDALS, SPECIAL_EVENT, CLUBE],
  },
  'colosseum.ruling.special-event-discarded': {
    question: '¿Se gasta la ficha de evento especial?',
    readings: { ruling: 'Sí: con cualquiera de sus usos sale del juego.' },
    why: 'Se cambia por algo y su efecto ocurre una sola vez.',
    evidence: [SPECIAL_EVENT],
  },
  'colosseum.ruling.special-event-no-medal-left': {
    question: '¿Y si se quiere cambiar una ficha de evento especial y no quedan medallas?',
    readings: { ruling: 'No se puede cambiar y la ficha se conserva.' },
    otherwise: ['La ficha se pierde sin nada a cambio.'],
    why: 'El cambio es voluntario y solo se entregan medallas mientras queden.',
    evidence: [MEDALS],
  },

  // Subastas
  'colosseum.ruling.opener-continues': {
    question: 'Quien abre una subasta y la pierde, ¿puede abrir otra?',
    readings: {
      'until-win-or-pass': 'Sí, hasta que gane un lote o pase.',
      'one-auction': 'No, abre el jugador siguiente.',
    },
    why: 'Solo así tiene sentido que la reposición espere a que quien abre gane o pase.',
    evidence: [REFILL, VARIANT],
  },
  'colosseum.ruling.winner-loses-opening-right': {
    question: '¿Abre todavía quien ya ha ganado un lote en la subasta de otro?',
    readings: { ruling: 'No, se le salta. En la variante sí abre.' },
    why: 'Quien gana queda fuera de las subastas de la ronda; la variante suprime expresamente esa exclusión.',
    evidence: [AUCTION, VARIANT],
  },
  'colosseum.ruling.lone-bidder-price': {
    question: '¿Cuánto paga el único que aún puede pujar?',
    readings: { ruling: '8 monedas, o más si abre con más.' },
    why: 'Así lo muestra el ejemplo de la variante, y la puja mínima no tiene excepciones.',
    evidence: [VARIANT_EXAMPLE],
  },
  'colosseum.ruling.bid-above-cash': {
    question: '¿Se puede ofrecer más de lo que se tiene en monedas?',
    readings: {
      'cash-and-medals':
        'Hasta lo que sumen las monedas y 6 por cada medalla o ficha de evento especial que se pueda cambiar. Se cambian antes de pagar.',
      'cash-only': 'No: las monedas tienen que cubrir la puja.',
    },
    why: 'Las medallas se pueden cambiar por monedas en cualquier momento.',
    evidence: [MEDALS, TRICKY],
  },
  'colosseum.ruling.refill-after-last-opener': {
    question: '¿Cuándo se reponen los mercados tras el último que abre en la ronda?',
    readings: {
      'at-once': 'En el acto, para que todos vean lo que viene.',
      'next-round': 'Antes de la primera subasta de la ronda siguiente.',
    },
    why: 'El texto une la reposición a que quien abre gane o pase, no a que siga otra subasta.',
    evidence: [REFILL],
  },
  'colosseum.ruling.bag-empty': {
    question: '¿Y si la bolsa se vacía durante una reposición?',
    readings: {
      ruling:
        'Se llenan los mercados que se pueda, por su orden. Un lote puede quedar con menos fichas y un mercado vacío no se subasta.',
    },
    otherwise: ['No puede ocurrir, se juegue como se juegue.'],
    why: 'Nada vuelve a la bolsa. Sin la variante no se agota: en 5 rondas salen como mucho 75 fichas.',
    evidence: [SUM],
  },
  'colosseum.ruling.refilled-market-rebid': {
    question: 'Quien pasó en un lote, ¿puede pujar si el mismo mercado se subasta de nuevo?',
    readings: { ruling: 'Sí: el mercado repuesto es un lote nuevo.' },
    otherwise: ['No, ese mercado le queda cerrado toda la ronda.'],
    why: 'Lo prohibido es volver a una subasta en marcha.',
    evidence: [AUCTION],
  },
  'colosseum.ruling.variant-barred-winners': {
    question: 'En la variante, ¿quién no puede pujar en la siguiente subasta del que abre?',
    readings: {
      'all-winners': 'Todos los que hayan ganado desde que ese jugador empezó a abrir.',
      'last-winner': 'Solo quien ganó la subasta anterior.',
    },
    why: 'En el ejemplo, quien gana queda fuera de varias subastas, hasta que quien abre está solo.',
    evidence: [VARIANT, VARIANT_EXAMPLE],
  },

  // Comercio
  'colosseum.ruling.gift-in-trade': {
    question: '¿Se pueden dar fichas o monedas a cambio de nada?',
    readings: {
      allowed: 'Sí, y se anota como regalo.',
      forbidden: 'No: las dos partes tienen que entregar algo.',
    },
    why: 'El texto habla de comprar, vender y cambiar, pero un precio de 1 moneda daría lo mismo.',
    evidence: [TRADING],
  },
  'colosseum.ruling.trade-specials': {
    question: '¿Con qué se comercia, además de los recursos estándar?',
    readings: {
      ruling:
        'Con comodines y fichas de evento especial. Medallas, programas, premios, podios, abonos, palcos y ampliaciones no se entregan.',
    },
    why: 'En los tratos solo entran fichas de recurso y monedas, y la ficha del Emperador se cambia al recibirla.',
    evidence: [TRADING],
  },
  'colosseum.ruling.trade-several-rounds': {
    question: '¿Cuántos tratos puede hacer el jugador activo?',
    readings: { ruling: 'Los que quiera, hasta que diga que ha terminado.' },
    why: 'El texto habla de todos los tratos que desee.',
    evidence: [TRADING],
  },
} satisfies Words['rulings'];
