// Why a move is not allowed, and what would be, in Russian: the frame, the set-up and investing. Auctions, trade and events stand apart.
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Phase } from '../../rules/state.ts';
import type { Name, Words } from '../words.ts';
import {
  ASSET,
  assetText,
  award,
  capital,
  coins as coinsOf,
  medals as medalsOf,
  players,
  podiums as podiumsOf,
  squares as squaresOf,
  tickets as ticketsOf,
  tokens as tokensCount,
} from './grammar.ts';
import { programDat, programText, unreadText } from './programs.ts';
import { marketRefusals } from './refusalsMarket.ts';
import { showRefusals } from './refusalsShow.ts';

const NOW: Readonly<Record<Phase, string>> = {
  setup: 'Сейчас подготовка к игре',
  investing: 'Сейчас инвестирование',
  acquiring: 'Сейчас аукционы',
  trading: 'Сейчас торговля',
  producing: 'Сейчас представления',
  closing: 'Сейчас завершающие церемонии',
  farewell: 'Представления позади, остались последние монеты',
  over: 'Игра окончена',
};

const BELONGS: Readonly<Record<Phase, string>> = {
  setup: 'к подготовке',
  investing: 'к инвестированию',
  acquiring: 'к аукционам',
  trading: 'к торговле',
  producing: 'к представлениям',
  closing: 'к завершающим церемониям',
  farewell: 'к последним монетам',
  over: 'к концу игры',
};

const ALLOWED: Readonly<Record<Phase, string>> = {
  setup: 'Назовите жетоны на рынках, жетоны и программы игроков.',
  investing: 'Сделайте инвестицию или спасуйте.',
  acquiring: 'Начните аукцион, сделайте ставку или спасуйте.',
  trading: 'Назовите сделку или закончите торговлю.',
  producing: 'Поставьте представление или спасуйте.',
  closing: 'По порядку: подиум, сброс жетона, дарение.',
  farewell: 'Отдайте медали за монеты или закончите игру.',
  over: 'Можно посмотреть счёт или отменить последний шаг.',
};

/** A Special Event token brings the coins that are short. */
const BY_TOKEN = {
  yes: 'Обменяйте жетон «Дополнительное действие» на медаль, а медали — на монеты или выберите',
  maybe:
    'Если есть жетон «Дополнительное действие», обменяйте его на медаль, а медали — на монеты; или выберите',
} as const;

