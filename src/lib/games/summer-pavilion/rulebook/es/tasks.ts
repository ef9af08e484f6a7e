// What the table is asked to do and what it has done, in Spanish: checklists, steps and moves.
import { countOf } from '../../data/pieces.ts';
import { draftedTiles } from '../drafted.ts';
import type { Words } from '../words.ts';
import {
  agree,
  bareTiles,
  COLOUR_NAMES,
  counted,
  everyTile,
  from,
  laid,
  list,
  num,
  someTiles,
  tiles,
} from './grammar.ts';

export const checklist: Words['checklist'] = {
  'summer-pavilion.setup.player-board': ({ seats }) =>
    `Repartir ${boardsOf(seats)}, con las estrellas de colores hacia arriba`,
  'summer-pavilion.variant.flip': ({ seats }) =>
    `Repartir ${boardsOf(seats)}, con las estrellas grises hacia arriba`,
  'summer-pavilion.setup.factories-ring': ({ displays }) =>
    `Formar un círculo con ${displaysOf(displays)}`,
  'summer-pavilion.setup.scoring-board': () =>
    'Poner el tablero de puntuación junto a los expositores',
  'summer-pavilion.setup.round-counter': ({ joker }) =>
    `Poner el marcador de ronda en la ronda 1: comodín ${COLOUR_NAMES[joker]}`,
  'summer-pavilion.setup.scoring-marker': ({ total }) =>
    `Poner los marcadores de puntuación en la casilla ${num(total)}`,
  'summer-pavilion.setup.bag': ({ tiles: count }) => `Meter las ${tiles(count)} en la bolsa`,
  'summer-pavilion.setup.supply-ten': ({ tiles: count }) =>
    `Sacar ${tiles(count)} al azar para el suministro`,
  'summer-pavilion.setup.fill-factories': ({ tiles: count, displays, bag }) =>
    `Sacar ${tiles(count)} al azar para cada uno de los ${displaysOf(displays)}; en la bolsa quedan ${num(bag)}`,
  'summer-pavilion.setup.start-token-center': () =>
    'Dejar el marcador de jugador inicial en el centro de la mesa',
  'summer-pavilion.setup.tower': () =>
    'Poner la torre entre los expositores y el tablero de puntuación',
  'summer-pavilion.setup.eighty-tokens': () => 'Dejar a mano las fichas de 80 puntos',
  'summer-pavilion.setup.return-unused': ({ boards, displays }) => {
    const back = [
      ...(boards > 0
        ? [boardsOf(boards), counted(boards, 'marcador de puntuación', 'marcadores de puntuación')]
        : []),
      ...(displays > 0 ? [displaysOf(displays)] : []),
    ];
    return back.length === 0 ? 'No devolver nada a la caja' : `Devolver a la caja ${list(back)}`;
  },
  'summer-pavilion.prep.advance-counter': ({ round, joker }) =>
    `Avanzar el marcador de ronda a la ronda ${round}: comodín ${COLOUR_NAMES[joker]}`,
  'summer-pavilion.supply.refill': ({ tiles: count }) => `Reponer ${tiles(count)} en el suministro`,
  'summer-pavilion.prep.refill-factories': ({ tiles: count, displays }) =>
    `Sacar ${tiles(count)} al azar para cada uno de los ${displaysOf(displays)}`,
  'summer-pavilion.prep.bag-empty': () => 'Si se vacía la bolsa, volcar en ella la torre y seguir',
  'summer-pavilion.prep.shortage': ({ tiles: count, missing }) =>
    `Repartir las losetas que quedan (${num(count)}, ${agree(missing, 'falta', 'faltan')} ${num(missing)}) y jugar con ellas`,
  'summer-pavilion.prep.token-back': () =>
    'Devolver el marcador de jugador inicial al centro de la mesa',
  'summer-pavilion.prep.corners-back': ({ tiles: count }) =>
    `Poner junto a los tableros ${count === undefined ? 'las losetas' : tiles(count)} de las esquinas`,
};

/** Short: they stand in the thumb zone of a phone. */
export const steps: Words['steps'] = {
  draft: ({ joker }, who) => asked(who, `coger losetas · comodín ${COLOUR_NAMES[joker]}`),
  takeToken: () => 'Anotar quién coge primero del centro',
  endDrafting: () => 'Terminar la fase 1: no quedan losetas',
  place: ({ joker }, who) => asked(who, `colocar loseta · comodín ${COLOUR_NAMES[joker]}`),
  pass: ({ lastRound }, who) =>
    asked(who, lastRound ? 'pasar, −1 punto por loseta' : 'pasar y guardar hasta 4'),
  takeOwed: ({ owed }, who) =>
    asked(who, `coger ${counted(owed, 'loseta pendiente', 'losetas pendientes')}`),
  prepareRound: ({ round, joker }) => `Preparar la ronda ${round} · comodín ${COLOUR_NAMES[joker]}`,
  scoreGoals: () => 'Contar los objetivos',
};

export const moves: Words['moves'] = {
  draft: (move, _, before) => {
    const taken = draftedTiles(move, before);
    return `${taken === undefined ? everyTile(move.colour) : someTiles(taken)} ${from(move.source)}`;
  },
  takeToken: ({ tiles: count }) => `marcador de jugador inicial, con ${tiles(count)}`,
  endDrafting: () => 'fase 1 terminada',
  fillDisplay: ({ display, tiles: some }) => `expositor ${display}: ${someTiles(some)}`,
  fillSupply: ({ tiles: some }) => `suministro: ${someTiles(some)}`,
  place: ({ space, colour, pay, pick }) => {
    const paid = pay === undefined ? '' : `; pago: ${someTiles(pay)}`;
    const picked = pick === undefined ? '' : `; del suministro: ${someTiles(pick)}`;
    return `${laid(space, colour)}${paid}${picked}`;
  },
  takeOwed: ({ pick }) => `losetas pendientes: ${bareTiles(pick)}`,
  pass: ({ keep, kept, lost }) => {
    const isNone = keep !== undefined && countOf(keep) === 0;
    const stays = keep === undefined ? kept : isNone ? 0 : someTiles(keep);
    const parts = [
      ...(stays === undefined
        ? []
        : [
            stays === 0
              ? 'no guarda nada'
              : `guarda ${typeof stays === 'number' ? tiles(stays) : stays}`,
          ]),
      ...(lost === undefined || lost === 0 ? [] : [`descarta ${tiles(lost)}`]),
    ];
    return ['pasa', ...parts].join(', ');
  },
  prepareRound: () => 'siguiente ronda preparada',
  scoreGoals: () => 'objetivos contados',
};

function asked(who: string, what: string): string {
  return who === '' ? what.charAt(0).toLocaleUpperCase('es') + what.slice(1) : `${who}: ${what}`;
}

function boardsOf(count: number): string {
  return counted(count, 'tablero', 'tableros');
}

function displaysOf(count: number): string {
  return counted(count, 'expositor', 'expositores');
}
