// What follows at the end of a round and of the game, in Spanish: one short line each.
import { COLOURS } from '../../data/kinds.ts';
import type { EffectFacts, ScoredFacts } from '../../rules/effectFacts.ts';
import type { Words } from '../words.ts';
import { criterionName } from './cards.ts';
import {
  agree,
  capital,
  cardText,
  coins as coinsOf,
  COLOUR,
  counted,
  gems as gemsOf,
  left as leftOf,
  list,
  names,
  points as pointsOf,
  cards as cardsOf,
  sets as setsOf,
  trackSpace,
} from './grammar.ts';
import { spaceName } from './terms.ts';

export const endEffects = {
  // Pago
  'magnificent.payment.highest-colour-sum': ({ due, sums, clear, paid, coins }) => {
    const most = Math.max(...COLOURS.map((colour) => sums[colour]));
    const highest = COLOURS.find((colour) => most > 0 && sums[colour] === most);
    const parts = [
      ...(highest === undefined ? [] : [`${COLOUR[highest]} ${most}`]),
      ...(clear === 0 ? [] : [`${COLOUR.clear} ${clear}`]),
    ];
    const sum = parts.length === 0 ? '' : ` (${list(parts)})`;
    return `${paid < due ? `Paga ${paid} de ${due}` : `Paga ${due}`}${sum}; ${leftOf(coins)}`;
  },
  'magnificent.payment.penalty-round-one': missed,
  'magnificent.payment.penalty-round-two': missed,
  'magnificent.payment.penalty-round-three': missed,

  // Conjuntos
  'magnificent.sets.lower-hat-returns': (place) => `Recoge el sombrero de la ${trackSpace(place)}`,
  'magnificent.sets.order-by-hats': ({ order }, name) =>
    `Orden para elegir: ${order.map(name).join(', ')}`,
  'magnificent.solo.discard-top-sets': ({ sets, isCard }) => {
    if (sets === 0)
      return isCard ? 'No se descarta ninguna carta' : 'No se descarta ningún conjunto';
    const gone = isCard ? cardsOf(sets) : setsOf(sets);
    return `Por los sombreros de encima se ${agree(sets, 'descarta', 'descartan')} ${gone}`;
  },
  'magnificent.sets.take-card-and-tile': ({ set, name, tile, isCard }) =>
    [
      isCard
        ? set === undefined
          ? 'Toma una carta'
          : `Carta ${set} del expositor`
        : set === undefined
          ? 'Toma un conjunto'
          : `Conjunto ${set}`,
      ...(name === undefined ? [] : [name]),
      ...(tile === undefined ? [] : [`ficha ${spaceName(tile)}`]),
    ].join(', '),
  'magnificent.sets.no-tiles-in-last-round': () => 'Sin ficha de entrenador en la última ronda',
  'magnificent.sets.two-players-gap': discarded,
  'magnificent.sets.two-players-no-gap': discarded,
  'magnificent.solo.clear-and-refill-display': ({ sets, isCard }) =>
    `Resto del expositor, al descarte: ${isCard ? cardsOf(sets) : setsOf(sets)}`,

  // Cartas
  'magnificent.score-card.move-marker': scored,
  'magnificent.end.half-master-cards': (facts) => `${scored(facts)}; la mitad de ${facts.full}`,
  'magnificent.criteria.lower-half': ({ card, name }) =>
    `Anotado lo que lleva impreso: ${cardText(card, name)}`,
  'magnificent.components.posters': ({ space, name }) =>
    `Anotado lo que lleva impreso: ${name ?? `cartel de la casilla ${space}`}`,
  'magnificent.components.tents': ({ space }) =>
    `Anotado lo que lleva impreso: carpa de la casilla ${space}`,

  // Final de la partida
  'magnificent.end.coins': ({ coins }) => `${coinsOf(coins)} al final`,
  'magnificent.end.camp-areas': ({ areas, byGems }) => {
    const all = counted(areas, 'área completa', 'áreas completas');
    return byGems === 0 ? all : `${all}, ${byGems} con gemas`;
  },
  'magnificent.end.gems-fill-spaces': ({ gems, areas }) =>
    `${gemsOf(gems)} para completar ${counted(areas, 'área')}`,
  'magnificent.end.tie-break': ({ seats, hats }, name) =>
    `Empate a puntos; va por delante el sombrero más alto: ${hats.map((hat, at) => `${name(seats[at] ?? '')} en la ${trackSpace(hat)}`).join(', ')}`,
  'magnificent.end.winner': ({ seats, points }, name) =>
    seats.length === 1
      ? `Gana ${names(seats, name)} con ${pointsOf(points)}`
      : `Victoria compartida de ${names(seats, name)} con ${pointsOf(points)}`,
  'magnificent.solo.goal': ({ points, goal, won }) =>
    won
      ? `Victoria en solitario: ${pointsOf(points)}; la meta era ${goal}`
      : `Sin victoria en solitario: ${pointsOf(points)}; la meta era ${goal}`,
  'magnificent.solo.rank-outstanding': ({ points }) =>
    `${pointsOf(points)}: rango de empresario sobresaliente`,
  'magnificent.solo.rank-best': ({ points }) => `${pointsOf(points)}: mejor showman del siglo`,
} satisfies Partial<Words['effects']>;

function missed({ missing, each }: EffectFacts['magnificent.payment.penalty-round-one']): string {
  return `${agree(missing, 'Falta', 'Faltan')} ${coinsOf(missing)}, a ${pointsOf(each)} por moneda`;
}

function discarded({ set, isCard }: EffectFacts['magnificent.sets.two-players-gap']): string {
  if (isCard) return set === undefined ? 'Descarta una carta' : `Descarta la carta ${set}`;
  return set === undefined ? 'Descarta un conjunto' : `Descarta el conjunto ${set}`;
}

/** «Carta 3: carpas, 4 × 3, 9 como mucho» */
function scored({ card, name, kind, colour, count, each, maximum, told }: ScoredFacts): string {
  const parts = [
    ...(kind === undefined ? [] : [criterionName(kind, colour)]),
    ...(count === undefined || each === undefined ? [] : [`${count} × ${each}`]),
    ...(maximum === undefined ? [] : [`${maximum} como mucho`]),
    ...(told === undefined ? [] : [`no ${told}, como se dijo`]),
  ];
  const title = capital(cardText(card, name));
  return parts.length === 0 ? title : `${title}: ${parts.join(', ')}`;
}
