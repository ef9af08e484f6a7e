// What the table has done, in Spanish, for the history.
import type { MasterCard, Poster } from '../../data/kinds.ts';
import { ROUNDS } from '../../data/kinds.ts';
import { cardOfTurn } from '../../rules/cardBonus.ts';
import { BOARD_PARTS } from '../../rules/effectFacts.ts';
import type { Scored } from '../../rules/moveParts.ts';
import { displayedAt } from '../../rules/posterDeck.ts';
import { placeOf } from '../../rules/trackPlace.ts';
import type { Words } from '../words.ts';
import { bonusText } from './cards.ts';
import {
  agree,
  cards as cardsOf,
  coins as coinsOf,
  COLOUR,
  counted,
  dieText,
  gemsText,
  list,
  numbers,
  points as pointsOf,
  sets as setsOf,
  sizedText,
  spaces as spacesOf,
  tileName,
  trainers as trainersOf,
  trackPlace,
  trackSpace,
} from './grammar.ts';
import { actions, artists, boardParts, spaceName } from './terms.ts';

/** Parts of a move, those that were told. */
const parts = (...some: readonly (string | undefined)[]) =>
  some.filter((part) => part !== undefined).join(', ');

/** The sentence of what was told, if it was. */
function told<Value>(value: Value | undefined, said: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : said(value);
}

/** A name of its own, or the artist everybody sees on it. */
const posterName = (poster: Poster | undefined) =>
  poster?.name ?? (poster?.artist && artists[poster.artist]);

