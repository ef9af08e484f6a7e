// What the table is asked to do, in Spanish: checklists and steps.
import { type BoardSide, type Colour, ROUNDS, gemCount, tileOf } from '../../data/kinds.ts';
import type { ChecklistFacts } from '../../rules/facts.ts';
import type { Words } from '../words.ts';
import {
  cards as cardsOf,
  coins as coinsOf,
  COLOUR,
  counted,
  dice as diceOf,
  diceByColour,
  gemsText,
  list,
  numbers,
  posters as postersOf,
  power as powerOf,
  sets as setsOf,
  sizedText,
  tents as tentsOf,
  tileText,
  trainers as trainersOf,
  trainerTiles,
} from './grammar.ts';
import { newCards, stages } from './terms.ts';

export const checklist: Words['checklist'] = {
  'magnificent.setup.board-centre': () => 'Poner el tablero en el centro de la mesa',
  'magnificent.setup.sort-supply': () =>
    'Ordenar monedas, gemas y losetas en la reserva, al alcance de la mano',
  'magnificent.setup.random-starting-player': () => 'Elegir al azar al jugador inicial',
  'magnificent.setup.dice-two-players': used,
  'magnificent.setup.dice-three-players': used,
  'magnificent.setup.dice-four-players': used,
  'magnificent.solo.setup-dice': ({ dice }) =>
    `Tirar ${diceOf(gemCount(dice))} (${diceByColour(dice)}) en la carpa principal; los demás quedan de reserva`,
  'magnificent.setup.dice-leftover': ({ dice }) =>
    dice === 0 ? 'No sobra ningún dado' : `Devolver ${diceOf(dice)} a la caja`,
  'magnificent.setup.roll-into-main-tent': ({ dice }) =>
    `Tirar ${diceOf(dice)} y dejarlos en la carpa principal`,
  'magnificent.setup.set-aside-numbered-master-cards': () =>
    'Apartar las cartas maestras con un número del I al IV',
  'magnificent.variant.draft-include-numbered': () =>
    'Dejar las cartas numeradas con las demás cartas maestras',
  'magnificent.setup.master-deck': () => 'Barajar las cartas maestras y poner el mazo boca abajo',
  'magnificent.setup.trainer-stack': () =>
    'Mezclar las fichas de entrenador y apilarlas boca abajo a la derecha del mazo',
  'magnificent.setup.display-two-or-three-players': filled,
  'magnificent.setup.display-four-players': filled,
  'magnificent.solo.setup-display': filled,
  'magnificent.setup.wagons-on-start': () => 'Poner un carromato en la salida de cada ruta',
  'magnificent.setup.wagons-face-left': () => 'Girar los carromatos hacia la izquierda',
  'magnificent.setup.tents-on-poster-spaces': ({ tents }) =>
    `Poner al azar ${tentsOf(tents)} sobre los símbolos de cartel de las rutas`,
  'magnificent.setup.spare-tent': () => 'Devolver a la caja la carpa que sobra',
  'magnificent.setup.set-aside-starting-posters': () =>
    'Apartar los carteles iniciales, de marca verde',
  'magnificent.setup.poster-deck': () => 'Barajar los demás carteles y poner el mazo boca abajo',
  'magnificent.setup.poster-display-four': ({ posters }) =>
    `Mostrar ${postersOf(posters)} en el expositor de carteles`,
  'magnificent.setup.scoring-marker': () =>
    'Poner el marcador propio en la casilla 0/100 del contador de puntos',
  'magnificent.setup.hats-initial-order': ({ order }) =>
    order.length === 1
      ? 'Poner un sombrero en la casilla más baja de la pista de actuaciones'
      : 'Poner un sombrero de cada jugador en la pista de actuaciones, por orden de turno desde la casilla más baja',
  'magnificent.setup.second-hat-aside': () => 'Dejar el otro sombrero en la zona de juego',
  'magnificent.setup.random-player-board': () => 'Tomar al azar un tablero de jugador',
  'magnificent.setup.first-game-side-a': () => 'Poner el tablero propio por el lado A',
  'magnificent.variant.choose-board-side': () => 'Elegir el lado A o B del tablero propio',
  'magnificent.setup.numbered-master-cards': () =>
    'Tomar cada uno las cuatro cartas maestras con el número de su tablero',
  'magnificent.setup.unused-numbered-cards-shuffled': ({ deck }) =>
    deck === undefined
      ? 'Barajar en el mazo las cartas numeradas que nadie tomó'
      : `Dejar las cartas numeradas con las demás: el mazo tiene ${counted(deck, 'carta maestra', 'cartas maestras')}`,
  'magnificent.variant.draft-deal-five': ({ cards }) =>
    `Repartir a cada jugador ${cardsOf(cards)} del mazo, boca abajo`,
  'magnificent.variant.draft-pick-and-pass': ({ cards }) =>
    `Quedarse una carta y pasar el resto a la izquierda, hasta tener ${cards}`,
  'magnificent.variant.draft-leftover': () => 'Barajar en el mazo las cartas que quedan',
  'magnificent.setup.deal-starting-poster': () =>
    'Tomar al azar un cartel inicial y ponerlo encima de la carpa inicial',
  'magnificent.setup.spare-starting-posters': ({ posters }) =>
    posters === 0
      ? 'No sobra ningún cartel inicial'
      : `Devolver a la caja ${counted(posters, 'cartel inicial', 'carteles iniciales')}`,
  'magnificent.setup.master-cards-beside-board': () =>
    'Poner las cartas maestras boca arriba junto al tablero de jugador',
  'magnificent.setup.starting-gems': ({ side, gems }) =>
    goodsText(side, 'las gemas', gems && gemsText(gems)),
  'magnificent.setup.starting-coins': ({ side, coins }) =>
    goodsText(side, 'las monedas', coins === undefined ? undefined : coinsOf(coins)),
  'magnificent.setup.starting-trainer': ({ side, trainers }) =>
    goodsText(side, 'los entrenadores', trainers === undefined ? undefined : trainersOf(trainers)),
  'magnificent.variant.board-two-side-b-tent': () =>
    'Tablero II, lado B: poner la carpa de la caja en una casilla de carpa y recibir su bonificación',
  'magnificent.setup.starting-player-pays-last': ({ coins }) =>
    `Dar ${coinsOf(coins)} del jugador inicial al último en el orden de turno`,
  'magnificent.setup.trainer-draft-two-or-three': revealed,
  'magnificent.setup.trainer-draft-four': revealed,
  'magnificent.setup.trainer-draft-order': () =>
    'Elegir una ficha cada uno en sentido antihorario; el jugador inicial, el último',
  'magnificent.setup.trainer-draft-place': () =>
    'Poner la ficha boca arriba en la casilla izquierda de la zona de entrenadores',
  'magnificent.setup.trainer-draft-two-player-leftover': () =>
    'Devolver a la pila la ficha que nadie eligió',
  'magnificent.solo.setup-master-cards': ({ cards, revealed }) =>
    `Mostrar ${counted(revealed, 'carta maestra', 'cartas maestras')}, quedarse ${cards} y barajar el resto`,
  'magnificent.solo.setup-trainer-tile': ({ tiles }) =>
    `Mostrar ${trainerTiles(tiles)}, quedarse 1 y devolver la otra a la pila`,
  'magnificent.solo.setup-neutral-hats': ({ requirements }) =>
    `Poner sombreros de otros colores en las casillas que piden ${numbers(requirements)}`,
  'magnificent.prepare.trainers-return': () =>
    'Recoger los entrenadores propios de la carpa principal',
  'magnificent.solo.clear-and-refill-display': () => 'Descartar lo que queda del expositor',
  'magnificent.solo.new-round-dice': () => 'Devolver los dados añadidos a la reserva',
  'magnificent.prepare.refill-main-display': ({ sets, isWithTiles }) =>
    isWithTiles
      ? filled({ sets })
      : `Llenar el expositor: ${counted(sets, 'carta maestra', 'cartas maestras')}`,
  'magnificent.prepare.no-trainer-tiles-before-last-round': () =>
    'Sin fichas de entrenador: llega la última ronda',
};

