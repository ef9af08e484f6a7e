// What the table is asked to do and what it has done, in Spanish: checklists, steps and moves.
import { tokensOf as countTokens } from '../../data/assets.ts';
import type { Investment, MoveOf, Side } from '../../rules/moves.ts';
import { askerOf, passedAt, podiumTo, type Before, type Passed } from '../passed.ts';
import type { Name, Words } from '../words.ts';
import {
  agree,
  assetName,
  assetText,
  coins as coinsOf,
  counted,
  courtText,
  dice as diceOf,
  faces,
  greenTokens,
  holdingText,
  lacking,
  list,
  marketText,
  markets as marketsOf,
  medals as medalsOf,
  NOBLE_NAMES,
  numbers,
  orangeTokens,
  programs as programsOf,
  squares as squaresOf,
  tokens as tokensOf,
  tokensText,
  walk,
} from './grammar.ts';
import { programTitle, stages } from './terms.ts';

export const checklist: Words['checklist'] = {
  'colosseum.setup.common-supply': () =>
    'Poner el tablero en el centro y al lado banca, podios, medallas, premios, dados, ampliaciones, palcos y abonos',
  'colosseum.setup.player-kit': ({ coins }) =>
    `Dar a cada jugador una hoja de resumen, un marcador, 2 piezas de arena y ${coinsOf(coins)}`,
  'colosseum.setup.score-marker-start': () =>
    'Poner los marcadores en la salida del contador de espectadores',
  'colosseum.setup.sort-tokens': () => 'Separar las fichas por dorso y barajar las de dorso verde',
  'colosseum.setup.fill-markets-green': ({ markets, tokens }) =>
    `Poner ${greenTokens(tokens)} boca arriba en ${marketsOf(markets)}`,
  'colosseum.setup.deal-green-3p': dealt,
  'colosseum.setup.deal-green-4p': dealt,
  'colosseum.setup.deal-green-5p': dealt,
  'colosseum.setup.leftover-green': ({ tokens }) =>
    tokens === 0
      ? 'No sobra ninguna ficha de dorso verde'
      : `Dejar boca abajo junto al tablero ${greenTokens(tokens)}`,
  'colosseum.setup.orange-bag': ({ tokens }) => `Meter en la bolsa ${orangeTokens(tokens)}`,
  'colosseum.setup.arena-positions': ({ squares }) =>
    `Poner las arenas desde ${agree(squares.length, 'la casilla', 'las casillas')} ${numbers(squares)}; la 0 es la del Emperador`,
  'colosseum.setup.nobles-on-coloured-squares': ({ squares }) =>
    `Poner a los nobles en las casillas de color: ${numbers(squares)}`,
  'colosseum.setup.deal-programs-low': () =>
    'Barajar los programas 1 a 5 y dar uno a cada jugador, boca arriba',
  'colosseum.setup.deal-programs-mid': () =>
    'Barajar los programas 6 a 10 y dar uno a cada jugador, boca arriba',
  'colosseum.setup.remove-spare-programs': ({ programs }) =>
    programs === 0
      ? 'No sobra ningún programa inicial'
      : `Retirar del juego ${programsOf(programs)} sin repartir`,
  'colosseum.setup.program-stacks': () =>
    'Ordenar los programas 11 a 30 en dos pilas junto al tablero, según su longitud',
  'colosseum.setup.initial-star-awards': () =>
    'Entregar los premios de artista estrella: 3 fichas o más del tipo y más que nadie',
  'colosseum.frame.initial-first-player': () =>
    'Dar la ficha de jugador inicial a quien tiene la primera arena en sentido horario desde el Emperador',
  'colosseum.frame.round-counter': ({ round }) => `Poner el contador de rondas en la ${round}`,
};

