// The sheet of a seat, opened from the middle of its match: once that is over the list of ranks is the way to it.
import { getContext, setContext } from 'svelte';
import type { SeatId } from '../referee/ruling.ts';

type OpenSheet = (seat: SeatId) => void;

const SEAT_SHEETS = Symbol('seat sheets');

export function shareSeatSheets(open: OpenSheet): void {
  setContext(SEAT_SHEETS, open);
}

/** Undefined outside a match. */
export function seatSheetsHere(): OpenSheet | undefined {
  return getContext<OpenSheet | undefined>(SEAT_SHEETS);
}
