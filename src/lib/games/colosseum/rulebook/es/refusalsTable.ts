// Refusals in Spanish: box, set-up, investing, auctions and trading.
import type { RefusalFacts } from '../../rules/facts.ts';
import type { Investment, PieceKind } from '../../rules/moves.ts';
import type { Phase } from '../../rules/state.ts';
import type { Name, Words } from '../words.ts';
import {
  assetNames,
  assetText,
  coins as coinsOf,
  counted,
  investments,
  marketText,
  medals as medalsOf,
  podiums,
  purse,
  squares,
  starText,
  THE_PHASE,
  tickets,
  tokens as tokensOf,
} from './grammar.ts';

const OVER = 'Se puede mirar la puntuación o deshacer el último paso.';
const OTHER_INVESTMENT = 'Se puede elegir otra inversión o pasar.';

const PIECES: Readonly<Record<PieceKind, string>> = {
  program: 'Los programas',
  expansion: 'Las ampliaciones de arena',
  ticket: 'Los abonos de temporada',
  loge: 'Los palcos del Emperador',
  medal: 'Las medallas',
  star: 'Los premios de artista estrella',
  podium: 'Los podios',
};

const NOW: Readonly<Record<Phase, string>> = {
  setup: 'Ahora se indican las fichas y los programas repartidos y las fichas de los mercados.',
  investing: 'Ahora cada jugador invierte o pasa.',
  acquiring: 'Ahora se subastan los mercados.',
  trading: 'Ahora se compran, se venden y se cambian fichas.',
  producing: 'Ahora cada jugador mueve nobles y produce un espectáculo, o pasa.',
  closing: 'Ahora van el podio, el descarte y la donación.',
  farewell: 'Se pueden cambiar medallas por monedas o terminar la partida.',
  over: OVER,
};

const PRICED: Readonly<Record<Investment, string>> = {
  program: 'El programa',
  expansion: 'La ampliación de arena',
  ticket: 'El abono de temporada',
  loge: 'El palco del Emperador',
};

/** What would be allowed, with a word on a row that rests on public sources. */
export const checked = (instead: string, unread: boolean, program = 0): string =>
  unread
    ? `${instead} Los datos del programa${program === 0 ? '' : ` ${program}`} vienen de fuentes públicas: conviene mirar su carta.`
    : instead;

/** A Special Event token brings the coins that are short. */
const BY_TOKEN = {
  yes: 'Se puede cambiar la ficha de evento especial por una medalla y las medallas por monedas, elegir otra inversión o pasar.',
  maybe:
    'Una ficha de evento especial, si la hay, se puede cambiar por una medalla y las medallas por monedas; también se puede elegir otra inversión o pasar.',
} as const;

