// Rulings on the texts, the box, set-up, dice, power, building and travelling, in Spanish.
import type { Words } from '../words.ts';
import {
  BOTH_TEXTS,
  BUILD,
  BUILD_ES,
  COMPONENTS,
  COMPONENTS_ES,
  DEBRIEF,
  EXPERTS,
  GAMERS_ALLIANCE,
  JUSTNERD,
  METROPOLITAN,
  MISUT,
  MUCHACHITA,
  NOTHING,
  PAYMENT_EXAMPLE,
  PLAYER_SETUP,
  POSTERS,
  POSTERS_ES,
  POWER,
  POWER_ES,
  POWER_EXAMPLES,
  RINGBOTE,
  ROUND_END_ES,
  SETUP,
  SPIELETEST,
  SPIELMONSTER,
  SUM,
  TEN_DAYS,
  TENTS,
  TENTS_ES,
  TRAINERS,
  TRAVEL,
  TRAVEL_ES,
} from './sources.ts';

export const tableRulings = {
  // Los dos textos
  'magnificent.ruling.spanish-mistranslations': {
    question: '¿Qué palabras del texto español son errores de traducción?',
    readings: {
      ruling:
        '«Tableros de 4 jugadores» son 4 tableros de jugador; «tarjetas postales», carteles; «tienda», carpa; «nueva ficha maestra», carta maestra nueva; «extremo redondo», final de la ronda; «pantalla», expositor; «casilla verde pequeña», loseta pequeña verde; «caja pequeña» o «grande», cuadrado de un nivel de construcción.',
    },
    why: 'Así encajan los dos textos.',
    evidence: [BOTH_TEXTS],
  },
  'magnificent.ruling.spanish-missing-chapters': {
    question:
      'El texto español no trae la preparación para expertos, el modo en solitario, los entrenadores, los criterios, el ganador ni el desempate. ¿Qué vale?',
    readings: { ruling: 'Los capítulos rusos, para las dos ediciones.' },
    why: 'El texto español es una copia incompleta; la caja dice de 1 a 4 jugadores y lleva las mismas piezas.',
    evidence: [BOTH_TEXTS, GAMERS_ALLIANCE],
  },
  'magnificent.ruling.spanish-score-verb': {
    question:
      'El texto español dice que al final de la ronda se «obtiene» una de las cinco cartas maestras. ¿Qué significa?',
    readings: { ruling: 'Se puntúa una carta y se descarta.' },
    why: 'El capítulo del final de la ronda, en ese mismo texto, habla de puntuar y descartar.',
    evidence: [ROUND_END_ES],
  },
  'magnificent.ruling.supply-exhaustion-wording': {
    question: 'La nota española sobre lo que se agota es confusa. ¿Qué se acaba?',
    readings: { ruling: 'Las losetas de un color y tamaño.' },
    why: 'La nota rusa lo dice con claridad.',
    evidence: [BUILD],
  },

  // Componentes
  'magnificent.ruling.camp-tile-total': {
    question: '¿Cuántas losetas de campamento hay en la caja: 84 o 72?',
    readings: { ruling: '84: 12 grandes y 16 pequeñas de cada color.' },
    why: 'Cuatro listas independientes dan 36 grandes y 48 pequeñas.',
    evidence: [COMPONENTS, SPIELMONSTER, DEBRIEF, METROPOLITAN, MISUT, RINGBOTE, JUSTNERD],
  },
  'magnificent.ruling.poster-total': {
    question: '¿Los 6 carteles iniciales forman parte de los 54 o son aparte?',
    readings: { ruling: 'Forman parte: el mazo de carteles tiene 48.' },
    why: 'Las reseñas cuentan 110 cartas: 56 cartas maestras y 54 carteles.',
    evidence: [COMPONENTS_ES, DEBRIEF, RINGBOTE, JUSTNERD],
  },
  'magnificent.ruling.coin-denominations': {
    question: 'Los valores de las monedas solo se ven en la imagen. ¿Cuáles son?',
    readings: { ruling: '1, 2, 5 y 10, con 16, 12, 8 y 4 fichas: 120 en total.' },
    why: 'Las pilas del reglamento ruso coinciden con la lista de una reseña española, valor a valor.',
    evidence: [COMPONENTS, MISUT, DEBRIEF, MUCHACHITA],
  },
  'magnificent.ruling.coin-supply': {
    question: '¿Se pueden acabar las monedas?',
    readings: {
      ruling: 'No: si faltan fichas, se usa cualquier otra cosa en su lugar.',
    },
    otherwise: ['Solo hay las monedas de la caja.'],
    why: 'Las reglas solo dicen que se acaban las losetas.',
    evidence: [SETUP, BUILD],
  },
  'magnificent.ruling.score-over-hundred': {
    question: '¿Qué pasa en el contador por encima de 100 o por debajo de 0?',
    readings: { ruling: 'Se sigue contando, también con puntos negativos.' },
    why: 'La primera casilla es 0/100, en solitario hay que llegar a 200 y el pago permite bajar de 0.',
    evidence: [PLAYER_SETUP, PAYMENT_EXAMPLE],
  },

  // Preparación
  'magnificent.ruling.side-b-resources': {
    question: '¿Con qué se empieza en los lados B?',
    readings: {
      ruling:
        'Con lo que muestra cada tablero, que la mesa indica una vez. La moneda del jugador inicial se da igual.',
    },
    why: 'Los recursos solo se ven en las imágenes; del tablero II se sabe que su lado B da una carpa.',
    evidence: [EXPERTS, SPIELETEST],
  },

  // Dados y poder
  'magnificent.ruling.die-modifiers-and-payment': {
    question: '¿Cambiar el valor de un dado afecta al pago y a las sumas siguientes?',
    readings: {
      'turned-lasts':
        'Girar el dado, sí: su nueva cara cuenta para el poder de la ronda, el pago y los criterios. Un +N solo da poder en este turno.',
      'turned-this-turn':
        'No: la cara girada y el +N dan poder solo en este turno; después cuenta la cara que salió.',
    },
    why: 'Se pagan los dados que hay en las cartas, y los símbolos impresos no cuestan nada; los ejemplos no cuentan dos veces el +2.',
    evidence: [POWER_EXAMPLES, PAYMENT_EXAMPLE],
  },
  'magnificent.ruling.gem-boost-timing': {
    question: '¿Dan poder las gemas ganadas más tarde en el turno?',
    readings: {
      ruling:
        'No: las gemas se descartan antes de empezar la acción. Las ganadas hasta entonces en el turno sí sirven.',
    },
    otherwise: ['Sí, en cualquier momento antes de acabar la acción.'],
    why: 'Las gemas se descartan justo después de sumar los dados.',
    evidence: [POWER, POWER_ES],
  },
  'magnificent.ruling.modifier-timing': {
    question: '¿Hasta cuándo se puede usar un +N de una carta o de una ficha de entrenador?',
    readings: {
      ruling:
        'Hasta anunciar el nivel de construcción, el viaje entero o la casilla del sombrero. Después ya no sirve.',
    },
    otherwise: ['En cualquier momento del turno, incluso a mitad de la acción.'],
    why: 'El nivel, el viaje o la casilla se eligen una sola vez, con el poder que se tiene.',
    evidence: [POWER, TRAINERS, NOTHING],
  },
  'magnificent.ruling.special-power-sources-for-perform': {
    question: 'Al actuar no importa el color del dado. ¿Qué gemas dan poder?',
    readings: {
      'die-colour-gems': 'Las del color del dado tomado y las transparentes, como siempre.',
      'any-gems': 'Las de cualquier color.',
      'no-gems': 'Ninguna.',
    },
    why: 'El poder se calcula antes de elegir la acción.',
    evidence: [POWER, POWER_ES],
  },

  // Construir
  'magnificent.ruling.build-level-table': {
    question: '¿Qué niveles de construcción hay y qué dan?',
    readings: {
      ruling: 'Los que muestra el tablero de jugador, que la mesa indica una vez.',
    },
    why: 'Solo se ven en la imagen; el texto da únicamente el nivel de 9.',
    evidence: [BUILD, BUILD_ES],
  },
  'magnificent.ruling.build-impossible-tile': {
    question: '¿Y si una loseta del nivel elegido se ha acabado o no cabe?',
    readings: {
      'what-fits': 'Se construyen las que se pueda y se renuncia al resto; otras, nunca.',
      'level-barred': 'Ese nivel no se puede elegir.',
    },
    why: 'El nivel permite colocar losetas, no obliga a ponerlas todas.',
    evidence: [BUILD, NOTHING],
  },
  'magnificent.ruling.adjacency-omission': {
    question: '¿Es seguro que las losetas se tienen que tocar por un lado?',
    readings: { adjacent: 'Sí.', anywhere: 'No: cada loseta puede ir a cualquier lugar.' },
    why: 'Lo dicen los dos textos; la primera edición japonesa lo olvidó y su editorial publicó un aviso.',
    evidence: [BUILD, BUILD_ES, TEN_DAYS],
  },

  // Viajar
  'magnificent.ruling.zero-step-travel': {
    question: '¿Se puede viajar sin avanzar ninguna casilla?',
    readings: {
      'for-nothing': 'Sí, pero no se gana nada: ni gemas, ni carteles, ni carpa.',
      'one-step-at-least': 'No: hay que avanzar al menos una casilla.',
      'takes-its-tent': 'Sí, y se toma la carpa en la que ya está el carromato.',
    },
    why: 'Se puede renunciar al poder, y los símbolos y las carpas se ganan al pasar o al detenerse.',
    evidence: [NOTHING],
  },
  'magnificent.ruling.must-take-tent': {
    question:
      'Con menos de cuatro carpas, ¿hay que tomar aquella en la que se detiene el carromato?',
    readings: {
      must: 'Sí: solo la deja quien ya tiene cuatro.',
      'may-leave': 'No, es voluntario.',
    },
    why: 'Dejar la carpa se menciona solo al hablar de la cuarta.',
    evidence: [TENTS, TENTS_ES],
  },
  'magnificent.ruling.poster-under-taken-tent': {
    question: 'Al tomar una carpa, ¿se gana también el cartel del símbolo de debajo?',
    readings: {
      'later-moves': 'No: el símbolo cuenta solo en los viajes siguientes.',
      'at-once': 'Sí, en el acto.',
    },
    why: 'El único cartel del ejemplo de viaje viene de la casilla de carpa.',
    evidence: [TRAVEL, TRAVEL_ES],
  },
  'magnificent.ruling.counterclockwise-scope': {
    question: 'En sentido antihorario, ¿va todo el viaje o se puede cambiar a medio camino?',
    readings: {
      'whole-move': 'Va todo el viaje.',
      'may-turn-back': 'Se puede cambiar de sentido.',
    },
    why: 'El efecto dice que el carromato se mueve en sentido antihorario.',
    evidence: [TRAINERS],
  },
  'magnificent.ruling.tent-space-bonuses': {
    question: '¿Qué dan las cuatro casillas de carpa?',
    readings: {
      ruling:
        '1 cartel cada una y además 2 monedas, 2 gemas, 1 entrenador o 4 puntos. En qué orden y qué gemas, lo dice el tablero.',
    },
    otherwise: ['Una da 1 cartel y 2 monedas; las otras tres, sin cartel.'],
    why: 'En los ejemplos dan cartel dos casillas distintas. De qué color son las 2 gemas no se dice.',
    evidence: [EXPERTS, TRAVEL, TRAVEL_ES, TRAINERS],
  },

  // Carteles
  'magnificent.ruling.poster-deck-empty': {
    question: '¿Y si se acaba el mazo de carteles?',
    readings: {
      'shuffle-discards': 'Se barajan los descartados; si no hay, el lugar queda vacío.',
      'stays-empty': 'Los lugares del expositor quedan vacíos.',
    },
    why: 'Los textos callan. Los carteles completados no vuelven, y con 48 apenas puede ocurrir.',
    evidence: [NOTHING, SUM],
  },
  'magnificent.ruling.declining-a-poster': {
    question: '¿Se puede rechazar un cartel si queda una casilla libre?',
    readings: { 'must-take': 'No.', 'may-decline': 'Sí.' },
    why: 'Las tres opciones existen solo con las cinco casillas ocupadas.',
    evidence: [POSTERS, POSTERS_ES],
  },
} satisfies Words['rulings'];
