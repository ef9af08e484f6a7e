// A kind of investment as the scene offers it.
import type { Investment } from '../../rules/moves.ts';

export interface InvestKind {
  readonly what: Investment;
  /** Undefined where it has no single price. */
  readonly price: number | undefined;
  /** The rules would refuse it now. */
  readonly isAgainst: boolean;
  /** Whether what it asks besides is unfolded; undefined where it asks nothing. */
  readonly isOpen: boolean | undefined;
  readonly ontap: () => void;
}
