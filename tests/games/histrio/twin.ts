// What a scorekeeper tells of a move: the needle, the managers, the purses and the festival; who plays with cards tells more.
import { ACTORS, CHAMELEON } from '../../../src/lib/games/histrio/data/cards.ts';
import type { Move } from '../../../src/lib/games/histrio/rules/moves.ts';
import type { State } from '../../../src/lib/games/histrio/rules/state.ts';
import type { Effect } from '../../../src/lib/referee/ruling.ts';

/** The same move and what followed from it, told by somebody who sees no cards but the troupes at the festival. */
export function scorekeeperMoves(
  before: State,
  move: Move,
  effects: readonly Effect[],
): readonly Move[] {
  return [...ownOf(before, move, effects), ...effects.flatMap(besides)];
}

/** What is not told where coins are counted at the end. */
export function isOfPurses({ type }: Move): boolean {
  return type === 'takeBonus' || type === 'payActor' || type === 'steal';
}

function ownOf(before: State, move: Move, effects: readonly Effect[]): readonly Move[] {
  switch (move.type) {
    case 'flip':
    case 'setNeedle':
    case 'closeFestival':
      return [move];
    case 'useAcrobat': {
      const { to: _, during: __, ...seen } = move;
      return [seen];
    }
    case 'scoreShows':
      return [{ ...move, troupes: Object.fromEntries(before.seats.map(troupeOf)) }];
    case 'playRequest':
    case 'repeatRequest': {
      const paid = effects.find(({ points }) => points !== undefined);
      return [{ ...move, payout: { ecus: paid?.points ?? 0 } }];
    }
    case 'prepareSeason': {
      const acrobats = before.seats.reduce((sum, seat) => sum + seat.acrobats.length, 0);
      return [{ ...move, acrobats }];
    }
    default:
      return [];
  }
}

function troupeOf({ seat, troupe, acrobats }: State['seats'][number]): [string, string[]] {
  const chameleon = acrobats.some(({ card }) => card === CHAMELEON) ? [CHAMELEON] : [];
  return [seat, [...troupe, ...chameleon]];
}

/** What the resolution of a city brings with it. */
function besides({ clause, seat = '', facts }: Effect): readonly Move[] {
  switch (clause) {
    case 'histrio.alone.bonus-pays':
      return [{ type: 'takeBonus', seat, ecus: Number(facts['ecus']) }];
    case 'histrio.alone.actor-2-steal':
      return seat === facts['thief'] && facts['moved'] === 1 && typeof facts['victim'] === 'string'
        ? [{ type: 'steal', seat, victim: facts['victim'] }]
        : [];
    case 'histrio.alone.actor-3-place-manager':
      return [{ type: 'stage', seat }];
    case 'histrio.alone.actor-5-cost':
      return [{ type: 'payActor', seat }];
    case 'histrio.alone.court-moves-needle':
      return [{ type: 'push', from: 'court', actors: actorsIn([facts['card']]), seat }];
    case 'histrio.crowd.actors-move-needle':
      return [{ type: 'push', from: 'crowd', actors: actorsIn(facts['cards']) }];
    case 'histrio.opportunity.season-ends-on-empty-deck':
    case 'histrio.opportunity.short-deal':
    case 'histrio.opportunity.deal-one-per-city':
      return [{ type: 'endTurn' }];
    default:
      return [];
  }
}

function actorsIn(cards: unknown) {
  return (Array.isArray(cards) ? cards : []).flatMap(
    (card) => ACTORS.find((actor) => actor === card) ?? [],
  );
}
