// Rulings on unclear places of the rulebook, in Russian: question, readings, reason, evidence. Those on phases 1 to 3, tokens and medals.
import type { Words } from '../words.ts';
import { showRulings } from './rulingsShow.ts';
import {
  ASSETS,
  AUCTION,
  BLOG,
  CLUBE,
  COURSE,
  HOBBY,
  MEDALS,
  NOTHING,
  POEPPELKISTE,
  PROGRAMS,
  QUOTED,
  REFILL,
  SETUP,
  SPECIAL_EVENT,
  STEP_2,
  SUM,
  SUMMARY,
  TICKETS,
  TRADING,
  TRICKY,
  VARIANT,
  VARIANT_EXAMPLE,
} from './sources.ts';

export const rulings: Words['rulings'] = {
  ...showRulings,

  // Слова и состав
  'colosseum.ruling.round-or-turn': {
    question: 'Ход — это ход всего стола или одного игрока?',
    readings: {
      ruling:
        'Всего стола: 5 ходов — это 5 кругов по всем фазам. «За ход» один раз расширяют арену, покупают билет, ставят представление и выигрывают аукцион.',
    },
    why: 'В каждой фазе хода игрок действует один раз.',
    evidence: [COURSE],
  },
  'colosseum.ruling.garbled-token-list': {
    question: 'Верить ли списку жетонов, который напечатан с ошибками?',
    readings: { ruling: 'Да: 140 обычных и 12 специальных, вместе 152.' },
    why: 'Слова испорчены, а числа сходятся с составом игры.',
    evidence: [SUM, HOBBY],
  },
  'colosseum.ruling.scenery-and-decoration-names': {
    question: 'Чем фрагмент сцены отличается от декорации?',
    readings: { ruling: 'Фрагмент сцены — арка, декорация — цветы.' },
    otherwise: ['«Декорации» в обычном смысле слова и есть оформление сцены (scenery).'],
    why: 'Порядок в списке такой же, как в английском; и тех, и других по 10.',
    evidence: [ASSETS, HOBBY, POEPPELKISTE],
  },
  'colosseum.ruling.special-event-name': {
    question: 'Что за жетон «Дополнительное действие»?',
    readings: { ruling: 'Тот, что в английском издании назван особым событием.' },
    why: 'Их тоже 4, и применения те же два.',
    evidence: [SPECIAL_EVENT, QUOTED],
  },
  'colosseum.ruling.start-seat-left-of-emperor': {
    question: 'Слева от Императора — это с какой стороны?',
    readings: { ruling: 'Первая арена от квадрата Императора по часовой стрелке.' },
    otherwise: ['Это соседняя арена против часовой стрелки.'],
    why: 'Играют по часовой стрелке, и сосед слева в правилах всюду — следующий.',
    evidence: [COURSE, BLOG, SUMMARY],
  },

  // Инвестирование
  'colosseum.ruling.program-order': {
    question: 'Номер новой программы больше, чем у каких?',
    readings: {
      'than-bought': 'Чем у всех, что игрок уже покупал.',
      'than-produced': 'Чем у всех, что игрок уже ставил.',
    },
    why: 'Иначе можно купить 25, не ставить её и взять потом 12.',
    evidence: [PROGRAMS, SUMMARY],
  },
  'colosseum.ruling.which-program-of-stack': {
    question: 'Покупают любую программу стопки или только верхнюю?',
    readings: {
      'any-on-offer': 'Любую, которая ещё лежит в стопке.',
      'lowest-of-stack': 'Только верхнюю, с наименьшим номером.',
    },
    why: 'В правилах назван лишь порядок по возрастанию, а в отчётах о партиях программы выбирают.',
    evidence: [SETUP, CLUBE, TRICKY],
  },
  'colosseum.ruling.program-same-round': {
    question: 'Можно ли поставить программу в том же ходу, когда она куплена?',
    readings: { ruling: 'Да.' },
    why: 'Инвестирование идёт раньше представлений, и ждать никто не велит.',
    evidence: [HOBBY],
  },
  'colosseum.ruling.program-before-arena': {
    question: 'Можно ли купить программу, для которой арена ещё мала?',
    readings: {
      'any-time': 'Да: размер проверяют, когда её ставят.',
      'must-fit': 'Нет: арена должна подходить сразу.',
    },
    why: 'О размере правила говорят только там, где ставят представление.',
    evidence: [PROGRAMS, STEP_2],
  },
  'colosseum.ruling.ticket-same-round': {
    question: 'Действует ли Сезонный билет в том же ходу, когда он куплен?',
    readings: { ruling: 'Да.' },
    why: 'Он действует на каждом следующем представлении, а инвестирование идёт раньше.',
    evidence: [TICKETS],
  },
  'colosseum.ruling.max-two-investments': {
    question: 'Можно ли за ход сделать три инвестиции или больше?',
    readings: {
      two: 'Нет, не больше двух.',
      unlimited: 'Да, сколько позволят медали и жетоны.',
    },
    why: 'И о медалях, и о жетоне сказано: вторая, две вместо одной. «Сколько угодно медалей» в правилах показано лишь на перемещениях.',
    evidence: [MEDALS, SPECIAL_EVENT, CLUBE],
  },

  // Аукционы
  'colosseum.ruling.opener-continues': {
    question: 'Может ли начинающий, проиграв свой аукцион, начать ещё один?',
    readings: {
      'until-win-or-pass': 'Да, пока не выиграет или не откажется.',
      'one-auction': 'Нет, право сразу переходит дальше.',
    },
    why: 'Рынки ждут, пока он не выиграет или не откажется: без новых попыток это не имело бы смысла.',
    evidence: [REFILL, VARIANT],
  },
  'colosseum.ruling.winner-loses-opening-right': {
    question: 'Начинает ли аукцион тот, кто уже выиграл чужой?',
    readings: { ruling: 'Нет, его пропускают. В варианте «Интенсивный аукцион» — начинает.' },
    why: 'Победитель в этом ходу в аукционах не участвует; вариант это прямо меняет.',
    evidence: [AUCTION, VARIANT],
  },
  'colosseum.ruling.lone-bidder-price': {
    question: 'Сколько платит единственный участник аукциона?',
    readings: { ruling: '8 монет или свою первую ставку, если она выше.' },
    why: 'Исключений для первой ставки нет, и в примере к варианту платят 8.',
    evidence: [VARIANT_EXAMPLE],
  },
  'colosseum.ruling.bid-above-cash': {
    question: 'Можно ли поставить больше монет, чем есть?',
    readings: {
      'cash-and-medals':
        'Да, если хватит с медалями по 6 монет; отдать их надо до оплаты. Жетон «Дополнительное действие» — тоже медаль, пока они есть в запасе.',
      'cash-only': 'Нет, только свои монеты.',
    },
    why: 'Медали можно играть в любой фазе.',
    evidence: [MEDALS, TRICKY],
  },
  'colosseum.ruling.refilled-market-rebid': {
    question: 'Рынок заполнили снова. Может ли ставить тот, кто пасовал здесь раньше?',
    readings: { ruling: 'Да: пас был за прошлые жетоны, теперь это новый аукцион.' },
    otherwise: ['Нет, этот рынок закрыт для них до конца хода.'],
    why: 'Запрет — на возвращение в аукцион, который ещё идёт.',
    evidence: [AUCTION],
  },
  'colosseum.ruling.variant-barred-winners': {
    question: 'Вариант: кто не участвует в следующем аукционе того же начинающего?',
    readings: {
      'all-winners': 'Все, кто выигрывал, пока начинает он.',
      'last-winner': 'Только победитель прошлого аукциона.',
    },
    why: 'В примере начинающий остаётся один, когда двое других выиграли по аукциону.',
    evidence: [VARIANT, VARIANT_EXAMPLE],
  },

  // Заполнение рынков
  'colosseum.ruling.refill-after-last-opener': {
    question: 'Когда заполняют рынки после последнего начинающего?',
    readings: {
      'at-once': 'Сразу, как он выиграл или отказался.',
      'next-round': 'Перед аукционами следующего хода.',
    },
    why: 'Заполнение зависит от победы или отказа начинающего, а не от следующего аукциона.',
    evidence: [REFILL],
  },
  'colosseum.ruling.leftover-green-use': {
    question: 'Зачем лишний зелёный жетон при 3 и 4 игроках?',
    readings: {
      'first-refill': 'Он первым ляжет на рынок при первом заполнении.',
      'out-of-game': 'Он вне игры.',
    },
    why: 'На рынки сначала идут оставшиеся зелёные жетоны.',
    evidence: [SETUP, REFILL],
  },
  'colosseum.ruling.bag-empty': {
    question: 'Что, если в мешочке кончились жетоны?',
    readings: {
      ruling:
        'Без варианта так не бывает. В варианте заполняют рынки по порядку, на сколько хватит: на рынке может быть и меньше 3 жетонов, а пустой не продают.',
    },
    otherwise: ['Такого не бывает ни при каких правилах.'],
    why: 'Пять игроков за 5 ходов возьмут не больше 75 жетонов из 112, а сброшенные в мешочек не возвращаются.',
    evidence: [SUM],
  },

  // Торговля
  'colosseum.ruling.gift-in-trade': {
    question: 'Можно ли отдать жетоны или монеты даром?',
    readings: {
      allowed: 'Да, но сделку отмечают как подарок.',
      forbidden: 'Нет, что-то должны отдать обе стороны.',
    },
    why: 'В правилах покупают, продают и меняют. Но продать жетон можно и за 1 монету.',
    evidence: [TRADING],
  },
  'colosseum.ruling.trade-specials': {
    question: 'Можно ли торговать джокерами, медалями и прочим?',
    readings: {
      ruling:
        'Джокерами и жетонами «Дополнительное действие» — да. Медалями, программами, наградами, подиумами, билетами, ложами и расширениями — нет.',
    },
    why: 'В сделку идут жетоны ресурсов и монеты. Жетон «Император» у игроков не задерживается.',
    evidence: [TRADING],
  },
  'colosseum.ruling.trade-several-rounds': {
    question: 'Сколько сделок может заключить активный игрок?',
    readings: { ruling: 'Сколько угодно, пока не скажет, что закончил.' },
    why: 'О его сделках сказано во множественном числе.',
    evidence: [TRADING],
  },

  // Жетоны и медали
  'colosseum.ruling.special-event-discarded': {
    question: 'Уходит ли использованный жетон «Дополнительное действие»?',
    readings: { ruling: 'Да, он выходит из игры при любом применении.' },
    why: 'Он действует один раз и на медаль именно обменивается.',
    evidence: [SPECIAL_EVENT],
  },
  'colosseum.ruling.special-event-no-medal-left': {
    question: 'Что, если жетон «Дополнительное действие» хотят обменять, а медалей в запасе нет?',
    readings: { ruling: 'Обмена нет, жетон остаётся у хозяина.' },
    otherwise: ['Жетон пропадает зря.'],
    why: 'Этот обмен добровольный, не как у жетона «Император».',
    evidence: [MEDALS],
  },
  'colosseum.ruling.medal-returns': {
    question: 'Куда уходит сыгранная медаль?',
    readings: { 'to-supply': 'Назад в запас.', 'out-of-game': 'Из игры.' },
    why: 'В правилах её лишь сбрасывают; слова о свободных медалях намекают на запас.',
    evidence: [NOTHING],
  },
  'colosseum.ruling.medal-after-last-event': {
    question: 'Можно ли отдать медали за монеты после последнего представления?',
    readings: {
      'until-ranked':
        'Да, пока не подвели итог; жетон «Дополнительное действие» можно сперва обменять на медаль.',
      over: 'Нет, игра уже окончена.',
    },
    why: 'Срока для монет нет, а обмен жетона правила советуют приберечь под конец.',
    evidence: [SPECIAL_EVENT, MEDALS],
  },
  'colosseum.ruling.bank-exhausted': {
    question: 'Что, если в банке кончились монеты?',
    readings: { ruling: 'Банк не кончается: замените монеты чем угодно.' },
    otherwise: ['Кому не хватило, тот остаётся ни с чем.'],
    why: 'В правилах об этом ни слова, 80 монет — лишь размен.',
    evidence: [NOTHING],
  },
};