function dealt({ tokens }: { readonly tokens: number }): string {
  return `Repartir a cada jugador ${greenTokens(tokens)}, boca arriba`;
}

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  dealTokens: ({ tokens }, who) => `${who}: indicar ${tokensOf(tokens)} del reparto`,
  dealPrograms: (_, who) => `${who}: indicar sus dos programas`,
  refill: ({ green, orange, markets }) => {
    const where =
      markets.length > 3
        ? marketsOf(markets.length)
        : `${agree(markets.length, 'Mercado', 'Mercados')} ${numbers(markets)}`;
    const bag = orange === 0 ? [] : [`${orange} de la bolsa`];
    const fresh = green === 0 ? [] : [counted(green, 'verde')];
    return `${where}: ${list([...fresh, ...bag])}`;
  },
  invest: ({ coins, again }, who) =>
    `${who}: ${again ? 'otra inversión' : 'invertir'} o pasar, ${coinsOf(coins)}`,
  open: ({ markets, least, means }, who) => {
    if (markets.length === 0) return `${who}: pasar, no hay nada que subastar`;
    return means !== undefined && means < least
      ? `${who}: pasar, no llega a ${least}`
      : `${who}: abrir con ${least} o más, o pasar`;
  },
  bid: ({ market, least, means }, who) => {
    const lot = market === 0 ? 'el lote' : `el ${marketText(market)}`;
    return means !== undefined && means < least
      ? `${who}: pasar, no llega a ${least}`
      : `${who}: ${least} o más por ${lot}, o pasar`;
  },
  cashMedals: ({ bid, coins }, who) => `${who}: cambiar medallas, paga ${bid} y tiene ${coins}`,
  trade: (_, who) => `${who}: hacer tratos o terminar`,
  moveNobles: ({ dice }, who) => `${who}: tirar ${diceOf(dice)} y mover nobles`,
  produce: (_, who) => `${who}: producir un espectáculo o pasar`,
  givePodium: ({ result, by }) => {
    switch (by) {
      case 'result':
        return `Entregar el podio al mejor, con ${result}`;
      case 'coins':
        return `Podio: empate a ${result}, deciden las monedas`;
      case 'dice':
        return `Podio: empate a ${result}, deciden los dados`;
    }
  },
  discard: ({ used }, who) =>
    used.length === 1
      ? `${who}: descartar la ficha usada`
      : `${who}: descartar 1 de las fichas usadas`,
  donate: ({ mayWaive }, who) =>
    who === ''
      ? 'Donación: deciden los dados'
      : `${who}: pedir una ficha${mayWaive ? ' o renunciar' : ''}`,
  finish: ({ tied, untold, mayCash }) => {
    const counted = untold.length > 0 ? 'las monedas' : tied.length > 0 ? 'los premios' : undefined;
    if (!mayCash) return counted === undefined ? 'Final de la partida' : `Contar ${counted}`;
    return counted === undefined
      ? 'Últimas medallas y final de la partida'
      : `Últimas medallas, y contar ${counted}`;
  },
};

const PASSED: Readonly<Record<Passed, string>> = {
  investing: 'sin inversión',
  again: 'sin segunda inversión',
  opening: 'no abre subasta',
  bid: 'pasa',
  trading: 'fin del comercio',
  event: 'sin espectáculo',
};

