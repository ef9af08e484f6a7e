// What the table is asked now and what it has told, in Russian: steps and moves. The checklist stands apart.
import { GEM_COLOURS, type Gems, type Poster, ROUNDS, gemsOf } from '../../data/kinds.ts';
import { cardOfTurn } from '../../rules/cardBonus.ts';
import { BOARD_PARTS } from '../../rules/effectFacts.ts';
import { displayedAt } from '../../rules/posterDeck.ts';
import { placeOf } from '../../rules/trackPlace.ts';
import type { Words } from '../words.ts';
import { bonusText, cardText, criterionText } from './cards.ts';
import {
  and,
  card as cardOf,
  cardGen,
  cards as cardsOf,
  cardsAcc,
  COLOUR,
  COLOUR_INS,
  dice as diceOf,
  dieText,
  gemsText,
  onCard,
  onSpace,
  points as pointsOf,
  posters as postersOf,
  postersAcc,
  power as powerOf,
  sets as setsOf,
  tileName,
  tilesDue,
  trackSpace,
  trainers as trainersOf,
} from './grammar.ts';
import { actions, artists, boardParts, trainerText } from './terms.ts';

const sumOf = (dice: Gems) => GEM_COLOURS.reduce((sum, colour) => sum + gemsOf(dice, colour), 0);

/** Short: they stand in the thumb zone of a phone. */
/** Nothing is due before the first die: that goes without saying. */
const owed = (due: number) => (due === 0 ? '' : `, к оплате ${due}`);

export const steps: Words['steps'] = {
  roll: ({ dice, round }) => `Раунд ${round}: бросьте ${diceOf(sumOf(dice))}`,
  layOut: ({ sets, isWithTiles, offered, posters, tents }) => {
    const parts = [
      ...(sets > 0 ? ['ярмарку'] : []),
      ...(offered > 0 ? ['жетоны'] : []),
      ...(posters > 0 ? ['афиши'] : []),
      ...(tents.length > 0 ? ['шатры'] : []),
    ];
    if (parts.length > 1) return `Назовите ${and(parts)}`;
    return isWithTiles
      ? `Ярмарка: назовите ${setsOf(sets)}`
      : `Ярмарка: выложите ${cardsAcc(sets)}`;
  },
  deal: ({ board, isDraft }, who) => {
    if (isDraft) return `${who}: афиша и 4 выбранные карты`;
    return board === undefined
      ? `${who}: афиша и 4 карты импресарио`
      : `${who}: афиша и карты с цифрой ${board}`;
  },
  chooseTile: ({ offered }, who) =>
    offered.length === 1
      ? `${who}: возьмите последний жетон`
      : `${who}: выберите один из ${offered.length} жетонов`,
  placeTent: (_, who) => `${who}: положите лишний шатёр`,
  turn: ({ turn, due }, who) => `${who}: ход ${turn}, кубик и действие${owed(due)}`,
  addDie: () => 'Сбросьте афишу за кубик или возьмите кубик',
  takeDie: ({ turn, due }, who) => `${who}: ход ${turn}, возьмите кубик${owed(due)}`,
  act: ({ power, colour }, who) =>
    `${who}: ${COLOUR[colour]}, ${powerOf(power)}, выберите действие`,
  layTile: ({ small, large, cardTiles }, who) => {
    const smaller = small + cardTiles.length;
    return large + smaller === 0
      ? `${who}: фрагментов больше нет`
      : `${who}: уложите ${tilesDue(large, smaller)}`;
  },
  takePoster: ({ due, spaces }, who) =>
    spaces.length === 0
      ? `${who}: ${postersOf(due)}, а ячейки заняты`
      : `${who}: возьмите ${postersAcc(due)}`,
  endTurn: ({ bonus, trainers }, who) => {
    const more = [...(bonus ? ['бонус карты'] : []), ...(trainers > 0 ? ['ассистенты'] : [])];
    return more.length === 0
      ? `${who}: закончите ход`
      : `${who}: ещё ${more.join(', ')} или конец хода`;
  },
  pay: ({ round }) => `Раунд ${round}: все платят за кубики`,
  takeSet: ({ isWithTiles, discards }, who) => {
    const taken = isWithTiles ? 'набор' : 'карту';
    const other = isWithTiles ? 'ещё один' : 'ещё одну';
    return discards
      ? `${who}: возьмите ${taken}, ${other} сбросьте`
      : `${who}: возьмите ${taken} с ярмарки`;
  },
  scoreCard: ({ cards }, who) => `${who}: ПО за одну карту из ${cards}`,
  scoreHalves: ({ cards }, who) => `${who}: половина ПО за ${cardsAcc(cards)}`,
  scoreAreas: ({ isKept }, who) =>
    isKept ? `${who}: монеты и участки лагеря` : `${who}: сколько участков закрыто?`,
};

