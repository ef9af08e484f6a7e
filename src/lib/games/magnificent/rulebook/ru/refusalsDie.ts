// Why a move is not allowed, in Russian: taking a die, the bonus of its card, and power.
import type { Words } from '../words.ts';
import {
  card as cardOf,
  cardGen,
  coins as coinsOf,
  coinsAcc,
  COLOUR,
  COLOUR_GEN,
  COLOUR_MANY,
  COLOURED,
  dieText,
  gems as gemsCount,
  onCard,
} from './grammar.ts';

export const dieRefusals = {
  // Кубик и бонус карты
  'magnificent.die.take-one-from-main-tent': ({ colour, value }) => ({
    reason: `В главном шатре нет такого кубика: ${dieText({ colour, value })}.`,
    instead: 'Назовите кубик, который там стоит.',
  }),
  'magnificent.die.place-on-vacant-master-card': ({ seat, card }, name) => ({
    reason: `${name(seat)}: ${cardOf(card)} не свободна.`,
    instead: 'Поставьте кубик на карту, где его в этом раунде ещё нет.',
  }),
  'magnificent.die.four-dice-by-round-end': ({ seat, dice }, name) => ({
    reason: `${name(seat)}: кубиков на картах ${dice}.`,
    instead: 'Назовите кубики всех ходов этого раунда, по одному на карту.',
  }),
  'magnificent.power.clear-die-choose-colour': ({ seat, colour }, name) =>
    colour === 'clear'
      ? {
          reason: `${name(seat)}: для прозрачного кубика не выбран цвет.`,
          instead: 'Выберите оранжевый, зелёный или фиолетовый.',
        }
      : {
          reason: `${name(seat)}: ${COLOUR[colour]} кубик другим цветом не считают.`,
          instead: 'Цвет выбирают только для прозрачного кубика.',
        },
  'magnificent.card-bonus.once-any-time': ({ seat, card, unread }, name) =>
    unread
      ? {
          reason: `${name(seat)}: бонус ${cardGen(card)} ещё не прочитан.`,
          instead: 'Назовите, что на ней напечатано.',
        }
      : {
          reason: `${name(seat)}: бонус ${cardGen(card)} сейчас использовать нельзя.`,
          instead: 'Используйте его один раз в свой ход или обойдитесь без него.',
        },
  'magnificent.card-bonus.only-this-turns-card': ({ seat, card }, name) => ({
    reason: `${name(seat)}: ${cardOf(card)} в этот ход бонуса не даёт.`,
    instead: 'Бонус даёт карта, на которую в этот ход поставлен кубик.',
  }),
  'magnificent.bonuses.never-twice': ({ seat, card }, name) => ({
    reason: `${name(seat)}: бонус ${cardGen(card)} в этот ход уже использован.`,
    instead: 'Обойдитесь без него.',
  }),
  'magnificent.bonuses.copy-card': ({ seat, card }, name) => ({
    reason: `${name(seat)}: скопировать бонус ${onCard(card)} нельзя.`,
    instead: 'Копия берёт бонус одной из трёх других карт, но не другой копии.',
  }),
  'magnificent.bonuses.set-die-face': ({ seat, card, isLate }, name) => ({
    reason: isLate
      ? `${name(seat)}: кубик уже взят, и ${cardOf(card)} его больше не повернёт.`
      : `${name(seat)}: ${cardOf(card)} грань кубика сейчас не меняет.`,
    instead: 'Грань выбирают таким бонусом, сразу как взят кубик.',
  }),
  'magnificent.bonuses.plus-two-colour': ({ seat, colour, die }, name) => ({
    reason:
      die === 'clear'
        ? `${name(seat)}: прибавка для ${COLOUR_GEN[colour]} кубика, а у прозрачного сейчас другой цвет.`
        : `${name(seat)}: прибавка для ${COLOUR_GEN[colour]} кубика, а взят ${COLOUR[die]}.`,
    instead: 'Обойдитесь без этого бонуса.',
  }),
  'magnificent.bonuses.trainer-for-small-tile': ({ seat, trainers }, name) => ({
    reason: `${name(seat)}: вернуть в запас некого, свободных ассистентов ${trainers}.`,
    instead: 'Обойдитесь без этого бонуса.',
  }),
  'magnificent.bonuses.gems-for-small-tile': ({ seat, gems, told }, name) => ({
    reason:
      told === gems
        ? `${name(seat)}: таких самоцветов на складе нет.`
        : `${name(seat)}: бонус стоит ${gemsCount(gems)}, а названо ${told}.`,
    instead: 'Назовите самоцветы, которые сбрасываете, или обойдитесь без бонуса.',
  }),
  'magnificent.bonuses.buy-trainer': ({ seat, cost, coins }, name) => ({
    reason: `${name(seat)}: ассистент стоит ${coinsAcc(cost)}, а есть ${coinsOf(coins)}.`,
    instead: 'Обойдитесь без этого бонуса.',
  }),
  'magnificent.bonuses.coloured-gem': ({ seat, gems, told }, name) => ({
    reason: `${name(seat)}: бонус даёт ${gemsCount(gems)}, а названо ${told}.`,
    instead: 'Назовите, какие это самоцветы.',
  }),

  // ОД
  'magnificent.power.gem-boost': ({ seat, colour, gems, has }, name) =>
    gems === 0
      ? {
          reason: `${name(seat)}: не сказано, какие самоцветы сброшены.`,
          instead: 'Назовите их или выберите действие.',
        }
      : {
          reason: `${name(seat)}: ${COLOURED[colour]} самоцветов на складе ${has}, сбросить ${gems} нельзя.`,
          instead: 'Сбросьте только те, что есть.',
        },
  'magnificent.power.gem-colour': ({ seat, colour, die }, name) =>
    colour === die
      ? {
          reason: `${name(seat)}: за этим столом самоцветы не дают ОД для представления.`,
          instead: 'Выберите другое действие или отмените самоцветы.',
        }
      : {
          reason: `${name(seat)}: ${COLOUR_MANY[colour]} самоцветы к этому кубику не подходят.`,
          instead: `Сбросьте ${COLOUR_MANY[die]} или прозрачные.`,
        },
} as const satisfies Partial<Words['refusals']>;
