// What is told of a match, for ever: an entry of its log, and the act that it puts into the timeline or changes there.
// Undo, redo, amendments and house rulings are entries like any other, so several phones can one day append to one log.
import type { ClauseId, SeatId } from './ruling.ts';
import type { HouseRulings } from './rules.ts';

/** Entries of one log. */
export const MOST_ENTRIES = 50_000;
/** Points, as many as one correction moves. */
export const MOST_CORRECTED = 99_999;
/** Points, or whatever a game counts its totals in: no log of corrections moves more. */
export const MOST_TOTAL = MOST_ENTRIES * (MOST_CORRECTED + 1);

/** Unique over all devices: `device:number`. */
export type EntryId = string;

/** Something that stands in the timeline of the match. */
export type Act<Move = unknown> =
  | { readonly type: 'move'; readonly move: Move }
  /** Carried out although refused: the table waives these clauses for this move. */
  | {
      readonly type: 'overrule';
      readonly move: Move;
      readonly waived: readonly ClauseId[];
      readonly reason: string;
    }
  /** "We counted wrong": points moved by hand. */
  | {
      readonly type: 'correct';
      readonly seat: SeatId;
      readonly points: number;
      readonly reason: string;
    }
  /** "The table looks different": the whole position entered anew. */
  | { readonly type: 'restate'; readonly position: unknown; readonly reason: string };

/** The move that an act carries out, by the rules or against them; undefined where it carries out none. */
export function moveIn<Move>(act: Act<Move>): Move | undefined {
  return act.type === 'move' || act.type === 'overrule' ? act.move : undefined;
}

/** What an entry does to the timeline. It says where by itself, so that the order never depends on a ruling. */
export type Told<Move = unknown> =
  | { readonly type: 'tell'; readonly act: Act<Move>; readonly before?: EntryId }
  | { readonly type: 'amend'; readonly target: EntryId; readonly act: Act<Move> }
  | { readonly type: 'strike'; readonly targets: readonly EntryId[] }
  /** With a target it is told again in place of that change of a house ruling. */
  | {
      readonly type: 'settle';
      readonly houseRulings: HouseRulings;
      readonly reason: string;
      readonly target?: EntryId;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export interface Entry<Move = unknown> {
  readonly id: EntryId;
  readonly device: string;
  /** Local time of the device, ISO 8601. Shown, never used for order. */
  readonly at: string;
  readonly told: Told<Move>;
}