export const moves: Words['moves'] = {
  dealTokens: ({ tokens }) => `fichas iniciales: ${tokensText(countTokens(tokens))}`,
  dealPrograms: ({ low, mid }) => `programas ${numbers([low, mid])}`,
  refill: ({ tokens }) => `mercados: ${tokensText(countTokens(tokens))}`,
  invest: ({ what, program, side, extra }) =>
    [
      program === undefined ? BOUGHT[what] : `compra del ${programTitle(program)}`,
      ...(what !== 'expansion' || side === undefined ? [] : [SIDES[side]]),
      ...(extra === undefined ? [] : [EXTRAS[extra]]),
    ].join(', '),
  open: ({ market = 0, bid }) => `subasta: ${marketText(market)}, ${coinsOf(bid)}`,
  bid: ({ bid }, _, before) => `puja de ${coinsOf(bid)}${lotText(before, ' por el ')}`,
  pass: (move, name, before) =>
    [
      passText(move, name, before),
      ...(!move.rests ? [] : [`${medalsOf(move.rests)} por los dados`]),
      ...(!move.medalMoves ? [] : [`${medalsOf(move.medalMoves)} para mover nobles`]),
    ].join(', '),
  trade: ({ with: other, gives, gets }, name) =>
    tradeText(sideText(gives), sideText(gets), name(other)),
  cashMedals: ({ medals }) => `${medalsOf(medals)} por monedas`,
  takeMedal: ({ from }) =>
    from === 'special-event'
      ? '1 medalla por una ficha de evento especial'
      : '1 medalla por una ficha del Emperador',
  moveNobles: ({ dice, moves: walks }) =>
    [
      `${agree(dice.length, 'dado', 'dados')} ${faces(dice)}`,
      ...(walks.length === 0
        ? ['sin mover nobles']
        : walks.map(({ noble, by }) => `${NOBLE_NAMES[noble]}: ${walk(by)}`)),
    ].join('; '),
  moveByMedal: ({ noble, by }) => `por 1 medalla, ${NOBLE_NAMES[noble]}: ${walk(by)}`,
  produce: ({ program, tokens, jokers = [], medals = 0, missing = 0, nobles }) =>
    [
      `producción del ${programTitle(program)}`,
      ...(tokens === undefined ? [] : [tokensText(tokens)]),
      ...(jokers.length === 0
        ? []
        : [`${assetText('joker', jokers.length)} como ${list(jokers.map(assetName))}`]),
      ...(missing === 0 ? [] : [lacking(missing)]),
      ...(nobles === undefined ? [] : [courtText(nobles)]),
      ...(medals === 0 ? [] : [`con ${medalsOf(medals)}`]),
    ].join('; '),
  givePodium: (move, name, before) => {
    const to = podiumTo(move, before);
    return to === undefined ? 'podio entregado' : `podio para ${name(to)}`;
  },
  discard: ({ asset }) => `descarte: ${assetName(asset)}`,
  donate: (move, name, before) => {
    const { asset } = move;
    if (asset === undefined)
      return before && !before.table ? 'donación hecha en la mesa' : 'sin donación';
    const asker = askerOf(move, before);
    const from = before?.leader === undefined ? '' : ` a ${name(before.leader)}`;
    const asked = asker === undefined ? '' : `, pide ${name(asker)}${from}`;
    return `donación: ${assetName(asset)}${asked}`;
  },
  finish: ({ stars = {} }, name) =>
    Object.keys(stars).length === 0
      ? 'fin de la partida'
      : `fin de la partida; premios: ${Object.entries(stars)
          .map(([seat, count]) => `${name(seat)} ${count}`)
          .join(', ')}`,
  readCard: ({ program: { number, cost, arena, spectators } }) =>
    `carta del programa ${number}: ${coinsOf(cost)}, arena de ${squaresOf(arena)}, espectadores ${spectators.join(', ')}`,
};

/** A pass in a lot says where the bidding stood. */
function passText(move: MoveOf<'pass'>, name: Name, before: Before | undefined): string {
  const passed = PASSED[passedAt(move, before)];
  if (before?.lot === undefined) return passed;
  const { bidder, bid } = before.lot;
  return `${passed}${lotText(before, ' en el ')}, ${name(bidder)} ofrece ${coinsOf(bid)}`;
}

/** Nothing where the market was not named. */
function lotText(before: Before | undefined, link: string): string {
  const market = before?.lot?.market ?? 0;
  return market === 0 ? '' : `${link}${marketText(market)}`;
}

const BOUGHT: Readonly<Record<Investment, string>> = {
  program: 'programa comprado',
  expansion: 'arena ampliada',
  ticket: 'abono de temporada comprado',
  loge: 'palco del Emperador construido',
};

const SIDES = {
  clockwise: 'en sentido horario',
  counterclockwise: 'en sentido antihorario',
} as const;

const EXTRAS = {
  medals: 'con 2 medallas',
  'special-event': 'con una ficha de evento especial',
} as const;

const sideText = ({ tokens = {}, coins = 0 }: Side) => holdingText(tokens, coins);

function tradeText(gives: string, gets: string, other: string): string {
  if (gets === '') return `da ${gives} a ${other}`;
  if (gives === '') return `recibe ${gets} de ${other}`;
  return `trato con ${other}: ${gives} por ${gets}`;
}

/** Before and after the rounds the stage alone. */
export const moment: Words['moment'] = ({ round, phase }) =>
  phase === 'setup' || phase === 'farewell' || phase === 'over'
    ? stages[phase]
    : `ronda ${round}, ${stages[phase]}`;
