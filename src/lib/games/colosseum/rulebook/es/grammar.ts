// Spanish grammar of this game: numbers with their nouns, tokens, nobles, programs and squares.
import { listAnd, listOr } from '../../../../i18n/spanishList.ts';
import type { SeatId } from '../../../../referee/ruling.ts';
import type { Asset, Face, Noble, Rank, Star, Tokens } from '../../data/assets.ts';
import { amountOf, ASSETS, RANKS } from '../../data/assets.ts';
import type { Phase } from '../../rules/state.ts';
import type { Name } from '../words.ts';

/** «1 ficha», «5 fichas» */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${agree(count, one, many)}`;

/** The word alone, singular only for one. */
export const agree = (count: number, one: string, many: string): string =>
  count === 1 ? one : many;

export const coins = (count: number) => counted(count, 'moneda');
/** «tiene 5 monedas», «no tiene monedas» */
export const purse = (count: number) =>
  count === 0 ? 'no tiene monedas' : `tiene ${coins(count)}`;
export const medals = (count: number) => counted(count, 'medalla');
export const tokens = (count: number) => counted(count, 'ficha');
export const greenTokens = (count: number) =>
  counted(count, 'ficha de dorso verde', 'fichas de dorso verde');
export const orangeTokens = (count: number) =>
  counted(count, 'ficha de dorso naranja', 'fichas de dorso naranja');
export const spectators = (count: number) => counted(count, 'espectador', 'espectadores');
export const squares = (count: number) => counted(count, 'casilla');
export const markets = (count: number) => counted(count, 'mercado');
export const programs = (count: number) => counted(count, 'programa');
export const podiums = (count: number) => counted(count, 'podio');
export const tickets = (count: number) =>
  counted(count, 'abono de temporada', 'abonos de temporada');
export const needed = (count: number) => counted(count, 'recurso');
export const dice = (count: number) => counted(count, 'dado');
export const investments = (count: number) => counted(count, 'inversión', 'inversiones');

/** «queda 1», «quedan 5» */
export const left = (count: number) => `${agree(count, 'queda', 'quedan')} ${count}`;
/** «falta 1 recurso», «faltan 2 recursos» */
export const lacking = (count: number) => `${agree(count, 'falta', 'faltan')} ${needed(count)}`;

const NOUNS: Readonly<Record<Asset, readonly [one: string, many: string]>> = {
  gladiator: ['gladiador', 'gladiadores'],
  comedian: ['comediante', 'comediantes'],
  musician: ['músico', 'músicos'],
  horse: ['caballo', 'caballos'],
  torch: ['antorcha', 'antorchas'],
  priest: ['sacerdote', 'sacerdotes'],
  ship: ['barco', 'barcos'],
  lion: ['león', 'leones'],
  scenery: ['escenografía', 'escenografías'],
  decoration: ['decoración', 'decoraciones'],
  chariot: ['cuadriga', 'cuadrigas'],
  cage: ['jaula', 'jaulas'],
  joker: ['comodín', 'comodines'],
  emperor_token: ['ficha del Emperador', 'fichas del Emperador'],
  special_event: ['ficha de evento especial', 'fichas de evento especial'],
};

/** «león» */
export const assetName = (asset: Asset) => NOUNS[asset][0];
/** «leones» */
export const assetNames = (asset: Asset) => NOUNS[asset][1];
/** «1 león», «2 gladiadores» */
export const assetText = (asset: Asset, count: number) => counted(count, ...NOUNS[asset]);

/** «2 gladiadores y 1 león», and coins where there are any. */
export function holdingText(held: Tokens, money = 0): string {
  const all = ASSETS.filter((asset) => amountOf(held, asset) > 0).map((asset) =>
    assetText(asset, amountOf(held, asset)),
  );
  return list(money === 0 ? all : [...all, coins(money)]);
}

/** «2 gladiadores y 1 león», «ninguna ficha» */
export function tokensText(held: Tokens): string {
  const text = holdingText(held);
  return text === '' ? 'ninguna ficha' : text;
}

/** «gladiador, caballo o león» */
export const oneOfAssets = (some: readonly Asset[]) => listOr(some.map(assetName));

/** «premio de león» */
export const starText = (star: Star) => `premio de ${assetName(star)}`;

export const NOBLE_NAMES: Readonly<Record<Noble, string>> = {
  emperor: 'Emperador',
  consul_1: 'Cónsul 1',
  consul_2: 'Cónsul 2',
  senator_1: 'Senador 1',
  senator_2: 'Senador 2',
  senator_3: 'Senador 3',
};

export const RANK_NAMES: Readonly<Record<Rank, string>> = {
  emperor: 'Emperador',
  consul: 'Cónsul',
  senator: 'Senador',
};

const MANY_OF_RANK: Readonly<Record<Rank, string>> = {
  emperor: 'Emperadores',
  consul: 'Cónsules',
  senator: 'Senadores',
};

/** «Emperador, 2 Cónsules y 1 Senador», «ningún noble en la arena» */
export function courtText(nobles: Readonly<Record<Rank, number>>): string {
  const present = RANKS.filter((rank) => nobles[rank] > 0);
  if (present.length === 0) return 'ningún noble en la arena';
  return list(
    present.map((rank) =>
      rank === 'emperor' && nobles[rank] === 1
        ? RANK_NAMES[rank]
        : counted(nobles[rank], RANK_NAMES[rank], MANY_OF_RANK[rank]),
    ),
  );
}

export const nobleList = (some: readonly Noble[]) => list(some.map((noble) => NOBLE_NAMES[noble]));

const FACE_TEXTS: Readonly<Record<Face, string>> = {
  1: 'I–III',
  2: 'II',
  3: 'III',
  4: 'IV',
  5: 'V',
  6: 'VI',
};
export const faceText = (face: Face) => FACE_TEXTS[face];
/** «I–III y V» */
/** «VI y IV»: Roman numerals are read as words, and none of them begins with the sound of an i. */
export const faces = (some: readonly Face[]) => some.map(faceText).join(' y ');

export const list = listAnd;
export const numbers = (some: readonly number[]) => list(some.map(String));
export const oneOfNumbers = (some: readonly number[]) => listOr(some.map(String));
export const names = (seats: readonly SeatId[], name: Name) =>
  list(seats.map((seat) => name(seat)));
export const oneOfNames = (seats: readonly SeatId[], name: Name) =>
  listOr(seats.map((seat) => name(seat)));

export const marketText = (market: number) => (market === 0 ? 'un mercado' : `mercado ${market}`);
/** «del mercado 3», «de un mercado» */
export const ofMarket = (market: number) =>
  market === 0 ? 'de un mercado' : `del ${marketText(market)}`;
export const squareText = (square: number) => `casilla ${square}`;

/** A phase inside a sentence. */
export const THE_PHASE: Readonly<Record<Phase, string>> = {
  setup: 'la preparación',
  investing: 'la inversión',
  acquiring: 'las subastas',
  trading: 'el comercio',
  producing: 'la producción',
  closing: 'las ceremonias de clausura',
  farewell: 'el último cambio de medallas',
  over: 'el final de la partida',
};

/** «3 casillas», «3 casillas hacia atrás» */
export const walk = (by: number) => (by < 0 ? `${squares(-by)} hacia atrás` : squares(by));

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
