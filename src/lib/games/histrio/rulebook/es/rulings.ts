// Unclear places of the rulebook and how they are settled, in Spanish.
import type { Words } from '../words.ts';

const RUSSIAN = (section: string) => `reglamento ruso, «${section}»`;
const RESOLUTION = RUSSIAN('Розыгрыш');
const REQUESTS = RUSSIAN('Тайные Просьбы');
const COUNTING = RUSSIAN('Подсчёт экю');
const SEASON_2 = RUSSIAN('Подготовка второго сезона');
const FRIENDLY = 'reglamento ruso, apartado de la compañía amiga';
const REFERENCE = 'reglamento ruso, hoja de referencia';
const BOX = 'reglamento ruso, lista de componentes';
const ULTRA = 'texto inglés de las reglas en UltraBoardGames';
const SPANISH = 'traducción española en Entretenimiento Digital';
const SPIELETEST = 'reseña alemana de Spieletest';
const MIKES = 'reseña alemana de Mikes Gaming';
const JESTA = 'reseña inglesa de Jesta ThaRogue';
const DICE = 'reseña inglesa de Dice Settlers';
const MUSEUM = 'ficha alemana de Brettspiele Digital';
const SPIELKULT = 'reseña alemana de Spielkult';
const EXTRALIFE = 'reseña francesa de Extralife';
const DRAGON = 'reseña inglesa de I Slay the Dragon';
const NOTHING = 'no se ha encontrado ninguna fuente';

