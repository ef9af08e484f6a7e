// What a display was told to hold before the telling was undone: nobody names the same four tiles twice.
import type { Match } from '$lib/referee/match.ts';
import { undoneMoves } from '$lib/referee/undone.ts';
import type { SomeTiles } from '../data/pieces.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** By the acts of this round that were undone; undefined where none of them says. */
export function toldBefore(
  match: Pick<Match<State, Move>, 'acts' | 'future'>,
  display: number,
): SomeTiles | undefined {
  for (const move of undoneMoves(match)) {
    if (move.type === 'prepareRound') return undefined;
    const tiles = tilesOn(move, display);
    if (tiles !== undefined) return tiles;
  }
  return undefined;
}

/** What a telling says of a display, if anything. */
export function tilesOn(move: Move, display: number): SomeTiles | undefined {
  if (move.type === 'fillDisplay') return move.display === display ? move.tiles : undefined;
  return move.type === 'draft' && move.source === display ? move.contents : undefined;
}
