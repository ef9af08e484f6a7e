// Clauses in Spanish: producing, closing ceremonies, the end, special tokens, star awards and medals.
import type { Words } from '../words.ts';

export const showClauses = {
  // Producción
  'colosseum.produce.turn-order':
    'En sentido horario desde el jugador inicial, cada jugador puede producir un espectáculo.',
  'colosseum.produce.three-steps':
    'Producir tiene tres pasos, en orden: mover nobles, producir el espectáculo y contar los espectadores.',

  // Nobles y dados
  'colosseum.noble.values':
    'Dentro de la arena, el Emperador vale 7 espectadores, cada Cónsul 5 y cada Senador 3.',
  'colosseum.dice.one-without-loge': 'Sin palco del Emperador se tira un dado.',
  'colosseum.dice.two-with-loge': 'Con palco del Emperador se tiran dos dados.',
  'colosseum.dice.clockwise':
    'Cada dado mueve a un noble en sentido horario tantas casillas como indica.',
  'colosseum.dice.any-noble':
    'Se puede mover a cualquier noble, también al que está en la arena de otro.',
  'colosseum.dice.choice-face':
    'La cara I–III permite mover 1, 2 o 3 casillas, a elección; las demás valen exactamente lo que muestran.',
  'colosseum.dice.split-or-sum':
    'Con dos dados se mueve a dos nobles distintos, uno con cada dado, o a uno solo con la suma.',
  'colosseum.rest.medal':
    'Si un noble acaba un movimiento de dados en una zona de descanso, quien lo ha movido gana 1 medalla.',
  'colosseum.rest.sum-must-end-there':
    'Con la suma de los dos dados solo hay medalla si el noble acaba en la zona de descanso, no si pasa por ella.',
  'colosseum.noble.share-square': 'En una misma casilla puede haber varios nobles.',

  // Producir el espectáculo
  'colosseum.produce.choose-program':
    'Se elige un programa propio, se anuncia su nombre y se deja a la vista.',
  'colosseum.produce.one-per-round': 'Se produce un solo espectáculo por ronda.',
  'colosseum.produce.arena-size': 'La arena debe tener al menos el tamaño que pide el programa.',
  'colosseum.produce.lay-assets':
    'Se ponen las fichas propias que se usan en el espectáculo, sin pasar de lo que pide el programa.',
  'colosseum.produce.incomplete-allowed':
    'No hace falta tener todos los recursos del programa; cada uno que falta baja el número de espectadores.',
  'colosseum.produce.minimum-set':
    'Hay un mínimo de recursos: con menos de los que exige la última cifra del programa no se puede producir.',
  'colosseum.produce.repeat-allowed':
    'Un programa ya producido en otra ronda se puede volver a producir.',
  'colosseum.produce.new-turns-old-down':
    'Al producir otro programa, el anterior se gira boca abajo y da 5 espectadores.',

  // Recuento
  'colosseum.score.base':
    'Primero cuentan los espectadores del propio programa, la cifra de abajo a la izquierda; completa solo si no falta ningún recurso.',
  'colosseum.score.previous-events':
    'Se suman 5 por cada programa producido antes, que ahora está boca abajo.',
  'colosseum.score.stars':
    'Se suman 4 por cada premio de artista estrella propio si en el espectáculo se usan fichas de su tipo.',
  'colosseum.score.nobles':
    'Se suman 7 por el Emperador, 5 por cada Cónsul y 3 por cada Senador que esté en la arena.',
  'colosseum.score.podiums': 'Se suman 3 por cada podio recibido en rondas anteriores.',
  'colosseum.score.only-inside-arena':
    'Solo cuentan los nobles que están en la arena propia al hacer el recuento, tras todos los movimientos; lo que ocurra después ya no cambia nada.',
  'colosseum.score.medals':
    'Se suman 3 por cada medalla jugada para ello; esas medallas se entregan.',
  'colosseum.score.season-tickets': 'Se suman 5 por cada abono de temporada.',
  'colosseum.score.marker-only-forward':
    'El marcador avanza solo si este espectáculo supera a todos los anteriores del jugador: muestra siempre el mejor.',
  'colosseum.score.income':
    'La banca paga tantas monedas como espectadores ha tenido el espectáculo, aunque el marcador no se mueva.',
  'colosseum.score.income-not-best':
    'Los ingresos dependen del último espectáculo, nunca de la posición del marcador.',
  'colosseum.previous.face-down-five':
    'Cada programa producido en una ronda anterior queda boca abajo y da 5 espectadores a los demás espectáculos.',
  'colosseum.previous.repeat-not-counted':
    'Al repetir un programa, se gira boca arriba y no da sus 5; los otros ya producidos sí los dan.',
  'colosseum.previous.unproduced-no-bonus':
    'Los programas propios aún no producidos se apartan y no dan nada.',

  // Ceremonias de clausura
  'colosseum.podium.each-round-but-last':
    'Al final de cada ronda, menos la última, el jugador en cabeza coge un podio y lo pone en su arena.',
  'colosseum.podium.best-so-far':
    'Va en cabeza quien tiene el mejor resultado desde el principio, no por fuerza el mejor de esta ronda.',
  'colosseum.podium.tie-coins':
    'Si varios empatan en cabeza, el podio es para quien tiene más monedas.',
  'colosseum.podium.tie-dice':
    'Si también empatan en monedas, cada uno tira dos dados y la suma mayor se lleva el podio.',
  'colosseum.podium.effect':
    'Cada podio da 3 espectadores a todos los espectáculos siguientes de su dueño.',
  'colosseum.cleanup.discard-one':
    'Al final de cada ronda, menos la última, cada jugador descarta 1 ficha de las usadas en su último espectáculo.',
  'colosseum.cleanup.out-of-game': 'La ficha descartada sale del juego y no vuelve a la bolsa.',
  'colosseum.cleanup.only-one-lost':
    'Los recursos usados siguen siendo de su dueño: solo se pierde la ficha del descarte.',
  'colosseum.donation.last-asks-leader':
    'Al final de cada ronda, menos la última, quien ocupa el último lugar pide a quien acaba de recibir el podio una ficha del tipo que nombre.',
  'colosseum.donation.no-specials':
    'No se pueden pedir fichas especiales: ni de evento especial, ni del Emperador, ni comodines.',
  'colosseum.donation.tie-poorest':
    'Si varios comparten el último lugar, recibe la ficha quien tiene menos monedas.',
  'colosseum.donation.tie-dice': 'Si también empatan en monedas, decide una tirada de dado.',
  'colosseum.closing.not-after-round-5':
    'Tras la ronda 5 no hay ceremonias de clausura: ni podio, ni descarte, ni donación.',

  // Final
  'colosseum.end.trigger':
    'La partida termina cuando todos han tenido ocasión de producir en la ronda 5.',
  'colosseum.end.winner':
    'Gana quien está más adelante en el contador de espectadores, con el mejor espectáculo.',
  'colosseum.end.tie-coins': 'En caso de empate gana quien tiene más monedas.',
  'colosseum.end.tie-stars':
    'Si también empatan en monedas, gana quien tiene más premios de artista estrella.',

  // Fichas especiales
  'colosseum.joker.replaces-one':
    'Un comodín sustituye a cualquier recurso estándar del programa; quien produce elige a cuál.',
  'colosseum.joker.not-for-stars':
    'Los comodines nunca cuentan para los premios de artista estrella.',
  'colosseum.emperor-token.exchange':
    'La ficha del Emperador se cambia por una medalla en cuanto se recibe.',
  'colosseum.emperor-token.no-medal-left':
    'Si no queda ninguna medalla libre, la ficha del Emperador simplemente se descarta.',
  'colosseum.special-event.second-use':
    'La ficha de evento especial también se puede cambiar por una medalla en cualquier momento.',
  'colosseum.special-event.two-uses':
    'La ficha de evento especial sirve para otra inversión o para una medalla, y se gasta al usarla.',

  // Premios de artista estrella
  'colosseum.star.threshold':
    'Para un premio de artista estrella hacen falta al menos 3 fichas de su tipo.',
  'colosseum.star.keep':
    'El premio se conserva hasta que otro tenga más fichas del tipo o su dueño baje de 3.',
  'colosseum.star.overtaken':
    'Si otro jugador llega a tener más fichas del tipo, el premio pasa a quien tenga más.',
  'colosseum.star.equal-does-not-take': 'Igualar al dueño no basta: el premio no cambia de manos.',
  'colosseum.star.below-three':
    'Si el dueño baja de 3 fichas del tipo, pierde el premio; lo recibe quien tenga 3 o más y más que todos los demás.',
  'colosseum.star.tie-nobody':
    'Si varios empatan a más fichas cuando el premio está por entregar, no lo recibe nadie.',
  'colosseum.star.types':
    'Hay premio de gladiador, barco, músico, comediante, sacerdote, caballo y león; de antorcha, escenografía, decoración, cuadriga y jaula no lo hay.',
  'colosseum.star.bonus':
    'Cada premio da 4 espectadores al espectáculo de su dueño en el que se usen fichas de su tipo.',
  'colosseum.star.jokers-and-market-not-counted':
    'Para un premio solo cuentan las fichas del tipo que el jugador tiene delante, no las de los mercados ni los comodines.',
  'colosseum.star.display':
    'El premio se deja delante de su dueño, junto a las fichas del tipo, a la vista de todos.',

  // Medallas
  'colosseum.medal.source-dice':
    'Se gana una medalla cuando un noble acaba su movimiento de dados en una zona de descanso; con la suma cuenta solo la última casilla.',
  'colosseum.medal.source-tokens':
    'También se consiguen medallas cambiando fichas del Emperador o de evento especial.',
  'colosseum.medal.supply': 'Solo se reciben medallas mientras queden junto al tablero.',
  'colosseum.medal.not-from-medal-move':
    'Llevar a un noble a una zona de descanso con una medalla no da otra: solo cuentan los dados.',
  'colosseum.medal.use-spectators':
    'Una medalla jugada en el espectáculo propio da 3 espectadores.',
  'colosseum.medal.use-move':
    'Una medalla mueve a cualquier noble 1, 2 o 3 casillas hacia delante o hacia atrás.',
  'colosseum.medal.move-after-dice':
    'El movimiento con medalla se hace después de mover con los dados.',
  'colosseum.medal.use-coins': 'Una medalla se cambia por 6 monedas.',
  'colosseum.medal.one-effect-each': 'Cada medalla jugada da uno solo de esos tres efectos.',
  'colosseum.medal.use-two-investment':
    'Dos medallas jugadas juntas permiten una segunda inversión, en lugar de esos efectos.',
  'colosseum.medal.no-limit':
    'No hay límite de medallas jugadas: con varias se puede mover al mismo noble varias veces o a varios nobles.',
  'colosseum.medal.timing':
    'Una medalla se puede usar en la misma fase en que se gana o guardarse para después.',
  'colosseum.medal.discarded': 'Las medallas jugadas se entregan.',
} satisfies Partial<Words['clauses']>;
