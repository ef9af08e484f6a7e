// Which numeral the four master cards of a seat carry, as far as boards and cards say it. Rulebook «Подготовка игрока».
import type { SeatId } from '../../../referee/ruling.ts';
import type { Numeral } from '../data/kinds.ts';
import { areNumeralsCompared } from './mended.ts';
import type { CardSlot, SeatState, State } from './state.ts';
import { isSolo } from './state.ts';
import { seatOf } from './table.ts';

export function numeralsIn(cards: readonly CardSlot[]): readonly Numeral[] {
  return cards.flatMap(({ card }) => card?.numeral ?? []);
}

/** Cards come by their numeral: neither drafted nor chosen alone. */
export function isNumbered(state: Pick<State, 'seats' | 'draft'>): boolean {
  return !state.draft && !isSolo(state);
}

/** That of its board, or of the first of these cards that says it. */
export function numeralOf(
  state: State,
  { board }: Pick<SeatState, 'board'>,
  cards: readonly CardSlot[],
): Numeral | undefined {
  return board?.number ?? (areNumeralsCompared(state) ? numeralsIn(cards)[0] : undefined);
}

/** Numerals of the other seats, each with the seat that has it. */
export function numeralsTaken(
  state: State,
  seat: SeatId,
): readonly { readonly numeral: Numeral; readonly by: SeatId }[] {
  if (!areNumeralsCompared(state) || !isNumbered(state)) return [];
  return state.seats.flatMap((other) => {
    const numeral = numeralOf(state, other, other.cards);
    return other.seat === seat || numeral === undefined ? [] : [{ numeral, by: other.seat }];
  });
}

/** What is dealt: cards that come with the move, or that were read before it. */
export function handDealt(
  state: State,
  seat: SeatId,
  told: readonly CardSlot[] | undefined,
): readonly CardSlot[] {
  return told ?? (areNumeralsCompared(state) ? (seatOf(state, seat)?.cards ?? []) : []);
}
