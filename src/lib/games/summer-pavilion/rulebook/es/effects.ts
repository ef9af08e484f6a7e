// What follows from a move, in Spanish: one short line each, numbers first.
import type { Colour } from '../../data/pieces.ts';
import type { Words } from '../words.ts';
import {
  agree,
  COLOUR_NAMES,
  colouredTiles,
  colourOf,
  counted,
  featureOf,
  from,
  jokers,
  laid,
  list,
  losing,
  num,
  placeOf,
  points,
  someTiles,
  spaceOf,
  starOf,
  tiles,
} from './grammar.ts';

export const effects: Words['effects'] = {
  // Preparación
  'summer-pavilion.setup.scoring-marker': ({ total }) => `${points(total)} para empezar`,
  'summer-pavilion.setup.round-counter': ({ round }) => `Ronda ${round}`,
  'summer-pavilion.setup.first-joker-purple': ({ joker }) => `Comodín: ${COLOUR_NAMES[joker]}`,
  'summer-pavilion.setup.factories-2p': displaysInUse,
  'summer-pavilion.setup.factories-3p': displaysInUse,
  'summer-pavilion.setup.factories-4p': displaysInUse,
  'summer-pavilion.setup.supply-ten': ({ tiles: count }) => `${tiles(count)} en el suministro`,
  'summer-pavilion.setup.fill-factories': ({ tiles: count, bag }) =>
    `${tiles(count)} en los expositores; ${leftInBag(bag)}`,
  'summer-pavilion.setup.start-token-center': () =>
    'Marcador de jugador inicial en el centro de la mesa',
  'summer-pavilion.round.youngest-starts': () => 'Primer turno de la partida',
  'summer-pavilion.variant.other-numbers': ({ side }) =>
    side === 'grey' ? 'Números de la cara gris' : 'Números de la cara de colores',

  // Fase 1
  'summer-pavilion.draft.place-beside-board': ({ taken, source }) =>
    `${sentence(someTiles(taken))} ${from(source)}`,
  'summer-pavilion.draft.rest-to-center': ({ rest, display }) =>
    `${sentence(someTiles(rest))} ${from(display)} al centro de la mesa`,
  'summer-pavilion.token.first-from-center': ({ tiles: count }) =>
    `Marcador de jugador inicial, con ${tiles(count)}`,
  'summer-pavilion.token.penalty': ({ tiles: count, lost, total }) =>
    `${losing(lost)} por ${withToken(count)}; total: ${num(total)}`,
  'summer-pavilion.token.floor-one': ({ tiles: count, lost, total }) =>
    `${losing(lost)} por ${withToken(count)}; ${stopped(total)}`,
  'summer-pavilion.token.allowed-at-one': ({ tiles: count }) =>
    `${points(0)} por ${withToken(count)}; ${stopped(1)}`,
  'summer-pavilion.token.later-takers-free': ({ holder }, name) =>
    `${points(0)}: el marcador de jugador inicial ya lo tiene ${name(holder)}`,
  'summer-pavilion.draft.phase-end': () => 'Fin de la fase 1: no quedan losetas por coger',
  'summer-pavilion.token.starts-phase2': ({ first }, name) =>
    `${name(first)} abre la fase 2 con el marcador de jugador inicial`,
  'summer-pavilion.token.nobody-took': ({ first }, name) =>
    `Nadie tiene el marcador de jugador inicial: abre ${name(first)}`,
  'summer-pavilion.token.starts-next-round': ({ first }, name) => `${name(first)} abre la ronda`,

  // Fase 2
  'summer-pavilion.play.place-one': ({ space, colour }) =>
    `1 loseta ${colourOf(colour, 1)} en la ${spaceOf(space)}`,
  'summer-pavilion.play.discard-rest': ({ discarded }) =>
    `${sentence(someTiles(discarded))} a la torre`,
  'summer-pavilion.wild.substitute': ({ colour, jokers: count }) =>
    `${jokers(count)} en lugar de ${colouredTiles(count, colour)}`,
  'summer-pavilion.wild.own-colour': ({ joker, tiles: count }) =>
    `${colouredTiles(count, joker)}, ${agree(count, 'comodín usado', 'comodines usados')} por su propio color`,
  'summer-pavilion.score.tile': ({ space, colour }) => `${points(1)}: ${laid(space, colour)}`,
  'summer-pavilion.score.connected': ({ space, group }) =>
    `${points(group)}: grupo de ${tiles(group)} con la ${spaceOf(space)}`,
  'summer-pavilion.track.eighty-token': ({ tokens, total, before }) =>
    `${eightyTokens(tokens - before)}; total: ${num(total)}`,
  'summer-pavilion.bonus.pillar': rewarded,
  'summer-pavilion.bonus.statue': rewarded,
  'summer-pavilion.bonus.window': rewarded,
  'summer-pavilion.bonus.several-at-once': ({ features, tiles: count }) =>
    `${bonusTiles(count)} en total por ${list(features.map(featureOf))}`,
  'summer-pavilion.bonus.short-supply': ({ due, available, owed }) =>
    `En el suministro hay ${num(available)} de ${tiles(due)}; ${owed === 0 ? 'el resto se pierde' : `${agree(owed, 'queda', 'quedan')} ${num(owed)} por coger`}`,
  'summer-pavilion.bonus.beside-board': ({ pick }) => `${sentence(someTiles(pick))} del suministro`,
  'summer-pavilion.variant.second-tile-decides': ({ star, kind }) =>
    `${sentence(starOf(star))}: desde ahora, ${kind === 'multicolour' ? 'multicolor' : colourOf(kind, 1)}`,
  'summer-pavilion.supply.refill': ({ tiles: count, bag }) =>
    `${counted(count, 'loseta nueva', 'losetas nuevas')} en el suministro; ${leftInBag(bag)}`,
  'summer-pavilion.supply.bag-empty': towerIntoBag,
  'summer-pavilion.supply.exhausted': ({ gaps }) =>
    `${counted(gaps, 'hueco', 'huecos')} en el suministro: no quedan losetas para reponer`,

  // Pasar
  'summer-pavilion.pass.when': ({ seat }, name) => `${name(seat)} pasa`,
  'summer-pavilion.pass.no-tiles': () => 'Pasa sin losetas',
  'summer-pavilion.pass.corners': ({ kept, keep }) =>
    `${keep === undefined ? tiles(kept) : sentence(someTiles(keep))} en ${agree(kept, 'una esquina', 'las esquinas')}`,
  'summer-pavilion.pass.discard-rest': ({ discarded, tiles: some }) =>
    `${some === undefined ? tiles(discarded) : sentence(someTiles(some))} a la torre`,
  'summer-pavilion.pass.penalty': ({ tiles: count, lost, total }) =>
    `${losing(lost)} por ${discardedTiles(count)}; total: ${num(total)}`,
  'summer-pavilion.pass.floor-one': ({ tiles: count, lost, total }) =>
    `${losing(lost)} por ${discardedTiles(count)}; ${stopped(total)}`,
  'summer-pavilion.pass.last-round': leftOver,
  'summer-pavilion.play.repeat': ({ round }) => `Fin de la fase 2 de la ronda ${round}`,

  // Fase 3
  'summer-pavilion.prep.after-round-six': ({ round }) =>
    `Fin de la ronda ${round}, la última: sigue la puntuación final`,
  'summer-pavilion.prep.advance-counter': ({ round, joker }) =>
    `Ronda ${round}; comodín: ${COLOUR_NAMES[joker]}`,
  'summer-pavilion.prep.corners-back': ({ tiles: count, keep }) =>
    `${keep === undefined ? tiles(count) : sentence(someTiles(keep))} de vuelta junto al tablero`,
  'summer-pavilion.joker.carried-becomes': ({ joker, tiles: count }) =>
    `${colouredTiles(count, joker)}, ahora ${agree(count, 'comodín', 'comodines')}`,
  'summer-pavilion.joker.expires': ({ colour, tiles: count }) =>
    `${colouredTiles(count, colour)}, ya sin valor de comodín`,
  'summer-pavilion.prep.token-back': () =>
    'Marcador de jugador inicial, de vuelta en el centro de la mesa',
  'summer-pavilion.prep.refill-factories': ({ tiles: count, displays }) =>
    `${tiles(count)} en ${placesOf(displays)}`,
  'summer-pavilion.prep.bag-empty': towerIntoBag,
  'summer-pavilion.prep.shortage': ({ tiles: count, missing }) =>
    `${tiles(count)} para los expositores: ${agree(missing, 'falta', 'faltan')} ${num(missing)}`,

  // Final de la partida
  'summer-pavilion.final.star-multicolour': ({ star, points: value }) =>
    `${points(value)}: ${starOf(star)} completa en 6 colores`,
  'summer-pavilion.final.star-red': completed('red'),
  'summer-pavilion.final.star-blue': completed('blue'),
  'summer-pavilion.final.star-yellow': completed('yellow'),
  'summer-pavilion.final.star-orange': completed('orange'),
  'summer-pavilion.final.star-green': completed('green'),
  'summer-pavilion.final.star-purple': completed('purple'),
  'summer-pavilion.final.all-1s': covered(1),
  'summer-pavilion.final.all-2s': covered(2),
  'summer-pavilion.final.all-3s': covered(3),
  'summer-pavilion.final.all-4s': covered(4),
  'summer-pavilion.final.leftover': leftOver,
  'summer-pavilion.final.winner': ({ seat, total }, name) => `${points(total)}: gana ${name(seat)}`,
  'summer-pavilion.final.tie': ({ seats, total }, name) =>
    `${points(total)}: ${list(seats.map(name))} comparten la victoria`,
};

