// The form of the set-up as somebody left it, for who looks something up in the rulebook and comes back.
import type { HouseRulings, TrackingLevel } from '$lib/referee/rules.ts';

/** A seat as it is being filled in; `look` is a place in the list of colours and signs. */
export interface Row {
  readonly key: string;
  name: string;
  look: number;
}

export interface Filled {
  readonly rows: readonly Readonly<Row>[];
  readonly first: string;
  readonly level: TrackingLevel;
  readonly options: unknown;
  readonly houseRulings: HouseRulings;
}

export interface SetupForm {
  filled: () => Filled;
  takeUp: (left: Filled) => void;
}
