// Whether an action could still be carried out: what was begun for it binds a turn only as long as it can. Rulebook «Ход игры».
import type { Action } from '../data/kinds.ts';
import { gemCount } from '../data/kinds.ts';
import { hasRoom, shortOf } from './fitting.ts';
import { mayStandOn } from './hats.ts';
import { powerNow } from './powerNow.ts';
import type { SeatState, State } from './state.ts';
import type { Table } from './table.ts';
import { levelsFor } from './table.ts';

export function isPossible(table: Table, state: State, one: SeatState, action: Action): boolean {
  switch (action) {
    case 'build':
      return canBuild(table, state, one);
    case 'travel':
      return true;
    case 'perform':
      return canPerform(table, state, one);
  }
}

/** A level within power whose tiles are there and fit, where the table asks for that; where nobody has read the levels there may be one. */
function canBuild(table: Table, state: State, one: SeatState): boolean {
  const power = powerNow(table, state, one, 'build');
  const levels = levelsFor(state, one);
  const isBarred = state.readings.level === 'level-barred';
  return (
    levels === undefined ||
    levels.some(
      (level) =>
        level.requirement <= power &&
        (!isBarred ||
          (shortOf(table, state, one, level) === undefined && hasRoom(table, state, one, level))),
    )
  );
}

/** Gems were discarded, and the table plays that none are for performing. */
export function isBarredByGems({ readings, turn }: Pick<State, 'readings' | 'turn'>): boolean {
  return readings.performGems === 'no-gems' && gemCount(turn?.gems ?? {}) > 0;
}

/** A space within power on which a hat may stand; and gems do not forbid it. */
function canPerform(table: Table, state: State, one: SeatState): boolean {
  if (isBarredByGems(state)) return false;
  const power = powerNow(table, state, one, 'perform');
  return (state.copy.track ?? []).some(
    ({ requirement }, at) => requirement <= power && mayStandOn(table, state, one, at + 1),
  );
}
