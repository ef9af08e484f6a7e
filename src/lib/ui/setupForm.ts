// The form of the set-up as somebody left it, for who looks something up in the rulebook and comes back.
import type { HouseRulings, TrackingLevel } from '$lib/referee/rules.ts';
import type { ClauseId } from '$lib/referee/ruling.ts';
import { getContext, setContext } from 'svelte';

/** A seat as it is being filled in; `look` is a place in the list of colours and signs. */
export interface Row {
  readonly key: string;
  name: string;
  look: number;
}

/** What the end of the set-up has come to: lines that are ticked off, and what stands open. */
export interface Laying {
  ticked: readonly ClauseId[];
  /** The line whose clause is shown. */
  opened: ClauseId | undefined;
  isListOpen: boolean;
  isUnderWay: boolean;
}

export interface Filled {
  readonly rows: readonly Readonly<Row>[];
  readonly first: string;
  readonly level: TrackingLevel;
  readonly options: unknown;
  readonly houseRulings: HouseRulings;
  readonly laying: Readonly<Laying>;
  /** A table already under way, as far as it is told. */
  readonly position: unknown;
}

export interface SetupForm {
  filled: () => Filled;
  takeUp: (left: Filled) => void;
}

const LAYING = Symbol('laying');

export const nothingLaid = (): Laying => ({
  ticked: [],
  opened: undefined,
  isListOpen: false,
  isUnderWay: false,
});

/** The form keeps it; the end of each game's part, far below, fills it in. */
export function shareLaying(laying: Laying): void {
  setContext(LAYING, laying);
}

/** Undefined where no form keeps it. */
export function layingHere(): Laying | undefined {
  return getContext<Laying | undefined>(LAYING);
}
