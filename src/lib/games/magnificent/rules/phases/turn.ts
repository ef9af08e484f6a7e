// Whose turn it is and how far it has come: what all moves ask first. Rulebook «Ход игры».
import type { Refused, SeatId } from '../../../../referee/ruling.ts';
import type { Action, TrainerSpace } from '../../data/kinds.ts';
import { TRAINER_SPACES } from '../../data/kinds.ts';
import { refuseGems } from '../gemsSpent.ts';
import { isPossible } from '../possible.ts';
import { refuse, refuseFirmly, refuseSeat } from '../rulings.ts';
import type { Acting, Phase, State, Turn } from '../state.ts';
import type { Table } from '../table.ts';
import { nextSeat, seatOf, stands, usedOn } from '../table.ts';

const FINAL: readonly Phase[] = ['halves', 'areas'];

export function refuseOver({ phase }: State): Refused | undefined {
  return phase === 'over' ? refuseFirmly('magnificent.end.after-third-round', {}) : undefined;
}

export function refusePhase(state: State, needed: Phase): Refused | undefined {
  const { phase } = state;
  if (phase === needed) return undefined;
  const isFinal = FINAL.includes(phase) || FINAL.includes(needed);
  return (
    refuseOver(state) ??
    (isFinal
      ? refuseFirmly('magnificent.end.step-order', { phase, needed })
      : refuseFirmly('magnificent.round-end.step-order', { phase, needed }))
  );
}

export function refuseStranger(state: State, seat: SeatId): Refused | undefined {
  return seatOf(state, seat) === undefined ? refuseSeat(seat) : undefined;
}

/** Referee and scorekeeper tell of turns in their own ways. */
export function refuseLevel(state: State, needed: State['level']): Refused | undefined {
  const { phase, level } = state;
  return level === needed
    ? undefined
    : refuseFirmly('magnificent.round-end.step-order', { phase, needed: phase });
}

/** A turn is told in its phase, of a seat at this table, and in the way of the level. */
export function refuseTelling(
  state: State,
  seat: SeatId,
  level: State['level'],
): Refused | undefined {
  return refusePhase(state, 'turns') ?? refuseStranger(state, seat) ?? refuseLevel(state, level);
}

/** A seat that has had its four turns, or whose turn has not come. */
export function refuseTurnOf(table: Table, state: State, seat: SeatId): Refused | undefined {
  const turns = seatOf(state, seat)?.dice.length ?? 0;
  if (turns >= table.tables.turns)
    return refuseFirmly('magnificent.overview.turns-per-round', { seat, turns }, [
      'magnificent.die.four-dice-by-round-end',
    ]);
  const next = nextSeat(table, state);
  return next === undefined || next === seat || !stands(table, 'magnificent.overview.turn-order')
    ? undefined
    : refuse('magnificent.overview.turn-order', { seat, next }, [
        'magnificent.prepare.still-clockwise',
      ]);
}

/** The seat whose turn is under way and whose die is taken, or why it may not act. */
export function acting(state: State, seat: SeatId): Acting | Refused {
  const wrong = refuseTelling(state, seat, 'referee');
  if (wrong !== undefined) return wrong;
  const { turn } = state;
  const one = seatOf(state, seat);
  if (turn === undefined || one?.own === undefined) return refuseBeforeDie(seat);
  if (turn.seat !== seat)
    return refuseFirmly('magnificent.overview.turn-order', { seat, next: turn.seat });
  return turn.stage === 'die' ? refuseBeforeDie(seat) : { one, own: one.own, turn };
}

function refuseBeforeDie(seat: SeatId): Refused {
  return refuseFirmly('magnificent.overview.turn-phases', { seat, stage: 'die', needed: 'power' });
}

export function isRefused(answer: Acting | Refused): answer is Refused {
  return 'allowed' in answer;
}

/** Posters that were gained are taken before anything else. */
export function refuseDue({ one, own }: Pick<Acting, 'one' | 'own'>): Refused | undefined {
  return own.due === 0
    ? undefined
    : refuseFirmly('magnificent.posters.source', { seat: one.seat, due: own.due });
}

/** An action begins once, after power is determined, and is the one that trainers were used for. */
export function refuseAction(
  table: Table,
  state: State,
  { one, own, turn }: Acting,
  action: Action,
): Refused | undefined {
  const { seat } = one;
  if (turn.action !== undefined)
    return refuseFirmly('magnificent.action.choose-one-of-three', { seat, action: turn.action });
  const bound = boundBy(table, turn, action);
  if (
    bound !== undefined &&
    turn.bound !== undefined &&
    turn.bound !== action &&
    isPossible(table, state, one, turn.bound)
  )
    return refuseFirmly('magnificent.trainers.action-specific', {
      seat,
      space: bound,
      action,
      needed: turn.bound,
    });
  return (
    refuseDue({ one, own }) ??
    (isLetStand(turn, action) ? undefined : refuseGems(table, state, { one, turn }, action))
  );
}

/** Gems and a trainer space that do not go together were refused together; where the table let them stand, the action stands as well. */
function isLetStand({ bound }: Turn, action: Action): boolean {
  return bound !== undefined && (bound === 'perform') === (action === 'perform');
}

/** A trainer space that was used for another action. */
function boundBy({ tables }: Table, turn: Turn, action: Action): TrainerSpace | undefined {
  return TRAINER_SPACES.find((space) => {
    const { action: needed } = tables.trainerSpaces[space];
    return usedOn(turn, space) > 0 && needed !== undefined && needed !== action;
  });
}
