// Markets filled with green tokens first, then from the bag. Rulebook «Заполнение рынков».
import type { Refused, Ruling } from '../../../../referee/ruling.ts';
import type { Asset, Tokens } from '../../data/assets.ts';
import { ASSETS, amountOf, isStandard, plus, tokensOf } from '../../data/assets.ts';
import { goOn } from '../flow.ts';
import type { MoveOf } from '../moves.ts';
import type { Course } from '../rulings.ts';
import { effect, refuseFirmly, rest } from '../rulings.ts';
import type { State, TokenTable } from '../state.ts';
import type { Table } from '../table.ts';
import { refuseOver } from './turn.ts';

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

/** Green tokens that a refill may use; the one left over of the deal is a house ruling. */
function greenOf({ green }: TokenTable, { readings, phase }: State): number {
  return readings.leftover === 'out-of-game' && phase !== 'setup' ? 0 : green;
}

export function refill(table: Table, state: State, { tokens }: MoveOf<'refill'>): Ruling<State> {
  const isSetup = state.phase === 'setup';
  const over = refuseOver(state);
  if (over !== undefined) return over;
  if (state.table === undefined || (!state.refilling && !isFillable(state)))
    return refuseFirmly('colosseum.refill.delayed', {});
  const due = refillDue(table, state);
  if (tokens.length !== due.tokens)
    return refuseFirmly('colosseum.refill.green-first', {
      told: tokens.length,
      tokens: due.tokens,
      green: due.green,
      orange: due.orange,
    });
  const wrong = refuseTypes(table, state, tokensOf(tokens));
  if (wrong !== undefined) return wrong;
  const markets = state.table.markets.map((all, at) => {
    const place = due.markets.indexOf(at + 1);
    return place < 0 ? all : tokens.slice(place * table.tables.lot, (place + 1) * table.tables.lot);
  });
  const [green, bag] = [state.table.green - due.green, state.table.bag - due.orange];
  const filled: Course = {
    state: { ...state, refilling: false, sold: 0, table: { ...state.table, markets, green, bag } },
    effects: [
      isSetup
        ? effect('colosseum.setup.fill-markets-green', undefined, {
            markets: due.markets.length,
            tokens: tokens.length,
          })
        : effect('colosseum.refill.green-first', undefined, {
            green: due.green,
            orange: due.orange,
            greenLeft: green,
            bag,
          }),
    ],
  };
  return rest(goOn(table, filled));
}

/** At set-up the markets are filled once. */
function isFillable({ phase, table }: State): boolean {
  return phase === 'setup' && table !== undefined && table.markets.every((all) => all.length === 0);
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
