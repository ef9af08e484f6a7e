// The clause that says which dice are in use, by number of seats.
import type { Phase } from './state.ts';

export const DICE_CLAUSES: Readonly<
  Record<
    number,
    | 'magnificent.solo.setup-dice'
    | 'magnificent.setup.dice-two-players'
    | 'magnificent.setup.dice-three-players'
    | 'magnificent.setup.dice-four-players'
  >
> = {
  1: 'magnificent.solo.setup-dice',
  2: 'magnificent.setup.dice-two-players',
  3: 'magnificent.setup.dice-three-players',
  4: 'magnificent.setup.dice-four-players',
};

export function diceClause({
  seats,
  round,
  phase,
}: {
  readonly seats: readonly unknown[];
  readonly round: number;
  readonly phase: Phase;
}) {
  return seats.length === 1 && (round > 1 || phase === 'preparing')
    ? 'magnificent.solo.new-round-dice'
    : (DICE_CLAUSES[seats.length] ?? 'magnificent.setup.dice-four-players');
}
