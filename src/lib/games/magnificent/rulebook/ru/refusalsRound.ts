// Why a move is not allowed, in Russian: the end of a round, the end of the game and solitaire.
import type { Words } from '../words.ts';
import {
  capital,
  cardGen,
  coins as coinsOf,
  coinsGen,
  COLOUR,
  COLOUR_GEN,
  COLOURED,
  dice as diceOf,
  sets as setsOf,
} from './grammar.ts';

export const roundRefusals = {
  // Оплата и новые наборы
  'magnificent.payment.pay-what-you-have': ({ seat, coins, told }, name) =>
    told < 0
      ? {
          reason: `${name(seat)}: есть ${coinsOf(coins)}, отдать ${-told} нельзя.`,
          instead: 'Отдайте не больше, чем есть.',
        }
      : {
          reason: `${name(seat)}: монет записано ${coins}, а названо ${told}.`,
          instead: 'Исправьте прошлые ходы или оставьте, как записано.',
        },
  'magnificent.sets.order-by-hats': ({ seat, next }, name) => ({
    reason: `Набор берёт сейчас ${name(next)}, а не ${name(seat)}.`,
    instead: `Сначала набор: ${name(next)}.`,
  }),
  'magnificent.sets.take-card-and-tile': ({ seat, set }, name) => ({
    reason:
      set === undefined
        ? `${name(seat)}: набор не назван или уже взят.`
        : `${name(seat)}: набора ${set} на ярмарке нет.`,
    instead: 'Назовите набор, который там лежит, считая сверху.',
  }),
  'magnificent.sets.tile-to-empty-space': ({ seat, tiles, spaces, most }, name) =>
    most === undefined
      ? {
          reason: `${name(seat)}: ячейки для жетонов заняты, ${tiles} из ${spaces}.`,
          instead: 'Пересчитайте жетоны ассистентов на планшете.',
        }
      : {
          reason: `${name(seat)}: жетонов ассистентов ${tiles}, а к этому времени их не больше ${most}.`,
          instead:
            'Один выбирают при подготовке, ещё по одному берут с набором, кроме последнего раунда.',
        },
  'magnificent.sets.two-players-gap': ({ seat, needed }, name) =>
    needed ? mustDiscard(name(seat), 'между шляпами есть место') : mayNotDiscard(name(seat)),
  'magnificent.sets.two-players-no-gap': ({ seat, needed }, name) =>
    needed ? mustDiscard(name(seat), 'шляпы рядом') : mayNotDiscard(name(seat)),

  // ПО за карты импресарио
  'magnificent.score-card.one-of-five': ({ seat, card, cards }, name) => ({
    reason: `${name(seat)}: ${cardGen(card)} нет среди ${cards}, или ПО за карту уже получены.`,
    instead: 'Выберите одну из своих карт, один раз.',
  }),
  'magnificent.criteria.lower-half': ({ seat, card }, name) => ({
    reason: `${name(seat)}: условие ${cardGen(card)} ещё не прочитано.`,
    instead: 'Назовите условие карты или ПО за неё.',
  }),
  'magnificent.criteria.maximum': ({ card, coins, most }) => ({
    reason: `Карта ${card} считает не больше ${coinsGen(most)}, а заплачено было бы ${coins}.`,
    instead: `Заплатите не больше ${coinsGen(most)}.`,
  }),
  'magnificent.criteria.pay-coins': ({ seat, coins, has }, name) => ({
    reason: `${name(seat)}: есть ${coinsOf(has)}, заплатить ${coins} нельзя.`,
    instead: has === 0 ? 'Платить за эту карту нечем.' : `Заплатите не больше ${coinsGen(has)}.`,
  }),

  // Следующий раунд
  'magnificent.prepare.refill-main-display': ({ told, needed }) => ({
    reason: `Наборов на ярмарке ${needed}, а названо ${told}.`,
    instead: `Назовите ${setsOf(needed)}, сверху вниз.`,
  }),
  'magnificent.prepare.no-trainer-tiles-before-last-round': ({ tiles }) => ({
    reason: `Перед последним раундом жетонов нет, а названо ${tiles}.`,
    instead: 'Назовите только карты импресарио.',
  }),
  'magnificent.prepare.reroll-all-dice': ({ told, needed }) => ({
    reason: `Бросают ${diceOf(needed)}, а названо ${told}.`,
    instead: 'Назовите все кубики, которыми играют.',
  }),

  // Конец игры
  'magnificent.end.half-master-cards': ({ seat, cards }, name) => ({
    reason: `${name(seat)}: половины уже посчитаны, или названы не все карты, их ${cards}.`,
    instead: 'Назовите каждую карту один раз.',
  }),
  'magnificent.end.camp-areas': ({ seat, told, areas, open }, name) =>
    open === undefined
      ? {
          reason: `${name(seat)}: участков лагеря ${areas}, а названо ${told}, или они уже посчитаны.`,
          instead: `Назовите от 0 до ${areas}.`,
        }
      : {
          reason: `${name(seat)}: участков лагеря ${areas}, а пустые клетки названы у ${open}.`,
          instead: `Назовите пустые клетки всех участков: их ${areas}.`,
        },

  // Одиночная игра
  'magnificent.solo.discard-poster-for-die': ({ again }) =>
    again
      ? {
          reason: 'В этот ход афиша за кубик уже сброшена.',
          instead: 'Возьмите кубик.',
        }
      : {
          reason: 'Менять афишу на кубик сейчас нельзя.',
          instead: 'Это делают в одиночной игре, в начале хода.',
        },
  'magnificent.solo.discard-top-sets': ({ set, sets }) => ({
    reason: `Набор ${set} сброшен: шляп выше вашей ${sets}, и столько же верхних наборов уходит.`,
    instead: 'Выберите набор ниже.',
  }),
  'magnificent.solo.clear-and-refill-display': () => ({
    reason: 'В одиночной игре один набор не сбрасывают: всё, что осталось, уйдёт само.',
    instead: 'Возьмите набор и не называйте другого.',
  }),
  'magnificent.solo.added-die-colour': ({ colour, symbol, left }) =>
    symbol === undefined || symbol === colour
      ? {
          reason: `${capital(COLOURED[colour])} кубиков в запасе ${left}.`,
          instead: 'Выберите афишу с другим символом.',
        }
      : {
          reason: `Символ афиши ${COLOUR[symbol]}, а кубик ${COLOUR[colour]}.`,
          instead: `Возьмите кубик ${COLOUR_GEN[symbol]} цвета.`,
        },
} as const satisfies Partial<Words['refusals']>;

function mustDiscard(who: string, because: string) {
  return {
    reason: `${who}: ${because}, и ещё один набор надо сбросить.`,
    instead: 'Назовите набор, который сбрасываете.',
  };
}

function mayNotDiscard(who: string) {
  return {
    reason: `${who}: сбрасывать набор сейчас не надо.`,
    instead: 'Назовите только взятый набор.',
  };
}
