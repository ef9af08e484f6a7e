// Unclear places of the rulebook and how they are settled, in Spanish.
import type { Words } from '../words.ts';

const BGA = 'adaptación con licencia de Board Game Arena';
const SIMULATOR = 'un simulador independiente';
const BOARDS = 'imágenes de los dos tableros';

export const rulings: Words['rulings'] = {
  // Rulings a table may decide for itself
  'summer-pavilion.ruling.floor-for-all-losses': {
    question:
      'El límite de la casilla 1 solo está impreso para el marcador de jugador inicial. ¿Vale también para los puntos que se pierden al pasar o al final?',
    readings: {
      'every-loss': 'Sí, para todas las pérdidas: el total nunca baja de 1.',
      'token-only':
        'No, solo para el marcador de jugador inicial: las demás pérdidas pueden dejar el total en 0 o menos.',
    },
    why: 'La pista no tiene casilla 0 y el marcador no puede salirse de ella. Las dos adaptaciones comprobadas limitan a 1 todas las pérdidas.',
    evidence: [english(2, 'imagen de la pista de puntuación'), BGA, SIMULATOR],
  },
  'summer-pavilion.ruling.leftover-order': {
    question:
      'Los puntos por las losetas que sobran tras la ronda 6, ¿se restan antes o después de contar los objetivos?',
    readings: {
      'at-the-pass': 'Antes, al pasar en la ronda 6.',
      'after-the-goals': 'Después de los objetivos, en el orden de los párrafos del reglamento.',
    },
    why: 'Al pasar ya se pierde 1 punto por loseta descartada y desde la ronda 6 no se guarda nada. El resultado solo cambia si el total no es mayor que el número de losetas que sobran, porque entonces actúa el límite de 1.',
    evidence: [`${BGA}: al pasar`, `${SIMULATOR}: después de los objetivos`, english(6)],
  },
  'summer-pavilion.ruling.eighty-boundary': {
    question:
      '¿Cuándo exactamente se coge la ficha de 80 puntos, y qué pasa si se pierden puntos poco después?',
    readings: {
      'at-eighty-one':
        'Al pasar de 80: con un total de 80 el marcador está en la casilla 80, sin ficha; con 81 se coge la ficha y el marcador está en la 1. Si una pérdida cruza de vuelta el límite, la ficha se devuelve.',
      'at-eighty':
        'Al llegar a 80 justos. Si una pérdida cruza de vuelta el límite, la ficha se devuelve.',
    },
    why: 'El texto dice pasar de 80 y la pista va de 1 a 80. Una pérdida es un retroceso en una pista sin fin; el límite inferior se refiere a la primera casilla de todas.',
    evidence: [
      russian('puntuación'),
      english(2, 'imagen de la pista'),
      english(4),
      `${BGA}: lleva el total como un solo número`,
    ],
  },
  'summer-pavilion.ruling.token-untaken': {
    question:
      '¿Qué pasa si en una ronda nadie coge losetas del centro, porque todos los expositores se vaciaron por completo?',
    readings: {
      'round-starter':
        'Quien abrió la fase 1 de esa ronda abre también la fase 2 y la ronda siguiente; nadie pierde puntos.',
      'first-seat':
        'La persona más joven, que abrió la partida, abre la fase 2 y la ronda siguiente; nadie pierde puntos.',
    },
    why: 'Los reglamentos no lo dicen. Un simulador hace exactamente lo primero y Board Game Arena conserva el jugador inicial anterior.',
    evidence: [SIMULATOR, BGA],
  },
  'summer-pavilion.ruling.supply-too-small': {
    question: '¿Qué pasa si en el suministro hay menos losetas que las ganadas?',
    readings: {
      'rest-is-lost': 'Se cogen las que haya y el resto se pierde.',
      'rest-is-owed': 'Se cogen las que haya y las que faltan quedan pendientes.',
    },
    why: 'Los reglamentos no lo dicen; no se puede repartir más material del que hay.',
    evidence: [SIMULATOR],
  },
  'summer-pavilion.ruling.supply-refill-timing': {
    question:
      '¿Cuándo se repone el suministro, participan las losetas recién descartadas y se vacía entre rondas?',
    readings: {
      'before-every-turn':
        'Antes de cada turno, siempre que haya un hueco y una loseta para él. Las losetas recién echadas a la torre cuentan, y las que nadie ha cogido se quedan de una ronda a otra. Los huecos que queden al acabar la ronda se cubren antes que los expositores.',
      'after-a-bonus':
        'Solo al final de un turno en el que se han ganado losetas adicionales, aunque no quedara ninguna que coger.',
    },
    why: 'El pago se descarta antes de coger las losetas adicionales, así que ya está en la torre cuando se repone. Nada en la fase 3 toca el suministro.',
    evidence: [english(4), english(5), `${BGA}: repone después de cada turno`],
  },
  'summer-pavilion.ruling.factory-fill-order': {
    question: 'Si se acaban las losetas mientras se llenan los expositores, ¿cuáles quedan vacíos?',
    readings: {
      'display-by-display':
        'Se llena expositor por expositor, con 4 losetas cada uno, hasta que se acaban: como mucho uno queda a medias y los siguientes, vacíos.',
      'one-tile-each':
        'Se reparte una loseta a cada expositor, y otra vuelta más, hasta que se acaban.',
    },
    why: 'El texto habla de poner 4 losetas en cada expositor y seguir hasta que no quede nada, sin fijar un orden. Las dos adaptaciones comprobadas van expositor por expositor.',
    evidence: [BGA, SIMULATOR],
  },

  // Certain rulings: phase 1
  'summer-pavilion.ruling.option-a-source': {
    question:
      'El reglamento ruso describe la opción A de la fase 1 como coger del centro de la mesa, igual que la B. ¿De dónde se coge en la opción A?',
    readings: { ruling: 'De un expositor de fábrica.' },
    why: 'Las frases siguientes hablan de «este expositor» y de pasar el resto al centro: es un desliz de la traducción.',
    evidence: [english(3, 'opción A'), BGA, russian('ejemplo de turno')],
  },
  'summer-pavilion.ruling.dump-layout': {
    question:
      'Tras la opción B aparece un «O» suelto en el texto de que disponemos. ¿Anuncia una tercera opción?',
    readings: {
      ruling:
        'No. Ese «O» está entre las columnas A y B, y el párrafo que lo sigue pertenece a la opción B.',
    },
    why: 'En la página impresa el «O» separa las dos columnas.',
    evidence: [english(3)],
  },
  'summer-pavilion.ruling.only-jokers-rest': {
    question: 'Si en un expositor solo hay comodines y se coge uno, ¿adónde van los demás?',
    readings: { ruling: 'Al centro de la mesa, como cualquier resto.' },
    why: 'La frase general sobre las losetas que quedan no hace excepciones.',
    evidence: [english(3, 'opción A'), BGA, SIMULATOR],
  },
  'summer-pavilion.ruling.only-jokers-may': {
    question: 'El texto dice que, si solo hay comodines, se «puede» coger uno. ¿Es opcional coger?',
    readings: {
      ruling: 'No. En la fase 1 siempre se coge algo; ese «puede» solo limita la cantidad a 1.',
    },
    why: 'En cada turno de la fase 1 es obligatorio coger losetas.',
    evidence: [russian('fase 1'), SIMULATOR],
  },
  'summer-pavilion.ruling.token-count': {
    question: '¿Qué losetas cuentan para la pérdida por el marcador de jugador inicial?',
    readings: {
      ruling: 'Las del color elegido y el comodín que las acompaña, pero no el propio marcador.',
    },
    why: 'Lo muestra el ejemplo impreso: tres amarillas y un comodín, cuatro casillas atrás.',
    evidence: [russian('ejemplo de turno'), english(3), BGA],
  },
  'summer-pavilion.ruling.token-with-joker': {
    question:
      'Quien coge primero de un centro donde solo hay comodines, ¿se lleva también el marcador de jugador inicial?',
    readings: {
      ruling: 'Sí: coge un comodín y el marcador de jugador inicial, y pierde 1 punto.',
    },
    why: 'La regla del marcador no tiene excepciones; la de los comodines solo limita cuántas losetas se cogen.',
    evidence: [BGA, SIMULATOR],
  },
  'summer-pavilion.ruling.token-two-names': {
    question: 'El reglamento ruso da dos nombres al marcador de jugador inicial. ¿Son dos piezas?',
    readings: { ruling: 'No, es una sola pieza.' },
    why: 'Los dos nombres cumplen la misma función en el mismo párrafo.',
    evidence: ['reglamento oficial inglés de 2019: usa un solo nombre'],
  },
  'summer-pavilion.ruling.first-round-starter': {
    question:
      '¿Quién abre la fase 2 de la ronda 1: la persona más joven o quien tiene el marcador de jugador inicial?',
    readings: {
      ruling:
        'Quien tiene el marcador de jugador inicial. La persona más joven solo abre la fase 1 de la ronda 1.',
    },
    why: 'Así lo dice la regla del marcador.',
    evidence: [russian('marcador de jugador inicial')],
  },

  // Phase 2
  'summer-pavilion.ruling.joker-number-free': {
    question: '¿Se pueden usar comodines aunque se tengan losetas suficientes del color?',
    readings: {
      ruling: 'Sí, en la proporción que se quiera, con al menos 1 loseta del color que se coloca.',
    },
    why: 'El reglamento nombra los dos motivos: que falten losetas o que no se quiera gastarlas.',
    evidence: [russian('uso de los comodines'), BGA, SIMULATOR],
  },
  'summer-pavilion.ruling.joker-own-star-payment': {
    question:
      'Un comodín colocado en la estrella de su propio color, ¿se puede pagar con losetas de otros colores?',
    readings: {
      ruling: 'No: al colocar el color comodín, todo lo pagado es de ese color.',
    },
    why: 'Los comodines sustituyen a otros colores; los otros colores nunca sustituyen al comodín.',
    evidence: [
      BGA,
      SIMULATOR,
      'La Seta del Goblin afirma por error que el comodín no se puede usar en su propia estrella',
    ],
  },
  'summer-pavilion.ruling.two-naturals': {
    question: '¿Se pueden mezclar en un pago dos colores que no sean el comodín?',
    readings: {
      ruling: 'No, nunca: se paga con el color que se coloca y, si se quiere, con comodines.',
    },
    why: 'El número cuenta losetas del color requerido y solo los comodines pueden sustituirlas.',
    evidence: [russian('reglas de colocación'), BGA],
  },
  'summer-pavilion.ruling.connected-or-adjacent': {
    question:
      'Una loseta colocada, ¿da 1 punto por cada loseta adyacente, 2 como máximo, o por cada loseta del grupo al que se une?',
    readings: {
      ruling: 'Por todo el grupo conectado, con la loseta nueva incluida: de 1 a 6 puntos.',
    },
    why: 'La frase rusa admite las dos lecturas. En la imagen del ejemplo C están cubiertas 4 y 5 cuando se coloca en 6, y se dan 3 puntos, aunque la 4 no toca la 6.',
    evidence: [
      english(4),
      english(5, 'imagen C'),
      BGA,
      SIMULATOR,
      'Ludijeux y Meeple Mountain hablan de losetas conectadas; As des Jeux, de adyacentes, un malentendido frecuente',
    ],
  },
  'summer-pavilion.ruling.ring-closes': {
    question: '¿Son adyacentes las casillas 6 y 1 de una estrella?',
    readings: {
      ruling:
        'Sí, la estrella es un anillo. En la cara de colores se tocan 1 y 6; en la gris el orden es 3-2-1-4-5-6, de modo que se tocan 6 y 3, pero no 3 y 4.',
    },
    why: 'Cuentan las casillas que están una junto a otra, y los seis rombos rodean el centro de la estrella.',
    evidence: [BOARDS, BGA, SIMULATOR],
  },
  'summer-pavilion.ruling.several-features-at-once': {
    question:
      'Una loseta puede completar a la vez una columna y una estatua, o dos columnas. ¿Se reciben todas las recompensas?',
    readings: {
      ruling:
        'Sí, se suman, hasta 3 losetas por colocación, y se cogen del suministro tal como está, antes de reponer.',
    },
    why: 'Cada recompensa vale por sí misma y el suministro no se repone hasta el turno siguiente.',
    evidence: [BGA, SIMULATOR],
  },
  'summer-pavilion.ruling.example-c-window': {
    question:
      'En el ejemplo C la loseta nueva del 6 azul está junto a un 5 azul cubierto y rodea la ventana. El ejemplo no menciona losetas adicionales. ¿Corresponden?',
    readings: {
      ruling: 'Sí, corresponden 3 losetas adicionales; los puntos del ejemplo no cambian.',
    },
    why: 'La regla de la ventana no tiene excepciones; ese apartado solo explica los puntos.',
    evidence: [english(5, 'imagen C'), 'imagen del tablero: ventana azul entre 5 y 6'],
  },
  'summer-pavilion.ruling.pictures-missing': {
    question:
      'Las posiciones de los ejemplos B a E solo aparecen en imágenes, que faltan en el texto ruso de que disponemos. ¿Cuáles son?',
    readings: { ruling: 'Las que muestran las imágenes del reglamento inglés.' },
    why: 'Los números del texto coinciden con ellas.',
    evidence: [english(5)],
  },
  'summer-pavilion.ruling.pass-voluntary-discard': {
    question: 'Al pasar, ¿hay que guardar tantas losetas como se pueda?',
    readings: {
      ruling:
        'No, se guarda la cantidad que se quiera, de 0 a 4; cada loseta no guardada cuesta 1 punto.',
    },
    why: 'El reglamento dice que se pueden elegir hasta 4.',
    evidence: [russian('pasar'), `${BGA}: guarda todas si son 4 o menos`],
  },
  'summer-pavilion.ruling.empty-hand-passes': {
    question: '¿Qué hace en la fase 2 quien no tiene losetas en su turno?',
    readings: {
      ruling:
        'Pasa, sin más, al empezar el turno. Si la mesa anota además ese mismo pase, no cambia nada.',
    },
    why: 'Quien no puede colocar tiene que pasar, y sin colocar no hay forma de conseguir losetas.',
    evidence: [BGA],
  },
  'summer-pavilion.ruling.skip-without-passing': {
    question: '¿Se puede dejar correr un turno de la fase 2 y colocar más tarde en la misma ronda?',
    readings: {
      ruling: 'No. No colocar es pasar, y quien pasa queda fuera hasta el final de la ronda.',
    },
    why: 'El reglamento dice que hay que pasar y que después no se juegan más turnos en esa ronda.',
    evidence: [russian('pasar'), english(5)],
  },

  // End of the game
  'summer-pavilion.ruling.leftover-round-six': {
    question:
      'Al pasar en la ronda 6, ¿se pueden guardar losetas en las esquinas, y se pagan entonces dos veces?',
    readings: {
      ruling:
        'Se pagan exactamente una vez: cada loseta que queda tras la ronda 6 cuesta 1 punto. Por eso en la ronda 6 no se ofrece guardar.',
    },
    why: 'El párrafo del final existe para que no se aparquen cuatro losetas sin coste.',
    evidence: [english(6), BGA, russian('final de la partida')],
  },
  'summer-pavilion.ruling.number-sets-scope': {
    question:
      '«Todos los 1 de todas las estrellas», ¿incluye la estrella central? ¿Y cuántas casillas son en la cara gris?',
    readings: {
      ruling:
        'Cuentan todas las casillas con ese número en el tablero. En la cara de colores, 7 de cada número; en la gris, seis 1, seis 2, doce 3 y seis 4, porque la central solo tiene 3.',
    },
    why: 'El texto dice todas las estrellas, y los tableros muestran esos números.',
    evidence: [BGA, SIMULATOR, BOARDS],
  },
  'summer-pavilion.ruling.no-five-six-set': {
    question: '¿Hay puntos por cubrir todos los 5 o todos los 6?',
    readings: { ruling: 'No.' },
    why: 'No aparecen en el reglamento ni en el tablero de puntuación.',
    evidence: [russian('final de la partida'), 'imagen del tablero de puntuación'],
  },
  'summer-pavilion.ruling.tie-break': {
    question: '¿Hay algún desempate, por estrellas o por losetas?',
    readings: { ruling: 'Ninguno: la victoria se comparte.' },
    why: 'Está impreso así.',
    evidence: [russian('final de la partida'), `${BGA}: sin criterio de desempate`],
  },

  // Variant
  'summer-pavilion.ruling.variant-first-player-board': {
    question:
      'La preparación pide la cara de colores y la variante pide girar el tablero. ¿Se contradicen?',
    readings: { ruling: 'No: la variante sustituye a ese paso de la preparación.' },
    why: 'Es la lectura más sencilla.',
    evidence: [russian('variante')],
  },
  'summer-pavilion.ruling.variant-mixed-sides': {
    question: '¿Pueden unos jugar con la cara de colores y otros con la gris?',
    readings: { ruling: 'No: en la variante giran el tablero todos.' },
    why: 'Los costes y los grupos de números son distintos y la comparación no sería justa.',
    evidence: [russian('variante')],
  },
  'summer-pavilion.ruling.variant-when-decided': {
    question:
      'En la cara gris, ¿cuándo queda fijado si una estrella es de un solo color o multicolor?',
    readings: {
      ruling: 'Con la segunda loseta. Una estrella con una sola loseta admite cualquier color.',
    },
    why: 'La regla solo limita el conjunto de las seis losetas.',
    evidence: [`${BGA}: color libre mientras hay menos de dos losetas`],
  },
  'summer-pavilion.ruling.variant-center-single': {
    question: 'En la cara gris, ¿puede ser de un solo color la estrella central?',
    readings: {
      ruling: 'Sí. De un solo color da el valor de ese color; multicolor, 12 puntos.',
    },
    why: 'La libre elección se refiere expresamente a las 7 estrellas.',
    evidence: [russian('variante'), english(6), BGA],
  },

  // Editions
  'summer-pavilion.ruling.edition-year': {
    question: '¿Hay diferencias de reglas entre el reglamento inglés de 2019 y el ruso de 2020?',
    readings: {
      ruling:
        'No se ha encontrado ninguna, salvo dos deslices de la traducción: el lugar de la opción A y el sentido de «conectadas».',
    },
    why: 'Se han comparado párrafo por párrafo.',
    evidence: ['reglamento oficial inglés de 2019', 'reglamento ruso de 2020'],
  },
};

function english(page: number, detail?: string): string {
  return `reglamento oficial inglés de 2019, p. ${page}${detail === undefined ? '' : `, ${detail}`}`;
}

function russian(section: string): string {
  return `reglamento ruso de 2020, apartado «${section}»`;
}
