// What follows from a move, in Russian: one short line each. The end of a round and of the game stand apart.
import { gemCount } from '../../data/kinds.ts';
import type { EffectFacts } from '../../rules/facts.ts';
import type { Words } from '../words.ts';
import { roundEffects } from './effectsRound.ts';
import {
  capital,
  card as cardOf,
  cardGen,
  cards as cardsOf,
  coins as coinsOf,
  coinsAcc,
  COLOUR,
  COLOUR_INS,
  dice as diceOf,
  diceText,
  dieText,
  gemsText,
  numbers,
  onCard,
  onSpace,
  onTrack,
  posters as postersOf,
  power as powerOf,
  rewards,
  sets as setsOf,
  tents as tentsOf,
  tileName,
  tileText,
  tokens as tokensOf,
  trainers as trainersOf,
  trackSpace,
  offTrack,
} from './grammar.ts';
import { actions, boardParts, sources, trainerText } from './terms.ts';

export const effects: Words['effects'] = {
  ...roundEffects,

  // Подготовка
  'magnificent.setup.random-starting-player': () => 'Первый игрок',
  'magnificent.setup.dice-two-players': inUse,
  'magnificent.setup.dice-three-players': inUse,
  'magnificent.setup.dice-four-players': inUse,
  'magnificent.solo.setup-dice': inUse,
  'magnificent.setup.starting-coins': ({ coins }) => `${coinsOf(coins)} в начале игры`,
  'magnificent.setup.starting-gems': ({ gems }) => `${capital(gemsText(gems))} в начале игры`,
  'magnificent.setup.starting-trainer': ({ trainers }) => `${trainersOf(trainers)} в начале игры`,
  'magnificent.setup.starting-player-pays-last': ({ to, coins }, name) =>
    `${coinsOf(coins)} последнему по порядку хода: ${name(to)}`,
  'magnificent.components.trainer-tiles': ({ tile }) =>
    `Жетон ${trainerText(tile)} снова лежит на ярмарке, хотя он один и был сброшен с набором`,
  'magnificent.setup.hats-initial-order': (place) => `Шляпа ${onTrack(place)}`,
  'magnificent.solo.setup-neutral-hats': ({ requirements }) =>
    `Чужие шляпы на делениях ${numbers(requirements)}`,
  'magnificent.setup.master-deck': ({ cards }) => `В колоде импресарио ${cardsOf(cards)}`,
  'magnificent.setup.unused-numbered-cards-shuffled': ({ cards }) =>
    `Замешано в колоду карт с цифрами: ${cards}`,
  'magnificent.variant.draft-include-numbered': ({ cards }) =>
    `Карты с цифрами замешаны, в колоде ${cardsOf(cards)}`,
  'magnificent.setup.trainer-stack': ({ tiles }) => `В стопке ассистентов ${tokensOf(tiles)}`,
  'magnificent.setup.roll-into-main-tent': ({ dice }) => `В главном шатре ${diceOf(dice)}`,
  'magnificent.setup.display-two-or-three-players': onDisplay,
  'magnificent.setup.display-four-players': onDisplay,
  'magnificent.solo.setup-display': onDisplay,
  'magnificent.setup.trainer-draft-two-or-three': offered,
  'magnificent.setup.trainer-draft-four': offered,
  'magnificent.solo.setup-trainer-tile': ({ tiles, isBack }) =>
    isBack === true ? goingBack({ tiles }) : offered({ tiles }),
  'magnificent.setup.poster-display-four': ({ posters, deck }) =>
    `Новых афиш открыто ${posters}, в колоде ${deck}`,
  'magnificent.setup.tents-on-poster-spaces': ({ tents }) => `На дорожках ${tentsOf(tents)}`,
  'magnificent.setup.starting-poster-place': ({ name: called }) =>
    `Стартовая афиша над стартовым шатром${titled(called)}`,
  'magnificent.setup.numbered-master-cards': ({ numeral }) =>
    numeral === undefined ? 'Карты импресарио у игрока' : `Карты импресарио с цифрой ${numeral}`,
  'magnificent.variant.draft-pick-and-pass': ({ cards }) => `Выбрано карт импресарио: ${cards}`,
  'magnificent.variant.draft-leftover': ({ cards, deck }) =>
    `Назад в колоду карт: ${cards}, теперь в ней ${deck}`,
  'magnificent.solo.setup-master-cards': ({ cards, revealed }) =>
    `Выбрано карт импресарио: ${cards} из ${revealed}`,
  'magnificent.setup.trainer-draft-place': ({ tile }) => `Жетон ${trainerText(tile)}`,
  'magnificent.setup.trainer-draft-two-player-leftover': goingBack,
  'magnificent.variant.board-two-side-b-tent': ({ space }) =>
    `Шатёр в начале игры ${onSpace(space)}`,

  // Кубик и ОД
  'magnificent.die.take-one-from-main-tent': ({ colour, value, card, as }) =>
    `${capital(dieText({ colour, value }))} ${onCard(card)}${as === undefined ? '' : `, считается ${COLOUR_INS[as]}`}`,
  'magnificent.overview.higher-sum-costs-more': ({ due, coins }) =>
    `К концу раунда платить ${coinsAcc(due)}, есть ${coins}`,
  'magnificent.trainers.board-flip-die': ({ from, to, trainers }) =>
    `${trainersOf(trainers)}: кубик перевёрнут, было ${from}, стало ${to}`,
  'magnificent.bonuses.set-die-face': ({ from, to }) => `Кубик повёрнут: было ${from}, стало ${to}`,
  'magnificent.power.gem-boost': ({ gems, power }) =>
    `${powerAdded(power)} за самоцветы: ${gemsText(gems)}`,
  'magnificent.bonuses.plus-one-any': ({ power }) => `${powerAdded(power)} за бонус карты`,
  'magnificent.bonuses.plus-two-colour': ({ power, colour }) =>
    `${powerAdded(power)} за бонус карты, цвет кубика ${COLOUR[colour]}`,
  'magnificent.bonuses.copy-card': ({ card, copied }) =>
    `${capital(cardOf(card))} берёт бонус ${cardGen(copied)}`,

  // Бонусы
  'magnificent.bonuses.one-coin': ({ coins, source }) => `${coinsOf(coins)}: ${sources[source]}`,
  'magnificent.bonuses.five-points': ({ source }) => `ПО: ${sources[source]}`,
  'magnificent.build.bonus-immediate': ({ source }) => `ПО: ${sources[source]}`,
  'magnificent.tents.space-bonuses': ({ source }) => `ПО: ${sources[source]}`,
  'magnificent.bonuses.one-poster': ({ posters, source }) =>
    `${postersOf(posters)}: ${sources[source]}`,
  'magnificent.bonuses.gain-trainer': ({ trainers, source }) =>
    `${trainersOf(trainers)}: ${sources[source]}`,
  'magnificent.gems.store-matching': ({ gems, source }) =>
    `На склад ${gemsText(gems)}: ${sources[source]}`,
  'magnificent.gems.overflow-coin': ({ gems, coins }) =>
    `Не поместилось: ${gemsText(gems)}; взамен ${coinsOf(coins)}`,
  'magnificent.components.trainers-total': ({ trainers, exist }) =>
    `В запасе не хватило ассистентов: ${trainers}; своих всего ${exist}`,
  'magnificent.bonuses.trainer-for-small-tile': ({ colour }) =>
    `${capital(tileName(`${colour}_small`))} за ассистента`,
  'magnificent.bonuses.gems-for-small-tile': ({ colour, gems }) =>
    `${capital(tileName(`${colour}_small`))} за ${gemsText(gems)}`,
  'magnificent.bonuses.buy-trainer': ({ cost, coins, trainers }) =>
    `${trainersOf(trainers)} за ${coinsAcc(cost)}, остаётся ${coins}`,

  // Ассистенты
  'magnificent.trainers.board-buy-poster': ({ trainers, cost, posters }) =>
    `${trainersOf(trainers)} и ${coinsOf(cost)}: ${postersOf(posters)}`,
  'magnificent.trainers.board-change-tile-colour': (told) =>
    'trainers' in told
      ? `${trainersOf(told.trainers)}: цвет на выбор, фрагментов ${told.trainers}`
      : `На карте ${COLOUR[told.printed]} фрагмент. По действующему толкованию ассистент не меняет его цвет, но стол это допускает`,
  'magnificent.trainers.board-counterclockwise': ({ trainers }) =>
    `${trainersOf(trainers)}: фургон едет против часовой стрелки`,
  'magnificent.trainers.board-rearrange-before': ({ trainers }) =>
    `${trainersOf(trainers)}: афиши можно переложить до наград`,
  'magnificent.trainers.tile-two-coins': ({ trainers, coins }) =>
    `${trainersOf(trainers)}: ${coinsOf(coins)}`,
  'magnificent.trainers.tile-clear-gem': ({ trainers }) =>
    `${trainersOf(trainers)}: прозрачный самоцвет`,
  'magnificent.trainers.tile-plus-one-each': powerByTrainers,
  'magnificent.trainers.tile-build-plus-two': powerByTrainers,
  'magnificent.trainers.tile-travel-plus-three': powerByTrainers,
  'magnificent.trainers.tile-perform-plus-two': powerByTrainers,
  'magnificent.trainers.tile-extra-large-tile': ({ trainers, colour }) =>
    `${trainersOf(trainers)}: ещё ${tileText(`${colour}_large`, 1)}`,
  'magnificent.trainers.tile-double-camp-bonus': ({ trainers }) =>
    `${trainersOf(trainers)}: бонусы одного фрагмента вдвойне`,
  'magnificent.trainers.tile-double-tent-bonus': ({ trainers }) =>
    `${trainersOf(trainers)}: бонус ячейки шатра вдвойне`,
  'magnificent.trainers.tile-point-per-poster': ({ trainers, posters }) =>
    `${trainersOf(trainers)}: 1 ПО за каждую афишу, сыграно ${posters}`,
  'magnificent.trainers.tile-ignore-camp-tile': ({ trainers }) =>
    `${trainersOf(trainers)}: один фрагмент афиши можно не учитывать`,
  'magnificent.trainers.tile-extra-poster': ({ trainers, posters }) =>
    `${trainersOf(trainers)}: сверх деления ещё ${rewards(posters)}`,
  'magnificent.trainers.move-to-main-tent': ({ trainers }) =>
    `В главный шатёр: ${trainersOf(trainers)}`,

  // Строительство
  'magnificent.build.level-gives-tiles': ({ requirement, power, small, large }) =>
    `Уровень ${requirement}, есть ${powerOf(power)}: больших фрагментов ${large}, маленьких ${small}`,
  'magnificent.build.take-from-supply': ({ tile, left }) =>
    `Выложен ${tileName(tile)}, в запасе ещё ${left}`,
  'magnificent.build.supply-exhausted': ({ tile }) => `В запасе кончился ${tileName(tile)}`,

  // Путешествие и афиши
  'magnificent.travel.wagon-of-die-colour': ({ wagon, steps, power }) =>
    `${capital(COLOUR[wagon])} фургон: ячеек ${steps}, есть ${powerOf(power)}`,
  'magnificent.travel.collect-passed-symbols': ({ gems, posters }) => {
    const found = [
      ...(gemCount(gems) === 0 ? [] : [gemsText(gems)]),
      ...(posters === 0 ? [] : [postersOf(posters)]),
    ];
    return found.length === 0 ? 'По пути ничего' : `По пути: ${found.join(', ')}`;
  },
  'magnificent.tents.place-any-empty-space': ({ space }) => `Шатёр ${onSpace(space)}`,
  'magnificent.tents.may-stop-without-taking': ({ tents }) =>
    `Шатёр остаётся на дорожке, своих ${tents}`,
  'magnificent.posters.source': ({ from, name: called, space }) =>
    `Афиша ${FROM[from]}${space === undefined ? '' : ` на ячейку ${space}`}${titled(called)}`,
  'magnificent.posters.refill-at-once': ({ deck, shuffled }) =>
    shuffled ? `Сброс перемешан, в колоде афиш ${deck}` : `В колоде афиш ${deck}`,
  'magnificent.posters.full-three-options': ({ option, space }) => {
    switch (option) {
      case 'replaced':
        return space === undefined ? 'Прежняя афиша сброшена' : `Сброшена афиша ${onSpace(space)}`;
      case 'discarded':
        return 'Новая афиша сброшена';
      case 'declined':
        return 'Новая афиша не взята';
    }
  },

  // Представление
  'magnificent.perform.space-within-power': ({ space, from, requirement, posters }) => {
    const hat = from === undefined ? 'Вторая шляпа' : `Шляпа ${offTrack(from)}`;
    const most = posters === undefined ? '' : `, наград до ${posters}`;
    return `${hat} на ${trackSpace({ space, requirement })}${most}`;
  },
  'magnificent.perform.space-vacant': (place) =>
    `Шляпа снова ${onTrack(place)}: правила этого не разрешают и не запрещают, стол это допускает`,
  'magnificent.perform.discard-poster-gems': ({ gems }) => `Сброшено: ${gemsText(gems)}`,
  'magnificent.perform.reward-poster': ({ space, name: called, coins }) =>
    `Награда за афишу ${onSpace(space)}${titled(called)}${plusCoins(coins)}`,
  'magnificent.perform.reward-tent': ({ space, coins }) =>
    `Награда за шатёр ${onSpace(space)}${plusCoins(coins)}`,
  'magnificent.perform.starting-tent-reward': ({ coins }) =>
    `Награда за стартовый шатёр${plusCoins(coins)}`,
  'magnificent.perform.completed-face-down': ({ posters }) => `Сыгранных афиш теперь ${posters}`,
  'magnificent.perform.rearrange-after': () => 'Афиши переложены',
  'magnificent.perform.rearrange-only-then': () => 'Афиши переложены до наград',

  // Со слов стола
  'magnificent.setup.scoring-marker-moves': () => 'ПО за этот ход',
  'magnificent.components.coin-unit': ({ gained, coins }) =>
    gained < 0
      ? `Отдано монет ${-gained}, остаётся ${coins}`
      : `Получено монет ${gained}, теперь ${coins}`,
  'magnificent.action.choose-one-of-three': ({ action }) => `Действие: ${actions[action]}`,
  'magnificent.criteria.lower-half': ({ card, name: called }) =>
    `${capital(cardOf(card))} прочитана${titled(called)}`,
  'magnificent.components.posters': ({ space, name: called }) =>
    `Афиша ${onSpace(space)} прочитана${titled(called)}`,
  'magnificent.components.tents': ({ space }) => `Шатёр ${onSpace(space)} прочитан`,
  'magnificent.setup.board-centre': ({ parts }) =>
    `Прочитано: ${parts.map((part) => boardParts[part]).join(', ')}`,

  // Одиночная игра
  'magnificent.solo.added-die-colour': ({ colour, value }) =>
    `В главный шатёр добавлен кубик: ${dieText({ colour, value })}`,
  'magnificent.solo.refill-poster': ({ deck }) => `Новая афиша открыта, в колоде ${deck}`,
};

