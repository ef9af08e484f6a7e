// Why a move is not allowed and what would be, in Spanish: one sentence each.
import type { Colour, SomeTiles } from '../../data/pieces.ts';
import type { Price } from '../../rules/facts.ts';
import type { Phase } from '../../rules/moves.ts';
import type { RefusalWords } from '../../../../referee/game.ts';
import type { Words } from '../words.ts';
import {
  agree,
  choice,
  COLOUR_NAMES,
  colouredTiles,
  colourOf,
  counted,
  everyTile,
  FEATURE_NAMES,
  from,
  inside,
  jokers as jokerCount,
  list,
  num,
  oneOf,
  placeOf,
  someTiles,
  spaceOf,
  starOf,
  tiles,
  told,
  toldTiles,
} from './grammar.ts';

export const refusals: Words['refusals'] = {
  // Preparación
  'summer-pavilion.setup.player-count': ({ seats }) => ({
    reason: `El juego es para 2, 3 o 4 jugadores y en esta mesa hay ${num(seats)}.`,
    instead: 'Se puede empezar con 2, 3 o 4 jugadores.',
  }),
  'summer-pavilion.variant.all-players': ({ side, seat }, name) => ({
    reason:
      side === 'grey'
        ? `El tablero de ${name(seat)} está por la cara de colores y la mesa juega con la gris.`
        : `El tablero de ${name(seat)} está por la cara gris y la mesa juega con la de colores.`,
    instead: 'Se puede jugar con la misma cara en todos los tableros, la de colores o la gris.',
  }),
  'summer-pavilion.setup.fill-factories': ({ display, told: given, holds }) => ({
    reason: `${inside(display)} hay ${tiles(holds)} y ${told(given)}.`,
    instead: `Hay que indicar ${exactly(holds)} en el expositor ${display}.`,
  }),
  'summer-pavilion.component.tiles': ({ colour, count, exist }) => ({
    reason:
      colour === undefined
        ? `Puede haber ${tiles(exist)} y lo indicado suma ${num(count)}.`
        : `En el juego hay ${colouredTiles(exist, colour)} y lo indicado suma ${num(count)}.`,
    instead:
      colour === undefined
        ? `La cuenta puede llegar como máximo a ${num(exist)}; conviene revisar lo indicado.`
        : `En los tableros, junto a ellos, en los expositores, el centro, el suministro y la torre puede haber ${num(exist)} en total como máximo; conviene revisar lo indicado.`,
  }),
  'summer-pavilion.setup.supply-ten': ({ told: given, unknown }) => ({
    reason: `En el suministro ${unknownTiles(unknown)} y ${told(given)}.`,
    instead:
      unknown === 0
        ? 'No hace falta indicar nada más: ya constan todas las losetas del suministro.'
        : `Se puede indicar el color de ${tiles(unknown)} como máximo.`,
  }),

  // Desarrollo
  'summer-pavilion.round.three-phases': ({ phase, needed }) => ({
    reason:
      phase === needed
        ? `Esta jugada no se anota así en esta mesa, aunque sea ${PHASES[phase]}.`
        : `Esta jugada es de ${PHASES[needed]} y ahora se juega ${PHASES[phase]}.`,
    instead: NOW[phase],
  }),
  'summer-pavilion.round.no-phase3-last': ({ round }) => ({
    reason: `La ronda ${round} es la última y no tiene fase 3.`,
    instead: NOW.goals,
  }),
  'summer-pavilion.prep.after-round-six': ({ round }) => ({
    reason: `El marcador ya está en la ronda ${round}, la última: no hay otra que preparar.`,
    instead: 'Después de la última ronda viene la puntuación final.',
  }),
  'summer-pavilion.end.after-six': ({ round }) => ({
    reason:
      round < 6
        ? `La partida termina después de la ronda 6 y va por la ronda ${round}.`
        : 'La partida se cierra una sola vez: al acabar la ronda 6, con la puntuación final.',
    instead:
      round < 6
        ? 'Primero se juegan las rondas que faltan; después se cuentan los objetivos.'
        : 'Los objetivos se cuentan cuando todos han pasado en la ronda 6; después no se juega más.',
  }),
  'summer-pavilion.round.youngest-starts': ({ seat, first }, name) => ({
    reason: `La partida la abre la persona más joven, ${name(first)}; aún no le toca a ${name(seat)}.`,
    instead: `El primer turno es de ${name(first)}.`,
  }),
  'summer-pavilion.token.starts-next-round': ({ seat, first }, name) => ({
    reason: `Según el marcador de jugador inicial, esta ronda la abre ${name(first)}; aún no le toca a ${name(seat)}.`,
    instead: `El primer turno de la fase 1 es de ${name(first)}.`,
  }),
  'summer-pavilion.token.starts-phase2': ({ seat, first }, name) => ({
    reason: `El marcador de jugador inicial lo tiene ${name(first)}; aún no le toca a ${name(seat)}.`,
    instead: `El primer turno de la fase 2 es de ${name(first)}.`,
  }),
  'summer-pavilion.token.nobody-took': ({ seat, first }, name) => ({
    reason: `Nadie se llevó el marcador de jugador inicial y por eso abre ${name(first)}; aún no le toca a ${name(seat)}.`,
    instead: `El primer turno es de ${name(first)}.`,
  }),
  'summer-pavilion.draft.next-player': ({ seat, turn }, name) => ({
    reason: `No es el turno de ${name(seat)}: en el sentido de las agujas del reloj le toca a ${name(turn)}.`,
    instead: `${name(turn)} puede coger losetas de un expositor o del centro de la mesa.`,
  }),
  'summer-pavilion.play.next-player': ({ seat, turn }, name) => ({
    reason: `No es el turno de ${name(seat)}: en el sentido de las agujas del reloj le toca a ${name(turn)}.`,
    instead: `${name(turn)} puede colocar una loseta o pasar.`,
  }),

  // Fase 1
  'summer-pavilion.draft.must-take': ({ seat }, name) => ({
    reason: `En la fase 1 no se puede pasar: ${name(seat)} tiene que coger al menos 1 loseta.`,
    instead: 'Se puede coger de un expositor o del centro de la mesa.',
  }),
  'summer-pavilion.draft.two-sources': ({ source, displays }) => ({
    reason:
      source === 'center'
        ? 'En un turno se coge de un solo lugar.'
        : `El expositor ${source} no está en juego: en esta mesa hay ${counted(displays, 'expositor', 'expositores')}.`,
    instead: `Se puede coger de un expositor del 1 al ${displays} o del centro de la mesa.`,
  }),
  'summer-pavilion.draft.source-not-empty': ({ source, colour }) => ({
    reason:
      colour === undefined
        ? `${inside(source)} no queda ninguna loseta.`
        : `${inside(source)} no están las ${everyTile(colour)} indicadas.`,
    instead:
      colour === undefined
        ? `Se puede coger de ${source === 'center' ? 'un expositor que tenga losetas' : 'otro expositor con losetas o del centro de la mesa'}.`
        : `Se puede elegir un color que esté en ${placeOf(source)}, o coger de otro lugar.`,
  }),
  'summer-pavilion.draft.rest-to-center': ({ source, known, told: given }) => ({
    reason:
      known === undefined || given === undefined
        ? `Todavía no consta qué losetas hay en ${placeOf(source)}.`
        : `${inside(source)} hay ${someTiles(known)} y ${toldTiles(given)}.`,
    instead:
      known === undefined || given === undefined
        ? `Basta con indicar las losetas ${from(source)} antes de coger.`
        : 'Se puede coger según lo que consta, o deshacer hasta la jugada que no coincide.',
  }),
  'summer-pavilion.draft.joker-not-choosable': ({ source, joker, others }) => ({
    reason: `El ${COLOUR_NAMES[joker]} es el comodín de la ronda y en ${placeOf(source)} hay losetas de otros colores.`,
    instead: `Se puede elegir ${choice(others.map((other) => COLOUR_NAMES[other]))}; con ese color se coge además 1 comodín.`,
  }),
  'summer-pavilion.draft.factory-one-colour': ({ taken, due, colour }) =>
    wholeColour('del expositor', colour, taken, due),
  'summer-pavilion.draft.center-one-colour': ({ taken, due, colour }) =>
    wholeColour('del centro', colour, taken, due),
  'summer-pavilion.draft.factory-joker-extra': ({ joker, taken }) =>
    oneJoker('En el expositor', joker, taken),
  'summer-pavilion.draft.center-joker-extra': ({ joker, taken }) =>
    oneJoker('En el centro', joker, taken),
  'summer-pavilion.draft.factory-only-jokers': ({ joker, taken }) => ({
    reason: `En el expositor solo hay comodines, y entonces se coge exactamente 1 loseta; ${told(taken)}.`,
    instead: `Se coge ${colouredTiles(1, joker)} y las demás van al centro de la mesa.`,
  }),
  'summer-pavilion.draft.center-only-jokers': ({ joker, taken }) => ({
    reason: `En el centro solo hay comodines, y entonces se coge exactamente 1 loseta; ${told(taken)}.`,
    instead: `Se coge ${colouredTiles(1, joker)} y las demás siguen en el centro de la mesa.`,
  }),
  'summer-pavilion.draft.no-joker-no-extra': ({ joker, source }) => ({
    reason: `${inside(source)} no están las ${everyTile(joker)} indicadas como comodín.`,
    instead: 'Se coge el color elegido y, solo si lo hay, 1 comodín.',
  }),
  'summer-pavilion.token.later-takers-free': ({ holder }, name) => ({
    reason: `El marcador de jugador inicial ya lo tiene ${name(holder)}.`,
    instead:
      'En esta ronda se sigue cogiendo del centro sin perder puntos; no hay nada que anotar.',
  }),

  // Fase 2: pago y colocación
  'summer-pavilion.play.turn-check': ({ colour, has, needs, price }) =>
    price === undefined
      ? {
          reason: `Este pago pide ${colouredTiles(needs, colour)} y junto al tablero ${onlyHas(has)}.`,
          instead: 'Se puede pagar con lo que hay junto al tablero, elegir otra casilla o pasar.',
        }
      : {
          reason: `La ${spaceOf(price.space)} cuesta ${tiles(price.cost)}: ${there(colour, price)}, ${missing(colour, price)}.`,
          instead:
            price.has === 0 && price.jokers > 0
              ? `Se puede elegir otra casilla o pasar: sin una loseta ${colourOf(colour, 1)} no se paga con comodines.`
              : 'Se puede elegir otra casilla o pasar.',
        },
  'summer-pavilion.place.own-tiles-only': ({ colour, has, named }) => ({
    reason: `${agree(named, 'Hace', 'Hacen')} falta ${colouredTiles(named, colour)} y junto al tablero ${onlyHas(has)}.`,
    instead: 'Se puede disponer solo de las losetas que están junto al propio tablero.',
  }),
  'summer-pavilion.play.repeat': ({ stillIn }, name) =>
    stillIn.length === 0
      ? {
          reason: 'Han pasado todos: la fase 2 ha terminado.',
          instead: 'Elige la fase 3 o, tras la ronda 6, el recuento de objetivos.',
        }
      : {
          reason: `La fase 2 no ha terminado: ${list(stillIn.map(name))} aún no ${agree(stillIn.length, 'ha', 'han')} pasado.`,
          instead: 'Se sigue colocando por turnos hasta que todos hayan pasado.',
        },
  'summer-pavilion.place.rhombus-only': ({ space, feature }) => ({
    reason:
      feature === undefined
        ? `En el tablero no hay ninguna casilla «${space}».`
        : `Sobre una ${FEATURE_NAMES[feature]} no se colocan losetas.`,
    instead: 'Se puede colocar en las casillas romboidales de las 7 estrellas.',
  }),
  'summer-pavilion.place.empty-only': ({ space, colour }) => ({
    reason: `En la ${spaceOf(space)} ya hay una loseta ${colourOf(colour, 1)}.`,
    instead: 'Se puede elegir cualquier casilla vacía.',
  }),
  'summer-pavilion.place.star-colour': ({ colour, star }) => ({
    reason: `La estrella ${colourOf(star, 1)} solo admite ${everyTile(star)}, y esta loseta es ${colourOf(colour, 1)}.`,
    instead: `Ahí se puede colocar una loseta ${colourOf(star, 1)}; la ${colourOf(colour, 1)} puede ir a su estrella, o a la central si ese color falta allí.`,
  }),
  'summer-pavilion.wild.never-on-foreign-space': ({ joker, star }) => ({
    reason: `Un comodín ${COLOUR_NAMES[joker]} nunca ocupa una casilla de otro color, y esta es de la estrella ${colourOf(star, 1)}.`,
    instead: `Ahí se puede colocar una loseta ${colourOf(star, 1)}; los comodines ayudan a pagarla y van a la torre.`,
  }),
  'summer-pavilion.place.center-all-different': ({ colour, free }) => ({
    reason:
      colour === undefined
        ? 'La estrella central admite varios colores y falta indicar el de la loseta.'
        : `En la estrella central ya hay una loseta ${colourOf(colour, 1)} y sus colores no se repiten.`,
    instead: freeColours(free),
  }),
  'summer-pavilion.variant.free-colour': ({ space }) => ({
    reason: `La ${spaceOf(space)} no tiene color impreso y falta indicar el de la loseta.`,
    instead: 'Se puede colocar de nuevo indicando el color.',
  }),
  'summer-pavilion.variant.multicolour-star': ({ space, colour, free }) => ({
    reason: `La ${starOf(space.split(':')[0] ?? '')} es multicolor y ya tiene una loseta ${colourOf(colour, 1)}.`,
    instead: freeColours(free),
  }),
  'summer-pavilion.variant.single-colour-star': ({ space, colour, star }) => ({
    reason: `La ${spaceOf(space)} es de una estrella que ya es ${colourOf(star, 1)}, y esta loseta es ${colourOf(colour, 1)}.`,
    instead: `Ahí se puede colocar una loseta ${colourOf(star, 1)}.`,
  }),
  'summer-pavilion.place.cost-number': ({ space, needs, paid }) => ({
    reason: `La ${spaceOf(space)} cuesta ${tiles(needs)} y ${paid === 0 ? 'no se ha pagado ninguna' : `${agree(paid, 'se ha pagado', 'se han pagado')} ${num(paid)}`}.`,
    instead:
      needs === 1
        ? 'Se paga exactamente 1 loseta, la que se coloca.'
        : `Se pagan exactamente ${tiles(needs)}: 1 se coloca y ${needs === 2 ? 'la otra va' : `las otras ${needs - 1} van`} a la torre.`,
  }),
  'summer-pavilion.wild.substitute': ({ colour, foreign, joker }) => ({
    reason: `Las ${everyTile(foreign)} no son comodín en esta ronda y no sirven para pagar una loseta ${colourOf(colour, 1)}.`,
    instead: `Se puede pagar con ${everyTile(colour)} y con comodines, que ahora son las ${everyTile(joker)}.`,
  }),
  'summer-pavilion.joker.expires': ({ colour, foreign, joker, round }) => ({
    reason: `Las ${everyTile(foreign)} fueron comodín en la ronda ${round}, y ya no lo son.`,
    instead: `Se puede pagar con ${everyTile(colour)} y con comodines, que ahora son las ${everyTile(joker)}.`,
  }),
  'summer-pavilion.wild.own-colour': ({ joker, foreign }) => ({
    reason: `Una loseta ${colourOf(joker, 1)}, el color comodín, se paga solo con ${everyTile(joker)}; las ${colourOf(foreign, 2)} no la sustituyen.`,
    instead: `Se puede pagar todo con ${everyTile(joker)}, o elegir otra casilla.`,
  }),
  'summer-pavilion.wild.one-natural': ({ colour, jokers }) => ({
    reason:
      jokers === 0
        ? `Entre lo pagado no está la loseta ${colourOf(colour, 1)} que se coloca.`
        : `${jokerCount(jokers)} no ${agree(jokers, 'basta', 'bastan')}: entre lo pagado falta la loseta ${colourOf(colour, 1)} que se coloca.`,
    instead: `Se puede pagar con comodines si al menos 1 loseta es ${colourOf(colour, 1)}.`,
  }),

  // Losetas adicionales
  'summer-pavilion.bonus.mandatory': ({ due, picked, seat }, name) => ({
    reason:
      due === 0
        ? `A ${name(seat)} no le corresponde ahora ninguna loseta adicional y ${told(picked)}.`
        : `${name(seat)} tiene que coger ahora ${counted(due, 'loseta adicional', 'losetas adicionales')} y ${told(picked)}.`,
    instead:
      due === 0
        ? 'Se puede repetir la jugada sin coger nada del suministro.'
        : `Se puede seguir en cuanto ${name(seat)} elija ${exactly(due)} del suministro.`,
  }),
  'summer-pavilion.bonus.jokers-ok': ({ colour, has, picked }) => ({
    reason:
      has === 0
        ? `En el suministro no hay ${everyTile(colour)} y ${told(picked)}.`
        : `En el suministro hay ${colouredTiles(has, colour)} y ${told(picked)}.`,
    instead: 'Se puede elegir cualquier loseta que esté ahora en el suministro, también comodines.',
  }),

  // Pasar
  'summer-pavilion.pass.out-for-round': ({ seat }, name) => ({
    reason: `${name(seat)} ya ha pasado y no vuelve a jugar en esta ronda.`,
    instead: 'Siguen jugando quienes aún no han pasado.',
  }),
  'summer-pavilion.pass.floor-one': ({ total, floor }) => ({
    reason: `El marcador empieza en ${floor}: no existe un total de ${num(total)}.`,
    instead: `Se puede indicar ${num(floor)} o más.`,
  }),
  'summer-pavilion.pass.keep-four': ({ kept, limit }) => ({
    reason: `En las esquinas ${agree(limit, 'cabe', 'caben')} ${tiles(limit)} y ${told(kept)}.`,
    instead: `Se pueden guardar de 0 a ${limit} losetas; cada una de las demás cuesta 1 punto.`,
  }),
  'summer-pavilion.pass.corners': ({ seat, kept }, name) => ({
    reason: `En las esquinas de ${name(seat)} hay ${tiles(kept)}, pero aún no ha pasado.`,
    instead: `Indica que ${name(seat)} ya ha pasado, o no dejes ninguna loseta en esas esquinas.`,
  }),
  'summer-pavilion.prep.corners-back': ({ seat, kept }, name) => ({
    reason: `En las esquinas de ${name(seat)} hay ${tiles(kept)} en la fase 1, cuando lo guardado ya ha vuelto junto al tablero.`,
    instead: 'Indícalas entre las losetas que están junto al tablero.',
  }),
  'summer-pavilion.pass.discard-rest': ({ seat, beside, earned }, name) => ({
    reason: `Junto al tablero de ${name(seat)} hay ${tiles(beside)}, aunque ya ha pasado; losetas adicionales ganadas en toda la partida: ${num(earned)}.`,
    instead: `Deja hasta 4 en las esquinas y el resto en la torre, o indica que ${name(seat)} aún no ha pasado.`,
  }),
  'summer-pavilion.bonus.short-supply': ({ seat, owed, earned }, name) => ({
    reason: `Losetas adicionales que se deben a ${name(seat)}: ${num(owed)}; ganadas en toda la partida: ${num(earned)}.`,
    instead: 'Cuenta otra vez lo que se debe, o los espacios cubiertos.',
  }),
};

