// What a scorekeeper tells of a move: purses, programs, arenas, medals and events; who keeps the tokens and the ring tells more.
import type { Move, MoveOf } from '../../../src/lib/games/colosseum/rules/moves.ts';
import { noblesIn, ranksOf } from '../../../src/lib/games/colosseum/rules/ring.ts';
import { starsOf } from '../../../src/lib/games/colosseum/rules/stars.ts';
import type { State } from '../../../src/lib/games/colosseum/rules/state.ts';
import { nextSeat, seatOf } from '../../../src/lib/games/colosseum/rules/table.ts';
import type { Effect } from '../../../src/lib/referee/ruling.ts';
import { TABLE } from './play.ts';

/** What the dice and the medals of one turn have come to: a scorekeeper tells it with the event. */
export interface Walk {
  readonly rests: number;
  readonly medalMoves: number;
}
export const NO_WALK: Walk = { rests: 0, medalMoves: 0 };

export function walkOf(
  { rests, medalMoves }: Walk,
  { type }: Move,
  effects: readonly Effect[],
): Walk {
  if (type === 'produce' || type === 'pass') return NO_WALK;
  const rested = effects.filter(({ clause }) => clause === 'colosseum.rest.medal').length;
  return { rests: rests + rested, medalMoves: medalMoves + (type === 'moveByMedal' ? 1 : 0) };
}

/** The same move, told by somebody who looks at no tokens and no nobles. */
export function scorekeeperMoves(
  before: State,
  move: Move,
  effects: readonly Effect[],
  walk: Walk,
): readonly Move[] {
  switch (move.type) {
    case 'dealTokens':
      return effects.flatMap(exchanged);
    case 'dealPrograms':
    case 'refill':
    case 'moveNobles':
    case 'moveByMedal':
    case 'discard':
      return [];
    case 'produce':
      return [produced(before, move, effects, walk)];
    case 'pass':
      return [before.ring === undefined ? move : passed(move, walk), ...effects.flatMap(exchanged)];
    case 'finish':
      return [
        {
          type: 'finish',
          stars: Object.fromEntries(before.seats.map((one) => [one.seat, starsOf(before, one)])),
        },
      ];
    default:
      return [move, ...effects.flatMap(exchanged)];
  }
}

/** What the table has to add where a scorekeeper waits for what a referee sees for himself. */
export function owed(twin: State, { phase, done }: State): Move | undefined {
  const seat = nextSeat(twin);
  if (phase === 'setup') return undefined;
  // The last seat could still have a Special Event token.
  if (twin.phase === 'investing' && seat !== undefined)
    return phase !== 'investing' || done.includes(seat) ? { type: 'pass', seat } : undefined;
  // The one with the podium has nothing to give.
  return twin.phase === 'closing' && twin.ceremony === 'donation' && phase !== 'closing'
    ? { type: 'donate' }
    : undefined;
}

/** Emperor tokens that came with others. */
function exchanged({ clause, seat = '', facts }: Effect): Move[] {
  const medals = clause === 'colosseum.emperor-token.exchange' ? Number(facts['medals']) : 0;
  return Array.from({ length: medals }, () => ({ type: 'takeMedal', seat, from: 'emperor-token' }));
}

/** A roll without an event is told with the pass. */
function passed(move: MoveOf<'pass'>, { rests, medalMoves }: Walk): Move {
  return rests + medalMoves === 0 ? move : { ...move, rests, medalMoves };
}

function produced(
  before: State,
  { tokens: _, jokers: __, ...event }: MoveOf<'produce'>,
  effects: readonly Effect[],
  walk: Walk,
): Move {
  const fact = (clause: string, name: string) =>
    Number(effects.find((one) => one.clause === clause)?.facts[name] ?? 0);
  const told = {
    ...event,
    missing: fact('colosseum.score.base', 'missing'),
    stars: fact('colosseum.score.stars', 'stars'),
  };
  const arena = seatOf(before, event.seat)?.arena;
  if (before.ring === undefined || arena === undefined) return told;
  return { ...told, ...walk, nobles: ranksOf(noblesIn(TABLE.tables.ring, before.ring, arena)) };
}

/** Coins and medals of all seats, and where the markers stand. */
export function pursesOf({ seats }: State) {
  return seats.map(
    ({ seat, coins, medals, tickets, podiums, loge, bought, produced: shown, arena }) => ({
      ...{ seat, coins, medals, tickets, podiums, loge, bought, shown },
      size: arena.size,
    }),
  );
}

/** Coins that the bank has paid each seat by these effects; what a seat paid is negative. */
export function coinsIn(effects: readonly Effect[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { clause, seat, facts } of effects)
    if (seat !== undefined) sums[seat] = (sums[seat] ?? 0) + coinsOf(clause, facts);
  return sums;
}

function coinsOf(clause: string, facts: Effect['facts']): number {
  const amount = (name: string) => Number(facts[name] ?? 0);
  const side = (name: string) => (facts[name] as { readonly coins: number }).coins;
  switch (clause) {
    case 'colosseum.program.buy':
    case 'colosseum.expand.cost':
    case 'colosseum.ticket.cost':
    case 'colosseum.loge.cost':
      return -amount('cost');
    case 'colosseum.auction.winner-pays':
      return amount('short') - amount('bid');
    case 'colosseum.trade.purpose':
      return side('got') - side('gave');
    case 'colosseum.medal.use-coins':
      return amount('gained');
    case 'colosseum.score.income':
      return amount('income');
    default:
      return 0;
  }
}
