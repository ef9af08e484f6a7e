// The ring of squares that the nobles walk: arenas, resting areas and what a roll lets them do. Rulebook «Фаза 4, Шаг 1».
import type { Face, Noble, Rank } from '../data/assets.ts';
import { NOBLES, RANKS, rankOf } from '../data/assets.ts';
import type { Tables } from '../data/tables.ts';
import type { ArenaSide } from './moves.ts';
import type { Readings } from './readings.ts';
import type { Arena } from './state.ts';

type Ring = Tables['ring'];
export type Nobles = Readonly<Record<Noble, number>>;

/** The square reached from another; squares may be negative for backward. */
export function onwards({ squares }: Ring, from: number, by: number): number {
  return (((from + by) % squares) + squares) % squares;
}

/** Squares an arena covers, clockwise. */
export function squaresOf(ring: Ring, { from, size }: Arena): number[] {
  return Array.from({ length: size }, (_, at) => onwards(ring, from, at));
}

/** An arena with one more square at the end named. */
export function grown(ring: Ring, { from, size }: Arena, side: ArenaSide) {
  return { from: side === 'clockwise' ? from : onwards(ring, from, -1), size: size + 1 };
}

/** The square that such an arena gains there, and who stands on it. */
export function gainedBy(
  ring: Ring,
  nobles: Nobles | undefined,
  { from, size }: Arena,
  side: ArenaSide,
) {
  const square = onwards(ring, from, side === 'clockwise' ? size : -1);
  return { square, nobles: NOBLES.filter((noble) => nobles?.[noble] === square) };
}

export function noblesIn(ring: Ring, nobles: Nobles, arena: Arena): Noble[] {
  const squares = squaresOf(ring, arena);
  return NOBLES.filter((noble) => squares.includes(nobles[noble]));
}

/** Number of nobles of each rank. */
export function ranksOf(nobles: readonly Noble[]): Record<Rank, number> {
  const count = (rank: Rank) => nobles.filter((noble) => rankOf(noble) === rank).length;
  return { emperor: count('emperor'), consul: count('consul'), senator: count('senator') };
}

export function spectatorsOf(nobles: Readonly<Record<Rank, number>>, { spectators }: Tables) {
  return RANKS.reduce((sum, rank) => sum + spectators[rank] * nobles[rank], 0);
}

/** Squares one die may move a noble. */
export function reachOf(face: Face, { choiceFace }: Pick<Readings, 'choiceFace'>): number[] {
  const isFree = face === 1 || (choiceFace === 'any-low-number' && face <= 3);
  return isFree ? [1, 2, 3] : [face];
}

/** Squares both dice together may move one noble. */
export function sumsOf(
  [one, other]: readonly [Face, Face],
  readings: Pick<Readings, 'choiceFace'>,
): number[] {
  const sums = reachOf(one, readings).flatMap((first) =>
    reachOf(other, readings).map((second) => first + second),
  );
  return [...new Set(sums)].sort((few, many) => few - many);
}
