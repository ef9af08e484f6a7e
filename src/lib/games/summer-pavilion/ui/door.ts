// From the house's idea of a match to this game's: the one place where its state and moves get their types.
import type { LiveMatch } from '$lib/table/liveMatch.svelte.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { summerPavilionRules } from '../module.ts';

export type PavilionMatch = LiveMatch<State, Move>;

/** Throws when the match is of another game: the registry has opened the wrong door. */
export function pavilionMatch(live: LiveMatch): PavilionMatch {
  if (!isPavilionMatch(live)) throw new Error(`A match of ${live.game} at the wrong table`);
  return live;
}

function isPavilionMatch(live: LiveMatch): live is PavilionMatch {
  return live.game === summerPavilionRules.game;
}
