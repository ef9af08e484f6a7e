// What a scorekeeper tells of a move: the token, the placements and the passes; who plays with tiles tells more.
import type { Move } from '../../../src/lib/games/summer-pavilion/rules/moves.ts';
import type { Effect } from '../../../src/lib/referee/ruling.ts';

/** The same move and what followed from it, told by somebody who only keeps the score. */
export function scorekeeperMoves(move: Move, effects: readonly Effect[]): readonly Move[] {
  return [...ownOf(move, effects), ...effects.flatMap(besides)];
}

function ownOf(move: Move, effects: readonly Effect[]): readonly Move[] {
  const tilesOf = (clause: string, fact: string) =>
    Number(effects.find((effect) => effect.clause === clause)?.facts[fact] ?? 0);
  switch (move.type) {
    case 'place':
      return [{ type: 'place', seat: move.seat, space: move.space, colour: move.colour }];
    case 'pass': {
      const kept = tilesOf('summer-pavilion.pass.corners', 'kept');
      const lost = tilesOf('summer-pavilion.pass.discard-rest', 'discarded');
      return [{ type: 'pass', seat: move.seat, kept, lost }];
    }
    case 'prepareRound':
    case 'scoreGoals':
      return [move];
    default:
      return [];
  }
}

/** What a draft or a turn brings with it. */
function besides({ clause, seat = '', facts }: Effect): readonly Move[] {
  switch (clause) {
    case 'summer-pavilion.token.first-from-center':
      return [{ type: 'takeToken', seat, tiles: Number(facts['tiles']) }];
    case 'summer-pavilion.draft.phase-end':
      return [{ type: 'endDrafting' }];
    case 'summer-pavilion.pass.no-tiles':
      return [{ type: 'pass', seat }];
    default:
      return [];
  }
}
