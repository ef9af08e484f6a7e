// What an actor of level 3 would bring each seat now: a dry run of the rules.
import type { Effect, SeatId } from '../../../referee/ruling.ts';
import { stage } from '../rules/phases/arrivals.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';

export interface StageWorth {
  readonly seat: SeatId;
  readonly ecus: number;
  /** What the rules would say of it. */
  readonly effects: readonly Effect[];
}

const PAY = 'histrio.alone.actor-3-pay';

export function stageWorth(table: Table, state: State): readonly StageWorth[] {
  return state.seats.map(({ seat }) => {
    const { effects } = stage(table, { state, effects: [] }, seat);
    const paid = effects.filter(({ clause }) => clause === PAY);
    const managers = paid[0]?.facts['managers'];
    return { seat, ecus: typeof managers === 'number' ? managers : 0, effects: paid };
  });
}
