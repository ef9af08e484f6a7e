// From the house's idea of a match to this game's: the one place where its state and moves get their types.
import type { LiveMatch } from '$lib/table/liveMatch.svelte.ts';
import { colosseumRules } from '../module.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export type ColosseumMatch = LiveMatch<State, Move>;

/** Throws when the match is of another game: the registry has opened the wrong door. */
export function colosseumMatch(live: LiveMatch): ColosseumMatch {
  if (!isColosseumMatch(live)) throw new Error(`A match of ${live.game} at the wrong table`);
  return live;
}

function isColosseumMatch(live: LiveMatch): live is ColosseumMatch {
  return live.game === colosseumRules.game;
}
