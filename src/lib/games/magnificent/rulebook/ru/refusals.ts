// Why a move is not allowed, and what would be, in Russian: the order of play, the box and the set-up. The rest stands apart.
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Phase, Stage } from '../../rules/state.ts';
import type { Words } from '../words.ts';
import {
  capital,
  COLOUR_FEM,
  COLOURED,
  dice as diceOf,
  players,
  sets as setsOf,
  tileText,
} from './grammar.ts';
import { buildRefusals } from './refusalsBuild.ts';
import { dieRefusals } from './refusalsDie.ts';
import { roundRefusals } from './refusalsRound.ts';
import { showRefusals } from './refusalsShow.ts';
import { actions, SIDE, trainerText } from './terms.ts';

const NOW: Readonly<Record<Phase, string>> = {
  setup: 'Сейчас подготовка к игре',
  turns: 'Сейчас ходы',
  payment: 'Сейчас оплата',
  sets: 'Сейчас разбирают наборы',
  scoring: 'Сейчас получают ПО за карту',
  preparing: 'Сейчас готовят следующий раунд',
  halves: 'Сейчас считают половины карт',
  areas: 'Сейчас считают участки лагеря',
  over: 'Игра окончена',
};

const BELONGS: Readonly<Record<Phase, string>> = {
  setup: 'к подготовке',
  turns: 'к ходам',
  payment: 'к оплате',
  sets: 'к новым наборам',
  scoring: 'к ПО за карту',
  preparing: 'к подготовке раунда',
  halves: 'к половинам карт',
  areas: 'к участкам лагеря',
  over: 'к концу игры',
};

const ALLOWED: Readonly<Record<Phase, string>> = {
  setup: 'Назовите, что разложено и роздано.',
  turns: 'Продолжайте ход.',
  payment: 'Отметьте оплату.',
  sets: 'Назовите взятые наборы.',
  scoring: 'Выберите карту.',
  preparing: 'Заполните ярмарку и бросьте кубики.',
  halves: 'Посчитайте оставшиеся карты.',
  areas: 'Посчитайте участки лагеря.',
  over: 'Можно посмотреть счёт или отменить последний шаг.',
};

const STAGE: Readonly<Record<Stage, string>> = {
  die: 'кубик ещё не взят',
  power: 'кубик взят, действие не началось',
  action: 'действие уже началось',
  after: 'действие уже выполнено',
};

const STAGE_OF: Readonly<Record<Stage, string>> = {
  die: 'в начале хода',
  power: 'до действия',
  action: 'во время действия',
  after: 'после действия',
};

const STAGE_ALLOWED: Readonly<Record<Stage, string>> = {
  die: 'Сначала возьмите кубик.',
  power: 'Назовите прибавки к ОД или действие.',
  action: 'Закончите действие.',
  after: 'Закончите ход.',
};

