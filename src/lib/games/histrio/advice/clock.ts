// How long the season still lasts, and how far its last deal reaches.
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';
import { allCities, deckAfterDeal, turnsLeft } from '../rules/table.ts';

export interface SeasonClock {
  readonly season: 1 | 2;
  readonly turn: number;
  /** Turns of the season in all. */
  readonly turns: number;
  /** Turns still to come after this one. */
  readonly left: number;
  readonly isLast: boolean;
  /** Cities that the last deal does not reach; empty when it reaches all, or has been dealt. */
  readonly lacks: readonly number[];
}

export function seasonClock(table: Table, state: State): SeasonClock {
  const { season, turn } = state;
  const left = turnsLeft(table, state);
  const rest = deckAfterDeal(table, state) % table.tables.cities;
  return {
    season,
    turn,
    turns: turn + left,
    left,
    isLast: left === 0,
    lacks: rest === 0 ? [] : allCities(table.tables).filter((city) => city > rest),
  };
}
