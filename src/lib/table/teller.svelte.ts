// Tells moves to a live match and keeps the answer on the screen: the refusal to be shown, the gains to be seen for a moment.
import { untrack } from 'svelte';
import type { ClauseId, Effect, Refusal, SeatId } from '../referee/ruling.ts';
import { effectsOf, type Hearing } from '../referee/match.ts';
import { tremble } from './haptics.ts';
import type { LiveMatch } from './liveMatch.svelte.ts';
import { keepRefused, refusedBefore, type Refused } from './refusedBefore.ts';
import { sound } from './sound.ts';
import type { Trial } from './trial.svelte.ts';

/** What the last telling gave, by seat. */
export interface Gains {
  /** Grows with each telling, so that the same gain twice shows twice. */
  readonly serial: number;
  readonly pointsBySeat: Readonly<Record<SeatId, number>>;
  readonly effects: readonly Effect[];
  /** Entries in the log when it was told; with more or fewer it is no longer the last telling. */
  readonly told: number;
}

const NO_GAINS: Gains = { serial: 0, pointsBySeat: {}, effects: [], told: 0 };

export class Teller<State, Move> {
  readonly #live: LiveMatch<State, Move>;
  readonly #trial: Trial | undefined;
  #refused: Refused<Move> | undefined = $state.raw();
  /** Entries in the log when it was refused. */
  #refusedAt = 0;
  #unstepped: Refusal | undefined = $state.raw();
  #gains: Gains = $state.raw(NO_GAINS);

  constructor(live: LiveMatch<State, Move>, trial?: Trial) {
    this.#live = live;
    this.#trial = trial;
    // Only looked at: a table that derives its teller keeps it for as long as it keeps its match.
    if (trial === undefined) this.#refused = untrack(() => refusedBefore(live));
  }

  get refused(): Refused<Move> | undefined {
    return this.#refused;
  }

  /** The move that was refused for nothing but another window having the match; undefined once the table has moved on. */
  get kept(): Move | undefined {
    const { move, refusal } = this.#refused ?? {};
    const hasMoved = this.#live.match.log.length !== this.#refusedAt;
    return refusal?.clause === 'table.log.elsewhere' && !hasMoved ? move : undefined;
  }

  /** Why the last undo or redo could not be. */
  get unstepped(): Refusal | undefined {
    return this.#unstepped;
  }

  get gains(): Gains {
    const { serial, told } = this.#gains;
    return told === this.#live.match.log.length ? this.#gains : { ...NO_GAINS, serial };
  }

  /** True at a table of trials: there moves that belong together have been ruled on, and nothing is told. */
  tries(moves: readonly Move[], waived: readonly ClauseId[] = []): boolean {
    if (this.#trial === undefined) return false;
    this.#trial.hear(moves, waived);
    return true;
  }

  /** True when the move was taken. `meant` are refusals that the table has seen, and set aside, before it told the move. */
  tell(move: Move, meant: readonly ClauseId[] = []): boolean {
    if (this.tries([move])) return false;
    const hearing = this.#live.tell(move);
    if (!hearing.accepted) {
      const { refusal } = hearing;
      const isMeant = refusal.firm !== true && meant.includes(refusal.clause);
      this.#refuse({ move, refusal, waived: [], ...(isMeant ? { isMeant } : {}) });
      return false;
    }
    this.#accept(hearing.effects);
    return true;
  }

  /** Moves that one tap tells, each of them taken back by itself; the first that is refused is the last. True when all were taken. */
  tellAll(moves: readonly Move[]): boolean {
    return !this.tries(moves) && moves.every((move) => this.tell(move));
  }

  /** The table carries out the refused move all the same. */
  overrule(reason: string): boolean {
    const { move, refusal, waived } = this.#refused ?? {};
    if (move === undefined || refusal === undefined || waived === undefined) return false;
    return this.#letStand(move, [...waived, refusal.clause], reason);
  }

  /** The refused move as it really was; what the table has waived of it by then stays waived. */
  retell(move: Move, reason: string): boolean {
    const waived = this.#refused?.waived ?? [];
    return waived.length === 0 ? this.tell(move) : this.#letStand(move, waived, reason);
  }

  #letStand(move: Move, waived: readonly ClauseId[], reason: string): boolean {
    const hearing = this.#live.overrule(move, waived, reason);
    if (!hearing.accepted) {
      this.#refuse({ move, refusal: hearing.refusal, waived });
      return false;
    }
    this.#accept(hearing.effects);
    return true;
  }

  /** What was told last is taken back: nothing of it is shown any more. */
  async undo(): Promise<void> {
    this.#step(await this.#live.takeBack());
  }

  /** What was taken back is told once more: the table sees what it gave as if for the first time. */
  async redo(): Promise<void> {
    if (!this.#step(await this.#live.bringBack())) return;
    const { match } = this.#live;
    const again = match.past?.entry;
    // An amendment that comes back, or a move that was put in between, gives nothing now.
    if (again?.told.type !== 'tell' || again.told.before !== undefined) return;
    this.#give(effectsOf(match, again.id) ?? []);
  }

  /** After an undo, an amendment or a correction nothing of the last telling is shown. */
  forget(): void {
    this.#show(undefined);
  }

  dismiss(): void {
    this.#show(undefined);
  }

  #step(hearing: Hearing<State, Move>): boolean {
    this.forget();
    // A kept sheet that cannot be let go is a fault of the disk, and said as one.
    if (!hearing.accepted && !this.#live.fault) this.#unstepped = hearing.refusal;
    return hearing.accepted;
  }

  #show(refused: Refused<Move> | undefined): void {
    this.#refused = refused;
    this.#unstepped = undefined;
    keepRefused(this.#live, refused);
  }

  #refuse(refused: Refused<Move>): void {
    this.#refusedAt = this.#live.match.log.length;
    this.#show(refused);
    tremble('refused');
    sound('refused');
  }

  #accept(effects: readonly Effect[]): void {
    this.#show(undefined);
    this.#give(effects);
    const { pointsBySeat } = this.#gains;
    tremble('recorded');
    sound(Object.values(pointsBySeat).some((points) => points > 0) ? 'points' : 'recorded');
  }

  #give(effects: readonly Effect[]): void {
    const pointsBySeat: Record<SeatId, number> = {};
    for (const { seat, points } of effects)
      if (seat !== undefined && points !== undefined)
        pointsBySeat[seat] = (pointsBySeat[seat] ?? 0) + points;
    const told = this.#live.match.log.length;
    this.#gains = { serial: this.#gains.serial + 1, pointsBySeat, effects, told };
  }
}