const PHASES: Readonly<Record<Phase, string>> = {
  acquire: 'la fase 1 (adquirir losetas)',
  place: 'la fase 2 (jugar losetas y puntuar)',
  prepare: 'la fase 3 (preparar la siguiente ronda)',
  goals: 'la puntuación final',
  over: 'el final de la partida',
};

/** What the table may do in a phase. */
const NOW: Readonly<Record<Phase, string>> = {
  acquire: 'Ahora se pueden coger losetas de un expositor o del centro de la mesa.',
  place: 'Ahora se puede colocar una loseta o pasar.',
  prepare: 'Ahora se puede preparar la siguiente ronda.',
  goals: 'Ahora se pueden contar los objetivos de la puntuación final.',
  over: 'La partida ha terminado; se puede deshacer la última jugada o empezar otra.',
};

function wholeColour(
  where: string,
  colour: Colour,
  taken: SomeTiles,
  due: SomeTiles,
): RefusalWords {
  return {
    reason: `Con el ${COLOUR_NAMES[colour]} se cogen todas las ${everyTile(colour)} ${where} y ninguna otra, salvo el comodín; ${toldTiles(taken)}.`,
    instead: `Corresponde coger ${someTiles(due)}.`,
  };
}

function oneJoker(where: string, joker: Colour, taken: number): RefusalWords {
  return {
    reason: `${where} hay ${everyTile(joker)}, el comodín, y con el color elegido se coge exactamente 1; ${told(taken)}.`,
    instead: `Corresponde coger, además del color elegido, ${colouredTiles(1, joker)}.`,
  };
}

