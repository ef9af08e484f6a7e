// What a payment says: in the match and in the tool. Rulebook «Конец раунда», 1.
import type { Effect, SeatId } from '../../../referee/ruling.ts';
import type { Owed, Settled } from './payment.ts';
import { effect, scored } from './rulings.ts';

const PENALTIES = [
  'magnificent.payment.penalty-round-one',
  'magnificent.payment.penalty-round-two',
  'magnificent.payment.penalty-round-three',
] as const;

/** What says how much a missing coin costs in a round. */
export const penaltyClause = (round: number) => PENALTIES[round - 1] ?? PENALTIES[2];

/** `coins`: what the seat has before paying; `each`: points that a missing coin costs. */
export function paymentLines(
  seat: SeatId,
  { sums, owed, paid, missing, lost }: Pick<Owed, 'sums' | 'owed'> & Settled,
  { round, coins, each }: { readonly round: number; readonly coins: number; readonly each: number },
): Effect[] {
  const { clear, orange, green, purple } = sums;
  const due = effect(
    'magnificent.payment.highest-colour-sum',
    seat,
    { due: owed, sums: { orange, green, purple }, clear, paid, coins: coins - paid },
    [
      'magnificent.payment.plus-clear-dice',
      'magnificent.payment.card-symbols-free',
      'magnificent.payment.no-choice-to-keep-coins',
      ...(missing > 0 ? (['magnificent.payment.pay-what-you-have'] as const) : []),
    ],
  );
  if (missing === 0) return [due];
  return [
    due,
    scored(penaltyClause(round), seat, 0 - lost, { missing, each }, [
      'magnificent.payment.score-may-go-negative',
    ]),
  ];
}
