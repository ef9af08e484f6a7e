// Ways of playing this game in which clauses hold that hold in no other.
import type { ModesOf } from '../../../referee/modes.ts';
import type { HistrioSetup } from './fresh.ts';
import type { Table } from './table.ts';
import { hasFriends } from './table.ts';

export type Mode = 'friends';

export const modesUnder = (table: Pick<Table, 'tables'>): ModesOf<Mode, HistrioSetup> => ({
  friends: (setup) => hasFriends(table, setup),
});
