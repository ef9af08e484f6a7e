// What the dice of a round will cost, and what each die on offer would add to it.
import type { Effect, SeatId } from '../../../referee/ruling.ts';
import type { Die } from '../data/kinds.ts';
import type { Tables } from '../data/tables.ts';
import type { Owed, Settled } from '../rules/payment.ts';
import { owedFor, settle } from '../rules/payment.ts';
import { paymentLines } from '../rules/paymentLines.ts';

export interface Bill extends Owed, Settled {}

/** `coins`: those at hand, or those expected at the round end. */
export function billFor(
  dice: readonly Die[],
  coins: number,
  round: number,
  penalty: readonly number[],
): Bill {
  const owed = owedFor(dice);
  return { ...owed, ...settle(owed.owed, coins, round, penalty) };
}

export interface Due {
  readonly bill: Bill;
  /** What the payment would say of missing coins. */
  readonly short: readonly Effect[];
}

/** What these dice come to with the coins a seat has now, if it were paid now. */
export function dueNow(
  { penalty }: Pick<Tables, 'penalty'>,
  seat: SeatId,
  dice: readonly Die[],
  { coins, round }: { readonly coins: number; readonly round: number },
): Due {
  const bill = billFor(dice, coins, round, penalty);
  const [, ...short] = paymentLines(seat, bill, { round, coins, each: penalty[round - 1] ?? 0 });
  return { bill, short };
}

/** Points that so many more coins save at the payment for these dice. */
export function savedBy(
  more: number,
  dice: readonly Die[],
  coins: number,
  round: number,
  penalty: readonly number[],
): number {
  const lost = (held: number) => billFor(dice, held, round, penalty).lost;
  return lost(coins) - lost(coins + more);
}

/** Points that these coins save at most at the payment of a later round, where every one of them would be short. */
export function savedLater(coins: number, round: number, penalty: readonly number[]): number {
  const later = penalty.map((_, at) => (at < round ? 0 : settle(coins, 0, at + 1, penalty).lost));
  return Math.max(0, ...later);
}

export interface DieCost {
  readonly die: Die;
  /** With this die too. */
  readonly bill: Bill;
  /** Coins it adds to what is owed. */
  readonly dearer: number;
  /** Points it adds to what is lost, if no more coins come. */
  readonly lostMore: number;
}

/** Each different die on offer, in the order given. */
export function dieCosts(
  offered: readonly Die[],
  dice: readonly Die[],
  coins: number,
  round: number,
  penalty: readonly number[],
): readonly DieCost[] {
  const now = billFor(dice, coins, round, penalty);
  return differentDice(offered).map((die) => {
    const bill = billFor([...dice, die], coins, round, penalty);
    return { die, bill, dearer: bill.owed - now.owed, lostMore: bill.lost - now.lost };
  });
}

export function differentDice(dice: readonly Die[]): readonly Die[] {
  return [...new Map(dice.map((die) => [`${die.colour} ${die.value}`, die])).values()];
}