export const refusals: Words['refusals'] = {
  ...marketRefusals,
  ...showRefusals,

  // Ход игры
  'colosseum.frame.player-count': ({ seats, least, most }) => ({
    reason: `Игра рассчитана на ${least}–${most} игроков, а за столом ${players(seats)}.`,
    instead: `Посадите за стол от ${least} до ${most} игроков.`,
  }),
  'colosseum.frame.five-rounds': ({ round, rounds }) => ({
    reason: `Ходов в игре ${rounds}, последний без фазы 5: ход ${round} здесь не подходит.`,
    instead: `Назовите ход от 1 до ${rounds} и фазу, которая в нём есть.`,
  }),
  'colosseum.frame.five-phases': ({ phase, needed }) => ({
    reason:
      phase === needed
        ? `${NOW[phase]}, но очередь не этого шага.`
        : `${NOW[phase]}, а это относится ${BELONGS[needed]}.`,
    instead: ALLOWED[phase],
  }),
  'colosseum.frame.phase-by-phase': ({ seat, next }, name) => ({
    reason: `Инвестирует сейчас ${name(next)}, а не ${name(seat)}.`,
    instead: `Сначала инвестиция или пас: ${name(next)}.`,
  }),
  'colosseum.frame.phases-optional': () => ({
    reason: 'За этим столом от дарения не отказываются.',
    instead: 'Назовите ресурс, который есть у получившего подиум.',
  }),
  'colosseum.end.trigger': () => ({ reason: 'Игра окончена.', instead: ALLOWED.over }),

  // Подготовка и состав
  'colosseum.setup.arena-positions': ({ seat, from }, name) => ({
    reason: `${name(seat)}: арена с квадрата ${from} задевает чужую.`,
    instead: 'Назовите другой первый квадрат.',
  }),
  'colosseum.setup.deal-green-3p': dealt,
  'colosseum.setup.deal-green-4p': dealt,
  'colosseum.setup.deal-green-5p': dealt,
  'colosseum.setup.deal-programs-low': (facts, name) => dealtProgram(facts, name, '1–5'),
  'colosseum.setup.deal-programs-mid': (facts, name) => dealtProgram(facts, name, '6–10'),
  'colosseum.setup.program-stacks': ({ program, lowest }) => ({
    reason: `За этим столом берут верхнюю программу стопки, а это ${lowest}, не ${program}.`,
    instead: `Купите программу ${lowest} или верхнюю из другой стопки.`,
  }),
  'colosseum.asset.counts': tooMany,
  'colosseum.asset.special-counts': (facts) =>
    facts.used === true
      ? {
          reason: `В игре ${assetText(facts.asset, facts.exist)}, и все уже использованы.`,
          instead: 'Продолжайте без него или исправьте то, что названо раньше.',
        }
      : tooMany(facts),
  'colosseum.components.medals': ({ count, exist }) => ({
    reason: `В игре ${medalsOf(exist)}, а вышло бы ${count}.`,
    instead: 'Пересчитайте медали у игроков и в запасе.',
  }),
  'colosseum.components.podiums': ({ count, exist }) => ({
    reason: `В игре ${podiumsOf(exist)}, а вышло бы ${count}.`,
    instead: 'Пересчитайте подиумы на аренах.',
  }),
  'colosseum.components.season-tickets': ({ count, exist }) => ({
    reason: `В игре ${ticketsOf(exist)}, а вышло бы ${count}.`,
    instead: 'Пересчитайте Сезонные билеты на аренах.',
  }),
  'colosseum.components.asset-tokens': ({ count, exist }) => ({
    reason: `Жетонов в игре ${exist}, а насчитано ${count}.`,
    instead: 'Пересчитайте жетоны у игроков, на рынках, в мешочке и вне игры.',
  }),
  'colosseum.star.below-three': ({ seat, star, tokens, least }, name) => ({
    reason: `${name(seat)}: ${award(star)} требует ${tokensCount(least)}, а есть ${tokens}.`,
    instead: 'Пересчитайте жетоны или назовите, у кого награда.',
  }),
  'colosseum.star.overtaken': ({ seat, star, rival }, name) => ({
    reason: `${capital(award(star))} названа здесь: ${name(seat)}, — а жетонов больше у другого: ${name(rival)}.`,
    instead: 'Пересчитайте жетоны или назовите, у кого награда.',
  }),
  'colosseum.frame.round-counter': ({ seat, told, round }, name) => ({
    reason: `${name(seat)}: представление хода ${told} ещё впереди, сейчас ход ${round}.`,
    instead: 'Назовите более раннее представление или другой ход и фазу.',
  }),
  'colosseum.components.star-awards': ({ count, exist }) => ({
    reason: `Наград в игре ${exist}, а названо ${count}.`,
    instead: 'Пересчитайте награды у игроков.',
  }),

  // Инвестирование
  'colosseum.invest.one-investment': ({ seat, invested, ways }, name) => ({
    reason: `${name(seat)}: инвестиций в этом ходу уже ${invested}.`,
    instead:
      ways.length === 0
        ? 'Ход следующего игрока.'
        : `Для ещё одной сыграйте ${ways.map((way) => MORE[way]).join(' или ')}.`,
  }),
  'colosseum.invest.extra-by-two-medals': ({ seat, invested, most }, name) =>
    most === undefined
      ? {
          reason: `${name(seat)}: первая инвестиция хода медалей не стоит.`,
          instead: 'Сделайте её без медалей.',
        }
      : tooOften(name(seat), invested, most),
  'colosseum.invest.extra-by-special-event': (
    { seat, invested, most, tokens, mayMedals },
    name,
  ) => {
    if (tokens !== undefined)
      return {
        reason: `${name(seat)}: жетона «Дополнительное действие» нет.`,
        instead:
          mayMedals === true
            ? 'Сыграйте 2 медали или обойдитесь без ещё одной инвестиции.'
            : 'Обойдитесь без ещё одной инвестиции.',
      };
    return most === undefined
      ? {
          reason: `${name(seat)}: для первой инвестиции хода жетон «Дополнительное действие» не нужен.`,
          instead: 'Сделайте её без жетона.',
        }
      : tooOften(name(seat), invested, most);
  },
  'colosseum.medal.use-two-investment': ({ seat, medals, needed, mayToken }, name) => ({
    reason: `${name(seat)}: для ещё одной инвестиции нужно медалей ${needed}, а есть ${medals}.`,
    instead: mayToken
      ? 'Обойдитесь одной инвестицией или сыграйте жетон «Дополнительное действие».'
      : 'Обойдитесь одной инвестицией.',
  }),
  'colosseum.invest.pay-now': (facts, name) => {
    const { seat, what, cost, coins, mayCash, mayToken, program, unread } = facts;
    const bought = {
      program: program === undefined ? 'программа' : programText(program),
      expansion: 'расширение арены',
      ticket: 'Сезонный билет',
      loge: 'Императорская ложа',
    }[what];
    const instead =
      mayToken === 'no'
        ? mayCash
          ? 'Отдайте медали за монеты или выберите'
          : 'Выберите'
        : BY_TOKEN[mayToken];
    return {
      reason: `${name(seat)}: ${bought} стоит ${cost}, а есть ${coinsOf(coins)}.`,
      instead: `${instead} то, что дешевле.${unreadText(unread)}`,
    };
  },
  'colosseum.program.buy': ({ program, from }) => ({
    reason:
      program === 0
        ? 'Не сказано, какую программу купить.'
        : `${capital(programText(program))} не продаётся.`,
    instead: `Назовите программу с номером от ${from}.`,
  }),
  'colosseum.program.unique': ({ program, owner }, name) => ({
    reason: `${capital(programText(program))} одна, и её хозяин — ${name(owner)}.`,
    instead: 'Назовите другую программу.',
  }),
  'colosseum.program.higher-number': ({ seat, program, than }, name) => ({
    reason: `${name(seat)}: номер новой программы должен быть больше ${than}, а назван ${program}.`,
    instead: `Выберите программу с номером больше ${than}.`,
  }),
  'colosseum.program.needs-larger-arena-later': ({ program, needs, has, unread }) => ({
    reason: `За этим столом программу покупают по арене: ${programDat(program)} нужно ${needs}, а эта занимает ${squaresOf(has)}.`,
    instead: `Сначала расширьте арену.${unreadText(unread)}`,
  }),
  'colosseum.program.contents': ({ program, asset, placed, needs, unread }) => ({
    reason: `${capital(programText(program))}: ${ASSET[asset]} — нужно ${needs}, а выложено ${placed}.`,
    instead: `Уберите лишнее.${unreadText(unread)}`,
  }),
  'colosseum.expand.max-two': ({ seat, size }, name) => ({
    reason: `${name(seat)}: арена занимает ${squaresOf(size)}, больше не бывает.`,
    instead: 'Выберите другую инвестицию.',
  }),
  'colosseum.expand.direction': ({ seat }, name) => ({
    reason: `${name(seat)}: не сказано, с какого конца расширить арену.`,
    instead: 'Назовите конец: по часовой стрелке или против.',
  }),
  'colosseum.ticket.many-allowed': ({ exist }) => ({
    reason: `Сезонных билетов в игре ${exist}, и в запасе их больше нет.`,
    instead: 'Выберите другую инвестицию.',
  }),
  'colosseum.loge.max-one': ({ seat }, name) => ({
    reason: `${name(seat)}: ложа на арене уже есть.`,
    instead: 'Выберите другую инвестицию.',
  }),
};