export const moves: Words['moves'] = {
  roll: ({ dice }) =>
    dice === undefined ? 'dados tirados' : `tirada: ${dice.map(dieText).join(', ')}`,
  addDie: ({ die, space }, _, before) =>
    parts(
      `dado ${dieText(die)} por un cartel del expositor`,
      told(space, (place) => `lugar ${place}`),
      posterName(displayedAt(before, space)),
    ),
  pay: ({ coins = {} }, name) =>
    parts(
      'pago por los dados',
      ...Object.entries(coins).map(([seat, count]) => `${name(seat)} con ${coinsOf(count)}`),
    ),
  takeSet: ({ set, card, tile, discard }, _, before) =>
    parts(
      before?.round === ROUNDS
        ? set === undefined
          ? 'una carta'
          : `carta ${set} del expositor`
        : set === undefined
          ? 'un conjunto'
          : `conjunto ${set}`,
      card?.name,
      told(tile, (one) => `ficha ${spaceName(one)}`),
      told(discard, (other) => `descarta ${before?.round === ROUNDS ? 'la' : 'el'} ${other}`),
    ),
  scoreCard: ({ scored }) => `puntúa la ${scoredText(scored)}`,
  scoreHalves: ({ cards }) => `puntúa la mitad de: ${cards.map(scoredText).join('; ')}`,
  scoreAreas: ({ covered }) =>
    parts(
      'monedas y áreas',
      told(covered, (areas) => counted(areas, 'área completa', 'áreas completas')),
    ),
  readCard: ({ card, read }) => `lo impreso en la ${cardOf(card, read)}`,
  readPoster: ({ space, read }) =>
    `lo impreso en el cartel de la casilla ${space}${read.name === undefined ? '' : ` (${read.name})`}`,
  readTent: ({ space }) => `lo impreso en la carpa de la casilla ${space}`,
  readBoard: (move) =>
    `lo impreso en el tablero: ${list(
      BOARD_PARTS.filter((part) => move[part] !== undefined).map((part) => boardParts[part]),
    )}`,
  turn: ({ die, card, action, hat, points, coins }, _, before) =>
    parts(
      `dado ${dieText(die)}`,
      told(card, (place) => `carta ${place}`),
      told(action, (one) => actions[one]),
      told(hat, ({ to }) => `sombrero a la ${trackSpace(placeOf(before, to))}`),
      told(points, pointsOf),
      told(coins, (count) => (count < 0 ? `paga ${coinsOf(-count)}` : coinsOf(count))),
    ),
  layOut: ({ sets, posters = [], offered = [], tents = {} }) =>
    parts(
      setsOf(sets.length),
      posters.length === 0 ? undefined : 'carteles del expositor',
      offered.length === 0 ? undefined : `fichas a elegir: ${offered.map(spaceName).join(', ')}`,
      Object.keys(tents).length === 0 ? undefined : 'carpas de las rutas',
    ),
  deal: ({ cards = [], poster }) => {
    const read = cards.filter(({ card }) => card !== undefined).length;
    return parts(
      'cartas y cartel repartidos',
      read === 0 && poster === undefined ? 'sin leer' : undefined,
      read === 0 ? undefined : `${cardsOf(read)} ${agree(read, 'leída', 'leídas')}`,
      told(poster, ({ name }) => name ?? 'cartel leído'),
    );
  },
  chooseTile: ({ tile }) => `ficha ${spaceName(tile)}`,
  placeTent: ({ space }) => `carpa de la caja en la casilla ${space}`,
  takeDie: ({ die, card, as, turned }) =>
    parts(
      `dado ${dieText(die)}`,
      `carta ${card}`,
      told(as, (colour) => `como ${COLOUR[colour]}`),
      told(turned, ({ to }) => `girado al ${to}`),
    ),
  boost: ({ gems }) => `${gemsText(gems)} para más poder`,
  useBonus: ({ seat, copied, bonus, gems }, _, before) => {
    const card = cardOfTurn(before, seat);
    const own = card === undefined ? 'bonificación' : `bonificación de la carta ${card}`;
    return parts(
      copied === undefined ? own : `copia de la carta ${copied}`,
      told(bonus, bonusText),
      told(gems, gemsText),
    );
  },
  useTrainers: ({ space, trainers }) => `${trainersOf(trainers)}: ${spaceName(space)}`,
  build: ({ requirement, small = 0, large = 0 }) => {
    const level = `construcción, nivel de ${requirement}`;
    return small + large === 0 ? level : `${level}: ${sizedText(small, large)}`;
  },
  layTile: ({ tile, isCardTile = false }) =>
    parts(tileName(tile), isCardTile ? 'por la carta maestra' : undefined),
  travel: ({ steps, wagon, isBackwards = false, tent, isLeft = false }) =>
    parts(
      `viaje de ${spacesOf(steps)}`,
      told(wagon, (colour) => `carromato ${COLOUR[colour]}`),
      isBackwards ? 'en sentido antihorario' : undefined,
      told(tent, ({ space }) => `carpa en la casilla ${space}`),
      isLeft ? 'deja la carpa' : undefined,
    ),
  takePoster: ({ from, display, poster, space }, _, before) =>
    from === 'none'
      ? 'no toma el cartel'
      : parts(
          from === 'deck'
            ? 'cartel del mazo'
            : parts(
                'cartel del expositor',
                told(display, (place) => `lugar ${place}`),
              ),
          posterName(poster ?? displayedAt(before, display)),
          space === undefined ? 'descartado' : `en la casilla ${space}`,
        ),
  perform: ({ to, from, posters }, _, before) =>
    parts(
      `actuación, sombrero ${from === undefined ? '' : `de la ${trackPlace(placeOf(before, from))} `}a la ${trackSpace(placeOf(before, to))}`,
      posters.length === 0
        ? 'sin completar carteles'
        : `${agree(posters.length, 'cartel de la casilla', 'carteles de las casillas')} ${numbers(posters.map(({ space }) => space))}`,
    ),
  arrange: () => 'carteles recolocados',
  endTurn: () => 'fin del turno',
};

/** «carta 3», «carta 3, El gran salto» */
const cardOf = (card: number, read: MasterCard | undefined) =>
  read?.name === undefined ? `carta ${card}` : `carta ${card}, ${read.name}`;

function scoredText({ card, read, count, points }: Scored): string {
  return parts(
    cardOf(card, read),
    told(count, (units) => `criterio × ${units}`),
    told(points, pointsOf),
  );
}
