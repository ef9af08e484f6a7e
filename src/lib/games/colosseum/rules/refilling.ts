// What a refill takes and which tokens have been seen. Rulebook «Заполнение рынков», «Ресурсы представлений».
import type { Refused } from '../../../referee/ruling.ts';
import type { Asset, Tokens } from '../data/assets.ts';
import { ASSETS, amountOf, isStandard, plus, tokensOf } from '../data/assets.ts';
import { refuseFirmly } from './rulings.ts';
import type { State, TokenTable } from './state.ts';
import type { Table } from './table.ts';

export interface RefillDue {
  /** Tokens to lay out. */
  readonly tokens: number;
  readonly green: number;
  readonly orange: number;
  /** Empty markets, from 1. */
  readonly markets: number[];
}

/** What the next refill takes; at scorekeeper level only how many tokens. */
export function refillDue({ tables }: Table, state: State): RefillDue {
  const { table } = state;
  if (table === undefined)
    return { tokens: state.sold * tables.lot, green: 0, orange: 0, markets: [] };
  const markets = table.markets.flatMap((all, at) => (all.length === 0 ? [at + 1] : []));
  const wanted = markets.length * tables.lot;
  const tokens = Math.min(wanted, greenOf(table, state) + table.bag);
  const green = Math.min(tokens, greenOf(table, state));
  return { tokens, green, orange: tokens - green, markets };
}

/** No market waits to be filled any more. */
export function allFilled({ empty: _, ...state }: State): State {
  return { ...state, refilling: false, sold: 0 };
}

/** Green tokens that a refill may use; the one left over of the deal is a house ruling. */
function greenOf({ green }: TokenTable, { readings, phase }: State): number {
  return readings.leftover === 'out-of-game' && phase !== 'setup' ? 0 : green;
}

/** More tokens of a type than the box holds. */
export function refuseTypes({ tables }: Table, state: State, tokens: Tokens): Refused | undefined {
  const seen = plus(seenIn(state), tokens);
  const asset = ASSETS.find((one) => amountOf(seen, one) > (tables.tokens[one] ?? 0));
  if (asset === undefined) return undefined;
  const facts = { asset, exist: tables.tokens[asset] ?? 0 };
  return isStandard(asset)
    ? refuseFirmly('colosseum.asset.counts', facts)
    : refuseFirmly('colosseum.asset.special-counts', facts);
}

/** Every token that has been face up: before the players, on the markets, out of the game. */
export function seenIn({ seats, table }: State): Tokens {
  const held = seats.reduce<Tokens>((sum, { tokens }) => plus(sum, tokens), {});
  const lying: readonly Asset[] = table?.markets.flat() ?? [];
  return plus(plus(held, tokensOf(lying)), table?.gone ?? {});
}
