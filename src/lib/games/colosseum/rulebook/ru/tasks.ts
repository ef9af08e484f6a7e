// What the table is asked to do and what it has done, in Russian: checklists, steps and moves.
import { tokensOf, isNothing } from '../../data/assets.ts';
import type { MoveOf } from '../../rules/moves.ts';
import { askerOf, passedAt, podiumTo, type Before, type Passed } from '../passed.ts';
import type { Name, Words } from '../words.ts';
import {
  and,
  ASSET,
  assetText,
  awards as awardsOf,
  awardsWith,
  coinsEach,
  dice as diceOf,
  faceList,
  givenText,
  greenTokens,
  greenTokensEach,
  market as marketOf,
  marketList,
  medals as medalsOf,
  medalsPlayed,
  NOBLE,
  numbers,
  resourcesGen,
  stepText,
  tokensText,
} from './grammar.ts';
import { programText, programTitle } from './programs.ts';

export const checklist: Words['checklist'] = {
  'colosseum.setup.common-supply': () =>
    'Положите у поля монеты, подиумы, медали, награды, кубики, расширения арен, ложи и Сезонные билеты',
  'colosseum.setup.player-kit': ({ coins }) =>
    `Раздайте каждому памятку, фишку, две половины арены и по ${coinsEach(coins)}`,
  'colosseum.setup.score-marker-start': () => 'Поставьте все фишки в начало дорожки зрителей',
  'colosseum.setup.sort-tokens': () => 'Отделите зелёные жетоны от оранжевых и перемешайте зелёные',
  'colosseum.setup.fill-markets-green': ({ markets, tokens }) =>
    `Заполните рынки, их ${markets}: всего ${greenTokens(tokens)} лицом вверх`,
  'colosseum.setup.deal-green-3p': dealt,
  'colosseum.setup.deal-green-4p': dealt,
  'colosseum.setup.deal-green-5p': dealt,
  'colosseum.setup.leftover-green': ({ tokens }) =>
    `Положите лицом вниз рядом с полем ${greenTokens(tokens)}`,
  'colosseum.setup.orange-bag': ({ tokens }) => `Сложите в мешочек оранжевые жетоны, их ${tokens}`,
  'colosseum.setup.arena-positions': ({ squares }) =>
    `Поставьте арены с квадратов ${numbers(squares)}; счёт по часовой стрелке, Император на 0`,
  'colosseum.setup.nobles-on-coloured-squares': ({ squares }) =>
    `Поставьте Императора, Консулов и Сенаторов на цветные квадраты: ${numbers(squares)}`,
  'colosseum.setup.deal-programs-low': () => 'Перемешайте программы 1–5 и раздайте по одной',
  'colosseum.setup.deal-programs-mid': () => 'Перемешайте программы 6–10 и раздайте по одной',
  'colosseum.setup.remove-spare-programs': ({ programs }) =>
    programs === 0
      ? 'Проверьте: из программ 1–10 лишних нет'
      : `Уберите из игры лишние программы 1–10, их ${programs}`,
  'colosseum.setup.program-stacks': () =>
    'Разложите программы 11–30 по возрастанию в две стопки по длине',
  'colosseum.setup.initial-star-awards': () =>
    'Отдайте награду тому, у кого 3 её жетона или больше и больше всех',
  'colosseum.frame.initial-first-player': () =>
    'Дайте жетон первого игрока хозяину первой арены от Императора по часовой стрелке',
  'colosseum.frame.round-counter': ({ round }) => `Поставьте счётчик ходов на ${round}`,
};