function used({ dice }: ChecklistFacts['magnificent.solo.setup-dice']): string {
  return `Tomar ${diceOf(gemCount(dice))}: ${diceByColour(dice)}`;
}

function filled({ sets }: ChecklistFacts['magnificent.solo.setup-display']): string {
  return `Llenar el expositor: ${counted(sets, 'carta maestra', 'cartas maestras')} y ${trainerTiles(sets)}`;
}

/** Con qué se empieza: igual en todos los tableros, o según el lado. */
function goodsText(side: BoardSide | undefined, what: string, amount: string | undefined): string {
  if (amount === undefined) return `Empezar con ${what} que muestre el tablero`;
  return side === undefined
    ? `Empezar con ${amount}, o con lo que muestre el lado B`
    : `Empezar con ${amount}`;
}

function revealed({ tiles }: ChecklistFacts['magnificent.solo.setup-trainer-tile']): string {
  return `Mostrar otras ${trainerTiles(tiles)} para elegir`;
}

/** «debe 8 y tiene 5» */
const owed = (due: number, coins: number) => (due === 0 ? '' : `; debe ${due} y tiene ${coins}`);

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  roll: ({ dice }) => `Tirar ${diceOf(gemCount(dice))} en la carpa principal`,
  layOut: ({ sets, isWithTiles, offered, posters, tents }) =>
    `Poner ${list([
      ...(sets === 0 ? [] : [isWithTiles ? setsOf(sets) : cardsOf(sets)]),
      ...(posters === 0 ? [] : [postersOf(posters)]),
      ...(offered === 0 ? [] : [counted(offered, 'ficha')]),
      ...(tents.length === 0 ? [] : ['carpas']),
    ])}`,
  deal: (_, who) => `${who}: indicar cartel y cartas iniciales`,
  chooseTile: ({ offered }, who) =>
    offered.length === 1
      ? `${who}: tomar la última ficha de entrenador`
      : `${who}: elegir una ficha de entrenador`,
  placeTent: (_, who) => `${who}: poner la carpa de la caja`,
  turn: ({ turn, due, coins }, who) => `${who}: turno ${turn}${owed(due, coins)}`,
  addDie: (_, who) => `${who}: descartar un cartel por un dado, o no`,
  takeDie: ({ turn, due, coins }, who) => `${who}: dado del turno ${turn}${owed(due, coins)}`,
  act: ({ power, colour }, who) => `${who}: ${powerOf(power)}, ${COLOUR[colour]}; elegir acción`,
  layTile: ({ small, large, cardTiles }, who) => `${who}: poner ${toLay(small, large, cardTiles)}`,
  takePoster: ({ due }, who) => `${who}: tomar ${postersOf(due)}`,
  endTurn: (_, who) => `${who}: terminar el turno`,
  pay: ({ round }) => `Ronda ${round}: pagar por los dados`,
  takeSet: ({ isWithTiles, discards }, who) =>
    isWithTiles
      ? `${who}: tomar un conjunto${discards ? ' y descartar otro' : ''}`
      : `${who}: tomar una carta${discards ? ' y descartar otra' : ''}`,
  scoreCard: ({ cards }, who) => `${who}: puntuar 1 de ${cardsOf(cards)}`,
  scoreHalves: ({ cards }, who) => `${who}: puntuar la mitad de ${cardsOf(cards)}`,
  scoreAreas: (_, who) => `${who}: puntuar monedas y áreas`,
};

/** «1 loseta grande y 1 pequeña», «2 grandes, 1 pequeña y 1 de carta», «1 loseta pequeña naranja» */
function toLay(small: number, large: number, cardTiles: readonly Colour[]): string {
  const [first] = cardTiles;
  if (first === undefined) return sizedText(small, large);
  if (small + large === 0 && cardTiles.length === 1) return tileText(tileOf(first, 'small'), 1);
  return list([
    ...(large === 0 ? [] : [counted(large, 'grande')]),
    ...(small === 0 ? [] : [counted(small, 'pequeña')]),
    `${cardTiles.length} de carta`,
  ]);
}

/** Before and after the rounds the stage alone. */
export const moment: Words['moment'] = ({ round, phase }) =>
  phase === 'setup' || phase === 'halves' || phase === 'areas' || phase === 'over'
    ? stages[phase]
    : `ronda ${round}, ${phase === 'sets' && round === ROUNDS ? newCards : stages[phase]}`;
