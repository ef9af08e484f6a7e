// Tokens of the box that nobody has seen yet: what a refill or a deal can still bring.
import type { Tokens } from '../data/assets.ts';
import { ASSETS, amountOf } from '../data/assets.ts';
import { seenIn } from '../rules/refilling.ts';
import type { State } from '../rules/state.ts';
import type { Table } from '../rules/table.ts';

export function unseenIn({ tables }: Table, state: State): Tokens {
  const seen = seenIn(state);
  return Object.fromEntries(
    ASSETS.map((asset) => [asset, (tables.tokens[asset] ?? 0) - amountOf(seen, asset)]),
  );
}
