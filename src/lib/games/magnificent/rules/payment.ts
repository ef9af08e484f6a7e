// What the dice of a round cost, and what missing coins cost. Rulebook «Конец раунда», 1.
import type { Colour, Die, DieColour } from '../data/kinds.ts';
import { COLOURS, DIE_COLOURS } from '../data/kinds.ts';

export type Sums = Readonly<Record<DieColour, number>>;

export interface Owed {
  readonly sums: Sums;
  /** Colour of the highest sum, the first one of equal sums; undefined without coloured dice. */
  readonly highest: Colour | undefined;
  /** Coins. */
  readonly owed: number;
}

/** The highest sum of one colour and all clear dice; symbols on cards and every +N are free. */
export function owedFor(dice: readonly Die[]): Owed {
  const sums = sumsOf(dice);
  const most = Math.max(...COLOURS.map((colour) => sums[colour]));
  return {
    sums,
    highest: most === 0 ? undefined : COLOURS.find((colour) => sums[colour] === most),
    owed: most + sums.clear,
  };
}

export interface Settled {
  readonly paid: number;
  /** Coins that could not be paid. */
  readonly missing: number;
  /** Points, not negative. */
  readonly lost: number;
}

/** All coins go as far as they are needed. `penalty`: points for a missing coin, round by round from round 1. */
export function settle(
  owed: number,
  coins: number,
  round: number,
  penalty: readonly number[],
): Settled {
  const paid = Math.min(owed, coins);
  const missing = owed - paid;
  return { paid, missing, lost: missing * (penalty[round - 1] ?? 0) };
}

function sumsOf(dice: readonly Die[]): Sums {
  const sums = { orange: 0, green: 0, purple: 0, clear: 0 };
  for (const { colour, value } of dice) sums[colour] += value;
  return sums;
}

export function clearSum(dice: readonly Die[]): number {
  return sumsOf(dice)[DIE_COLOURS[3]];
}