function dealt({ tokens }: { readonly tokens: number }): string {
  return `Раздайте каждому по ${greenTokensEach(tokens)}`;
}

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  dealTokens: ({ tokens }, who) => `${who}: назовите ${greenTokens(tokens)}`,
  dealPrograms: (_, who) => `${who}: назовите обе программы`,
  refill: ({ green, orange, markets }) => {
    const parts = [
      ...(green > 0 ? [`зелёных ${green}`] : []),
      ...(orange > 0 ? [`оранжевых ${orange}`] : []),
    ];
    const what = parts.length === 0 ? 'жетонов нет' : parts.join(', ');
    return markets.length > 3
      ? `Заполните рынки: ${what}`
      : `Заполните ${marketList(markets)}: ${what}`;
  },
  invest: ({ round, coins, again }, who) =>
    again
      ? `Ход ${round}, ${who}: ещё инвестиция? Монет ${coins}`
      : `Ход ${round}, ${who}: инвестиция? Монет ${coins}`,
  open: ({ markets, least, means }, who) => {
    if (markets.length === 0) return `${who}: продавать нечего, пас`;
    return means !== undefined && means < least
      ? `${who}: ставка от ${least}, монет мало, пас`
      : `${who}: начните аукцион от ${least} или спасуйте`;
  },
  bid: ({ market, bid, least, means }, who) => {
    const lot = market === 0 ? '' : `${marketOf(market)}, `;
    return means !== undefined && means < least
      ? `${who}: ${lot}ставка ${bid}, монет мало, пас`
      : `${who}: ${lot}ставка от ${least} или пас`;
  },
  cashMedals: ({ bid, coins }, who) => `${who}: ставка ${bid}, монет ${coins}, нужны медали`,
  trade: (_, who) => `${who}: сделка или конец торговли?`,
  moveNobles: ({ dice }, who) => `${who}: бросьте ${diceOf(dice)}`,
  produce: (_, who) => `${who}: представление или пас?`,
  givePodium: ({ result, by }) => {
    switch (by) {
      case 'result':
        return `Вручите подиум за результат ${result}`;
      case 'coins':
        return `Подиум: результат ${result}, решают монеты`;
      case 'dice':
        return `Подиум: поровну, бросьте по ${diceOf(2)}`;
    }
  },
  discard: (_, who) => `${who}: сбросьте жетон представления`,
  donate: ({ mayWaive }, who) => {
    if (who === '') return 'Кто просит жетон? Решают кубики';
    return mayWaive ? `${who}: попросить жетон или отказаться` : `${who}: какой жетон попросить?`;
  },
  finish: ({ tied, untold, mayCash }) => {
    if (untold.length > 0) return 'Поровну: сколько у них монет?';
    if (tied.length > 0) return 'Поровну: сколько у них наград?';
    return mayCash ? 'Отдайте последние медали и закончите' : 'Подведите итог';
  },
};

const PASSED: Readonly<Record<Passed, string>> = {
  investing: 'без инвестиции',
  again: 'без второй инвестиции',
  opening: 'аукцион не начат',
  bid: 'пас',
  trading: 'торговля окончена',
  event: 'без представления',
};

