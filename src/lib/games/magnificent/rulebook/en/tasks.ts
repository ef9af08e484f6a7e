// What the table is asked to do and what it has done, in English: checklists, steps, moves, and when it was.
import type { BoardSide, Poster } from '../../data/kinds.ts';
import { ROUNDS } from '../../data/kinds.ts';
import { cardOfTurn } from '../../rules/cardBonus.ts';
import { BOARD_PARTS } from '../../rules/effectFacts.ts';
import type { ChecklistFacts } from '../../rules/facts.ts';
import type { State } from '../../rules/state.ts';
import { displayedAt } from '../../rules/posterDeck.ts';
import { placeOf } from '../../rules/trackPlace.ts';
import type { Words } from '../words.ts';
import { bonusText } from './cards.ts';
import {
  actions,
  and,
  artists,
  boardParts,
  cardText,
  coinsText,
  colours,
  count,
  diceCount,
  diceText,
  dieText,
  gainText,
  gemsText,
  newCards,
  numbersText,
  pointsText,
  postersText,
  someText,
  spacesText,
  spaceText,
  stages,
  tileName,
  trainerSpaces,
  trackSpace,
  trainersText,
  sizedTiles,
} from './terms.ts';

export const checklist: Words['checklist'] = {
  'magnificent.setup.board-centre': () => 'Put the game board in the middle',
  'magnificent.setup.sort-supply': () =>
    'Sort coins by value, gems by colour, camp tiles by colour and size',
  'magnificent.setup.random-starting-player': () => 'Find the starting player by chance',
  'magnificent.setup.dice-two-players': takeDice,
  'magnificent.setup.dice-three-players': takeDice,
  'magnificent.setup.dice-four-players': takeDice,
  'magnificent.setup.dice-leftover': ({ dice }) =>
    dice === 0 ? 'No die is left over' : `Put ${diceCount(dice)} back into the box`,
  'magnificent.setup.roll-into-main-tent': ({ dice }) =>
    `The starting player rolls ${diceCount(dice)} into the main tent`,
  'magnificent.setup.set-aside-numbered-master-cards': () =>
    'Put the 16 master cards with a numeral aside',
  'magnificent.variant.draft-include-numbered': () => 'Shuffle all 56 master cards together',
  'magnificent.setup.master-deck': () => 'Shuffle the master cards and lay the deck face down',
  'magnificent.setup.trainer-stack': () => 'Shuffle the trainer tiles and stack them face down',
  'magnificent.setup.display-two-or-three-players': layOut,
  'magnificent.setup.display-four-players': layOut,
  'magnificent.solo.setup-display': layOut,
  'magnificent.setup.wagons-on-start': () => 'Put each wagon on the outlined space of its track',
  'magnificent.setup.wagons-face-left': () => 'Turn the wagons to the left',
  'magnificent.setup.tents-on-poster-spaces': ({ tents }) =>
    `Shuffle the tents, lay ${tents} on the poster symbols of the tracks and turn them up`,
  'magnificent.setup.spare-tent': () => 'Put the last tent back into the box',
  'magnificent.setup.set-aside-starting-posters': () => 'Put the 6 starting posters aside',
  'magnificent.setup.poster-deck': () => 'Shuffle the other posters and lay the deck face down',
  'magnificent.setup.poster-display-four': ({ posters }) =>
    `Lay ${postersText(posters)} face up on the poster display`,
  'magnificent.setup.scoring-marker': () => 'Put your scoring marker on 0',
  'magnificent.setup.hats-initial-order': ({ order }) =>
    order.length === 1
      ? 'Put one hat on the lowest space of the performance track'
      : `Put one hat each on the ${order.length} lowest spaces of the performance track, upwards in order of play`,
  'magnificent.setup.second-hat-aside': () => 'Keep the other hat before you',
  'magnificent.setup.random-player-board': () => 'Take a player board at random',
  'magnificent.setup.first-game-side-a': () => 'Turn your board to side A',
  'magnificent.variant.choose-board-side': () => 'Choose side A or side B of your board',
  'magnificent.setup.numbered-master-cards': () =>
    'Each player takes the four master cards with the numeral of the board',
  'magnificent.setup.unused-numbered-cards-shuffled': ({ deck }) =>
    deck === undefined
      ? 'Shuffle the numbered cards nobody took into the deck'
      : `Leave the numbered cards among the others: ${count(deck, 'master card')} make the deck`,
  'magnificent.variant.draft-deal-five': ({ cards }) =>
    `Deal each player ${count(cards, 'master card')} face down`,
  'magnificent.variant.draft-pick-and-pass': ({ cards }) =>
    `Keep one and pass the others to the left, until each has ${cards}`,
  'magnificent.variant.draft-leftover': () => 'Shuffle the cards left over into the deck',
  'magnificent.setup.deal-starting-poster': () =>
    'Take a starting poster at random, face up above the starting tent',
  'magnificent.setup.spare-starting-posters': ({ posters }) =>
    posters === 0
      ? 'No starting poster is left over'
      : `Put ${count(posters, 'starting poster')} back into the box`,
  'magnificent.setup.master-cards-beside-board': () =>
    'Lay the master cards face up beside your board',
  'magnificent.setup.starting-gems': ({ side, gems }) =>
    goodsText(side, 'gems', gems && gemsText(gems)),
  'magnificent.setup.starting-coins': ({ side, coins }) =>
    goodsText(side, 'coins', coins === undefined ? undefined : coinsText(coins)),
  'magnificent.setup.starting-trainer': ({ side, trainers }) =>
    goodsText(side, 'trainers', trainers === undefined ? undefined : trainersText(trainers)),
  'magnificent.variant.board-two-side-b-tent': () =>
    'Board II, side B: put the tent from the box on a tent space and gain its bonus',
  'magnificent.setup.starting-player-pays-last': ({ coins }) =>
    `The starting player gives ${coinsText(coins)} to the last in order`,
  'magnificent.setup.trainer-draft-two-or-three': turnUp,
  'magnificent.setup.trainer-draft-four': turnUp,
  'magnificent.solo.setup-trainer-tile': ({ tiles }) =>
    `Turn up ${count(tiles, 'trainer tile')}, keep one and shuffle the other back`,
  'magnificent.setup.trainer-draft-order': () =>
    'Pick one each, counterclockwise; the starting player picks last',
  'magnificent.setup.trainer-draft-place': () =>
    'Lay your tile face up on the leftmost space of your trainer area',
  'magnificent.setup.trainer-draft-two-player-leftover': () =>
    'Shuffle the tile nobody picked back into the stack',
  'magnificent.solo.setup-dice': ({ dice }) =>
    `Roll ${diceText(dice)} into the main tent; the others are the supply`,
  'magnificent.solo.setup-master-cards': ({ cards, revealed }) =>
    `Turn up ${count(revealed, 'master card')}, keep ${cards} and shuffle the others back`,
  'magnificent.solo.setup-neutral-hats': ({ requirements }) =>
    `Put hats of other colours on the spaces for ${numbersText(requirements)} power`,
  'magnificent.prepare.trainers-return': () => 'Trainers back from the main tent',
  'magnificent.solo.clear-and-refill-display': () => 'Discard what is left of the main display',
  'magnificent.solo.new-round-dice': () => 'Added dice back to the supply',
  'magnificent.prepare.refill-main-display': ({ sets, isWithTiles }) =>
    isWithTiles ? layOut({ sets }) : `Lay out ${count(sets, 'master card')}`,
  'magnificent.prepare.no-trainer-tiles-before-last-round': () =>
    'No trainer tiles for the last round',
};