export const tableRefusals = {
  // Desarrollo y preparación
  'colosseum.frame.player-count': ({ seats, least, most }) => ({
    reason: `El juego es de ${least} a ${most} jugadores y en esta mesa hay ${seats}.`,
    instead: `Pueden empezar de ${least} a ${most} jugadores.`,
  }),
  'colosseum.frame.five-rounds': ({ round, rounds }) => ({
    reason: `La partida tiene ${rounds} rondas y lo indicado para la ronda ${round} no encaja.`,
    instead: `Se indica una de la 1 a la ${rounds}: con ceremonias de clausura hasta la ${rounds - 1}, con final en la ${rounds}.`,
  }),
  'colosseum.frame.five-phases': ({ phase, needed }) => {
    if (phase !== needed)
      return {
        reason: `Esto corresponde a otra fase, ${THE_PHASE[needed]}, y la mesa está en ${THE_PHASE[phase]}.`,
        instead: NOW[phase],
      };
    return phase === 'closing'
      ? {
          reason: 'Esto corresponde a otra de las ceremonias de clausura.',
          instead: 'Primero va el podio, después el descarte y al final la donación.',
        }
      : {
          reason: `La mesa está en ${THE_PHASE[phase]}, pero con este registro esto no se anota.`,
          instead: NOW[phase],
        };
  },
  'colosseum.frame.phase-by-phase': ({ seat, next }, name) => ({
    reason: `Ahora no le toca a ${name(seat)}, sino a ${name(next)}.`,
    instead: `${name(next)} invierte o pasa.`,
  }),
  'colosseum.frame.phases-optional': () => ({
    reason: 'En esta mesa no se puede renunciar a la donación.',
    instead: 'Se pide una ficha a quien ha recibido el podio.',
  }),
  'colosseum.end.trigger': () => ({ reason: 'La partida ha terminado.', instead: OVER }),
  'colosseum.setup.arena-positions': ({ seat, from }, name) => ({
    reason: `La arena de ${name(seat)}, desde la casilla ${from}, pisa otra arena.`,
    instead: 'Cada arena ocupa sus propias casillas: conviene mirar el tablero.',
  }),
  'colosseum.setup.deal-green-3p': dealt(3),
  'colosseum.setup.deal-green-4p': dealt(4),
  'colosseum.setup.deal-green-5p': dealt(5),
  'colosseum.setup.deal-programs-low': dealtProgram(1, 5),
  'colosseum.setup.deal-programs-mid': dealtProgram(6, 10),
  'colosseum.setup.program-stacks': ({ program, lowest }) => ({
    reason: `En esta mesa se compra el programa de menor número de cada pila y el ${program} no lo es.`,
    instead: `De esa pila se puede comprar el programa ${lowest}.`,
  }),

  // Piezas de la caja
  'colosseum.asset.counts': tooMany,
  'colosseum.asset.special-counts': (facts) =>
    facts.used === true
      ? {
          reason: `En el juego hay ${assetText(facts.asset, facts.exist)} y ya se han usado todas.`,
          instead: 'Se sigue sin ella o se corrige lo indicado antes.',
        }
      : tooMany(facts),
  'colosseum.components.medals': ({ count, exist }) => ({
    reason: `En el juego hay ${medalsOf(exist)} y lo indicado suma ${count}.`,
    instead: 'Conviene volver a contar las de los jugadores y las de junto al tablero.',
  }),
  'colosseum.components.podiums': ({ count, exist }) => ({
    reason: `En el juego hay ${podiums(exist)} y lo indicado suma ${count}.`,
    instead: 'Conviene volver a contar los de cada arena.',
  }),
  'colosseum.components.season-tickets': ({ count, exist }) => ({
    reason: `En el juego hay ${tickets(exist)} y lo indicado suma ${count}.`,
    instead: 'Conviene volver a contar los de cada arena.',
  }),
  'colosseum.components.asset-tokens': ({ count, exist }) => ({
    reason: `En el juego hay ${tokensOf(exist)} y lo indicado suma ${count}.`,
    instead: 'Conviene volver a contar jugadores, mercados, bolsa y fichas fuera del juego.',
  }),
  'colosseum.star.below-three': ({ seat, star, tokens, least }, name) => ({
    reason: `El ${starText(star)} pide ${tokensOf(least)} y ${name(seat)} tiene ${tokens}.`,
    instead: 'Conviene volver a contar las fichas o indicar quién tiene el premio.',
  }),
  'colosseum.star.overtaken': ({ seat, star, rival }, name) => ({
    reason: `El ${starText(star)} no puede ser de ${name(seat)}: ${name(rival)} tiene más fichas de ese tipo.`,
    instead: 'Conviene volver a contar las fichas o indicar quién tiene el premio.',
  }),
  'colosseum.frame.round-counter': ({ seat, told, round }, name) => ({
    reason: `El espectáculo de ${name(seat)} de la ronda ${told} está por llegar: ahora es la ronda ${round}.`,
    instead: 'Se indica un espectáculo anterior u otra ronda o fase.',
  }),
  'colosseum.components.star-awards': ({ count, exist }) => ({
    reason: `En el juego hay ${counted(exist, 'premio')} y lo indicado suma ${count}.`,
    instead: 'Conviene volver a contar los premios de cada uno.',
  }),

  // Inversión
  'colosseum.invest.one-investment': ({ seat, invested, ways }, name) => ({
    reason: `${name(seat)} ya ha hecho ${investments(invested)} esta ronda.`,
    instead:
      ways.length === 0
        ? 'Sigue el jugador siguiente.'
        : `Otra se paga con ${ways.map((way) => MORE[way]).join(' o ')}; si no, se pasa.`,
  }),
  'colosseum.invest.extra-by-two-medals': ({ seat, invested, most }, name) =>
    most === undefined
      ? {
          reason: `La primera inversión de ${name(seat)} no necesita medallas.`,
          instead: 'Se hace sin ellas; las medallas sirven para la segunda.',
        }
      : limited(name(seat), invested, most),
  'colosseum.invest.extra-by-special-event': (
    { seat, invested, most, tokens, mayMedals },
    name,
  ) => {
    if (most !== undefined) return limited(name(seat), invested, most);
    return tokens === undefined
      ? {
          reason: `La primera inversión de ${name(seat)} no necesita ficha de evento especial.`,
          instead: 'Se hace sin ella; la ficha sirve para la segunda.',
        }
      : {
          reason: `${name(seat)} no tiene ninguna ficha de evento especial.`,
          instead:
            mayMedals === true
              ? 'La segunda inversión también se puede hacer con 2 medallas.'
              : 'Se sigue sin ella.',
        };
  },
  'colosseum.medal.use-two-investment': ({ seat, medals, needed, mayToken }, name) => ({
    reason: `Para otra inversión hacen falta ${medalsOf(needed)} y ${name(seat)} tiene ${medals}.`,
    instead: mayToken
      ? 'También sirve una ficha de evento especial; si no, se pasa.'
      : 'Se sigue sin ella.',
  }),
  'colosseum.invest.pay-now': (facts, name) => {
    const { seat, what, cost, coins, mayCash, mayToken, program, unread } = facts;
    const priced = program === undefined ? PRICED[what] : `${PRICED[what]} ${program}`;
    return {
      reason: `${priced} cuesta ${coinsOf(cost)} y ${name(seat)} tiene ${coins}.`,
      instead: checked(
        mayToken === 'no'
          ? `Se puede elegir otra inversión${mayCash ? ', cambiar medallas por monedas' : ''} o pasar.`
          : BY_TOKEN[mayToken],
        unread,
        program,
      ),
    };
  },
  'colosseum.program.buy': ({ program, from }) => ({
    reason:
      program === 0
        ? 'Falta decir qué programa se compra.'
        : `El programa ${program} no se vende nunca.`,
    instead: `Se venden los programas a partir del ${from}.`,
  }),
  'colosseum.program.unique': ({ program, owner }, name) => ({
    reason: `El programa ${program} es de ${name(owner)} y no hay otro igual.`,
    instead: 'Se puede elegir otro programa.',
  }),
  'colosseum.program.higher-number': ({ seat, program, than }, name) => ({
    reason: `${name(seat)} ya ha llegado al programa ${than} y el ${program} tiene un número menor.`,
    instead: `Se puede comprar un programa mayor que el ${than}.`,
  }),
  'colosseum.program.needs-larger-arena-later': ({ program, needs, has, unread }) => ({
    reason: `El programa ${program} pide una arena de ${squares(needs)} y la de ahora tiene ${has}; así no se compra en esta mesa.`,
    instead: checked('Primero se amplía la arena.', unread, program),
  }),
  'colosseum.program.contents': ({ program, asset, placed, needs, unread }) =>
    needs === 0
      ? {
          reason: `El programa ${program} no pide ${assetNames(asset)}.`,
          instead: checked('Se quita lo que sobra.', unread, program),
        }
      : {
          reason: `El programa ${program} pide ${assetText(asset, needs)} y se han puesto ${placed}.`,
          instead: checked('Se quita lo que sobra.', unread, program),
        },
  'colosseum.expand.max-two': ({ seat, size }, name) => ({
    reason: `La arena de ${name(seat)} ya ocupa ${squares(size)}, el máximo.`,
    instead: OTHER_INVESTMENT,
  }),
  'colosseum.expand.direction': ({ seat }, name) => ({
    reason: `Falta decir por qué extremo crece la arena de ${name(seat)}.`,
    instead: 'Se puede elegir cualquiera de los dos.',
  }),
  'colosseum.ticket.many-allowed': ({ exist }) => ({
    reason: `Ya no quedan abonos de temporada: en el juego hay ${exist}.`,
    instead: OTHER_INVESTMENT,
  }),
  'colosseum.loge.max-one': ({ seat }, name) => ({
    reason: `La arena de ${name(seat)} ya tiene su palco del Emperador.`,
    instead: OTHER_INVESTMENT,
  }),

  // Subastas
  'colosseum.auction.choose-market': ({ market }) => ({
    reason:
      market === 0
        ? 'No se ha nombrado ningún mercado para la subasta.'
        : `En el ${marketText(market)} no hay fichas.`,
    instead: 'Quien abre nombra un mercado con fichas.',
  }),
  'colosseum.auction.min-opening': opening,
  'colosseum.variant-intense.min-opening': opening,
  'colosseum.auction.highest-bid-wins': ({ bid, current, bidder }, name) => ({
    reason: `La puja más alta es de ${coinsOf(current)}, de ${name(bidder)}.`,
    instead:
      bid > current
        ? 'Hay que esperar a que se resuelva esta subasta.'
        : `Los demás pueden ofrecer ${current + 1} o más, o pasar.`,
  }),
  'colosseum.auction.winner-pays': ({ seat, bid, coins, means, least }, name) => ({
    reason:
      means === coins
        ? `${name(seat)} ${purse(coins)} y no puede ofrecer ${bid}.`
        : `${name(seat)} ${purse(coins)} y, con lo que puede cambiar, llega a ${means}: no puede ofrecer ${bid}.`,
    instead:
      means < least ? 'Tiene que pasar.' : `Puede ofrecer ${rangeText(least, means)}, o pasar.`,
  }),
  'colosseum.auction.until-one-left': ({ bidder, bid }, name) => ({
    reason: `Aún hay un lote en subasta: va ganando ${name(bidder)} con ${coinsOf(bid)}.`,
    instead: 'Antes terminan de pujar los demás y se paga.',
  }),
  'colosseum.auction.first-player-opens': ({ seat, next }, name) => ({
    reason: `La primera subasta la abre el jugador inicial: ${name(next)}, no ${name(seat)}.`,
    instead: `${name(next)} abre una subasta o pasa.`,
  }),
  'colosseum.auction.next-opener': ({ seat, next }, name) => ({
    reason: `Ahora le toca abrir a ${name(next)}, no a ${name(seat)}.`,
    instead: `${name(next)} abre una subasta o pasa.`,
  }),
  'colosseum.auction.pass-opening': ({ seat }, name) => ({
    reason: `${name(seat)} ya ha tenido su ocasión de abrir esta ronda.`,
    instead: 'Se puede pujar en las subastas de los demás.',
  }),
  'colosseum.auction.raise-clockwise': bidding,
  'colosseum.variant-intense.raise-clockwise': bidding,
  'colosseum.auction.pass-is-final-for-lot': outOfLot,
  'colosseum.variant-intense.pass-final': outOfLot,
  'colosseum.auction.one-win-per-round': ({ seat }, name) => ({
    reason: `${name(seat)} ya ha ganado una subasta esta ronda.`,
    instead: 'Podrá abrir y pujar otra vez en la ronda siguiente.',
  }),
  'colosseum.variant-intense.loser-may-reopen': ({ seat, opener }, name) => ({
    reason: `${name(seat)} ya ha ganado una subasta de las que abre ${name(opener)}.`,
    instead: 'Podrá pujar cuando abra otro jugador.',
  }),
  'colosseum.refill.on-opener-win': ({ tokens }) => ({
    reason: 'Antes hay que reponer los mercados vacíos.',
    instead: `Se indican las fichas nuevas: ${tokens}.`,
  }),
  'colosseum.refill.delayed': ({ isLast }) => ({
    reason: 'Ahora no se repone ningún mercado.',
    instead: isLast
      ? 'Ya no hay más subastas: los mercados quedan como están.'
      : 'Se reponen cuando quien abre gana o pasa.',
  }),
  'colosseum.refill.green-first': ({ told, tokens, green, orange }) => ({
    reason: `En los mercados hay que poner ${tokensOf(tokens)}, no ${told}.`,
    instead:
      orange === 0
        ? `Se indican las fichas de dorso verde: ${green}.`
        : `Se indican las fichas nuevas: ${green} de dorso verde y ${orange} de la bolsa.`,
  }),

  // Comercio
  'colosseum.trade.first-player-starts': ({ seat, next }, name) => ({
    reason: `Ahora comercia ${name(next)}, no ${name(seat)}.`,
    instead: `${name(next)} hace tratos o termina.`,
  }),
  'colosseum.trade.only-with-active': ({ active }, name) => ({
    reason: `Ahora comercia ${name(active)}: en todo trato participan ${name(active)} y otro jugador.`,
    instead: `Se puede tratar con ${name(active)} o esperar al turno propio.`,
  }),
  'colosseum.trade.only-tokens-and-coins': (facts) =>
    'piece' in facts
      ? {
          reason: `${PIECES[facts.piece]} no se comercian nunca.`,
          instead: 'Se comercian fichas de recurso y monedas.',
        }
      : {
          reason: `En un trato no pueden entrar ${assetNames(facts.asset)}.`,
          instead: 'Se entregan otras fichas de recurso y monedas.',
        },
  'colosseum.trade.immediate': ({ seat, asset, has, gives }, name) => {
    const instead = has === 0 ? 'Se ofrece otra cosa.' : `Puede entregar ${has} como máximo.`;
    if (asset === undefined)
      return {
        reason: `${name(seat)} ${purse(has)} y no puede entregar ${gives}.`,
        instead,
      };
    return {
      reason:
        has === 0
          ? `${name(seat)} no tiene ${assetNames(asset)} que entregar.`
          : `${name(seat)} tiene ${assetText(asset, has)} y no puede entregar ${gives}.`,
      instead,
    };
  },
  'colosseum.trade.purpose': ({ gift }) =>
    gift
      ? {
          reason: 'Solo entrega algo una de las partes y en esta mesa no se hacen regalos.',
          instead: 'Basta con que la otra parte pague 1 moneda.',
        }
      : {
          reason: 'En este trato no cambia de manos nada.',
          instead: 'Se indican fichas o monedas, o se termina de comerciar.',
        },
} satisfies Partial<Words['refusals']>;

