// Refusals in Spanish: die, card bonus, power, building, travelling, gems, tents and posters.
import type { RefusalFacts } from '../../rules/facts.ts';
import { tileOf } from '../../data/kinds.ts';
import type { Words } from '../words.ts';
import {
  agree,
  coins as coinsOf,
  COLOUR,
  counted,
  dieText,
  FEMININE,
  gems as gemsOf,
  gemText,
  posters as postersOf,
  power as powerOf,
  sizedText,
  spaces as spacesOf,
  tents as tentsOf,
  tileName,
  tileNames,
  tileText,
} from './grammar.ts';

const SIZED = { small: 'pequeñas', large: 'grandes' } as const;

export const turnRefusals = {
  // Dado y bonificación
  'magnificent.die.take-one-from-main-tent': ({ colour, value }) => ({
    reason: `En la carpa principal no hay ningún dado ${dieText({ colour, value })}.`,
    instead: 'Se toma uno de los que quedan allí.',
  }),
  'magnificent.die.place-on-vacant-master-card': ({ seat, card }, name) => ({
    reason: `La carta ${card} de ${name(seat)} no está libre en esta ronda.`,
    instead: 'El dado se pone en una carta maestra sin dado.',
  }),
  'magnificent.die.four-dice-by-round-end': ({ seat, dice }, name) => ({
    reason: `${name(seat)} tiene en sus cartas ${counted(dice, 'dado')} de esta ronda.`,
    instead: 'Al final de la ronda son 4, uno por carta.',
  }),
  'magnificent.power.clear-die-choose-colour': ({ seat, colour }, name) =>
    colour === 'clear'
      ? {
          reason: `Falta decir de qué color cuenta el dado transparente de ${name(seat)}.`,
          instead: 'Se elige naranja, verde o morado.',
        }
      : {
          reason: `Un dado ${COLOUR[colour]} cuenta siempre como ${COLOUR[colour]}.`,
          instead: 'Solo se elige color con un dado transparente.',
        },
  'magnificent.card-bonus.once-any-time': ({ seat, card, unread }, name) =>
    unread
      ? {
          reason: `De la carta ${card} de ${name(seat)} no se ha indicado la bonificación.`,
          instead: 'Se indica lo que lleva impreso en la mitad superior.',
        }
      : {
          reason: `La bonificación de la carta ${card} de ${name(seat)} no es la indicada.`,
          instead: 'Se usa la que ya está anotada, o se corrige la carta.',
        },
  'magnificent.card-bonus.only-this-turns-card': ({ seat, card }, name) => ({
    reason: `La carta ${card} de ${name(seat)} no ha recibido el dado de este turno.`,
    instead: 'Se usa la bonificación de la carta que lo ha recibido.',
  }),
  'magnificent.bonuses.never-twice': ({ seat, card }, name) => ({
    reason: `La bonificación de la carta ${card} de ${name(seat)} ya se ha usado en este turno.`,
    instead: 'Se sigue sin ella.',
  }),
  'magnificent.bonuses.copy-card': ({ seat, card }, name) => ({
    reason: `La carta ${card} de ${name(seat)} no se puede copiar así.`,
    instead:
      'Una carta de copia usa la bonificación de otra carta propia, que no sea también copia.',
  }),
  'magnificent.bonuses.set-die-face': ({ seat, card, isLate }, name) => ({
    reason: isLate
      ? `${name(seat)} ya ha tomado el dado: la carta ${card} no lo gira después.`
      : `Con la carta ${card} de ${name(seat)} no se puede girar ahora el dado.`,
    instead: 'El dado solo se gira al tomarlo, con una carta que lo permita.',
  }),
  'magnificent.bonuses.plus-two-colour': ({ seat, colour, die }, name) => ({
    reason: `Esta bonificación suma a un dado ${COLOUR[colour]} y el de ${name(seat)} es ${COLOUR[die]}.`,
    instead: `Vale también para un dado transparente usado como ${COLOUR[colour]}.`,
  }),
  'magnificent.bonuses.trainer-for-small-tile': ({ seat, trainers }, name) => ({
    reason: `Para esta loseta se devuelve 1 entrenador y ${name(seat)} tiene ${counted(trainers, 'libre')}.`,
    instead: 'Se sigue sin la bonificación.',
  }),
  'magnificent.bonuses.gems-for-small-tile': ({ seat, gems, told }, name) => ({
    reason:
      told === gems
        ? `${name(seat)} no tiene las ${gemsOf(gems)} indicadas.`
        : `Esta loseta cuesta ${gemsOf(gems)} y para ${name(seat)} ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
    instead: 'Sirven gemas de cualquier tipo que haya en el almacén.',
  }),
  'magnificent.bonuses.buy-trainer': ({ seat, cost, coins }, name) => ({
    reason: `El entrenador cuesta ${coinsOf(cost)} y ${name(seat)} tiene ${coins}.`,
    instead: 'Se sigue sin la bonificación.',
  }),
  'magnificent.bonuses.coloured-gem': ({ seat, gems, told }, name) => ({
    reason: `${name(seat)} gana ${gemsOf(gems)} y ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
    instead: 'Se indica de qué tipo es cada una.',
  }),

  // Poder
  'magnificent.power.gem-boost': ({ seat, colour, gems, has }, name) => ({
    reason:
      gems === 0
        ? `Falta decir qué gemas descarta ${name(seat)}.`
        : `${name(seat)} tiene ${gemText(colour, has)} y no puede descartar ${gems}.`,
    instead: 'Se descartan las que hay, o ninguna.',
  }),
  'magnificent.power.gem-colour': ({ seat, colour, die }, name) =>
    colour === die
      ? {
          reason: `En esta mesa las gemas no dan poder para actuar a ${name(seat)}.`,
          instead: 'Se actúa con el poder de los dados, o se elige otra acción.',
        }
      : {
          reason: `El dado de ${name(seat)} es ${COLOUR[die]} y no le da poder una gema ${FEMININE[colour]}.`,
          instead: `Sirven gemas del color ${COLOUR[die]} y transparentes.`,
        },

  // Construir
  'magnificent.build.level-within-power': ({ seat, requirement, power }, name) => ({
    reason: `El nivel pide ${powerOf(requirement)} y ${name(seat)} tiene ${power}.`,
    instead: 'Se puede elegir un nivel más bajo u otra acción.',
  }),
  'magnificent.build.one-level-only': ({ seat, requirement, fits }, name) =>
    fits === false
      ? {
          reason: `En el campamento de ${name(seat)} no caben las losetas del nivel de ${requirement}.`,
          instead: 'Se elige un nivel cuyas losetas quepan, u otra acción.',
        }
      : {
          reason: `${name(seat)} ya construye en este turno con el nivel de ${requirement}.`,
          instead: 'En cada turno se elige un solo nivel.',
        },
  'magnificent.build.level-gives-tiles': ({ requirement, small, large }) => ({
    reason:
      small === undefined || large === undefined
        ? `No se sabe qué losetas da un nivel de ${requirement}.`
        : `En el tablero no figura un nivel de ${requirement} con ${sizedText(small, large)}.`,
    instead: 'Se elige un nivel del tablero de jugador, o se indican sus losetas.',
  }),
  'magnificent.build.level-nine': ({ requirement, small, large }) => ({
    reason: `El nivel de ${requirement} da ${sizedText(small, large)}.`,
    instead: 'Se indican esas losetas.',
  }),
  'magnificent.build.take-from-supply': ({ size, small, large }) => ({
    reason: `No quedan por construir losetas ${SIZED[size]} en este turno.`,
    instead:
      small + large === 0
        ? 'Se termina la acción.'
        : `Aún se puede construir: ${sizedText(small, large)}.`,
  }),
  'magnificent.build.supply-exhausted': ({ tile, left }) => ({
    reason:
      left === 0
        ? `En la reserva no quedan ${tileNames(tile)}.`
        : `En la reserva ${agree(left, 'queda', 'quedan')} ${tileText(tile, left)}.`,
    instead: 'Se sigue sin ella o se elige otro nivel.',
  }),
  'magnificent.build.colour-matches-die': ({ seat, tile, die, isCard }, name) =>
    isCard
      ? {
          reason: `La bonificación de la carta da una ${tileName(tileOf(die, 'small'))}, no una ${tileName(tile)}.`,
          instead: 'La loseta de una carta es del color que indica la carta.',
        }
      : {
          reason: `El dado de ${name(seat)} es ${COLOUR[die]} y no permite construir una ${tileName(tile)}.`,
          instead:
            'Para otro color hace falta un entrenador en la casilla del tablero que lo permite.',
        },
  'magnificent.build.later-tiles-adjacent': ({ seat, tile }, name) => ({
    reason: `La ${tileName(tile)} no comparte ningún lado con las losetas de ${name(seat)}.`,
    instead: 'Tiene que tocar otra loseta por el lado de una casilla; la esquina no basta.',
  }),
  'magnificent.build.inside-and-no-overlap': ({ cells, covered }) => ({
    reason: covered
      ? `${cells.length === 1 ? 'Una casilla ya está cubierta' : `${spacesOf(cells.length)} ya están cubiertas`}.`
      : `La loseta se sale del campamento en ${spacesOf(cells.length)}.`,
    instead: 'Se pone entera sobre casillas libres.',
  }),
  'magnificent.build.small-covers-four': covers,
  'magnificent.build.large-covers-six': covers,
  'magnificent.build.rotate-and-flip': ({ tile }) => ({
    reason: `Esas casillas no tienen la forma de la ${tileName(tile)}.`,
    instead: 'La loseta se puede girar y voltear, pero no cambia de forma.',
  }),

  // Viajar
  'magnificent.travel.wagon-of-die-colour': ({ seat, wagon, die }, name) => ({
    reason: `El dado de ${name(seat)} es ${COLOUR[die]} y no mueve el carromato ${COLOUR[wagon]}.`,
    instead: `Se mueve el carromato ${COLOUR[die]}.`,
  }),
  'magnificent.travel.clockwise': ({ seat }, name) => ({
    reason: `El carromato de ${name(seat)} no puede ir en ese sentido.`,
    instead:
      'Va en sentido horario; al revés, solo con un entrenador en la casilla del tablero que lo permite.',
  }),
  'magnificent.travel.max-steps-power': ({ seat, steps, power }, name) => ({
    reason: `${name(seat)} tiene ${powerOf(power)} y no puede avanzar ${spacesOf(steps)}.`,
    instead: `Puede avanzar ${power} como máximo.`,
  }),
  'magnificent.travel.need-not-use-all': ({ seat }, name) => ({
    reason: `En esta mesa no se viaja sin avanzar: ${name(seat)} mueve al menos una casilla.`,
    instead: 'Se avanza una casilla o más, o se elige otra acción.',
  }),
  'magnificent.travel.poster-symbol-after-tent': ({ posters, most, tents }) => ({
    reason:
      tents === 0
        ? 'Todos los símbolos de cartel de esta ruta están bajo una carpa: aún no se ha tomado ninguna.'
        : `Carpas tomadas de esta ruta: ${tents} como máximo; en este trayecto no caben ${postersOf(posters)}.`,
    instead: most === 0 ? 'No se gana ningún cartel.' : `Como máximo, ${postersOf(most)}.`,
  }),
  'magnificent.travel.stop-to-take-tent': ({ seat, wagon }, name) => ({
    reason: `${name(seat)} no se detiene en una carpa con el carromato ${COLOUR[wagon]}.`,
    instead: 'Se toma una carpa solo al detenerse en su casilla.',
  }),
  'magnificent.tents.may-stop-without-taking': ({ seat, tents }, name) => ({
    reason: `${name(seat)} tiene ${tentsOf(tents)} y no puede dejar la carpa en la que se detiene.`,
    instead: 'Se toma y se pone en una casilla libre.',
  }),
  'magnificent.tents.place-any-empty-space': ({ seat, space }, name) => ({
    reason: `La casilla de carpa ${space} de ${name(seat)} no está libre.`,
    instead: 'Se elige una casilla libre de la zona de carpas.',
  }),
  'magnificent.tents.starting-tent-not-coverable': ({ seat }, name) => ({
    reason: `La casilla de la izquierda de ${name(seat)} lleva la carpa inicial y no se cubre.`,
    instead: 'Se elige una de las otras cuatro casillas.',
  }),
  'magnificent.tents.maximum-four': ({ seat, tents }, name) => ({
    reason: `${name(seat)} ya tiene ${tentsOf(tents)} y no puede tomar más.`,
    instead: 'La carpa se queda en su casilla.',
  }),
  'magnificent.gems.cap-three': ({ seat, colour, gems, most }, name) => ({
    reason: `En el almacén caben ${gemText(colour, most)} y para ${name(seat)} ${agree(gems, 'se ha', 'se han')} indicado ${gems}.`,
    instead: 'Por cada gema que no cabe se gana 1 moneda.',
  }),

  // Carteles
  'magnificent.posters.source': ({ seat, due, from }, name) =>
    from === 'deck'
      ? {
          reason: 'El mazo de carteles está vacío: no da nada.',
          instead: 'Se toma un cartel del expositor.',
        }
      : from === 'display'
        ? {
            reason: 'Falta decir qué cartel del expositor se toma.',
            instead: 'Se indica su lugar, o se toma del mazo.',
          }
        : due === 0
          ? {
              reason: `${name(seat)} no tiene carteles que tomar ahora.`,
              instead: 'Se sigue con el turno.',
            }
          : {
              reason: `Antes de seguir, ${name(seat)} tiene que tomar ${postersOf(due)}.`,
              instead: 'Cada uno se toma del mazo o del expositor.',
            },
  'magnificent.posters.refill-at-once': ({ display }) => ({
    reason:
      display === undefined
        ? 'Falta decir qué cartel del expositor se toma.'
        : `En el lugar ${display} del expositor no hay ningún cartel.`,
    instead: 'Se indica un lugar con cartel, o se toma del mazo.',
  }),
  'magnificent.posters.full-options-only-when-full': ({ seat, posters, spaces }, name) => ({
    reason: `${name(seat)} tiene ${postersOf(posters)} en ${spacesOf(spaces)}: el nuevo hay que ponerlo.`,
    instead: 'Se pone en una casilla libre.',
  }),
} satisfies Partial<Words['refusals']>;

function covers({ tile, spaces, told }: RefusalFacts['magnificent.build.small-covers-four']) {
  return {
    reason: `Una ${tileName(tile)} cubre ${spacesOf(spaces)} y ${agree(told, 'se ha', 'se han')} indicado ${told}.`,
    instead: `Se indican ${spacesOf(spaces)} que se toquen.`,
  };
}
