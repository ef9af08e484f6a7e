// A kind of investment as the scene offers it.
import type { Investment } from '../../rules/moves.ts';

export interface InvestKind {
  readonly what: Investment;
  /** Undefined where it has no single price. */
  readonly price: number | undefined;
  /** What the rules would say to it now; undefined where they would take it. */
  readonly whyNot: string | undefined;
  /** Whether what it asks besides is unfolded; undefined where it asks nothing. */
  readonly isOpen: boolean | undefined;
  readonly ontap: () => void;
}
