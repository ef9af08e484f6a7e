// Clauses in Spanish: round end, game end, scoring criteria, bonuses and the solitaire mode.
import type { Words } from '../words.ts';

export const endClauses = {
  // Final de la ronda
  'magnificent.round-end.trigger':
    'La ronda acaba cuando todos han jugado 4 turnos. Los pasos que siguen van por orden.',
  'magnificent.round-end.step-order':
    'Al final de la ronda: pago, carta maestra y ficha de entrenador nuevas, puntuar una carta maestra y preparar la ronda siguiente; esto último solo tras las rondas 1 y 2.',

  // Pago
  'magnificent.payment.highest-colour-sum':
    'Cada jugador suma sus dados naranjas, verdes y morados por separado y paga en monedas la mayor de las tres sumas.',
  'magnificent.payment.plus-clear-dice':
    'A la mayor suma de un color se añade la de todos los dados transparentes propios: también se paga en monedas.',
  'magnificent.payment.card-symbols-free':
    'Los símbolos de dado impresos en las cartas maestras no cuestan nada.',
  'magnificent.payment.pay-what-you-have': 'Quien no puede pagarlo todo entrega todas sus monedas.',
  'magnificent.payment.penalty-round-one':
    'En la ronda 1 se pierde 1 punto por cada moneda que falta.',
  'magnificent.payment.penalty-round-two':
    'En la ronda 2 se pierden 2 puntos por cada moneda que falta.',
  'magnificent.payment.penalty-round-three':
    'En la ronda 3 se pierden 3 puntos por cada moneda que falta.',
  'magnificent.payment.score-may-go-negative': 'El marcador puede bajar de 0.',
  'magnificent.payment.no-choice-to-keep-coins':
    'Se paga hasta donde llegan las monedas: no se pueden guardar y perder puntos a cambio.',

  // Cartas y fichas nuevas
  'magnificent.sets.lower-hat-returns':
    'Primero, quien tiene los dos sombreros en la pista de actuaciones devuelve el más bajo a su zona de juego.',
  'magnificent.sets.order-by-hats':
    'Cartas y fichas se eligen por el orden de los sombreros que quedan en la pista, de arriba abajo.',
  'magnificent.sets.take-card-and-tile':
    'Cada uno toma un conjunto del expositor: una carta maestra y la ficha de entrenador de su derecha.',
  'magnificent.sets.no-tiles-in-last-round':
    'En la última ronda no hay fichas de entrenador: se toma solo una carta maestra.',
  'magnificent.sets.card-to-play-area':
    'La carta maestra se une a las otras cuatro en la zona de juego.',
  'magnificent.sets.tile-to-empty-space':
    'La ficha de entrenador va a una casilla libre de la zona de entrenadores.',
  'magnificent.sets.everyone-gets-one':
    'Quien no ha actuado en la ronda también toma un conjunto, según el lugar de su sombrero en la pista.',
  'magnificent.sets.two-players-gap':
    'Solo con 2 jugadores: si entre los sombreros hay al menos una casilla libre, quien está más arriba, tras elegir, descarta un conjunto antes de que el otro tome el último.',
  'magnificent.sets.two-players-no-gap':
    'Solo con 2 jugadores: si los sombreros están en casillas contiguas, quien está más abajo elige uno de los dos conjuntos que quedan y descarta el otro.',

  // Puntuar una carta
  'magnificent.score-card.one-of-five':
    'Cada jugador debe elegir exactamente una de las 5 cartas maestras de su zona de juego y puntuarla.',
  'magnificent.score-card.new-card-allowed': 'Puede ser la carta recién tomada.',
  'magnificent.score-card.move-marker': 'Los puntos se anotan en el acto en el contador.',
  'magnificent.score-card.discard': 'La carta puntuada va a la pila de descartes y quedan 4.',

  // Preparar la ronda siguiente
  'magnificent.prepare.only-after-first-two-rounds':
    'Este paso tiene lugar solo tras las rondas 1 y 2.',
  'magnificent.prepare.trainers-return':
    'Todos los entrenadores de la carpa principal vuelven a la zona de juego de sus dueños.',
  'magnificent.prepare.refill-main-display':
    'El expositor se repone como en la preparación: 3 conjuntos con 2 o 3 jugadores; 4 con cuatro jugadores y en solitario.',
  'magnificent.prepare.no-trainer-tiles-before-last-round':
    'Antes de la última ronda no se ponen fichas de entrenador.',
  'magnificent.prepare.hats-slide-down':
    'Los sombreros bajan al pie de la pista sin cambiar de orden: el más bajo a la casilla n.º 1, y así hacia arriba.',
  'magnificent.prepare.new-starting-player':
    'Empieza la ronda siguiente el jugador cuyo sombrero queda en la casilla n.º 1.',
  'magnificent.prepare.still-clockwise':
    'En la ronda siguiente se juega también en sentido horario; los demás sombreros no cambian el orden de turno.',
  'magnificent.prepare.cards-empty-again':
    'Recogidos los dados, las cuatro cartas maestras quedan libres; los dados de rondas anteriores ya no cuentan ni para el poder ni para el pago.',
  'magnificent.prepare.reroll-all-dice':
    'El nuevo jugador inicial recoge todos los dados en uso, los tira y los deja en la carpa principal.',

  // Final de la partida
  'magnificent.end.after-third-round':
    'La partida acaba tras la tercera ronda, con los pasos 1 a 3 de su final.',
  'magnificent.end.step-order':
    'La puntuación final va por este orden: cartas maestras a la mitad, monedas y áreas del campamento.',
  'magnificent.end.half-master-cards':
    'Cada una de las 4 cartas maestras que quedan da la mitad de sus puntos, redondeada hacia abajo carta a carta.',
  'magnificent.end.half-maximum':
    'Cuando una carta da la mitad, su máximo impreso también se reduce a la mitad, hacia abajo.',
  'magnificent.end.coins': 'Cada 5 monedas que quedan dan 1 punto, redondeado hacia abajo.',
  'magnificent.end.camp-areas':
    'Cada una de las 9 áreas rectangulares del campamento cubierta por completo da 4 puntos.',
  'magnificent.end.gems-fill-spaces':
    'Las gemas que quedan, de cualquier color, pueden llenar casillas descubiertas del campamento: una por casilla.',
  'magnificent.end.gem-fill-only-for-areas':
    'Las casillas llenas con gemas sirven solo para completar áreas: no dan bonificación ni cuentan para las filas y columnas de las cartas maestras.',
  'magnificent.end.winner': 'Gana quien tiene más puntos.',
  'magnificent.end.tie-break':
    'Si hay empate, gana quien tiene el sombrero más arriba en la pista de actuaciones tras la última ronda.',
  'magnificent.end.tie-break-missing-in-spanish':
    'El texto español dice que se trata de reunir puntos, pero no nombra al ganador ni resuelve los empates: vale la regla rusa.',

  // Criterios de puntuación
  'magnificent.criteria.lower-half':
    'La mitad inferior de cada carta maestra muestra un criterio de puntuación.',
  'magnificent.criteria.maximum':
    'Muchas cartas indican cuántas veces puede contar el criterio y los puntos máximos.',
  'magnificent.criteria.list-is-of-types':
    'La lista impresa muestra todos los tipos de criterio, pero no todas las variantes de símbolo o color, que funcionan igual.',
  'magnificent.criteria.small-tile-of-colour':
    '4 puntos por cada loseta pequeña de un color; en el ejemplo impreso, naranja.',
  'magnificent.criteria.large-tile-of-colour':
    '5 puntos por cada loseta grande de un color; en el ejemplo impreso, naranja.',
  'magnificent.criteria.any-tile-of-colour':
    '3 puntos por cada loseta de un color, pequeña o grande; en el ejemplo impreso, naranja.',
  'magnificent.criteria.small-tile-any-colour':
    '3 puntos por cada loseta pequeña de cualquier color.',
  'magnificent.criteria.large-tile-any-colour':
    '4 puntos por cada loseta grande de cualquier color.',
  'magnificent.criteria.tents':
    '3 puntos por cada carpa de la zona de carpas, sin contar la inicial.',
  'magnificent.criteria.pay-coins':
    '3 puntos por cada moneda pagada al puntuar esta carta; las pagadas por los dados no cuentan.',
  'magnificent.criteria.flat-eight': '8 puntos fijos.',
  'magnificent.criteria.largest-rectangle':
    '1 punto por cada casilla del mayor rectángulo o cuadrado que forman las losetas de un color en el campamento; en el ejemplo impreso, naranja.',
  'magnificent.criteria.columns':
    '6 puntos por cada columna del campamento cubierta del todo por losetas.',
  'magnificent.criteria.rows':
    '7 puntos por cada fila del campamento cubierta del todo por losetas.',
  'magnificent.criteria.rows-columns-before-gems':
    'Al final de la partida, las filas y columnas se puntúan antes de poner gemas en el campamento.',
  'magnificent.criteria.dice-due':
    'Tantos puntos como la mayor suma de dados propios de un color más la de los transparentes: lo que tocaba pagar al final de la ronda, se haya pagado o no.',
  'magnificent.criteria.trainers':
    '3 puntos por cada entrenador propio en el tablero y en la zona de juego; los de la reserva no cuentan.',
  'magnificent.criteria.one-artist':
    'Se elige 1 artista: 5 puntos por cada cartel completado suyo.',
  'magnificent.criteria.unique-artists':
    '4 puntos por cada artista distinto entre los carteles completados; en el juego hay 6.',
  'magnificent.criteria.poster-symbol':
    '4 puntos por cada cartel completado con cierto símbolo; en el ejemplo impreso, el fuego naranja.',
  'magnificent.criteria.starting-posters-count':
    'Un cartel inicial completado cuenta como cualquier otro para estos criterios.',
  'magnificent.criteria.clear-dice-doubled':
    'El doble de la suma de los dados transparentes propios al final de la ronda.',
  'magnificent.criteria.coloured-gems':
    '3 puntos por cada gema de color del almacén; las transparentes no son de color.',
  'magnificent.criteria.hat-requirement':
    'Tantos puntos como el poder que pide la casilla de la pista de actuaciones donde está el sombrero propio al final de la ronda.',

  // Bonificaciones
  'magnificent.bonuses.three-sources':
    'Dan bonificaciones las cartas maestras al recibir un dado, las casillas de bonificación al cubrirlas con losetas y la zona de carpas al poner una carpa.',
  'magnificent.bonuses.list-is-of-types':
    'La lista impresa muestra todos los tipos de bonificación, no todas las variantes; las de otro color o número funcionan igual.',
  'magnificent.bonuses.never-twice':
    'Ninguna bonificación se usa dos veces: por ejemplo, no se pueden devolver 2 entrenadores para construir dos losetas pequeñas verdes.',
  'magnificent.bonuses.one-coin': 'Se gana 1 moneda.',
  'magnificent.bonuses.one-poster': 'Se gana 1 cartel según las reglas habituales.',
  'magnificent.bonuses.camp-space-two-posters':
    'Una casilla de bonificación del campamento da 2 carteles de una vez.',
  'magnificent.bonuses.copy-card':
    'Copia: se usa la bonificación de una cualquiera de las otras tres cartas maestras propias.',
  'magnificent.bonuses.five-points': 'Se ganan 5 puntos.',
  'magnificent.bonuses.plus-two-colour':
    'Suma 2 al dado tomado en este turno si es naranja o transparente usado como naranja; con los demás colores, igual.',
  'magnificent.bonuses.trainer-for-small-tile':
    'Se devuelve 1 entrenador a la reserva y se construye 1 loseta pequeña del color indicado; en el ejemplo impreso, verde.',
  'magnificent.bonuses.gems-for-small-tile':
    'Se descartan 3 gemas cualesquiera y se construye 1 loseta pequeña del color indicado; en el ejemplo impreso, naranja.',
  'magnificent.bonuses.card-tile-covers-bonus':
    'La loseta construida con una carta maestra gana como siempre las bonificaciones de las casillas que cubre.',
  'magnificent.bonuses.coloured-gem':
    'Se gana 1 gema del color indicado (en el ejemplo impreso, morada), o 1 moneda si ya hay 3 de ese tipo.',
  'magnificent.bonuses.plus-one-any': 'Suma 1 al dado tomado en este turno, sea del color que sea.',
  'magnificent.bonuses.gain-trainer':
    'Se toma 1 entrenador propio de la reserva y se pone en la zona de juego.',
  'magnificent.bonuses.set-die-face':
    'Al tomar el dado, al principio del turno, se gira en el acto a la cara que se quiera.',
  'magnificent.bonuses.buy-trainer':
    'Se pagan 2 monedas y se toma 1 entrenador propio de la reserva.',

  // En solitario
  'magnificent.solo.goal': 'En solitario se gana con 200 puntos o más.',
  'magnificent.solo.rank-outstanding':
    'Con 220 puntos o más se alcanza el rango de empresario sobresaliente.',
  'magnificent.solo.rank-best':
    'Con 240 puntos o más se alcanza el título de mejor showman del siglo.',
  'magnificent.solo.other-rules-apply':
    'Lo que no cambia el capítulo del modo en solitario sigue las reglas normales.',
  'magnificent.solo.setup-dice':
    'Se tiran 1 dado naranja, 1 verde, 1 morado y 2 transparentes y se dejan en la carpa principal; los demás forman una reserva junto al tablero.',
  'magnificent.solo.setup-display':
    'En el expositor se ponen 4 cartas maestras y 4 fichas de entrenador.',
  'magnificent.solo.setup-master-cards':
    'Se muestran otras 6 cartas maestras, se conservan 4 como cartas iniciales, boca arriba, y las otras 2 se barajan en el mazo.',
  'magnificent.solo.setup-trainer-tile':
    'Se muestran 2 fichas de entrenador, se conserva 1 boca arriba en la zona de entrenadores y la otra se mezcla en la pila.',
  'magnificent.solo.setup-neutral-hats':
    'Se ponen sombreros de otros colores en las casillas de 6, 10 y 16 de la pista de actuaciones, que cuentan como ocupadas toda la partida.',
  'magnificent.solo.discard-poster-for-die':
    'Al empezar cada turno, también el primero, se puede descartar 1 cartel del expositor: uno por turno como mucho.',
  'magnificent.solo.added-die-colour':
    'A cambio se toma de la reserva un dado del color del símbolo que el cartel lleva abajo (naranja, verde o morado), se tira y se añade a la carpa principal.',
  'magnificent.solo.refill-poster': 'El cartel descartado se repone del mazo.',
  'magnificent.solo.discard-top-sets':
    'Antes de tomar un conjunto se descarta el conjunto superior del expositor por cada sombrero que está por encima del propio: si hay dos, los dos conjuntos de arriba.',
  'magnificent.solo.clear-and-refill-display':
    'Tomado el conjunto, se descarta el resto del expositor. Antes de la ronda 2 se ponen otra vez 4 cartas maestras y 4 fichas de entrenador; antes de la 3, solo 4 cartas maestras; después, nada.',
  'magnificent.solo.new-round-dice':
    'Cada ronda empieza con 1 dado de cada color y 2 transparentes, tirados en la carpa principal; los demás vuelven a la reserva.',
} satisfies Partial<Words['clauses']>;
