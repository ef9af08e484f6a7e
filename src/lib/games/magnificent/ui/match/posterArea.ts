// The poster area of a seat as the screen shows it: five spaces, the posters on them and the tents below.
import type { Poster, StartingTent } from '../../data/kinds.ts';
import type { SeatState, State } from '../../rules/state.ts';
import type { Table } from '../../rules/table.ts';
import { tentUnder } from '../../rules/table.ts';

export interface AreaSpace {
  /** From 1 at the left. */
  readonly space: number;
  readonly hasPoster: boolean;
  /** Undefined where nobody has read it. */
  readonly poster?: Poster | undefined;
  readonly tent?: StartingTent | 'unread' | undefined;
}

export function areaOf(table: Table, state: State, { own }: SeatState): readonly AreaSpace[] {
  if (own === undefined) return [];
  return Array.from({ length: table.tables.posters.spaces }, (_, at) => {
    const space = at + 1;
    const lying = own.posters.find((one) => one.space === space);
    return {
      space,
      hasPoster: lying !== undefined,
      poster: lying?.poster,
      tent: tentUnder(table, state, own, space),
    };
  });
}

/** A poster that nobody has read is proposed as the starting one where none is known to be, and none came to lie there before it. */
export function isLikelyStarting({ own }: SeatState, space: number): boolean {
  if (own === undefined) return false;
  const all = [...own.posters, ...own.completed];
  const isOut = all.some(({ poster }) => poster?.isStarting === true);
  const isOpen = own.completed.every(({ poster }) => poster !== undefined);
  const first = own.posters.find(({ poster }) => poster === undefined);
  return !isOut && isOpen && first?.space === space;
}
