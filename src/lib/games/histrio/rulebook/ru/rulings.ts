// Rulings on unclear places of the rulebook, in Russian: question, readings, reason, evidence.
import type { Words } from '../words.ts';

const RULES = (section: string) => `правила, «${section}»`;
const RESOLUTION = RULES('Розыгрыш');
const REQUESTS = RULES('Тайные Просьбы');
const COUNTING = RULES('Подсчёт экю');
const SEASON_2 = RULES('Подготовка второго сезона');
const FRIENDLY = 'правила, раздел о дружественной труппе';
const REFERENCE = 'правила, памятка';
const BOX = 'правила, состав игры';
const ULTRA = 'английский текст правил на сайте UltraBoardGames';
const SPANISH = 'испанский перевод на сайте Entretenimiento Digital';
const SPIELETEST = 'немецкий обзор Spieletest';
const MIKES = 'немецкий обзор Mikes Gaming';
const JESTA = 'английский обзор Jesta ThaRogue';
const DICE = 'английский обзор Dice Settlers';
const MUSEUM = 'немецкая справка Brettspiele Digital';
const SPIELKULT = 'немецкий обзор Spielkult';
const EXTRALIFE = 'французский обзор Extralife';
const DRAGON = 'английский обзор I Slay the Dragon';
const NOTHING = 'источников не нашлось';

