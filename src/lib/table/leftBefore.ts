// What lay open over a match when it was left – a sheet with what was asked or told there, a trial, a refused move – kept for this window:
// who looks something up in the rulebook, or reloads there, finds it again.
import type { EntryId } from '../referee/entry.ts';
import type { ClauseId } from '../referee/ruling.ts';
import type { DecisionsLeft } from './decisions.svelte.ts';
import { keepHere, keptHere } from './keptHere.ts';
import type { LiveMatch } from './liveMatch.svelte.ts';

/** The act of the history that somebody was reading, or that another page leads to. */
export type HistoryPlace = EntryId;

/** A sheet that can be laid again as it was. */
export type SheetLeft =
  | { readonly what: 'history'; readonly place?: HistoryPlace | undefined }
  | { readonly what: 'seat'; readonly seat: string }
  | { readonly what: 'restate' }
  | ({ readonly what: 'correct' } & Correcting)
  | { readonly what: 'dispute'; readonly question: string; readonly decisions: DecisionsLeft };

/** A total that is being corrected, as far as it is told: it is told on. */
export interface Correcting {
  readonly seat: string;
  /** As it stands in the field; undefined while it is the total there is. */
  typed: string | undefined;
  reason: string;
}

/** A table that is being told anew, as far as it is told. */
export interface Retelling {
  readonly position: unknown;
  readonly reason: string;
}

export interface TrialLeft {
  readonly asked: string;
  /** Undefined where nothing was tried yet. */
  readonly moves: readonly unknown[] | undefined;
  readonly waived: readonly ClauseId[];
  /** What is said of them, where more than these are meant. */
  readonly words?: string | undefined;
  readonly decisions: DecisionsLeft;
}

/** A move that was refused, and the clauses already waived for it. */
export interface RefusedLeft {
  readonly move: unknown;
  readonly waived: readonly ClauseId[];
}

interface Places {
  readonly sheet: SheetLeft;
  readonly retelling: Retelling;
  /** In the history beside a wide table. */
  readonly log: HistoryPlace;
  readonly trial: TrialLeft;
  readonly refused: RefusedLeft;
}

type Live = Pick<LiveMatch, 'id'> & {
  readonly match: { readonly log: { readonly length: number } };
};

interface Kept<Left> {
  readonly left: Left;
  /** Entries in the log then: with others the match has gone on meanwhile. */
  readonly told: number;
}

const nameOf = (place: keyof Places, match: string) => `${place}.${match}`;

export function keepLeft<Place extends keyof Places>(
  place: Place,
  live: Live,
  left: Places[Place] | undefined,
): void {
  const kept: Kept<Places[Place]> | undefined = left && { left, told: live.match.log.length };
  keepHere(nameOf(place, live.id), kept);
}

export function leftBefore<Place extends keyof Places>(
  place: Place,
  live: Live,
): Places[Place] | undefined {
  const kept = keptHere(nameOf(place, live.id)) as Kept<Places[Place]> | undefined;
  return kept?.told === live.match.log.length ? kept.left : undefined;
}

/** The match is opened at this act of its history, whatever else lay open. */
export function leaveForHistory(live: Live, place: HistoryPlace): void {
  keepLeft('trial', live, undefined);
  keepLeft('refused', live, undefined);
  keepLeft('sheet', live, { what: 'history', place });
  keepLeft('log', live, place);
}
