// From the house's idea of a match to this game's: the one place where its state and moves get their types.
import type { LiveMatch } from '$lib/table/liveMatch.svelte.ts';
import { magnificentRules } from '../module.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export type MagnificentMatch = LiveMatch<State, Move>;

/** Throws when the match is of another game: the registry has opened the wrong door. */
export function magnificentMatch(live: LiveMatch): MagnificentMatch {
  if (!isMagnificentMatch(live)) throw new Error(`A match of ${live.game} at the wrong table`);
  return live;
}

function isMagnificentMatch(live: LiveMatch): live is MagnificentMatch {
  return live.game === magnificentRules.game;
}