function displaysInUse({ displays }: { displays: number }): string {
  return `${counted(displays, 'expositor', 'expositores')} en juego`;
}

function placesOf(displays: number): string {
  return displays === 1 ? placeOf(1) : `${num(displays)} expositores`;
}

function leftInBag(bag: number): string {
  return bag === 0
    ? 'la bolsa queda vacía'
    : `${agree(bag, 'queda', 'quedan')} ${num(bag)} en la bolsa`;
}

function withToken(count: number): string {
  return `${tiles(count)} con el marcador de jugador inicial`;
}

/** The floor of the track held the marker. */
function stopped(total: number): string {
  return `el total no baja de ${num(total)}`;
}

function discardedTiles(count: number): string {
  return counted(count, 'loseta descartada', 'losetas descartadas');
}

function leftOver({
  tiles: count,
  lost,
  total,
}: {
  tiles: number;
  lost: number;
  total: number;
}): string {
  const why = counted(count, 'loseta sobrante', 'losetas sobrantes');
  return `${losing(lost)} por ${why}; ${lost < count ? stopped(total) : `total: ${num(total)}`}`;
}

function eightyTokens(change: number): string {
  const count = Math.abs(change);
  const moved =
    change < 0 ? agree(count, 'devuelta', 'devueltas') : agree(count, 'recibida', 'recibidas');
  return `${counted(count, 'ficha', 'fichas')} de 80 puntos ${moved}`;
}

function bonusTiles(count: number): string {
  return counted(count, 'loseta adicional', 'losetas adicionales');
}

function rewarded({ feature, tiles: count }: { feature: string; tiles: number }): string {
  return `${bonusTiles(count)} por ${featureOf(feature)}`;
}

function towerIntoBag({ tower }: { tower: number }): string {
  return `${tiles(tower)} de la torre a la bolsa`;
}

/** The star's own colour is not said twice. */
function completed(colour: Colour): (facts: { star: string; points: number }) => string {
  return ({ star, points: value }) =>
    `${points(value)}: ${starOf(star)} completa${star === colour ? '' : ` en ${COLOUR_NAMES[colour]}`}`;
}

function covered(number: number): (facts: { spaces: number; points: number }) => string {
  return ({ spaces, points: value }) =>
    `${points(value)}: cubiertas las ${num(spaces)} casillas con un ${number}`;
}

function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es') + text.slice(1);
}
