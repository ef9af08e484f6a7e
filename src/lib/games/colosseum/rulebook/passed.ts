// What a move was, by the table it was told at: in the history a bare "pass" or "podium given" says nothing.
import type { SeatId } from '../../../referee/ruling.ts';
import { donationOf, podiumOf } from '../rules/ceremonies.ts';
import type { MoveOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** The table just before a move. */
export type Before = Pick<
  State,
  'phase' | 'lot' | 'seats' | 'table' | 'purses' | 'leader' | 'readings'
>;

export type Passed = 'investing' | 'again' | 'opening' | 'bid' | 'trading' | 'event';

/** Where the table before it is not known, a pass is what most of them are: no bid. */
export function passedAt({ seat }: MoveOf<'pass'>, before: Before | undefined): Passed {
  switch (before?.phase) {
    case 'investing':
      return (before.seats.find((one) => one.seat === seat)?.invested ?? 0) > 0
        ? 'again'
        : 'investing';
    case 'acquiring':
      return before.lot === undefined ? 'opening' : 'bid';
    case 'trading':
      return 'trading';
    case 'producing':
      return 'event';
    default:
      return 'bid';
  }
}

/** The seat that the move names, or the only one whom the rules let have the podium. */
export function podiumTo(
  { to }: MoveOf<'givePodium'>,
  before: Before | undefined,
): SeatId | undefined {
  if (to !== undefined || before?.phase !== 'closing') return to;
  const [first, ...others] = podiumOf(before).richest;
  return others.length === 0 ? first : undefined;
}

/** Who asks for a token; undefined where only the table knew. */
export function askerOf({ to }: MoveOf<'donate'>, before: Before | undefined): SeatId | undefined {
  if (to !== undefined || before?.phase !== 'closing') return to;
  const [first, ...others] = donationOf(before).poorest;
  return others.length === 0 ? first : undefined;
}
