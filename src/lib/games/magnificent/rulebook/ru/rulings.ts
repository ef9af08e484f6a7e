// Rulings on unclear places of the rulebook, in Russian: question, readings, reason, evidence. Those on the box, the turn and building.
import type { Words } from '../words.ts';
import { roundRulings } from './rulingsRound.ts';
import { showRulings } from './rulingsShow.ts';
import {
  BONUSES,
  BOX,
  BUILDING,
  COMONOX,
  DEBRIEF,
  EXPERT,
  GAMERS_ALLIANCE,
  JUSTNERD,
  METROPOLITAN,
  MISUT,
  MUCHACHITA,
  NOTHING,
  PLAYER_SETUP,
  POWER,
  POWER_EXAMPLE,
  REPLAY,
  RINGBOTE,
  ROUND_END,
  SOLO,
  SPANISH,
  SPANISH_BOX,
  SPIELETEST,
  SPIELMONSTER,
  TRAINERS,
} from './sources.ts';

export const rulings: Words['rulings'] = {
  ...showRulings,
  ...roundRulings,

  // Состав и подготовка
  'magnificent.ruling.camp-tile-total': {
    question: 'Фрагментов лагеря 84 или 72?',
    readings: { ruling: '84: по 12 больших и 16 маленьких каждого цвета.' },
    why: 'Так в четырёх независимых списках состава. Ещё один обзор насчитал 96 жетонов, то есть 84 фрагмента и 12 жетонов ассистентов.',
    evidence: [BOX, SPANISH_BOX, SPIELMONSTER, DEBRIEF, METROPOLITAN, MISUT, RINGBOTE],
  },
  'magnificent.ruling.poster-total': {
    question: 'Стартовые афиши входят в 54 или лежат сверх них?',
    readings: { ruling: 'Входят: в колоде афиш остаётся 48.' },
    why: 'В обзорах всего 110 карт: 56 карт импресарио и 54 афиши.',
    evidence: [DEBRIEF, RINGBOTE, JUSTNERD],
  },
  'magnificent.ruling.coin-denominations': {
    question: 'Какого номинала монеты?',
    readings: { ruling: '1, 2, 5 и 10: жетонов 16, 12, 8 и 4, всего на 120 монет.' },
    why: 'Стопки из правил сходятся со списком, где номиналы названы.',
    evidence: [BOX, MISUT, DEBRIEF, MUCHACHITA],
  },
  'magnificent.ruling.coin-supply': {
    question: 'Могут ли монеты кончиться?',
    readings: { ruling: 'Нет. Если жетонов не хватит, замените их чем угодно.' },
    otherwise: ['Есть только монеты из коробки.'],
    why: 'Кончаются по правилам только фрагменты лагеря.',
    evidence: [BUILDING, SPANISH],
  },
  'magnificent.ruling.score-over-hundred': {
    question: 'Что, если счёт перевалил за 100 или упал ниже 0?',
    readings: { ruling: 'Считают дальше, в обе стороны.' },
    why: 'Первое деление подписано 0/100, в одиночку набирают до 240, а после оплаты счёт бывает меньше 0.',
    evidence: [PLAYER_SETUP, SOLO, ROUND_END],
  },
  'magnificent.ruling.side-b-resources': {
    question: 'Какие стартовые ресурсы на сторонах «Б»?',
    readings: {
      ruling:
        'Их один раз называет стол, для каждого планшета. Монету первый игрок отдаёт и здесь.',
    },
    why: 'В правилах они только на картинках; известно лишь о шатре на планшете II.',
    evidence: [EXPERT, SPIELETEST],
  },
  'magnificent.ruling.spanish-missing-chapters': {
    question: 'В испанском тексте многих глав нет. Что тогда?',
    readings: { ruling: 'Для обоих изданий действуют русские главы.' },
    why: 'Испанский текст — неполная копия: на коробке той же игры от 1 до 4 игроков.',
    evidence: [SPANISH, GAMERS_ALLIANCE],
  },
  'magnificent.ruling.spanish-mistranslations': {
    question: 'Какие испанские слова — ошибки машинного перевода?',
    readings: {
      ruling:
        'Те, что расходятся с русским текстом: «экран» вместо ярмарки, «магазин» вместо шатра, «круглый край» вместо конца раунда и другие.',
    },
    why: 'Оба текста сверены главу за главой.',
    evidence: [SPANISH],
  },

  // Кубики и ОД
  'magnificent.ruling.die-modifiers-and-payment': {
    question: 'Меняют ли повороты и прибавки к кубику оплату и следующие суммы?',
    readings: {
      'turned-lasts':
        'Поворот меняет сам кубик: так его считают и в следующих ходах, и в оплате, и в условиях карт.',
      'turned-this-turn': 'Поворот действует только в этот ход.',
    },
    why: 'Платят за кубики, какими они лежат. А прибавка — это символ, она действует только в этот ход: в примерах прошлые +2 уже не считают и платят 8, а не 10.',
    evidence: [POWER_EXAMPLE, ROUND_END],
  },
  'magnificent.ruling.gem-boost-timing': {
    question: 'Добавят ли ОД самоцветы, полученные позже в этот же ход?',
    readings: {
      ruling: 'Нет: самоцветы сбрасывают, пока действие не началось.',
    },
    otherwise: ['Да, в любое время, пока действие не закончено.'],
    why: 'О самоцветах сказано сразу после суммы кубиков, перед фазой 3. Полученные до неё подходят.',
    evidence: [POWER, SPANISH],
  },
  'magnificent.ruling.modifier-timing': {
    question: 'До какого момента хода действует прибавка к кубику от карты или жетона?',
    readings: {
      ruling: 'Пока не названы уровень строительства, весь путь фургона или деление для шляпы.',
    },
    otherwise: ['В любой момент хода, даже посреди действия.'],
    why: 'Уровень, путь и деление выбирают один раз, по ОД в этот момент.',
    evidence: [POWER, TRAINERS],
  },
  'magnificent.ruling.copy-card-scope': {
    question: 'Какие бонусы может взять копия?',
    readings: {
      'any-other-card': 'Любой из трёх других карт, есть на ней кубик или нет.',
      'cards-with-a-die': 'Только карты, на которой уже стоит кубик.',
    },
    why: 'В правилах сказано: любая из трёх остальных. Время у бонуса своё: грань выбирают, когда берут кубик. Две копии друг друга не копируют.',
    evidence: [BONUSES, REPLAY],
  },

  // Строительство
  'magnificent.ruling.build-level-table': {
    question: 'Какие бывают уровни строительства и что они дают?',
    readings: { ruling: 'Их один раз называет стол; известен только уровень 9.' },
    why: 'В правилах столбец уровней — картинка.',
    evidence: [BUILDING],
  },
  'magnificent.ruling.supply-exhaustion-wording': {
    question: 'Что кончается в запасе: фрагменты или клетки с бонусами?',
    readings: { ruling: 'Фрагменты одного цвета и размера.' },
    why: 'Испанская фраза испорчена переводом, русская ясна.',
    evidence: [BUILDING, SPANISH],
  },
  'magnificent.ruling.build-impossible-tile': {
    question: 'Что, если фрагмент уровня взять неоткуда или положить некуда?',
    readings: {
      'what-fits': 'Выложите те, что можно, остальные пропадают.',
      'level-barred': 'Такой уровень выбрать нельзя.',
    },
    why: 'Уровень позволяет выложить фрагменты, но не обязывает. Иначе почти полный лагерь остался бы без строительства.',
    evidence: [BUILDING, NOTHING],
  },
  'magnificent.ruling.adjacency-omission': {
    question: 'Обязан ли фрагмент касаться выложенных?',
    readings: { adjacent: 'Да, стороной.', anywhere: 'Нет, его кладут где угодно.' },
    why: 'Так в обоих текстах. Правило пропустили лишь в первом японском тираже, и издатель его поправил.',
    evidence: [BUILDING, SPANISH, COMONOX],
  },
};
