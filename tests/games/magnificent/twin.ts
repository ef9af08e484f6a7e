// A referee's match as a scorekeeper would tell it: a turn in one move, points and coins as they came.
import type { Scored } from '../../../src/lib/games/magnificent/rules/moveParts.ts';
import type { Move } from '../../../src/lib/games/magnificent/rules/moves.ts';
import { lastingDice } from '../../../src/lib/games/magnificent/rules/powerNow.ts';
import type { State } from '../../../src/lib/games/magnificent/rules/state.ts';
import { seatOf } from '../../../src/lib/games/magnificent/rules/table.ts';
import type { Effect } from '../../../src/lib/referee/ruling.ts';

/** What a scorekeeper tells of this move. `begun`: the table as the turn began, for its end. */
export function scorekeeperMoves(
  begun: State,
  before: State,
  move: Move,
  effects: readonly Effect[],
): Move[] {
  switch (move.type) {
    case 'roll':
      return before.phase === 'preparing' ? [{ type: 'roll' }] : [];
    case 'addDie':
      return [{ type: 'addDie', die: move.die }];
    case 'pay':
      return [{ type: 'pay' }];
    case 'takeSet':
      return [{ type: 'takeSet', seat: move.seat }];
    case 'endTurn':
      return [turnOf(begun, before, move.seat)];
    case 'scoreCard': {
      const [line] = linesOf(effects, 'magnificent.score-card.move-marker');
      return [{ ...move, scored: toldOf(before, move.seat, move.scored, line) }];
    }
    case 'scoreHalves': {
      const lines = linesOf(effects, 'magnificent.end.half-master-cards');
      return [
        {
          ...move,
          cards: move.cards.map((scored, at) => toldOf(before, move.seat, scored, lines[at])),
        },
      ];
    }
    case 'scoreAreas': {
      const [line] = linesOf(effects, 'magnificent.end.camp-areas');
      const covered = Number(line?.facts['areas'] ?? 0);
      return [{ type: 'scoreAreas', seat: move.seat, covered }];
    }
    default:
      return [];
  }
}

function linesOf(effects: readonly Effect[], clause: string): Effect[] {
  return effects.filter((effect) => effect.clause === clause);
}

/** Everything of one turn: the difference between its beginning and its end. */
function turnOf(begun: State, done: State, seat: string): Move {
  const one = seatOf(begun, seat);
  const other = seatOf(done, seat);
  const die = other === undefined ? undefined : lastingDice(done, other).at(-1);
  if (one === undefined || other === undefined || die === undefined)
    throw new Error('No turn to tell');
  const to = other.hats.find((space) => !one.hats.includes(space));
  const from = one.hats.find((space) => !other.hats.includes(space));
  const isPerform = done.turn?.action === 'perform';
  const stayed = one.performs === 1 && one.hats.length < 2 ? undefined : one.hats[0];
  const hat =
    to === undefined
      ? { to: stayed ?? 0, from: stayed ?? 0 }
      : { to, ...(from === undefined ? {} : { from }) };
  const { card = 1 } = other.dice.at(-1) ?? {};
  const points = other.points - one.points;
  const coins = other.coins - one.coins;
  return {
    type: 'turn',
    seat,
    die: { colour: die.colour, value: die.value },
    card,
    ...(done.turn?.action === undefined ? {} : { action: done.turn.action }),
    ...(isPerform ? { hat } : {}),
    points,
    coins,
  };
}

/** The card as it was read and how often it counted, or its points. */
function toldOf(before: State, seat: string, scored: Scored, line: Effect | undefined): Scored {
  const { card } = scored;
  const facts = line?.facts ?? {};
  const slot = seatOf(before, seat)?.cards[card - 1]?.card ?? scored.read;
  return facts['kind'] === undefined || slot === undefined
    ? { card, points: Number(facts['full'] ?? 0) }
    : { card, read: slot, count: Number(facts['count'] ?? 0) };
}