function takeDice({ dice }: ChecklistFacts['magnificent.setup.dice-four-players']): string {
  return `Take ${diceText(dice)}`;
}

/** What a seat begins with: on every board the same, or one thing on side A and another on side B. */
function goodsText(side: BoardSide | undefined, what: string, amount: string | undefined): string {
  if (amount === undefined) return `Start with the ${what} printed on the board`;
  return side === undefined
    ? `Start with ${amount} on side A; on side B as printed`
    : `Start with ${amount}`;
}

function layOut({ sets }: { readonly sets: number }): string {
  return `Lay out ${count(sets, 'master card')} and ${count(sets, 'trainer tile')} as sets`;
}

function turnUp({ tiles }: { readonly tiles: number }): string {
  return `Turn up ${count(tiles, 'trainer tile')} to choose from`;
}

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  roll: () => 'Roll the dice into the main tent',
  layOut: ({ offered, isWithTiles }) => {
    if (offered > 0) return 'Lay out sets, posters, tents and tiles';
    return isWithTiles ? 'Lay out the new sets' : 'Lay out the new master cards';
  },
  deal: ({ isDraft }, who) =>
    isDraft ? `${who}: which cards drafted?` : `${who}: cards and poster`,
  chooseTile: ({ offered }, who) =>
    offered.length === 1
      ? `${who}: take the last trainer tile`
      : `${who}: one of ${count(offered.length, 'trainer tile')}`,
  placeTent: (_, who) => `${who}: put the spare tent down`,
  turn: ({ turn, due }, who) => `${who}: turn ${turn}${due === 0 ? '' : `, ${due} due so far`}`,
  addDie: () => 'A poster for a die, or take a die',
  takeDie: ({ turn, due }, who) =>
    `${who}, turn ${turn}: take a die${due === 0 ? '' : `, ${due} due`}`,
  act: ({ power, colour }, who) => `${who}: ${power} power in ${colours[colour]}, choose an action`,
  layTile: ({ small, large, cardTiles }, who) =>
    `${who}: lay ${someText(small + large + cardTiles.length, 'tile')}`,
  takePoster: ({ due }, who) => `${who}: take ${postersText(due)}`,
  endTurn: (_, who) => `${who}: end the turn`,
  pay: ({ round }) => `Round ${round}: everybody pays`,
  takeSet: ({ isWithTiles, discards }, who) =>
    `${who}: take a ${isWithTiles ? 'set' : 'card'}${discards ? ', discard one' : ''}`,
  scoreCard: ({ cards }, who) => `${who}: score one of ${cards} cards`,
  scoreHalves: ({ cards }, who) => `${who}: ${count(cards, 'card')} at half points`,
  scoreAreas: ({ isKept }, who) => (isKept ? `${who}: count the areas` : `${who}: which areas?`),
};

