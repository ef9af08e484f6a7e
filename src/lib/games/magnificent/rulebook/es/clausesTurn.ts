// Clauses in Spanish: a turn from the die to the action, with gems, tents, posters and trainers.
import type { Words } from '../words.ts';

export const turnClauses = {
  // Tomar un dado
  'magnificent.die.take-one-from-main-tent':
    'En su turno, el jugador toma exactamente un dado de la carpa principal.',
  'magnificent.die.place-on-vacant-master-card':
    'El dado se pone en una carta maestra propia que aún no tenga dado en esta ronda.',
  'magnificent.die.four-dice-by-round-end':
    'Al final de la ronda hay un dado en cada una de las cuatro cartas maestras.',
  'magnificent.die.keeps-shown-value':
    'El dado conserva su valor hasta que se vuelve a tirar, salvo que un efecto lo gire a otra cara.',
  'magnificent.card-bonus.once-any-time':
    'La bonificación de la carta maestra que recibe el dado se puede usar una vez, en cualquier momento del turno. Hay dos excepciones: el dado solo se gira a otra cara al tomarlo, y una carta de copia usa la bonificación de otra carta.',
  'magnificent.card-bonus.only-this-turns-card':
    'Solo ofrece su bonificación la carta que recibe el dado en este turno; las ocupadas en turnos anteriores, no.',
  'magnificent.card-bonus.optional':
    'Usar la bonificación es voluntario y no se puede guardar para otro turno.',

  // Poder
  'magnificent.power.same-colour-sum':
    'El poder es el valor del dado recién tomado más el de los dados propios del mismo color tomados antes en la ronda.',
  'magnificent.power.gem-boost':
    'Sumados los dados, se pueden descartar cuantas gemas se quiera del color del dado tomado; cada una da 2 de poder.',
  'magnificent.power.gem-colour':
    'Para aumentar el poder solo sirven gemas del color del dado tomado o transparentes.',
  'magnificent.power.clear-gem-wild':
    'Una gema transparente se puede descartar como si fuera de cualquier color.',
  'magnificent.power.clear-die-choose-colour':
    'El dado transparente tomado en este turno cuenta como naranja, verde o morado, a elección del jugador.',
  'magnificent.power.clear-die-sum':
    'Con un dado transparente, el poder es su valor más la suma de los dados propios del color elegido y de ningún otro.',
  'magnificent.power.clear-die-this-turn-only':
    'Un dado transparente da poder solo en el turno en que se toma; los de turnos anteriores no suman nunca, ni siquiera a otro transparente.',
  'magnificent.power.clear-die-gem-colour':
    'Cuando un dado transparente cuenta como un color, lo refuerzan las gemas de ese color y las transparentes.',
  'magnificent.power.modifier-not-carried-over':
    'El +N de una bonificación o de un entrenador da poder solo en este turno; en los siguientes y en el pago cuenta la cara del dado.',

  // Acción
  'magnificent.action.choose-one-of-three':
    'En cada turno se realiza exactamente una acción: Construir, Viajar o Actuar.',

  // Construir
  'magnificent.build.level-within-power':
    'Se elige un nivel de construcción del borde izquierdo del tablero de jugador que no pida más poder del que se tiene.',
  'magnificent.build.one-level-only':
    'Se elige un solo nivel; los requisitos de varios no se pueden combinar.',
  'magnificent.build.level-need-not-be-max':
    'Se puede elegir un nivel más bajo de lo que permite el poder; el poder sobrante se pierde.',
  'magnificent.build.level-gives-tiles':
    'Cada nivel muestra cuántas losetas pequeñas y grandes permite colocar: un cuadrado pequeño es una loseta pequeña; uno grande, una grande.',
  'magnificent.build.small-covers-four': 'Una loseta pequeña cubre 4 casillas del campamento.',
  'magnificent.build.large-covers-six': 'Una loseta grande cubre 6 casillas del campamento.',
  'magnificent.build.level-nine': 'El nivel de 9 da 1 loseta grande y 1 pequeña.',
  'magnificent.build.take-from-supply': 'Las losetas del nivel se toman de la reserva general.',
  'magnificent.build.colour-matches-die':
    'Solo se construyen losetas del color del dado tomado en este turno.',
  'magnificent.build.first-tile-anywhere':
    'La primera loseta de la partida se puede poner en cualquier lugar del campamento.',
  'magnificent.build.later-tiles-adjacent':
    'Las demás deben compartir al menos el lado de una casilla con una loseta ya colocada; tocarse por la esquina no basta.',
  'magnificent.build.rotate-and-flip': 'Antes de colocarla, la loseta se puede girar y voltear.',
  'magnificent.build.tiles-never-move':
    'Una loseta colocada ya no se mueve, ni se gira, ni se voltea.',
  'magnificent.build.inside-and-no-overlap':
    'La loseta tiene que caber entera en el campamento, sobre casillas libres.',
  'magnificent.build.bonus-immediate':
    'Si una loseta cubre una casilla de bonificación, la bonificación se gana en el acto.',
  'magnificent.build.any-tile-order':
    'Las losetas de un mismo turno se colocan en el orden que se quiera.',
  'magnificent.build.bonus-before-next-tile':
    'Las bonificaciones de una loseta se ganan antes de colocar la siguiente.',
  'magnificent.build.supply-exhausted':
    'Cuando se acaban las losetas de un color y tamaño, no se pueden tomar más en lo que queda de partida.',

  // Viajar
  'magnificent.travel.wagon-of-die-colour':
    'Se mueve el carromato del color del dado tomado; con un dado transparente, el del color elegido.',
  'magnificent.travel.clockwise': 'El carromato avanza por su ruta en sentido horario.',
  'magnificent.travel.max-steps-power': 'No puede avanzar más casillas que el poder que se tiene.',
  'magnificent.travel.need-not-use-all': 'Puede avanzar menos casillas que el poder.',
  'magnificent.travel.shared-wagons':
    'Los carromatos son de todos: cada uno se queda donde lo dejó el último jugador.',
  'magnificent.travel.collect-passed-symbols':
    'Se gana una gema o un cartel por cada símbolo de gema o de cartel por el que el carromato pasa o en el que se detiene.',
  'magnificent.travel.poster-symbol-after-tent':
    'Un símbolo de cartel cuenta solo cuando ya se ha retirado la carpa que lo cubría.',
  'magnificent.travel.stop-to-take-tent':
    'Para tomar una carpa, el carromato debe detenerse en su casilla.',
  'magnificent.travel.tent-ends-movement':
    'Tras tomar una carpa, el carromato no avanza más en este turno.',

  // Gemas
  'magnificent.gems.store-matching':
    'La gema ganada se pone en un hueco libre de su tipo en el almacén.',
  'magnificent.gems.cap-three':
    'En el almacén caben como mucho 3 gemas de cada uno de los 4 tipos.',
  'magnificent.gems.overflow-coin': 'Por cada gema ganada que no cabe se gana 1 moneda.',
  'magnificent.gems.no-voluntary-exchange':
    'No se pueden descartar gemas por voluntad propia para ganar monedas.',

  // Carpas
  'magnificent.tents.place-any-empty-space':
    'La carpa ganada se pone en cualquier casilla libre de la zona de carpas propia.',
  'magnificent.tents.starting-tent-not-coverable':
    'La casilla de la izquierda, con la carpa inicial impresa, no se cubre nunca.',
  'magnificent.tents.bonus-immediate':
    'La bonificación de la casilla que acaba de cubrir la carpa se gana en el acto.',
  'magnificent.tents.space-bonuses':
    'Cada una de las cuatro casillas da 1 cartel y además algo distinto: 2 monedas, 2 gemas, 1 entrenador o 4 puntos.',
  'magnificent.tents.maximum-four': 'Después de la cuarta carpa ya no se pueden tomar más.',
  'magnificent.tents.may-stop-without-taking':
    'Quien ya tiene cuatro carpas puede detenerse en una: la carpa se queda allí y no da nada.',

  // Carteles
  'magnificent.posters.source':
    'Por cada cartel ganado se toma el primero del mazo, sin verlo, o uno cualquiera del expositor.',
  'magnificent.posters.refill-at-once':
    'El cartel tomado del expositor se repone del mazo en el acto, antes de tomar nada más.',
  'magnificent.posters.place-empty-space':
    'El cartel ganado se pone en cualquier casilla libre de la zona de carteles.',
  'magnificent.posters.five-spaces': 'La zona de carteles tiene 5 casillas.',
  'magnificent.posters.linked-tent-space':
    'A cada casilla de cartel le corresponde la casilla de carpa que tiene justo debajo.',
  'magnificent.posters.tent-not-needed-to-place':
    'Un cartel se puede poner aunque debajo no haya carpa.',
  'magnificent.posters.full-three-options':
    'Con las 5 casillas ocupadas se puede descartar un cartel colocado y poner el nuevo en su lugar, descartar el nuevo o no tomar ninguno.',
  'magnificent.posters.full-options-only-when-full':
    'Solo con las 5 casillas ocupadas hay esas opciones. Si queda alguna libre, el cartel se toma y se coloca, y por él no se descarta ni se mueve ningún otro.',

  // Actuar
  'magnificent.perform.colour-irrelevant':
    'Al actuar cuenta solo el poder; el color del dado da igual.',
  'magnificent.perform.first-time-board-hat':
    'La primera vez que un jugador actúa en la ronda, mueve su sombrero que ya está en el tablero.',
  'magnificent.perform.space-within-power':
    'El sombrero va a una casilla de la pista de actuaciones que no pida más poder del que se tiene.',
  'magnificent.perform.space-vacant':
    'La casilla elegida debe estar libre: sin sombreros de nadie.',
  'magnificent.perform.any-lower-space':
    'Sirve cualquier casilla libre más baja, también las que no llevan número al pie de la pista.',
  'magnificent.perform.second-time-second-hat':
    'La segunda vez en la ronda se usa el sombrero de la zona de juego.',
  'magnificent.perform.third-fourth-any-hat':
    'La tercera y la cuarta vez en la ronda se mueve uno cualquiera de los dos sombreros propios a otra casilla.',
  'magnificent.perform.hat-may-go-down':
    'La casilla nueva puede estar más abajo que la que deja el sombrero.',
  'magnificent.perform.poster-limit':
    'Se completan como mucho tantos carteles como indica la casilla recién ocupada.',
  'magnificent.perform.may-complete-none':
    'Se pueden completar menos carteles de los permitidos, incluso ninguno.',
  'magnificent.perform.needs-tent-below':
    'Un cartel solo se completa si hay una carpa en la casilla de debajo.',
  'magnificent.perform.starting-tent-always-there':
    'La casilla de carpa de la izquierda cuenta siempre como ocupada por su carpa impresa.',
  'magnificent.perform.needs-all-camp-tiles':
    'En el campamento propio deben estar todas las losetas que muestra el cartel, por color y tamaño.',
  'magnificent.perform.tile-requirements-add-up':
    'Si en una misma acción se completan varios carteles, sus losetas se suman: cada loseta del campamento sirve para un solo cartel.',
  'magnificent.perform.tiles-not-consumed':
    'Las losetas siguen en el campamento y sirven de nuevo en otras actuaciones.',
  'magnificent.perform.discard-poster-gems':
    'Las gemas que muestra el cartel se descartan; las pide más o menos la mitad de los carteles.',
  'magnificent.perform.clear-gem-wild':
    'Una gema transparente paga cualquier color en un cartel o en una carpa.',
  'magnificent.perform.discard-tent-gem':
    'Algunas carpas muestran también una gema: para completar el cartel de encima hay que descartar además esa gema o una transparente.',
  'magnificent.perform.reward-poster':
    'Por cada cartel completado se ganan los puntos y las monedas que lleva impresos.',
  'magnificent.perform.reward-tent':
    'Por cada cartel completado se ganan además los puntos y las monedas de la carpa que tiene debajo.',
  'magnificent.perform.starting-tent-reward':
    'La carpa inicial da 2 monedas por el cartel completado encima de ella.',
  'magnificent.perform.completed-face-down':
    'Los carteles completados se apilan boca abajo junto al tablero de jugador; su artista y su símbolo siguen contando para puntuar.',
  'magnificent.perform.tents-stay': 'Las carpas se quedan y sirven para otros carteles.',
  'magnificent.perform.rearrange-after':
    'Después de completar carteles se pueden recolocar libremente los que quedan.',
  'magnificent.perform.rearrange-only-then':
    'Antes de completar carteles, o entre uno y otro, no se recolocan sin la casilla de entrenador que lo permite.',

  // Entrenadores
  'magnificent.trainers.any-number':
    'En el turno se puede usar cualquier número de entrenadores propios, en casillas del tablero o de las fichas de entrenador propias.',
  'magnificent.trainers.own-tiles-or-board-only':
    'No se pueden usar las fichas de entrenador de otro jugador ni las del expositor.',
  'magnificent.trainers.move-to-main-tent':
    'Al acabar el turno, los entrenadores usados van a la carpa principal y no se pueden usar hasta el final de la ronda.',
  'magnificent.trainers.kind-single':
    'Una casilla con el símbolo de un entrenador admite exactamente 1, para un solo uso por turno.',
  'magnificent.trainers.kind-per-trainer':
    'Una casilla con el símbolo de uno o más admite cualquier número de entrenadores: un uso por cada uno.',
  'magnificent.trainers.kind-double':
    'Una casilla con el símbolo de dos entrenadores admite exactamente 2, para un solo uso por turno.',
  'magnificent.trainers.action-specific':
    'Los efectos de Construir, Viajar o Actuar valen solo en un turno con esa acción; los generales, con cualquiera.',
  'magnificent.trainers.unequal-on-purpose':
    'Los efectos de los entrenadores no tienen todos la misma fuerza, y es a propósito.',
  'magnificent.trainers.fresh-trainer-usable':
    'Un entrenador ganado en el turno se puede usar en ese mismo turno.',
  'magnificent.trainers.fresh-trainer-not-on-its-source':
    'Un entrenador recién ganado no puede mejorar ni cambiar el efecto que lo ha dado: no dobla la bonificación de la loseta que lo dio, pero sí la de la siguiente.',
  'magnificent.trainers.board-spaces-free-each-turn':
    'Como los entrenadores usados se van al acabar el turno, las casillas comunes del tablero están libres para el jugador siguiente.',

  // Casillas de entrenador del tablero
  'magnificent.trainers.board-flip-die':
    'Tablero, cualquier acción: al tomar el dado se gira en el acto a la cara opuesta. Con un 5 pasa a ser 2; las dos caras suman 7.',
  'magnificent.trainers.board-buy-poster':
    'Tablero, cualquier acción, en cualquier momento del turno: por cada entrenador se pagan 2 monedas y se toma 1 cartel.',
  'magnificent.trainers.board-change-tile-colour':
    'Tablero, Construir: por cada entrenador se elige libremente el color de una loseta, sea cual sea el del dado.',
  'magnificent.trainers.board-counterclockwise':
    'Tablero, Viajar: en este turno el carromato se mueve en sentido antihorario.',
  'magnificent.trainers.board-rearrange-before':
    'Tablero, Actuar: antes de actuar se recolocan libremente los carteles propios.',

  // Fichas de entrenador
  'magnificent.trainers.tile-two-coins':
    'Ficha, cualquier acción, en cualquier momento: 2 monedas por cada entrenador.',
  'magnificent.trainers.tile-clear-gem':
    'Ficha, cualquier acción, en cualquier momento: 1 gema transparente, o 1 moneda si ya hay 3 guardadas.',
  'magnificent.trainers.tile-plus-one-each':
    'Ficha, cualquier acción: cada entrenador suma 1 al valor del dado tomado en este turno; dos entrenadores suman 2.',
  'magnificent.trainers.tile-build-plus-two': 'Ficha, Construir: suma 2 al valor del dado.',
  'magnificent.trainers.tile-extra-large-tile':
    'Ficha, Construir: se construye además 1 loseta grande del color del dado, sin gastar poder. Pide 2 entrenadores.',
  'magnificent.trainers.tile-double-camp-bonus':
    'Ficha, Construir: dobla todas las bonificaciones de las casillas que cubre una loseta en este turno.',
  'magnificent.trainers.tile-double-camp-bonus-not-card-tiles':
    'No se dobla la bonificación de una loseta obtenida con una carta maestra.',
  'magnificent.trainers.tile-travel-plus-three': 'Ficha, Viajar: suma 3 al valor del dado.',
  'magnificent.trainers.tile-double-tent-bonus':
    'Ficha, Viajar: dobla la bonificación de la casilla que cubre la carpa; por ejemplo, 2 carteles y 4 monedas.',
  'magnificent.trainers.tile-point-per-poster':
    'Ficha, Actuar: 1 punto por cada cartel completado en este turno.',
  'magnificent.trainers.tile-ignore-camp-tile':
    'Ficha, Actuar: se pasa por alto una loseta de las que pide un cartel; las gemas, nunca.',
  'magnificent.trainers.tile-perform-plus-two': 'Ficha, Actuar: suma 2 al valor del dado.',
  'magnificent.trainers.tile-extra-poster':
    'Ficha, Actuar: por cada entrenador se completa 1 cartel más de los que permite la casilla de la pista.',
} satisfies Partial<Words['clauses']>;
