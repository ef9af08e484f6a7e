// Refusals of the auctions, the refills and the trade in Russian.
import type { RefusalFacts } from '../../rules/facts.ts';
import type { PieceKind } from '../../rules/moves.ts';
import type { Name, Words } from '../words.ts';
import {
  ASSET,
  capital,
  coins as coinsOf,
  coinsGen,
  market as marketOf,
  tokens as tokensCount,
} from './grammar.ts';

const PIECES: Readonly<Record<PieceKind, string>> = {
  program: 'Программами',
  expansion: 'Расширениями арены',
  ticket: 'Сезонными билетами',
  loge: 'Императорскими ложами',
  medal: 'Медалями',
  star: 'Наградами',
  podium: 'Подиумами',
};

export const marketRefusals = {
  // Аукционы
  'colosseum.auction.choose-market': ({ market }) =>
    market === 0
      ? {
          reason: 'Рынок не назван, и аукцион ещё не начат.',
          instead: 'Назовите рынок с жетонами и первую ставку.',
        }
      : {
          reason: `${capital(marketOf(market))} пуст.`,
          instead: 'Назовите рынок, где лежат жетоны.',
        },
  'colosseum.auction.min-opening': tooLow,
  'colosseum.variant-intense.min-opening': tooLow,
  'colosseum.auction.highest-bid-wins': ({ bid, current, bidder }, name) => ({
    reason: `Высшая ставка сейчас ${coinsOf(current)}: ${name(bidder)}.`,
    instead:
      bid > current
        ? 'Дождитесь, чем кончится этот аукцион.'
        : `Остальные ставят больше ${current} или пасуют.`,
  }),
  'colosseum.auction.winner-pays': ({ seat, bid, coins, means, least }, name) => ({
    reason:
      means > coins
        ? `${name(seat)}: ставка ${bid}, а есть ${coinsOf(coins)}, с медалями и жетонами «Дополнительное действие» ${means}.`
        : `${name(seat)}: ставка ${bid}, а есть ${coinsOf(coins)}.`,
    instead:
      means < least
        ? 'Остаётся отказаться.'
        : `Назовите ${rangeText(least, means)} или откажитесь.`,
  }),
  'colosseum.auction.until-one-left': ({ bidder, bid }, name) => ({
    reason: `Аукцион ещё идёт, ставка ${bid}: ${name(bidder)}.`,
    instead: 'Сначала закончите его.',
  }),
  'colosseum.auction.first-player-opens': ({ seat, next }, name) => ({
    reason: `Первый аукцион хода начинает ${name(next)}, а не ${name(seat)}.`,
    instead: `Сначала рынок или отказ: ${name(next)}.`,
  }),
  'colosseum.auction.next-opener': ({ seat, next }, name) => ({
    reason: `Аукцион сейчас начинает ${name(next)}, а не ${name(seat)}.`,
    instead: `Сначала рынок или отказ: ${name(next)}.`,
  }),
  'colosseum.auction.pass-opening': ({ seat }, name) => ({
    reason: `${name(seat)}: права начать аукцион в этом ходу больше нет.`,
    instead: 'Ставки в чужих аукционах делать можно.',
  }),
  'colosseum.auction.raise-clockwise': bidTurn,
  'colosseum.variant-intense.raise-clockwise': bidTurn,
  'colosseum.auction.pass-is-final-for-lot': ({ seat }, name) => ({
    reason: `${name(seat)}: в этом аукционе участия больше нет.`,
    instead: 'Ставки делают остальные.',
  }),
  'colosseum.variant-intense.pass-final': ({ seat }, name) => ({
    reason: `${name(seat)}: пас в этом аукционе уже был.`,
    instead: 'Дождитесь следующего аукциона.',
  }),
  'colosseum.auction.one-win-per-round': ({ seat }, name) => ({
    reason: `${name(seat)}: аукцион в этом ходу уже выигран.`,
    instead: 'Продолжайте без этого игрока.',
  }),
  'colosseum.variant-intense.loser-may-reopen': ({ seat, opener }, name) => ({
    reason: `${name(seat)}: один аукцион уже выигран, а начинает всё ещё ${name(opener)}.`,
    instead: 'Дождитесь, когда право начинать перейдёт к другому.',
  }),

  // Заполнение рынков
  'colosseum.refill.on-opener-win': ({ tokens }) => ({
    reason: `Пустые рынки не заполнены: на них ложится ${tokensCount(tokens)}.`,
    instead: 'Сначала назовите, какие.',
  }),
  'colosseum.refill.delayed': ({ isLast }) => ({
    reason: 'Сейчас рынки не заполняют.',
    instead: isLast
      ? 'Аукционов больше не будет, рынки остаются как есть.'
      : 'Их заполнят, когда начинающий выиграет аукцион или откажется начать новый.',
  }),
  'colosseum.refill.green-first': ({ told, tokens, green, orange }) => ({
    reason: `На рынки ложится ${tokensCount(tokens)} (зелёных ${green}, оранжевых ${orange}), а названо ${told}.`,
    instead: `Назовите ровно ${tokensCount(tokens)}.`,
  }),

  // Торговля
  'colosseum.trade.first-player-starts': ({ seat, next }, name) => ({
    reason: `Торговлю ведёт сейчас ${name(next)}, а не ${name(seat)}.`,
    instead: `Сначала закончить торговлю должен активный игрок: ${name(next)}.`,
  }),
  'colosseum.trade.only-with-active': ({ active }, name) => ({
    reason: `Сделки заключают с активным игроком, сейчас это ${name(active)}.`,
    instead: 'Назовите активного игрока и ещё одного.',
  }),
  'colosseum.trade.only-tokens-and-coins': (facts) =>
    'piece' in facts
      ? {
          reason: `${PIECES[facts.piece]} никогда не торгуют.`,
          instead: 'Торгуют жетонами ресурсов и монетами.',
        }
      : {
          reason: `${capital(ASSET[facts.asset])} в сделку не идёт.`,
          instead: 'Назовите другие жетоны или монеты.',
        },
  'colosseum.trade.immediate': ({ seat, asset, has, gives }, name) => ({
    reason:
      asset === undefined
        ? `${name(seat)}: есть ${coinsOf(has)}, отдать ${gives} нельзя.`
        : `${name(seat)}: ${ASSET[asset]} — есть ${has}, отдать ${gives} нельзя.`,
    instead: 'Отдают только то, что есть сейчас.',
  }),
  'colosseum.trade.purpose': ({ gift }) =>
    gift
      ? {
          reason: 'За этим столом даром ничего не отдают.',
          instead: 'Назовите, что отдаёт вторая сторона.',
        }
      : {
          reason: 'В этой сделке никто ничего не отдаёт.',
          instead: 'Назовите жетоны или монеты.',
        },
} as const satisfies Partial<Words['refusals']>;

function tooLow({ bid, least }: RefusalFacts['colosseum.auction.min-opening']) {
  return {
    reason: `Первая ставка не меньше ${coinsGen(least)}, а названо ${bid}.`,
    instead: `Назовите ${least} или больше либо откажитесь начинать.`,
  };
}

function bidTurn({ seat, next }: RefusalFacts['colosseum.auction.raise-clockwise'], name: Name) {
  return {
    reason: `Ставит сейчас ${name(next)}, а не ${name(seat)}.`,
    instead: `Сначала ставка или пас: ${name(next)}.`,
  };
}

function rangeText(least: number, most: number): string {
  return least === most ? `${least}` : `от ${least} до ${most}`;
}
