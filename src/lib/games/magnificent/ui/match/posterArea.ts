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
