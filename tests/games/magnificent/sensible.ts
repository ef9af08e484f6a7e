// The Magnificent played as people play it: whatever brings most now, a little saved for the payment. Golden matches come from it.
import type { Tiles } from '../../../src/lib/games/magnificent/data/kinds.ts';
import {
  TILE_KINDS,
  gemCount,
  sizeOfTile,
  tileCount,
  tilesOf,
} from '../../../src/lib/games/magnificent/data/kinds.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { owedFor } from '../../../src/lib/games/magnificent/rules/payment.ts';
import { lastingDice, powerNow } from '../../../src/lib/games/magnificent/rules/powerNow.ts';
import type { MagnificentRules } from '../../../src/lib/games/magnificent/rules/rule.ts';
import type { State } from '../../../src/lib/games/magnificent/rules/state.ts';
import { seatOf } from '../../../src/lib/games/magnificent/rules/table.ts';
import type { Chooser } from '../../support/chooser.ts';
import { answersTo, asidesIn } from './answers.ts';
import { TABLE } from './tables.ts';

/** How often the table looks for something better. */
const LOOKS = 4;

/** The best of what comes to mind; asides only where they help. */
export function sensibleMove(rules: MagnificentRules, state: State, choose: Chooser): Move {
  const [step] = rules.steps(state);
  if (step === undefined) throw new Error('Nothing is asked');
  const seat = step.seat ?? state.first;
  const now = worth(state, seat);
  const rate = (move: Move): number | undefined => {
    const ruling = rules.rule(state, move);
    return ruling.allowed ? worth(ruling.state, seat) : undefined;
  };
  const aside = best(
    Array.from({ length: LOOKS }, () => asidesIn(state, choose))
      .flat()
      .filter((move) => isUse(move) && (move.type !== 'useTrainers' || choose.once(4))),
    rate,
  );
  if (aside !== undefined && aside.worth > now) return aside.move;
  const moves = Array.from({ length: LOOKS }, () => answersTo(state, step, choose)).flat();
  const chosen = best(moves, rate);
  if (chosen !== undefined) return chosen.move;
  const other = rules.steps(state).flatMap((one) => answersTo(state, one, choose));
  const legal = other.find((move) => rules.rule(state, move).allowed);
  if (legal === undefined) throw new Error(`No sensible answer to ${JSON.stringify(step)}`);
  return legal;
}

function isUse({ type }: Move): boolean {
  return type === 'boost' || type === 'useBonus' || type === 'useTrainers';
}

function best(moves: readonly Move[], rate: (move: Move) => number | undefined) {
  let found: { readonly move: Move; readonly worth: number } | undefined;
  for (const move of moves) {
    const rated = rate(move);
    if (rated !== undefined && (found === undefined || rated > found.worth))
      found = { move, worth: rated };
  }
  return found;
}

/** Rough points: what lies there, what it may become, what it will cost. */
export function worth(state: State, seat: string): number {
  const one = seatOf(state, seat);
  if (one === undefined) return 0;
  const { own, coins, points } = one;
  const { owed } = owedFor(lastingDice(state, one));
  const isActing = state.turn?.seat === seat && state.turn.stage === 'power';
  const power = isActing ? powerNow(TABLE, state, one) : 0;
  const left = coins - owed;
  const purse = left < 0 ? 2 * left : 0.3 * left;
  if (own === undefined) return points + purse;
  const posters = own.posters.filter(({ poster }) => poster !== undefined).length;
  const build = state.turn?.seat === seat ? state.turn.build : undefined;
  const toLay = build === undefined ? 0 : 6 * build.small + 8 * (build.large + build.extra);
  return (
    points +
    purse +
    0.6 * power +
    toLay +
    sizeBuilt(own.built) +
    gemCount(own.gems) +
    4 * own.tents.length +
    Math.min(posters + own.due, 4) +
    1.5 * (own.trainers + own.resting)
  );
}

/** Large tiles are rarer; many kinds make many posters possible. */
function sizeBuilt(built: Tiles): number {
  const kinds = TILE_KINDS.filter((tile) => tilesOf(built, tile) > 0).length;
  const large = TILE_KINDS.filter((tile) => sizeOfTile(tile) === 'large');
  return (
    7 * tileCount(built) +
    2 * large.reduce((sum, tile) => sum + tilesOf(built, tile), 0) +
    2 * kinds
  );
}