export const refusals: Words['refusals'] = {
  ...dieRefusals,
  ...buildRefusals,
  ...showRefusals,
  ...roundRefusals,

  // Порядок игры
  'magnificent.overview.rounds': ({ round, rounds }) => ({
    reason: `Раундов в игре ${rounds}, раунда ${round} не бывает.`,
    instead: `Назовите раунд от 1 до ${rounds}.`,
  }),
  'magnificent.end.after-third-round': () => ({
    reason: 'Игра окончена.',
    instead: ALLOWED.over,
  }),
  'magnificent.round-end.step-order': wrongPhase,
  'magnificent.end.step-order': wrongPhase,
  'magnificent.overview.turn-phases': ({ seat, stage, needed }, name) => ({
    reason:
      stage === needed
        ? `${name(seat)}: ${STAGE[stage]}, но очередь не этого шага.`
        : `${name(seat)}: ${STAGE[stage]}, а так делают ${STAGE_OF[needed]}.`,
    instead: STAGE_ALLOWED[stage],
  }),
  'magnificent.overview.turn-order': ({ seat, next }, name) => ({
    reason: `Ходит сейчас ${name(next)}, а не ${name(seat)}.`,
    instead: `Сначала ход: ${name(next)}.`,
  }),
  'magnificent.overview.turns-per-round': ({ seat, turns }, name) => ({
    reason: `${name(seat)}: ходов в этом раунде уже ${turns}.`,
    instead: 'Продолжайте без этого игрока.',
  }),
  'magnificent.action.choose-one-of-three': ({ seat, action }, name) =>
    action === undefined
      ? {
          reason: `${name(seat)}: действие этого хода ещё не названо.`,
          instead: 'Выберите строительство, путешествие или представление.',
        }
      : {
          reason: `${name(seat)}: действие этого хода — ${actions[action]}, другого не будет.`,
          instead: 'Закончите его или ход.',
        },

  // Состав игры
  'magnificent.components.player-boards': ({ seats, exist, board }) =>
    board === undefined
      ? {
          reason: `Планшетов в игре ${exist}, а за столом ${players(seats)}.`,
          instead: `Посадите за стол не больше ${exist}.`,
        }
      : {
          reason: `Планшет ${board} один, а назван дважды.`,
          instead: 'Назовите каждому свой планшет.',
        },
  'magnificent.components.dice-total': (facts) => tooMany('Кубиков', facts),
  'magnificent.components.master-cards': (facts) => tooMany('Карт импресарио', facts),
  'magnificent.components.posters': (facts) => tooMany('Афиш', facts),
  'magnificent.components.tents': (facts) => tooMany('Шатров', facts),
  'magnificent.components.trainers-total': ({ seat, trainers, exist }, name) => ({
    reason: `${name(seat)}: своих ассистентов ${exist}, а вышло бы ${trainers}.`,
    instead: 'Обойдитесь без нового или пересчитайте их на столе.',
  }),
  'magnificent.components.hats': ({ seat, hats, exist }, name) => ({
    reason: `${name(seat)}: шляп на треке ${hats}, а быть их может от 1 до ${exist}.`,
    instead: 'Назовите деления, где они стоят.',
  }),
  'magnificent.components.trainer-tiles': ({ tile }) => ({
    reason: `Жетон ${trainerText(tile)} один, и он уже лежит в другом месте.`,
    instead: 'Назовите другой жетон.',
  }),
  'magnificent.components.camp-tiles-russian': ({ tile, count, exist }) => ({
    reason: `В игре ${tileText(tile, exist)}, а вышло бы ${count}.`,
    instead: 'Пересчитайте фрагменты в лагерях.',
  }),
  'magnificent.setup.dice-two-players': wrongDice,
  'magnificent.setup.dice-three-players': wrongDice,
  'magnificent.setup.dice-four-players': wrongDice,
  'magnificent.solo.setup-dice': wrongDice,
  'magnificent.solo.new-round-dice': wrongDice,

  // Подготовка
  'magnificent.setup.first-game-side-a': ({ seat, board }, name) => ({
    reason: `${name(seat)}: в первой партии планшет ${board} лежит стороной «А».`,
    instead: 'Назовите сторону «А» или отметьте, что партия не первая.',
  }),
  'magnificent.variant.choose-board-side': ({ seat, board, side }, name) => ({
    reason: `${name(seat)}: стартовые ресурсы планшета ${board}, сторона ${SIDE[side]}, ещё не прочитаны.`,
    instead: 'Назовите их или играйте стороной «А».',
  }),
  'magnificent.setup.numbered-master-cards': ({ seat, numeral, ...facts }, name) => {
    if ('by' in facts)
      return {
        reason: `${name(seat)}: на картах цифра ${numeral}, а с ней играет ${name(facts.by)}.`,
        instead: 'Возьмите карты импресарио с другой цифрой.',
      };
    if ('beside' in facts)
      return {
        reason: `${name(seat)}: на картах цифры ${facts.beside} и ${numeral}, а у всех четырёх она одна.`,
        instead: 'Возьмите четыре карты импресарио с одной цифрой.',
      };
    return {
      reason: `${name(seat)}: планшет ${facts.board}, а на карте цифра ${numeral}.`,
      instead: `Возьмите карты импресарио с цифрой ${facts.board}.`,
    };
  },
  'magnificent.setup.display-two-or-three-players': wrongDisplay,
  'magnificent.setup.display-four-players': wrongDisplay,
  'magnificent.solo.setup-display': wrongDisplay,
  'magnificent.setup.poster-display-four': ({ told, needed }) => ({
    reason: `Новых афиш открывают ${needed}, а названо ${told}.`,
    instead: `Назовите не больше ${needed}.`,
  }),
  'magnificent.setup.trainer-draft-two-or-three': wrongOffer,
  'magnificent.setup.trainer-draft-four': wrongOffer,
  'magnificent.solo.setup-trainer-tile': wrongOffer,
  'magnificent.setup.tents-on-poster-spaces': ({ colour, told, needed }) => ({
    reason: `Шатров на ${COLOUR_FEM[colour]} дорожке ${needed}, а названо ${told}.`,
    instead: `Назовите не больше ${needed}, по часовой стрелке.`,
  }),
  'magnificent.setup.roll-into-main-tent': ({ dice }) => ({
    reason: 'В главном шатре ещё пусто: бросок не назван.',
    instead: `Бросьте ${diceOf(dice)} и назовите, что выпало.`,
  }),
  'magnificent.setup.trainer-draft-order': ({ seat, next }, name) =>
    seat === next
      ? {
          reason: `${name(next)}: жетон ассистента ещё не выбран.`,
          instead: 'Выберите жетон, тогда начнётся первый ход.',
        }
      : {
          reason: `Жетон выбирает сейчас ${name(next)}, а не ${name(seat)}.`,
          instead: `Сначала жетон: ${name(next)}.`,
        },
  'magnificent.setup.trainer-draft-place': ({ seat, tile, offered, has }, name) =>
    has !== undefined
      ? {
          reason: `${name(seat)}: жетон ${trainerText(has)} уже взят.`,
          instead: 'Теперь выбирают остальные.',
        }
      : {
          reason: `${name(seat)}: жетон ${trainerText(tile)} взять сейчас нельзя.`,
          instead: `На выбор: ${offered.map(trainerText).join(', ')}.`,
        },
  'magnificent.setup.deal-starting-poster': ({ seat, isOpen = false }, name) =>
    isOpen
      ? {
          reason: `${name(seat)}: карты и стартовая афиша ещё не розданы.`,
          instead: 'Раздайте их, хотя бы непрочитанными, тогда начнётся первый ход.',
        }
      : {
          reason: `${name(seat)}: раздача уже записана.`,
          instead: 'Продолжайте с другими игроками.',
        },
  'magnificent.variant.board-two-side-b-tent': ({ seat, tents = 0 }, name) =>
    tents > 0
      ? {
          reason: `${name(seat)}: стартовый шатёр из коробки ещё не положен.`,
          instead: 'Положите его на пустую ячейку шатра, тогда начнётся первый ход.',
        }
      : {
          reason: `${name(seat)}: класть сейчас нечего, лишнего шатра нет.`,
          instead: 'Он есть только у стороны «Б» планшета II, и кладут его один раз.',
        },
};