function dealt({ seat, tokens, told }: RefusalFacts['colosseum.setup.deal-green-3p'], name: Name) {
  return told === tokens
    ? {
        reason: `${name(seat)}: раздача уже записана или за этим столом не нужна.`,
        instead: 'Продолжайте с другими игроками.',
      }
    : {
        reason: `${name(seat)}: роздано ${tokensCount(tokens)}, а названо ${told}.`,
        instead: `Назовите ровно ${tokensCount(tokens)}.`,
      };
}

function dealtProgram(
  { seat, program, owned }: RefusalFacts['colosseum.setup.deal-programs-low'],
  name: Name,
  group: string,
) {
  return owned === undefined
    ? {
        reason: `${name(seat)}: ${programText(program)} не из ${group}, или раздача уже записана.`,
        instead: `Назовите для каждого одну программу из ${group}, один раз.`,
      }
    : {
        reason: `${name(seat)}: из программ ${group} здесь уже ${owned}, значит, не ${program}.`,
        instead: `Назовите программу ${owned} или одну из купленных.`,
      };
}

function tooMany({ asset, exist }: RefusalFacts['colosseum.asset.counts']) {
  return {
    reason: `В игре ${assetText(asset, exist)}, больше быть не может.`,
    instead: 'Пересчитайте их у игроков, на рынках и вне игры.',
  };
}

function tooOften(who: string, invested: number, most: number) {
  return {
    reason: `${who}: инвестиций в этом ходу уже ${invested}, а можно ${most}.`,
    instead: 'Продолжайте без новой инвестиции.',
  };
}

const MORE = {
  medals: '2 медали',
  'special-event': 'жетон «Дополнительное действие»',
} as const;
