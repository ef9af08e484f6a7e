// What the table can say of its match: each of these is one entry of the log.
import type { Act, EntryId, Told } from '../referee/entry.ts';
import type { Hearing } from '../referee/match.ts';
import type { HouseRulings } from '../referee/rules.ts';
import type { ClauseId, SeatId } from '../referee/ruling.ts';
import { MatchSight } from './matchSight.svelte.ts';

export abstract class MatchTelling<State, Move> extends MatchSight<State, Move> {
  /** Counts at once, or says what forbids it. */
  abstract take(told: Told<Move>): Hearing<State, Move>;

  tell(move: Move): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'move', move } });
  }
  /** A move that was forgotten, put in before another one. */
  insert(move: Move, before: EntryId): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'move', move }, before });
  }
  overrule(move: Move, waived: readonly ClauseId[], reason: string): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'overrule', move, waived, reason } });
  }
  correct(seat: SeatId, points: number, reason: string): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'correct', seat, points, reason } });
  }
  restate(position: unknown, reason: string): Hearing<State, Move> {
    return this.take({ type: 'tell', act: { type: 'restate', position, reason } });
  }
  amend(target: EntryId, act: Act<Move>): Hearing<State, Move> {
    return this.take({ type: 'amend', target, act });
  }
  strike(targets: readonly EntryId[]): Hearing<State, Move> {
    return this.take({ type: 'strike', targets });
  }
  settle(houseRulings: HouseRulings, reason: string): Hearing<State, Move> {
    return this.take({ type: 'settle', houseRulings, reason });
  }
  undo(): Hearing<State, Move> {
    return this.take({ type: 'undo' });
  }
  redo(): Hearing<State, Move> {
    return this.take({ type: 'redo' });
  }
}
