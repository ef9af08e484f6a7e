// Every clause in Spanish, in our own words.
import type { Words } from '../words.ts';

export const clauses: Words['clauses'] = {
  // La caja
  'histrio.component.players':
    'De 2 a 5 jugadores, desde los 10 años. Con 2, cada uno lleva además una compañía amiga; con 3 o más no las hay.',
  'histrio.component.encounter-cards':
    'Un solo mazo de 48 cartas de encuentro, con el mismo dorso: actores, acróbatas y bonificaciones.',
  'histrio.component.actor-seal':
    'El sello dice el talento: rojo, trágico; amarillo, comediante. La experiencia va de 1 a 5.',
  'histrio.component.acrobat-text': 'Una carta con texto en la parte superior es un acróbata.',
  'histrio.component.bonus-values':
    'Cada bonificación indica cuántos escudos vale; las cantidades varían.',
  'histrio.component.secret-requests': 'Hay 22 peticiones secretas, con mazo y dorso propios.',
  'histrio.component.player-set':
    'Hay 5 colores. Cada uno tiene 8 cartas de viaje, una por ciudad, 8 carabelas y 3 regidores.',
  'histrio.component.coins':
    'Monedas: 10 de oro de 10 escudos, 20 de plata de 5 y 50 de cobre de 1; en total, 250 escudos.',
  'histrio.component.theatre':
    'La maqueta del Teatro muestra el humor con la aguja y el decorado, y en ella se colocan los regidores.',
  'histrio.component.board': 'El tablero muestra 8 ciudades, numeradas del 1 al 8.',

  // Preparación
  'histrio.setup.board-centre': 'El tablero va en el centro de la mesa.',
  'histrio.setup.flip-for-mood':
    'Una moneda decide lo que quiere el Rey: cara, comedia; cruz, tragedia.',
  'histrio.setup.needle-first-space':
    'Tras el lanzamiento, la aguja señala la primera casilla de ese lado, junto a la frontera de los sectores.',
  'histrio.setup.backdrop': 'El decorado del Teatro muestra el humor del Rey.',
  'histrio.setup.take-colour':
    'Cada jugador coge las cartas de viaje, las carabelas y los regidores de un color. Empieza con las 8 cartas de viaje en la mano.',
  'histrio.setup.request-deck':
    'Las peticiones secretas se barajan y se dejan boca abajo junto al Teatro. Nadie empieza con una.',
  'histrio.setup.encounter-deck':
    'Las cartas de encuentro se barajan y se dejan boca abajo junto al tablero.',
  'histrio.setup.first-deal':
    'En cada una de las 8 ciudades se pone una carta de encuentro boca arriba; en el mazo quedan 40.',
  'histrio.setup.starting-money':
    'Todos empiezan con 3 escudos, sea cual sea el número de jugadores.',
  'histrio.setup.treasury': 'Las demás monedas son la Tesorería: 250 escudos menos 3 por jugador.',

  // Desarrollo
  'histrio.flow.two-seasons': 'La partida dura 2 temporadas y cada una acaba con un festival.',
  'histrio.flow.season-of-turns':
    'Una temporada es un turno tras otro hasta que se acaba. No hay jugador inicial: todos actúan a la vez.',
  'histrio.flow.three-phases':
    'El turno tiene 3 fases, siempre en este orden: viaje, resolución y nuevas oportunidades.',
  'histrio.flow.first-season-six-turns':
    'Con 48 cartas para 8 ciudades, la temporada 1 siempre tiene 6 turnos, sean cuantos sean los jugadores.',

  // Viaje
  'histrio.travel.secret-choice':
    'Todos eligen a la vez y en secreto una carta de viaje de su mano y la dejan boca abajo.',
  'histrio.travel.card-must-be-in-hand':
    'Solo se puede ir a una ciudad cuya carta esté en la mano. Las descartadas tienen que volver antes.',
  'histrio.travel.exactly-one':
    'Una carta de viaje por jugador y turno: nadie se queda en casa ni va a dos ciudades, salvo que lo diga un acróbata.',
  'histrio.travel.reveal': 'Cuando todos han elegido, las cartas de viaje se descubren a la vez.',
  'histrio.travel.place-caravel':
    'Se coloca una carabela propia ante las cartas de la ciudad elegida, para que se vea quién va.',
  'histrio.travel.card-to-own-discard':
    'La carta jugada pasa boca arriba al descarte propio, antes de resolver ninguna ciudad.',

  // Resolución
  'histrio.resolution.city-order':
    'Las ciudades con carabelas se resuelven por número, del 1 al 8, cada una por completo antes que la siguiente.',
  'histrio.resolution.unvisited-untouched':
    'Una ciudad sin carabelas se salta: sus cartas se quedan y encima llegarán más.',
  'histrio.alone.takes-all':
    'Quien está solo en una ciudad resuelve todas sus cartas: no puede escoger entre ellas ni rechazar ninguna.',
  'histrio.alone.newest-first':
    'Se empieza por la carta que llegó la última y se acaba por la más antigua.',
  'histrio.alone.no-acrobats':
    'Mientras un jugador resuelve a solas una ciudad, no se usan acróbatas.',
  'histrio.alone.bonus-pays': 'Una bonificación da de la Tesorería los escudos que indica.',
  'histrio.alone.bonus-discarded':
    'La carta de bonificación va al descarte de las cartas de encuentro.',
  'histrio.alone.acrobat-kept': 'El acróbata se deja boca arriba delante de su nuevo dueño.',
  'histrio.alone.acrobat-usable-after-phase':
    'Un acróbata nuevo no puede usarse hasta que acabe la resolución.',
  'histrio.alone.actor-1-recall':
    'Nivel 1: vuelven a la mano todas las cartas de viaje descartadas, y con ellas todas las carabelas.',
  'histrio.alone.actor-2-steal':
    'Nivel 2: se roba 1 escudo a otro jugador, a elección; la Tesorería no interviene.',
  'histrio.alone.actor-3-place-manager': 'Nivel 3: se coloca un regidor propio en el Teatro.',
  'histrio.alone.actor-3-pay':
    'Nivel 3: colocado el regidor, se cobra 1 escudo por cada uno del Teatro, de cualquier color, el nuevo incluido.',
  'histrio.alone.actor-4-nothing': 'Nivel 4: al llegar no pasa nada.',
  'histrio.alone.actor-5-cost':
    'Nivel 5: se paga 1 escudo a la Tesorería. Quien lo tiene está obligado.',
  'histrio.alone.actor-5-cannot-pay':
    'Sin escudos, el actor de nivel 5 se descarta y la aguja no se mueve.',
  'histrio.alone.actors-into-hand':
    'Los actores reunidos esperan por ahora en la mano, salvo el que no se pudo pagar.',
  'histrio.alone.one-to-court':
    'Tras la última carta se puede enviar 1 de ellos a la Corte para influir en el Rey. No es obligatorio.',
  'histrio.alone.court-only-new':
    'Solo puede ir un actor reunido ahora en esta ciudad: ni de la compañía, ni uno sin pagar, ni acróbatas, ni bonificaciones.',
  'histrio.alone.court-moves-needle':
    'El actor enviado a la Corte mueve la aguja según su experiencia: el comediante hacia el amarillo, el trágico hacia el rojo.',
  'histrio.alone.court-card-discarded':
    'El actor enviado a la Corte va al descarte y no entra en la compañía.',
  'histrio.alone.court-keeps-effect':
    'Lo que hizo al llegar se mantiene: escudos pagados, robados o cobrados, y cartas recuperadas.',
  'histrio.alone.rest-joins-troupe':
    'Los actores que quedan en la mano entran en la compañía, boca arriba.',
  'histrio.alone.troupe-is-open':
    'Las compañías están a la vista: cualquiera puede mirarlas en todo momento.',

  // Humor del Rey
  'histrio.mood.sector-decides':
    'Con la aguja en el sector amarillo el Rey quiere comedia; en el rojo, tragedia. Da igual cuánto se adentre.',
  'histrio.mood.what-moves-needle':
    'Mueven la aguja el actor enviado a la Corte y los actores de una ciudad con varios jugadores o con dos compañías amigas; la moneda la coloca de nuevo. Contratar, no poder pagar y vaciar las ciudades no la mueven; un acróbata puede decir otra cosa.',
  'histrio.mood.direction-and-distance':
    'Los comediantes tiran hacia el amarillo y los trágicos hacia el rojo, una casilla por nivel de experiencia.',
  'histrio.mood.change-on-crossing':
    'El humor cambia cuando la aguja cruza al otro sector; dentro de uno, no.',
  'histrio.mood.change-flips-backdrop':
    'Al cambiar el humor se gira el decorado en el acto, incluso entre dos ciudades.',
  'histrio.mood.change-returns-managers':
    'Al cambiar el humor, todos los regidores dejan el Teatro en el acto. Las ciudades siguientes lo encuentran vacío.',
  'histrio.mood.managers-stay-otherwise':
    'Hasta que cambie el humor, los regidores siguen en el Teatro de un turno a otro.',

  // Varios jugadores en una ciudad
  'histrio.crowd.all-discarded':
    'Si coinciden 2 o más jugadores, todas las cartas de la ciudad se descartan y nadie se lleva ninguna.',
  'histrio.crowd.acrobat-bonus-no-effect':
    'Donde se encuentran varios, ni bonificaciones ni acróbatas hacen nada, ni siquiera el Camaleón.',
  'histrio.crowd.actors-move-needle':
    'Todos los actores de esa ciudad van a la Corte y mueven la aguja. No tienen ningún otro efecto.',
  'histrio.crowd.net-movement':
    'La aguja se mueve una sola vez: la diferencia entre las sumas de experiencia, hacia la mayor. Si son iguales, no se mueve.',
  'histrio.crowd.each-draws-request': 'Cada jugador de esa ciudad roba una petición secreta.',
  'histrio.request.face-down': 'Las peticiones secretas están boca abajo y solo las mira su dueño.',
  'histrio.request.limit-three':
    'Se pueden tener 3 peticiones secretas. Con la cuarta hay que descartar una, a elección.',
  'histrio.request.reshuffle':
    'Cuando se agota el mazo de peticiones, se baraja su descarte para formar otro.',
  'histrio.request.one-per-season-end':
    'Al final de la temporada se puede descubrir 1 petición; si se cumple su condición, da escudos. Nunca 2 nuevas a la vez.',

  // Carabelas
  'histrio.caravel.move-to-board':
    'Resuelta la ciudad, cada visitante pasa su carabela a esa ciudad del tablero.',
  'histrio.caravel.shows-used-cities':
    'Las carabelas del tablero enseñan a todos qué ciudades no puede elegir su dueño por ahora.',
  'histrio.caravel.refill-at-one':
    'Con solo 1 carta de viaje en la mano, vuelven todas: otra vez son 8.',
  'histrio.caravel.refill-clears-board': 'En ese momento salen del tablero las carabelas propias.',

  // Acróbatas
  'histrio.acrobat.once-per-season': 'Cada acróbata se puede usar una vez por temporada.',
  'histrio.acrobat.follow-card':
    'La propia carta dice cuándo se puede usar el acróbata y qué hace.',
  'histrio.acrobat.turned-when-used': 'El acróbata usado se gira y se queda delante de su dueño.',
  'histrio.acrobat.chameleon-is-acrobat':
    'El Camaleón es un acróbata: se coge, se conserva y pasa a la temporada 2 como los demás.',
  'histrio.acrobat.chameleon-level-one':
    'En la diferencia del espectáculo, el Camaleón cuenta como comediante o como trágico de experiencia 1.',
  'histrio.acrobat.chameleon-no-ecu':
    'El Camaleón no es actor: no da escudo por estar acorde con el Rey.',

  // Nuevas oportunidades
  'histrio.opportunity.season-ends-on-empty-deck':
    'Si el mazo está agotado al empezar esta fase, la temporada termina y llega el festival.',
  'histrio.opportunity.deal-one-per-city':
    'Si quedan cartas en el mazo, cada ciudad recibe una más boca arriba, de la 1 a la 8, con visita o sin ella.',
  'histrio.opportunity.keep-edges-visible':
    'La carta nueva deja a la vista el borde superior de las anteriores.',
  'histrio.opportunity.short-deal':
    'Si hay menos cartas que ciudades, se reparten las que haya desde la ciudad 1. Se juega un turno más y la temporada termina.',
  'histrio.opportunity.empty-city-request':
    'En el último turno de la temporada 2 una ciudad puede estar vacía. Quien deba ir allí roba una petición secreta, aunque esté solo. Donde hay alguna carta, quien está solo no roba petición.',

  // Festival
  'histrio.festival.order':
    'Orden del recuento: actores acordes, espectáculos y peticiones secretas.',
  'histrio.festival.matching-actors':
    'Cada actor de la compañía acorde con el humor del Rey da 1 escudo, agrade o no el espectáculo. La experiencia no influye.',
  'histrio.festival.show-difference':
    'Un espectáculo vale la diferencia entre la experiencia de sus comediantes y la de sus trágicos, con el Camaleón.',
  'histrio.festival.pleases-when-on-side':
    'El espectáculo agrada cuando la diferencia se inclina hacia lo que quiere el Rey.',
  'histrio.festival.reward-season-1': 'Temporada 1: un espectáculo que agrada da 3 escudos.',
  'histrio.festival.reward-season-2': 'Temporada 2: un espectáculo que agrada da 5 escudos.',
  'histrio.festival.best-show-double':
    'De los que agradan, el de mayor diferencia es el mejor y da el doble: 6 escudos en la temporada 1 y 10 en la 2. Los escudos por actores no se doblan.',
  'histrio.festival.best-show-tie':
    'Si empatan los mejores, cada uno cobra el doble completo: no se reparte.',
  'histrio.festival.not-pleasing-never-best':
    'Un espectáculo inclinado hacia el otro lado no da nada ni es nunca el mejor, por grande que sea su diferencia.',
  'histrio.festival.play-one-request':
    'Tras los espectáculos, cada jugador puede jugar 1 petición secreta o ninguna.',
  'histrio.festival.season-1-request-stays':
    'Una petición jugada en la temporada 1 se queda boca arriba.',
  'histrio.festival.season-1-request-again':
    'En la temporada 2 puede volver a dar escudos, según cómo esté entonces la mesa.',
  'histrio.festival.season-2-second-request':
    'En la temporada 2 se puede jugar 1 petición nueva además de la que está boca arriba. Sin ella, sigue siendo solo 1.',

  // Entre temporadas
  'histrio.season2.discard-actors': 'Se descartan todos los actores de todas las compañías.',
  'histrio.season2.keep-acrobats': 'Los acróbatas se quedan con su dueño y no vuelven al mazo.',
  'histrio.season2.keep-requests':
    'Las peticiones secretas se quedan como están: boca abajo las no jugadas, boca arriba las jugadas.',
  'histrio.season2.acrobats-ready':
    'Todos los acróbatas se enderezan: cada uno puede usarse otra vez.',
  'histrio.season2.travel-not-returned':
    'Las cartas de viaje usadas no vuelven con el cambio de temporada.',
  'histrio.season2.caravels-stay': 'Las carabelas siguen en el tablero.',
  'histrio.season2.city-cards-discarded':
    'Las cartas que quedan en las ciudades se descartan. Sus actores no mueven la aguja.',
  'histrio.season2.discard-becomes-deck':
    'El descarte pasa a ser el mazo: 48 cartas menos los acróbatas de los jugadores.',
  'histrio.season2.deal': 'Se pone una carta en cada ciudad, de la 1 a la 8.',
  'histrio.season2.flip-needle': 'Se lanza un escudo y se coloca la aguja como al principio.',
  'histrio.season2.money-kept': 'Cada jugador conserva sus escudos; nadie recibe otros nuevos.',
  'histrio.season2.number-of-turns':
    'La temporada 2 tiene tantos turnos como repartos de 8 cartas permita el mazo; el último puede quedar corto. Por cada 8 acróbatas conservados hay un turno menos.',

  // Final
  'histrio.end.after-season-2': 'Tras el festival de la temporada 2 termina la partida.',
  'histrio.end.most-ecus-wins': 'Gana quien tiene más escudos.',
  'histrio.end.tie-shared': 'Quienes empatan comparten la victoria; no hay desempate.',

  // Compañías amigas
  'histrio.friendly.base-rules':
    'Todas las demás reglas valen; las compañías amigas solo añaden algunas.',
  'histrio.friendly.second-set':
    'Con 2 jugadores, cada uno coge 8 cartas de viaje, 8 carabelas y 3 regidores de un segundo color: su compañía amiga. Con 3 o más no llegan los colores y no las hay.',
  'histrio.friendly.only-obstacle': 'La compañía amiga solo estorba: no tiene escudos ni puntúa.',
  'histrio.friendly.shuffled-pile':
    'Sus cartas de viaje se barajan en una pila boca abajo, aparte de las propias.',
  'histrio.friendly.peek-first':
    'Cada viaje empieza con la primera carta de esa pila: se mira en secreto y solo su dueño sabe adónde va la compañía amiga.',
  'histrio.friendly.then-choose': 'Solo después se elige la ciudad propia, como siempre.',
  'histrio.friendly.reveal-both':
    'Se descubren las dos cartas y se coloca una carabela por compañía. La carta amiga no vuelve hasta que se renueva su pila.',
  'histrio.friendly.never-takes':
    'Una compañía amiga nunca se lleva cartas de encuentro ni peticiones secretas, tampoco en una ciudad vacía.',
  'histrio.friendly.alone-discards':
    'Donde una compañía amiga está sola, las cartas se descartan sin efecto y la aguja no se mueve.',
  'histrio.friendly.two-friendly':
    'Donde coinciden las dos compañías amigas, las cartas se descartan y sus actores mueven la aguja.',
  'histrio.friendly.refill':
    'Cuando queda 1 carta en la pila amiga, se barajan las 8 en una nueva y sus carabelas salen del tablero.',

  // Hoja de referencia
  'histrio.summary.setup':
    'En breve: moneda para el humor, 1 carta por ciudad y, por jugador, 3 escudos, 8 cartas de viaje, 8 carabelas y 3 regidores.',
  'histrio.summary.cities-one-to-eight': 'En breve: las ciudades en orden, de la 1 a la 8.',
  'histrio.summary.court-is-optional':
    'En breve: a la Corte va 1 actor como máximo, y solo si se quiere.',
  'histrio.summary.mood-change-reminder':
    'En breve: si cambia el humor, se gira el decorado y se devuelven los regidores.',
  'histrio.summary.crowd-order':
    'En breve: con varios jugadores, primero el descarte y la aguja; después, las peticiones.',
  'histrio.summary.refill':
    'En breve: con 1 carta de viaje en la mano vuelven todas las cartas y carabelas.',
  'histrio.summary.season-check':
    'En breve: primero se mira si queda mazo y después se reparte. Sin mazo, la temporada termina.',
  'histrio.summary.show-reward':
    'En breve, en los dos festivales: 1 escudo por actor acorde, 3 o 5 si el espectáculo agrada, el doble para el mejor y después 1 petición nueva.',
  'histrio.summary.season-change':
    'En breve: los actores se van, acróbatas y peticiones se quedan, los acróbatas se enderezan, cartas de viaje y carabelas siguen igual, se vacían las ciudades, se reparte un mazo nuevo y se lanza la moneda.',
};
