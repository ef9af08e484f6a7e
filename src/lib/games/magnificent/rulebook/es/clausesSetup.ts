// Clauses in Spanish: the game at a glance, the box, set-up and set-up for experienced players.
import type { Words } from '../words.ts';

export const setupClauses = {
  // La partida de un vistazo
  'magnificent.overview.goal':
    'Gana quien tenga más puntos al final. Los puntos son las entradas vendidas, y se ganan sobre todo completando carteles y puntuando cartas maestras.',
  'magnificent.overview.rounds': 'La partida dura exactamente 3 rondas; no hay una cuarta.',
  'magnificent.overview.turns-per-round':
    'En cada ronda cada jugador juega exactamente 4 turnos: 12 en toda la partida.',
  'magnificent.overview.turn-order':
    'Empieza el jugador inicial y siguen los demás en sentido horario, y así hasta que todos hayan jugado 4 turnos.',
  'magnificent.overview.turn-phases':
    'El turno tiene tres fases, en este orden: tomar un dado, calcular el poder y realizar una acción.',
  'magnificent.overview.higher-sum-costs-more':
    'Cuanto más suman los dados propios de un color, más fuertes son las acciones y más caro es el pago al final de la ronda.',
  'magnificent.overview.income-sources':
    'El campamento permite completar carteles; los viajes dan gemas, carpas y carteles; las actuaciones, puntos y monedas. Al final de cada ronda todos toman otra carta maestra y puntúan una.',
  'magnificent.overview.area-names':
    'Las reglas llaman a las zonas del tablero y de los tableros de jugador por su nombre impreso.',

  // Componentes
  'magnificent.components.dice-total':
    'Hay 19 dados: de tres colores (naranja, verde y morado) y transparentes.',
  'magnificent.components.gems-total':
    'Hay 48 gemas de cuatro tipos: naranjas, verdes, moradas y transparentes.',
  'magnificent.components.wagons': 'Hay 3 carromatos, uno por color.',
  'magnificent.components.trainers-total':
    'Hay 32 entrenadores, 8 por jugador: nadie puede tener más de 8.',
  'magnificent.components.hats': 'Hay 8 sombreros, 2 por jugador.',
  'magnificent.components.master-cards':
    'Hay 56 cartas maestras: 16 llevan un número romano del I al IV abajo a la izquierda, cuatro de cada uno, y 40 no llevan ninguno.',
  'magnificent.components.posters':
    'Hay 54 carteles en total; 6 de ellos son iniciales, con una marca verde en el dorso.',
  'magnificent.components.tents': 'Hay 16 carpas, de las que 15 van al tablero.',
  'magnificent.components.trainer-tiles':
    'Hay 12 fichas de entrenador, cada una con una casilla de entrenador.',
  'magnificent.components.coins':
    'Hay 40 fichas de moneda de cuatro valores, en pilas de 16, 12, 8 y 4.',
  'magnificent.components.coins-count': 'Hay 40 monedas, ordenadas por valor.',
  'magnificent.components.camp-tiles-russian':
    'Hay 84 losetas de campamento: 36 grandes, 12 por color, y 48 pequeñas, 16 por color. Ese es el límite de cada color y tamaño.',
  'magnificent.components.camp-tiles-spanish':
    'La lista española da 72 losetas de campamento, sin separarlas por tamaño. Es un error: son 84.',
  'magnificent.components.player-boards':
    'Hay 4 tableros de jugador, numerados del I al IV, con un lado A y un lado B.',
  'magnificent.components.plastic-box':
    'Las piezas se reparten en los compartimentos de la caja de plástico, que hace de reserva general al alcance de todos.',
  'magnificent.components.coin-unit':
    'En las reglas, una moneda vale siempre 1; las fichas se pueden cambiar por otras de distinto valor en cualquier momento.',

  // Preparación general
  'magnificent.setup.board-centre': 'El tablero se coloca en el centro de la mesa.',
  'magnificent.setup.sort-supply':
    'Las monedas se ordenan por valor, las gemas por color y las losetas por color y tamaño: es la reserva general, al alcance de todos.',
  'magnificent.setup.random-starting-player':
    'El jugador inicial se elige al azar, por ejemplo tirando los dados.',
  'magnificent.setup.dice-two-players':
    'Con 2 jugadores se usan 11 dados: 3 naranjas, 3 verdes, 3 morados y 2 transparentes.',
  'magnificent.setup.dice-three-players':
    'Con 3 jugadores se usan 15 dados: 4 naranjas, 4 verdes, 4 morados y 3 transparentes.',
  'magnificent.setup.dice-four-players': 'Con 4 jugadores se usan los 19 dados.',
  'magnificent.setup.dice-leftover':
    'Los dados que sobran vuelven a la caja. La cantidad está impresa también arriba a la derecha del tablero.',
  'magnificent.setup.roll-into-main-tent':
    'El jugador inicial tira todos los dados y los deja en la carpa principal con el valor que ha salido.',
  'magnificent.setup.set-aside-numbered-master-cards':
    'Las 16 cartas maestras con un número del I al IV se apartan por el momento.',
  'magnificent.setup.master-deck':
    'Las demás cartas maestras se barajan y forman un mazo boca abajo en su lugar del tablero.',
  'magnificent.setup.trainer-stack':
    'Las fichas de entrenador se mezclan y forman una pila boca abajo a la derecha del mazo de cartas maestras.',
  'magnificent.setup.display-two-or-three-players':
    'Con 2 o 3 jugadores se llenan solo los tres lugares superiores del expositor: 3 cartas maestras y 3 fichas de entrenador boca arriba.',
  'magnificent.setup.display-four-players':
    'Con 4 jugadores se llenan los cuatro lugares del expositor: 4 cartas maestras y 4 fichas de entrenador boca arriba.',
  'magnificent.setup.wagons-on-start':
    'En cada una de las tres rutas se pone un carromato en la casilla de salida, la que tiene el borde marcado.',
  'magnificent.setup.wagons-face-left':
    'Los carromatos miran a la izquierda: avanzarán en sentido horario.',
  'magnificent.setup.tents-on-poster-spaces':
    'Las carpas se mezclan boca abajo, se pone una al azar en cada una de las 15 casillas con símbolo de cartel, 5 por ruta, y se giran boca arriba.',
  'magnificent.setup.spare-tent': 'La carpa que sobra vuelve a la caja.',
  'magnificent.setup.set-aside-starting-posters':
    'Los carteles iniciales, con la marca verde en el dorso, se apartan.',
  'magnificent.setup.poster-deck':
    'Los demás carteles se barajan y forman un mazo boca abajo en su lugar del tablero.',
  'magnificent.setup.poster-display-four':
    'Se muestran 4 carteles del mazo, uno en cada lugar del expositor de carteles, sea cual sea el número de jugadores.',

  // Preparación de cada jugador
  'magnificent.setup.scoring-marker':
    'Cada jugador pone su marcador en la casilla 0/100 del contador de puntos.',
  'magnificent.setup.scoring-marker-moves':
    'El marcador se mueve cada vez que su dueño gana puntos.',
  'magnificent.setup.hats-initial-order':
    'El jugador inicial pone un sombrero en la casilla n.º 1 de la pista de actuaciones, la más baja; quien está a su izquierda, en la siguiente hacia arriba, y así en sentido horario.',
  'magnificent.setup.second-hat-aside':
    'Cada jugador conserva el otro sombrero en su zona de juego.',
  'magnificent.setup.random-player-board': 'Cada jugador recibe al azar un tablero de jugador.',
  'magnificent.setup.first-game-side-a': 'En la primera partida todos usan el lado A.',
  'magnificent.setup.side-a-always-in-spanish':
    'El texto español pide poner arriba el lado A y no dice para qué sirve el B.',
  'magnificent.setup.numbered-master-cards':
    'En la primera partida, y siempre que no se reparta por draft, cada jugador toma las cuatro cartas maestras con el número de su tablero.',
  'magnificent.setup.unused-numbered-cards-shuffled':
    'Con menos de 4 jugadores, las cartas numeradas que nadie ha tomado se barajan en el mazo de cartas maestras.',
  'magnificent.setup.deal-starting-poster':
    'Los carteles iniciales se barajan boca abajo y cada jugador recibe uno, que pone boca arriba.',
  'magnificent.setup.spare-starting-posters':
    'Los carteles iniciales que sobran vuelven a la caja.',
  'magnificent.setup.starting-poster-place':
    'El cartel inicial va boca arriba encima de la carpa inicial, en el extremo izquierdo de la zona de carteles.',
  'magnificent.setup.master-cards-beside-board':
    'Las cartas maestras quedan boca arriba junto al tablero de jugador, a la vista de todos.',
  'magnificent.setup.starting-gems':
    'Con el lado A cada jugador empieza con 4 gemas en el almacén: 1 naranja, 1 verde, 1 morada y 1 transparente.',
  'magnificent.setup.starting-coins': 'Con el lado A cada jugador toma 6 monedas.',
  'magnificent.setup.starting-trainer':
    'Con el lado A cada jugador empieza con 1 entrenador en su zona de juego.',
  'magnificent.setup.starting-player-pays-last':
    'El jugador inicial da 1 moneda al último en el orden de turno: con el lado A, el primero empieza con 5, el último con 7 y los demás con 6.',
  'magnificent.setup.trainer-draft-two-or-three':
    'Con 2 o 3 jugadores se muestran otras 3 fichas de entrenador, aparte de las del expositor.',
  'magnificent.setup.trainer-draft-four':
    'Con 4 jugadores se muestran otras 4 fichas de entrenador.',
  'magnificent.setup.trainer-draft-order':
    'Cada jugador elige una de esas fichas. Empieza quien está a la derecha del jugador inicial y se sigue en sentido antihorario: el jugador inicial elige el último.',
  'magnificent.setup.trainer-draft-place':
    'La ficha elegida se pone boca arriba en la casilla izquierda de la zona de entrenadores.',
  'magnificent.setup.trainer-draft-two-player-leftover':
    'Con 2 jugadores, la ficha que nadie ha elegido se mezcla de nuevo en la pila.',

  // Preparación para expertos
  'magnificent.variant.expert-optional':
    'Después de la primera partida se pueden usar otras combinaciones de tableros y de cartas maestras. Las dos opciones para expertos se pueden usar por separado.',
  'magnificent.variant.choose-board-side':
    'Opción para expertos: cada jugador decide por su cuenta si usa el lado A o el lado B de su tablero.',
  'magnificent.variant.board-side-differences':
    'Los lados se distinguen en los recursos iniciales y en el lugar de las bonificaciones del campamento.',
  'magnificent.variant.board-two-side-b-tent':
    'El lado B del tablero II incluye una carpa entre los recursos iniciales: su dueño saca de la caja la que sobró y la pone en cualquier casilla libre de su zona de carpas.',
  'magnificent.variant.board-two-side-b-bonus':
    'El dueño del lado B del tablero II gana en el acto la bonificación de la casilla elegida para esa carpa.',
  'magnificent.variant.draft-include-numbered':
    'Draft para expertos: las cartas numeradas no se apartan, se barajan con las demás antes de formar el mazo y el expositor.',
  'magnificent.variant.draft-deal-five':
    'Draft para expertos: tras repartir los carteles iniciales, cada jugador recibe 5 cartas maestras del mazo, boca abajo.',
  'magnificent.variant.draft-pick-and-pass':
    'Draft para expertos: todos a la vez se quedan una carta, la ponen boca arriba en su zona de juego y pasan el resto a la izquierda. Se repite tres veces más: 4 cartas para cada uno.',
  'magnificent.variant.draft-leftover':
    'Draft para expertos: las cartas que quedan, una por jugador, se barajan en el mazo.',
} satisfies Partial<Words['clauses']>;
