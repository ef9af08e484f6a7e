// What trainers at hand can still add to the power of an action, and the table as it lies with each more of them on a tile.
import type { Action } from '../data/kinds.ts';
import { TRAINER_TILES } from '../data/kinds.ts';
import { spaceKindOf } from '../rules/known.ts';
import { useTrainers } from '../rules/phases/trainers.ts';
import type { SeatState, State } from '../rules/state.ts';
import { seatOf, type Table } from '../rules/table.ts';

export interface TrainersPut {
  /** How many stand there by then. */
  readonly trainers: number;
  readonly state: State;
  readonly one: SeatState;
}

/** One use after another, those first that bring the most for each trainer; none where nothing more is to be had. */
export function trainersAhead(
  table: Table,
  state: State,
  one: SeatState,
  action: Action,
): readonly TrainersPut[] {
  const next = nextUse(table, { trainers: 0, state, one }, action);
  if (next === undefined) return [];
  const more = trainersAhead(table, next.state, next.one, action);
  return [next, ...more.map((put) => ({ ...put, trainers: put.trainers + next.trainers }))];
}

/** By a dry run; where nobody knows how many trainers a space takes, one does. */
function nextUse(
  table: Table,
  { state, one }: TrainersPut,
  action: Action,
): TrainersPut | undefined {
  const { trainerSpaces } = table.tables;
  const uses = TRAINER_TILES.flatMap((space) => {
    const { plus = 0, action: only } = trainerSpaces[space];
    const isOwn = one.own?.tiles.includes(space) === true;
    if (!isOwn || plus === 0 || (only !== undefined && only !== action)) return [];
    const trainers = spaceKindOf(table.tables, state.copy, space) === 'double' ? 2 : 1;
    return [{ space, trainers, each: plus / trainers }];
  }).sort((first, second) => second.each - first.each);
  for (const { space, trainers } of uses) {
    const used = useTrainers(table, state, {
      type: 'useTrainers',
      seat: one.seat,
      space,
      trainers,
    });
    const after = used.allowed ? seatOf(used.state, one.seat) : undefined;
    if (used.allowed && after) return { trainers, state: used.state, one: after };
  }
  return undefined;
}
