// Rulings on travelling, posters, performing and trainers in Russian.
import type { Words } from '../words.ts';
import {
  BONUSES,
  DEBRIEF,
  EXPERT,
  NOTHING,
  PERFORM_EXAMPLE,
  PERFORMING,
  POSTERS,
  POWER,
  ROUND_END,
  SCRIBD,
  SPANISH,
  TENTS,
  TRAINER_EXAMPLE,
  TRAINERS,
  TRAVEL_EXAMPLE,
  TRAVELLING,
  VIN_D_JEU,
} from './sources.ts';

export const showRulings = {
  // Путешествие
  'magnificent.ruling.zero-step-travel': {
    question: 'Можно ли выбрать путешествие и не сдвинуть фургон?',
    readings: {
      'for-nothing': 'Да, но это ничего не даст, даже шатра под фургоном.',
      'one-step-at-least': 'Нет, хотя бы на одну ячейку.',
      'takes-its-tent': 'Да, и шатёр под фургоном можно взять.',
    },
    why: 'Лишние ОД могут пропасть, а получают лишь то, до чего доехали.',
    evidence: [NOTHING],
  },
  'magnificent.ruling.must-take-tent': {
    question: 'Обязан ли игрок взять шатёр, на котором встал фургон?',
    readings: {
      must: 'Да, если шатров у него меньше четырёх.',
      'may-leave': 'Нет, его можно оставить.',
    },
    why: 'Оставить шатёр правила разрешают только после четвёртого.',
    evidence: [TENTS, SPANISH],
  },
  'magnificent.ruling.poster-under-taken-tent': {
    question: 'Даёт ли взятый шатёр ещё и афишу под собой?',
    readings: {
      'later-moves': 'Нет, символ начнёт действовать со следующих поездок.',
      'at-once': 'Да, сразу.',
    },
    why: 'В примере афиша одна, и дала её ячейка шатра на планшете.',
    evidence: [TRAVELLING, TRAVEL_EXAMPLE],
  },
  'magnificent.ruling.tent-space-bonuses': {
    question: 'Какие бонусы у четырёх ячеек шатров?',
    readings: {
      ruling: 'У каждой 1 афиша и ещё что-то одно: 2 монеты, 2 самоцвета, 1 ассистент или 4 ПО.',
    },
    otherwise: ['Одна даёт афишу и 2 монеты, остальные три — без афиши.'],
    why: 'В примерах одна ячейка даёт афишу и ассистента, а другая, удвоенная, 2 афиши и 4 монеты. Какие это самоцветы, не сказано.',
    evidence: [EXPERT, TRAVEL_EXAMPLE, TRAINERS],
  },

  // Афиши
  'magnificent.ruling.poster-deck-empty': {
    question: 'Что, если колода афиш кончилась?',
    readings: {
      'shuffle-discards': 'Перемешайте сброс; если пуст и он, ячейка остаётся пустой.',
      'stays-empty': 'Новые афиши больше не пополняют.',
    },
    why: 'В правилах об этом ни слова, а с 48 картами случай редкий. Сыгранные афиши в сброс не идут.',
    evidence: [NOTHING],
  },
  'magnificent.ruling.declining-a-poster': {
    question: 'Можно ли отказаться от афиши, когда место для неё есть?',
    readings: { 'must-take': 'Нет.', 'may-decline': 'Да.' },
    why: 'Все три варианта правила дают только тому, у кого заняты 5 ячеек.',
    evidence: [POSTERS, SPANISH],
  },

  // Представление
  'magnificent.ruling.special-power-sources-for-perform': {
    question: 'Добавляют ли самоцветы ОД для представления, где цвет кубика не важен?',
    readings: {
      'die-colour-gems': 'Да, самоцветы цвета взятого кубика и прозрачные.',
      'any-gems': 'Да, любые самоцветы.',
      'no-gems': 'Нет.',
    },
    why: 'ОД определяют в фазе 2 любого хода, до выбора действия.',
    evidence: [POWER, SPANISH],
  },
  'magnificent.ruling.blank-track-spaces': {
    question: 'Сколько наград дают деления без чисел внизу трека?',
    readings: {
      'no-poster': 'Ни одной; добавить их может только жетон ассистента.',
      'one-poster': 'Одну.',
      'any-number': 'Сколько угодно.',
    },
    why: 'Наград столько, сколько указано на делении, а на этих пусто. Но ради порядка хода шляпу сюда ставят.',
    evidence: [PERFORMING],
  },
  'magnificent.ruling.hat-returns-to-own-space': {
    question: 'Можно ли вернуть шляпу на деление, с которого её сняли?',
    readings: {
      'own-space-free': 'Да: шляпу сняли, и деление свободно.',
      'own-space-taken': 'Нет, деление должно быть другим.',
    },
    why: 'Прямого запрета нет. Но для третьего и четвёртого представления оба текста говорят о новом делении.',
    evidence: [PERFORMING, SPANISH, NOTHING],
  },
  'magnificent.ruling.starting-tent-value': {
    question: 'Что даёт и чего требует стартовый шатёр?',
    readings: { ruling: '2 монеты. Самоцвета он не требует, ПО не даёт.' },
    otherwise: ['Он приносит ещё и ПО.'],
    why: 'В примере из 6 монет ровно 2 — от него, а самоцвет назван только у другого шатра.',
    evidence: [PERFORM_EXAMPLE, SPANISH],
  },
  'magnificent.ruling.perform-example-points': {
    question: 'В примере представления 23 ПО или 27?',
    readings: { ruling: 'Без картинки не решить, поэтому здесь ни одно из чисел не использовано.' },
    otherwise: ['23 ПО, как в русском примере.', '27 ПО, как в испанском.'],
    why: 'Монет в обоих текстах 6, расходятся только ПО: то ли афиши изменили, то ли исправили ошибку.',
    evidence: [PERFORM_EXAMPLE, SPANISH, SCRIBD],
  },

  // Ассистенты
  'magnificent.ruling.trainer-space-kinds': {
    question: 'Сколько ассистентов нужно каждой ячейке?',
    readings: {
      ruling:
        'Один или больше: купить афишу, цвет фрагмента, 2 монеты, «+1», ещё одна награда. Двое: ещё один большой фрагмент. Для остальных число, 1 или 2, один раз называет стол, а пока годятся оба.',
    },
    why: 'Символы в правилах — картинки. Число ясно только из слов «за каждую» и из примера с четырьмя ассистентами.',
    evidence: [TRAINERS, TRAINER_EXAMPLE],
  },
  'magnificent.ruling.colour-change-wording': {
    question: 'Ассистент даёт выбрать цвет фрагмента свободно или по кубику?',
    readings: {
      ruling: 'Свободно, любой из трёх цветов: по одному ассистенту на фрагмент.',
    },
    why: 'В примере той же главы цвет может отличаться от кубика. Иначе эффект не давал бы ничего.',
    evidence: [TRAINERS, TRAINER_EXAMPLE, VIN_D_JEU],
  },
  'magnificent.ruling.colour-change-on-extra-tiles': {
    question: 'Можно ли сменить цвет ещё одного большого фрагмента или фрагмента за бонус карты?',
    readings: {
      'level-and-extra':
        'Большого фрагмента — да, за бонус карты — нет: это допускается с предупреждением.',
      'level-only': 'Нет, только фрагментов уровня.',
      'any-tile': 'Да, любого.',
    },
    why: 'Цвет за бонус карты напечатан на ней и от кубика не зависел. В примере обе ячейки заняты в один ход.',
    evidence: [TRAINERS, TRAINER_EXAMPLE],
  },
  'magnificent.ruling.counterclockwise-scope': {
    question: 'Можно ли ехать часть пути по часовой стрелке, часть против?',
    readings: {
      'whole-move': 'Нет, в этот ход весь путь против часовой стрелки.',
      'may-turn-back': 'Да, направление можно менять.',
    },
    why: 'Эффект говорит о пути фургона целиком.',
    evidence: [TRAINERS],
  },
  'magnificent.ruling.ignore-tile-scope': {
    question: 'Не учитывать фрагмент можно на одной афише или на всех?',
    readings: {
      'one-poster': 'Один фрагмент на одной афише.',
      'each-poster': 'По одному на каждой афише этого хода.',
    },
    why: 'В правилах единственное число.',
    evidence: [TRAINERS],
  },
  'magnificent.ruling.trainer-supply-empty': {
    question: 'Что, если своих ассистентов в запасе больше нет?',
    readings: {
      'nothing-gained': 'Игрок не получает ничего, и купить ассистента нельзя: 8 — предел.',
      'without-end': 'Вместо фишки берут что угодно.',
    },
    why: 'Фишек по 8 на цвет, замены правила не называют.',
    evidence: [DEBRIEF],
  },
  'magnificent.ruling.which-trainer-returns': {
    question: 'Можно ли вернуть в запас ассистента, уже занятого в этот ход?',
    readings: {
      'unused-only': 'Нет, только свободного, что стоит перед игроком.',
      'any-own': 'Да, любого своего.',
    },
    why: 'Занятые ассистенты стоят на ячейках и уйдут в главный шатёр.',
    evidence: [BONUSES, NOTHING],
  },
  'magnificent.ruling.trainer-area-size': {
    question: 'Сколько жетонов помещается в области «Ассистенты»?',
    readings: { ruling: '3: один в начале и по одному после раундов 1 и 2.' },
    otherwise: ['Больше 3.'],
    why: 'Четвёртого жетона не бывает: вчетвером разойдутся как раз все 12.',
    evidence: [ROUND_END],
  },
} as const satisfies Words['rulings'];
