// What was told before it was undone, so that nobody has to tell it twice.
import { moveIn } from './entry.ts';
import type { Match } from './match.ts';

/**
 * The moves after the table as it stands that were undone and can be told again as they were, in their order, up to the first act
 * that is no move. None once anything else has been told: it may have been another table then.
 */
export function undoneMoves<State, Move>({
  acts,
  future,
}: Pick<Match<State, Move>, 'acts' | 'future'>): readonly Move[] {
  let last = future;
  while (last?.next !== undefined) last = last.next;
  const undone = last?.version.acts;
  if (undone === undefined || undone.at(acts.length - 1)?.entry !== acts.last()?.entry) return [];
  const moves: Move[] = [];
  for (let at = acts.length; at < undone.length; at += 1) {
    const placed = undone.at(at);
    const move = placed && moveIn(placed.act);
    if (move === undefined) break;
    moves.push(move);
  }
  return moves;
}