export const moves: Words['moves'] = {
  dealTokens: ({ tokens }) => `раздача: ${tokensText(tokensOf(tokens))}`,
  dealPrograms: ({ low, mid }) => `розданы программы ${numbers([low, mid])}`,
  refill: ({ tokens }) => `рынки заполнены: ${tokensText(tokensOf(tokens))}`,
  invest: ({ what, program, side, extra }) => {
    const bought = {
      program: program === undefined ? 'куплена программа' : `куплена ${programTitle(program)}`,
      expansion: side === undefined ? 'арена расширена' : `арена расширена ${SIDE[side]}`,
      ticket: 'куплен Сезонный билет',
      loge: 'построена Императорская ложа',
    }[what];
    return extra === undefined ? bought : `ещё одна инвестиция ${EXTRA[extra]}: ${bought}`;
  },
  open: ({ market = 0, bid }) =>
    market === 0 ? `аукцион, первая ставка ${bid}` : `${marketOf(market)}, первая ставка ${bid}`,
  bid: ({ bid }, _, before) => `${lotText(before)}ставка ${bid}`,
  pass: (move, name, before) =>
    [
      passText(move, name, before),
      ...(!move.rests ? [] : [`за бросок ${medalsOf(move.rests)}`]),
      ...(!move.medalMoves ? [] : [`на ходы знати ${medalsOf(move.medalMoves)}`]),
    ].join(', '),
  trade: ({ with: other, gives, gets }, name) =>
    `сделка, ${name(other)}: ${[
      ...(isNothing(gives) ? [] : [`отдано — ${givenText(gives.tokens ?? {}, gives.coins ?? 0)}`]),
      ...(isNothing(gets) ? [] : [`получено — ${givenText(gets.tokens ?? {}, gets.coins ?? 0)}`]),
    ].join('; ')}`,
  cashMedals: ({ medals }) => `монеты за ${medalsOf(medals)}`,
  takeMedal: ({ from }) =>
    from === 'special-event'
      ? 'медаль за жетон «Дополнительное действие»'
      : 'медаль за жетон «Император»',
  moveNobles: ({ dice, moves: walked }) =>
    walked.length === 0
      ? `бросок ${faceList(dice)}, никто не двинулся`
      : `бросок ${faceList(dice)}: ${and(walked.map(({ noble, by }) => `${NOBLE[noble]} ${stepText(by)}`))}`,
  moveByMedal: ({ noble, by }) => `медаль: ${NOBLE[noble]} ${stepText(by)}`,
  produce: ({ program, missing = 0, stars = 0, medals = 0, jokers = [] }) =>
    [
      `поставлена ${programTitle(program)}`,
      ...(missing === 0 ? [] : [`не хватает ${resourcesGen(missing)}`]),
      ...(jokers.length === 0 ? [] : [assetText('joker', jokers.length)]),
      ...(stars === 0 ? [] : [`с ${awardsWith(stars)}`]),
      ...(medals === 0 ? [] : [medalsPlayed(medals)]),
    ].join(', '),
  givePodium: (move, name, before) => {
    const to = podiumTo(move, before);
    return to === undefined ? 'подиум вручён' : `подиум: ${name(to)}`;
  },
  discard: ({ asset }) => `из игры уходит ${ASSET[asset]}`,
  donate: (move, name, before) => {
    const { asset } = move;
    if (asset === undefined)
      return before && !before.table ? 'дарение сделано за столом' : 'без дарения';
    const asker = askerOf(move, before);
    const from = before?.leader === undefined ? '' : ` у ${name(before.leader)}`;
    const asked = asker === undefined ? '' : `, просит ${name(asker)}${from}`;
    return `дарение: ${ASSET[asset]}${asked}`;
  },
  finish: ({ stars = {} }, name) =>
    [
      'итог подведён',
      ...Object.entries(stars).map(([seat, awards]) => `${name(seat)}: ${awardsOf(awards)}`),
    ].join(', '),
  readCard: ({ program: { number, cost, arena, assets, spectators } }) =>
    `с карты: ${programText(number)}, цена ${cost}, арена ${arena}, ${tokensText(assets)}, зрители ${spectators.join(', ')}`,
};

/** A pass in a lot says where the bidding stood. */
function passText(move: MoveOf<'pass'>, name: Name, before: Before | undefined): string {
  const passed = PASSED[passedAt(move, before)];
  if (before?.lot === undefined) return passed;
  const { bidder, bid } = before.lot;
  return `${passed}, ${lotText(before)}ставка ${bid} (${name(bidder)})`;
}

/** Nothing where the market was not named. */
function lotText(before: Before | undefined): string {
  const number = before?.lot?.market ?? 0;
  return number === 0 ? '' : `${marketOf(number)}, `;
}

const SIDE = {
  clockwise: 'по часовой стрелке',
  counterclockwise: 'против часовой стрелки',
} as const;

const EXTRA = {
  medals: 'за медали',
  'special-event': 'за жетон «Дополнительное действие»',
} as const;
