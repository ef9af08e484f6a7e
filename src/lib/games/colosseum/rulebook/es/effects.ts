// What follows from a move, in Spanish: one short line each.
import type { EffectFacts } from '../../rules/facts.ts';
import { newsOf } from '../news.ts';
import type { Words } from '../words.ts';
import { scoreEffects } from './effectsScore.ts';
import {
  agree,
  assetName,
  assetText,
  capital,
  coins as coinsOf,
  counted,
  greenTokens,
  holdingText,
  left as leftOf,
  marketText,
  markets as marketsOf,
  medals as medalsOf,
  names,
  NOBLE_NAMES,
  nobleList,
  numbers,
  ofMarket,
  orangeTokens,
  podiums as podiumsOf,
  programs as programsOf,
  spectators as spectatorsOf,
  squares as squaresOf,
  squareText,
  starText,
  THE_PHASE,
  tokens as tokensOf,
  walk,
} from './grammar.ts';
import { programTitle, stages } from './terms.ts';
import { tokensOf as countTokens } from '../../data/assets.ts';

export const effects: Words['effects'] = {
  ...scoreEffects,

  // Preparación
  'colosseum.components.asset-tokens': ({ green, orange }) =>
    `En el juego: ${greenTokens(green)} y ${orange} de dorso naranja`,
  'colosseum.setup.starting-coins': ({ coins }) => `${coinsOf(coins)} para empezar`,
  'colosseum.setup.deal-green-3p': dealt,
  'colosseum.setup.deal-green-4p': dealt,
  'colosseum.setup.deal-green-5p': dealt,
  'colosseum.setup.fill-markets-green': ({ markets, tokens }) =>
    `${greenTokens(tokens)} en ${marketsOf(markets)}`,
  'colosseum.setup.leftover-green': ({ tokens }) =>
    `${agree(tokens, 'Sobra', 'Sobran')} ${greenTokens(tokens)}, boca abajo junto al tablero`,
  'colosseum.setup.orange-bag': ({ tokens }) => `${orangeTokens(tokens)} en la bolsa`,
  'colosseum.setup.arena-positions': ({ squares }) =>
    `Arena en ${agree(squares.length, 'la casilla', 'las casillas')} ${numbers(squares)}`,
  'colosseum.setup.nobles-on-coloured-squares': ({ squares }) =>
    `Nobles y zonas de descanso en las casillas ${numbers(squares)}`,
  'colosseum.setup.deal-programs-low': ({ program }) => capital(programTitle(program)),
  'colosseum.setup.deal-programs-mid': ({ program }) => capital(programTitle(program)),
  'colosseum.setup.remove-spare-programs': ({ programs }) =>
    programs === 0
      ? 'No sobra ningún programa inicial'
      : `Fuera del juego: ${programsOf(programs)} sin repartir`,
  'colosseum.setup.initial-star-awards': ({ star, tokens }) =>
    `${capital(starText(star))}, con ${assetText(star, tokens)}`,

  // Desarrollo
  'colosseum.frame.five-phases': ({ phase, round }) => `Ronda ${round}: ${stages[phase]}`,
  'colosseum.frame.phases-optional': ({ phase }) => `Pasa en ${THE_PHASE[phase]}`,
  'colosseum.frame.first-player-rotates': ({ round }) =>
    `Ficha de jugador inicial para la ronda ${round}`,
  'colosseum.frame.round-counter': ({ round, rounds }) => `Ronda ${round} de ${rounds}`,
  'colosseum.frame.last-round-has-no-phase-5': ({ round }) =>
    `La ronda ${round} acaba con la producción`,

  // Inversión
  'colosseum.program.buy': ({ program, cost, coins }) =>
    `${capital(programTitle(program))}, por ${coinsOf(cost)}; ${leftOf(coins)}`,
  'colosseum.program.contents': ({ program }) =>
    `El programa ${program} vale desde ahora como dice su carta`,
  'colosseum.expand.cost': ({ cost, coins, size }) =>
    `Arena de ${squaresOf(size)}, por ${coinsOf(cost)}; ${leftOf(coins)}`,
  'colosseum.expand.may-capture-nobles': ({ nobles, square }) =>
    `Dentro de la arena, en la ${squareText(square)}: ${nobleList(nobles)}`,
  'colosseum.ticket.cost': ({ cost, coins, tickets, left }) =>
    `Abono de temporada por ${coinsOf(cost)}, en total ${tickets}; ${leftOf(coins)} ${agree(coins, 'moneda', 'monedas')} y ${counted(left, 'abono')}`,
  'colosseum.loge.cost': ({ cost, coins }) =>
    `Palco del Emperador por ${coinsOf(cost)}; ${leftOf(coins)}`,
  'colosseum.medal.use-two-investment': ({ medals }) => `${medalsOf(medals)} por otra inversión`,
  'colosseum.invest.extra-by-special-event': () => '1 ficha de evento especial por otra inversión',

  // Subastas
  'colosseum.auction.choose-market': ({ market, bid }) =>
    `Subasta ${ofMarket(market)}: ${coinsOf(bid)}`,
  'colosseum.auction.raise-clockwise': ({ bid }) => `Ofrece ${coinsOf(bid)}`,
  'colosseum.auction.pass-is-final-for-lot': ({ market }) =>
    `Pasa en la subasta ${ofMarket(market)}`,
  'colosseum.auction.pass-opening': () => 'Pasa y no abre más subastas',
  'colosseum.auction.winner-pays': ({ market, bid, coins, tokens, short }) => {
    const lot = tokens.length === 0 ? '' : `: ${holdingText(countTokens(tokens))}`;
    const bought = `${capital(marketText(market))} por ${coinsOf(bid)}${lot}`;
    if (short !== undefined) return `${bought}; ${agree(short, 'falta', 'faltan')} ${short}`;
    return coins === undefined ? bought : `${bought}; ${leftOf(coins)}`;
  },
  'colosseum.auction.unopposed-opening': ({ bid }) =>
    `Nadie más puja: basta la puja inicial de ${bid}`,
  'colosseum.variant-intense.lone-bidder-pays-minimum': ({ bid }) =>
    `Nadie más puede pujar: lote por ${coinsOf(bid)}`,
  'colosseum.auction.one-win-per-round': () => 'Ya no puja ni abre más esta ronda',
  'colosseum.refill.on-opener-win': refilled,
  'colosseum.variant-intense.opener-wins-refill': ({ markets, tokens }) =>
    markets === 0
      ? 'Todos pueden pujar otra vez'
      : `${refilled({ markets, tokens })}; todos pujan otra vez`,
  'colosseum.refill.delayed': waiting,
  'colosseum.variant-intense.refill-delay': waiting,
  'colosseum.variant-intense.phase-end': () => 'Todos han podido abrir: terminan las subastas',
  'colosseum.refill.green-first': ({ green, orange, greenLeft, bag }) =>
    `Fichas nuevas: ${green} de dorso verde y ${orange} de la bolsa; quedan ${counted(greenLeft, 'verde')} y ${bag} en la bolsa`,

  // Comercio
  'colosseum.trade.purpose': ({ with: other, gave, got, gift }, name) => {
    const given = holdingText(gave.tokens, gave.coins);
    const taken = holdingText(got.tokens, got.coins);
    if (!gift) return `Con ${name(other)}: entrega ${given}; recibe ${taken}`;
    return taken === ''
      ? `Regalo a ${name(other)}: ${given}`
      : `Regalo de ${name(other)}: ${taken}`;
  },
  'colosseum.trade.may-be-none': () => 'Termina de comerciar',

  // Medallas y fichas especiales
  'colosseum.emperor-token.exchange': ({ medals }) =>
    `${medalsOf(medals)} por ${assetText('emperor_token', medals)}`,
  'colosseum.emperor-token.no-medal-left': ({ tokens }) =>
    `No quedan medallas: al descarte, ${assetText('emperor_token', tokens)}`,
  'colosseum.special-event.second-use': ({ medals }) =>
    `${medalsOf(medals)} por ${assetText('special_event', medals)}`,
  'colosseum.medal.use-coins': ({ medals, gained, coins }) =>
    `${coinsOf(gained)} por ${medalsOf(medals)}; en total, ${coins}`,
  'colosseum.medal.supply': ({ medals }) =>
    medals === 0 ? 'No quedan medallas que ganar' : `Junto al tablero, ${medalsOf(medals)}`,
  'colosseum.medal.source-dice': ({ medals }) => `${medalsOf(medals)} por las zonas de descanso`,

  // Nobles
  'colosseum.dice.clockwise': ({ noble, by, from, to }) => walked(noble, by, from, to),
  'colosseum.rest.medal': ({ noble, square, medals }) =>
    `1 medalla: ${NOBLE_NAMES[noble]} en la zona de descanso de la ${squareText(square)}; en total, ${medals}`,
  'colosseum.rest.sum-must-end-there': ({ noble, passed }) =>
    `El ${NOBLE_NAMES[noble]} pasa por la ${squareText(passed)} sin quedarse: no hay medalla`,
  'colosseum.medal.use-move': ({ noble, by, from, to, medals }) =>
    `Por 1 medalla, ${walked(noble, by, from, to)}; ${leftOf(medals)}`,
  'colosseum.medal.not-from-medal-move': ({ noble, square }) =>
    `El ${NOBLE_NAMES[noble]} llega a la ${squareText(square)} con una medalla: no da otra`,

  // Ceremonias de clausura
  'colosseum.podium.each-round-but-last': ({ result, by, podiums }) => {
    const also = { result: '', coins: ', por más monedas', dice: ', por los dados' }[by];
    return `Podio con ${result}, el mejor resultado${also}; en total, ${podiumsOf(podiums)}`;
  },
  'colosseum.cleanup.discard-one': ({ asset }) => `Fuera del juego: ${assetText(asset, 1)}`,
  'colosseum.donation.last-asks-leader': ({ from, asset, given }, name) => {
    if (asset === undefined)
      return given ? `Recibe 1 ficha de ${name(from)}` : `No pide nada a ${name(from)}`;
    return given
      ? `Recibe de ${name(from)}: ${assetText(asset, 1)}`
      : `Pide en vano a ${name(from)}: ${assetName(asset)}`;
  },
  'colosseum.closing.not-after-round-5': () => 'No hay ceremonias de clausura tras la última ronda',

  // Premios de artista estrella
  'colosseum.star.threshold': ({ star, tokens }) =>
    `${capital(starText(star))}, con ${assetText(star, tokens)}`,
  'colosseum.star.overtaken': ({ star, tokens, from }, name) =>
    `${capital(starText(star))}, que era de ${name(from)}: ${assetText(star, tokens)}`,
  'colosseum.star.below-three': ({ star, tokens, to }, name) => {
    const lost = `Pierde el ${starText(star)}: le ${leftOf(tokens)}`;
    return to === undefined ? lost : `${lost}; pasa a ${name(to)}`;
  },
  'colosseum.star.tie-nobody': ({ star, tied }, name) =>
    `El ${starText(star)} vuelve junto al tablero: empatan ${names(tied, name)}`,

  // Final
  'colosseum.end.tie-coins': ({ seats, coins }, name) =>
    `Resultados iguales; va por delante quien tiene más monedas: ${coins.map((one, at) => `${name(seats[at] ?? '')}, ${one}`).join('; ')}`,
  'colosseum.end.tie-stars': ({ seats, stars }, name) =>
    `Resultados y monedas iguales; va por delante quien tiene más premios: ${stars.map((one, at) => `${name(seats[at] ?? '')}, ${one}`).join('; ')}`,
  'colosseum.end.winner': ({ seats, result }, name) =>
    seats.length === 1
      ? `Gana ${names(seats, name)} con ${spectatorsOf(result)}`
      : `Victoria compartida de ${names(seats, name)} con ${spectatorsOf(result)}`,
};

export const news = newsOf(effects, {
  paid: ({ cost, coins }) => `${coinsOf(cost)}; ${leftOf(coins)}`,
  cashed: ({ gained, coins }) => `${coinsOf(gained)}; en total, ${coins}`,
});

function dealt({ tokens }: EffectFacts['colosseum.setup.deal-green-3p']): string {
  return `Recibe ${greenTokens(tokens)}`;
}

function refilled({ markets, tokens }: EffectFacts['colosseum.refill.on-opener-win']): string {
  return `Se ${agree(markets, 'repone', 'reponen')} ${marketsOf(markets)}: ${tokensOf(tokens)}`;
}

function waiting({ markets }: EffectFacts['colosseum.refill.delayed']): string {
  return `Sin reponer por ahora: ${counted(markets, 'mercado vacío', 'mercados vacíos')}`;
}

/** «Cónsul 1: 3 casillas, de la 12 a la 15» */
function walked(
  noble: EffectFacts['colosseum.dice.clockwise']['noble'],
  by: number,
  from: number,
  to: number,
): string {
  return `${NOBLE_NAMES[noble]}: ${walk(by)}, de la ${from} a la ${to}`;
}
