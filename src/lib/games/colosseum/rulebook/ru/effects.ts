// What follows from a move, in Russian: one short line each.
import { tokensOf } from '../../data/assets.ts';
import type { EffectFacts } from '../../rules/facts.ts';
import type { Phase } from '../../rules/state.ts';
import { newsOf } from '../news.ts';
import type { Words } from '../words.ts';
import {
  and,
  ASSET,
  assetGen,
  assetText,
  award,
  awards as awardsOf,
  capital,
  coins as coinsOf,
  coinsAcc,
  earlierEvents,
  emptyMarkets,
  givenText,
  greenTokens,
  market as marketOf,
  markets as marketsOf,
  medals as medalsOf,
  medalsPlayed,
  names,
  NOBLE,
  noblesText,
  onMarkets,
  plural,
  podiums as podiumsOf,
  programs as programsOf,
  resourcesGen,
  spectators as spectatorsOf,
  square as squareOf,
  squareList,
  squaresGen,
  STAR,
  stepText,
  tickets as ticketsOf,
  tokens as tokensCount,
  tokensText,
} from './grammar.ts';
import { programText, programTitle } from './programs.ts';
import { stages } from './terms.ts';

export const effects: Words['effects'] = {
  // Подготовка
  'colosseum.components.asset-tokens': ({ green, orange }) =>
    `Жетонов ресурсов ${green + orange}: зелёных ${green}, оранжевых ${orange}`,
  'colosseum.setup.starting-coins': ({ coins }) => `${coinsOf(coins)} в начале игры`,
  'colosseum.setup.deal-green-3p': dealt,
  'colosseum.setup.deal-green-4p': dealt,
  'colosseum.setup.deal-green-5p': dealt,
  'colosseum.setup.fill-markets-green': ({ markets, tokens }) =>
    `${greenTokens(tokens)} ${onMarkets(markets)}`,
  'colosseum.setup.leftover-green': ({ tokens }) =>
    `Рядом с полем лицом вниз: ${greenTokens(tokens)}`,
  'colosseum.setup.orange-bag': ({ tokens }) => `В мешочке ${tokensCount(tokens)}`,
  'colosseum.setup.arena-positions': ({ squares }) => `Арена: ${squareList(squares)}`,
  'colosseum.setup.nobles-on-coloured-squares': ({ squares }) =>
    `Знатные персоны в зонах отдыха: ${squareList(squares)}`,
  'colosseum.setup.deal-programs-low': dealtProgram,
  'colosseum.setup.deal-programs-mid': dealtProgram,
  'colosseum.setup.remove-spare-programs': ({ programs }) =>
    programs === 0
      ? 'Из программ 1–10 лишних нет'
      : `Уходит из игры лишнее из программ 1–10: ${programsOf(programs)}`,
  'colosseum.setup.initial-star-awards': awarded,

  // Ход игры
  'colosseum.frame.five-phases': ({ phase, round }) => phaseText(phase, round),
  'colosseum.frame.phases-optional': ({ phase }) =>
    phase === 'producing' ? 'В этом ходу без представления' : `Пас: ${stages[phase]}`,
  'colosseum.frame.first-player-rotates': ({ round }) => `Первый игрок хода ${round}`,
  'colosseum.frame.round-counter': ({ round, rounds }) => `Начинается ход ${round} из ${rounds}`,
  'colosseum.frame.last-round-has-no-phase-5': ({ round }) =>
    `Ход ${round} последний и кончается фазой 4`,

  // Инвестирование
  'colosseum.program.buy': ({ program, cost, coins }) =>
    `Куплена ${programTitle(program)} за ${coinsAcc(cost)}, остаётся ${coins}`,
  'colosseum.program.contents': ({ program }) =>
    `${capital(programText(program))}: теперь как на карте`,
  'colosseum.expand.cost': ({ cost, coins, size }) =>
    `Арена расширена до ${squaresGen(size)} за ${coinsAcc(cost)}, остаётся ${coins}`,
  'colosseum.expand.may-capture-nobles': ({ nobles, square }) =>
    `Уже на этой арене: ${and(nobles.map((noble) => NOBLE[noble]))}, ${squareOf(square)}`,
  'colosseum.ticket.cost': ({ cost, coins, tickets, left }) =>
    `Сезонный билет за ${coinsAcc(cost)}, остаётся ${coins}; билетов теперь ${tickets}, в запасе ${left}`,
  'colosseum.loge.cost': ({ cost, coins }) =>
    `Императорская ложа за ${coinsAcc(cost)}, остаётся ${coins}`,
  'colosseum.medal.use-two-investment': ({ medals }) =>
    `Ещё одна инвестиция за ${medalsOf(medals)}`,
  'colosseum.invest.extra-by-special-event': () =>
    'Ещё одна инвестиция за жетон «Дополнительное действие»',

  // Аукционы
  'colosseum.auction.choose-market': ({ market, bid }) =>
    market === 0
      ? `Аукцион начат, первая ставка ${bid}`
      : `Аукцион: ${marketOf(market)}, первая ставка ${bid}`,
  'colosseum.auction.raise-clockwise': ({ bid }) => `Ставка ${coinsOf(bid)}`,
  'colosseum.auction.pass-is-final-for-lot': ({ market }) =>
    market === 0 ? 'Пас в этом аукционе' : `Пас: ${marketOf(market)}`,
  'colosseum.auction.pass-opening': () => 'Отказ начать аукцион',
  'colosseum.auction.winner-pays': ({ market, bid, tokens, short }) => {
    const taken = tokens.length === 0 ? '' : `: ${tokensText(tokensOf(tokens))}`;
    const lacking = short === undefined ? '' : `; не хватило ${coinsOf(short)}`;
    return `${capital(marketOf(market))} за ${coinsAcc(bid)}${taken}${lacking}`;
  },
  'colosseum.auction.unopposed-opening': ({ bid }) =>
    `Остальные спасовали: хватило первой ставки ${bid}`,
  'colosseum.variant-intense.lone-bidder-pays-minimum': ({ bid }) =>
    `Других участников нет: рынок за ${coinsAcc(bid)}`,
  'colosseum.auction.one-win-per-round': () => 'Аукционы этого хода для победителя окончены',
  'colosseum.refill.on-opener-win': refilled,
  'colosseum.variant-intense.opener-wins-refill': (facts) =>
    `${refilled(facts)}; ставки снова могут делать все`,
  'colosseum.refill.delayed': waiting,
  'colosseum.variant-intense.refill-delay': waiting,
  'colosseum.variant-intense.phase-end': () => 'Право начинать было у каждого: аукционы окончены',
  'colosseum.refill.green-first': ({ green, orange, greenLeft, bag }) =>
    `На рынки: зелёных ${green}, оранжевых ${orange}; осталось зелёных ${greenLeft}, в мешочке ${bag}`,

  // Торговля
  'colosseum.trade.purpose': ({ with: other, gave, got, gift }, name) => {
    const given = givenText(gave.tokens, gave.coins);
    const taken = givenText(got.tokens, got.coins);
    if (!gift) return `Отдано, ${name(other)}: ${given}; получено: ${taken}`;
    return taken === 'ничего'
      ? `Отдано даром, ${name(other)}: ${given}`
      : `Получено даром, ${name(other)}: ${taken}`;
  },
  'colosseum.trade.may-be-none': () => 'Торговля закончена',

  // Жетоны и медали
  'colosseum.emperor-token.exchange': ({ medals }) =>
    `${medalsOf(medals)} за ${plural(medals, 'жетон', 'жетоны', 'жетоны')} «Император»`,
  'colosseum.emperor-token.no-medal-left': ({ tokens }) =>
    `Медалей в запасе нет, в сброс: ${assetText('emperor_token', tokens)}`,
  'colosseum.special-event.second-use': ({ medals }) =>
    `${medalsOf(medals)} за жетон «Дополнительное действие»`,
  'colosseum.medal.use-coins': ({ medals, gained, coins }) =>
    `${coinsOf(gained)} за ${medalsOf(medals)}, теперь ${coins}`,

  // Знатные персоны
  'colosseum.dice.clockwise': ({ noble, by, to }) =>
    `${NOBLE[noble]} идёт ${stepText(by)}: ${squareOf(to)}`,
  'colosseum.rest.medal': ({ noble, square, medals }) =>
    `Медаль: ${NOBLE[noble]} в зоне отдыха, ${squareOf(square)}; теперь медалей ${medals}`,
  'colosseum.rest.sum-must-end-there': ({ noble, passed }) =>
    `Без медали: ${NOBLE[noble]} лишь прошёл через зону отдыха, ${squareOf(passed)}`,
  'colosseum.medal.supply': ({ medals }) => `Зона отдыха без медали: в запасе их ${medals}`,
  'colosseum.medal.source-dice': ({ medals }) => `${medalsOf(medals)} за зоны отдыха`,
  'colosseum.medal.use-move': ({ noble, by, to, medals }) =>
    `За медаль ${NOBLE[noble]} идёт ${stepText(by)}: ${squareOf(to)}; медалей ${medals}`,
  'colosseum.medal.not-from-medal-move': ({ noble, square }) =>
    `Новой медали нет: ${NOBLE[noble]} пришёл в зону отдыха по медали, ${squareOf(square)}`,

  // Представление
  'colosseum.produce.choose-program': ({ program }) => `Представление: ${programTitle(program)}`,
  'colosseum.produce.incomplete-allowed': ({ missing }) =>
    `До полного набора не хватает ${resourcesGen(missing)}`,
  'colosseum.score.base': ({ program, missing, ...term }) =>
    termText(
      term,
      missing === 0
        ? `${programText(program)}, полный набор`
        : `${programText(program)}, не хватает ${resourcesGen(missing)}`,
    ),
  'colosseum.score.previous-events': ({ programs, ...term }) =>
    termText(term, earlierEvents(programs)),
  'colosseum.score.stars': ({ stars, types, ...term }) =>
    termText(
      term,
      types === undefined || types.length === 0
        ? stars === 0
          ? 'ни одной награды'
          : awardsOf(stars)
        : and(types.map((star) => STAR[star])),
    ),
  'colosseum.score.nobles': ({ nobles, ...term }) => termText(term, noblesText(nobles)),
  'colosseum.score.podiums': ({ podiums, ...term }) => termText(term, podiumsOf(podiums)),
  'colosseum.score.season-tickets': ({ tickets, ...term }) => termText(term, ticketsOf(tickets)),
  'colosseum.score.medals': ({ medals, ...term }) =>
    termText(term, medals === 0 ? 'ни одной медали' : medalsPlayed(medals)),
  'colosseum.score.marker-only-forward': ({ spectators, before, result, lost = 0 }) =>
    spectators > before
      ? `Фишка идёт с ${before} на ${result}${lost === 0 ? '' : '; заданное столом больше не в счёт'}`
      : `Фишка остаётся на ${result}: ${spectatorsOf(spectators)}, не больше прежнего`,
  'colosseum.score.income': ({ income, coins }) => `Доход: ${coinsOf(income)}, теперь ${coins}`,

  // Завершающие церемонии
  'colosseum.podium.each-round-but-last': ({ result, by, podiums }) =>
    `Подиум за результат ${result}${DECIDED[by]}; теперь ${podiumsOf(podiums)}`,
  'colosseum.cleanup.discard-one': ({ asset }) => `Из игры уходит ${ASSET[asset]}`,
  'colosseum.donation.last-asks-leader': ({ from, asset, given }, name) => {
    if (asset === undefined) return given ? `${name(from)} дарит жетон` : 'Жетон в дар не просили';
    return given
      ? `${name(from)} дарит жетон: ${ASSET[asset]}`
      : `Просьба пропала, ${name(from)}: ${assetGen(asset)} нет`;
  },

  // Награды
  'colosseum.star.threshold': awarded,
  'colosseum.star.overtaken': ({ star, tokens, from }, name) =>
    `${capital(award(star))}: ${assetText(star, tokens)}; прежний хозяин — ${name(from)}`,
  'colosseum.star.below-three': ({ star, tokens, to }, name) => {
    const lost = `Потеряна ${award(star)}: теперь ${assetText(star, tokens)}`;
    return to === undefined ? lost : `${lost}; новый хозяин — ${name(to)}`;
  },
  'colosseum.star.tie-nobody': ({ star, tied }, name) =>
    `Уходит в запас ${award(star)}, поровну: ${names(tied, name)}`,

  // Конец игры
  'colosseum.closing.not-after-round-5': () => 'Завершающих церемоний после последнего хода нет',
  'colosseum.end.tie-coins': ({ seats, coins }, name) =>
    `Результаты равны, впереди тот, кто богаче: ${coins.map((one, at) => `${name(seats[at] ?? '')} — ${coinsOf(one)}`).join(', ')}`,
  'colosseum.end.tie-stars': ({ seats, stars }, name) =>
    `Результаты и монеты равны, впереди тот, у кого больше наград: ${stars.map((one, at) => `${name(seats[at] ?? '')} — ${one}`).join(', ')}`,
  'colosseum.end.winner': ({ seats, result }, name) =>
    seats.length === 1
      ? `Побеждает ${names(seats, name)}: ${spectatorsOf(result)}`
      : `Побеждают вместе ${names(seats, name)}, результат ${result}`,
};

