// What a display was told to hold before the telling was undone: nobody names the same four tiles twice.
import type { Match } from '$lib/referee/match.ts';
import type { Placed } from '$lib/referee/version.ts';
import type { SomeTiles } from '../data/pieces.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

/**
 * By the acts of this round that were undone and can be told again as they were; undefined where none of them says. Whatever else
 * is told ends that: the display may have been another one.
 */
export function toldBefore(
  { acts, future }: Pick<Match<State, Move>, 'acts' | 'future'>,
  display: number,
): SomeTiles | undefined {
  let last = future;
  while (last?.next !== undefined) last = last.next;
  const undone = last?.version.acts;
  if (undone === undefined || undone.at(acts.length - 1)?.entry !== acts.last()?.entry)
    return undefined;
  for (let at = acts.length; at < undone.length; at += 1) {
    const placed = undone.at(at);
    const move = placed && moveOf(placed);
    if (move === undefined || move.type === 'prepareRound') return undefined;
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

const moveOf = ({ act }: Placed<Move>): Move | undefined =>
  act.type === 'move' || act.type === 'overrule' ? act.move : undefined;