function wrongPhase({ phase, needed }: RefusalFacts['magnificent.round-end.step-order']) {
  return {
    reason:
      phase === needed
        ? `${NOW[phase]}, но очередь не этого шага.`
        : `${NOW[phase]}, а это относится ${BELONGS[needed]}.`,
    instead: ALLOWED[phase],
  };
}

function tooMany(what: string, { count, exist }: RefusalFacts['magnificent.components.tents']) {
  return {
    reason: `${what} в игре ${exist}, а вышло бы ${count}.`,
    instead: 'Пересчитайте их на столе.',
  };
}

function wrongDice({ colour, count, exist }: RefusalFacts['magnificent.solo.setup-dice']) {
  return {
    reason: `${capital(COLOURED[colour])} кубиков здесь ${exist}, а названо ${count}.`,
    instead: 'Назовите кубики, которыми играют.',
  };
}

function wrongDisplay({ told, needed }: RefusalFacts['magnificent.solo.setup-display']) {
  return {
    reason: `Наборов на ярмарке ${needed}, а названо ${told}.`,
    instead: `Назовите ${setsOf(needed)}, сверху вниз.`,
  };
}

function wrongOffer({ told, needed }: RefusalFacts['magnificent.solo.setup-trainer-tile']) {
  return {
    reason: `Жетонов ассистентов на выбор ${needed}, а названо ${told}.`,
    instead: `Назовите ровно ${needed}.`,
  };
}
