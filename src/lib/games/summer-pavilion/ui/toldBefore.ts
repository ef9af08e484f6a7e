// What a display was told to hold before the telling was undone: nobody names the same four tiles twice.
import type { Act } from '$lib/referee/entry.ts';
import type { Match } from '$lib/referee/match.ts';
import type { SomeTiles } from '../data/pieces.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/** By what the log has of this round, undone or not, the last word first; undefined where it has nothing. */
export function toldBefore(
  { log }: Pick<Match<State, Move>, 'log'>,
  display: number,
): SomeTiles | undefined {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const told = log.at(at)?.told;
    const move = told !== undefined && 'act' in told ? moveOf(told.act) : undefined;
    if (move?.type === 'prepareRound') return undefined;
    const tiles = move && tilesOn(move, display);
    if (tiles !== undefined) return tiles;
  }
  return undefined;
}

/** What a telling says of a display, if anything. */
export function tilesOn(move: Move, display: number): SomeTiles | undefined {
  if (move.type === 'fillDisplay') return move.display === display ? move.tiles : undefined;
  return move.type === 'draft' && move.source === display ? move.contents : undefined;
}

const moveOf = (act: Act<Move>): Move | undefined =>
  act.type === 'move' || act.type === 'overrule' ? act.move : undefined;