/** A name of its own, or the artist everybody sees on it. */
const nameOf = (poster: Poster | undefined) => {
  const name = poster?.name ?? (poster?.artist && artists[poster.artist]);
  return name === undefined ? [] : [name];
};

export const moves: Words['moves'] = {
  roll: ({ dice }) =>
    dice === undefined || dice.length === 0
      ? 'кубики брошены'
      : `бросок: ${dice.length > 5 ? diceOf(dice.length) : dice.map(dieText).join(', ')}`,
  addDie: ({ die, space }, _, before) =>
    [
      space === undefined ? 'афиша' : `открытая афиша ${space}`,
      ...nameOf(displayedAt(before, space)),
      `сброшена, в главном шатре ${dieText(die)}`,
    ].join(', '),
  pay: () => 'оплата',
  takeSet: ({ set, card, tile, discard }, _, before) =>
    [
      before?.round === ROUNDS
        ? set === undefined
          ? 'взята карта'
          : `взята карта ${set} с ярмарки`
        : set === undefined
          ? 'взят набор'
          : `взят набор ${set}`,
      ...(card?.name === undefined ? [] : [card.name]),
      ...(tile === undefined ? [] : [`жетон ${trainerText(tile)}`]),
      ...(discard === undefined
        ? []
        : [`${before?.round === ROUNDS ? 'сброшена карта' : 'сброшен набор'} ${discard}`]),
    ].join(', '),
  scoreCard: ({ scored: { card, read, points } }) =>
    points === undefined
      ? `ПО за карту: ${cardText(card, read?.name)}`
      : `ПО за карту: ${cardText(card, read?.name)}, ${pointsOf(points)}`,
  scoreHalves: ({ cards }) => `половина ПО: ${cardsOf(cards.length)}`,
  scoreAreas: ({ covered }) =>
    covered === undefined ? 'монеты и участки посчитаны' : `закрыто участков: ${covered}`,
  readCard: ({ card, read: { name, bonus, criterion } }) =>
    [
      `прочитана ${cardText(card, name)}`,
      ...(bonus === undefined ? [] : [bonusText(bonus)]),
      ...(criterion === undefined ? [] : [criterionText(criterion)]),
    ].join(', '),
  readPoster: ({ space, read: { name } }) =>
    `прочитана афиша ${onSpace(space)}${name === undefined ? '' : `: ${name}`}`,
  readTent: ({ space }) => `прочитан шатёр ${onSpace(space)}`,
  readBoard: ({ type: _, ...read }) => {
    const parts = BOARD_PARTS.filter((part) => read[part] !== undefined);
    return parts.length === 0
      ? 'прочитано поле'
      : `прочитано: ${parts.map((part) => boardParts[part]).join(', ')}`;
  },
  turn: ({ die, card, action, hat, points, coins }, _, before) =>
    [
      dieText(die),
      ...(card === undefined ? [] : [cardOf(card)]),
      ...(action === undefined ? [] : [actions[action]]),
      ...(hat === undefined ? [] : [trackSpace(placeOf(before, hat.to))]),
      ...(points === undefined ? [] : [pointsOf(points)]),
      ...(coins === undefined || coins === 0
        ? []
        : [coins > 0 ? `получено монет ${coins}` : `отдано монет ${-coins}`]),
    ].join(', '),
  layOut: ({ sets, offered = [], posters = [] }) =>
    [
      `разложено: наборов ${sets.length}`,
      ...(offered.length === 0 ? [] : [`жетонов ${offered.length}`]),
      ...(posters.length === 0 ? [] : [`новых афиш ${posters.length}`]),
    ].join(', '),
  deal: ({ cards = [], poster }) => {
    const read = cards.filter(({ card }) => card !== undefined).length;
    if (read === 0 && poster === undefined) return 'карты и афиша розданы, не прочитаны';
    return [
      'карты и афиша розданы',
      ...(read === 0 ? [] : [`прочитано карт: ${read}`]),
      ...(poster === undefined ? [] : [poster.name ?? 'афиша прочитана']),
    ].join(', ');
  },
  chooseTile: ({ tile }) => `жетон ${trainerText(tile)}`,
  placeTent: ({ space }) => `шатёр ${onSpace(space)}`,
  takeDie: ({ die, card, as, turned }) =>
    [
      `${dieText(die)} ${onCard(card)}`,
      ...(as === undefined ? [] : [`считается ${COLOUR_INS[as]}`]),
      ...(turned === undefined ? [] : [`повёрнут на ${turned.to}`]),
    ].join(', '),
  boost: ({ gems }) => `сброшено ради ОД: ${gemsText(gems)}`,
  useBonus: ({ seat, copied, bonus }, _, before) => {
    const card = cardOfTurn(before, seat);
    const own = card === undefined ? 'карты' : cardGen(card);
    return [
      copied === undefined ? `бонус ${own}` : `копия бонуса ${cardGen(copied)}`,
      ...(bonus === undefined ? [] : [bonusText(bonus)]),
    ].join(', ');
  },
  useTrainers: ({ space, trainers }) => `${trainersOf(trainers)}: ${trainerText(space)}`,
  build: ({ requirement, small = 0, large = 0 }) => {
    const level = `строительство, уровень ${requirement}`;
    return small + large === 0
      ? level
      : `${level}: больших фрагментов ${large}, маленьких ${small}`;
  },
  layTile: ({ tile, isCardTile }) =>
    isCardTile === true ? `выложен ${tileName(tile)} от карты` : `выложен ${tileName(tile)}`,
  travel: ({ steps: walked, wagon, isBackwards, turnsAfter = 0, tent }) =>
    [
      `путешествие, ячеек ${walked}`,
      ...(wagon === undefined ? [] : [`${COLOUR[wagon]} фургон`]),
      ...(isBackwards !== true
        ? []
        : [turnsAfter === 0 ? 'против часовой стрелки' : `вперёд ${turnsAfter}, потом назад`]),
      ...(tent === undefined ? [] : [`шатёр ${onSpace(tent.space)}`]),
    ].join(', '),
  takePoster: ({ from, display, poster, space }, _, before) => {
    if (from === 'none') return 'афиша не взята';
    const parts = [
      from === 'deck'
        ? 'афиша с колоды'
        : display === undefined
          ? 'афиша из новых'
          : `открытая афиша ${display}`,
      ...nameOf(poster ?? displayedAt(before, display)),
      space === undefined ? 'сброшена' : onSpace(space),
    ];
    return parts.join(', ');
  },
  perform: ({ to, posters }, _, before) =>
    [
      'представление',
      trackSpace(placeOf(before, to)),
      posters.length === 0 ? 'без наград' : `наград ${posters.length}`,
    ].join(', '),
  arrange: () => 'афиши переложены',
  endTurn: () => 'конец хода',
};