const FROM = { deck: 'с колоды', display: 'из новых' } as const;

function inUse({ dice }: EffectFacts['magnificent.solo.setup-dice']): string {
  return `В игре ${diceText(dice)}`;
}

function onDisplay({ sets }: EffectFacts['magnificent.solo.setup-display']): string {
  return `На ярмарке ${setsOf(sets)}`;
}

function offered({ tiles }: EffectFacts['magnificent.solo.setup-trainer-tile']): string {
  return `Жетонов ассистентов на выбор: ${tiles.length}`;
}

function goingBack({ tiles }: EffectFacts['magnificent.setup.trainer-draft-four']): string {
  if (tiles.length === 0) return 'Лишних жетонов нет';
  return tiles.length > 2
    ? `Назад в стопку: ${tokensOf(tiles.length)}`
    : `Назад в стопку: ${tiles.map(trainerText).join(', ')}`;
}

const powerAdded = (power: number) => `+${powerOf(power)}`;

function powerByTrainers({
  trainers,
  power,
}: EffectFacts['magnificent.trainers.tile-plus-one-each']): string {
  return `${trainersOf(trainers)}: ${powerAdded(power)}`;
}

/** The name that the players gave a card, at the end of a line. */
const titled = (name: string | undefined) => (name === undefined ? '' : `: ${name}`);

function plusCoins(coins: number): string {
  return coins === 0 ? '' : `, монет ${coins}`;
}
