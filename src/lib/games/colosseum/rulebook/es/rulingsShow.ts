// Rulings from the nobles to the end, in Spanish.
import type { Words } from '../words.ts';
import {
  BDML,
  CARD_PICTURE,
  CLEANUP,
  CLOSING,
  COMPONENTS,
  COURSE,
  DONATION,
  JOKER,
  LOGE,
  MEDALS,
  NOTHING,
  PARADOKS,
  PODIUMS,
  PREVIOUS,
  QUOTED,
  SPECIAL_EVENT,
  STARS,
  STEP_1,
  STEP_2,
  STEP_3,
  TICKETS,
  UNKNOWNS,
} from './sources.ts';

export const showRulings = {
  // Nobles
  'colosseum.ruling.dice-face-1-to-3': {
    question: 'Con un 2 o un 3 en el dado, ¿también se elige entre 1, 2 y 3 casillas?',
    readings: {
      'choice-face-only': 'No, solo con la cara I–III; II y III son exactos.',
      'any-low-number': 'Sí, con I–III, con II y con III.',
    },
    why: 'Los dados son especiales porque una cara muestra I–III; el texto ruso lo desdibuja.',
    evidence: [UNKNOWNS, PARADOKS],
  },
  'colosseum.ruling.loge-one-die': {
    question: 'Con palco del Emperador, ¿se puede tirar un solo dado?',
    readings: {
      'two-dice': 'No: se tiran dos, o ninguno.',
      'may-roll-one': 'Sí: el segundo dado es opcional.',
    },
    why: 'El paso que regula la tirada habla de dos dados; el apartado del palco solo anuncia la ventaja.',
    evidence: [STEP_1, LOGE, QUOTED],
  },
  'colosseum.ruling.must-use-roll': {
    question: '¿Hay que usar el resultado de los dados?',
    readings: {
      'in-full': 'Sí, entero y con cualquier noble. Quien no quiera mover, no tira.',
      'may-decline': 'No: un dado puede quedarse sin usar.',
    },
    why: 'El texto dice cuántas casillas hay que mover a un noble.',
    evidence: [STEP_1],
  },
  'colosseum.ruling.same-noble-two-single-moves': {
    question: 'Si los dos dados mueven al mismo noble, ¿da medalla una parada intermedia?',
    readings: { ruling: 'No: es un solo movimiento con la suma.' },
    why: 'El reglamento dice dos veces que solo cuenta el final de la suma.',
    evidence: [STEP_1, MEDALS],
  },
  'colosseum.ruling.two-medals-one-turn': {
    question:
      'Si con cada dado un noble distinto acaba en zona de descanso, ¿cuántas medallas son?',
    readings: {
      'each-noble': 'Dos, una por noble.',
      'one-a-turn': 'Una, hagan lo que hagan los dados.',
    },
    why: 'La medalla va con el movimiento de cada noble.',
    evidence: [STEP_1],
  },
  'colosseum.ruling.stay-on-rest-area': {
    question: '¿Da medalla un noble que se queda en una zona de descanso?',
    readings: { ruling: 'No: solo al acabar allí un movimiento de dados.' },
    why: 'Las medallas van con un movimiento hecho.',
    evidence: [MEDALS],
  },
  'colosseum.ruling.roll-without-producing': {
    question: '¿Se puede tirar y mover nobles sin producir un espectáculo?',
    readings: {
      allowed: 'Sí: después aún se puede pasar.',
      'only-with-an-event': 'No: quien tira tiene que producir.',
    },
    why: 'Todas las fases son voluntarias y el programa se elige después de tirar.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.medal-move-when': {
    question: '¿Cuándo puede una medalla mover a un noble?',
    readings: {
      ruling: 'En el propio turno de producción, tras los dados y antes del recuento.',
    },
    otherwise: ['En cualquier momento.'],
    why: 'Tiene que seguir al movimiento de los dados, y solo entonces lo hay.',
    evidence: [MEDALS],
  },

  // El espectáculo
  'colosseum.ruling.minimum-set-meaning': {
    question: '¿Pide el mínimo de un programa unos recursos determinados?',
    readings: { ruling: 'No, solo un número; cuáles falten da igual.' },
    why: 'Las cartas muestran una sola serie de cifras según cuántos faltan.',
    evidence: [CARD_PICTURE, BDML],
  },
  'colosseum.ruling.must-place-all-owned': {
    question: '¿Hay que poner todas las fichas que encajan?',
    readings: {
      ruling: 'No: elige quien produce. Los espectadores dependen de lo que se pone.',
    },
    otherwise: ['Sí, todas las que encajen.'],
    why: 'El texto deja a cada jugador qué fichas usa.',
    evidence: [STEP_2],
  },
  'colosseum.ruling.season-tickets-missing-in-count': {
    question: 'La lista del recuento no nombra los abonos de temporada. ¿Cuentan?',
    readings: { ruling: 'Sí: 5 espectadores cada uno en todos los espectáculos de su dueño.' },
    why: 'Otros dos lugares lo prometen y un ejemplo calculado en otra fuente lo confirma.',
    evidence: [TICKETS, COMPONENTS, PARADOKS],
  },
  'colosseum.ruling.repeat-counts-itself': {
    question: 'Al repetir un programa, ¿suma 5 espectadores por haberse producido ya antes?',
    readings: {
      'others-only': 'No: solo los demás programas, 5 cada uno aunque se hayan repetido.',
      'counts-itself': 'Sí: se da 5 a sí mismo.',
    },
    why: 'Está boca arriba como espectáculo actual, y los 5 son de los que están boca abajo.',
    evidence: [PREVIOUS],
  },
  'colosseum.ruling.star-with-jokers-only': {
    question: 'Si todo el tipo de un premio se cubre con comodines, ¿da aún sus 4 espectadores?',
    readings: {
      'real-token': 'No: hay que usar al menos una ficha del tipo.',
      'type-shown': 'Sí: el programa muestra el tipo.',
    },
    why: 'El texto pide fichas del tipo y los comodines nunca cuentan para los premios.',
    evidence: [STEP_3, JOKER],
  },
  'colosseum.ruling.event-outside-board-100': {
    question: '¿Y si un espectáculo atrae a más espectadores de los que caben en el contador?',
    readings: { ruling: 'Cuentan todos y todos se cobran.' },
    otherwise: ['Más allá del final del contador no se cuenta nada.'],
    why: 'Nada limita un espectáculo.',
    evidence: [BDML],
  },
  'colosseum.ruling.bank-exhausted': {
    question: '¿Y si la banca se queda sin monedas?',
    readings: { ruling: 'No se agota: lo que falte se anota.' },
    otherwise: ['Quien no cobra entero se queda sin ello.'],
    why: 'Ninguna regla lo menciona, y las 80 monedas son solo el cambio.',
    evidence: [NOTHING],
  },

  // Premios de artista estrella
  'colosseum.ruling.star-first-sentence-missing': {
    question: 'El texto ruso ha perdido el comienzo: ¿cómo se gana un premio por primera vez?',
    readings: {
      ruling:
        'Lo coge el primero que reúne 3 fichas del tipo, sin comodines. Se comprueba cada vez que las fichas cambian de manos.',
    },
    why: 'Al texto ruso le falta un párrafo y el inglés lo dice.',
    evidence: [QUOTED],
  },
  'colosseum.ruling.star-multiple-claimants': {
    question: 'Si varios empatan a más fichas y el premio está libre, ¿para quién es?',
    readings: {
      nobody: 'Para nadie, hasta que uno tenga más que todos los demás.',
      'turn-order': 'Para el primero en el orden de turno.',
    },
    why: 'La regla del premio que se vuelve a entregar vale también para la preparación.',
    evidence: [STARS],
  },
  'colosseum.ruling.star-overtaken-by-tied-rivals': {
    question: '¿Y si dos rivales, empatados entre sí, tienen más fichas que el dueño del premio?',
    readings: {
      'to-supply': 'El premio vuelve junto al tablero hasta que uno supere a todos.',
      'holder-keeps': 'El dueño lo conserva hasta que un rival vaya solo en cabeza.',
    },
    why: 'El dueño lo pierde en cuanto alguien tiene más, y en un empate no lo recibe nadie.',
    evidence: [STARS],
  },
  'colosseum.ruling.star-simultaneous-discards': {
    question: 'Varios jugadores descartan fichas. ¿Cuándo se miran los premios?',
    readings: {
      'after-all': 'Una vez, tras todos los descartes; y otra tras la donación.',
      'one-by-one': 'Tras el descarte de cada uno, en el orden de turno.',
    },
    why: 'El descarte es un solo paso de todos los jugadores.',
    evidence: [NOTHING],
  },

  // Medallas
  'colosseum.ruling.medal-returns': {
    question: '¿Adónde van las medallas jugadas?',
    readings: {
      'to-supply': 'Otra vez junto al tablero: se pueden volver a ganar.',
      'out-of-game': 'Salen del juego.',
    },
    why: 'El texto habla de medallas libres, como si fueran y volvieran.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.medal-after-last-event': {
    question: '¿Se pueden cambiar medallas por monedas tras el último espectáculo?',
    readings: {
      'until-ranked':
        'Sí, hasta fijar la clasificación; antes se pueden cambiar por medallas las fichas de evento especial.',
      over: 'No: la partida ha terminado.',
    },
    why: 'Nada limita el momento, y el cambio se recomienda para el final de la partida.',
    evidence: [SPECIAL_EVENT, MEDALS],
  },

  // Ceremonias de clausura
  'colosseum.ruling.closing-order': {
    question: '¿En qué orden van las ceremonias de clausura?',
    readings: { ruling: 'Como están impresas: podio, descarte y donación.' },
    otherwise: ['En cualquier orden.'],
    why: 'Para la donación hay que saber quién tiene el podio, y sale de lo que deja el descarte.',
    evidence: [CLOSING],
  },
  'colosseum.ruling.discard-without-event': {
    question: '¿Descarta una ficha quien no ha producido nada esta ronda?',
    readings: {
      'producers-only': 'No: solo quienes han producido en esta ronda.',
      'latest-event': 'Sí: una de su último espectáculo, sea de la ronda que sea.',
    },
    why: 'La ficha es un artista perdido en el espectáculo recién ofrecido.',
    evidence: [CLEANUP],
  },
  'colosseum.ruling.discard-joker': {
    question: '¿Puede ser un comodín la ficha del descarte?',
    readings: {
      'any-placed': 'Sí: cualquiera de las usadas en el espectáculo.',
      'standard-only': 'No: tiene que ser un recurso estándar.',
    },
    why: 'La donación excluye las fichas especiales; el descarte, no.',
    evidence: [CLEANUP, DONATION],
  },
  'colosseum.ruling.donation-leader-lacks-type': {
    question: '¿Se puede pedir un tipo de ficha que no tiene quien recibió el podio?',
    readings: {
      'owned-only': 'No: solo lo que tenga. Sin fichas estándar no hay donación.',
      'request-lost': 'Sí, pero entonces no se recibe nada.',
    },
    why: 'Las fichas están a la vista: pedir en vano no tendría sentido.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.donation-all-tied': {
    question: '¿Quién pide si quien recibió el podio comparte el último lugar?',
    readings: {
      'poorest-other': 'De los demás en el último lugar, quien tenga menos monedas.',
      'no-donation': 'Nadie: no hay donación.',
    },
    why: 'El podio es para quien tiene más monedas y la donación para quien tiene menos: no deben coincidir.',
    evidence: [PODIUMS, DONATION],
  },
  'colosseum.ruling.donation-voluntary': {
    question: '¿Se puede renunciar a la donación o negarse a ella?',
    readings: {
      'may-waive': 'Quien pide puede renunciar; quien entrega no puede negarse.',
      'must-ask': 'Ninguna de las dos cosas: la donación se hace.',
    },
    why: 'Las fases son voluntarias para quien gana con ellas; a quien entrega no se le da a elegir.',
    evidence: [COURSE, DONATION],
  },
  'colosseum.ruling.tie-dice-value': {
    question: '¿Cuánto vale la cara I–III en un desempate?',
    readings: { ruling: 'Vale 1; quienes sigan empatados tiran otra vez.' },
    otherwise: ['Vale 3.', 'Quien la saca vuelve a lanzar.'],
    why: 'Ocupa el lugar del 1 de un dado corriente.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.donation-tie-number-of-dice': {
    question: '¿Con cuántos dados se desempata la donación?',
    readings: {
      ruling: 'Con uno por jugador: pide quien saque más, y si hay empate se tira otra vez.',
    },
    otherwise: ['Dos por jugador.'],
    why: 'El texto habla de una tirada, y de dos dados solo para el podio.',
    evidence: [DONATION],
  },

  // Final
  'colosseum.ruling.final-tie-beyond-stars': {
    question: '¿Y si hay empate también en monedas y en premios de artista estrella?',
    readings: { ruling: 'La victoria se comparte.' },
    otherwise: ['Deciden los dados.'],
    why: 'El reglamento no da más desempates.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.ranking-lower-places': {
    question: '¿Cómo se ordenan los puestos por debajo del ganador?',
    readings: {
      ruling:
        'Igual: mejor espectáculo, monedas y premios de artista estrella. Quienes empatan comparten el puesto.',
    },
    otherwise: ['No se deciden.'],
    why: 'El reglamento solo nombra al ganador.',
    evidence: [NOTHING],
  },
} satisfies Words['rulings'];
