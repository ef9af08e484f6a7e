// The +N that the card of this turn still offers, and the table as it lies once that is used.
import type { CardBonus } from '../data/kinds.ts';
import { isBonusOpen, plusBonus } from '../rules/cardBonus.ts';
import { useBonus } from '../rules/phases/power.ts';
import type { SeatState, State } from '../rules/state.ts';
import { seatOf, type Table } from '../rules/table.ts';

export interface OpenPlus {
  readonly bonus: Extract<CardBonus, { kind: 'plus' }>;
  readonly state: State;
  readonly one: SeatState;
}

/** Undefined for a copy too: which card it copies nobody has said yet. */
export function openPlus(table: Table, state: State, one: SeatState): OpenPlus | undefined {
  const bonus = plusBonus(one, one.dice.at(-1)?.card ?? 0);
  if (bonus?.kind !== 'plus' || !isBonusOpen(table, state, one)) return undefined;
  const used = useBonus(table, state, { type: 'useBonus', seat: one.seat });
  const after = used.allowed ? seatOf(used.state, one.seat) : undefined;
  return used.allowed && after ? { bonus, state: used.state, one: after } : undefined;
}