export const rulings: Words['rulings'] = {
  // El dial
  'histrio.ruling.dial-zero': {
    question: '¿Hay una casilla neutral entre comedia y tragedia?',
    readings: {
      ruling:
        'No. Comedia 1 y tragedia 1 se tocan: una casilla desde comedia 1 hacia el rojo es tragedia 1, y cambia el humor.',
    },
    otherwise: ['Sí, hay una casilla 0 entre ambas.'],
    why: 'El reglamento solo conoce dos humores y el texto inglés habla de dos casillas centrales, una para cada uno.',
    evidence: [ULTRA, SPANISH, SPIELETEST, MIKES],
  },
  'histrio.ruling.needle-start': {
    question: '¿En qué casilla queda la aguja tras lanzar la moneda?',
    readings: {
      ruling: 'En la casilla 1 del lado que salió, al principio y antes de la temporada 2.',
    },
    why: 'El texto ruso solo nombra el lado; otras fuentes nombran la casilla.',
    evidence: [ULTRA, SPANISH, SPIELETEST, MIKES, 'reseña inglesa de Geek Girl Authority'],
  },
  'histrio.ruling.dial-length': {
    question: '¿Qué pasa si la aguja tuviera que ir más allá de la última casilla?',
    readings: {
      ruling:
        'Se para en la última y el resto se pierde. La mesa dice cuántas casillas tiene su dial.',
    },
    otherwise: [
      'No se permite: el movimiento tiene que caber en el dial.',
      'Se sigue contando más allá del dial.',
    ],
    why: 'Una aguja de cartón no puede hacer otra cosa, y nada prohíbe enviar entonces a un actor.',
    evidence: [NOTHING],
  },

  // Desarrollo
  'histrio.ruling.season-end-moment': {
    question: '¿La temporada 1 acaba al repartir la última carta o un turno después?',
    readings: {
      ruling:
        'Un turno después: primero se mira el mazo, así que el turno con las últimas cartas se juega. La temporada 1 tiene 6 turnos.',
    },
    why: 'La hoja de referencia pone primero mirar el mazo y después repartir, y cuando faltan cartas se juega un turno con las que hay.',
    evidence: [REFERENCE, DICE],
  },
  'histrio.ruling.stack-order': {
    question: '¿El «del 1 al 8» de la hoja de referencia habla de ciudades o de cartas?',
    readings: { ruling: 'De ciudades. Dentro de una ciudad, primero la carta más nueva.' },
    why: 'Las reglas nombran los dos órdenes; en la hoja uno quedó una línea más abajo.',
    evidence: [RESOLUTION],
  },
  'histrio.ruling.crowd-net-or-sequence': {
    question:
      'En una ciudad con varios jugadores, ¿los actores mueven la aguja uno a uno o por su suma?',
    readings: {
      ruling:
        'Por su suma, de una vez. Si las sumas son iguales, nada se mueve y ningún regidor se va.',
    },
    why: 'El ejemplo impreso calcula 5 − 4 = 1.',
    evidence: [`${RESOLUTION}, segundo ejemplo`],
  },

  // Actores
  'histrio.ruling.actor1-current-card': {
    question: '¿Un actor de nivel 1 recupera también la carta de viaje de este mismo turno?',
    readings: {
      'all-cards': 'Sí: las 8 cartas en la mano y ninguna carabela fuera.',
      'earlier-cards': 'No: la carta de este turno y su carabela se quedan.',
    },
    why: 'Esa carta está en el descarte desde el viaje, y el texto dice todas las carabelas.',
    evidence: [RUSSIAN('Странствие, 3'), RESOLUTION],
  },
  'histrio.ruling.actor-effects-mandatory': {
    question: '¿Se puede rechazar el efecto de un actor, sobre todo el pago por un nivel 5?',
    readings: {
      mandatory: 'No: quien tiene un escudo paga. Después el actor puede ir a la Corte.',
      'may-decline': 'Sí: el actor cuyo efecto se rechaza se descarta.',
    },
    why: 'La única excepción que se nombra es no poder pagar.',
    evidence: [RUSSIAN('Розыгрыш, Актёр 5')],
  },
  'histrio.ruling.actor5-discard-needle': {
    question: '¿Mueve la aguja un actor de nivel 5 que no se puede pagar?',
    readings: { ruling: 'No, y tampoco se puede enviar a la Corte.' },
    why: 'Se descarta sin efecto, y en la mano solo hay actores no descartados.',
    evidence: [RUSSIAN('Розыгрыш, Актёр 5')],
  },
  'histrio.ruling.actor2-poor-victim': {
    question: '¿Se puede robar a alguien que no tiene dinero?',
    readings: {
      'victim-must-have-money':
        'No: la víctima tiene al menos 1 escudo. Si nadie lo tiene, no pasa nada.',
      anyone: 'Sí, a cualquiera; de una bolsa vacía no se roba nada.',
    },
    why: 'No se puede robar un escudo que no existe; ninguna fuente lo aclara.',
    evidence: [NOTHING],
  },
  'histrio.ruling.actor3-no-manager-left': {
    question: '¿Qué hace un actor de nivel 3 si los 3 regidores propios ya están en el Teatro?',
    readings: {
      'still-paid': 'No se coloca nada, pero cada regidor del Teatro sigue dando 1 escudo.',
      'no-effect': 'Nada.',
    },
    why: 'Colocar y cobrar son dos partes de la frase, y el cobro depende de quién está allí.',
    evidence: [NOTHING],
  },
  'histrio.ruling.actor3-counts-itself': {
    question: '¿Cuenta para el cobro el regidor recién colocado?',
    readings: { ruling: 'Sí: al colocar uno se cobra al menos 1 escudo.' },
    why: 'En la frase, colocar va primero.',
    evidence: [RUSSIAN('Розыгрыш, Актёр 3'), JESTA],
  },
  'histrio.ruling.court-from-troupe': {
    question: '¿Puede ir a la Corte un actor que ya estaba en la compañía?',
    readings: { ruling: 'No: solo uno reunido ahora en esta ciudad, y solo 1.' },
    why: 'La carta se descarta de la mano, y la compañía está en la mesa.',
    evidence: [RESOLUTION, JESTA],
  },

  // Acróbatas
  'histrio.ruling.acrobat-this-phase': {
    question: 'Un acróbata se puede usar «en cuanto acabe esta fase». ¿Qué fase?',
    readings: {
      'whole-phase':
        'Toda la resolución: se puede usar desde las nuevas oportunidades del mismo turno.',
      'that-city': 'Solo esa ciudad: se puede usar en cuanto esté resuelta.',
    },
    why: 'El reglamento solo llama fases a las tres partes del turno.',
    evidence: [RUSSIAN('Розыгрыш, Акробат')],
  },
  'histrio.ruling.acrobat-ban-scope': {
    question: '¿Cuándo exactamente no se pueden usar acróbatas?',
    readings: {
      'lone-resolving': 'Solo mientras un jugador resuelve a solas una ciudad.',
      'whole-phase': 'Durante toda la resolución.',
    },
    why: 'La prohibición está en el párrafo sobre el jugador que está solo y se refiere a esa resolución.',
    evidence: [RESOLUTION],
  },

  // Peticiones secretas
  'histrio.ruling.request-limit-face-up': {
    question: '¿Cuenta para el límite de 3 la petición boca arriba de la temporada 1?',
    readings: {
      'face-up-counts': 'Sí, y puede ser la que se descarte.',
      'face-down-only': 'No, solo cuentan las que están boca abajo.',
    },
    why: 'El límite es de cartas delante del jugador, y esa está ahí.',
    evidence: [NOTHING],
  },
  'histrio.ruling.request-limit-moment': {
    question: '¿Cuándo se descarta la cuarta petición?',
    readings: { ruling: 'En el acto. La nueva ya se ha visto y puede ser la descartada.' },
    otherwise: ['Al final del turno.'],
    why: 'La regla actúa en cuanto hay más de 3.',
    evidence: [REQUESTS],
  },
  'histrio.ruling.request-draw-order': {
    question: '¿En qué orden roban los jugadores de una misma ciudad?',
    readings: {
      ruling:
        'En cualquiera. Siempre hay bastantes; si la que está boca arriba no cuenta y el mazo se agota, los jugadores acuerdan quién se queda sin ella.',
    },
    otherwise: ['Por orden de turno, como en otros juegos.'],
    why: 'Se roba a ciegas y no hay orden de jugadores. De 22 cartas, 5 jugadores tienen como mucho 15.',
    evidence: [BOX, REQUESTS],
  },
  'histrio.ruling.request-none-in-season-1': {
    question: '¿Puede jugar dos en la temporada 2 quien no jugó ninguna en la 1?',
    readings: {
      'one-a-festival': 'No, una nueva en cada festival.',
      'two-in-season-2': 'Sí, dos en la temporada 2.',
    },
    why: 'Cada festival permite una; la segunda de la temporada 2 se suma a la que está boca arriba.',
    evidence: [COUNTING],
  },
  'histrio.ruling.request-unmet': {
    question: '¿Se puede jugar una petición cuya condición no se cumple?',
    readings: {
      'pays-nothing': 'Sí. Ahora no da nada, pero aún puede dar en la temporada 2.',
      'not-played': 'No, se queda boca abajo.',
    },
    why: 'Qué carta jugar lo elige el jugador; la condición solo decide el dinero.',
    evidence: [NOTHING],
  },
  'histrio.ruling.request-evaluation-moment': {
    question: 'Si una petición mira el dinero, ¿se juzga antes o después de que paguen las demás?',
    readings: {
      'after-the-shows': 'Todas según lo que tiene cada uno al acabar los espectáculos.',
      'one-after-another': 'Cada una al jugarse, con lo pagado hasta entonces.',
    },
    why: 'No hay orden de jugadores.',
    evidence: [NOTHING],
  },

  // Espectáculos
  'histrio.ruling.difference-zero': {
    question: '¿Agrada al Rey un espectáculo equilibrado o una compañía vacía?',
    readings: { ruling: 'No: no se inclina hacia ningún lado y no da recompensa.' },
    why: 'La diferencia tiene que estar del lado del humor del Rey.',
    evidence: [COUNTING, EXTRALIFE, MUSEUM],
  },
  'histrio.ruling.only-pleaser-is-best': {
    question: 'Si solo agrada un espectáculo, ¿es también el mejor?',
    readings: { ruling: 'Sí: 6 escudos en la temporada 1 y 10 en la 2.' },
    why: 'El mejor es el de mayor diferencia entre los que agradan.',
    evidence: [COUNTING],
  },
  'histrio.ruling.chameleon-side': {
    question: '¿Quién decide de qué lado está el Camaleón?',
    readings: {
      'owner-chooses':
        'Su dueño, de nuevo en cada festival; si no dice nada, el del humor del Rey. Él solo da una diferencia de 1.',
      'kings-mood': 'Siempre va con el humor del Rey.',
    },
    why: 'Cuenta como cualquiera de los dos; una petición secreta puede hacer preferible el otro lado.',
    evidence: [RUSSIAN('Хамелеон')],
  },
  'histrio.ruling.chameleon-as-actor-for-requests': {
    question: '¿Cuenta el Camaleón como actor para las peticiones secretas?',
    readings: { ruling: 'No, salvo que lo diga la petición.' },
    otherwise: ['Sí, cuenta como actor.'],
    why: 'El reglamento insiste en que no es actor; su valor solo sirve para la diferencia.',
    evidence: [RUSSIAN('Хамелеон'), COUNTING],
  },
  'histrio.ruling.matching-actors-for-all': {
    question: '¿Solo cobra por actores acordes quien tiene un espectáculo que agrada?',
    readings: { ruling: 'No, cobran todos.' },
    why: 'Es el primer paso del recuento y no tiene condición.',
    evidence: [COUNTING, EXTRALIFE],
  },
  'histrio.ruling.end-of-game-heading': {
    question: 'La hoja de referencia pone el recuento en el «final del juego». ¿Hay solo uno?',
    readings: {
      ruling: 'No, cada temporada acaba con uno: 3 escudos en la temporada 1 y 5 en la 2.',
    },
    why: 'Las reglas lo describen para las dos temporadas, con dos recompensas.',
    evidence: [COUNTING, EXTRALIFE, DICE],
  },

  // Entre temporadas
  'histrio.ruling.managers-season-change': {
    question: '¿Dejan los regidores el Teatro entre las temporadas?',
    readings: {
      'if-the-mood-changes': 'Solo si la nueva moneda muestra el otro humor.',
      always: 'Sí, siempre.',
      never: 'No, nunca.',
    },
    why: 'La lista de lo que se hace entre temporadas no los nombra, y cada cambio de humor los manda a casa.',
    evidence: [SEASON_2],
  },
  'histrio.ruling.shuffle-season-2': {
    question: '¿Se baraja el descarte antes de ser el mazo de la temporada 2?',
    readings: { ruling: 'Sí.' },
    otherwise: ['No, el montón solo se da la vuelta.'],
    why: 'Todos han visto el orden de esa pila; simplemente falta la palabra.',
    evidence: [NOTHING],
  },
  'histrio.ruling.empty-city-voluntary': {
    question: '¿Qué pasa si alguien va a una ciudad vacía por gusto, o van varios?',
    readings: {
      ruling:
        'Lo mismo: cada jugador roba allí 1 petición, nunca 2. Las compañías amigas no roban.',
    },
    otherwise: ['No se puede, o no da petición.'],
    why: 'La petición compensa no hallar cartas, y cuando hay varios ya roban una cada uno.',
    evidence: [RUSSIAN('Новые возможности')],
  },
  'histrio.ruling.season2-caravel-in-front': {
    question: '¿Puede quedar una carabela ante una ciudad al cambiar de temporada?',
    readings: { ruling: 'No, todas están ya en el tablero.' },
    why: 'Cada ciudad visitada termina moviendo sus carabelas.',
    evidence: [RESOLUTION],
  },

  // Cartas de viaje y carabelas
  'histrio.ruling.refill-with-zero-cards': {
    question: '¿Qué pasa si por un acróbata se juegan dos cartas y no queda ninguna?',
    readings: {
      'one-or-none': 'Con 1 carta o ninguna vuelven todas.',
      'exactly-one': 'Solo cuando queda exactamente 1.',
    },
    why: 'Sin cartas no se podría viajar en el turno siguiente.',
    evidence: [SPIELKULT, MUSEUM],
  },
  'histrio.ruling.refill-moment': {
    question: '¿Cuándo se mira si queda la última carta de viaje?',
    readings: {
      ruling:
        'Cuando la ciudad del jugador está resuelta y su carabela movida; un actor de nivel 1 actúa antes.',
    },
    otherwise: ['Al final del turno.'],
    why: 'La regla sigue al párrafo de las carabelas. Sin acróbatas, el final del turno daría lo mismo.',
    evidence: [RESOLUTION, JESTA, DRAGON],
  },
  'histrio.ruling.seven-or-eight-caravels': {
    question: '¿Cada jugador tiene 7 u 8 carabelas?',
    readings: {
      ruling: '8. Si son 7, se juega igual: la séptima carta ya las hace volver todas.',
    },
    otherwise: ['7, es decir, 35 en la caja.'],
    why: 'El reglamento y la mayoría de las fuentes dicen 8; tres dicen 7.',
    evidence: [
      BOX,
      ULTRA,
      SPIELETEST,
      'reseña italiana de Pinco11',
      'listas de componentes de AvenJoueurs y Nerd Herd',
      `a favor de 7: ${MIKES}, Cliquenabend, Board-game`,
    ],
  },

  // Dinero
  'histrio.ruling.treasury-empty': {
    question: '¿Qué pasa si la Tesorería se queda sin monedas?',
    readings: { ruling: 'No se agota: sirve cualquier cosa como moneda.' },
    otherwise: ['Quien no encuentra escudos no recibe nada.'],
    why: 'Ninguna regla lo menciona, y una partida paga mucho menos de 250 escudos.',
    evidence: [NOTHING],
  },
  'histrio.ruling.money-secret': {
    question: '¿Está el dinero a la vista?',
    readings: {
      open: 'Sí: un ladrón tiene que saber quién tiene.',
      hidden: 'No: los totales se muestran al final.',
    },
    why: 'El reglamento no lo dice.',
    evidence: [NOTHING],
  },

  // Compañías amigas
  'histrio.ruling.friendly-heading': {
    question: '¿Para cuántos jugadores son las compañías amigas?',
    readings: { ruling: 'Para 2 exactamente, y entonces son obligatorias.' },
    otherwise: ['Para cualquier número de jugadores, si quieren.'],
    why: 'Cada jugador necesita un segundo color, y 5 colores solo alcanzan para 2.',
    evidence: [BOX, 'reseña francesa de Jedisjeux'],
  },
  'histrio.ruling.friendly-refill-wrong-card': {
    question:
      'Se dice que las compañías amigas recuperan sus cartas de encuentro. ¿Qué cartas son?',
    readings: { ruling: 'Sus cartas de viaje; es un desliz.' },
    why: 'Nunca tienen cartas de encuentro, y la frase repite la regla de los jugadores.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-meets-player': {
    question: '¿Y si una compañía amiga y un jugador están en la misma ciudad?',
    readings: {
      'crowded-city':
        'Como con varios jugadores: se descarta, los actores mueven la aguja y el jugador roba una petición. También con la compañía amiga propia.',
      'friendly-ignored': 'La compañía amiga no cuenta: el jugador está solo.',
      'needle-stays': 'Se descarta y el jugador roba una petición, pero la aguja no se mueve.',
    },
    why: 'Las demás reglas valen, y dos compañías amigas ya actúan como varios jugadores.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-managers': {
    question: '¿Para qué son los 3 regidores del color amigo?',
    readings: { ruling: 'Para nada: un jugador coloca solo los 3 de su color.' },
    otherwise: ['Amplían la reserva del jugador.'],
    why: 'El segundo color no se juega como el primero, y la compañía amiga no gana actores.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-season-change': {
    question: '¿Se renueva la pila amiga para la temporada 2?',
    readings: {
      'pile-continues': 'No, sigue; solo se renueva cuando le queda 1 carta.',
      'pile-renewed': 'Sí, se barajan las 8 cartas.',
    },
    why: 'Tampoco vuelven las cartas de viaje de los jugadores.',
    evidence: [SEASON_2],
  },
  'histrio.ruling.friendly-drawn-card-counts': {
    question: '¿Cuándo queda 1 carta en la pila amiga?',
    readings: { ruling: 'Tras jugarse la séptima; la octava nunca se roba.' },
    otherwise: ['En cuanto se roba la última carta.'],
    why: 'Se cuenta como para los jugadores.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-level-1': {
    question: '¿Renueva también la pila amiga un actor de nivel 1?',
    readings: {
      'own-cards-only': 'No, solo vuelven las cartas de viaje y carabelas propias.',
      'both-sets': 'Sí, los dos juegos.',
    },
    why: 'El actor devuelve cartas a la mano, y las amigas nunca están en una.',
    evidence: [FRIENDLY],
  },

  // Palabras del reglamento
  'histrio.ruling.coin-word': {
    question: 'El texto ruso tiene tres palabras para las monedas. ¿Son varias divisas?',
    readings: { ruling: 'No, una sola: el escudo.' },
    why: 'Las otras grafías son erratas.',
    evidence: [BOX],
  },
  'histrio.ruling.secret-task': {
    question: 'Dos nombres de piezas aparecen una sola vez en el texto ruso. ¿Son otras piezas?',
    readings: { ruling: 'No: son la petición secreta y el regidor.' },
    why: 'En la caja no hay otra cosa con esos nombres.',
    evidence: [BOX, REQUESTS, REFERENCE],
  },
};
