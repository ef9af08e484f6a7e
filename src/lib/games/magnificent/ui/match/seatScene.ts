// A scene that asks one seat.
import type { Drafting } from './draft.ts';

export type SeatScene = Drafting & { readonly seat: string };
