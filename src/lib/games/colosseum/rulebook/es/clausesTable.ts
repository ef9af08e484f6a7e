// Clauses in Spanish: goal, box, set-up, investing, auctions and trading.
import type { Words } from '../words.ts';

export const tableClauses = {
  // Objetivo
  'colosseum.goal.single-best-event':
    'El resultado de cada jugador es su mejor espectáculo, el de más espectadores. Los de distintos espectáculos no se suman.',
  'colosseum.goal.at-most-five-events':
    'Cada jugador produce como mucho cinco espectáculos: uno por ronda.',
  'colosseum.goal.highest-wins': 'Gana quien haya reunido más espectadores en un solo espectáculo.',

  // Desarrollo
  'colosseum.frame.player-count': 'El juego es para 3, 4 o 5 jugadores.',
  'colosseum.frame.five-rounds': 'La partida dura exactamente cinco rondas.',
  'colosseum.frame.five-phases':
    'Cada ronda tiene cinco fases, siempre en este orden: inversión, subastas, comercio, producción y ceremonias de clausura.',
  'colosseum.frame.phases-optional':
    'Participar en una fase es voluntario: se puede pasar en una o en varias. En las ceremonias de clausura no decide quien tiene que entregar la ficha.',
  'colosseum.frame.phase-by-phase':
    'Todos terminan una fase, en sentido horario desde el jugador inicial, antes de que empiece la siguiente.',
  'colosseum.frame.initial-first-player':
    'En la ronda 1, quien tiene la arena a la izquierda del Emperador coge la ficha de jugador inicial y empieza.',
  'colosseum.frame.first-player-rotates':
    'Al empezar cada ronda, la ficha de jugador inicial pasa al jugador de la izquierda, que la tiene toda la ronda.',
  'colosseum.frame.round-counter':
    'El contador de rondas empieza en su primer espacio y avanza uno al comienzo de cada ronda siguiente.',
  'colosseum.frame.last-round-has-no-phase-5':
    'La partida acaba tras la fase 4 de la ronda 5: esa ronda no tiene fase 5.',

  // Componentes
  'colosseum.components.board':
    'Un tablero con el contador de espectadores por fuera, las casillas de los nobles por dentro, cinco mercados en el centro y el contador de rondas.',
  'colosseum.components.arena-pieces':
    '10 piezas de arena de cinco colores: las dos semicirculares de un color forman la arena de partida.',
  'colosseum.components.arena-expansions':
    '10 ampliaciones de arena de cinco colores: dos por jugador.',
  'colosseum.components.loges': '5 palcos del Emperador, uno por jugador como mucho.',
  'colosseum.components.season-tickets':
    '10 abonos de temporada para todos; cada uno da 5 espectadores más.',
  'colosseum.components.score-markers': '5 marcadores de puntuación, uno por color.',
  'colosseum.components.nobles': '6 nobles: 1 Emperador, 2 Cónsules y 3 Senadores.',
  'colosseum.components.dice': '2 dados especiales.',
  'colosseum.components.coins': '80 monedas de 1, 2, 5, 10 y 50 que forman la banca.',
  'colosseum.components.podiums':
    '4 podios de 3 espectadores más: se entrega uno en cada ronda, de la 1 a la 4.',
  'colosseum.components.asset-tokens':
    '152 fichas de recurso: 40 de dorso verde y 112 de dorso naranja.',
  'colosseum.components.star-awards':
    '7 premios de artista estrella: gladiador, barco, músico, comediante, sacerdote, caballo y león.',
  'colosseum.components.programs': '30 programas de espectáculo, numerados del 1 al 30.',
  'colosseum.components.medals': '18 medallas del Emperador.',
  'colosseum.components.aids':
    '6 hojas de resumen, 1 ficha de jugador inicial, 1 contador de rondas, 1 bolsa y 1 reglamento.',

  // Preparación
  'colosseum.setup.common-supply':
    'El tablero va en el centro. Al lado quedan la banca, los podios, las medallas, los premios de artista estrella, los 2 dados, las ampliaciones de arena, los palcos y los abonos de temporada.',
  'colosseum.setup.player-kit':
    'Cada jugador recibe una hoja de resumen, un marcador, las 2 piezas de arena de su color y 30 monedas.',
  'colosseum.setup.starting-coins': 'Cada jugador empieza con 30 monedas.',
  'colosseum.setup.score-marker-start':
    'Todos los marcadores empiezan en la salida del contador de espectadores, con 0.',
  'colosseum.setup.sort-tokens':
    'Las fichas de recurso se separan por dorso y las de dorso verde se barajan.',
  'colosseum.setup.fill-markets-green':
    'En cada uno de los cinco mercados se ponen boca arriba 3 fichas de dorso verde: 15 en total.',
  'colosseum.setup.deal-green-3p': 'Con 3 jugadores, cada uno recibe 8 fichas de dorso verde.',
  'colosseum.setup.deal-green-4p': 'Con 4 jugadores, cada uno recibe 6 fichas de dorso verde.',
  'colosseum.setup.deal-green-5p': 'Con 5 jugadores, cada uno recibe 5 fichas de dorso verde.',
  'colosseum.setup.tokens-open':
    'Las fichas de cada jugador están boca arriba junto a sus monedas, a la vista de todos.',
  'colosseum.setup.leftover-green':
    'Con 3 o 4 jugadores sobra una ficha de dorso verde, que se deja boca abajo junto al tablero. Con 5 no sobra ninguna.',
  'colosseum.setup.orange-bag': 'Las 112 fichas de dorso naranja van a la bolsa, junto al tablero.',
  'colosseum.setup.arena-positions':
    'La posición inicial de las arenas depende del número de jugadores.',
  'colosseum.setup.nobles-on-coloured-squares':
    'El Emperador, los 2 Cónsules y los 3 Senadores empiezan en las seis casillas de color, que son también las zonas de descanso.',
  'colosseum.setup.deal-programs-low':
    'Se barajan los programas 1 a 5 y se reparte uno a cada jugador.',
  'colosseum.setup.deal-programs-mid':
    'Los programas 6 a 10 se barajan y se reparten igual: cada jugador acaba con dos, uno de cada grupo.',
  'colosseum.setup.programs-open':
    'Los dos programas iniciales se dejan boca arriba delante de su dueño, a la vista de todos.',
  'colosseum.setup.remove-spare-programs':
    'Los programas 1 a 10 sin repartir se retiran del juego: 4 con 3 jugadores y 2 con 4.',
  'colosseum.setup.program-stacks':
    'Los programas 11 a 30 se ordenan de menor a mayor y se dejan junto al tablero en dos pilas, según su longitud.',
  'colosseum.setup.initial-star-awards':
    'Un premio de artista estrella puede entregarse ya tras el reparto: a quien tenga 3 o más fichas del tipo y más que todos los demás.',

  // Recursos
  'colosseum.asset.counts':
    'Hay 140 fichas estándar: 20 gladiadores; 12 comediantes, 12 músicos, 12 caballos y 12 antorchas; 11 sacerdotes y 11 barcos; 10 leones, 10 escenografías, 10 decoraciones, 10 cuadrigas y 10 jaulas.',
  'colosseum.asset.special-counts':
    'Hay 12 fichas especiales: 4 comodines, 4 fichas del Emperador y 4 fichas de evento especial.',

  // Inversión
  'colosseum.invest.one-investment':
    'En la fase 1 cada jugador hace una sola inversión, o ninguna: comprar un programa, ampliar la arena, comprar un abono de temporada o construir el palco del Emperador.',
  'colosseum.invest.extra-by-two-medals':
    'Con 2 medallas se puede hacer otra inversión en la misma fase.',
  'colosseum.invest.extra-by-special-event':
    'Con una ficha de evento especial se hacen dos inversiones en lugar de una.',
  'colosseum.invest.extra-is-paid': 'La segunda inversión se paga a su precio normal.',
  'colosseum.invest.extra-any-type':
    'Las dos inversiones pueden ser del mismo tipo o de tipos distintos.',
  'colosseum.invest.pay-now':
    'Toda inversión se paga a la banca en el acto; sin monedas suficientes no se hace.',
  'colosseum.program.buy':
    'Para comprar un programa se paga su precio a la banca y se coge. Solo se venden los programas 11 a 30.',
  'colosseum.program.higher-number':
    'Un programa nuevo debe tener un número mayor que los que ya se compraron antes.',
  'colosseum.program.contents':
    'El programa indica su número, su nombre, su precio, el tamaño de arena y los recursos requeridos, los espectadores que atrae completo y los que atrae si faltan recursos.',
  'colosseum.program.needs-larger-arena-later':
    'Un programa se puede comprar antes de que la arena sea bastante grande: el tamaño se comprueba al producirlo.',
  'colosseum.program.unique':
    'De cada programa hay una sola carta: una vez comprado, los demás ya no pueden comprarlo.',
  'colosseum.expand.cost': 'Una ampliación de arena cuesta 10 monedas, que van a la banca.',
  'colosseum.expand.direction':
    'La ampliación se añade por cualquiera de los dos extremos de la arena y ocupa una casilla más.',
  'colosseum.expand.sizes':
    'La arena ocupa 2 casillas al principio, 3 con una ampliación y 4 con dos.',
  'colosseum.expand.max-two': 'Una arena se amplía como mucho dos veces, hasta 4 casillas.',
  'colosseum.expand.once-per-round':
    'La arena se amplía una sola vez por ronda, salvo que la segunda inversión sea otra ampliación.',
  'colosseum.expand.may-capture-nobles':
    'Si en la casilla que ocupa la ampliación hay un noble, queda dentro de la arena.',
  'colosseum.expand.bonus-is-space':
    'Ampliar da más casillas donde cuentan los nobles y permite producir programas mayores.',
  'colosseum.ticket.cost':
    'Un abono de temporada cuesta 10 monedas y se coloca en la arena de quien lo compra.',
  'colosseum.ticket.effect':
    'Cada abono de temporada da 5 espectadores a todos los espectáculos siguientes de su dueño, también al de la misma ronda.',
  'colosseum.ticket.one-per-round':
    'Se compra un solo abono de temporada por ronda, salvo con una segunda inversión.',
  'colosseum.ticket.many-allowed':
    'Se pueden tener varios abonos de temporada mientras queden de los 10.',
  'colosseum.loge.cost':
    'El palco del Emperador cuesta 5 monedas, que van a la banca, y se añade a la arena.',
  'colosseum.loge.two-dice':
    'Quien tiene palco tira dos dados en lugar de uno para mover a los nobles.',
  'colosseum.loge.max-one': 'Una arena tiene como mucho un palco del Emperador.',

  // Subastas
  'colosseum.market.five-by-three':
    'Hay cinco mercados con 3 fichas boca arriba cada uno, que se venden como un solo lote.',
  'colosseum.auction.highest-bid-wins': 'El lote es para la puja más alta.',
  'colosseum.auction.first-player-opens':
    'El jugador inicial nombra un mercado y abre la primera subasta.',
  'colosseum.auction.min-opening':
    'La puja inicial por cualquier mercado es de 8 monedas como mínimo.',
  'colosseum.auction.raise-clockwise':
    'Se puja en sentido horario: cada jugador ofrece más que la puja actual o pasa.',
  'colosseum.auction.until-one-left': 'Se sigue pujando hasta que todos menos uno han pasado.',
  'colosseum.auction.choose-market':
    'Quien abre la subasta nombra el mercado; tiene que haber fichas en él.',
  'colosseum.auction.unopposed-opening':
    'Si todos los demás pasan, quien abrió se lleva el lote por su puja inicial.',
  'colosseum.auction.pass-is-final-for-lot':
    'Quien pasa queda fuera de la subasta de ese lote y no puede volver a ella.',
  'colosseum.auction.winner-pays':
    'Quien gana paga su puja a la banca y coge las 3 fichas del mercado, boca arriba.',
  'colosseum.auction.one-win-per-round':
    'Quien gana una subasta ya no puja ni abre otra en esa ronda.',
  'colosseum.auction.each-gets-a-chance':
    'Siguen más subastas hasta que todos hayan tenido ocasión de abrir una en la ronda.',
  'colosseum.auction.optional': 'Participar en las subastas nunca es obligatorio.',
  'colosseum.auction.pass-opening':
    'Quien pasa cuando le toca abrir ya no puede abrir en esa ronda, pero sí pujar en las subastas de los demás.',
  'colosseum.auction.next-opener':
    'Cuando gana quien abrió y se han repuesto los mercados, abre el jugador de su izquierda.',
  'colosseum.refill.on-opener-win':
    'Si gana quien abrió, se reponen todos los mercados vacíos antes de la subasta siguiente.',
  'colosseum.refill.delayed':
    'Si gana otro, el mercado sigue vacío hasta que quien abre gane una subasta o pase al tocarle abrir.',
  'colosseum.refill.green-first':
    'Se repone boca arriba: primero las fichas de dorso verde que queden y después las de la bolsa.',

  // Comercio
  'colosseum.trade.purpose':
    'En la fase 3 los jugadores se compran, se venden y se cambian fichas de recurso.',
  'colosseum.trade.first-player-starts':
    'Empieza el jugador inicial con sus ofertas; cuando termina, sigue el siguiente en sentido horario, hasta que todos hayan tenido su turno.',
  'colosseum.trade.only-tokens-and-coins': 'Solo cambian de manos fichas de recurso y monedas.',
  'colosseum.trade.immediate': 'Todos los tratos se cumplen en el acto.',
  'colosseum.trade.no-promises':
    'Ningún trato puede depender de la promesa de hacer algo más adelante.',
  'colosseum.trade.only-with-active':
    'Los demás jugadores solo pueden tratar con el jugador activo, nunca entre sí.',
  'colosseum.trade.may-be-none': 'Puede que en esta fase no haya ningún trato.',

  // Subastas intensas
  'colosseum.variant-intense.scope':
    'La variante de subastas intensas solo cambia las subastas de la fase 2.',
  'colosseum.variant-intense.rebid-after-opener-change':
    'Quien ya ha ganado subastas en la ronda vuelve a pujar cuando abre otro jugador: se pueden ganar varios lotes por ronda.',
  'colosseum.variant-intense.every-player-opens':
    'Todos, por turno, tienen derecho a abrir, también quienes ya han ganado.',
  'colosseum.variant-intense.min-opening': 'La puja inicial es de 8 monedas o más.',
  'colosseum.variant-intense.raise-clockwise':
    'Los jugadores pueden subir la puja por turno, en sentido horario.',
  'colosseum.variant-intense.pass-final':
    'Quien pasa en una subasta no puede volver a esa subasta.',
  'colosseum.variant-intense.loser-may-reopen':
    'Quien abre y no gana puede abrir otra subasta por otro mercado; quienes ya han ganado mientras abría ese jugador no pujan en ella.',
  'colosseum.variant-intense.refill-delay':
    'Los mercados vacíos no se reponen hasta que quien abre gana una subasta o cede el derecho a abrir.',
  'colosseum.variant-intense.opener-wins-refill':
    'Cuando gana quien abrió, se reponen los mercados vacíos, abre el jugador siguiente y todos pueden pujar de nuevo.',
  'colosseum.variant-intense.phase-end':
    'La fase acaba cuando todos han tenido derecho a abrir; se puede renunciar a él.',
  'colosseum.variant-intense.lone-bidder-pays-minimum':
    'Si quien abre es el único que aún puede pujar, se lleva un lote por el mínimo de 8 monedas.',
  'colosseum.variant-intense.money-management':
    'La variante favorece a quien administra bien su dinero, porque se pueden ganar varios lotes en una ronda.',
} satisfies Partial<Words['clauses']>;