export const news = newsOf(effects, {
  paid: ({ cost, coins }) => `${coinsOf(cost)}, остаётся ${coins}`,
  cashed: ({ gained, coins }) => `${coinsOf(gained)}, теперь ${coins}`,
});

const DECIDED: Readonly<Record<EffectFacts['colosseum.podium.each-round-but-last']['by'], string>> =
  {
    result: '',
    coins: ', решили монеты',
    dice: ', решили кубики',
  };

const PHASE_NUMBERS = { investing: 1, acquiring: 2, trading: 3, producing: 4, closing: 5 } as const;

function phaseText(phase: Phase, round: number): string {
  switch (phase) {
    case 'setup':
      return 'Подготовка к игре';
    case 'farewell':
      return 'Последние монеты: медали ещё можно отдать';
    case 'over':
      return 'Игра окончена';
    default:
      return `Ход ${round}, фаза ${PHASE_NUMBERS[phase]}: ${stages[phase]}`;
  }
}

function dealt({ tokens }: EffectFacts['colosseum.setup.deal-green-3p']): string {
  return `${greenTokens(tokens)} при раздаче`;
}

function dealtProgram({ program }: EffectFacts['colosseum.setup.deal-programs-low']): string {
  return `Роздана ${programTitle(program)}`;
}

function awarded({ star, tokens }: EffectFacts['colosseum.star.threshold']): string {
  return `${capital(award(star))}: ${assetText(star, tokens)}`;
}

function refilled({ markets, tokens }: EffectFacts['colosseum.refill.on-opener-win']): string {
  return `Пора заполнить ${marketsOf(markets)}: ${tokensCount(tokens)}`;
}

function waiting({ markets }: EffectFacts['colosseum.refill.delayed']): string {
  return `Пока не заполняют: ${emptyMarkets(markets)}`;
}

/** A term of the count, and what it was in the best event before. */
function termText(
  { spectators, before }: Pick<EffectFacts['colosseum.score.base'], 'spectators' | 'before'>,
  what: string,
): string {
  const earlier = before === 0 ? '' : ` (в прежнем лучшем ${before})`;
  return `${spectatorsOf(spectators)}: ${what}${earlier}`;
}
