// What follows from setting up and from preparing a round, in Spanish: one short line each.
import type { EffectFacts } from '../../rules/facts.ts';
import type { Words } from '../words.ts';
import {
  agree,
  cards as cardsOf,
  coins as coinsOf,
  dice as diceOf,
  diceByColour,
  dieText,
  gemsText,
  list,
  numbers,
  posters as postersOf,
  sets as setsOf,
  tents as tentsOf,
  trainers as trainersOf,
  trainerTiles,
  trackSpace,
} from './grammar.ts';
import { boardParts, spaceName, stages } from './terms.ts';

export const setupEffects = {
  // Preparación
  'magnificent.setup.random-starting-player': () => 'Es el jugador inicial',
  'magnificent.setup.dice-two-players': inUse,
  'magnificent.setup.dice-three-players': inUse,
  'magnificent.setup.dice-four-players': inUse,
  'magnificent.solo.setup-dice': inUse,
  'magnificent.solo.new-round-dice': inUse,
  'magnificent.setup.starting-coins': ({ coins }) => `${coinsOf(coins)} para empezar`,
  'magnificent.setup.starting-gems': ({ gems }) => `Para empezar: ${gemsText(gems)}`,
  'magnificent.setup.starting-trainer': ({ trainers }) => `${trainersOf(trainers)} para empezar`,
  'magnificent.setup.starting-player-pays-last': ({ to, coins }, name) =>
    `Da ${coinsOf(coins)} a ${name(to)}`,
  'magnificent.components.trainer-tiles': ({ tile }) =>
    `Vuelve a salir ${spaceName(tile)}, aunque es una ficha única y se descartó con un conjunto`,
  'magnificent.setup.hats-initial-order': (place) =>
    `Sombrero en la ${trackSpace(place)} de la pista de actuaciones`,
  'magnificent.solo.setup-neutral-hats': ({ requirements }) =>
    `Sombreros fijos en las casillas que piden ${numbers(requirements)}`,
  'magnificent.setup.master-deck': ({ cards }) => `Mazo de cartas maestras: ${cardsOf(cards)}`,
  'magnificent.setup.unused-numbered-cards-shuffled': ({ cards }) =>
    `Cartas numeradas barajadas en el mazo: ${cards}`,
  'magnificent.variant.draft-include-numbered': ({ cards }) =>
    `Cartas numeradas barajadas con las demás; en el mazo, ${cards}`,
  'magnificent.setup.trainer-stack': ({ tiles }) => `Pila: ${trainerTiles(tiles)}`,
  'magnificent.setup.roll-into-main-tent': ({ dice }) => `En la carpa principal: ${diceOf(dice)}`,
  'magnificent.setup.display-two-or-three-players': shown,
  'magnificent.setup.display-four-players': shown,
  'magnificent.solo.setup-display': shown,
  'magnificent.setup.trainer-draft-two-or-three': offered,
  'magnificent.setup.trainer-draft-four': offered,
  'magnificent.solo.setup-trainer-tile': ({ tiles, isBack }) =>
    isBack === true ? goingBack({ tiles }) : offered({ tiles }),
  'magnificent.setup.poster-display-four': ({ posters, deck }) =>
    `${postersOf(posters)} en el expositor; en el mazo, ${deck}`,
  'magnificent.setup.tents-on-poster-spaces': ({ tents }) => `${tentsOf(tents)} en las rutas`,
  'magnificent.setup.starting-poster-place': ({ name }) =>
    name === undefined ? 'Cartel inicial' : `Cartel inicial: ${name}`,
  'magnificent.setup.numbered-master-cards': ({ numeral }) =>
    numeral === undefined
      ? 'Cuatro cartas maestras iniciales'
      : `Cuatro cartas maestras con el número ${numeral}`,
  'magnificent.variant.draft-pick-and-pass': ({ cards }) => `${cardsOf(cards)} por draft`,
  'magnificent.variant.draft-leftover': ({ cards, deck }) =>
    `${agree(cards, 'Vuelve', 'Vuelven')} al mazo ${cardsOf(cards)}; en total, ${deck}`,
  'magnificent.solo.setup-master-cards': ({ cards, revealed }) =>
    `Se conservan ${cards} de las ${revealed} cartas mostradas`,
  'magnificent.setup.trainer-draft-place': ({ tile }) => `Ficha de entrenador: ${spaceName(tile)}`,
  'magnificent.setup.trainer-draft-two-player-leftover': goingBack,
  'magnificent.variant.board-two-side-b-tent': ({ space }) =>
    `Carpa de la caja en la casilla de carpa ${space}`,
  'magnificent.setup.board-centre': ({ parts }) =>
    `Anotado: ${parts.map((part) => boardParts[part]).join(', ')}`,

  // Rondas
  'magnificent.overview.rounds': ({ round, rounds }) => `Ronda ${round} de ${rounds}`,
  'magnificent.round-end.trigger': ({ round }) => `Se han jugado los turnos de la ronda ${round}`,
  'magnificent.round-end.step-order': ({ phase, round }) => `Ronda ${round}: ${stages[phase]}`,
  'magnificent.prepare.trainers-return': ({ trainers }) =>
    `${agree(trainers, 'Vuelve', 'Vuelven')} ${trainersOf(trainers)} a la zona de juego`,
  'magnificent.prepare.hats-slide-down': ({ hats }, name) =>
    `Sombreros al pie de la pista, contando desde abajo: ${list(hats.map(({ seat, space }) => `${name(seat)} en la ${space}`))}`,
  'magnificent.prepare.new-starting-player': ({ round }) => `Empieza la ronda ${round}`,
  'magnificent.prepare.refill-main-display': ({ sets, cards, tiles, isCard }) =>
    isCard
      ? `${cardsOf(sets)} en el expositor; en el mazo, ${cardsOf(cards)}`
      : `${setsOf(sets)} en el expositor; en los mazos, ${cardsOf(cards)} y ${trainerTiles(tiles)}`,
  'magnificent.prepare.no-trainer-tiles-before-last-round': () =>
    'La última ronda va sin fichas de entrenador',
  'magnificent.prepare.reroll-all-dice': ({ dice }) =>
    `Otra vez en la carpa principal: ${diceOf(dice)}`,

  // En solitario
  'magnificent.solo.added-die-colour': ({ colour, value }) =>
    `Dado añadido a la carpa principal: ${dieText({ colour, value })}`,
  'magnificent.solo.refill-poster': ({ deck }) => `Cartel repuesto; en el mazo, ${postersOf(deck)}`,
} satisfies Partial<Words['effects']>;

function inUse({ dice }: EffectFacts['magnificent.solo.setup-dice']): string {
  return `Dados en uso: ${diceByColour(dice)}`;
}

function shown({ sets }: EffectFacts['magnificent.solo.setup-display']): string {
  return `${setsOf(sets)} en el expositor`;
}

function offered({ tiles }: EffectFacts['magnificent.solo.setup-trainer-tile']): string {
  return tiles.length === 0
    ? 'Fichas de entrenador a elegir'
    : `Fichas a elegir: ${list(tiles.map(spaceName))}`;
}

function goingBack({ tiles }: EffectFacts['magnificent.setup.trainer-draft-four']): string {
  return tiles.length === 0
    ? 'Ninguna ficha vuelve a la pila'
    : `${agree(tiles.length, 'Vuelve', 'Vuelven')} a la pila: ${list(tiles.map(spaceName))}`;
}