export const rulings: Words['rulings'] = {
  // Шкала
  'histrio.ruling.dial-zero': {
    question: 'Есть ли между комедией и трагедией нейтральное деление?',
    readings: {
      ruling:
        'Нет. Комедия 1 и трагедия 1 — соседи: одно деление от комедии 1 к красному — уже трагедия 1, и настроение сменилось.',
    },
    why: 'Правила знают только два настроения, а английский текст говорит о двух средних делениях, по одному на каждое.',
    evidence: [ULTRA, SPANISH, SPIELETEST, MIKES],
  },
  'histrio.ruling.needle-start': {
    question: 'На каком делении стоит игла после броска?',
    readings: { ruling: 'На делении 1 выпавшей стороны, и вначале, и перед сезоном 2.' },
    why: 'В русском тексте названа только сторона, в других источниках — и деление.',
    evidence: [ULTRA, SPANISH, SPIELETEST, MIKES, 'английский обзор Geek Girl Authority'],
  },
  'histrio.ruling.dial-length': {
    question: 'Что, если игле надо уйти за последнее деление?',
    readings: {
      ruling:
        'Она встаёт на последнее, остаток пропадает. Сколько делений на шкале, говорит сам стол.',
    },
    why: 'Иначе настоящая игла и не может, а отправлять актёра на краю шкалы ничто не мешает.',
    evidence: [NOTHING],
  },

  // Ход игры
  'histrio.ruling.season-end-moment': {
    question: 'Сезон 1 кончается с последней розданной картой или ходом позже?',
    readings: {
      ruling:
        'Ходом позже: сначала смотрят в колоду, поэтому ход с последними картами играют. В сезоне 1 — 6 ходов.',
    },
    why: 'В памятке сначала проверка колоды, потом раздача, а при нехватке карт ход с ними тоже играют.',
    evidence: [REFERENCE, DICE],
  },
  'histrio.ruling.stack-order': {
    question: '«От 1 до 8» в памятке — это о городах или о картах в городе?',
    readings: { ruling: 'О городах. В городе первой идёт самая новая карта.' },
    why: 'В правилах названы оба порядка, в памятке один из них стоит строкой ниже своего места.',
    evidence: [RESOLUTION],
  },
  'histrio.ruling.crowd-net-or-sequence': {
    question: 'Актёры города с несколькими игроками двигают иглу по одному или суммой?',
    readings: {
      ruling: 'Суммой, за один раз. При равенстве ничего не движется и распорядители стоят.',
    },
    why: 'В примере правил посчитано 5 − 4 = 1.',
    evidence: [`${RESOLUTION}, второй пример`],
  },

  // Актёры
  'histrio.ruling.actor1-current-card': {
    question: 'Возвращает ли актёр с опытом 1 и карту странствий этого же хода?',
    readings: {
      'all-cards': 'Да: на руке все 8 карт, каравелл на столе не остаётся.',
      'earlier-cards': 'Нет: карта этого хода и её каравелла остаются.',
    },
    why: 'Эта карта лежит в сбросе со странствия, а в тексте сказано: все каравеллы.',
    evidence: [RULES('Странствие, 3'), RESOLUTION],
  },
  'histrio.ruling.actor-effects-mandatory': {
    question: 'Можно ли отказаться от эффекта актёра, прежде всего от платы за опыт 5?',
    readings: {
      mandatory: 'Нет: у кого есть экю, тот платит. Отправить актёра ко Двору потом можно.',
      'may-decline': 'Да: актёра, от эффекта которого отказались, сбрасывают.',
    },
    why: 'Исключение названо одно: платить нечем.',
    evidence: [RULES('Розыгрыш, Актёр 5')],
  },
  'histrio.ruling.actor5-discard-needle': {
    question: 'Двигает ли иглу актёр с опытом 5, которому нечем заплатить?',
    readings: { ruling: 'Нет, и ко Двору его тоже не отправить.' },
    why: 'Он сброшен без эффекта, а на руку попадают только несброшенные актёры.',
    evidence: [RULES('Розыгрыш, Актёр 5')],
  },
  'histrio.ruling.actor2-poor-victim': {
    question: 'Можно ли красть у того, у кого нет денег?',
    readings: {
      'victim-must-have-money':
        'Нет, нужен игрок хотя бы с 1 экю. Если таких нет, ничего не происходит.',
      anyone: 'Да, у кого угодно; из пустого кошелька ничего не возьмёшь.',
    },
    why: 'Экю, которого нет, не украсть; источники об этом молчат.',
    evidence: [NOTHING],
  },
  'histrio.ruling.actor3-no-manager-left': {
    question: 'Что делает актёр с опытом 3, когда все 3 распорядителя игрока уже в Театре?',
    readings: {
      'still-paid': 'Ставить некого, но за каждого распорядителя в Театре платят 1 экю.',
      'no-effect': 'Ничего.',
    },
    why: 'Поставить и получить — две части фразы, а плата зависит от тех, кто стоит в Театре.',
    evidence: [NOTHING],
  },
  'histrio.ruling.actor3-counts-itself': {
    question: 'Платят ли за распорядителя, которого только что поставили?',
    readings: { ruling: 'Да: поставив его, игрок получает не меньше 1 экю.' },
    why: 'Во фразе сначала ставят, потом считают.',
    evidence: [RULES('Розыгрыш, Актёр 3'), JESTA],
  },
  'histrio.ruling.court-from-troupe': {
    question: 'Можно ли отправить ко Двору актёра, который давно в труппе?',
    readings: { ruling: 'Нет, только собранного сейчас в этом городе и только 1.' },
    why: 'Карту сбрасывают с руки, а труппа лежит на столе.',
    evidence: [RESOLUTION, JESTA],
  },

  // Акробаты
  'histrio.ruling.acrobat-this-phase': {
    question: 'Акробата можно играть, «как только закончится эта фаза». Какая?',
    readings: {
      'whole-phase': 'Весь розыгрыш: играть можно с новых возможностей того же хода.',
      'that-city': 'Только этот город: играть можно, едва он разыгран.',
    },
    why: 'Фазами правила называют только три части хода.',
    evidence: [RULES('Розыгрыш, Акробат')],
  },
  'histrio.ruling.acrobat-ban-scope': {
    question: 'Когда именно акробатов играть нельзя?',
    readings: {
      'lone-resolving': 'Только пока одинокий игрок разыгрывает город.',
      'whole-phase': 'Весь розыгрыш.',
    },
    why: 'Запрет стоит в абзаце об одиноком игроке и говорит об этом розыгрыше.',
    evidence: [RESOLUTION],
  },

  // Тайные просьбы
  'histrio.ruling.request-limit-face-up': {
    question: 'Входит ли открытая просьба сезона 1 в предел из трёх?',
    readings: {
      'face-up-counts': 'Да, и сбросить можно её.',
      'face-down-only': 'Нет, считаются только закрытые.',
    },
    why: 'Предел — на карты перед игроком, а она там и лежит.',
    evidence: [NOTHING],
  },
  'histrio.ruling.request-limit-moment': {
    question: 'Когда сбрасывают четвёртую просьбу?',
    readings: { ruling: 'Сразу. Новую уже видели, сбросить можно и её.' },
    why: 'Правило действует, едва просьб стало больше трёх.',
    evidence: [REQUESTS],
  },
  'histrio.ruling.request-draw-order': {
    question: 'В каком порядке тянут просьбы игроки одного города?',
    readings: {
      ruling:
        'В любом. Карт хватает всегда; если открытая просьба не в счёт и колода иссякла, игроки договариваются, кому не досталось.',
    },
    why: 'Тянут вслепую, и порядка игроков в игре нет. Из 22 карт у 5 игроков лежит не больше 15.',
    evidence: [BOX, REQUESTS],
  },
  'histrio.ruling.request-none-in-season-1': {
    question: 'Можно ли сыграть в сезоне 2 две просьбы, если в сезоне 1 не сыграно ни одной?',
    readings: {
      'one-a-festival': 'Нет, на каждом фестивале одна новая.',
      'two-in-season-2': 'Да, две в сезоне 2.',
    },
    why: 'Каждый фестиваль даёт сыграть одну; вторая в сезоне 2 идёт в придачу к открытой.',
    evidence: [COUNTING],
  },
  'histrio.ruling.request-unmet': {
    question: 'Можно ли сыграть просьбу, условие которой не выполнено?',
    readings: {
      'pays-nothing': 'Да. Сейчас она не приносит ничего, но в сезоне 2 ещё может.',
      'not-played': 'Нет, она остаётся закрытой.',
    },
    why: 'Какую карту играть, решает игрок; от условия зависят только деньги.',
    evidence: [NOTHING],
  },
  'histrio.ruling.request-evaluation-moment': {
    question: 'Если просьба смотрит на деньги: до или после выплат по другим просьбам?',
    readings: {
      'after-the-shows': 'Все судят по тому, что у кого есть сразу после шоу.',
      'one-after-another': 'Каждую — когда её играют, вместе с тем, что уже выплачено.',
    },
    why: 'Порядка игроков в игре нет.',
    evidence: [NOTHING],
  },

  // Шоу
  'histrio.ruling.difference-zero': {
    question: 'Нравится ли Королю шоу без перевеса или пустая труппа?',
    readings: { ruling: 'Нет: перевеса ни в одну сторону нет, нет и награды.' },
    why: 'Разница должна отвечать настроению Короля.',
    evidence: [COUNTING, EXTRALIFE, MUSEUM],
  },
  'histrio.ruling.only-pleaser-is-best': {
    question: 'Лучшее ли то шоу, которое понравилось одно?',
    readings: { ruling: 'Да: 6 экю в сезоне 1, 10 в сезоне 2.' },
    why: 'Лучшее — с самой большой разницей среди понравившихся.',
    evidence: [COUNTING],
  },
  'histrio.ruling.chameleon-side': {
    question: 'Кто решает, на чьей стороне Хамелеон?',
    readings: {
      'owner-chooses':
        'Хозяин, заново на каждом фестивале; если промолчал — по настроению Короля. Один Хамелеон даёт разницу 1.',
      'kings-mood': 'Он всегда по настроению Короля.',
    },
    why: 'Он считается и тем, и другим; ради тайной просьбы может быть выгодна и другая сторона.',
    evidence: [RULES('Хамелеон')],
  },
  'histrio.ruling.chameleon-as-actor-for-requests': {
    question: 'Считают ли тайные просьбы Хамелеона актёром?',
    readings: { ruling: 'Нет, если в самой просьбе не сказано иначе.' },
    why: 'Правила подчёркивают, что он не актёр; его опыт нужен только для разницы.',
    evidence: [RULES('Хамелеон'), COUNTING],
  },
  'histrio.ruling.matching-actors-for-all': {
    question: 'Экю за актёров под настроение — только тем, чьё шоу понравилось?',
    readings: { ruling: 'Нет, всем.' },
    why: 'Это первый шаг подсчёта, и условия у него нет.',
    evidence: [COUNTING, EXTRALIFE],
  },
  'histrio.ruling.end-of-game-heading': {
    question: 'В памятке подсчёт стоит под «концом игры». Он бывает только раз?',
    readings: { ruling: 'Нет, в конце каждого сезона: 3 экю в сезоне 1, 5 в сезоне 2.' },
    why: 'В правилах он описан для обоих сезонов, с двумя наградами.',
    evidence: [COUNTING, EXTRALIFE, DICE],
  },

  // Между сезонами
  'histrio.ruling.managers-season-change': {
    question: 'Уходят ли распорядители из Театра между сезонами?',
    readings: {
      'if-the-mood-changes': 'Только если новый бросок показал другое настроение.',
      always: 'Да, всегда.',
      never: 'Нет, никогда.',
    },
    why: 'Среди дел между сезонами их нет, а любая смена настроения отправляет их к хозяевам.',
    evidence: [SEASON_2],
  },
  'histrio.ruling.shuffle-season-2': {
    question: 'Перемешивают ли сброс, прежде чем он станет колодой сезона 2?',
    readings: { ruling: 'Да.' },
    why: 'Порядок сброса видели все; слова об этом просто нет.',
    evidence: [NOTHING],
  },
  'histrio.ruling.empty-city-voluntary': {
    question: 'Что, если в пустой город пришли по своей воле или пришли несколько игроков?',
    readings: {
      ruling: 'То же самое: каждый игрок там тянет 1 просьбу, не 2. Дружественные труппы не тянут.',
    },
    why: 'Просьба возмещает отсутствие карт, а несколько игроков тянут по одной и так.',
    evidence: [RULES('Новые возможности')],
  },
  'histrio.ruling.season2-caravel-in-front': {
    question: 'Может ли при смене сезонов каравелла ещё стоять перед городом?',
    readings: { ruling: 'Нет, все уже на поле.' },
    why: 'Розыгрыш каждого города кончается тем, что каравеллы переставляют.',
    evidence: [RESOLUTION],
  },

  // Карты странствий и каравеллы
  'histrio.ruling.refill-with-zero-cards': {
    question: 'Что, если из-за акробата сыграны две карты и не осталось ни одной?',
    readings: {
      'one-or-none': 'Все возвращаются, когда осталась 1 карта или ни одной.',
      'exactly-one': 'Только когда осталась ровно 1.',
    },
    why: 'Иначе в следующий ход странствовать было бы не с чем.',
    evidence: [SPIELKULT, MUSEUM],
  },
  'histrio.ruling.refill-moment': {
    question: 'Когда смотрят, осталась ли последняя карта странствий?',
    readings: {
      ruling:
        'Когда город игрока разыгран и каравелла переставлена; актёр с опытом 1 действует раньше.',
    },
    why: 'Правило стоит после абзаца о каравеллах. Без акробатов конец хода дал бы то же самое.',
    evidence: [RESOLUTION, JESTA, DRAGON],
  },
  'histrio.ruling.seven-or-eight-caravels': {
    question: 'Сколько каравелл у игрока, 7 или 8?',
    readings: { ruling: '8. Если у вас их 7, играйте: седьмая карта и так возвращает все.' },
    why: 'В правилах и большинстве источников — 8, в трёх — 7.',
    evidence: [
      BOX,
      ULTRA,
      SPIELETEST,
      'итальянский обзор Pinco11',
      'перечни AvenJoueurs и Nerd Herd',
      `за 7: ${MIKES}, Cliquenabend, Board-game`,
    ],
  },

  // Деньги
  'histrio.ruling.treasury-empty': {
    question: 'Что, если в казне кончились монеты?',
    readings: { ruling: 'Казна не кончается: замените монеты чем угодно.' },
    why: 'В правилах об этом ни слова, а за игру выплачивают куда меньше 250 экю.',
    evidence: [NOTHING],
  },
  'histrio.ruling.money-secret': {
    question: 'Открыты ли деньги игроков?',
    readings: {
      open: 'Да: вор должен знать, у кого они есть.',
      hidden: 'Нет: суммы показывают в конце.',
    },
    why: 'В правилах этого нет.',
    evidence: [NOTHING],
  },

  // Дружественные труппы
  'histrio.ruling.friendly-heading': {
    question: 'При скольких игроках бывают дружественные труппы?',
    readings: { ruling: 'Ровно при 2, и тогда они обязательны.' },
    why: 'Каждому нужен второй цвет, а 5 цветов хватает только на двоих.',
    evidence: [BOX, 'французский обзор Jedisjeux'],
  },
  'histrio.ruling.friendly-refill-wrong-card': {
    question: 'Дружественным труппам возвращают «карты встреч». О каких картах речь?',
    readings: { ruling: 'О картах странствий, это описка.' },
    why: 'Карт встреч у дружественных трупп не бывает, а фраза повторяет правило для игроков.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-meets-player': {
    question: 'Что, если в одном городе дружественная труппа и игрок?',
    readings: {
      'crowded-city':
        'Как при нескольких игроках: карты в сброс, актёры двигают иглу, игрок тянет просьбу. И со своей дружественной труппой тоже.',
      'friendly-ignored': 'Дружественной труппы будто нет: игрок один.',
      'needle-stays': 'Карты в сброс, игрок тянет просьбу, но игла стоит.',
    },
    why: 'Прочие правила в силе, а две дружественные труппы уже действуют как несколько игроков.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-managers': {
    question: 'Зачем 3 распорядителя дружественного цвета?',
    readings: { ruling: 'Незачем: игрок ставит только своих 3.' },
    why: 'Второй цвет не играет, как первый, и актёров у дружественной труппы нет.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-season-change': {
    question: 'Собирают ли к сезону 2 дружественную стопку заново?',
    readings: {
      'pile-continues': 'Нет, она продолжается; обновляет её только последняя карта.',
      'pile-renewed': 'Да, перемешивают все 8 карт.',
    },
    why: 'Карты странствий игроков тоже не возвращаются.',
    evidence: [SEASON_2],
  },
  'histrio.ruling.friendly-drawn-card-counts': {
    question: 'Когда в дружественной стопке осталась 1 карта?',
    readings: { ruling: 'Когда сыграна седьмая; восьмую никогда не тянут.' },
    why: 'Считают так же, как у игроков.',
    evidence: [FRIENDLY],
  },
  'histrio.ruling.friendly-level-1': {
    question: 'Обновляет ли актёр с опытом 1 и дружественную стопку?',
    readings: {
      'own-cards-only': 'Нет, возвращаются только свои карты странствий и каравеллы.',
      'both-sets': 'Да, оба набора.',
    },
    why: 'Актёр возвращает карты на руку, а дружественные на руке не бывают.',
    evidence: [FRIENDLY],
  },

  // Слова правил
  'histrio.ruling.coin-word': {
    question: 'Монеты названы в правилах тремя словами. Это разные деньги?',
    readings: { ruling: 'Нет, одни: экю.' },
    why: 'Другие написания — опечатки.',
    evidence: [BOX],
  },
  'histrio.ruling.secret-task': {
    question: '«Тайная Задача» и «управляющие» встречаются по разу. Это что-то другое?',
    readings: { ruling: 'Нет: это тайная просьба и распорядители.' },
    why: 'Ничего другого под этими именами в коробке нет.',
    evidence: [BOX, REQUESTS, REFERENCE],
  },
};