/** A name of its own, or the artist everybody sees on it. */
const posterName = (poster: Poster | undefined) =>
  poster?.name ?? (poster?.artist ? `poster of ${artists[poster.artist]}` : 'poster');

const fromDisplay = (poster: Poster | undefined, space: number | undefined) =>
  `${posterName(poster)} from the display${space === undefined ? '' : `, ${spaceText(space)}`}`;

export const moves: Words['moves'] = {
  roll: ({ dice }) => (dice === undefined ? 'dice rolled' : `${diceCount(dice.length)} rolled`),
  addDie: ({ die, space }, _, before) =>
    `${fromDisplay(displayedAt(before, space), space)}, discarded: ${dieText(die)} added`,
  pay: (_, __, before) => (before?.seats?.length === 1 ? 'paid' : 'everybody paid'),
  takeSet: ({ set, card, tile, discard }, _, before) =>
    [
      isLast(before)
        ? set === undefined
          ? 'a card taken'
          : `card ${set} of the display taken`
        : set === undefined
          ? 'a set taken'
          : `set ${set} taken`,
      ...(card?.name === undefined ? [] : [card.name]),
      ...told(tile, (one) => trainerSpaces[one]),
      ...(discard === undefined ? [] : [`${isLast(before) ? 'card' : 'set'} ${discard} discarded`]),
    ].join(', '),
  scoreCard: ({ scored }) =>
    [`${cardText(scored.card)} scored`, ...told(scored.points, pointsText)].join(', '),
  scoreHalves: ({ cards }) => `${count(cards.length, 'card')} at half points`,
  scoreAreas: ({ covered, uncovered }) => {
    if (covered !== undefined) return `${count(covered, 'area')} covered`;
    return uncovered === undefined ? 'areas counted' : 'areas told, one by one';
  },
  readCard: ({ card, read }) => `${cardText(card, read.name)} read out`,
  readPoster: ({ space, read }) => `${read.name ?? `poster on ${spaceText(space)}`} read out`,
  readTent: ({ space }) => `tent on ${spaceText(space)} read out`,
  readBoard: (move) =>
    `read from the board: ${and(BOARD_PARTS.filter((part) => move[part] !== undefined).map((part) => boardParts[part]))}`,
  turn: ({ die, card, action, hat, points = 0, coins = 0 }, _, before) =>
    [
      `${dieText(die)}${card === undefined ? '' : ` on ${cardText(card)}`}`,
      ...told(action, (one) => actions[one]),
      ...told(hat, ({ to }) => `hat to ${trackSpace(placeOf(before, to))}`),
      ...(points === 0 ? [] : [pointsText(points)]),
      ...(coins === 0 ? [] : [coins < 0 ? `${coinsText(-coins)} spent` : coinsText(coins)]),
    ].join(', '),
  layOut: ({ sets, offered, posters }) =>
    [
      `${count(sets.length, 'set')} laid out`,
      ...told(offered, (tiles) => count(tiles.length, 'trainer tile')),
      ...told(posters, (all) => postersText(all.length)),
    ].join(', '),
  deal: ({ cards = [], poster }) => {
    const read = cards.filter(({ card }) => card !== undefined).length;
    if (read === 0 && poster === undefined) return 'cards and poster dealt, not read';
    return [
      'cards and poster dealt',
      ...(read === 0 ? [] : [`${count(read, 'card')} read`]),
      ...told(poster, ({ name }) => name ?? 'poster read'),
    ].join(', ');
  },
  chooseTile: ({ tile }) => `trainer tile: ${trainerSpaces[tile]}`,
  placeTent: ({ space }) => `spare tent on ${spaceText(space)}`,
  takeDie: ({ die, card, as, turned }) =>
    [
      `${dieText(die)} taken`,
      ...told(as, (colour) => `as ${colours[colour]}`),
      ...told(turned, ({ to }) => `turned to ${to}`),
      cardText(card),
    ].join(', '),
  boost: ({ gems }) => `${gemsText(gems)} for power`,
  useBonus: ({ seat, copied, bonus }, _, before) => {
    const card = cardOfTurn(before, seat);
    const own = card === undefined ? 'the card' : cardText(card);
    return [
      copied === undefined ? `bonus of ${own} used` : `bonus of ${cardText(copied)} copied`,
      ...told(bonus, bonusText),
    ].join(', ');
  },
  useTrainers: ({ space, trainers }) => `${trainersText(trainers)}: ${trainerSpaces[space]}`,
  build: ({ requirement, small = 0, large = 0 }) => {
    const level = `build, level ${requirement}`;
    return small + large === 0 ? level : `${level}: ${sizedTiles(small, large)}`;
  },
  layTile: ({ tile, gains = [], isCardTile }) =>
    [
      `${tileName(tile)} laid${isCardTile === true ? ' for the card' : ''}`,
      ...gains.map(gainText),
    ].join(', '),
  travel: ({ steps: made, wagon, isBackwards, tent, isLeft }) =>
    [
      `${wagon === undefined ? 'wagon' : `${colours[wagon]} wagon`}, ${count(made, 'step')}`,
      ...(isBackwards === true ? ['counterclockwise'] : []),
      ...told(tent, ({ space }) => `tent on ${spaceText(space)}`),
      ...(isLeft === true ? ['tent left there'] : []),
    ].join(', '),
  takePoster: ({ from, display, poster, space }, _, before) => {
    if (from === 'none') return 'no poster taken';
    return [
      from === 'deck'
        ? `${posterName(poster)} from the deck`
        : fromDisplay(poster ?? displayedAt(before, display), display),
      space === undefined ? 'discarded' : `on ${spaceText(space)}`,
    ].join(', ');
  },
  perform: ({ to, posters }, _, before) =>
    [
      `hat to ${trackSpace(placeOf(before, to))}`,
      posters.length === 0
        ? 'no poster'
        : `posters completed on ${spacesText(posters.map(({ space }) => space))}`,
    ].join(', '),
  arrange: () => 'posters moved',
  endTurn: () => 'turn ended',
};

const isLast = (before: Partial<Pick<State, 'round'>> = {}) => before.round === ROUNDS;

function told<Fact>(fact: Fact | undefined, said: (fact: Fact) => string): string[] {
  return fact === undefined ? [] : [said(fact)];
}

export const moment: Words['moment'] = ({ round, phase }) => {
  switch (phase) {
    case 'setup':
    case 'halves':
    case 'areas':
    case 'over':
      return stages[phase];
    case 'turns':
    case 'payment':
    case 'scoring':
    case 'preparing':
      return `round ${round}, ${stages[phase]}`;
    case 'sets':
      return `round ${round}, ${round === ROUNDS ? newCards : stages[phase]}`;
  }
};