function unknownTiles(unknown: number): string {
  if (unknown === 0) return 'ya constan todas las losetas';
  return `solo ${agree(unknown, 'queda', 'quedan')} ${tiles(unknown)} por conocer`;
}

function onlyHas(has: number): string {
  return has === 0 ? 'no hay ninguna' : `solo hay ${num(has)}`;
}

function exactly(count: number): string {
  return `exactamente ${tiles(count)}`;
}

function freeColours(free: readonly Colour[]): string {
  return free.length === 0
    ? 'Se puede elegir otra estrella.'
    : `Esta estrella aún admite una loseta ${oneOf(free)}.`;
}

/** What of a price lies beside the board. */
function there(colour: Colour, { has, jokers: wild }: Price): string {
  if (has > 0) {
    const natural = `hay ${colouredTiles(has, colour)}`;
    return wild === 0 ? natural : `${natural} y ${jokerCount(wild)}`;
  }
  const none = `no hay ${everyTile(colour)}`;
  return wild === 0 ? none : `${none}, hay ${jokerCount(wild)}`;
}

/** What of a price is missing: with jokers enough it is the one tile of the colour. */
function missing(colour: Colour, { cost, has, jokers: wild, missing: number }: Price): string {
  if (has === 0 && wild >= cost) return `falta una loseta ${colourOf(colour, 1)}`;
  return `${agree(number, 'falta', 'faltan')} ${num(number)}`;
}