function dealt(players: number) {
  return ({ seat, tokens, told }: RefusalFacts['colosseum.setup.deal-green-3p'], name: Name) =>
    told === tokens
      ? {
          reason: `${name(seat)} ya tiene sus fichas iniciales.`,
          instead: 'Se puede seguir con los demás jugadores o deshacer el reparto.',
        }
      : {
          reason: `Con ${players} jugadores, ${name(seat)} recibe ${tokensOf(tokens)}, no ${told}.`,
          instead: `Se indican sus fichas de dorso verde: ${tokens}.`,
        };
}

function dealtProgram(low: number, high: number) {
  return (
    { seat, program, owned }: RefusalFacts['colosseum.setup.deal-programs-low'],
    name: Name,
  ) => {
    if (owned !== undefined)
      return {
        reason: `Del ${low} al ${high} cada jugador tiene un solo programa y el de ${name(seat)} es el ${owned}.`,
        instead: `Se puede producir el programa ${owned} u otro que tenga.`,
      };
    return program >= low && program <= high
      ? {
          reason: `${name(seat)} ya tiene sus dos programas iniciales.`,
          instead: 'Se puede seguir con los demás jugadores o deshacer el reparto.',
        }
      : {
          reason: `El programa ${program} no está entre el ${low} y el ${high}.`,
          instead: `Se indica el que ha recibido ${name(seat)} de ese grupo.`,
        };
  };
}

