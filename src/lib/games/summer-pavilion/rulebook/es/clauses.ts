// Every clause of the rulebook in our own words, in Spanish.
import type { Words } from '../words.ts';

export const clauses: Words['clauses'] = {
  // Preparación
  'summer-pavilion.component.tiles':
    'Hay 132 losetas romboidales, 22 de cada uno de los 6 colores. Todas empiezan en la bolsa.',
  'summer-pavilion.component.board-colour-circle':
    'El círculo de color impreso entre la estrella naranja y la roja indica de qué jugador es el tablero y qué marcador de puntuación le corresponde.',
  'summer-pavilion.component.board-two-sides':
    'Cada tablero individual tiene dos caras: una con estrellas de colores, para el juego normal, y otra con estrellas grises, para la variante.',
  'summer-pavilion.setup.player-board':
    'Cada jugador elige un tablero individual y lo pone delante, con las estrellas de colores hacia arriba.',
  'summer-pavilion.setup.factories-ring':
    'Los expositores de fábrica en juego forman un círculo; el espacio de dentro es el centro de la mesa.',
  'summer-pavilion.setup.factories-2p': 'Con 2 jugadores se usan 5 expositores.',
  'summer-pavilion.setup.factories-3p': 'Con 3 jugadores se usan 7 expositores.',
  'summer-pavilion.setup.factories-4p': 'Con 4 jugadores se usan 9 expositores.',
  'summer-pavilion.setup.scoring-board':
    'El tablero de puntuación se coloca junto a los expositores.',
  'summer-pavilion.setup.round-counter':
    'El marcador de ronda empieza en la casilla de la ronda 1.',
  'summer-pavilion.setup.round-counter-meaning':
    'La casilla del marcador de ronda dice dos cosas: qué ronda se juega y cuál es su color comodín.',
  'summer-pavilion.setup.first-joker-purple': 'En la ronda 1 el color comodín es el morado.',
  'summer-pavilion.setup.scoring-marker':
    'Cada jugador pone su marcador de puntuación en la casilla 5: todos empiezan con 5 puntos.',
  'summer-pavilion.setup.bag': 'Las 132 losetas van a la bolsa.',
  'summer-pavilion.setup.supply-ten':
    'Se sacan al azar 10 losetas de la bolsa y se reparten por los 10 espacios de suministro del tablero de puntuación.',
  'summer-pavilion.setup.fill-factories':
    'Lleno el suministro, se ponen en cada expositor 4 losetas sacadas al azar de la bolsa. En ella quedan 102 losetas con 2 jugadores, 94 con 3 y 86 con 4.',
  'summer-pavilion.setup.bag-aside': 'La bolsa, con las losetas restantes, se deja a un lado.',
  'summer-pavilion.setup.start-token-center':
    'El marcador de jugador inicial empieza en el centro de la mesa.',
  'summer-pavilion.setup.tower':
    'La torre, que recoge los descartes, se coloca entre los expositores y el tablero de puntuación.',
  'summer-pavilion.setup.eighty-tokens':
    'Las fichas de 80 puntos se dejan a un lado hasta que hagan falta.',
  'summer-pavilion.setup.return-unused':
    'Los tableros, los marcadores de puntuación y los expositores que no se usan vuelven a la caja.',
  'summer-pavilion.setup.player-count':
    'El juego es para 2, 3 o 4 jugadores; solo para esas mesas está previsto un número de expositores.',

  // Objetivo y desarrollo
  'summer-pavilion.goal.most-points': 'Gana quien tiene más puntos al final de la partida.',
  'summer-pavilion.goal.six-rounds':
    'La partida dura exactamente 6 rondas y se cierra con la puntuación final.',
  'summer-pavilion.round.three-phases':
    'Cada ronda tiene tres fases, siempre en este orden: 1, adquirir losetas; 2, jugar losetas y puntuar; 3, preparar la siguiente ronda.',
  'summer-pavilion.round.no-phase3-last': 'En la ronda 6, la última, no hay fase 3.',
  'summer-pavilion.round.youngest-starts':
    'La persona más joven abre la partida: suyo es el primer turno de la fase 1 en la ronda 1.',
  'summer-pavilion.round.clockwise': 'Los turnos pasan en el sentido de las agujas del reloj.',
  'summer-pavilion.round.several-turns':
    'Lo normal es que cada jugador tenga varios turnos en cada ronda.',

  // Fase 1: Adquirir losetas
  'summer-pavilion.draft.must-take':
    'En cada turno de la fase 1 hay que coger losetas: en esta fase no se puede pasar.',
  'summer-pavilion.draft.two-sources':
    'Un turno de la fase 1 es una de estas dos opciones: A, coger de un expositor, o B, coger del centro de la mesa.',
  'summer-pavilion.draft.source-not-empty':
    'Solo se puede elegir un lugar donde queden losetas y un color que esté en él. Si en el centro no queda más que el marcador de jugador inicial, no hay nada que coger: el marcador nunca se coge sin losetas.',
  'summer-pavilion.draft.factory-one-colour':
    'Quien coge de un expositor elige un color que esté en él y no sea el comodín, y se lleva todas sus losetas de ese color, nunca solo una parte.',
  'summer-pavilion.draft.place-beside-board':
    'Las losetas cogidas se dejan junto al propio tablero.',
  'summer-pavilion.draft.rest-to-center':
    'Las losetas que quedan en el expositor pasan al centro de la mesa; el expositor queda vacío.',
  'summer-pavilion.draft.factory-joker-extra':
    'Si en el expositor hay losetas comodín, con el color elegido se coge también 1 de ellas, obligatoriamente y nunca más de 1.',
  'summer-pavilion.draft.factory-only-jokers':
    'Si en el expositor no hay más que losetas comodín, se coge exactamente 1; las demás van al centro de la mesa.',
  'summer-pavilion.draft.center-one-colour':
    'Quien coge del centro de la mesa elige un color que esté allí y no sea el comodín, y se lleva todas las losetas de ese color.',
  'summer-pavilion.draft.center-joker-extra':
    'Si en el centro hay losetas comodín, con el color elegido se coge también 1 de ellas, obligatoriamente y nunca más de 1.',
  'summer-pavilion.draft.center-only-jokers':
    'Si en el centro no hay más que losetas comodín, se coge exactamente 1.',
  'summer-pavilion.draft.joker-not-choosable':
    'Mientras en un lugar queden losetas de otro color, el comodín no se puede elegir: de ahí solo sale el que acompaña al color elegido.',
  'summer-pavilion.draft.no-joker-no-extra':
    'Si en el lugar elegido no hay ningún comodín, se cogen solo las losetas del color elegido.',
  'summer-pavilion.draft.next-player':
    'Cuando las losetas cogidas están junto al tablero, el turno pasa al siguiente jugador en el sentido de las agujas del reloj.',
  'summer-pavilion.draft.phase-end':
    'La fase 1 termina en cuanto no queda ninguna loseta en los expositores ni en el centro de la mesa; entonces empieza la fase 2.',

  // Marcador de jugador inicial
  'summer-pavilion.token.first-from-center':
    'Quien coge por primera vez en la ronda losetas del centro coge también el marcador de jugador inicial y lo deja junto a su tablero.',
  'summer-pavilion.token.penalty':
    'El marcador de jugador inicial cuesta puntos: 1 por cada loseta cogida en ese mismo turno. El comodín que la acompaña cuenta; el propio marcador, no.',
  'summer-pavilion.token.floor-one':
    'Por coger el marcador de jugador inicial, el marcador de puntuación nunca retrocede más allá de la casilla 1.',
  'summer-pavilion.token.allowed-at-one':
    'Con un total de 1 punto también se puede coger del centro y llevarse el marcador de jugador inicial; entonces no se pierde nada.',
  'summer-pavilion.token.later-takers-free':
    'Solo paga quien coge primero del centro en la ronda; quienes cogen después no pierden puntos.',
  'summer-pavilion.token.starts-phase2':
    'Quien tiene el marcador de jugador inicial juega el primer turno de la fase 2 de esta ronda.',
  'summer-pavilion.token.starts-next-round':
    'Quien tiene el marcador de jugador inicial juega también el primer turno de la fase 1 en la ronda siguiente.',
  'summer-pavilion.token.nobody-took':
    'Si en una ronda nadie coge losetas del centro, quien abrió la fase 1 abre también la fase 2 y la ronda siguiente.',

  // Color comodín
  'summer-pavilion.joker.one-per-round':
    'Cada una de las 6 rondas tiene su color comodín, impreso en la pista de rondas; el marcador de ronda señala el actual.',
  'summer-pavilion.joker.replaces-any':
    'Durante la ronda, las losetas del color comodín pueden sustituir a losetas de cualquier otro color.',
  'summer-pavilion.joker.expires':
    'Una loseta es comodín solo en la ronda de su color. Si se guarda, en las rondas posteriores vuelve a ser una loseta corriente.',
  'summer-pavilion.joker.carried-becomes':
    'Una loseta guardada pasa a ser comodín en cuanto llega la ronda de su color: una verde, por ejemplo, en la ronda 2.',

  // Fase 2: Jugar losetas y puntuar
  'summer-pavilion.play.start-player':
    'Abre la fase 2 el jugador inicial, es decir, quien tiene el marcador de jugador inicial.',
  'summer-pavilion.play.turn-check':
    'Para colocar en una casilla hay que tener junto al tablero tantas losetas del color requerido como pide su número; los comodines pueden completar la cuenta.',
  'summer-pavilion.play.place-one':
    'En cada turno de la fase 2 se coloca exactamente 1 loseta: una de las pagadas va a la casilla elegida.',
  'summer-pavilion.play.discard-rest':
    'Las demás losetas pagadas por esa colocación van a la torre.',
  'summer-pavilion.play.next-player':
    'Después de una colocación, el turno pasa, en el sentido de las agujas del reloj, al siguiente jugador que no haya pasado.',
  'summer-pavilion.play.repeat':
    'Se sigue colocando por turnos hasta que nadie puede o quiere colocar más, es decir, hasta que todos han pasado.',
  'summer-pavilion.place.own-tiles-only':
    'Solo se usan las losetas que están junto al propio tablero: no las de las esquinas, ni las del suministro, ni las de otros.',
  'summer-pavilion.place.rhombus-only':
    'Las losetas van solo en las casillas romboidales de las estrellas del propio tablero, nunca sobre columnas, estatuas o ventanas.',
  'summer-pavilion.place.empty-only': 'Una loseta solo puede ocupar una casilla vacía.',
  'summer-pavilion.place.star-colour':
    'Cada estrella tiene 6 casillas y en las seis estrellas exteriores solo caben losetas de su color.',
  'summer-pavilion.place.cost-number':
    'El número de la casilla es el total de losetas que cuesta, incluida la que se coloca.',
  'summer-pavilion.place.discard-now':
    'Las losetas pagadas, salvo la colocada, van a la torre en ese mismo momento.',
  'summer-pavilion.place.center-all-different':
    'La estrella central de la cara de colores admite cualquier color, pero sus 6 losetas han de ser de colores distintos: ninguno se repite.',
  'summer-pavilion.place.center-any-space':
    'En la estrella central, un color que aún falta puede ir en cualquier número libre: los colores no están ligados a las casillas.',
  'summer-pavilion.place.unused-stay':
    'Las losetas que no se usan en un turno siguen junto al tablero para turnos posteriores.',

  // Uso de los comodines
  'summer-pavilion.wild.substitute':
    'Los comodines de la ronda pueden sustituir a losetas del color requerido, porque falten o porque se prefiera no gastarlas; cuántos se usan lo decide cada jugador.',
  'summer-pavilion.wild.one-natural':
    'Si se usan comodines como otro color, entre las losetas pagadas tiene que haber al menos 1 del color que se coloca.',
  'summer-pavilion.wild.others-discarded':
    'Salvo la loseta colocada, todo lo pagado va a la torre, también los comodines.',
  'summer-pavilion.wild.any-colour':
    'Los comodines valen por cualquier color, pero solo en compañía de losetas del color de la casilla que se cubre.',
  'summer-pavilion.wild.never-on-foreign-space':
    'Un comodín nunca se coloca en la casilla de un color al que sustituye; solo puede estar entre las losetas descartadas.',
  'summer-pavilion.wild.own-colour':
    'Una loseta del color comodín puede colocarse en una casilla de su propio color; entonces se paga solo con losetas de ese color.',
  'summer-pavilion.wild.center':
    'En la estrella central valen los dos usos del comodín, apoyar a otro color o colocarse como el suyo propio, si el color colocado aún no está en ella.',

  // Losetas adicionales y suministro
  'summer-pavilion.bonus.pillar':
    'Quien cubre la última de las 4 casillas que rodean una columna coge 1 loseta del suministro, a su elección.',
  'summer-pavilion.bonus.statue':
    'Quien cubre la última de las 4 casillas que rodean una estatua coge 2 losetas del suministro, a su elección.',
  'summer-pavilion.bonus.window':
    'Quien cubre las 2 casillas que tocan una ventana coge 3 losetas del suministro, a su elección.',
  'summer-pavilion.bonus.mandatory':
    'Las losetas adicionales se cogen obligatoriamente y en el mismo turno en que se ganan.',
  'summer-pavilion.bonus.jokers-ok':
    'Se elige entre las losetas que hay en ese momento en el suministro; todas las adicionales pueden ser comodines, si los hay.',
  'summer-pavilion.bonus.beside-board':
    'Las losetas adicionales se dejan junto al tablero y pueden usarse en turnos posteriores de la misma ronda.',
  'summer-pavilion.bonus.no-other-player':
    'Para rodear una columna, estatua o ventana solo cuenta el propio tablero. La recompensa son losetas, no puntos.',
  'summer-pavilion.bonus.several-at-once':
    'Si una colocación completa varios elementos a la vez, sus recompensas se suman y se cogen de las mismas 10 losetas, antes de reponer.',
  'summer-pavilion.bonus.short-supply':
    'Si en el suministro hay menos losetas que las ganadas, se cogen todas las que haya. Si la mesa no decide otra cosa, el resto se pierde.',
  'summer-pavilion.bonus.once':
    'Cada columna, estatua y ventana recompensa una sola vez por jugador y partida.',
  'summer-pavilion.supply.refill':
    'Antes del turno siguiente se reponen los espacios vacíos del suministro con losetas sacadas al azar de la bolsa, también si vuelve a jugar la misma persona.',
  'summer-pavilion.supply.bag-empty':
    'Si al reponer se vacía la bolsa, se echan en ella todas las losetas de la torre y se continúa.',
  'summer-pavilion.supply.persists':
    'Las losetas del suministro que nadie ha cogido siguen ahí de una ronda a otra.',
  'summer-pavilion.supply.exhausted':
    'Si la bolsa y la torre están vacías, los huecos del suministro quedan abiertos y se reponen antes de un turno posterior, en cuanto vuelve a haber losetas.',

  // Puntos
  'summer-pavilion.score.tile': 'Cada loseta colocada da 1 punto.',
  'summer-pavilion.score.move-marker':
    'El marcador de puntuación avanza una casilla por cada punto.',
  'summer-pavilion.score.connected':
    'Si la loseta nueva se une a otras, da 1 punto más por cada loseta del grupo ininterrumpido del que entra a formar parte en esa estrella. En total, tantos puntos como losetas tiene el grupo, de 1 a 6.',
  'summer-pavilion.score.same-star':
    'Solo son adyacentes las casillas contiguas de una misma estrella; las de estrellas distintas, nunca.',
  'summer-pavilion.score.ring':
    'Las 6 casillas de una estrella forman un anillo cerrado: cada una tiene exactamente dos adyacentes y la cadena continúa de la última a la primera.',
  'summer-pavilion.track.endless':
    'La pista de puntuación no tiene fin: después de la casilla 80 viene de nuevo la 1.',
  'summer-pavilion.track.eighty-token':
    'Quien pasa de 80 puntos coge una ficha de 80 puntos y la deja delante. El total es 80 por cada ficha más la casilla del marcador.',
  'summer-pavilion.track.total-not-lap':
    'Las pérdidas se restan del total: el marcador puede volver atrás por la casilla 80, y entonces se devuelve la ficha. El límite inferior es un total de 1, no la casilla 1 de otra vuelta.',

  // Pasar
  'summer-pavilion.pass.when':
    'Quien en su turno no puede o no quiere colocar una loseta tiene que pasar. Se puede pasar aunque fuera posible colocar.',
  'summer-pavilion.pass.keep-four':
    'Al pasar se pueden guardar hasta 4 de las losetas que hay junto al tablero para la ronda siguiente.',
  'summer-pavilion.pass.corners':
    'Las losetas guardadas se ponen en las 4 esquinas del tablero, una en cada esquina.',
  'summer-pavilion.pass.kept-score-nothing': 'Las losetas de las esquinas no dan puntos.',
  'summer-pavilion.pass.discard-rest':
    'Todas las losetas junto al tablero que no se guardan van a la torre.',
  'summer-pavilion.pass.penalty': 'Cada loseta descartada al pasar cuesta 1 punto.',
  'summer-pavilion.pass.floor-one': 'Por las losetas descartadas, el total nunca baja de 1.',
  'summer-pavilion.pass.no-tiles':
    'Quien empieza su turno de la fase 2 sin losetas junto al tablero pasa y no pierde nada.',
  'summer-pavilion.pass.out-for-round': 'Quien ha pasado no vuelve a jugar en esta ronda.',
  'summer-pavilion.pass.last-round':
    'En la ronda 6 ya no se guarda nada: al pasar, cada loseta que queda cuesta 1 punto, una sola vez.',

  // Fase 3: Preparar la siguiente ronda
  'summer-pavilion.prep.start-player-does-it':
    'El jugador inicial se encarga de todos los pasos de la fase 3.',
  'summer-pavilion.prep.advance-counter':
    'El marcador de ronda avanza a la casilla de la ronda siguiente; con ello cambia el color comodín.',
  'summer-pavilion.prep.after-round-six':
    'Si el marcador ya está en la ronda 6, se omite toda la fase 3 y se pasa al final de la partida.',
  'summer-pavilion.prep.refill-factories':
    'Se ponen en cada expositor en juego 4 losetas sacadas al azar de la bolsa.',
  'summer-pavilion.prep.bag-empty':
    'Si la bolsa se vacía, se echan en ella las losetas de la torre y se sigue llenando.',
  'summer-pavilion.prep.shortage':
    'Si tampoco quedan losetas en la torre, la ronda se juega igual, con los expositores a medio llenar.',
  'summer-pavilion.prep.token-back': 'El marcador de jugador inicial vuelve al centro de la mesa.',
  'summer-pavilion.prep.corners-back':
    'Todos pasan las losetas de sus esquinas otra vez junto al tablero.',
  'summer-pavilion.supply.tile-balance':
    'Losetas disponibles para llenar los expositores: 132 menos las de los tableros, las de las esquinas y las del suministro. Faltan losetas si son menos de 4 por expositor.',

  // Final de la partida
  'summer-pavilion.end.after-six':
    'La partida termina después de la ronda 6; entonces se comprueban los objetivos y se suman sus puntos.',
  'summer-pavilion.final.star-multicolour':
    'Una estrella multicolor completa da 12 puntos; en la cara de colores es la central. Solo cuenta con sus 6 casillas cubiertas.',
  'summer-pavilion.final.star-red':
    'Una estrella roja completa da 14 puntos. Solo cuenta con sus 6 casillas cubiertas.',
  'summer-pavilion.final.star-blue':
    'Una estrella azul completa da 15 puntos. Solo cuenta con sus 6 casillas cubiertas.',
  'summer-pavilion.final.star-yellow':
    'Una estrella amarilla completa da 16 puntos. Solo cuenta con sus 6 casillas cubiertas.',
  'summer-pavilion.final.star-orange':
    'Una estrella naranja completa da 17 puntos. Solo cuenta con sus 6 casillas cubiertas.',
  'summer-pavilion.final.star-green':
    'Una estrella verde completa da 18 puntos. Solo cuenta con sus 6 casillas cubiertas.',
  'summer-pavilion.final.star-purple':
    'Una estrella morada completa da 20 puntos. Solo cuenta con sus 6 casillas cubiertas.',
  'summer-pavilion.final.all-1s':
    'Cubrir todas las casillas con un 1, en todas las estrellas, da 4 puntos.',
  'summer-pavilion.final.all-2s':
    'Cubrir todas las casillas con un 2, en todas las estrellas, da 8 puntos.',
  'summer-pavilion.final.all-3s':
    'Cubrir todas las casillas con un 3, en todas las estrellas, da 12 puntos.',
  'summer-pavilion.final.all-4s':
    'Cubrir todas las casillas con un 4, en todas las estrellas, da 16 puntos.',
  'summer-pavilion.final.no-fives-sixes': 'Por cubrir todos los 5 o todos los 6 no hay puntos.',
  'summer-pavilion.final.number-sets-include-center':
    'Un número se completa con todas sus casillas del tablero, también la de la estrella central: en la cara de colores, 7 casillas por número.',
  'summer-pavilion.final.leftover':
    'Las losetas que quedan en las esquinas tras la última ronda van a la torre y cuestan 1 punto cada una, una sola vez.',
  'summer-pavilion.final.winner': 'Gana quien tiene más puntos.',
  'summer-pavilion.final.tie': 'En caso de empate se comparte la victoria; no hay desempate.',

  // Variante
  'summer-pavilion.variant.flip':
    'En la variante, todos giran su tablero y juegan con la cara de estrellas grises.',
  'summer-pavilion.variant.same-rules':
    'En la cara gris siguen en vigor todas las demás reglas. Solo cambian los números impresos y los límites de color de las estrellas.',
  'summer-pavilion.variant.free-colour':
    'En la cara gris, cada jugador decide durante la partida qué colores lleva cada una de las 7 estrellas.',
  'summer-pavilion.variant.multicolour-star':
    'En la cara gris, una estrella empezada con varios colores lleva 6 losetas de 6 colores distintos.',
  'summer-pavilion.variant.single-colour-star':
    'En la cara gris, una estrella empezada con un solo color lleva 6 losetas de ese color.',
  'summer-pavilion.variant.repeats-allowed':
    'En la cara gris, en un mismo tablero puede haber varias estrellas del mismo color y varias multicolores.',
  'summer-pavilion.variant.scored-normally':
    'En la cara gris, cada estrella completa da su valor de siempre, aunque se repita: 12 puntos la multicolor, 14 la roja, 15 la azul, 16 la amarilla, 17 la naranja, 18 la verde y 20 la morada.',
  'summer-pavilion.variant.other-numbers':
    'Los números de las estrellas grises no son los de la cara de colores.',
  'summer-pavilion.variant.number-sets':
    'En la cara gris, completar un número pide seis 1, seis 2, doce 3 (seis de ellos en la estrella central) o seis 4.',
  'summer-pavilion.variant.second-tile-decides':
    'En la cara gris, una estrella con 1 loseta aún no está decidida. La segunda decide: si repite color, será de un solo color; si no, multicolor.',
  'summer-pavilion.variant.center-single-ok':
    'En la cara gris, también la estrella central puede ser de un solo color.',
  'summer-pavilion.variant.all-players':
    'Todos juegan con la misma cara del tablero; en una mesa no se mezclan.',
};
