// Special Event and Emperor tokens where tokens are not told: how many of the box have been used. Rulebook «Ресурсы представлений».
import type { Refused } from '../../../referee/ruling.ts';
import type { SpecialAsset } from '../data/assets.ts';
import { amountOf, plus } from '../data/assets.ts';
import { refuse } from './rulings.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { stands } from './table.ts';

/** A Joker is not used up. */
type Used = Exclude<SpecialAsset, 'joker'>;

/** True once all tokens of the box were told as used; before version 3 nobody counts them. */
export function areUsed({ tables }: Pick<Table, 'tables'>, { used = {} }: State, asset: Used) {
  return tables.specialsCounted === true && amountOf(used, asset) >= (tables.tokens[asset] ?? 0);
}

/** One token more than the box has. */
export function refuseUsed(table: Table, state: State, asset: Used): Refused | undefined {
  const exist = table.tables.tokens[asset] ?? 0;
  return areUsed(table, state, asset) && stands(table, 'colosseum.asset.special-counts')
    ? refuse('colosseum.asset.special-counts', { asset, exist, used: true })
    : undefined;
}

export function withUsed({ tables }: Table, state: State, asset: Used): State {
  return tables.specialsCounted === true
    ? { ...state, used: plus(state.used ?? {}, { [asset]: 1 }) }
    : state;
}
