// What a pass was, by the table it was told at: in the history a bare "pass" says nothing.
import type { MoveOf } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** The table just before a move. */
export type Before = Pick<State, 'phase' | 'lot' | 'seats' | 'table'>;

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
