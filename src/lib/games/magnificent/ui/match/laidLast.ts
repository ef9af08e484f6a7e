// The tile that the turn under way has laid last: whoever has chosen its kind goes on with it.
import type { Act } from '$lib/referee/entry.ts';
import type { Move, MoveOf } from '../../rules/moves.ts';

interface Acts {
  readonly length: number;
  at(index: number): { readonly act: Act<Move> } | undefined;
}

/** What was read out or used since then does not matter; a turn begins with its die. */
export function laidLast(acts: Acts): MoveOf<'layTile'> | undefined {
  for (let at = acts.length - 1; at >= 0; at -= 1) {
    const act = acts.at(at)?.act;
    if (act?.type !== 'move') continue;
    if (act.move.type === 'takeDie') return undefined;
    if (act.move.type === 'layTile') return act.move;
  }
  return undefined;
}
