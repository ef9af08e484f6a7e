// The refusal on the screen, kept for this window: who leaves for the rulebook, or reloads, comes back to it.
import { version } from '$app/environment';
import type { ClauseId, Refusal } from '../referee/ruling.ts';
import type { LiveMatch } from './liveMatch.svelte.ts';

export interface Refused<Move> {
  readonly move: Move;
  readonly refusal: Refusal;
  /** Clauses already waived for this move, when a second one refuses it too. */
  readonly waived: readonly ClauseId[];
}

interface Kept<Move> {
  /** Of the app: what another one kept may look otherwise. */
  readonly version: string;
  readonly move: Move;
  readonly waived: readonly ClauseId[];
  /** Entries in the log then: with others it is no longer the last thing that was said. */
  readonly told: number;
}

const keyOf = (match: string) => `impresario.refused.${match}`;

export function keepRefused<State, Move>(
  live: LiveMatch<State, Move>,
  refused: Refused<Move> | undefined,
): void {
  try {
    if (refused === undefined) {
      sessionStorage.removeItem(keyOf(live.id));
      return;
    }
    const { move, waived } = refused;
    const kept: Kept<Move> = { version, move, waived, told: live.match.log.length };
    sessionStorage.setItem(keyOf(live.id), JSON.stringify(kept));
  } catch {
    // Closed storage: it holds until the page is left.
  }
}

/** Ruled on anew, and not shown where it is allowed now, cannot be read, or was kept by another version of the app. */
export function refusedBefore<State, Move>(
  live: LiveMatch<State, Move>,
): Refused<Move> | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(live.id)) ?? '') as Kept<Move>;
    const { move, waived, told } = kept;
    if (kept.version !== version) return undefined;
    if (told !== live.match.log.length) return undefined;
    const ruling = live.rules.rule(live.state, move, new Set(waived));
    return ruling.allowed ? undefined : { move, waived, refusal: ruling.refusal };
  } catch {
    return undefined;
  }
}