function tooMany({ asset, exist }: RefusalFacts['colosseum.asset.counts']) {
  return {
    reason: `En el juego hay ${assetText(asset, exist)} y lo indicado suma más.`,
    instead: 'Conviene volver a contar jugadores, mercados y fichas fuera del juego.',
  };
}

function limited(who: string, invested: number, most: number) {
  return {
    reason: `${who} ya ha hecho ${investments(invested)} esta ronda y el límite es ${most}.`,
    instead: 'Se puede pasar y seguir en la ronda siguiente.',
  };
}

function opening({ bid, least }: RefusalFacts['colosseum.auction.min-opening']) {
  return {
    reason: `La puja inicial es de ${coinsOf(least)} como mínimo, no de ${bid}.`,
    instead: `Se puede abrir con ${least} o más, o pasar.`,
  };
}

function bidding({ seat, next }: RefusalFacts['colosseum.auction.raise-clockwise'], name: Name) {
  return {
    reason: `Se puja en sentido horario y ahora le toca a ${name(next)}, no a ${name(seat)}.`,
    instead: `${name(next)} ofrece más o pasa.`,
  };
}

function outOfLot({ seat }: RefusalFacts['colosseum.variant-intense.pass-final'], name: Name) {
  return {
    reason: `${name(seat)} está fuera de la subasta de este lote.`,
    instead: 'Siguen pujando los que no han pasado.',
  };
}

function rangeText(least: number, most: number): string {
  return least === most ? `${least}` : `de ${least} a ${most}`;
}

const MORE = {
  medals: '2 medallas',
  'special-event': 'una ficha de evento especial',
} as const;
