// Rulings on the nobles, the events, the awards, the closing ceremonies and the end, in Russian.
import type { Words } from '../words.ts';
import {
  BDML,
  CARD_PICTURE,
  CLEANUP,
  CLOSING,
  COMPONENTS,
  COURSE,
  DONATION,
  JOKER,
  LOGE,
  MEDALS,
  NOTHING,
  PARADOKS,
  PODIUMS,
  PREVIOUS,
  QUOTED,
  STARS,
  STEP_1,
  STEP_2,
  STEP_3,
  TICKETS,
  UNKNOWNS,
} from './sources.ts';

export const showRulings: Words['rulings'] = {
  // Кубики и знатные персоны
  'colosseum.ruling.dice-face-1-to-3': {
    question: 'Когда можно выбирать от 1 до 3 квадратов?',
    readings: {
      'choice-face-only': 'Только на грани I–III. Грани II и III — ровно 2 и 3.',
      'any-low-number': 'Когда выпало I–III, II или III.',
    },
    why: 'Кубик особый как раз потому, что одна его грань — I–III; русский текст неточен.',
    evidence: [UNKNOWNS, PARADOKS],
  },
  'colosseum.ruling.loge-one-die': {
    question: 'Может ли хозяин ложи бросить только 1 кубик?',
    readings: {
      'two-dice': 'Нет, с ложей бросают 2 или не бросают вовсе.',
      'may-roll-one': 'Да, второй кубик по желанию.',
    },
    why: 'Там, где описан бросок, прямо сказано о двух; раздел о ложе лишь хвалит её.',
    evidence: [STEP_1, LOGE, QUOTED],
  },
  'colosseum.ruling.must-use-roll': {
    question: 'Обязательно ли ходить на то, что выпало?',
    readings: {
      'in-full': 'Да, целиком; на грани I–III хотя бы на 1. Не бросать вовсе можно.',
      'may-decline': 'Нет, бросок можно не использовать.',
    },
    why: 'В правилах бросок решает, на сколько знатную персону должны передвинуть.',
    evidence: [STEP_1],
  },
  'colosseum.ruling.same-noble-two-single-moves': {
    question: 'Оба кубика пошли на одну знатную персону. Даёт ли медаль остановка на полпути?',
    readings: { ruling: 'Нет: это всегда один путь на сумму.' },
    why: 'О том, что важен только конец пути, сказано дважды.',
    evidence: [STEP_1, MEDALS],
  },
  'colosseum.ruling.two-medals-one-turn': {
    question: 'Две знатные персоны пришли в зоны отдыха, каждая своим кубиком. Сколько медалей?',
    readings: { 'each-noble': 'Две.', 'one-a-turn': 'Одна: больше за бросок не дают.' },
    why: 'Медаль — за путь каждой знатной персоны.',
    evidence: [STEP_1],
  },
  'colosseum.ruling.stay-on-rest-area': {
    question: 'Даёт ли медаль знатная персона, которая в зоне отдыха просто стоит?',
    readings: { ruling: 'Нет, только та, чей путь по броску там кончился.' },
    why: 'Медаль — за законченное перемещение.',
    evidence: [MEDALS],
  },
  'colosseum.ruling.medal-move-when': {
    question: 'Когда можно двигать знатную персону медалью?',
    readings: {
      ruling: 'В фазе 4, на своём представлении: после кубиков и до подсчёта.',
    },
    otherwise: ['В любой момент.'],
    why: 'Медалью двигают после кубиков, а бросают их только тогда.',
    evidence: [MEDALS],
  },
  'colosseum.ruling.roll-without-producing': {
    question: 'Можно ли бросить кубики и ничего не поставить?',
    readings: {
      allowed: 'Да, потом можно спасовать.',
      'only-with-an-event': 'Нет, бросок — часть представления.',
    },
    why: 'Бросают раньше, чем выбирают программу, а фазы не обязательны.',
    evidence: [NOTHING],
  },

  // Представление
  'colosseum.ruling.minimum-set-meaning': {
    question: 'Минимальный набор — это определённые ресурсы?',
    readings: { ruling: 'Нет, только их число. Каких не хватает, неважно.' },
    why: 'На карте одна лесенка чисел: сколько зрителей без стольких-то ресурсов.',
    evidence: [CARD_PICTURE, BDML],
  },
  'colosseum.ruling.must-place-all-owned': {
    question: 'Обязательно ли выкладывать все подходящие жетоны?',
    readings: { ruling: 'Нет, выбирает хозяин, но зрители — по выложенному.' },
    otherwise: ['Да, все подходящие.'],
    why: 'Какие жетоны пойдут в дело, решает тот, кто ставит.',
    evidence: [STEP_2],
  },
  'colosseum.ruling.season-tickets-missing-in-count': {
    question: 'В подсчёте шага 3 нет Сезонных билетов. Считать ли их?',
    readings: { ruling: 'Да, по 5 зрителей на каждом представлении.' },
    why: 'Это обещано и в разделе о билетах, и в составе игры; из списка строка выпала.',
    evidence: [TICKETS, COMPONENTS, PARADOKS],
  },
  'colosseum.ruling.repeat-counts-itself': {
    question: 'Программу ставят снова. Даёт ли она свои 5 зрителей?',
    readings: {
      'others-only': 'Нет, только остальные прежние, каждая один раз.',
      'counts-itself': 'Да, она ведь уже была поставлена.',
    },
    why: 'Она лежит лицом вверх, а 5 зрителей — за тех, что лицом вниз.',
    evidence: [PREVIOUS],
  },
  'colosseum.ruling.event-outside-board-100': {
    question: 'Что, если зрителей больше, чем делений на дорожке?',
    readings: { ruling: 'Считайте дальше; доход тоже полный.' },
    otherwise: ['Дальше конца дорожки не считают.'],
    why: 'Предела для представления нет.',
    evidence: [BDML],
  },

  // Награды
  'colosseum.ruling.star-first-sentence-missing': {
    question: 'Как награда достаётся в первый раз?',
    readings: {
      ruling:
        'Первому, у кого 3 настоящих жетона её ресурса. Смотрят после каждой перемены: аукциона, сделки, сброса, дарения.',
    },
    why: 'Начало раздела в русском тексте потеряно.',
    evidence: [QUOTED],
  },
  'colosseum.ruling.star-with-jokers-only': {
    question: 'Весь ресурс награды заменили джокеры. Даёт ли она 4 зрителей?',
    readings: {
      'real-token': 'Нет, нужен хотя бы 1 настоящий жетон.',
      'type-shown': 'Да, программа ведь этот ресурс показывает.',
    },
    why: 'В правилах нужны жетоны этого ресурса, а джокеры для наград не считают.',
    evidence: [STEP_3, JOKER],
  },
  'colosseum.ruling.star-multiple-claimants': {
    question: 'На свободную награду претендуют двое, и у них поровну. Кому она?',
    readings: {
      nobody: 'Никому: лежит в запасе, пока кто-то один не вырвется вперёд.',
      'turn-order': 'Тому, кто раньше по часовой стрелке от первого игрока.',
    },
    why: 'Так решено, когда награду теряют; о раздаче в правилах сказано неточно.',
    evidence: [STARS],
  },
  'colosseum.ruling.star-overtaken-by-tied-rivals': {
    question: 'Хозяина награды обогнали сразу двое, и у них поровну. Кому она?',
    readings: {
      'to-supply': 'Никому: уходит в запас, пока кто-то один не будет впереди.',
      'holder-keeps': 'Прежнему хозяину, пока кто-то один не будет впереди.',
    },
    why: 'Хозяин теряет награду, едва у другого больше, а при равенстве её не берёт никто.',
    evidence: [STARS],
  },
  'colosseum.ruling.star-simultaneous-discards': {
    question: 'Когда смотрят на награды, если жетоны сбрасывают все?',
    readings: {
      'after-all': 'Один раз, после всех сбросов; потом ещё раз после дарения.',
      'one-by-one': 'После каждого сброса.',
    },
    why: 'Сброс — один общий шаг.',
    evidence: [NOTHING],
  },

  // Завершающие церемонии
  'colosseum.ruling.closing-order': {
    question: 'В каком порядке идут завершающие церемонии?',
    readings: { ruling: 'Подиум, сброс жетона, дарение: дарят то, что осталось.' },
    otherwise: ['В любом порядке.'],
    why: 'Так напечатано, и для дарения надо знать, кто получил подиум.',
    evidence: [CLOSING],
  },
  'colosseum.ruling.discard-without-event': {
    question: 'Сбрасывает ли жетон тот, кто в этом ходу ничего не ставил?',
    readings: {
      'producers-only': 'Нет.',
      'latest-event': 'Да, из своего последнего представления.',
    },
    why: 'Сброс — это потери только что данного представления.',
    evidence: [CLEANUP],
  },
  'colosseum.ruling.discard-joker': {
    question: 'Можно ли сбросить джокера, который был в представлении?',
    readings: {
      'any-placed': 'Да, подходит любой выложенный жетон.',
      'standard-only': 'Нет, только обычный жетон.',
    },
    why: 'Исключения здесь нет, хотя для дарения оно названо.',
    evidence: [CLEANUP, DONATION],
  },
  'colosseum.ruling.donation-leader-lacks-type': {
    question: 'Что, если попросили ресурс, которого у получившего подиум нет?',
    readings: {
      'owned-only': 'Просят только то, что есть. Если обычных жетонов нет вовсе, нет и дарения.',
      'request-lost': 'Просьба пропадает.',
    },
    why: 'Жетоны лежат открыто, и пустая просьба не имеет смысла.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.donation-all-tied': {
    question: 'Что, если получивший подиум и сам на последнем месте?',
    readings: {
      'poorest-other': 'Просит беднейший из остальных последних; если их нет, дарения нет.',
      'no-donation': 'Дарения нет.',
    },
    why: 'У себя не просят. Подиум берёт самый богатый, а жетон — самый бедный.',
    evidence: [PODIUMS, DONATION],
  },
  'colosseum.ruling.donation-voluntary': {
    question: 'Можно ли отказаться от дарения?',
    readings: {
      'may-waive': 'Просить не обязательно, а отказать в законной просьбе нельзя.',
      'must-ask': 'Нет: один просит, другой отдаёт.',
    },
    why: 'Фазы не обязательны для того, кому они на пользу; дарящему выбора не дают.',
    evidence: [COURSE, DONATION],
  },
  'colosseum.ruling.tie-dice-value': {
    question: 'Сколько стоит грань I–III, когда кубики решают ничью?',
    readings: { ruling: 'Единицу. При новом равенстве бросают ещё раз.' },
    otherwise: ['Она стоит 3.', 'Кому она выпала, тот бросает снова.'],
    why: 'Она стоит на месте единицы.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.donation-tie-number-of-dice': {
    question: 'Сколько кубиков бросают при ничьей за дарение?',
    readings: { ruling: 'По одному: жетон просит тот, у кого больше. Поровну — ещё раз.' },
    otherwise: ['По два.'],
    why: 'О подиуме сказано «два кубика», здесь — бросок кубика.',
    evidence: [DONATION],
  },

  // Конец игры
  'colosseum.ruling.final-tie-beyond-stars': {
    question: 'Что, если и наград поровну?',
    readings: { ruling: 'Победа общая.' },
    otherwise: ['Решают кубики.'],
    why: 'Других условий в правилах нет.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.ranking-lower-places': {
    question: 'Как делят места после первого?',
    readings: {
      ruling: 'Так же: результат, монеты, награды. При полном равенстве место общее.',
    },
    otherwise: ['Их не определяют вовсе.'],
    why: 'Правила называют только победителя.',
    evidence: [NOTHING],
  },
};
